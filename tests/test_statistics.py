import math
from typing import Any

import numpy as np
import pytest
from scipy import stats

from tinstar.statistics import Z_95, Estimate, mean_interval, wilson


def test_z_95_is_the_normal_quantile():
    assert pytest.approx(stats.norm.ppf(0.975), abs=1e-12) == Z_95


@pytest.mark.parametrize(("successes", "n"), [(0, 10), (3, 10), (10, 10), (520, 1000), (1, 1)])
def test_wilson_agrees_with_scipy(successes: int, n: int):
    theirs = stats.binomtest(successes, n).proportion_ci(0.95, method="wilson")
    ours = wilson(successes, n)
    assert ours == pytest.approx((successes / n, theirs.low, theirs.high), abs=1e-12)


def test_wilson_by_hand_for_half_of_a_hundred():
    # centre 1/2, half width z sqrt(25 + z^2/4) / (100 + z^2) = 0.0961
    share, low, high = wilson(50, 100)
    assert (share, round(low, 4), round(high, 4)) == (0.5, 0.4038, 0.5962)


def test_wilson_takes_split_ties_between_the_counts_beside_them():
    assert wilson(3, 10).low < wilson(3.5, 10).low < wilson(4, 10).low
    assert wilson(3.5, 10).value == 0.35


@pytest.mark.parametrize(("successes", "n"), [(0, 0), (-1, 5), (6, 5)])
def test_wilson_refuses_what_is_no_share(successes: int, n: int):
    with pytest.raises(ValueError, match="expected 0 <= successes <= n"):
        wilson(successes, n)


def test_an_estimate_formats_all_three_figures_alike():
    assert f"{Estimate(0.5, 0.4038, 0.5962):.1%}" == "50.0% (40.4% to 59.6%)"


def test_mean_interval_agrees_with_scipy():
    sample = np.random.default_rng(5).normal(30, 8, 400)
    low, high = stats.norm.interval(0.95, loc=sample.mean(), scale=stats.sem(sample))
    assert mean_interval(sample) == pytest.approx((sample.mean(), low, high))


def test_mean_interval_by_hand():
    # 1, 2, 3: standard deviation 1, half width 1.96 / sqrt(3) = 1.1316
    mean, low, high = mean_interval([1, 2, 3])
    assert (mean, round(low, 4), round(high, 4)) == (2.0, 0.8684, 3.1316)


def test_a_single_game_bounds_nothing():
    assert mean_interval([7]) == (7.0, -math.inf, math.inf)


@pytest.mark.parametrize("values", [[], [[1, 2], [3, 4]]])
def test_mean_interval_refuses_anything_but_a_row(values: list[Any]):
    with pytest.raises(ValueError, match="expected one row of values"):
        mean_interval(values)


def test_the_intervals_hold_what_they_promise():
    rng = np.random.default_rng(11)
    shares = [wilson(k, 200) for k in rng.binomial(200, 0.3, 2000)]
    means = [mean_interval(rng.exponential(4, 200)) for _ in range(2000)]
    assert 0.93 < np.mean([e.low <= 0.3 <= e.high for e in shares]) < 0.97
    assert 0.93 < np.mean([e.low <= 4 <= e.high for e in means]) < 0.97
