"""A record declared once; everything else about it is derived.

A `Layout` is a table of fields: name, shape, who sees it, a line of text. From it come the NumPy
record type, equality, digest, JSON, what one seat may see, the observation tensor and the page of
the reference. Every field is a 16-bit integer or an array of them, so a record is also one flat
array of integers, and redaction is one multiplication by a mask (decision 0002).
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
    """An element of an array of records, whose fields are attributes too.

    NumPy has that as `np.record`, which looks for each field in Python: four times as long, and
    rules do little else.
    """

    __slots__ = ()  # or a field that there is none of could be written to, and be lost

    def __getattr__(self, name: str) -> Any:
        """A field of a record that comes from another process and was not declared in this."""
        try:
            return self[name]
        except ValueError as e:
            raise AttributeError(str(e)) from None


def record_type(fields: Sequence[tuple[Any, ...]], title: str = "") -> np.dtype:
    """The type of records whose fields are attributes too: an element of an array of them reads
    the same in Python and compiled. (A `recarray` does that as well, but is slow to hand over.)

    title: tells the type from others with the same fields; see `title_of`.

    `TypeError` where a field is called like something that every record of NumPy has: in Python
    `s.round` would be that, compiled the field.
    """
    names = [name for name, *_ in fields]
    if taken := [name for name in names if hasattr(np.void, name)]:
        raise TypeError(f"expected other names of fields: NumPy's records have their own {taken}")
    for name in names:
        setattr(_Record, name, property(partial(_get, name), partial(_put, name)))
    (name, *kind), *rest = fields
    first = ((title, name), *kind) if title else (name, *kind)
    return np.dtype((_Record, [first, *rest]))


def title_of(fields: Any) -> str:
    """The title of a type of records, by its fields as NumPy and Numba have them; empty where there
    is none."""
    first = next(iter(fields.values()))
    if hasattr(first, "title"):  # of Numba
        return first.title or ""
    return "".join(first[2:])  # of NumPy: the title comes third, where there is one


def trimmed(rows: np.ndarray, to: np.dtype) -> np.ndarray:
    """The same rows as that type has them, whose fields are as long or shorter: the seats that are
    not there are left out."""
    out = np.zeros(len(rows), to)
    for name in to.names or ():
        found = rows[name]
        out[name] = found if found.ndim == 1 else found[..., : to[name].shape[-1]]
    return out


def _get(name: str, record: Any) -> Any:
    """The field; if it is one number, as an `int`, which NumPy's own are slow to compare with."""
    found = record[name]
    return int(found) if type(found) is CELL.type else found


def _put(name: str, record: Any, value: Any) -> None:
    record[name] = value


class Sees(Enum):
    """Who may see a field. There is no default: what is not granted does not exist."""

    EVERYONE = "everyone"
    OWNER = "the seat of the first axis"
    NOBODY = "nobody"
    BY_RULE = "by rule"


class Seats(int):
    """The length of an axis that runs over the seats, used or not."""


@dataclass(frozen=True)
class Value:
    """How a value of a field names seats, so that they can be told as one of them sees them.

    A value is `seat * places + place` and below 0 names none; with `bits` it is a set of seats;
    with `owned_by` it is something that belongs to the seat `box.<owned_by>[value]`. With
    `in_no_order` the values of a row are a set of places.
    """

    places: int = 1
    bits: bool = False
    owned_by: str = ""
    in_no_order: bool = False


A_SEAT, SEAT_BITS = Value(), Value(bits=True)


@dataclass(frozen=True)
class Field:
    """One row of a layout.

    `of` names the enum whose members the values are; `counts` names a field of which this one is
    the public sum over the last axis; `blank` is what stands where a seat may not look; `value`
    says how the values name seats, if they do; where the values count things of several kinds, or
    at several places, `kinds` are their names.
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
            raise TypeError(f"field {self.name}: who sees it? expected a Sees, got {self.sees!r}")
        if not self.text:
            raise TypeError(f"field {self.name}: expected a line of text")
        if self.sees is Sees.OWNER and not self.per_seat:
            raise TypeError(f"field {self.name}: OWNER needs Seats as its first axis")

    @property
    def per_seat(self) -> bool:
        """Whether its first axis is that of the seats."""
        return bool(self.shape) and isinstance(self.shape[0], Seats)

    @property
    def size(self) -> int:
        """How many numbers it holds."""
        return int(np.prod(self.shape, dtype=int))


def field(name: str, shape: tuple[int, ...], sees: Sees, text: str, **more: Any) -> Field:
    """A row of a layout; `more` are the other attributes of `Field`."""
    return Field(name, shape, sees, text, **more)


class Layout:
    """The declaration of a record: its fields in order."""

    def __init__(self, title: str, *fields: Field):
        self.title = title
        self.fields = {f.name: f for f in fields}
        if len(self.fields) != len(fields):
            raise TypeError(f"{title}: two fields of one name")
        self.record_title = f"the record of {title}"
        self.dtype = record_type([(f.name, CELL, f.shape) for f in fields], self.record_title)
        starts = np.cumsum([0, *(f.size for f in fields)])
        self.start = {f.name: int(at) for f, at in zip(fields, starts, strict=False)}
        self.size = int(starts[-1])
        self._plans: dict[tuple[int, int], tuple[np.ndarray, np.ndarray, np.ndarray]] = {}

    def cell_slices(self) -> dict[str, slice]:
        """Where each field lies in a record as a flat array of integers."""
        return {n: slice(self.start[n], self.start[n] + f.size) for n, f in self.fields.items()}

    # --- records -------------------------------------------------------------------------

    def blank(self) -> np.ndarray:
        """A one-element array holding a record of zeros."""
        memory = bytearray(self.dtype.itemsize)  # NumPy is ten times as slow to make a record
        return np.frombuffer(memory, self.dtype)

    def record(self, array: np.ndarray) -> Any:
        """The record inside a one-element array: `s.jail[seat, cell]` reads and writes it."""
        return array[0]

    def flat(self, array: np.ndarray) -> np.ndarray:
        """The same memory as a flat array of integers, shape (size,)."""
        return array.view(CELL)

    def to_bytes(self, array: np.ndarray) -> bytes:
        """Two bytes for each integer, the lower first, on every machine."""
        return self.flat(array).astype("<i2").tobytes()

    def from_bytes(self, data: bytes) -> np.ndarray:
        """The record of such bytes; `BadRecord` where their number is another."""
        if len(data) != 2 * self.size:
            raise BadRecord(f"{self.title}: expected {2 * self.size} bytes, got {len(data)}")
        return np.frombuffer(data, "<i2").astype(CELL).view(self.dtype)

    def digest(self, array: np.ndarray) -> str:
        """SHA-256 of a record in hexadecimal."""
        return hashlib.sha256(self.to_bytes(array)).hexdigest()

    def to_dict(self, array: np.ndarray) -> dict[str, Any]:
        """A record as lists of numbers, by field."""
        return {name: array[name][0].tolist() for name in self.fields}

    def to_json(self, array: np.ndarray) -> str:
        """The same as JSON."""
        return json.dumps(self.to_dict(array), separators=(",", ":"))

    def from_dict(self, values: Any) -> np.ndarray:
        """The record of such a dictionary; `BadRecord` where a field is missing, extra or odd."""
        if not isinstance(values, dict) or set(values) != set(self.fields):
            given = sorted(values) if isinstance(values, dict) else type(values).__name__
            came = str(given)[:300]
            raise BadRecord(f"{self.title}: expected fields {sorted(self.fields)}, got {came}")
        array = self.blank()
        for name, f in self.fields.items():
            array[name][0] = _integers(self.title, f, values[name])
        return array

    def limits(self) -> tuple[np.ndarray, np.ndarray]:
        """The least and largest value of each cell, shape (size,): those of its enum, or any."""
        least, most = np.full((2, self.size), [[np.iinfo(CELL).min], [np.iinfo(CELL).max]], CELL)
        for name, at in self.cell_slices().items():
            f = self.fields[name]
            if f.of:
                values = [0, f.blank, *map(int, f.of)]
                least[at], most[at] = min(values), max(values)
        return least, most

    # --- what a seat may see ---------------------------------------------------------------

    def grants(self, seat: int) -> np.ndarray:
        """What `seat` may see by the labels alone: a flat mask of 0 and 1, shape (size,).

        A seat below 0 is a spectator, who sees what everyone sees. BY_RULE fields are left at 0:
        the game's `reveal` copies over what its rules grant.
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
        """What stands in each place that is hidden, shape (size,)."""
        parts = [np.full(f.size, f.blank, CELL) for f in self.fields.values()]
        return np.concatenate(parts) if parts else np.zeros(0, CELL)

    def sight(self, seat: int) -> np.ndarray:
        """The same as the keyhole has it: -1, which is all bits, for what `seat` may see and 0 for
        what it may not, and what stands for that, shape (2, size)."""
        granted = self.grants(seat)
        return np.stack([-granted, np.where(granted, 0, self.blanks())]).astype(CELL)

    # --- the observation tensor ------------------------------------------------------------

    def slices(self, players: int) -> dict[str, slice]:
        """Where each field lies in the observation tensor of a table of so many players."""
        found, at = {}, 0
        for f in self._observed():
            width = self._width(f, players)
            found[f.name] = slice(at, at + width)
            at += width
        return found

    def tensor(self, array: np.ndarray, seat: int, players: int) -> np.ndarray:
        """A redacted record as float32: enums one-hot, numbers as they are, unused seats left out.

        Of a field that only its owner sees, the seat's own row alone is in the tensor.
        """
        if (seat, players) not in self._plans:
            self._plans[seat, players] = self._plan(seat, players)
        cells, members, one_hot = self._plans[seat, players]
        values = self.flat(array)[cells]
        return np.where(one_hot, values == members, values).astype(np.float32)

    def _plan(self, seat: int, players: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """For each place of the tensor: which cell it reads, the member that it asks for, and
        whether it asks for one at all."""
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
        """The table of this layout as Markdown."""
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
    """A record of shape (1,) to read from Python: its fields as plain attributes.

    A NumPy record takes twenty times as long for each of them. A field is read when it is first
    asked for, so the record must stay as it is; what is read is not to be written to.
    """

    def __init__(self, record: np.ndarray):
        self.dtype = record.dtype  # by which the kernel knows the game
        self.raw = record.tobytes()  # to tell one record from another at a glance
        self._record = record

    def __getattr__(self, name: str) -> Any:
        try:
            value = self.__dict__["_record"][name][0]
        except (KeyError, ValueError) as e:  # also while a copy of it is being made
            raise AttributeError(f"expected a field of the record, got {name!r}") from e
        value = self.__dict__[name] = value if value.shape else int(value)
        return value


def copied(array: np.ndarray) -> np.ndarray:
    """Its bytes in another array: NumPy's own copy goes field by field, thirty times as slow."""
    return np.frombuffer(bytearray(array.tobytes()), array.dtype)


def _integers(title: str, f: Field, value: Any) -> np.ndarray:
    """`value` as integers of the field's shape, without rounding, wrapping or broadcasting."""
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
        raise BadRecord(f"{title}.{f.name}: expected members of {f.of.__name__}, got {came}")
    return array.astype(CELL)


def _all_integers(value: Any) -> bool:
    if isinstance(value, Sequence) and not isinstance(value, str):
        return all(_all_integers(v) for v in value)
    return isinstance(value, int) and not isinstance(value, bool)
