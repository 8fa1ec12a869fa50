"""The mutation tool finds all faults, and its lists are up to date."""

import subprocess
import sys
from pathlib import Path

import pytest

import tinstar
from tests.mutants.__main__ import equivalents, unknown
from tests.mutants.faults import faults

ROOT = Path(__file__).parents[1]
FOUND = (
    "turns_and_placing.end_the_turn: if is_covered(box, s, group) and s.deck_size > 0:"
    " -> if is_covered(box, s, group) and s.deck_size > 1:"
)
SAME = (
    "groups_and_boodle.best_of_the_group: highest, best = (0, holder)"
    " -> highest, best = (-1, holder)"
)
TRIAL = """
import sys
from tests.mutants.hunt import TESTS, faults_of, hunt
MODULES = ["turns_and_placing", "groups_and_boodle"]
prey = [f for f in faults_of("rin_tin_tin", MODULES) if f.name in sys.argv[1:]]
hunt(TESTS / "rin_tin_tin" / "test_boodle.py", prey, lambda f, fate: print(f"{fate}: {f.name}"))
"""


def least(cards: list[int], most: int) -> int:
    """A function to plant faults in."""
    found = most
    for card in cards:
        if card < found and card > 0:
            found = card
    return found


def test_a_fault_has_a_name_and_does_what_it_says():
    planted = {fault.name: fault for fault in faults(least)}
    name = "if card < found and card > 0: -> if card < found and card >= 0:"
    fault = planted[f"test_mutants.least: {name}"]
    right = least.__code__
    try:
        assert least([3, 0, 2], 9) == 2
        least.__code__ = fault.code
        assert least([3, 0, 2], 9) == 0
    finally:
        least.__code__ = right
    assert "test_mutants.least: return found -> return 0" in planted
    assert "test_mutants.least: found = card -> pass" in planted
    assert "test_mutants.least: found = most -> pass" in planted


@pytest.mark.slow
def test_a_fault_that_is_tested_for_is_found_and_one_that_changes_nothing_lives_on():
    command = [sys.executable, "-c", TRIAL, FOUND, SAME]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert f"killed: {FOUND}\n" in told
    assert f"survived: {SAME}\n" in told


@pytest.mark.parametrize("game", tinstar.available())
def test_what_is_said_to_change_nothing_can_still_be_planted(game: str):
    assert unknown(game) == []
    assert all(equivalents(game).values())
