"""The same matches tell every seat the same in Pyodide, byte for byte."""

import pytest

from tests.equal.comparison import ROOT, built
from tests.programs import Missing
from tests.site.equal_matches import compare, msgspec_for_pyodide
from tinstar.games import ours

MATCHES, MOST_DECISIONS = 4, 25  # of each game; the last match is the deal of a day
FOLDER = ROOT / "build" / "equal"


@pytest.mark.compiled
@pytest.mark.slow
@pytest.mark.parametrize("name", ours())
def test_every_seat_is_told_the_same_in_pyodide(name: str):
    try:
        msgspec = msgspec_for_pyodide(FOLDER / "pyodide")
    except Missing as missing:
        pytest.skip(str(missing))
    (found,) = compare(msgspec, built(name, FOLDER, whole=False), [name], MATCHES, MOST_DECISIONS)
    assert found.different == []
    assert (found.matches, found.daily) == (MATCHES, 1)
    assert found.decisions > MOST_DECISIONS
