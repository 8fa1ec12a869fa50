"""Questions of a report that take games of their own, or another look at them: a file each, found,
not listed. A study knows no game."""

import pkgutil
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module

from tinstar.lab.reporting.report_model import Finding
from tinstar.lab.reporting.study_context import Workshop

PIECES, RULES, PLAYERS = "What wins", "The rulebook", "Who plays"


@dataclass(frozen=True)
class Study:
    """One question, and how to look into it: None where the game has nothing to say."""

    name: str
    chapter: str
    of: Callable[[Workshop], Finding | None]
    part: float = 0.0  # of the time that all studies have


@cache
def all_studies() -> tuple[Study, ...]:
    found = [import_module(f"{__name__}.{m.name}").STUDY for m in pkgutil.iter_modules(__path__)]
    return tuple(sorted(found, key=lambda s: s.name))
