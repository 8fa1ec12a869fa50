"""Etiquette: when a computer player calls against people."""

import pytest

from tests.games.caboo.table import Table, table
from tinstar.engine.compiler import plain
from tinstar.games.caboo.actions import CALL, DRAW
from tinstar.games.caboo.etiquette import TURNS, manners

FEW, MANY = "K:A A:A", "Q:A J:A 10:A 9:A"


def turn(a: str, turns: int) -> Table:
    t = table(f"A* {a}\nB 9 9 9 9\nC 9 9 9 9\ncentre 3\npile 4 9 9")
    t.s.turns = turns
    return t


@pytest.mark.parametrize(
    ("a", "turns", "expected"),
    [(FEW, 3 * TURNS, -1), (FEW, 3 * TURNS + 1, 1), (MANY, 3 * TURNS + 1, -1)],
)
def test_one_calls_after_four_turns_of_each_seat_with_few_points(a: str, turns: int, expected: int):
    t = turn(a, turns)
    assert plain(manners, t.box, t.s, CALL) == expected
    assert plain(manners, t.box, t.s, DRAW) == 0


def test_who_is_out_takes_no_turns():
    t = turn(FEW, 2 * TURNS + 1)
    t.s.playing = 0b011
    assert plain(manners, t.box, t.s, CALL) == 1
