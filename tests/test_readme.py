import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"


@pytest.mark.compiled
@pytest.mark.parametrize("page", ["README.md", "docs/researcher.md"])
def test_the_example_of_a_page_that_people_read_first_runs(page: str):
    results = doctest.testfile(str(ROOT / page), module_relative=False)
    assert results.attempted >= 5
    assert results.failed == 0


def test_the_readme_fits_on_one_screen():
    assert len(README.read_text().splitlines()) <= 60
