"""How sure a number of games makes us: 95 % intervals for shares and for means."""

import math
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike

Z_95 = 1.959963984540054  # the normal distribution leaves 2.5 % beyond it on either side


class Estimate(NamedTuple):
    """A figure and the 95 % interval around it."""

    value: float
    low: float
    high: float


def wilson(successes: float, n: int) -> Estimate:
    """The share `successes / n` with Wilson's score interval.

    `successes` may be fractional, as when ties are split: such a sum varies less than a count
    with the same mean, so the interval is then wider than it need be, never narrower.
    """
    if n < 1 or not 0 <= successes <= n:
        raise ValueError(f"expected 0 <= successes <= n and n >= 1, got {successes} of {n}")
    share = successes / n
    shrink = 1 + Z_95**2 / n
    centre = (share + Z_95**2 / (2 * n)) / shrink
    half = Z_95 / shrink * math.sqrt(share * (1 - share) / n + (Z_95 / (2 * n)) ** 2)
    return Estimate(share, max(centre - half, 0.0), min(centre + half, 1.0))


def mean_interval(values: ArrayLike) -> Estimate:
    """The mean of independent values with its normal interval; without bounds for a single one."""
    sample = np.asarray(values, float)
    if sample.ndim != 1 or not len(sample):
        raise ValueError(f"expected one row of values, got shape {sample.shape}")
    mean = float(sample.mean())
    if len(sample) == 1:
        return Estimate(mean, -math.inf, math.inf)
    half = Z_95 * float(sample.std(ddof=1)) / math.sqrt(len(sample))
    return Estimate(mean, mean - half, mean + half)
