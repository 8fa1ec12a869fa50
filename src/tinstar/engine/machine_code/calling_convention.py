"""The arguments of an entry point, flattened to 64-bit numbers, and the types that they have.

An entry point takes one number for each of these, in order:

- an array: the address of its memory, then its length along each axis
- an integer or a bool: itself
- a float: the bits of its eight bytes
- a tuple: its elements, one after the other

Arrays must be contiguous. The types of the arguments select the machine code.

The module of machine code has two global variables: FAILED is 1 after an index out of bounds, if
bounds are checked. PYTHON is a table for calls with Python objects, which the loader fills. It has
the addresses of PYTHON_FUNCTIONS, the type of NumPy's arrays, the bytes of an object's head, the
type `InMemory`, and the function that makes the array of such an object.

KERNEL plays random games on a graphics card, a game in each thread. Its arguments are the addresses
of the box, and of all threads' states, rows and scratch memory (see `ThreadMemory`), the number of
the first game, the seed, and the number of games.
"""

import hashlib
import os
import struct
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from tinstar.engine.in_memory import InMemory

FAILED, PYTHON = "tinstar_failed", "tinstar_python"
KERNEL = "tinstar_games"
PYTHON_FUNCTIONS = (
    "PyLong_AsLongLong",
    "PyLong_AsUnsignedLongLongMask",
    "PyFloat_AsDouble",
    "PyLong_FromLongLong",
    "PyTuple_Size",
    "PyTuple_GetItem",
    "PyType_IsSubtype",
    "PyObject_CallOneArg",
    "Py_DecRef",
    "PyErr_Occurred",
    "PyErr_BadArgument",
    "PyEval_SaveThread",
    "PyEval_RestoreThread",
)
Types = tuple[Any, ...]  # for an array its dtype and its number of axes, else a Python type


class ThreadMemory(NamedTuple):
    """The bytes of each thread of KERNEL: two states, a row of results, scratch memory."""

    states: int
    row: int
    scratch: int


def flattened(args: tuple[Any, ...]) -> tuple[Types, list[int]]:
    """Return the types of some arguments, and the numbers that stand for them.

    Any other argument, or an array that is not contiguous, raises `TypeError`.
    """
    types: list[Any] = []
    numbers: list[int] = []
    _add(args, types, numbers)
    return tuple(types), numbers


def _add(args: tuple[Any, ...], types: list[Any], numbers: list[int]) -> None:
    for given in args:
        arg = as_array(given)
        if isinstance(arg, np.ndarray):
            if not arg.flags.c_contiguous:
                raise TypeError(f"expected C-contiguous arrays, got one with strides {arg.strides}")
            types += arg.dtype, arg.ndim
            numbers += arg.ctypes.data, *arg.shape
        elif isinstance(arg, tuple):
            types += type(arg), len(arg)
            _add(arg, types, numbers)
        else:
            kind = scalar_type(arg)
            types.append(kind)
            numbers.append(bits_of(float(arg)) if kind is float else int(arg))


def as_array(arg: Any) -> Any:
    """Return the array over a record or a memoryview, and anything else as it is."""
    if isinstance(arg, InMemory):
        return arg.array
    return np.asarray(arg) if isinstance(arg, memoryview) else arg


def scalar_type(value: Any) -> type:
    """Return the type of a number that compiled code takes: int, bool, float or `np.uint64`."""
    for kinds, found in SCALARS:
        if isinstance(value, kinds):
            return found
    raise TypeError(f"expected an array, a number, or a tuple of these; got {type(value).__name__}")


SCALARS: tuple[tuple[Any, type], ...] = (
    ((bool, np.bool_), bool),
    ((np.uint64,), np.uint64),
    ((int, np.integer), int),
    ((float, np.floating), float),
)


def bits_of(number: float) -> int:
    """Return the eight bytes of a float as a signed integer."""
    return struct.unpack("<q", struct.pack("<d", number))[0]


def float_of(bits: int) -> float:
    """Return the float that has these bits."""
    return struct.unpack("<d", struct.pack("<q", bits))[0]


def leaves(args: tuple[Any, ...]) -> Iterator[Any]:
    """Yield the arrays and numbers of some arguments, in order."""
    for arg in args:
        if isinstance(arg, tuple):
            yield from leaves(arg)
        else:
            yield as_array(arg)


def name_of(types: Types) -> str:
    """Return a name of some types that is the same in every process."""
    return ",".join(_name(each) for each in types)


def _name(each: Any) -> str:
    if isinstance(each, np.dtype):
        if not each.fields:
            return each.str
        return hashlib.sha256(repr(each.descr).encode()).hexdigest()[:16]
    return each.__qualname__ if isinstance(each, type) else str(each)


def bounds_are_checked() -> bool:
    """Return whether compiled code checks each index. Numba's environment variable says so."""
    return os.environ.get("NUMBA_BOUNDSCHECK", "") not in ("", "0")
