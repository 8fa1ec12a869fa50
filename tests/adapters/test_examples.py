"""The example programs for the adapters do what they say, in a short run."""

import re
from pathlib import Path

import numpy as np
import pytest

from examples import gymnasium_reinforce, openspiel_cfr, pettingzoo_q_learning

ROOT = Path(__file__).parents[2]
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda p: p.stem)
def test_an_example_has_no_more_than_forty_lines(path):
    lines = path.read_text(encoding="utf-8").splitlines()
    assert sum(map(bool, lines)) <= 40


@pytest.mark.compiled
def test_a_linear_policy_learns_to_beat_random_play():
    returns = gymnasium_reinforce.train(games=250)
    assert np.mean(returns[-100:]) > 0.3


@pytest.mark.compiled
def test_a_table_of_values_learns_to_beat_random_play():
    rewards = pettingzoo_q_learning.train(games=400)
    assert len(rewards) == 400
    assert np.mean(rewards[-200:]) > 0.3


@pytest.mark.compiled
def test_cfr_comes_near_to_an_equilibrium():
    gain, values = openspiel_cfr.solve(iterations=10)
    assert gain < 0.03
    assert sum(values) == pytest.approx(0)


@pytest.mark.compiled
def test_what_the_page_on_adapters_shows_runs():
    page = (ROOT / "docs" / "adapters.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert len(blocks) == 3
    for block in blocks:
        exec(block, {})
