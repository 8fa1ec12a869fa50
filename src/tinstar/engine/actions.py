"""Actions are integers. A game declares them in families, each with a readable notation.

    SEND = ACTIONS.add(
        "send", "send {card} to {jail}{cell}", "P5 P6 P7", jail=SEAT, cell=CELL, card=OUTLAW
    )

Clauses P5 to P7 of the game's rulebook are about these actions. A table has 5 seats, a jail has 5
cells, and there are 6 kinds of outlaws. So the family `send` has 5 x 5 x 6 actions, numbered
consecutively. One of these actions is `send bandit to B3`. `SEND` is the number of the first action
in the family.

The notation writes seats as letters, and counts cells from 1. So nobody can read `B3` as two
indices.
"""

import re
from collections.abc import Callable, Mapping
from enum import IntEnum
from typing import Any, NamedTuple, TypeVar

from tinstar.errors import NotAnAction

T = TypeVar("T")
LETTERS = "ABCDEFGHIJ"
MOST_SEATS = len(LETTERS)
LONGEST_NOTATION = 200  # characters: a longer text cannot be an action


def seat_letter(seat: int) -> str:
    """Return the letter that stands for a seat in notation: A for seat 0."""
    return LETTERS[seat]


def seats(n: int) -> tuple[str, ...]:
    """Return the letters of `n` seats, as the values of a parameter of an action family."""
    return tuple(LETTERS[:n])


def numbers(n: int) -> tuple[str, ...]:
    """Return the words "1" to "n", as the values of a parameter of an action family."""
    return tuple(str(i + 1) for i in range(n))


def members(*of: IntEnum) -> tuple[str, ...]:
    """Return the names of enum members, as the values of a parameter of an action family.

    The members must have the values 0, 1, 2 and so on, in this order.
    """
    if [int(m) for m in of] != list(range(len(of))):
        raise TypeError(f"expected members of an enum with values 0, 1, 2..., got {of}")
    return tuple(m.name.lower().replace("_", "-") for m in of)


class ActionRule(NamedTuple):
    """What a family's actions do in a phase, and which rule may reject them.

    - effect, objection: rules that take the box, the state, and the family's parameters by name.
    - combined: if given, both rules take a single parameter of this name instead of the family's
      parameters. Its value is the action's offset in the family.
    - bound: further arguments of both rules, with the same values for all actions of the family.
    - tells: a function that yields the events of the action, for a seat that sees the action
      (`flow_table.Teller`).
    """

    family: "Family"
    effect: Callable[..., Any]
    objection: Callable[..., int] | None
    combined: str
    bound: Mapping[str, int]
    tells: Callable[..., Any] | None = None


class Family(int):
    """A family of actions: one integer for each combination of its parameters' values.

    The integers are consecutive. The family itself is an integer: the first of its actions.
    `clauses` are the clauses of the rulebook that allow these actions and describe their effect.
    """

    name: str
    notation: str
    clauses: tuple[str, ...]
    parameters: dict[str, tuple[str, ...]]

    def __new__(
        cls, first: int, name: str, notation: str, clauses: str, **parameters: tuple[str, ...]
    ):
        family = super().__new__(cls, first)
        family.name = name
        family.notation = notation
        family.clauses = tuple(clauses.split())
        family.parameters = parameters
        family._sizes = [(p, len(words)) for p, words in reversed(parameters.items())]
        pattern = re.escape(notation).replace(r"\ ", r"\s+")
        for p, words in parameters.items():
            pattern = pattern.replace(rf"\{{{p}\}}", f"(?P<{p}>{'|'.join(map(re.escape, words))})")
        family._pattern = re.compile(pattern, re.IGNORECASE | re.ASCII)
        return family

    _sizes: list[tuple[str, int]]
    _pattern: re.Pattern[str]

    @property
    def first(self) -> int:
        """The first action of the family, as an integer."""
        return int(self)

    def does(
        self,
        effect: Callable[..., Any],
        objection: Callable[..., int] | None = None,
        combined: str = "",
        tells: Callable[..., Any] | None = None,
        **bound: int,
    ) -> ActionRule:
        """Declare what the family's actions do in a phase.

        `ActionRule` describes the arguments.
        """
        return ActionRule(self, effect, objection, combined, bound, tells)

    @property
    def size(self) -> int:
        """The number of actions in the family."""
        n = 1
        for words in self.parameters.values():
            n *= len(words)
        return n

    def values(self, offset: int) -> dict[str, int]:
        """Return the parameters of the action at an offset, by name. Their values count from 0."""
        found: dict[str, int] = {}
        for p, size in self._sizes:
            offset, found[p] = divmod(offset, size)
        return dict(reversed(found.items()))

    def text(self, offset: int) -> str:
        """Return the notation of the action at an offset."""
        values = self.values(offset)
        return self.notation.format(**{p: w[values[p]] for p, w in self.parameters.items()})

    def offset(self, text: str) -> int | None:
        """Return the offset of the action with this notation, or None if there is none.

        Spacing and case do not matter.
        """
        match = self._pattern.fullmatch(text)
        if not match:
            return None
        offset = 0
        for p, words in self.parameters.items():
            lowered = [w.lower() for w in words]
            offset = offset * len(words) + lowered.index(match[p].lower())
        return offset


class Actions:
    """All families of a game's actions. The actions are numbered from 0 across all families."""

    def __init__(self):
        self.families: dict[str, Family] = {}
        self.size = 0
        self._family_of: list[Family] = []
        self._texts: dict[int, str] = {}  # caches, by action
        self._parameters: dict[int, Mapping[str, int]] = {}

    def add(
        self, name: str, notation: str, clauses: str = "", **parameters: tuple[str, ...]
    ) -> Family:
        """Declare another family. Its first action follows the last action of the family before.

        `clauses`: the clauses of the rulebook about the family, with spaces between them.
        """
        family = Family(self.size, name, notation, clauses, **parameters)
        self.families[name] = family
        self.size += family.size
        self._family_of += [family] * family.size
        return family

    def by_family(self, **table: T) -> dict[str, T]:
        """Return a table with one entry for each family, which is named by the family.

        If an entry is missing, or is for no family, raise `TypeError`.
        """
        if odd := sorted(table.keys() ^ self.families.keys()):
            wrong = [f"{'no such action' if f in table else 'missing'}: {f}" for f in odd]
            raise TypeError(f"expected an entry for each kind of action, got {', '.join(wrong)}")
        return table

    def family(self, action: int) -> Family:
        """Return the family that an action belongs to.

        An unknown number raises `NotAnAction`.
        """
        if not 0 <= action < self.size:
            raise NotAnAction(f"expected an action from 0 to {self.size - 1}, got {action}")
        return self._family_of[action]

    def parameters(self, action: int) -> Mapping[str, int]:
        """Return the parameters of an action by name. Their values count from 0.

        An unknown number raises `NotAnAction`.
        """
        f = self.family(action)
        if action not in self._parameters:
            self._parameters[action] = f.values(action - f.first)
        return self._parameters[action]

    def encode(self, name: str, **values: int) -> int:
        """Return the action of a family with these parameters. Their values count from 0."""
        f = self.families[name]
        offset = 0
        for p, words in f.parameters.items():
            offset = offset * len(words) + values[p]
        return f.first + offset

    def text(self, action: int) -> str:
        """Return the notation of an action. An unknown number raises `NotAnAction`."""
        f = self.family(action)
        if action not in self._texts:
            self._texts[action] = f.text(action - f.first)
        return self._texts[action]

    def read(self, text: str) -> int:
        """Return the action with this notation. Spacing and case do not matter.

        Any other text raises `NotAnAction`.
        """
        for f in self.families.values() if len(text) <= LONGEST_NOTATION else ():
            offset = f.offset(text.strip())
            if offset is not None:
                return f.first + offset
        forms = "; ".join(f.notation for f in self.families.values())
        raise NotAnAction(f"expected an action in one of the forms: {forms}; got {text[:80]!r}")

    def reference(self) -> str:
        """Return a table of all families and their notations as Markdown."""
        rows = ["## Actions", "", "| from | to | written | example |", "| --- | --- | --- | --- |"]
        for f in self.families.values():
            last = f.first + f.size - 1
            rows.append(f"| {f.first} | {last} | `{f.notation}` | `{f.text(f.size // 2)}` |")
        return "\n".join(rows) + "\n"
