"""Layouts: declarations of records, field by field.

Each field of a `Layout` has a name, a shape, a line of text, and a label that says who sees it. The
type of the records, equality, the digest, JSON, each seat's view, the observation tensor and the
reference page are all derived from this declaration.

A field is a 16-bit integer or an array of 16-bit integers. So a record is also one flat array of
integers, which a mask redacts in one pass (decision 0002).
"""

import hashlib
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, IntEnum
from itertools import accumulate
from math import prod
from typing import Any

from tinstar.engine.records import Record, record_type
from tinstar.errors import BadRecord

LEAST, MOST = -(2**15), 2**15 - 1  # of a 16-bit integer


class Sees(Enum):
    """The label of a field: which seats may see it.

    There is no default, so every field must name its label.
    """

    EVERYONE = "everyone"
    OWNER = "the seat of the first axis"
    NOBODY = "nobody"
    BY_RULE = "by rule"


class Seats(int):
    """The length of an axis over all seats, including seats that a small table does not use."""


@dataclass(frozen=True)
class Value:
    """How the values of a field name seats. The encoder then counts the seats from the viewer.

    A value is `seat * places + place`. A value below 0 names no seat.

    - bits: the value is a set of seats, as bits.
    - owned_by: the value names a thing that belongs to the seat `box.<owned_by>[value]`.
    - in_no_order: the values of a row are places whose order does not matter.
    """

    places: int = 1
    bits: bool = False
    owned_by: str = ""
    in_no_order: bool = False


A_SEAT, SEAT_BITS = Value(), Value(bits=True)


@dataclass(frozen=True)
class Field:
    """One row of a layout.

    - of: the enum that the values are members of.
    - counts: the name of another field, if this field is the public sum of the other field over its
      last axis.
    - blank: the value that replaces a hidden value in a view.
    - value: how the values name seats, if they do.
    - kinds: names of the kinds of things that the values count, or names of the places where the
      things lie.
    """

    name: str
    shape: tuple[int, ...]
    sees: Sees
    text: str
    of: type[IntEnum] | None = None
    counts: str | None = None
    blank: int = 0
    value: Value | None = None
    kinds: tuple[str, ...] = ()

    def __post_init__(self):
        if not isinstance(self.sees, Sees):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise TypeError(
                f"field {self.name}: sees: expected a member of Sees, got {self.sees!r}"
            )
        if not self.text:
            raise TypeError(f"field {self.name}: text: expected a description, got none")
        if self.sees is Sees.OWNER and not self.per_seat:
            raise TypeError(
                f"field {self.name}: expected Seats as the first axis, as it has Sees.OWNER; got"
                " another"
            )

    @property
    def per_seat(self) -> bool:
        """True if the first axis of the field runs over the seats."""
        return bool(self.shape) and isinstance(self.shape[0], Seats)

    @property
    def size(self) -> int:
        """The number of cells in the field."""
        return prod(self.shape)


def field(name: str, shape: tuple[int, ...], sees: Sees, text: str, **more: Any) -> Field:
    """Return a `Field`. `more` sets its attributes that have defaults, such as `of`."""
    return Field(name, shape, sees, text, **more)


class Layout:
    """The declaration of a record: a list of its fields."""

    def __init__(self, title: str, *fields: Field):
        self.title = title
        self.fields = {f.name: f for f in fields}
        if len(self.fields) != len(fields):
            raise TypeError(f"{title}: expected a different name for each field, got one twice")
        self.record_title = f"the record of {title}"
        shapes = ((f.name, "i2", tuple(map(int, f.shape))) for f in fields)
        self.type = record_type(tuple(shapes), self.record_title)
        starts = [*accumulate((f.size for f in fields), initial=0)]
        self.start = {f.name: at for f, at in zip(fields, starts, strict=False)}
        self.size = starts[-1]

    @property
    def dtype(self) -> Any:
        """The type of these records in arrays of NumPy."""
        from tinstar.engine.record_arrays import type_of

        return type_of(self.type)

    def cell_slices(self) -> dict[str, slice]:
        """Return the slice of each field in the flat array of a record (see `flat`)."""
        return {n: slice(self.start[n], self.start[n] + f.size) for n, f in self.fields.items()}

    # --- records -------------------------------------------------------------------------

    def blank(self) -> Any:
        """Return a record of zeros. Read and write its fields as attributes."""
        return self.type.blank()

    def record(self, given: Any) -> Any:
        """Return the record in the memory of `given`.

        `given` is a record, or an array of NumPy with one element.
        """
        if isinstance(given, Record):
            return given
        return self.type.over(memoryview(given.view("u1")))

    def flat(self, record: Any) -> memoryview:
        """Return the memory of a record as a flat row of integers."""
        return self.record(record).flat

    def to_bytes(self, record: Any) -> bytes:
        """Return a record as bytes.

        Each integer takes two bytes, in little-endian order on every machine.
        """
        return _little(record.tobytes())

    def from_bytes(self, data: bytes) -> Any:
        """Return the record in the bytes of `to_bytes`. A wrong length raises `BadRecord`."""
        if len(data) != 2 * self.size:
            raise BadRecord(f"{self.title}: expected {2 * self.size} bytes, got {len(data)}")
        return self.type.over(memoryview(bytearray(_little(data))))

    def digest(self, record: Any) -> str:
        """Return the SHA-256 of a record in hexadecimal."""
        return hashlib.sha256(self.to_bytes(record)).hexdigest()

    def to_dict(self, record: Any) -> dict[str, Any]:
        """Return a record as a dictionary with a number or lists of numbers for each field."""
        return self.type.to_dict(self.record(record))

    def to_json(self, record: Any) -> str:
        """Return a record as JSON."""
        return json.dumps(self.to_dict(record), separators=(",", ":"))

    def from_dict(self, values: Any) -> Any:
        """Return the record that `to_dict` turned into these values.

        A missing or extra field, or a value that does not fit, raises `BadRecord`.
        """
        if not isinstance(values, dict) or set(values) != set(self.fields):
            given = sorted(values) if isinstance(values, dict) else type(values).__name__
            came = str(given)[:300]
            raise BadRecord(f"{self.title}: expected fields {sorted(self.fields)}, got {came}")
        record = self.blank()
        cells = record.flat
        for name, f in self.fields.items():
            for at, value in enumerate(_integers(self.title, f, values[name]), self.start[name]):
                cells[at] = value
        return record

    # --- redaction -------------------------------------------------------------------------

    def grants(self, seat: int) -> list[int]:
        """Return 1 for each cell that the labels let `seat` see, else 0.

        A seat below 0 is a spectator, who sees only what everyone sees. Cells of BY_RULE fields get
        0, because the game's rule `reveal` copies from them what the seat may see.
        """
        mask: list[int] = []
        for f in self.fields.values():
            part = [int(f.sees is Sees.EVERYONE)] * f.size
            if f.sees is Sees.OWNER and seat >= 0:
                row = f.size // f.shape[0]
                part[seat * row : (seat + 1) * row] = [1] * row
            mask += part
        return mask

    def blanks(self) -> list[int]:
        """Return the value that a view shows for each cell if it is hidden."""
        return [f.blank for f in self.fields.values() for _ in range(f.size)]

    def limits(self) -> Iterator[tuple[int, int]]:
        """Yield the least and the largest value of each cell.

        The limits of a cell with an enum are the enum's least and largest member. Any other cell
        may have any value.
        """
        for f in self.fields.values():
            values = [0, f.blank, *map(int, f.of)] if f.of else [LEAST, MOST]
            for _ in range(f.size):
                yield min(values), max(values)

    # --- the observation tensor ------------------------------------------------------------

    def slices(self, players: int) -> dict[str, slice]:
        """Return the slice of each field in the observation tensor, for this number of players."""
        found, at = {}, 0
        for f in self.observed():
            width = self._width(f, players)
            found[f.name] = slice(at, at + width)
            at += width
        return found

    def observed(self) -> list[Field]:
        """Return the fields that are part of the observation tensor."""
        return [f for f in self.fields.values() if f.sees is not Sees.NOBODY]

    def _width(self, f: Field, players: int) -> int:
        rows = players if f.per_seat else (f.shape[0] if f.shape else 1)
        if f.sees is Sees.OWNER:
            rows = 1
        rest = prod(f.shape[1:])
        return rows * rest * (len(f.of) if f.of else 1)

    # --- the reference page ----------------------------------------------------------------

    def reference(self) -> str:
        """Return the table of this layout as Markdown."""
        rows = [
            f"## {self.title}",
            "",
            "| field | shape | seen by | what |",
            "| --- | --- | --- | --- |",
        ]
        for f in self.fields.values():
            shape = " x ".join("seats" if isinstance(n, Seats) else str(n) for n in f.shape) or "-"
            what = f.text + (f" ({f.of.__name__})" if f.of else "")
            rows.append(f"| `{f.name}` | {shape} | {f.sees.value} | {what} |")
        return "\n".join(rows) + "\n"


def _little(data: bytes) -> bytes:
    """Return 16-bit integers of this machine in little-endian order, or the other way round."""
    if sys.byteorder == "little":
        return data
    return b"".join(data[at : at + 2][::-1] for at in range(0, len(data), 2))


def _integers(title: str, f: Field, value: Any) -> list[int]:
    """Return `value`, which has the field's shape, as integers in one row."""
    came = str(value)[:80]
    if not _all_integers(value):
        raise BadRecord(f"{title}.{f.name}: expected integers, got {came}")
    if (shape := _shape(value)) != f.shape:
        raise BadRecord(f"{title}.{f.name}: expected shape {f.shape}, got {shape}")
    numbers = _row(value)
    if any(not LEAST <= v <= MOST for v in numbers):
        raise BadRecord(f"{title}.{f.name}: expected 16-bit integers, got {came}")
    if f.of and not set(numbers) <= {int(m) for m in f.of}:
        raise BadRecord(
            f"{title}.{f.name}: expected values of the enum {f.of.__name__}, got {came}"
        )
    return numbers


def _shape(value: Any) -> tuple[int, ...] | None:
    """Return the lengths of lists in lists, or None if two lists have different lengths."""
    if isinstance(value, int):
        return ()
    inner = {_shape(v) for v in value} or {()}
    (first, *others) = inner
    return None if others or first is None else (len(value), *first)


def _row(value: Any) -> list[int]:
    return [value] if isinstance(value, int) else [n for part in value for n in _row(part)]


def _all_integers(value: Any) -> bool:
    if isinstance(value, Sequence) and not isinstance(value, str):
        return all(_all_integers(v) for v in value)
    return isinstance(value, int) and not isinstance(value, bool)
