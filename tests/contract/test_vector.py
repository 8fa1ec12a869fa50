"""Many games in step are the games that one would play one by one, seen through one keyhole."""

import numpy as np
import pytest

from tinstar.core import kernel
from tinstar.core.compile import plain
from tinstar.core.random import start
from tinstar.core.state import State

pytestmark = pytest.mark.compiled
SEED, STEPS = 21, 40


def answered(state: State, room: np.ndarray) -> State:
    """Chance answered in Python from the stream in `room`."""
    plain(kernel.answer_chance, state.game.box[0], state.s, room[0])
    return state


def test_each_step_is_that_of_a_game_played_alone_with_its_own_stream(game):
    vector, i, room = game.vector(3, SEED), 2, game.room()
    plain(start, room["stream"][0], np.uint64(SEED), 2 * i)
    frame, alone = vector.reset(), answered(game.new_initial_state(), room)
    for _ in range(STEPS):
        seat = alone.current_player()
        assert frame.players[i] == seat
        assert frame.observations[i].tobytes() == alone.view(seat).record.tobytes()
        assert frame.masks[i].tobytes() == alone.legal_actions_mask().tobytes()
        actions = vector.sample()
        alone.apply_action(int(actions[i]))
        answered(alone, room)
        frame = vector.step(actions)
        assert frame.terminated[i] == alone.is_terminal()
        assert frame.rewards[i].tolist() == alone.returns()
        if alone.is_terminal():
            assert vector.ends.scores[i].tolist() == alone.scores()
            alone = answered(game.new_initial_state(), room)


def test_what_is_told_does_not_depend_on_threads(game):
    one, two = game.vector(7, SEED), game.vector(7, SEED, threads=2)
    with one, two:
        one.reset(), two.reset()
        for _ in range(STEPS):
            pair = one.step(one.sample()), two.step(two.sample())
            for here, there in zip(*pair, strict=True):
                assert here.tobytes() == there.tobytes()


def test_an_action_that_may_not_be_done_is_named_and_changes_nothing(game):
    vector = game.vector(2, SEED)
    frame = vector.reset()
    masks, before = frame.masks.copy(), vector.state(0)
    wrong, right = int(np.argmin(masks[0])), int(np.argmax(masks[1]))
    if masks[0, wrong]:
        return  # all may be done here
    told = frame.observations[0].tobytes(), masks[0].tobytes(), frame.players[0]
    frame = vector.step([wrong, right])
    assert vector.objections.tolist()[1] == 0
    assert list(vector.refusals()) == [0]
    assert vector.refusals()[0].startswith(game.rules.actions.text(wrong) + ": ")
    assert vector.state(0) == before
    assert (frame.observations[0].tobytes(), frame.masks[0].tobytes(), frame.players[0]) == told
    assert not frame.terminated[0]
