"""Read a game's RULES.md, a rulebook in numbered clauses.

    ## Play

    - **P2** (printed) Put a card from hand into an empty cell of your own jail,
      if it has one.

The list item begins a clause, here the clause P2. The indented lines below it belong to the clause.
All lines outside clauses are prose.
"""

import re
from collections import Counter
from dataclasses import dataclass
from enum import StrEnum

from tinstar.errors import BadOption


class Kind(StrEnum):
    """The kind of a clause.

    The kind decides whether code and tests must name the clause.
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
        """True if code must be tagged with the number of each clause of this kind."""
        return self in (Kind.PRINTED, Kind.RULING, Kind.OPTION)

    @property
    def wants_test(self) -> bool:
        """True if a test must be named after each clause of this kind."""
        return self.wants_code or self is Kind.EXAMPLE


@dataclass(frozen=True)
class Clause:
    """A clause: a numbered statement of a rulebook, which a test can check."""

    id: str
    kind: Kind
    heading: str
    text: str


_CLAUSE = re.compile(r"- \*\*(?P<id>[A-Z]\d+)\*\* \((?P<kind>\w+)\) (?P<text>.+)")
_TAG = re.compile(r"\[([A-Z]\d+)\]")


def parse(text: str) -> list[Clause]:
    """Return the clauses of a RULES.md in order.

    A malformed clause, or a number that two clauses have, raises `TypeError`.
    """
    clauses = [_clause(heading, line) for heading, line in _lines(text) if line.startswith("- **")]
    twice = [i for i, n in Counter(c.id for c in clauses).items() if n > 1]
    if twice:
        raise TypeError(f"expected each clause number once, got {', '.join(twice)} twice")
    return clauses


def find(clauses: list[Clause], id: str) -> Clause:
    """Return a clause by its number, in upper or lower case.

    An unknown number raises `BadOption`.
    """
    for clause in clauses:
        if clause.id.lower() == id.lower():
            return clause
    raise BadOption(f"expected the number of a clause, such as {clauses[0].id}; got {id!r}")


def tags(code: str) -> set[str]:
    """Return the numbers of the clauses that code is tagged with.

    A tag such as `[P2]` stands in a docstring or a comment.
    """
    return set(_TAG.findall(code))


def summary(clauses: list[Clause]) -> str:
    """Return a text with the number of clauses of each kind: `3 clauses: 2 printed, 1 ruling`."""
    counts = Counter(c.kind for c in clauses)
    return f"{len(clauses)} clauses: " + ", ".join(f"{counts[k]} {k}" for k in Kind if counts[k])


def _lines(text: str) -> list[tuple[str, str]]:
    """Return pairs (heading, line below it). Indented lines are joined to the line before."""
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
        raise TypeError(f"expected `- **P2** (KIND) TEXT` with KIND among {kinds}; got {line!r}")
    return Clause(match["id"], Kind(match["kind"]), heading, match["text"])
