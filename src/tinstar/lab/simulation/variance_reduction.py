"""Variance reduction by control variates: subtract from a game's value what surprises explain.

`chance_value` defines a surprise. The coefficients for a game are fitted on other games only. The
mean therefore stays unbiased, however bad the fit.
"""

from typing import NamedTuple

import numpy as np

from tinstar.lab.simulation.chance_value import DEALT, LATER
from tinstar.lab.simulation.simulate import Results

FOLDS = 4
PER_COLUMN = 10  # games needed at least to fit a column


class Saved(NamedTuple):
    """The number of games, and how many games would be as precise without variance reduction."""

    games: int
    as_good_as: float


def surprises(*parts: Results) -> np.ndarray:
    """Return a row of surprises for each game. Each column is 0 on average.

    Surprises of the deal have a column for each chair. Later surprises also have a column for each
    place in the turn order, because the first player is known by then.
    """
    columns: list[np.ndarray] = []
    for results in parts:
        if results.plan.playouts:
            found = results.rows["surprises"]
            seats = found.shape[2]
            turns = (results.rows["first"][:, None] + np.arange(seats)) % seats
            later = np.take_along_axis(found[:, LATER], turns, axis=1)
            columns += [found[:, DEALT, 1:], found[:, LATER, 1:], later[:, 1:]]
    return np.concatenate(columns, axis=1) if columns else np.zeros((len(parts[0].rows), 0))


def with_less(values: np.ndarray, surprised: np.ndarray) -> np.ndarray:
    """Return values with the same mean and less variance.

    If there are too few games to fit, return the values unchanged.
    """
    raw = np.asarray(values, float)
    if surprised.shape[1] == 0 or len(raw) < PER_COLUMN * surprised.shape[1]:
        return raw
    found, fold = raw.copy(), np.arange(len(raw)) % FOLDS
    for k in range(FOLDS):
        own, others = fold == k, fold != k
        centred = surprised[others] - surprised[others].mean(axis=0)
        slopes = np.linalg.lstsq(centred, raw[others] - raw[others].mean(), rcond=None)[0]
        found[own] -= surprised[own] @ slopes
    return found


def least_saved(columns: np.ndarray, surprised: np.ndarray) -> Saved:
    """Return the saving for the column in which variance reduction saved the fewest games."""
    return min((saved(column, surprised) for column in columns.T), key=lambda s: s.as_good_as)


def saved(values: np.ndarray, surprised: np.ndarray) -> Saved:
    left = with_less(values, surprised).var()
    return Saved(len(values), len(values) * float(values.var() / left) if left else len(values))
