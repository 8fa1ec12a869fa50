"""Figures with less luck in them: from each game's is taken what its surprises explain of it.

How much a surprise explains is fitted on the other games, never on the one that it is taken from:
then the mean is right however badly it fits, as it would be with any numbers (control variates).
"""

from typing import NamedTuple

import numpy as np

from tinstar.lab.simulation.chance_value import DEALT, LATER
from tinstar.lab.simulation.simulate import Results

FOLDS = 4
PER_COLUMN = 10  # games that it takes at least to fit a column


class Saved(NamedTuple):
    """How many games there were, and without weighing it would have taken as many as that."""

    games: int
    as_good_as: float


def surprises(*parts: Results) -> np.ndarray:
    """A row for each game, of columns that are 0 on the average: by chair; and later ones by who
    was asked first, which by then was known."""
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
    """The values of games, of the same mean and varying less; as they are where too few to fit."""
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
    """That of the column for which it is the least."""
    return min((saved(column, surprised) for column in columns.T), key=lambda s: s.as_good_as)


def saved(values: np.ndarray, surprised: np.ndarray) -> Saved:
    left = with_less(values, surprised).var()
    return Saved(len(values), len(values) * float(values.var() / left) if left else len(values))
