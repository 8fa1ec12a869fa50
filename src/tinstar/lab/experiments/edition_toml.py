"""Write the numbers of an edition as TOML, or as tables for the terminal."""

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from tinstar.engine.edition import FORMAT, Edition
from tinstar.engine.game_parameters import Box
from tinstar.errors import BadOption

if TYPE_CHECKING:
    from rich.table import Table


def as_toml(edition: Edition) -> str:
    """Return a complete edition as TOML, which can be edited and played."""
    lines, table = [f"format = {FORMAT}", f"title = {_toml(edition.title)}"], ""
    for entry in edition.entries:
        name, _, member = entry.path.partition(".")
        parts = {"value": entry.value, "grade": entry.grade, "source": entry.source}
        if name != table:
            lines += ["", f"[{name}]"]
            table = name
        if member:
            inner = ", ".join(f"{k} = {_toml(v)}" for k, v in parts.items())
            lines.append(f"{member} = {{ {inner} }}")
        else:
            lines += [f"{k} = {_toml(v)}" for k, v in parts.items()]
    return "\n".join(lines) + "\n"


def _toml(value: Any) -> str:
    """Return a value as TOML.

    JSON is valid here: integers, texts and lists look the same in both.
    """
    return json.dumps(value, ensure_ascii=False)


def tables(box: Box, edition: Edition, begins: str | None = None) -> "Iterator[Table]":
    """Yield the tables of an edition: numbers with path, range, grade and source, then options."""
    from rich.table import Table

    start = (begins or "").lower()
    numbers = Table(
        "number", "value", "from", "to", "grade", "what it is (source)", box=None, pad_edge=False
    )
    said = {number.name: number for number in box.numbers}
    for entry in edition.entries:
        number = said[entry.path.partition(".")[0]]
        if not entry.path.lower().startswith(start):
            continue
        cells = entry.path.lower(), entry.value, number.least, number.most, "".join(entry.grade)
        numbers.add_row(*map(str, cells), f"{number.text} ({entry.source})")
    options = Table("option", "choices", "", box=None, pad_edge=False)
    for name, option in box.options.items():
        if name.startswith(start):
            options.add_row(name, ", ".join(map(str, option.choices)).lower(), option.about)
    if not numbers.rows and not options.rows:
        paths = ", ".join([*said, *box.options])
        raise BadOption(
            f"--explain: expected the beginning of a path among: {paths}; got {start!r}"
        )
    yield from (table for table in (numbers, options) if table.rows)
