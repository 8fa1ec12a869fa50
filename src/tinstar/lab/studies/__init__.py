"""Studies of a report: questions that need new games, or a second look at the report's games.

Each file has one study. This module finds the studies by listing its folder. Each study works for
any game.
"""

import pkgutil
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module

from tinstar.lab.reporting.report_model import Finding
from tinstar.lab.reporting.study_context import Workshop

PIECES, RULES, PLAYERS = "What wins", "The rulebook", "The players"


@dataclass(frozen=True)
class Study:
    """One question, and a function that returns the finding, or None if it cannot answer."""

    name: str
    chapter: str
    of: Callable[[Workshop], Finding | None]
    part: float = 0.0  # share of the time of all studies


@cache
def all_studies() -> tuple[Study, ...]:
    found = [import_module(f"{__name__}.{m.name}").STUDY for m in pkgutil.iter_modules(__path__)]
    return tuple(sorted(found, key=lambda s: s.name))
