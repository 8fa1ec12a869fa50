"""The numbers and options of a game.

They are declared once, read from TOML, checked, and stored in a record (the box). An edition file
holds every number that is printed on a component, each with a grade and a source:

    [hand_size]
    value = 5
    grade = "A"
    source = "rulebook, Set up"

    [copies]
    BANDIT = { value = 19, grade = "A", source = "rulebook, The Cards" }

`format = 1` names the format of the file, and is also the default. A file of your own may hold only
what differs, with or without grade and source: `hand_size = 4`. A grade says how sure a number is:
A is stated in the source, B follows from what is stated, C is a reconstruction that fits, D is
invented. A row of values has one grade for all, or one for each value.
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

import numpy as np

from tinstar.engine.array_argument_checks import plainly
from tinstar.engine.layout import Field, Layout, Sees
from tinstar.errors import BadEdition, BadOption
from tinstar.system.format_mismatch import other_format

FORMAT = 1  # goes up when older files would mean something else
GRADES = "ABCD"
LONGEST_EDITION = 32 * 1024  # bytes: four times the largest of ours
LONGEST_LINE = 500  # characters, three times the longest of ours
LONGEST_QUOTE = 80  # characters of a rejected value, in a message
NEAR = 3  # similar paths that a message names if one was not found
CHANGED = "changed for this table"  # the source of a number that came without one


@dataclass(frozen=True)
class Number:
    """The declaration of a number: a single one, one for each member of `of`, or a row of `length`.

    Values are from `least` to `most`. `as_many_as` names a number declared before, which says how
    many values this row has. `length` is then only the room in the record, and zeros fill the rest.
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
        """The lengths of its axes: the members of `of`, then the cells of a row.

        A single number has none.
        """
        rows = (len(self.of),) if self.of else ()
        return rows + ((self.length,) if self.length else ())


@dataclass(frozen=True)
class Option:
    """An option that each table chooses. The first of its `choices` is the default.

    Some options are rulings, which fill a gap of the rulebook. Then `ruling` is the number of the
    clause, and `says` states each choice as a sentence without its full stop. `recommended` is the
    choice that the rulebook recommends, if that is not the default (see `preselected`).
    """

    name: str
    choices: tuple[Any, ...]
    text: str
    ruling: str = ""
    says: tuple[str, ...] = ()
    recommended: Any = None

    def __post_init__(self):
        if len(self.says) != len(self.choices) * bool(self.ruling):
            raise TypeError(f"option {self.name}: expected words for each choice of a ruling")

    def index(self, value: Any) -> int:
        """Return the number that stands for `value` in the record.

        An integer stands for itself, any other value for its place among the choices. A value that
        is not among the choices raises `BadOption`.
        """
        chosen = [c for c in self.choices if c == value and type(c) is type(value)]
        if not chosen:
            expected = " or ".join(map(repr, self.choices))
            raise BadOption(f"option {self.name}: expected {expected}, got {value!r}")
        return int(value) if isinstance(value, int) else self.choices.index(value)

    @property
    def preselected(self) -> Any:
        """The choice that a form for a new table selects at first.

        It is the recommended choice, or else the default.
        """
        return self.choices[0] if self.recommended is None else self.recommended

    def read(self, text: str) -> Any:
        """Return the choice with this text.

        Any other text is returned as it is, and is rejected later.
        """
        return {str(c).lower(): c for c in self.choices}.get(text.lower(), text)

    @property
    def about(self) -> str:
        """The text of the option. For a ruling it includes the meaning of each choice."""
        meant = zip(self.choices, self.says, strict=False)
        told = "; ".join(f"{str(choice).lower()}: {said}" for choice, said in meant)
        return f"{self.text} ({self.ruling}: {told})" if self.ruling else self.text


@dataclass(frozen=True)
class Derived:
    """A table that the game's `prepare` computes from the numbers. Rules look up values in it."""

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
    """The numbers of one box, both as the file has them and entry by entry."""

    content: dict[str, Any]
    entries: tuple[Entry, ...]

    @property
    def title(self) -> str:
        """The name of the edition."""
        return self.content["title"]

    @property
    def digest(self) -> str:
        """SHA-256 of all numbers of the edition, in hexadecimal.

        Grades and sources do not count.
        """
        values = {e.path: e.value for e in self.entries}
        return hashlib.sha256(json.dumps(values, sort_keys=True).encode()).hexdigest()


class Box:
    """The contents of a game's box: numbers of seats, numbers and options.

    `impossible` receives all numbers of an edition by their paths, such as "copies.BANDIT". Each
    number is within its limits by then. `impossible` returns a text that says why the numbers do
    not fit together, or an empty text. It is called again for each table, and then receives
    "players" as well.
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

        If there is an edition `under`, it fills the gaps. An incomplete, impossible or unreadable
        edition raises `BadEdition`.
        """
        try:
            with path.open("rb") as file:
                text = file.read(LONGEST_EDITION + 1).decode()
        except (OSError, UnicodeDecodeError) as e:
            raise BadEdition(f"{path.name}: expected a TOML file, got: {e}") from e
        return self.parse(path.name, text, under)

    def parse(self, where: str, text: str, under: Edition | None = None) -> Edition:
        """Return the edition in a TOML text, with gaps filled from the edition `under`.

        Messages of errors begin with `where`.
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
        """Return the content of an edition: that of `under`, changed by `content`.

        `content` may name only what differs. Values without a source get this `source`.
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

        Messages of errors begin with `where`.
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
        """Return the choices for all options, with defaults for those that were not given.

        An unknown option raises `BadOption`.
        """
        for name in options:
            if name not in self.options:
                known = ", ".join(self.options) or "none"
                raise BadOption(f"expected an option among: {known}; got {name!r}")
        return {n: plainly(options.get(n, o.choices[0])) for n, o in self.options.items()}

    def fill(self, edition: Edition, players: int, options: dict[str, Any]) -> np.ndarray:
        """Return the record of this box for one table, as an array of one element.

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
        values: dict[str, list[Any]] = {n.name: [] for n in self.numbers}
        for entry in edition.entries:
            values[entry.path.split(".")[0]].append(entry.value)
        array = self.layout.blank()
        array["players"] = players
        for number in self.numbers:
            rows = np.reshape(values[number.name], (*number.shape[: bool(number.of)], -1))
            array[number.name].reshape(*rows.shape[:-1], -1)[..., : rows.shape[-1]] = rows
        for name, value in self.settle(options).items():
            array[name] = self.options[name].index(value)
        return array


def numbers_in(text: str) -> int | list[int]:
    """Parse an integer, or a row of integers with commas. Other texts raise `ValueError`."""
    row = [int(part) for part in text.split(",")]
    return row if len(row) > 1 else row[0]


def paths(edition: Edition) -> dict[str, tuple[Entry, int | None]]:
    """Return for each path, in lower case, its entry and the place in the entry's row, from 0."""
    found: dict[str, tuple[Entry, int | None]] = {}
    for e in edition.entries:
        found[e.path.lower()] = e, None
        for at in range(len(e.value) if isinstance(e.value, list) else 0):
            found[f"{e.path.lower()}.{at + 1}"] = e, at
    return found


def _found(edition: Edition, path: str) -> tuple[Entry, int | None]:
    """Return the entry that a path names and, if it names a place in a row, that place from 0."""
    known = paths(edition)
    if path.lower() not in known:
        near = get_close_matches(path.lower(), known, NEAR, cutoff=0) or list(known)[:NEAR]
        raise BadEdition(f"expected a path such as {', '.join(near)}; got {_quoted(path)}")
    return known[path.lower()]


def _content(where: str, text: str) -> dict[str, Any]:
    """Parse a TOML text, which anybody may have written.

    The time and memory that a parser takes grow with the square of the dots in a key, and with the
    square of the digits in a number. A key and a number each fit into a line. So a limit on the
    length of lines limits both.
    """
    size, longest = len(text.encode(errors="replace")), max(map(len, text.split("\n")))
    if size > LONGEST_EDITION or longest > LONGEST_LINE:
        raise BadEdition(
            f"{where}: expected at most {LONGEST_EDITION} bytes, and {LONGEST_LINE} characters in"
            f" a line; got {size} or more, and {longest}"
        )
    try:
        content = tomllib.loads(text)
    except (ValueError, RecursionError) as e:
        raise BadEdition(f"{where}: expected TOML, got: {e}") from e
    if why := other_format("an edition", FORMAT, content.pop("format", FORMAT)):
        raise BadEdition(f"{where}: {why}")
    return content


def _quoted(value: Any) -> str:
    """Quote a rejected value, cut short, because anybody may have written it, at any length."""
    return repr(value)[:LONGEST_QUOTE]


def _length(number: Number, before: list[Entry]) -> int:
    """Return how many values the row of this number has, or 0 if the number is no row."""
    return next((e.value for e in before if e.path == number.as_many_as), number.length)


def _entries(file: str, number: Number, length: int, table: Any) -> Iterator[Entry]:
    where = f"{file}: [{number.name}]"
    if not isinstance(table, dict):
        raise BadEdition(f"{where}: expected a table, got {_quoted(table)}")
    if not number.of:
        yield _entry(where, number.name, number, length, table)
        return
    _same_names(where, table, [m.name for m in number.of])
    for member in number.of:
        path = f"{number.name}.{member.name}"
        yield _entry(f"{where} {member.name}", path, number, length, table[member.name])


def _entry(where: str, path: str, number: Number, length: int, table: Any) -> Entry:
    if not isinstance(table, dict):
        raise BadEdition(f"{where}: expected value, grade and source, got {_quoted(table)}")
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
        raise BadEdition(f"{where}: expected a source, got {_quoted(source)}")
    return Entry(path, value, grade, source)


def _same_names(where: str, table: dict[str, Any], expected: list[str]) -> None:
    missing = [n for n in expected if n not in table]
    extra = [n for n in table if n not in expected]
    if missing or extra:
        said = [f"missing {', '.join(missing)}"] * bool(missing)
        said += [f"unknown {', '.join(extra)[:LONGEST_QUOTE]}"] * bool(extra)
        raise BadEdition(f"{where}: expected exactly {', '.join(expected)}; {' and '.join(said)}")
