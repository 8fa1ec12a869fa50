"""Confidence intervals (95 %) for shares, means and ratios over many games."""

import math
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:  # a server needs shares only, and no NumPy
    import numpy as np
    from numpy.typing import ArrayLike

Z_95 = 1.959963984540054  # 2.5 % of the normal distribution lie above it


class Estimate(NamedTuple):
    """A value and its 95 % confidence interval."""

    value: float
    low: float
    high: float

    def __format__(self, spec: str) -> str:
        """Return the value with its interval in brackets, each formatted by `spec`."""
        return f"{self.value:{spec}} ({self.low:{spec}} to {self.high:{spec}})"


def wilson(successes: float, n: int, z: float = Z_95) -> Estimate:
    """Return the share `successes / n` with Wilson's score interval, `z` standard errors each way.

    `successes` may be fractional, for example when tied winners share a win. A fractional sum
    varies less than a count with the same mean. So the interval is then too wide, but never too
    narrow.
    """
    if n < 1 or not 0 <= successes <= n:
        raise ValueError(f"expected 0 <= successes <= n and n >= 1, got {successes} of {n}")
    share = successes / n
    shrink = 1 + z**2 / n
    centre = (share + z**2 / (2 * n)) / shrink
    half = z / shrink * math.sqrt(share * (1 - share) / n + (z / (2 * n)) ** 2)
    low, high = max(centre - half, 0.0), min(centre + half, 1.0)
    return Estimate(share, min(low, share), max(high, share))  # rounding errors at 0 and 1


def mean_interval(values: "ArrayLike") -> Estimate:
    """Return the mean of independent values with its normal interval (infinite for one value)."""
    import numpy as np

    sample = np.asarray(values, float)
    if sample.ndim != 1 or not len(sample):
        raise ValueError(f"expected one row of values, got shape {sample.shape}")
    mean = float(sample.mean())
    if len(sample) == 1:
        return Estimate(mean, -math.inf, math.inf)
    half = Z_95 * float(sample.std(ddof=1)) / math.sqrt(len(sample))
    return Estimate(mean, mean - half, mean + half)


def ratio_interval(parts: "ArrayLike", wholes: "ArrayLike") -> Estimate:
    """Return `sum(parts) / sum(wholes)` with its interval. Each pair is an independent game."""
    import numpy as np

    part, whole = np.asarray(parts, float), np.asarray(wholes, float)
    value = float(part.sum() / whole.sum())
    if len(part) == 1:
        return Estimate(value, -math.inf, math.inf)
    off = (part - value * whole) / whole.mean()
    half = Z_95 * float(off.std(ddof=1)) / math.sqrt(len(part))
    return Estimate(value, value - half, value + half)


def shift(having: "np.ndarray", won: "np.ndarray") -> tuple[Estimate, float]:
    """Return the difference in win rate between seats with and without a property, and its p-value.

    `having` and `won` have the shape (games, seats). Seats of the same game are not independent, so
    each game is a cluster.
    """
    apart = having - having.mean()
    spread = float((apart**2).sum())
    slope = float((apart * won).sum()) / spread
    left = won - won.mean() - slope * apart
    by_game = (apart * left).sum(axis=1)
    error = math.sqrt(float((by_game**2).sum())) / spread
    for group in (won[having > 0.5], won[having <= 0.5]):
        if len(group) and not group.std():  # with zero variance, use Wilson's interval
            _, low, high = wilson(float(group.sum()), len(group))
            error = max(error, (high - low) / 2 / Z_95)
    half = Z_95 * error
    return Estimate(slope, slope - half, slope + half), doubt(slope, error)


def doubt(value: float, error: float) -> float:
    """Return the two-sided p-value of `value` under a normal error with this standard deviation."""
    if error == 0:
        return float(value == 0)
    return math.erfc(abs(value) / error / math.sqrt(2))


def holm(doubts: list[float], level: float = 0.05) -> list[bool]:
    """Return which p-values are significant at a family-wise error rate of `level`.

    The method is Holm's (S. Holm, "A simple sequentially rejective multiple test procedure", 1979).
    """
    sure = [False] * len(doubts)
    for rank, i in enumerate(sorted(range(len(doubts)), key=doubts.__getitem__)):
        if doubts[i] > level / (len(doubts) - rank):
            break
        sure[i] = True
    return sure


def rating(share: float, others: int = 1) -> float:
    """Return the Elo difference of a player with this share of wins against `others` equals."""
    bounded = min(max(share, 1e-4), 1 - 1e-4)
    return 400 * math.log10(bounded * others / (1 - bounded))


def explained(having: "np.ndarray", won: "np.ndarray") -> Estimate:
    """Return the share of the variance of wins that a property explains: the squared correlation.

    Its interval is computed from the interval of `shift`.
    """
    (value, low, high), _ = shift(having.astype(float), won)
    unit = float(having.var() / won.var()) if won.any() else 0.0
    least = 0.0 if low <= 0 <= high else min(low**2, high**2)
    return Estimate(value**2 * unit, least * unit, min(max(low**2, high**2) * unit, 1.0))
