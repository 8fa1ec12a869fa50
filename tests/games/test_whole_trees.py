"""Steps tell a seat nothing hidden: checked on whole trees (`make leaks` checks more)."""

import pytest

import tinstar
from tinstar.testing.exhaustive_step_check import check


@pytest.mark.parametrize(("name", "positions"), [("calaboose", 377), ("outlaws25", 1853)])
def test_what_is_told_follows_from_what_a_seat_sees(name: str, positions: int) -> None:
    assert check(tinstar.load(name).variant("tiny")) == (positions, ())
