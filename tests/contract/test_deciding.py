"""What may be done is listed, all of it applies, and all else is refused with a reason."""

import numpy as np
import pytest
from hypothesis import given

from tests.contract.tables import ANSWERS, SOME, positions, reached, walk
from tinstar.core import kernel
from tinstar.core.compile import plain
from tinstar.core.errors import GameIsOver, IllegalAction, NotYourTurn


def objections(game, state) -> np.ndarray:
    box, s = game.box[0], state.s
    actions = range(game.num_distinct_actions())
    return np.array([int(plain(kernel.objection, box, s, a)) for a in actions])


@SOME
@given(answers=ANSWERS)
def test_legal_actions_apply_and_all_others_are_refused_and_touch_nothing(game, answers):
    state = reached(game, answers)
    if state.current_player() < 0:
        return
    before, legal = state.serialize(), state.legal_actions()
    for action in range(game.num_distinct_actions()):
        if action in legal:
            state.clone().apply_action(action)
        else:
            with pytest.raises(IllegalAction) as refused:
                state.apply_action(action)
            assert refused.value.objection > 0
    assert state.serialize() == before


def test_the_list_is_ascending_and_holds_exactly_what_nothing_speaks_against(game):
    for state in positions(game):
        if state.current_player() >= 0:
            allowed = np.flatnonzero(objections(game, state) == 0).tolist()
            assert state.legal_actions() == allowed
            assert np.flatnonzero(state.legal_actions_mask()).tolist() == allowed


def test_the_seat_to_act_sees_all_that_its_legal_actions_and_objections_follow_from(game):
    for state in positions(game):
        seat = state.current_player()
        if seat >= 0:
            view = state.view(seat)
            seen = [view.objection(a) for a in range(game.num_distinct_actions())]
            assert view.legal_actions() == state.legal_actions()
            assert seen == objections(game, state).tolist()


def test_everybody_sees_whose_turn_it_is(game):
    for state in positions(game):
        told = {state.view(seat).current_player() for seat in range(-1, game.players)}
        assert told == {state.current_player()}


def test_somebody_can_always_act_until_an_ending_is_set(game):
    *before, end = walk(game, seed=1)
    assert all(state.legal_actions() for state in before)
    assert {int(state.ending()) for state in before} == {0}
    assert int(end.ending()) > 0


@pytest.mark.parametrize("seed", [1, 2])
def test_random_games_end_within_the_bound(game, seed):
    *before, end = walk(game, seed)
    decisions = sum(state.current_player() >= 0 for state in before)
    assert 0 < decisions <= game.max_game_length()
    assert end.is_terminal()


def test_outside_of_a_decision_every_action_is_refused(game):
    start, end = walk(game, seed=1)[0], walk(game, seed=1)[-1]
    with pytest.raises(GameIsOver):
        end.apply_action(0)
    if start.is_chance_node():
        with pytest.raises(NotYourTurn):
            start.apply_action(game.max_chance_outcomes())


def test_every_objection_and_every_ending_has_a_sentence_of_its_own(bundle):
    assert set(bundle.words.OBJECTIONS) == set(bundle.objections) - {0}
    assert set(bundle.words.ENDINGS) == set(bundle.endings)
    for sentences in bundle.words.OBJECTIONS, bundle.words.ENDINGS:
        assert len(set(sentences.values())) == len(sentences)
        assert all(sentences.values())


def test_every_action_is_written_and_read_both_ways(bundle):
    for action in range(bundle.actions.size):
        assert bundle.actions.read(bundle.actions.text(action)) == action
        assert bundle.actions.read(bundle.actions.text(action).upper()) == action


def test_every_outcome_of_chance_is_written_and_read_both_ways(game):
    for state in positions(game):
        for outcome, _ in state.chance_outcomes():
            assert state.string_to_action(state.action_to_string(-1, outcome)) == outcome
