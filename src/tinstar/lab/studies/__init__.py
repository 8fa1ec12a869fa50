"""Studies of a report: questions that need games of their own, or a second look at its games.

Each file holds one study, and is found by listing this folder. A study knows no particular game.
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
    """One question, and the function that answers it. It returns None if the game has no answer."""

    name: str
    chapter: str
    of: Callable[[Workshop], Finding | None]
    part: float = 0.0  # share of the time of all studies


@cache
def all_studies() -> tuple[Study, ...]:
    found = [import_module(f"{__name__}.{m.name}").STUDY for m in pkgutil.iter_modules(__path__)]
    return tuple(sorted(found, key=lambda s: s.name))
