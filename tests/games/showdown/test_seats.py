"""Seats are interchangeable: if the table is rotated, everything rotates with it."""

import numpy as np
import pytest

import tinstar
from tinstar.engine.kernel import CHANCE
from tinstar.testing.leak_check import random_answer


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_table_turned_by_one_seat_plays_the_same_game(players: int, seed: int):
    game = tinstar.load("showdown", players=players)
    one, other = game.new_initial_state(), game.new_initial_state()
    rng = np.random.default_rng(seed)
    first = int(rng.integers(players))
    one.apply_action(first)
    other.apply_action((first + 1) % players)
    while not one.is_terminal():
        answer = random_answer(one, rng)
        asked = one.current_player()
        assert other.current_player() == (asked if asked == CHANCE else (asked + 1) % players)
        assert other.legal_actions() == one.legal_actions()
        assert other.chance_weights() == one.chance_weights()
        one.apply_action(answer)
        other.apply_action(answer)
    assert other.ending() == one.ending()
    assert np.roll(one.scores(), 1).tolist() == other.scores()
    assert np.roll(one.returns(), 1).tolist() == other.returns()
