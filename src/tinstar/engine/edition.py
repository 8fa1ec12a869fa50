"""Editions: the numbers that are printed on the components of a game, as a TOML file.

An edition file holds each number with a grade and a source:

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
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

from tinstar.engine.argument_checks import plainly
from tinstar.errors import BadEdition
from tinstar.system.format_mismatch import other_format

if TYPE_CHECKING:
    from tinstar.engine.game_parameters import Number

FORMAT = 1  # raise it when the content of older files would mean something else
GRADES = "ABCD"
LONGEST_EDITION = 32 * 1024  # bytes: four times the largest edition of Tinstar's games
LONGEST_LINE = 500  # characters: three times the longest in those editions
LONGEST_QUOTE = 80  # characters of a rejected value, in a message
NEAR = 3  # how many similar paths the error for an unknown path names


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


def content_in(text: str, where: str) -> dict[str, Any]:
    """Parse the TOML text of an edition, from an untrusted source.

    Error messages begin with `where`.

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


def entries_in(content: dict[str, Any], numbers: "Sequence[Number]", where: str) -> Iterator[Entry]:
    """Yield an entry for each declared number of the content of an edition, and check all.

    Error messages begin with `where`.
    """
    _same_names(where, content, ["title", *(n.name for n in numbers)])
    if not isinstance(content["title"], str):
        raise BadEdition(f'{where}: expected title = "...", got {_quoted(content["title"])}')
    lengths = dict[str, Any]()
    for number in numbers:
        length = lengths.get(number.as_many_as, number.length)
        for entry in _entries(where, number, length, content[number.name]):
            lengths[entry.path] = entry.value
            yield entry


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


def entry_at(edition: Edition, path: str) -> tuple[Entry, int | None]:
    """Return the entry that a path names and, if it names a place in a row, that place's index."""
    known = paths(edition)
    if path.lower() not in known:
        near = get_close_matches(path.lower(), known, NEAR, cutoff=0) or list(known)[:NEAR]
        raise BadEdition(
            f"expected the path of a number, such as {', '.join(near)}; got {_quoted(path)}"
        )
    return known[path.lower()]


def _quoted(value: Any) -> str:
    """Quote a rejected value. Shorten a long value, because an untrusted file may hold one."""
    return repr(value)[:LONGEST_QUOTE]


def _entries(file: str, number: "Number", length: int, table: Any) -> Iterator[Entry]:
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


def _entry(where: str, path: str, number: "Number", length: int, table: Any) -> Entry:
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
