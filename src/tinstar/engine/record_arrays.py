"""Records as arrays of NumPy, which share the memory of records in plain Python without a copy.

Vectors, the encoder, the laboratory, nets and compiled code use such arrays. Python also reads
fields of a record of an array as attributes, but more slowly than those of `records.Record`.
"""

from collections.abc import Sequence
from functools import cache, partial
from typing import Any

import numpy as np

CELL = np.dtype("i2")


class _Record(np.void):
    """A record in an array, whose fields are attributes.

    NumPy's own `np.record` looks up each field in Python, which takes four times as long.
    """

    __slots__ = ()  # so that writing to an unknown field fails

    def __getattr__(self, name: str) -> Any:
        """Return a field of a record whose type was declared in another process."""
        try:
            return self[name]
        except ValueError as e:
            raise AttributeError(str(e)) from None

    @property
    def title(self) -> str:
        """The title of the record's type."""
        return title_of(self.dtype.fields)


def array_type(fields: Sequence[tuple[Any, ...]], title: str = "") -> np.dtype:
    """Return a type of arrays of records, whose fields are attributes also in compiled code.

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
    """Return the title that `array_type` gave to a record type, from the type's fields, or ""."""
    first = next(iter(fields.values()))
    if hasattr(first, "title"):  # Numba
        return first.title or ""
    return "".join(first[2:])  # NumPy: the title, if any, comes third


@cache
def type_of(kind: Any) -> np.dtype:
    """Return the type of arrays of a `RecordType`: there is one for each."""
    return array_type(kind.fields, kind.title)


def array_of(memory: Any) -> np.ndarray:
    """Return the array over the memory of an object that is `InMemory`."""
    if hasattr(memory, "type"):
        return np.frombuffer(memory.data, type_of(memory.type))
    return np.asarray(memory.flat).reshape(memory.shape)


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
