"""A Ray cluster on this machine plays the same games, although it loses one worker."""

from contextlib import closing

import numpy as np
import pytest

import tinstar
from tinstar.lab.simulation.simulate import Company, Plan, simulate

PLAN = Plan("calaboose", ("greedy", "random"), games=600, seed=3)


@pytest.mark.parametrize("on", ["spark://far:1", "here"])
def test_a_cluster_that_is_none_is_refused(on: str):
    with pytest.raises(tinstar.BadOption, match=r"--on: expected ray or ray://HOST:PORT"):
        simulate(PLAN, on=on)


@pytest.mark.compiled
@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::FutureWarning")
def test_rows_are_the_same_to_the_bit_though_a_worker_is_lost():
    here = simulate(PLAN).rows
    found = np.zeros_like(here)
    with closing(Company(PLAN, PLAN.load(), workers=2, on="ray")) as company:
        for number, (numbers, rows) in enumerate(company.play(range(PLAN.games))):
            found[numbers] = rows
            if number == 1:
                cluster = company._elsewhere
                cluster._ray.kill(cluster.idle[-1])
        assert cluster._lost == 1
    assert found.tobytes() == here.tobytes()
