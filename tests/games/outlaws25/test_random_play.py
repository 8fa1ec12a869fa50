"""Whole random games in plain Python. The contract tests the rest."""

import numpy as np
import pytest

import tinstar
from tinstar.engine import kernel
from tinstar.engine.compiler import plain
from tinstar.testing.leak_check import random_answer


@pytest.mark.parametrize("options", [{}, {"rounds": 12}, {"hand_only": True}, {"few_bets": True}])
def test_random_games_end_within_the_bound_with_a_winner(options: dict):
    game, rng = tinstar.load("outlaws25", players=3, **options), np.random.default_rng(3)
    bound = game.max_game_length()
    for _ in range(2):
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            decisions += state.current_player() >= 0
            plain(kernel.apply, game.box.array[0], state.array[0], random_answer(state, rng))
        assert 0 < decisions <= bound
        assert sum(state.returns()) == pytest.approx(0)
        assert max(state.returns()) > 0 or options.get("hand_only")


def test_who_sees_what_is_done_unseen():
    game, rng = tinstar.load("outlaws25", players=2), np.random.default_rng(4)
    unseen = set()
    for _ in range(6):
        state = game.new_initial_state()
        while not state.is_terminal():
            phase = state.game.rules.flow.phase_of(state.array[0])
            seats = plain(kernel.who_sees, game.box.array[0], state.array[0])
            if seats != 3:
                assert seats == 1 << int(state.array[0].mover)
                unseen.add(phase.name)
            plain(kernel.apply, game.box.array[0], state.array[0], random_answer(state, rng))
    assert unseen >= {"GANG", "ARRANGE", "DEAL", "REWARD", "LAY_OUT"}
