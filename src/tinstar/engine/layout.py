"""Layouts: declarations of records, field by field.

Each field of a `Layout` has a name, a shape, a line of text, and a label that says who sees it. The
NumPy record type, equality, the digest, JSON, each seat's view, the observation tensor and the
reference page are all derived from this declaration.

A field is a 16-bit integer or an array of 16-bit integers. So a record is also one flat array of
integers, which a mask redacts in one pass (decision 0002).
"""

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, IntEnum
from functools import partial
from typing import Any

import numpy as np

from tinstar.errors import BadRecord

CELL = np.dtype("i2")


class _Record(np.void):
    """A record in an array, whose fields are attributes.

    NumPy's own `np.record` looks up each field in Python, which takes four times as long. Rules
    spend most of their time on reading fields.
    """

    __slots__ = ()  # so that writing to an unknown field fails

    def __getattr__(self, name: str) -> Any:
        """Return a field of a record whose type was declared in another process."""
        try:
            return self[name]
        except ValueError as e:
            raise AttributeError(str(e)) from None


def record_type(fields: Sequence[tuple[Any, ...]], title: str = "") -> np.dtype:
    """Return a record type whose fields are attributes, both in Python and in compiled code.

    `title` distinguishes types that have the same fields (see `title_of`).

    A field may not have the name of an attribute of NumPy's records, such as `round`: in Python,
    `s.round` would be that attribute. Such a name raises `TypeError`.
    """
    names = [name for name, *_ in fields]
    if taken := [name for name in names if hasattr(np.void, name)]:
        raise TypeError(
            f"expected field names that NumPy's records do not use, got {taken}; rename the field"
        )
    for name in names:
        setattr(_Record, name, property(partial(_get, name), partial(_put, name)))
    (name, *kind), *rest = fields
    first = ((title, name), *kind) if title else (name, *kind)
    return np.dtype((_Record, [first, *rest]))


def title_of(fields: Any) -> str:
    """Return the title that `record_type` gave to a record type, from the type's fields, or ""."""
    first = next(iter(fields.values()))
    if hasattr(first, "title"):  # Numba
        return first.title or ""
    return "".join(first[2:])  # NumPy: the title, if any, comes third


def trimmed(rows: np.ndarray, to: np.dtype) -> np.ndarray:
    """Return a copy of rows, with the type `to`, whose shorter fields leave out unused seats."""
    out = np.zeros(len(rows), to)
    for name in to.names or ():
        found = rows[name]
        out[name] = found if found.ndim == 1 else found[..., : to[name].shape[-1]]
    return out


def _get(name: str, record: Any) -> Any:
    """Return a field of a record. A single number becomes an `int`.

    Python compares an `int` faster than a number of NumPy.
    """
    found = record[name]
    return int(found) if type(found) is CELL.type else found


def _put(name: str, record: Any, value: Any) -> None:
    record[name] = value


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
        return int(np.prod(self.shape, dtype=int))


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
        self.dtype = record_type([(f.name, CELL, f.shape) for f in fields], self.record_title)
        starts = np.cumsum([0, *(f.size for f in fields)])
        self.start = {f.name: int(at) for f, at in zip(fields, starts, strict=False)}
        self.size = int(starts[-1])
        self._plans: dict[tuple[int, int], tuple[np.ndarray, np.ndarray, np.ndarray]] = {}

    def cell_slices(self) -> dict[str, slice]:
        """Return the slice of each field in the flat array of a record (see `flat`)."""
        return {n: slice(self.start[n], self.start[n] + f.size) for n, f in self.fields.items()}

    # --- records -------------------------------------------------------------------------

    def blank(self) -> np.ndarray:
        """Return an array of one element, which is a record of zeros."""
        memory = bytearray(self.dtype.itemsize)  # takes a tenth of the time of `np.zeros`
        return np.frombuffer(memory, self.dtype)

    def record(self, array: np.ndarray) -> Any:
        """Return the record in an array of one element.

        Read and write its fields as attributes: `s.jail[seat, cell]`.
        """
        return array[0]

    def flat(self, array: np.ndarray) -> np.ndarray:
        """Return the memory of a record as a flat array of integers, shape (size,)."""
        return array.view(CELL)

    def to_bytes(self, array: np.ndarray) -> bytes:
        """Return a record as bytes.

        Each integer takes two bytes, in little-endian order on every machine.
        """
        return self.flat(array).astype("<i2").tobytes()

    def from_bytes(self, data: bytes) -> np.ndarray:
        """Return the record in the bytes of `to_bytes`. A wrong length raises `BadRecord`."""
        if len(data) != 2 * self.size:
            raise BadRecord(f"{self.title}: expected {2 * self.size} bytes, got {len(data)}")
        return np.frombuffer(data, "<i2").astype(CELL).view(self.dtype)

    def digest(self, array: np.ndarray) -> str:
        """Return the SHA-256 of a record in hexadecimal."""
        return hashlib.sha256(self.to_bytes(array)).hexdigest()

    def to_dict(self, array: np.ndarray) -> dict[str, Any]:
        """Return a record as a dictionary with a number or lists of numbers for each field."""
        return {name: array[name][0].tolist() for name in self.fields}

    def to_json(self, array: np.ndarray) -> str:
        """Return a record as JSON."""
        return json.dumps(self.to_dict(array), separators=(",", ":"))

    def from_dict(self, values: Any) -> np.ndarray:
        """Return the record that `to_dict` turned into these values.

        A missing or extra field, or a value that does not fit, raises `BadRecord`.
        """
        if not isinstance(values, dict) or set(values) != set(self.fields):
            given = sorted(values) if isinstance(values, dict) else type(values).__name__
            came = str(given)[:300]
            raise BadRecord(f"{self.title}: expected fields {sorted(self.fields)}, got {came}")
        array = self.blank()
        for name, f in self.fields.items():
            array[name][0] = _integers(self.title, f, values[name])
        return array

    def limits(self) -> tuple[np.ndarray, np.ndarray]:
        """Return the least and the largest value of each cell, shape (size,).

        The limits of a cell with an enum are the enum's least and largest member. Any other cell
        may have any value.
        """
        least, most = np.full((2, self.size), [[np.iinfo(CELL).min], [np.iinfo(CELL).max]], CELL)
        for name, at in self.cell_slices().items():
            f = self.fields[name]
            if f.of:
                values = [0, f.blank, *map(int, f.of)]
                least[at], most[at] = min(values), max(values)
        return least, most

    # --- redaction -------------------------------------------------------------------------

    def grants(self, seat: int) -> np.ndarray:
        """Return a mask with 1 for each cell that the labels let `seat` see, else 0: shape (size,).

        A seat below 0 is a spectator, who sees only what everyone sees. Cells of BY_RULE fields get
        0 in the mask, because the game's rule `reveal` copies from them what the seat may see.
        """
        mask = np.zeros(self.size, CELL)
        for f in self.fields.values():
            part = mask[self.start[f.name] : self.start[f.name] + f.size]
            if f.sees is Sees.EVERYONE:
                part[:] = 1
            elif f.sees is Sees.OWNER and seat >= 0:
                part.reshape(f.shape[0], -1)[seat] = 1
        return mask

    def blanks(self) -> np.ndarray:
        """Return the value that a view shows for each cell if it is hidden, shape (size,)."""
        parts = [np.full(f.size, f.blank, CELL) for f in self.fields.values()]
        return np.concatenate(parts) if parts else np.zeros(0, CELL)

    def sight(self, seat: int) -> np.ndarray:
        """Return the mask that redacts a record for `seat`, shape (2, size).

        The first row has -1 (all bits set) for each cell that the labels let `seat` see, else 0.
        The second row has the blank value for each hidden cell, else 0.
        """
        granted = self.grants(seat)
        return np.stack([-granted, np.where(granted, 0, self.blanks())]).astype(CELL)

    # --- the observation tensor ------------------------------------------------------------

    def slices(self, players: int) -> dict[str, slice]:
        """Return the slice of each field in the observation tensor, for this number of players."""
        found, at = {}, 0
        for f in self._observed():
            width = self._width(f, players)
            found[f.name] = slice(at, at + width)
            at += width
        return found

    def tensor(self, array: np.ndarray, seat: int, players: int) -> np.ndarray:
        """Return a redacted record as an observation tensor of float32.

        Members of enums become one-hot, numbers stay as they are, and unused seats are left out. If
        only its owner sees a field, the tensor has only the viewing seat's row of the field.
        """
        if (seat, players) not in self._plans:
            self._plans[seat, players] = self._plan(seat, players)
        cells, members, one_hot = self._plans[seat, players]
        values = self.flat(array)[cells]
        return np.where(one_hot, values == members, values).astype(np.float32)

    def _plan(self, seat: int, players: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Return, for each tensor entry: its cell, its enum member, and whether it is one-hot."""
        parts = []
        for f in self._observed():
            cells = np.arange(self.start[f.name], self.start[f.name] + f.size).reshape(f.shape)
            if f.sees is Sees.OWNER:
                cells = cells[seat, ...]
            elif f.per_seat:
                cells = cells[:players]
            members = [int(m) for m in f.of] if f.of else [0]
            asked = np.tile(members, cells.size)
            cells = np.repeat(cells.reshape(-1), len(members))
            parts.append((cells, asked, np.full(cells.size, bool(f.of))))
        cells, members, one_hot = (np.concatenate(part) for part in zip(*parts, strict=True))
        return cells, members.astype(CELL), one_hot

    def _observed(self) -> list[Field]:
        return [f for f in self.fields.values() if f.sees is not Sees.NOBODY]

    def _width(self, f: Field, players: int) -> int:
        rows = players if f.per_seat else (f.shape[0] if f.shape else 1)
        if f.sees is Sees.OWNER:
            rows = 1
        rest = int(np.prod(f.shape[1:], dtype=int))
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


class Reading:
    """A read-only record of shape (1,), whose fields are attributes that Python reads fast.

    Reading a field of a NumPy record takes twenty times as long. Each field is read once, at its
    first use, so the record must not change afterwards.
    """

    def __init__(self, record: np.ndarray):
        self.dtype = record.dtype  # the kernel picks the game by this type
        self.raw = record.tobytes()  # for fast comparison
        self._record = record

    def __getattr__(self, name: str) -> Any:
        try:
            value = self.__dict__["_record"][name][0]
        except (KeyError, ValueError) as e:  # KeyError: while this object is being copied
            raise AttributeError(f"expected the name of a field of the record, got {name!r}") from e
        value = self.__dict__[name] = value if value.shape else int(value)
        return value


def copied(array: np.ndarray) -> np.ndarray:
    """Copy the bytes of an array of records.

    NumPy's own copy goes field by field, which takes thirty times as long.
    """
    return np.frombuffer(bytearray(array.tobytes()), array.dtype)


def _integers(title: str, f: Field, value: Any) -> np.ndarray:
    """Return `value` as integers of the field's shape, without rounding or broadcasting."""
    limits = np.iinfo(CELL)
    came = str(value)[:80]
    if not _all_integers(value):
        raise BadRecord(f"{title}.{f.name}: expected integers, got {came}")
    try:
        array = np.asarray(value, dtype=object)
    except ValueError:
        array = np.zeros(0)
    if array.shape != f.shape:
        raise BadRecord(f"{title}.{f.name}: expected shape {f.shape}, got {array.shape}")
    if any(not limits.min <= v <= limits.max for v in array.reshape(-1)):
        raise BadRecord(f"{title}.{f.name}: expected 16-bit integers, got {came}")
    if f.of and not set(array.reshape(-1)) <= {int(m) for m in f.of}:
        raise BadRecord(
            f"{title}.{f.name}: expected values of the enum {f.of.__name__}, got {came}"
        )
    return array.astype(CELL)


def _all_integers(value: Any) -> bool:
    if isinstance(value, Sequence) and not isinstance(value, str):
        return all(_all_integers(v) for v in value)
    return isinstance(value, int) and not isinstance(value, bool)
