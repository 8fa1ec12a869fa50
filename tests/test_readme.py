import doctest
from pathlib import Path

import pytest

README = Path(__file__).parents[1] / "README.md"


@pytest.mark.compiled
def test_the_example_in_the_readme_runs():
    results = doctest.testfile(str(README), module_relative=False)
    assert results.attempted >= 5
    assert results.failed == 0


def test_the_readme_fits_on_one_screen():
    assert len(README.read_text().splitlines()) <= 60
