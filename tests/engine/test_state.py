"""States and views, with a game small enough to write down every expectation."""

import copy
import hashlib
import json
from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

import tinstar
from tests.engine import kuhn
from tests.engine.kuhn import BET, CALL, CHECK, FOLD, Card, Ending, Objection
from tinstar.engine.compiler import rule
from tinstar.engine.state import Step
from tinstar.engine.state_as_text import LONGEST_STATE
from tinstar.errors import BadOption, BadRecord, GameIsOver, IllegalAction, NotAnAction, NotYourTurn


def after(*answers: int) -> tinstar.State:
    state = kuhn.game().new_initial_state()
    for answer in answers:
        state.apply_action(answer)
    return state


def dealt(*answers: int) -> tinstar.State:
    return after(Card.KING, Card.JACK, *answers)


# --- the interface for researchers --------------------------------------------------------------


def test_a_game_answers_in_openspiels_words():
    game = kuhn.game()
    assert game.num_players() == 2
    assert game.num_distinct_actions() == 4
    assert game.max_chance_outcomes() == 3
    assert game.max_game_length() == 3
    assert game.observation_tensor_shape() == [3 + 1 + 4 + 8 + 1 + 1 + 2]
    assert repr(game) == "tinstar.load('kuhn', players=2)"


def test_the_digest_of_a_game_follows_its_header():
    assert kuhn.game().digest == kuhn.game().digest
    assert kuhn.game().header()["edition"] == kuhn.EDITION.digest


@pytest.mark.parametrize(("n", "threads"), [(-1, 1), (1, 0), (1, -2)])
def test_rollouts_refuse_numbers_that_cannot_be(n, threads):
    with pytest.raises(BadOption, match=r"expected a whole number of at least [01], got"):
        kuhn.game().rollouts(n, seed=1, threads=threads)


# --- chance -------------------------------------------------------------------------------------


def test_chance_deals_each_card_that_is_left():
    first, second = after(), after(Card.QUEEN)
    assert first.current_player() == tinstar.CHANCE
    assert first.is_chance_node()
    assert first.chance_weights() == [1, 1, 1]
    assert first.chance_outcomes() == [(0, 1 / 3), (1, 1 / 3), (2, 1 / 3)]
    assert second.chance_outcomes() == [(0, 1 / 2), (2, 1 / 2)]
    assert second.legal_actions() == [0, 2]
    assert second.legal_actions(0) == []
    assert not second.legal_actions_mask().any()


def test_nobody_asks_chance_while_a_seat_decides():
    assert dealt().chance_outcomes() == []
    assert dealt().chance_weights() == []


def test_all_that_chance_is_asked_can_be_drawn_at_once():
    rng, deals = np.random.default_rng(1), Counter[tuple[int, ...]]()
    for _ in range(600):
        state = after()
        assert state.draw(rng) == 0
        assert state.steps() == after(*state.history()).steps()
        deals[tuple(state.history())] += 1
    assert len(deals) == 6
    assert all(70 < n < 130 for n in deals.values())


def test_nothing_is_drawn_where_a_seat_decides_or_the_game_is_over():
    rng = np.random.default_rng(1)
    for state, asked in ((dealt(CHECK), 1), (dealt(BET, FOLD), tinstar.TERMINAL)):
        before = state.clone()
        assert state.draw(rng) == asked
        assert (state, state.steps()) == (before, before.steps())


@pytest.mark.parametrize("outcome", [1, -1, 3, 99, None, "0", True, 0.5])
def test_an_outcome_that_cannot_be_is_refused(outcome):
    state = after(Card.QUEEN)
    before = state.serialize()
    with pytest.raises(NotYourTurn, match=r"expected .*outcome of chance"):
        state.apply_action(outcome)
    assert state.serialize() == before


def test_refusing_an_outcome_does_not_tell_which_cards_are_left():
    texts = set()
    for first_card in Card.JACK, Card.QUEEN:
        with pytest.raises(NotYourTurn) as refused:
            after(first_card).apply_action(-1)
        texts.add(str(refused.value))
    assert len(texts) == 1


# --- deciding -----------------------------------------------------------------------------------


def test_the_seat_to_act_has_legal_actions_and_the_other_has_none():
    state = dealt(BET)
    assert state.current_player() == 1
    assert state.legal_actions() == state.legal_actions(1) == [FOLD, CALL]
    assert state.legal_actions(0) == []
    assert state.legal_actions_mask().tolist() == [0, 0, 1, 1]
    assert state.view(1).legal_actions() == [FOLD, CALL]
    assert state.view(0).legal_actions() == state.view(-1).legal_actions() == []


def test_an_illegal_action_carries_its_objection_and_touches_nothing():
    state = dealt(BET)
    before = state.serialize()
    with pytest.raises(IllegalAction, match="check: there is a bet to answer") as refused:
        state.apply_action(CHECK)
    assert refused.value.objection == Objection.A_BET == state.view(1).objection(CHECK)
    assert state.serialize() == before


@pytest.mark.parametrize("action", [-1, 4, 10**30, 1.0, True, "bet", None, [1]])
def test_what_is_no_action_is_refused_and_touches_nothing(action):
    state = dealt()
    before = state.serialize()
    with pytest.raises(NotAnAction, match="expected"):
        state.apply_action(action)
    assert state.serialize() == before


@pytest.mark.parametrize("integer", [np.int16, np.int32, np.int64, np.uint8])
def test_integers_of_numpy_are_actions_like_any_other(integer):
    state = dealt()
    state.apply_action(integer(BET))
    assert state == dealt(BET)
    assert type(state.history()[-1]) is int


@pytest.mark.parametrize("answer", [BET, 99, None])
def test_a_game_that_is_over_takes_no_more_answers(answer):
    state = dealt(CHECK, CHECK)
    with pytest.raises(GameIsOver, match="expected no more actions"):
        state.apply_action(answer)
    assert state.legal_actions() == []
    assert not state.legal_actions_mask().any()


def test_the_end_has_a_reason_and_returns_that_sum_to_zero():
    assert dealt(BET).returns() == [0.0, 0.0]
    assert dealt(BET).ending() == Ending.NONE
    over = dealt(BET, CALL)
    assert over.is_terminal()
    assert over.current_player() == tinstar.TERMINAL
    assert over.ending() == Ending.SHOWN
    assert over.scores() == [2, -2]
    assert over.returns() == over.rewards() == [1.0, -1.0]
    assert over.player_return(1) == -1.0


# --- texts --------------------------------------------------------------------------------------


def test_actions_and_outcomes_are_read_as_they_are_written():
    state = after()
    for answer in (Card.QUEEN, Card.KING, CHECK, BET, FOLD):
        text = state.action_to_string(state.current_player(), answer)
        assert state.string_to_action(text) == answer
        state.apply_action(answer)
    assert after().action_to_string(tinstar.CHANCE, Card.JACK) == "deal jack"
    assert dealt().string_to_action(" BET ") == BET
    with pytest.raises(NotAnAction):
        dealt().string_to_action("raise")


# --- views --------------------------------------------------------------------------------------


def test_a_view_holds_the_own_card_and_no_other():
    view = dealt(BET).view(0)
    assert view.s.hand.tolist() == [Card.KING, Card.NONE]
    assert view.s.laid.tolist() == [Card.NONE, Card.NONE]
    assert view.s.deck.tolist() == [0, 0, 0]
    assert view.s.deck_size == 1
    assert (view.seat, view.position, view.current_player()) == (0, 3, 1)


def test_a_view_is_a_copy():
    state = dealt()
    state.view(0).s.has_bet[1] = 1
    assert state == dealt()


def test_the_tensor_shows_the_own_card_one_hot():
    state = dealt()
    hand = state.game.observation_slices()["hand"]
    assert state.observation_tensor(0)[hand].tolist() == [0, 0, 0, 1]
    assert state.observation_tensor(1)[hand].tolist() == [0, 1, 0, 0]
    assert list(state.observation_tensor(0).shape) == state.game.observation_tensor_shape()


def test_the_information_state_holds_what_the_seat_was_told():
    one, same, other = dealt(BET), after(Card.KING, Card.QUEEN, BET), dealt(CHECK)
    assert one.information_state_string(0) == same.information_state_string(0)
    assert one.information_state_string(1) != same.information_state_string(1)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_string(-1) == same.information_state_string(-1)
    assert json.loads(one.observation_string(0))["hand"] == [Card.KING, Card.NONE]


def test_resampling_draws_evenly_what_the_seat_cannot_see_and_keeps_what_it_can():
    state, rng = dealt(BET), np.random.default_rng(1)
    drawn = [state.resample(0, rng) for _ in range(400)]
    assert {s.s.hand[0] for s in drawn} == {Card.KING}
    assert {s.view(0).digest() for s in drawn} == {state.view(0).digest()}
    assert 150 < sum(s.s.hand[1] == Card.JACK for s in drawn) < 250
    assert drawn[0].history() == [Card.KING, None, BET]


def test_a_spectator_can_resample_too():
    drawn = dealt(BET).resample(-1, np.random.default_rng(1))
    assert drawn.view(-1).digest() == dealt(BET).view(-1).digest()
    assert drawn.history() == [None, None, BET]


# --- copies and serialisation -------------------------------------------------------------------


def test_a_clone_goes_its_own_way():
    state = dealt()
    other = state.clone()
    assert other == state
    other.apply_action(BET)
    assert other != state
    assert state.history() == [Card.KING, Card.JACK]
    assert other.history() == [Card.KING, Card.JACK, BET]


@pytest.mark.parametrize("duplicate", [copy.copy, copy.deepcopy])
def test_a_copy_of_a_state_is_a_clone(duplicate):
    state = after(Card.QUEEN, Card.KING)
    other = duplicate(state)
    other.apply_action(BET)
    assert state == after(Card.QUEEN, Card.KING)
    assert state.history() == [Card.QUEEN, Card.KING]
    assert other.game is state.game


@pytest.mark.parametrize("rng", [1, None, np.random.RandomState(1)])
def test_chance_is_drawn_by_a_generator_and_by_nothing_else(rng):
    state, dealt = after(), after(Card.QUEEN, Card.KING)
    for ask in (state.draw, dealt.view(0).sample, lambda rng: dealt.resample(0, rng)):
        with pytest.raises(BadOption, match=r"rng: expected a random.Random or a .*, got"):
            ask(rng)
    assert state == after()


@pytest.mark.parametrize("seat", [True, 2, -2, 0.0, "A", None])
def test_a_view_is_of_a_seat_or_a_spectator(seat):
    state = after(Card.QUEEN, Card.KING)
    for look in (state.view, state.observation_tensor, state.information_state_string):
        with pytest.raises(BadOption, match="seat: expected -1 to 1, got"):
            look(seat)


@pytest.mark.parametrize("action", [-1, 4, 10**9, 0.5, "bet"])
def test_a_view_has_objections_to_actions_only(action):
    with pytest.raises(NotAnAction, match="action: expected 0 to 3, got"):
        after(Card.QUEEN, Card.KING).view(0).objection(action)


def test_a_state_has_one_record_of_its_game():
    for wrong in (
        np.zeros(1, np.int16),
        np.zeros(0, kuhn.STATE.dtype),
        np.zeros(2, kuhn.STATE.dtype),
    ):
        with pytest.raises(BadOption, match="record: expected records of 8 fields of shape"):
            tinstar.State(kuhn.game(), wrong)


def test_states_of_other_games_are_not_equal():
    other = kuhn.game(kuhn.variant("another"))
    assert dealt() != "a state"
    assert other.new_initial_state() != kuhn.game().new_initial_state()


def test_who_answered_what_in_whose_sight_is_kept():
    assert dealt(BET).steps() == [Step(-1, Card.KING, 1), Step(-1, Card.JACK, 2), Step(0, BET, 3)]


@pytest.mark.parametrize("answers", [(), (2,), (2, 0), (2, 0, 0, 1), (2, 0, 0, 1, 3)])
def test_a_state_survives_the_way_to_text_and_back(answers):
    state = after(*answers)
    copy = state.game.deserialize_state(state.serialize())
    assert copy == state
    assert copy.steps() == state.steps()
    assert copy.serialize() == state.serialize()
    assert str(copy) == str(state)


DEEP = "[" * 900 + "]" * 900


def with_digest(content, **more):
    """Return such a record with a digest that fits."""
    changed = {k: v for k, v in (content | more).items() if k != "digest"}
    compact = json.dumps(changed, separators=(",", ":"))
    digest = hashlib.sha256(compact.encode()).hexdigest()
    return json.dumps(changed | {"digest": digest})


def corrupted():
    """Yield a serialised state with every possible defect, and a description of it."""
    text = dealt(BET).serialize()
    for length in range(0, len(text), 7):
        yield f"cut after {length}", text[:length]
    content = json.loads(text)
    for key in content:
        yield f"no {key}", json.dumps({k: v for k, v in content.items() if k != key})
        yield f"null {key}", json.dumps(content | {key: None})
        yield f"odd {key}", json.dumps(content | {key: [[1.5, "x"]]})
    for key in content["header"]:
        yield f"other {key}", json.dumps(content | {"header": content["header"] | {key: "?"}})
    for i, step in enumerate(content["steps"]):
        for j, value in enumerate(step):
            for other in (value + 1, None, "x", True):
                steps = json.loads(json.dumps(content["steps"]))
                steps[i][j] = other
                yield f"step {i} {j} {other!r}", json.dumps(content | {"steps": steps})
    yield "a step less", json.dumps(content | {"steps": content["steps"][:-1]})
    yield "another digest", json.dumps(content | {"digest": "0" * 64})
    for key, value in content["state"].items():
        other = value + 1 if isinstance(value, int) else [v + 1 for v in value]
        yield f"other {key}", json.dumps(content | {"state": content["state"] | {key: other}})
    yield "no object", "[]"
    yield "a number", "7"
    yield "nested without end", "[" * 100_000
    for key in content["state"]:
        deep = content["state"] | {key: json.loads(DEEP)}
        yield f"{key} nested as deep as can be", with_digest(content, state=deep)
    yield "a number without end", text.replace('"deck_size":1', f'"deck_size":{"9" * 5000}')
    yield "too long", text.replace('"steps":', f'"steps":{" " * LONGEST_STATE}')
    yield "not a number", text.replace('"deck_size":1', '"deck_size":NaN')


CORRUPTED = dict(corrupted())


@pytest.mark.parametrize("how", CORRUPTED)
def test_a_spoilt_record_is_refused(how):
    with pytest.raises(BadRecord, match="expected") as refused:
        kuhn.game().deserialize_state(CORRUPTED[how])
    assert len(str(refused.value)) < 1000


def test_a_state_of_another_version_says_which_was_expected():
    text = dealt().serialize().replace('"version":1', '"version":2')
    with pytest.raises(
        BadRecord, match=r"expected a state of the game .*'version': 1.*got a state of"
    ):
        kuhn.game().deserialize_state(text)


def test_a_part_of_a_game_that_is_no_rule_is_refused_by_name():
    with pytest.raises(
        TypeError,
        match=r"wanting: set_up: expected a function of \(box, s\) marked with @rule, got len",
    ):
        kuhn.variant("wanting", set_up=len)


def test_a_game_has_no_parts_of_other_names():
    with pytest.raises(TypeError, match="unexpected keyword argument 'set_upp'"):
        kuhn.variant("wanting", set_upp=kuhn.set_up)


def test_two_games_may_not_share_a_layout():
    with pytest.raises(TypeError, match="got the record of kuhn for both kuhn and twin"):
        replace(kuhn.RULES, name="twin")


@rule
def nobody_scores(box, s, seat):
    return 0


def test_two_games_may_have_the_same_fields():
    other = kuhn.game(kuhn.variant("like_kuhn", score=nobody_scores))
    assert other.rules.state.dtype.names == kuhn.STATE.dtype.names
    states = [game.new_initial_state() for game in (kuhn.game(), other)]
    for state in states:
        for answer in (Card.KING, Card.QUEEN, CHECK, CHECK):
            state.apply_action(answer)
    assert [state.scores() for state in states] == [[1, -1], [0, 0]]
