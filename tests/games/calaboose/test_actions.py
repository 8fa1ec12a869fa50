"""The first and last action of each family have the right effect."""

import pytest

from tests.games.calaboose.table import table

TURN = """
    A   hand Bandit              jail . . . . .
    B   hand Bandit              jail . . . . .
    C*  hand Huckster Lawman Whiskey Break   jail . . . . .
    D   hand Bandit              jail . . . . .
    E   hand Shark               jail . . . . .
"""
FULL = """
    A   hand Bandit              jail Gunslinger Gunslinger Rustler Rustler [Huckster]
    B*  hand Huckster Break      jail Huckster Lawman Bandit Bandit Shark
"""
NO_ROOM_FOR_A_HUCKSTER = """
    A   hand Bandit              jail Gunslinger Gunslinger Rustler Shark Shark
    B*  hand Huckster Bandit     jail . . . . .
"""
NO_ROOM_FOR_A_LAWMAN = """
    A   hand Bandit              jail Huckster Huckster Huckster Huckster Huckster
    B*  hand Lawman Bandit       jail . . . . .
"""
DEFENCE = """
    A*  hand Bandit              jail . . . . .
    B   hand Huckster Bandit     jail .<Lawman . . . Huckster
    C   hand Bandit              jail . . . . .
    D   hand Bandit              jail . . . . .
    E   hand Bandit              jail . . . . .
"""
AT_THE_LAST_CELL = """
    A*  hand Bandit              jail . . . . .
    B   hand Lawman Bandit       jail Bandit . . Shark .<Bandit
    C   hand Bandit              jail . . . . .
    D   hand Bandit              jail . . . . .
    E   hand Bandit              jail . . . . .
"""


@pytest.mark.parametrize(
    ("drawing", "actions", "expected"),
    [
        (TURN, "put huckster", "C hand Lawman Whiskey Break  jail Huckster"),
        (TURN, "put bad-lawman", "C hand Huckster Whiskey Break  jail Lawman"),
        (FULL, "lock 1", "B jail [Huckster] Lawman Bandit Bandit Shark"),
        (FULL, "lock 5", "B jail Huckster Lawman Bandit Bandit [Shark]"),
        (TURN, "send huckster to A1", "A jail .<Huckster"),
        (TURN, "send bad-lawman to E5", "E jail . . . . .<Lawman"),
        (NO_ROOM_FOR_A_LAWMAN, "send bad-lawman nowhere", "B* hand Bandit"),
        (NO_ROOM_FOR_A_HUCKSTER, "send huckster nowhere", "B* hand Bandit"),
        (TURN, "whiskey A, allow", "A hand Huckster Lawman Break"),
        (TURN, "whiskey E, allow", "E hand Huckster Lawman Break"),
        (FULL, "break huckster", "B* jail . Lawman Bandit Bandit Shark"),
        (FULL, "break bad-lawman", "B* jail Huckster . Bandit Bandit Shark"),
        (DEFENCE, "accept 1", "B* jail Lawman . . . Huckster"),
        (AT_THE_LAST_CELL, "accept 5", "B* jail Bandit . . Shark Bandit"),
        (DEFENCE, "defend 1 with huckster, to A1", "A* jail .<Huckster"),
        (AT_THE_LAST_CELL, "defend 5 with bad-lawman, to E5", "E jail . . . . .<Lawman"),
        (DEFENCE, "defend 1 from 5, to E5", "E jail . . . . .<Huckster"),
        (AT_THE_LAST_CELL, "defend 5 from 4, to A1", "A* jail .<Shark"),
    ],
)
def test_an_action_is_what_it_says(drawing: str, actions: str, expected: str):
    t = table(drawing).do(*actions.split(", "))
    assert t.shows(expected)
