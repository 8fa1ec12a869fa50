"""Records: bytes with a declared layout, whose numbers Python reads and writes as attributes.

A record shares its memory with typed memoryviews, which are the fastest arrays in plain Python. A
single number is an `int`. A field with one axis is a memoryview. One with more axes is a `Grid`.
A number that does not fit its field raises `ValueError`.

NumPy, compiled code and other records can share the same bytes: see `InMemory.array`.
"""

from collections.abc import Iterator
from functools import cache, cached_property
from math import prod
from typing import Any, NamedTuple

from tinstar.engine.grid import Grid
from tinstar.engine.in_memory import InMemory

# The kinds of numbers, as NumPy and as memoryviews name them, and their bytes.
FORMATS: dict[str, Any] = {"i1": "b", "u1": "B", "i2": "h", "i8": "q", "u8": "Q", "f8": "d"}
Fields = tuple[tuple[str, str, tuple[int, ...]], ...]  # of each: name, kind of number, shape


class Part(NamedTuple):
    """The place of a field in a record."""

    kind: str  # one of FORMATS
    shape: tuple[int, ...]
    at: int  # its first byte
    size: int  # in bytes


class Record(InMemory):
    """One record. Each type of records has a subclass, which `RecordType` generates.

    Functions that are also compiled take arrays of records. A record stands for an array of one:
    `record[0]` is the record itself.
    """

    __slots__ = ("_memory",)
    type: "RecordType"  # this and the title are attributes of the subclass
    title: str

    def __init__(self, memory: memoryview):
        self._memory = memory

    def __getattr__(self, name: str) -> Any:
        """Make the view of a field with axes, or of all numbers of one kind, at its first use."""
        made = self.type.view_of(self._memory, name)
        object.__setattr__(self, name, made)
        return made

    def __getitem__(self, index: int) -> "Record":
        if index != 0:
            raise IndexError(f"expected index 0, as this is one record; got {index}")
        return self

    def __len__(self) -> int:
        return 1

    def __repr__(self) -> str:
        return f"<{self.title or 'record'}: {self.type.to_dict(self)}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return _remade, (self.type.fields, self.title, self.tobytes())

    # The attributes have names of NumPy's records, which fields may not have either.

    @property
    def data(self) -> memoryview:
        """The bytes of the record."""
        return self._memory

    @property
    def flat(self) -> memoryview:
        """The numbers of a record of 16-bit integers, in one row."""
        return self._memory.cast("h")

    def view(self, kind: Any) -> memoryview:
        """Return the memory of the record as a row of numbers of a type of NumPy."""
        return self._memory.cast(kind.char)

    def copy(self) -> Any:
        """Return a copy of the record."""
        return self.__class__(memoryview(bytearray(self._memory)))

    def put(self, other: "Record") -> None:
        """Copy the bytes of another record of the same type into this one."""
        self._memory[:] = other._memory

    def tobytes(self) -> bytes:
        """Return the bytes of the record."""
        return self._memory.tobytes()


class Records(InMemory):
    """Several records of one type, one after the other in memory."""

    __slots__ = ("_made", "data", "type")

    def __init__(self, kind: "RecordType", memory: memoryview):
        self.type, self.data, size = kind, memory, kind.size
        self._made = [kind.over(memory[at : at + size]) for at in range(0, len(memory), size)]

    def __getitem__(self, index: int) -> Any:
        return self._made[index]

    def __setitem__(self, index: int, record: Record) -> None:
        self._made[index].put(record)

    def __len__(self) -> int:
        return len(self._made)

    def __iter__(self) -> Iterator[Any]:
        return iter(self._made)

    def __reduce__(self) -> tuple[Any, ...]:
        return _several_remade, (self.type.fields, self.type.title, bytes(self.data))

    @property
    def flat(self) -> memoryview:
        """The numbers of records of 16-bit integers, in one row."""
        return self.data.cast("h")

    @property
    def rows(self) -> Grid:
        """The numbers of records of 16-bit integers, with a row for each record."""
        return Grid(self.flat, (len(self), self.type.size // 2))


# The names that records have of their own, here or in arrays of NumPy.
TAKEN = frozenset(
    """
    array title type
    T all any argmax argmin argsort astype base byteswap choose clip compress conj conjugate copy
    cumprod cumsum data device diagonal dtype dump dumps fill flags flat flatten getfield imag item
    itemsize max mean min nbytes ndim newbyteorder nonzero prod ptp put ravel real repeat reshape
    resize round searchsorted setfield setflags shape size sort squeeze std strides sum swapaxes
    take to_device tobytes tofile tolist trace transpose var view
    """.split()  # noqa: SIM905 - a list would be a page long
)


class RecordType:
    """A type of records: the place of each field in the bytes, without gaps.

    `title` distinguishes types that have the same fields.
    """

    def __init__(self, fields: Fields, title: str = ""):
        names = [name for name, *_ in fields]
        if taken := [name for name in names if name in TAKEN]:
            raise TypeError(
                f"expected field names that records do not use, got {taken}; rename the field"
            )
        self.fields, self.title = fields, title
        self.parts: dict[str, Part] = {}
        at = 0
        for name, kind, shape in fields:
            size = prod(shape) * _bytes(kind)
            self.parts[name] = Part(kind, shape, at, size)
            at += size
        self.size = at

    @cached_property
    def over(self) -> type[Record]:
        """The class of these records: `over(memory)` is the record in these bytes."""
        return _generated(self)

    def blank(self) -> Any:
        """Return a record of zeros."""
        return self.over(memoryview(bytearray(self.size)))

    def frozen(self, record: Record) -> Any:
        """Return a copy of a record that cannot be changed."""
        return self.over(memoryview(record.tobytes()))

    def to_dict(self, record: Record) -> dict[str, Any]:
        """Return a dictionary with a number or lists of numbers for each field."""
        found = ((name, part.shape, getattr(record, name)) for name, part in self.parts.items())
        return {name: value.tolist() if shape else value for name, shape, value in found}

    def blanks(self, n: int) -> Records:
        """Return `n` records of zeros."""
        return Records(self, memoryview(bytearray(n * self.size)))

    def view_of(self, memory: memoryview, name: str) -> Any:
        """Return the view of a field that has axes or, as `_i2`, of all numbers of a kind."""
        if name[:1] == "_" and name[1:] in FORMATS:
            whole = self.size - self.size % _bytes(name[1:])
            return memory[:whole].cast(FORMATS[name[1:]])
        if (part := self.parts.get(name)) is None:
            raise AttributeError(f"expected the name of a field of the record, got {name!r}")
        cells = memory[part.at : part.at + part.size].cast(FORMATS[part.kind])
        return cells if len(part.shape) == 1 else Grid(cells, part.shape)


@cache
def record_type(fields: Fields, title: str = "") -> RecordType:
    """Return the type of records with these fields. There is one object for each type.

    A field may not have the name of an attribute of records, such as `copy`. Such a name raises
    `TypeError`.
    """
    return RecordType(fields, title)


def _generated(kind: RecordType) -> type[Record]:
    """Return the subclass of `Record` for a type. A single number is a property of it."""
    space: dict[str, Any] = {"type": kind, "title": kind.title}
    kinds = {f"_{part.kind}" for part in kind.parts.values() if not part.shape}
    space["__slots__"] = (*kinds, *(name for name, part in kind.parts.items() if part.shape))
    for name, part in kind.parts.items():
        if not part.shape:
            space[name] = _number(part)
    return type("Record", (Record,), space)


def _number(part: Part) -> property:
    """Return the property that reads and writes a single number.

    Its functions are compiled from text, because a constant index is faster than a variable.
    """
    at, rest = divmod(part.at, _bytes(part.kind))
    if rest:
        raise TypeError(f"expected a number at a multiple of its bytes, got it at {part.at}")
    made: dict[str, Any] = {}
    text = (
        f"def get(s): return s._{part.kind}[{at}]\ndef put(s, value): s._{part.kind}[{at}] = value"
    )
    exec(text, made)
    return property(made["get"], made["put"])


def _bytes(kind: str) -> int:
    return int(kind[1:])


def _remade(fields: Fields, title: str, data: bytes) -> Any:
    """Rebuild a record from the contents of its pickle."""
    return record_type(fields, title).over(memoryview(bytearray(data)))


def _several_remade(fields: Fields, title: str, data: bytes) -> Records:
    """Rebuild records from the contents of their pickle."""
    return Records(record_type(fields, title), memoryview(bytearray(data)))
