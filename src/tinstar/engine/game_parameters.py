"""The numbers and options of a game.

A game declares its numbers and options once. Their values are read from TOML, checked, and stored
in a record, the *box*. `edition` describes the file.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path
from typing import Any

from tinstar.engine.argument_checks import plainly
from tinstar.engine.edition import LONGEST_EDITION, Edition, content_in, entries_in, entry_at
from tinstar.engine.layout import Field, Layout, Sees
from tinstar.errors import BadEdition, BadOption

CHANGED = "changed for this table"  # the source of a number that is given without a source


@dataclass(frozen=True)
class Number:
    """Declares one number, a row of numbers, or a number or row for each member of `of`.

    Values are from `least` to `most`. A row has `length` values. If `as_many_as` is given, it names
    a number declared before, and that number is the length of the row. Then `length` is the room in
    the record, and zeros fill the rest.
    """

    name: str
    text: str
    of: tuple[IntEnum, ...] = ()
    length: int = 0
    least: int = 0
    most: int = 9999
    as_many_as: str = ""

    @property
    def shape(self) -> tuple[int, ...]:
        """The shape of the number in the record.

        The first axis runs over the members of `of`, and the last over the cells of a row. A single
        number has no axes.
        """
        rows = (len(self.of),) if self.of else ()
        return rows + ((self.length,) if self.length else ())


@dataclass(frozen=True)
class Option:
    """An option that each table chooses. The first of its `choices` is the default.

    A ruling is an option that fills a gap of the rulebook. For a ruling, `ruling` is the number of
    the clause, and `says` states each choice as a sentence without a full stop. If the rulebook
    recommends another choice than the default, `recommended` is that choice.
    """

    name: str
    choices: tuple[Any, ...]
    text: str
    ruling: str = ""
    says: tuple[str, ...] = ()
    recommended: Any = None

    def __post_init__(self):
        expected = len(self.choices) * bool(self.ruling)
        if len(self.says) != expected:
            why = "one for each choice" if expected else "as it has no ruling"
            raise TypeError(
                f"option {self.name}: expected {expected} texts in `says`, {why};"
                f" got {len(self.says)}"
            )

    def index(self, value: Any) -> int:
        """Return the number that stands for `value` in the record.

        The result is the value itself if the value is an integer, or else its index among the
        choices. A value that is not among the choices raises `BadOption`.
        """
        chosen = [c for c in self.choices if c == value and type(c) is type(value)]
        if not chosen:
            expected = " or ".join(map(repr, self.choices))
            raise BadOption(f"option {self.name}: expected {expected}, got {value!r}")
        return int(value) if isinstance(value, int) else self.choices.index(value)

    @property
    def preselected(self) -> Any:
        """The choice that a form for a new table selects at first.

        This is the recommended choice or, if there is none, the default.
        """
        return self.choices[0] if self.recommended is None else self.recommended

    def read(self, text: str) -> Any:
        """Return the choice with this text.

        If there is no such choice, return the text itself, which `index` rejects later.
        """
        return {str(c).lower(): c for c in self.choices}.get(text.lower(), text)

    @property
    def about(self) -> str:
        """The text of the option and, for a ruling, the meaning of each choice."""
        meant = zip(self.choices, self.says, strict=False)
        told = "; ".join(f"{str(choice).lower()}: {said}" for choice, said in meant)
        return f"{self.text} ({self.ruling}: {told})" if self.ruling else self.text


@dataclass(frozen=True)
class Derived:
    """A lookup table for rules, which the game's `prepare` computes from the numbers."""

    name: str
    text: str
    shape: tuple[int, ...]


class Box:
    """The declaration of a game's box: allowed numbers of players, numbers and options.

    The function `impossible` checks whether the numbers of an edition fit together. Its argument
    maps paths such as "copies.BANDIT" to numbers, each within its own limits. `impossible` returns
    a text that says why the numbers do not fit together, or an empty text. It is called for each
    edition, and again for each table. For a table, the map includes the number of players as
    "players".
    """

    def __init__(
        self,
        title: str,
        seats: tuple[int, int],
        *items: Number | Option | Derived,
        impossible: Callable[[dict[str, Any]], str] = lambda _: "",
    ):
        self.title = title
        self.impossible = impossible
        self.seats = range(seats[0], seats[1] + 1)
        self.numbers = [i for i in items if isinstance(i, Number)]
        self._members = {n.name: len(n.of) for n in self.numbers}
        self.options = {i.name: i for i in items if isinstance(i, Option)}
        players = Field("players", (), Sees.EVERYONE, "how many sit at the table")
        by_score = Field("by_score", (), Sees.EVERYONE, "1 where returns are points, not who wins")
        shapes = [Field(n.name, n.shape, Sees.EVERYONE, n.text) for n in self.numbers]
        flags = [Field(o.name, (), Sees.EVERYONE, o.text) for o in self.options.values()]
        tables = [
            Field(i.name, i.shape, Sees.EVERYONE, i.text) for i in items if isinstance(i, Derived)
        ]
        self.layout = Layout(title, players, by_score, *shapes, *flags, *tables)

    def read(self, path: Path, under: Edition | None = None) -> Edition:
        """Return the edition in the file at `path`.

        Numbers that the file lacks are taken from the edition `under`, if given. An incomplete,
        impossible or unreadable edition raises `BadEdition`.
        """
        try:
            with path.open("rb") as file:
                text = file.read(LONGEST_EDITION + 1).decode()
        except (OSError, UnicodeDecodeError) as e:
            raise BadEdition(f"{path.name}: expected a TOML file, got: {e}") from e
        return self.parse(path.name, text, under)

    def parse(self, where: str, text: str, under: Edition | None = None) -> Edition:
        """Return the edition in a TOML text.

        Numbers that the text lacks are taken from the edition `under`, if given. Error messages
        begin with `where`.
        """
        content = content_in(text, where)
        return self.edition(where, self.laid_over(under.content, content) if under else content)

    def changed(self, edition: Edition, numbers: Mapping[str, Any]) -> Edition:
        """Return the edition with some numbers changed, by paths such as `copies.bandit`.

        `bounty.bandit.1` is the first number of a row. An unknown path raises `BadEdition`.
        """
        content = edition.content
        for path, value in numbers.items():
            entry, at = entry_at(edition, path)
            if at is not None:
                row = [e.value for e in self.edition(path, content).entries if e.path == entry.path]
                value = [*row[0][:at], plainly(value), *row[0][at + 1 :]]
            name, _, member = entry.path.partition(".")
            content = self.laid_over(content, {name: {member: value} if member else value})
        return self.edition(", ".join(numbers), content) if numbers else edition

    def laid_over(
        self, under: dict[str, Any], content: dict[str, Any], source: str = CHANGED
    ) -> dict[str, Any]:
        """Return the content of an edition: the numbers in `content`, and all others from `under`.

        `content` may hold only the numbers that differ. Numbers without a source get `source`.
        """

        def told(value: Any) -> Any:
            bare = not isinstance(value, dict)
            return {"value": value, "grade": "D", "source": source} if bare else value

        merged, rows = dict(under), {number.name for number in self.numbers if number.of}
        for name, given in content.items():
            if name == "title":
                merged[name] = given
            elif name in rows and isinstance(given, dict):
                merged[name] = merged[name] | {m: told(value) for m, value in given.items()}
            else:
                merged[name] = told(given)
        return merged

    def edition(self, where: str, content: dict[str, Any]) -> Edition:
        """Check the content of an edition and return the edition.

        Error messages begin with `where`.
        """
        entries = tuple(entries_in(content, self.numbers, where))
        why = self.impossible({e.path: e.value for e in entries})
        if why:
            raise BadEdition(f"{where}: {why}")
        return Edition(content, entries)

    def settle(self, options: dict[str, Any]) -> dict[str, Any]:
        """Return the chosen value of every option. An option that is not given has its default.

        An unknown option raises `BadOption`.
        """
        for name in options:
            if name not in self.options:
                known = ", ".join(self.options) or "none"
                raise BadOption(f"expected an option among: {known}; got {name!r}")
        return {n: plainly(options.get(n, o.choices[0])) for n, o in self.options.items()}

    def fill(self, edition: Edition, players: int, options: dict[str, Any]) -> Any:
        """Return the record of this box for one table.

        A number of players or an option that the game does not allow raises `BadOption`. Impossible
        numbers raise `BadEdition`.
        """
        if players not in self.seats or isinstance(players, bool):
            raise BadOption(
                f"players: expected {self.seats[0]} to {self.seats[-1]}, got {players!r}"
            )
        why = self.impossible({e.path: e.value for e in edition.entries} | {"players": players})
        if why:
            raise BadEdition(f"{edition.title}: {why}")
        record: Any = self.layout.blank()
        record.players = players
        members = {n.name: 0 for n in self.numbers}
        for entry in edition.entries:
            name = entry.path.partition(".")[0]
            self._write(record, name, members[name], entry.value)
            members[name] += 1
        for name, value in self.settle(options).items():
            setattr(record, name, self.options[name].index(value))
        return record

    def _write(self, record: Any, name: str, member: int, value: int | list[int]) -> None:
        """Write a number's value into the record. `member` says which member's value it is."""
        f = self.layout.fields[name]
        row = value if isinstance(value, list) else [value]
        at = self.layout.start[name] + member * (f.size // max(1, self._members[name]))
        for cell, each in enumerate(row, at):
            record.flat[cell] = each
