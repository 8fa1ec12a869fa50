"""Etiquette of Caboo's computer players: when they call, and the result."""

import numpy as np
import pytest

import tinstar
from tinstar.games.caboo.actions import CALL
from tinstar.games.caboo.etiquette import TURNS
from tinstar.games.caboo.state import How

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize(("spec", "players"), [("easy", 4), ("keen", 4), ("greedy", 2)])
def test_nobody_calls_at_once_and_most_calls_are_right(spec: str, players: int):
    calls, right = 0, 0
    for number in range(4):
        game = tinstar.load("caboo", players=players).compile()
        state, rng = game.new_initial_state(), np.random.default_rng(number)
        seats = [tinstar.player(spec, 10 * number + seat) for seat in range(players)]
        finished, caller = 0, 0
        while (mover := state.draw(rng)) >= 0:
            if state.s.finished > finished and state.s.how == How.CALLED:
                calls += 1
                right += state.s.points[caller] < game.numbers.wrong_call
            finished = state.s.finished
            action = seats[mover].choose(state.view(mover))
            if action == CALL:
                caller = mover
                assert state.s.turns > TURNS * state.s.playing.bit_count()
            state.apply_action(action)
    assert calls > 10
    assert right >= calls / 2
