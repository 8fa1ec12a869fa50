"""The data of a report. Any page or program can show it."""

from typing import Any

from msgspec import Struct

from tinstar.statistics import Estimate

WHOLE = "the report is complete"


class Line(Struct, frozen=True, omit_defaults=True):
    """One figure with its 95 % interval.

    `sure` says whether the figure is significant after a correction for all lines. Without such a
    test, `sure` is None.
    """

    what: str
    value: float
    low: float
    high: float
    sure: bool | None = None
    note: str = ""


class Basis(Struct, frozen=True):
    """The games from which a figure was computed."""

    games: int
    players: str  # kinds of player
    seed: int


class Spread(Struct, frozen=True):
    """A histogram: `counts[i]` values lie between `edges[i]` and `edges[i+1]`."""

    edges: tuple[float, ...]
    counts: tuple[int, ...]


class Finding(Struct, frozen=True, omit_defaults=True):
    """The answer to one question: a sentence, followed by lines with figures."""

    name: str
    title: str
    sentence: str
    unit: str
    lines: tuple[Line, ...]
    basis: Basis
    even: float | None = None  # the value that all lines would have without any difference
    source: str = ""
    note: str = ""
    spread: Spread | None = None
    digits: int = 1


class Chapter(Struct, frozen=True):
    title: str
    findings: tuple[Finding, ...]


class Report(Struct, frozen=True):
    """A report on one game, with all findings."""

    game: str
    title: str
    setting: str  # options, numbers and seats that differ from the box
    seats: int
    basis: Basis  # of all findings that have no basis of their own
    seconds: float
    why_it_ended: str
    warnings: tuple[str, ...]
    chapters: tuple[Chapter, ...]

    @property
    def interrupted(self) -> bool:
        """True if the report ended before all its games were played."""
        return self.why_it_ended != WHOLE

    def finding(self, name: str) -> Finding | None:
        """Return the finding of that name, or None."""
        return next((f for c in self.chapters for f in c.findings if f.name == name), None)


def line(what: str, e: Estimate, scale: float = 1, **more: Any) -> Line:
    return Line(what, e.value * scale, e.low * scale, e.high * scale, **more)


def amount(one: Line, digits: int = 1, signed: bool = False) -> str:
    """Return an interval as text: "2.1 to 3.4", or one number if both ends round to it."""
    sign = "+" if signed else ""
    low, high = (f"{end:{sign}z,.{digits}f}" for end in (one.low, one.high))
    return low if low == high else f"{low} to {high}"
