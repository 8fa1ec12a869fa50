"""What a seat and a spectator are told between automatic steps reveals nothing hidden."""

import pytest

from tinstar.games import load, ours, rules
from tinstar.testing.compiled_leak_check import sweep


@pytest.mark.compiled
@pytest.mark.parametrize("name", ours())
def test_no_step_reveals_anything_hidden(name: str) -> None:
    report = sweep(load(name, rules(name).box.seats[-1]).compile(), positions=50_000)
    assert report.leaks == ()
    assert report.stepped > 100
