"""Seats are interchangeable: if the table is rotated, everything rotates with it."""

import numpy as np
import pytest

import tinstar
from tinstar.engine.actions import seats
from tinstar.games.calaboose.actions import ACTIONS, SEAT
from tinstar.testing.leak_check import random_answer


def turned(action: int, players: int) -> int:
    """Return the same action after everybody has moved one seat to the left."""
    words = ACTIONS.family(action).parameters
    values = ACTIONS.parameters(action)
    moved = {p: (v + 1) % players for p, v in values.items() if words[p] == SEAT}
    return ACTIONS.encode(ACTIONS.family(action).name, **values | moved)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_table_turned_by_one_seat_plays_the_same_game(players, seed):
    game = tinstar.load("calaboose", players=players, whiskey_cancel_by="anyone")
    one, other = game.new_initial_state(), game.new_initial_state()
    rng = np.random.default_rng(seed)
    dealer = int(rng.integers(players))
    one.apply_action(dealer)
    other.apply_action((dealer + 1) % players)
    while not one.is_terminal():
        answer = random_answer(one, rng)
        if one.is_chance_node():
            assert other.chance_weights() == one.chance_weights()
            other.apply_action(answer)
        else:
            assert other.current_player() == (one.current_player() + 1) % players
            assert set(other.legal_actions()) == {turned(a, players) for a in one.legal_actions()}
            other.apply_action(turned(answer, players))
        one.apply_action(answer)
    assert other.ending() == one.ending()
    assert np.roll(one.scores(), 1).tolist() == other.scores()
    assert np.roll(one.returns(), 1).tolist() == other.returns()


def test_letters_name_seats_and_nothing_else_in_actions():
    assert seats(5) == SEAT
