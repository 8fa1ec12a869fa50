"""The numbers and options of a game.

A game declares its numbers and options once. Their values are read from TOML, checked, and stored
in a record, the *box*. An edition file holds each number that is printed on a component, with a
grade and a source:

    [hand_size]
    value = 5
    grade = "A"
    source = "rulebook, Set up"

    [copies]
    BANDIT = { value = 19, grade = "A", source = "rulebook, The Cards" }

`format = 1` names the format of the file, and is also the default. Your own file may hold only the
numbers that you change, with or without grade and source: `hand_size = 4`.

A grade says how sure we are of a number: the source states it (A), it follows from statements in
the source (B), we reconstructed it (C), or we invented it (D). A row of numbers has one grade for
all, or a grade for each number.
"""

import hashlib
import json
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from enum import IntEnum
from pathlib import Path
from typing import Any

from tinstar.engine.argument_checks import plainly
from tinstar.engine.layout import Field, Layout, Sees
from tinstar.errors import BadEdition, BadOption
from tinstar.system.format_mismatch import other_format

FORMAT = 1  # raise it when the content of older files would mean something else
GRADES = "ABCD"
LONGEST_EDITION = 32 * 1024  # bytes: four times the largest edition of Tinstar's games
LONGEST_LINE = 500  # characters: three times the longest in those editions
LONGEST_QUOTE = 80  # characters of a rejected value, in a message
NEAR = 3  # how many similar paths the error for an unknown path names
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


@dataclass(frozen=True)
class Entry:
    """One value of an edition file with its grade and source."""

    path: str
    value: Any
    grade: Any
    source: str


@dataclass(frozen=True)
class Edition:
    """The numbers printed on a game's components, in two forms.

    `content` is the parsed edition file. `entries` has one checked entry for each number.
    """

    content: dict[str, Any]
    entries: tuple[Entry, ...]

    @property
    def title(self) -> str:
        """The name of the edition."""
        return self.content["title"]

    @property
    def digest(self) -> str:
        """SHA-256 of all numbers of the edition, in hexadecimal.

        The digest does not depend on grades and sources.
        """
        values = {e.path: e.value for e in self.entries}
        return hashlib.sha256(json.dumps(values, sort_keys=True).encode()).hexdigest()


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
        content = _content(where, text)
        return self.edition(where, self.laid_over(under.content, content) if under else content)

    def changed(self, edition: Edition, numbers: Mapping[str, Any]) -> Edition:
        """Return the edition with some numbers changed, by paths such as `copies.bandit`.

        `bounty.bandit.1` is the first number of a row. An unknown path raises `BadEdition`.
        """
        content = edition.content
        for path, value in numbers.items():
            entry, at = _found(edition, path)
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
        _same_names(where, content, ["title", *(n.name for n in self.numbers)])
        if not isinstance(content["title"], str):
            raise BadEdition(f'{where}: expected title = "...", got {_quoted(content["title"])}')
        entries: list[Entry] = []
        for number in self.numbers:
            length = _length(number, entries)
            entries += _entries(where, number, length, content[number.name])
        why = self.impossible({e.path: e.value for e in entries})
        if why:
            raise BadEdition(f"{where}: {why}")
        return Edition(content, tuple(entries))

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


def numbers_in(text: str) -> int | list[int]:
    """Parse an integer, or a row of integers with commas. Other texts raise `ValueError`."""
    row = [int(part) for part in text.split(",")]
    return row if len(row) > 1 else row[0]


def paths(edition: Edition) -> dict[str, tuple[Entry, int | None]]:
    """Map each path, in lower case, to its entry and the index in the entry's row (or None)."""
    found: dict[str, tuple[Entry, int | None]] = {}
    for e in edition.entries:
        found[e.path.lower()] = e, None
        for at in range(len(e.value) if isinstance(e.value, list) else 0):
            found[f"{e.path.lower()}.{at + 1}"] = e, at
    return found


def _found(edition: Edition, path: str) -> tuple[Entry, int | None]:
    """Return the entry that a path names and, if it names a place in a row, that place's index."""
    known = paths(edition)
    if path.lower() not in known:
        near = get_close_matches(path.lower(), known, NEAR, cutoff=0) or list(known)[:NEAR]
        raise BadEdition(
            f"expected the path of a number, such as {', '.join(near)}; got {_quoted(path)}"
        )
    return known[path.lower()]


def _content(where: str, text: str) -> dict[str, Any]:
    """Parse a TOML text from an untrusted source.

    The time and memory of the parser grow with the square of the number of dots in a key, and of
    digits in a number. No key or number spans several lines. So a limit on the length of lines is
    enough.
    """
    size, longest = len(text.encode(errors="replace")), max(map(len, text.split("\n")))
    if size > LONGEST_EDITION or longest > LONGEST_LINE:
        raise BadEdition(
            f"{where}: expected at most {LONGEST_EDITION} bytes, and lines of at most"
            f" {LONGEST_LINE} characters; got at least {size} bytes, and a line of {longest}"
        )
    try:
        content = tomllib.loads(text)
    except (ValueError, RecursionError) as e:
        raise BadEdition(f"{where}: expected TOML, got: {e}") from e
    if why := other_format("an edition", FORMAT, content.pop("format", FORMAT)):
        raise BadEdition(f"{where}: {why}")
    return content


def _quoted(value: Any) -> str:
    """Quote a rejected value. Shorten a long value, because an untrusted file may hold one."""
    return repr(value)[:LONGEST_QUOTE]


def _length(number: Number, before: list[Entry]) -> int:
    """Return the number of values in the row of this number, or 0 if the number is not a row."""
    return next((e.value for e in before if e.path == number.as_many_as), number.length)


def _entries(file: str, number: Number, length: int, table: Any) -> Iterator[Entry]:
    where = f"{file}: [{number.name}]"
    if not isinstance(table, dict):
        raise BadEdition(f"{where}: expected a TOML table, got {_quoted(table)}")
    if not number.of:
        yield _entry(where, number.name, number, length, table)
        return
    _same_names(where, table, [m.name for m in number.of])
    for member in number.of:
        path = f"{number.name}.{member.name}"
        yield _entry(f"{where} {member.name}", path, number, length, table[member.name])


def _entry(where: str, path: str, number: Number, length: int, table: Any) -> Entry:
    if not isinstance(table, dict):
        raise BadEdition(
            f"{where}: expected a table of value, grade and source; got {_quoted(table)}"
        )
    _same_names(where, table, ["value", "grade", "source"])
    value, grade, source = plainly(table["value"]), table["grade"], table["source"]
    value = [*map(plainly, value)] if isinstance(value, list) else value
    values = value if number.length else [value]
    if not isinstance(values, list) or len(values) != max(length, 1):
        raise BadEdition(f"{where}: expected {length} values, got {_quoted(value)}")
    for v in values:
        if not isinstance(v, int) or isinstance(v, bool) or not number.least <= v <= number.most:
            raise BadEdition(
                f"{where}: expected a whole number from {number.least} to {number.most},"
                f" got {_quoted(v)}"
            )
    grades = grade if isinstance(grade, list) else [grade]
    if len(grades) not in (1, len(values)) or any(g not in tuple(GRADES) for g in grades):
        raise BadEdition(f"{where}: expected a grade from A to D, got {_quoted(grade)}")
    if not isinstance(source, str) or not source:
        raise BadEdition(f"{where}: source: expected a text, got {_quoted(source)}")
    return Entry(path, value, grade, source)


def _same_names(where: str, table: dict[str, Any], expected: list[str]) -> None:
    missing = [n for n in expected if n not in table]
    extra = [n for n in table if n not in expected]
    if missing or extra:
        said = [f"none for {', '.join(missing)}"] * bool(missing)
        said += [f"the unknown {', '.join(extra)[:LONGEST_QUOTE]}"] * bool(extra)
        raise BadEdition(
            f"{where}: expected the keys {', '.join(expected)}; got {', and '.join(said)}"
        )
