"""Playouts of a search guided by a net."""

from typing import Any

import numpy as np
import pytest

import tinstar
from tests.players.positions import position
from tinstar.engine.compiler import plain, rule
from tinstar.engine.kernel import DECISIONS, TERMINAL, to_act
from tinstar.players import net_search
from tinstar.players.net_file import shipped


@rule
def played_on(boxes: Any, states: Any, seat: int, scratches: Any, guide: Any) -> int:
    """Play on, and return the seat to act."""
    net_search.play_on(boxes[0], states[1], seat, scratches[0], guide)
    return to_act(boxes[0], states[1])


@pytest.mark.parametrize("name", ["calaboose", "showdown"])
def test_they_are_judged_where_the_seat_that_thinks_is_asked_again(name: str):
    game = tinstar.load(name, players=3)
    net, _ = shipped(game)
    assert net
    steps = []
    for seed in range(8):
        state = position(game, 20, seed)
        states, scratch = np.repeat(state.array, 3), game.scratch(seed)
        seat = (state.current_player() + seed) % 3
        guide = net_search.guide_of(game, net, states)
        mover = plain(played_on, game.box, states, seat, scratch, guide)
        steps.append(scratch.counters[DECISIONS])
        assert mover in (seat, TERMINAL) or steps[-1] == net_search.MOST_STEPS
        assert steps[-1] >= net_search.STEPS or mover == TERMINAL
    assert len(set(steps)) > 1
