"""A game with changed numbers has no net until one is trained."""

from dataclasses import replace
from pathlib import Path

import pytest

from tinstar.lab.experiments import settings_of
from tinstar.lab.experiments.retraining import retrained
from tinstar.lab.simulation.simulate import Plan, simulate

USUAL = Plan("rin_tin_tin", ("net", "random"), games=30, seed=1)  # compiles fastest
CHANGED = settings_of(USUAL, "boodle_value.3=15").popitem()[1]


@pytest.mark.compiled
def test_a_net_learns_a_changed_game_and_plays_it_as_quickly(tmp_path: Path):
    assert retrained(USUAL, tmp_path, 0.001) is USUAL
    told: list[float] = []
    learned = retrained(CHANGED, tmp_path, 0.001, report=told.append)
    assert told[-1] == 1.0
    assert learned.seats[1] == "random"
    assert Path(learned.seats[0].removeprefix("net:")).parent == tmp_path
    found, greedy = simulate(learned), simulate(CHANGED)
    assert found.complete
    assert found.rows.tobytes() != greedy.rows.tobytes()
    beside = simulate(replace(learned, playouts=1, games=2))
    assert beside.complete
