"""How sure a number of games makes us of a share: 95 % intervals."""

import math
from typing import NamedTuple

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
    low, high = max(centre - half, 0.0), min(centre + half, 1.0)
    return Estimate(share, min(low, share), max(high, share))  # they may miss 0 and 1 by a hair
