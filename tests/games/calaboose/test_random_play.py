"""Random games with a box full of Gunslingers, which have the longest chains."""

import random

import pytest

import tinstar
from tests.games.calaboose.table import Table, new_table
from tinstar.engine.compiler import plain
from tinstar.games.calaboose import scoring
from tinstar.games.calaboose.actions import DEFEND_FROM_HAND
from tinstar.games.calaboose.state import Ending, Phase

MANY_GUNSLINGERS = {"copies": [5, 6, 4, 4, 14, 4, 3, 3]}


def next_answer(t: Table, rng: random.Random) -> int:
    """Return a random outcome or action; no card is accepted while a defence is possible."""
    weights = t.state().chance_weights()
    if weights:
        return rng.choices(range(len(weights)), weights)[0]
    actions = t.listed()
    defences = [a for a in actions if a >= DEFEND_FROM_HAND]
    return rng.choice(defences or actions)


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (5, 3)])
def test_long_chains_lose_no_card_and_come_to_an_end(players: int, seed: int):
    t, rng = new_table(players, MANY_GUNSLINGERS, whiskey_cancel_by="anyone"), random.Random(seed)
    decisions, deepest = 0, 0
    while t.phase != Phase.OVER:
        decisions += t.mover != tinstar.CHANCE
        t.answer(next_answer(t, rng))
        t.agree()
        deepest = max(deepest, int(t.s.depth))
    assert deepest >= 3
    assert decisions <= scoring.longest_game(t.box, t.s)
    assert t.ending != Ending.NONE


def test_the_bound_on_the_length_of_a_game_by_hand():
    """For two players: 74 cards and 10 locks make 85 stretches of at most 3 turns.

    Each turn brings at most 5 Gunslingers.
    """
    t = new_table(2)
    turns = (74 + 10 + 1) * 3
    defences = 74 + 5 * turns
    assert plain(scoring.longest_game, t.box, t.s) == turns + 2 * 74 + 5 * defences + 2 * (1 + 2)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_series_of_three_is_bounded_by_three_games(players: int):
    bounds = [
        tinstar.load("calaboose", players=players, games=games).max_game_length()
        for games in (1, 3)
    ]
    assert bounds[1] == 3 * bounds[0] > 0
