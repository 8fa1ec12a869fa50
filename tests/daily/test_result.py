"""How a result compares with other matches of the same deal."""

import subprocess
import sys

import pytest

from tinstar.daily.result import Outcome, higher_is_better, share_no_better

OTHERS = [Outcome(True, 9), Outcome(True, 7), Outcome(False, 8), Outcome(False, 2)]


@pytest.mark.parametrize(
    ("own", "up", "share"),
    [
        (Outcome(True, 9), True, 1.0),
        (Outcome(True, 8), True, 0.75),
        (Outcome(False, 99), True, 0.5),  # a win counts more than any points
        (Outcome(False, 8), True, 0.5),  # an equal result is no better
        (Outcome(False, 1), True, 0.0),
        (Outcome(True, 7), False, 1.0),  # fewer points are better
        (Outcome(True, 9), False, 0.75),
        (Outcome(False, 3), False, 0.25),
    ],
)
def test_a_result_compares_by_win_and_then_by_points(own, up, share):
    assert share_no_better(own, OTHERS, up) == share


def test_winners_and_losers_show_whether_more_points_are_better():
    assert higher_is_better(OTHERS)
    assert not higher_is_better([Outcome(True, 3), Outcome(False, 8), Outcome(False, 20)])
    assert higher_is_better([Outcome(True, 3)])


def test_the_package_needs_neither_numpy_nor_a_web_framework():
    code = (
        "import sys; from tinstar.daily import deal, result, streak;"
        "print(*{'numpy', 'numba', 'litestar', 'msgspec', 'sqlalchemy'} & {*sys.modules})"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout == "\n"
