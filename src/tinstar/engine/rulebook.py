"""Rulebooks in numbered clauses, as each game's RULES.md holds one.

    ## Play

    - **P2** (printed) Put a card from hand into an empty cell of your own jail,
      if it has one.

A clause begins with a line such as the first of these, and goes on in the indented lines below it.
All other lines are prose.
"""

import re
from collections import Counter
from dataclasses import dataclass
from enum import StrEnum

from tinstar.errors import BadOption


class Kind(StrEnum):
    """The origin of a clause.

    It decides whether code and tests must carry the number of the clause.
    """

    PRINTED = "printed"
    RULING = "ruling"
    OPTION = "option"
    EXAMPLE = "example"
    FACE = "face"
    FLAVOUR = "flavour"
    OMITTED = "omitted"

    @property
    def wants_code(self) -> bool:
        """True if a line of code must be tagged with a clause of this kind."""
        return self in (Kind.PRINTED, Kind.RULING, Kind.OPTION)

    @property
    def wants_test(self) -> bool:
        """True if a test must be named after a clause of this kind."""
        return self.wants_code or self is Kind.EXAMPLE


@dataclass(frozen=True)
class Clause:
    """One statement of a rulebook that can be checked."""

    id: str
    kind: Kind
    heading: str
    text: str


_CLAUSE = re.compile(r"- \*\*(?P<id>[A-Z]\d+)\*\* \((?P<kind>\w+)\) (?P<text>.+)")
_TAG = re.compile(r"\[([A-Z]\d+)\]")


def parse(text: str) -> list[Clause]:
    """Return the clauses of a RULES.md in order.

    A malformed clause raises `TypeError`, and so does a number that is used twice.
    """
    clauses = [_clause(heading, line) for heading, line in _lines(text) if line.startswith("- **")]
    twice = [i for i, n in Counter(c.id for c in clauses).items() if n > 1]
    if twice:
        raise TypeError(f"expected each clause once, got {', '.join(twice)} twice")
    return clauses


def find(clauses: list[Clause], id: str) -> Clause:
    """Return a clause by its number, in upper or lower case.

    An unknown number raises `BadOption`.
    """
    for clause in clauses:
        if clause.id.lower() == id.lower():
            return clause
    raise BadOption(f"expected a clause such as {clauses[0].id}, got {id!r}")


def tags(code: str) -> set[str]:
    """Return the clauses that code is tagged with.

    A tag is a `[P2]` in a docstring or a comment.
    """
    return set(_TAG.findall(code))


def summary(clauses: list[Clause]) -> str:
    """Return a text with the number of clauses of each kind: `3 clauses: 2 printed, 1 ruling`."""
    counts = Counter(c.kind for c in clauses)
    return f"{len(clauses)} clauses: " + ", ".join(f"{counts[k]} {k}" for k in Kind if counts[k])


def _lines(text: str) -> list[tuple[str, str]]:
    """Return each line with the heading above it, joined with the indented lines below it."""
    heading = ""
    lines: list[tuple[str, str]] = []
    for line in text.splitlines():
        if line.startswith("## "):
            heading = line[3:].strip()
        elif line.startswith("  ") and lines:
            lines[-1] = (lines[-1][0], f"{lines[-1][1]} {line.strip()}")
        else:
            lines.append((heading, line))
    return lines


def _clause(heading: str, line: str) -> Clause:
    match = _CLAUSE.fullmatch(line)
    if not match or match["kind"] not in list(Kind):
        kinds = ", ".join(Kind)
        raise TypeError(f"expected `- **P2** (kind) text` with a kind of {kinds}; got {line!r}")
    return Clause(match["id"], Kind(match["kind"]), heading, match["text"])
