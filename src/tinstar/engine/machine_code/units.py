"""A unit of machine code: the entry points of a game that were compiled together.

A game's own unit has all that matches, players, vectors and the server call. It is declared in one
place, and compiled as a whole, because then each inner function is optimised once.
"""

import ctypes
from collections.abc import Callable
from typing import Any, Protocol

import numpy as np

from tinstar.engine.in_memory import InMemory
from tinstar.engine.machine_code.calling_convention import (
    FAILED,
    PYTHON,
    PYTHON_FUNCTIONS,
    Types,
    bounds_are_checked,
    float_of,
    name_of,
)
from tinstar.engine.record_arrays import array_of

Functions = dict[str, tuple[Callable[..., Any], tuple[Any, ...]]]  # by key, with example arguments
Entries = dict[str, tuple[str, str]]  # for each key its symbol, and what it returns
METH_FASTCALL = 0x0080
_definitions: list[Any] = []  # CPython keeps only pointers to these
_RESULTS: dict[str, Callable[[int], Any] | None] = {
    "int": None,
    "bool": bool,
    "float": float_of,
    "none": lambda _: None,
}


def key_of(f: Callable[..., Any], types: Types) -> str:
    """Return the name of an entry point: a function, and the types of its arguments."""
    return f"{f.__module__}.{f.__qualname__}({name_of(types)})"


class Code(Protocol):
    """Machine code in the memory of this process, where it stays for good."""

    def address(self, symbol: str) -> int:
        """Return the address of a function or a global variable, or 0 if there is none."""
        ...


class Unit:
    """Machine code with the names and results of its entry points."""

    def __init__(self, code: Code, entries: Entries):
        self._code, self._entries = code, entries
        self._failed = ctypes.c_int32.from_address(code.address(FAILED))
        table = _python_table()
        if place := code.address(PYTHON):
            (ctypes.c_int64 * len(table)).from_address(place)[:] = table

    def __contains__(self, key: str) -> bool:
        return key in self._entries

    def function(self, key: str, nogil: bool) -> Callable[..., Any]:
        """Return an entry point that takes numbers.

        `nogil` says whether other Python threads may run while it runs.
        """
        symbol, returns = self._entries[key]
        kind = ctypes.CFUNCTYPE if nogil else ctypes.PYFUNCTYPE
        address, call = self._code.address(symbol), None
        result, failed = _RESULTS[returns], self._failed

        def calls(*numbers: int) -> Any:
            nonlocal call
            if call is None:
                call = kind(ctypes.c_int64, *[ctypes.c_int64] * len(numbers))(address)
            found = call(*numbers)
            if failed.value:
                failed.value = 0
                raise IndexError(f"{key}: expected an index within the array, got one outside")
            return result(found) if result else found

        return calls

    def function_of_objects(self, key: str, nogil: bool) -> Callable[..., Any] | None:
        """Return an entry point that takes Python objects. There is none if bounds are checked.

        `nogil` means the same as for `function`.
        """
        symbol, returns = self._entries[key]
        if bounds_are_checked():
            return None
        address = self._code.address(f"{symbol}_of_objects")
        definition = _Definition(symbol.encode(), address, METH_FASTCALL, None)
        _definitions.append(definition)
        made = _new_function(ctypes.byref(definition), id(self) if nogil else None, None)
        result = _RESULTS[returns]
        return (lambda *args: result(made(*args))) if result else made


class _Definition(ctypes.Structure):
    """CPython's `PyMethodDef`."""

    _fields_ = (
        ("name", ctypes.c_char_p),
        ("function", ctypes.c_void_p),
        ("flags", ctypes.c_int),
        ("text", ctypes.c_char_p),
    )


_new_function = ctypes.pythonapi.PyCFunction_NewEx
_new_function.restype = ctypes.py_object
_new_function.argtypes = (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)


def _python_table() -> list[int]:
    """Return the table PYTHON for this Python and its NumPy."""
    api = (getattr(ctypes.pythonapi, name) for name in PYTHON_FUNCTIONS)
    found = (ctypes.cast(function, ctypes.c_void_p).value for function in api)
    addresses = [address or 0 for address in found]
    return [*addresses, id(np.ndarray), object.__basicsize__, id(InMemory), id(_make_array)]


def _make_array(memory: InMemory) -> np.ndarray:
    """Make the array of an object that has none yet.

    The property `array` would look for one first, which takes longer than making it.
    """
    memory._array = made = array_of(memory)  # pyright: ignore[reportPrivateUsage]
    return made
