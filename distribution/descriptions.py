"""Describe entry points and records, for programs in other languages.

A description is made from the same declarations that Python's calls use: the example arguments in
`entry_points`, and the types of the records.
"""

import hashlib
import inspect
from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np

from tinstar.engine.actions import MOST_SEATS
from tinstar.engine.game import Game
from tinstar.engine.machine_code.calling_convention import as_array, scalar_type
from tinstar.engine.machine_code.units import Entries, Functions
from tinstar.engine.record_arrays import array_type, type_of
from tinstar.engine.rollouts import noted
from tinstar.players.search_nodes import NODE


class Array(msgspec.Struct, tag="array", tag_field="is"):
    """An array of records or of numbers.

    - of: the name of a record type, or a type of numbers such as "i2": its kind, and its bytes.
    - axes: the number of its axes.
    """

    name: str
    of: str
    axes: int


class Number(msgspec.Struct, tag="number", tag_field="is"):
    """A single number. `of` is "int", "uint64", "bool" or "float"."""

    name: str
    of: str


class Group(msgspec.Struct, tag="tuple", tag_field="is"):
    """A tuple of arguments, which are passed one after the other."""

    name: str
    elements: "tuple[Argument, ...]"


Argument = Array | Number | Group


class Entry(msgspec.Struct):
    """One entry point: its symbol, what it returns, and its arguments."""

    symbol: str
    returns: str
    arguments: tuple[Argument, ...]


class Field(msgspec.Struct):
    """One field of a record: where it begins, the type of its numbers, and its shape."""

    offset: int
    of: str
    shape: tuple[int, ...]


class Record(msgspec.Struct):
    """One record type: its size in bytes, and its fields by name."""

    size: int
    fields: dict[str, Field]


class Layouts(msgspec.Struct):
    """What a caller must know of a module: entry points by function, and record types by name."""

    entries: dict[str, Entry]
    records: dict[str, Record]

    @property
    def digest(self) -> str:
        """SHA-256 of all that is said here, in hexadecimal."""
        return hashlib.sha256(msgspec.json.encode(self, order="deterministic")).hexdigest()


def layouts(game: Game, functions: Functions, entries: Entries) -> Layouts:
    """Describe these functions. `entries` has the symbol and the result of each."""
    types = record_types(game)
    made: dict[str, Entry] = {}
    for key, (f, args) in functions.items():
        symbol, returns = entries[key]
        if f.__name__ in made:
            raise TypeError(f"{key}: expected one function of that name, got two")
        made[f.__name__] = Entry(symbol, returns, _arguments(_names(f), args, types))
    records = {name: Record(kind.itemsize, fields_of(kind)) for name, kind in types.items()}
    return Layouts(made, records)


def record_types(game: Game) -> dict[str, np.dtype]:
    """Return the record types that entry points take, by name."""
    return {
        "box": type_of(game.box.type),
        "state": game.rules.state.dtype,
        "scratch": type_of(game.scratch().type),
        "node": NODE,
        "row": array_type(noted(MOST_SEATS)),
    }


def fields_of(kind: np.dtype) -> dict[str, Field]:
    """Return the fields of a record type."""
    found: dict[str, Field] = {}
    for name, (field, offset, *_) in by_name(kind).items():
        found[name] = Field(int(offset), number_type(field.base), tuple(map(int, field.shape)))
    return found


def by_name(kind: np.dtype) -> dict[str, tuple[Any, ...]]:
    """Return NumPy's description of each field, without the titles that NumPy lists besides."""
    known: Any = kind.fields or {}
    return {name: known[name] for name in kind.names or ()}


def number_type(kind: np.dtype) -> str:
    """Return the kind and the bytes of a type of numbers, such as "i2"."""
    return kind.str[1:]


def _names(f: Callable[..., Any]) -> tuple[str, ...]:
    return tuple(inspect.signature(f).parameters)


def _arguments(
    names: tuple[str, ...], args: tuple[Any, ...], types: dict[str, np.dtype]
) -> tuple[Argument, ...]:
    return tuple(_argument(name, arg, types) for name, arg in zip(names, args, strict=True))


def _argument(name: str, arg: Any, types: dict[str, np.dtype]) -> Argument:
    if isinstance(arg, tuple):
        names = getattr(arg, "_fields", None) or tuple(map(str, range(len(arg))))
        return Group(name, _arguments(names, arg, types))
    if not isinstance(arg := as_array(arg), np.ndarray):
        return Number(name, scalar_type(arg).__name__)
    if not arg.dtype.names:
        return Array(name, number_type(arg.dtype), arg.ndim)
    for known, kind in types.items():
        if kind == arg.dtype:
            return Array(name, known, arg.ndim)
    raise TypeError(f"{name}: expected one of the records {', '.join(types)}; got {arg.dtype}")
