"""The features of a view: told from the seat that looks, by the view alone, and told apart."""

import numpy as np
import pytest

import tinstar
from tests.contract.tables import positions
from tinstar.core.errors import BadOption
from tinstar.core.layout import Seats
from tinstar.core.state import State
from tinstar.testing.leaks import random_answer

LONG, SET_UP = 1000, 30  # decisions at the most; answers that make a long game symmetrical


def begun(game, rng, answers: int) -> State | None:
    """The first decision after so many answers; None where the game is over by then."""
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.history()) < answers:
        if state.is_terminal():
            return None
        state.apply_action(random_answer(state, rng))
    return None if state.is_terminal() else state


def turned(game, array: np.ndarray, by: int) -> np.ndarray:
    """The same position with everybody moved on by so many seats, by the marks of the layout."""
    layout, players = game.rules.state, game.players
    moved = layout.blank()
    for f in layout.fields.values():
        values = array[f.name][0].copy()
        if f.value:
            values = np.vectorize(lambda v, f=f: turned_value(game, f.value, int(v), by))(values)
        for axis, n in enumerate(f.shape):
            if isinstance(n, Seats):
                order = [(i - by) % players if i < players else i for i in range(n)]
                values = values.take(order, axis)
        moved[f.name][0] = values
    return moved


def turned_value(game, kind, value: int, by: int) -> int:
    players = game.players
    if kind.bits:
        return sum(1 << (seat + by) % players for seat in range(players) if value >> seat & 1)
    if kind.owned_by:
        owner = game.box[kind.owned_by][0].tolist()
        if owner[value] < 0:
            return value
        here, there = (
            [i for i, who in enumerate(owner) if who == seat]
            for seat in (owner[value], (owner[value] + by) % players)
        )
        return there[here.index(value)]
    seat, place = divmod(value, kind.places)
    return (seat + by) % players * kind.places + place if 0 <= seat < players else value


def same_answer(one: State, other: State, answer: int, by: int) -> int:
    """What is to be answered in a position turned by so many seats, for the same to happen."""
    game, mover = one.game, one.current_player()
    if mover >= 0:
        actions = game.encoder().actions
        return actions[(mover + by) % game.players].tolist().index(actions[mover, answer])
    after = one.clone()
    after.apply_action(answer)
    wanted = turned(game, after.array, by).tobytes()
    for outcome in [answer, *other.legal_actions()]:
        if other.chance_weights()[outcome]:
            tried = other.clone()
            tried.apply_action(outcome)
            if tried.array.tobytes() == wanted:
                return outcome
    raise AssertionError(f"{one}: chance cannot answer {answer} in {other}")


def test_a_table_that_is_turned_plays_on_the_same_and_looks_the_same(game):
    """So every field that names seats is marked, and features do not depend on who sits where.

    Long games are compared after a while, since they may be set up from the first chair on.
    """
    rng, encoder = np.random.default_rng(1), game.encoder()
    late = SET_UP if game.max_game_length() > LONG else 0
    state = begun(game, rng, late) or begun(game, rng, 0)
    by = game.players - 1
    other = State(game, turned(game, state.array, by))
    for _ in range(40):
        if state.is_terminal():
            break
        for seat in range(game.players):
            seen = encoder.active(other.view((seat + by) % game.players))
            assert set(encoder.active(state.view(seat))) == set(seen)
        answer = random_answer(state, rng)
        same = same_answer(state, other, answer, by)
        state.apply_action(answer)
        other.apply_action(same)
        assert turned(game, state.array, by).tobytes() == other.array.tobytes()


def test_features_say_nothing_but_what_the_view_says(game):
    encoder, rng = game.encoder(), np.random.default_rng(1)
    for state in positions(game, about=5):
        for seat in range(game.players):
            told = encoder.active(state.view(seat)).tolist()
            assert told == encoder.active(state.resample(seat, rng).view(seat)).tolist()


def test_features_have_names_that_are_disjoint_and_cover_all(game):
    encoder = game.encoder()
    ends = [0, *(s.stop for s in encoder.slices.values())]
    assert [s.start for s in encoder.slices.values()] == ends[:-1]
    assert ends[-1] == encoder.size <= np.iinfo(np.int16).max
    for name, shape in encoder.shapes.items():
        assert np.prod(shape) == encoder.slices[name].stop - encoder.slices[name].start


def test_each_feature_holds_once_and_views_that_differ_in_a_little_differ_in_features(game):
    encoder, told = game.encoder(), {}
    for state in positions(game, about=40):
        for seat in range(game.players):
            view = state.view(seat)
            active = encoder.active(view).tolist()
            assert len(set(active)) == len(active) < encoder.most
            assert min(active) >= 0
            assert max(active) < encoder.size
            told.setdefault((seat, frozenset(active)), set()).add(view.digest())
    alike = sum(len(views) > 1 for views in told.values())
    assert alike <= len(told) // 20  # numbers of one range, or places in another order


def test_there_is_one_list_of_features_for_all_numbers_of_seats(bundle):
    encoders = [tinstar.load(bundle.name, players).encoder() for players in bundle.box.seats]
    assert len({(e.digest, e.size, str(e.slices)) for e in encoders}) == 1


def test_a_spectator_has_no_seat_to_look_from(game):
    with pytest.raises(BadOption, match="expected the view of a seat"):
        game.encoder().active(game.new_initial_state().view(-1))


def test_actions_are_told_from_the_seat_that_looks_one_to_one(game):
    encoder = game.encoder()
    for seat in range(game.players):
        assert sorted(encoder.actions[seat]) == list(range(game.num_distinct_actions()))
    assert encoder.actions[0].tolist() == list(range(game.num_distinct_actions()))


@pytest.mark.compiled
def test_machine_code_encodes_as_python_does(fast_game):
    encoder = fast_game.encoder()
    with fast_game.vector(8, seed=1) as vector:
        frame, room = vector.reset(), encoder.room(8)
        for _ in range(40):
            encoder.encode(frame.observations, frame.players, room)
            dense = encoder.dense(room)
            for i in range(0, 8, 4):
                view = vector.state(i).view(int(frame.players[i]))
                slow = encoder.active(view)
                assert room.active[i, : room.counts[i]].tolist() == slow.tolist()
                assert np.flatnonzero(dense[i]).tolist() == sorted(slow)
            frame = vector.step(vector.sample())
