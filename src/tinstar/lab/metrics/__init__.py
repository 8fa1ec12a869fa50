"""Metrics of games, one in each file.

This module finds the metrics by listing its folder. Each metric works for any game.
"""

import pkgutil
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module

import numpy as np

from tinstar.lab.simulation.simulate import Results
from tinstar.statistics import Estimate, mean_interval, wilson

LENGTH = "length"  # comes first
WINNING, LASTING, CHOOSING, TENSION, LUCK = (
    "Who wins",
    "Length",
    "Choices",
    "Tension",
    "Skill and luck",
)
Columns = dict[str, np.ndarray]


@dataclass(frozen=True)
class Metric:
    """A question about simulated games that a figure answers.

    If the games cannot answer the question, `of` returns no columns, or columns without finite
    numbers.
    """

    name: str
    text: str  # what the metric measures, for the head of a table
    of: Callable[[Results], Columns]  # returns a value for each game, by category
    phrase: str  # {which}: the category; {amount}: such as "2 to 3", of a difference "more"
    words: tuple[str, str] = ("more", "fewer")
    share: bool = False  # the values are from 0 to 1 and printed in per cent
    about_who_wins: bool = False
    source: str = ""  # source of the idea
    chapter: str = LASTING  # chapter of a report
    unit: str = ""  # unit of the values, unless they are shares
    says: str = ""  # replaces the phrase if nothing is compared
    even: bool = False  # true if a fair game has equal columns

    @property
    def scale(self) -> int:
        return 100 if self.share else 1

    def estimate(self, values: np.ndarray) -> Estimate:
        if self.share and set(np.unique(values)) <= {0.0, 1.0}:
            return wilson(float(values.sum()), len(values))
        value, low, high = mean_interval(values)
        if self.share and len(values) > 1:  # a mean of shares lies between 0 and 1 too
            low, high = max(low, min(value, 0.0)), min(high, max(value, 1.0))
        return Estimate(value, low, high)


@cache
def all_metrics() -> tuple[Metric, ...]:
    found = [import_module(f"{__name__}.{m.name}").METRIC for m in pkgutil.iter_modules(__path__)]
    return tuple(sorted(found, key=lambda m: (m.name != LENGTH, not m.about_who_wins, m.name)))
