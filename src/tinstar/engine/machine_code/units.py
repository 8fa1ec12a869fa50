"""A unit of machine code: one object file with the entry points of a game, kept on disk.

A game's own unit has all that matches, players, vectors and the server call. It is declared in one
place, and compiled as a whole, because then each inner function is optimised once. A function that
is not declared there becomes a unit of its own, when it is first called.
"""

import ctypes
import gc
import hashlib
import json
import re
from collections.abc import Callable, Generator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from threading import RLock
from typing import Any

import numpy as np

from tinstar.engine import compile_progress
from tinstar.engine.machine_code.calling_convention import (
    FAILED,
    PYTHON,
    PYTHON_FUNCTIONS,
    Types,
    bounds_are_checked,
    float_of,
    name_of,
)
from tinstar.engine.machine_code_folder import cache_folder, not_kept
from tinstar.errors import BadRecord
from tinstar.system.atomic_files import write_whole

Functions = dict[str, tuple[Callable[..., Any], tuple[Any, ...]]]  # by key, with example arguments
Entries = dict[str, tuple[str, str]]  # for each key its symbol, and what it returns
METH_FASTCALL = 0x0080
lock = RLock()
before_compiling: list[Callable[[], None]] = []  # called each time
_engines: list[Any] = []  # own the memory of loaded machine code, which stays for good
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


class Unit:
    """Machine code that is loaded into this process."""

    def __init__(self, code: bytes, entries: Entries):
        self._engine, self._entries = _loaded(code), entries
        self._failed = ctypes.c_int32.from_address(self._engine.get_global_value_address(FAILED))

    def __contains__(self, key: str) -> bool:
        return key in self._entries

    def function(self, key: str, nogil: bool) -> Callable[..., Any]:
        """Return an entry point that takes numbers.

        `nogil` says whether other Python threads may run while it runs.
        """
        symbol, returns = self._entries[key]
        kind = ctypes.CFUNCTYPE if nogil else ctypes.PYFUNCTYPE
        address, call = self._engine.get_function_address(symbol), None
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
        address = self._engine.get_function_address(f"{symbol}_of_objects")
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
    return [*(address or 0 for address in found), id(np.ndarray), object.__basicsize__]


def _loaded(code: bytes) -> Any:
    from llvmlite import binding as llvm

    from tinstar.engine.machine_code.emission import host

    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), host())
    engine.add_object_file(llvm.ObjectFileRef.from_data(code))
    engine.finalize_object()
    _engines.append(engine)
    table = _python_table()
    place = engine.get_global_value_address(PYTHON)
    if place:
        (ctypes.c_int64 * len(table)).from_address(place)[:] = table
    return engine


# --- on disk ------------------------------------------------------------------------------------


def unit(name: str, functions: Callable[[], Functions], sources: str = "") -> Unit:
    """Return the unit of that name: from disk, or compiled now.

    - name: unique among all units of these sources.
    - functions: is called if the unit has to be compiled.
    - sources: a digest of sources that are not this project's own.
    """
    path = _path(name, sources)
    with lock:
        found = _read(path)
        if found is None:
            with _alone(path):
                found = _read(path) or _write(path, *_compiled(name, functions()))
        return Unit(*found)


def is_kept(name: str, sources: str = "") -> bool:
    """Return whether the unit of that name is on disk."""
    return _path(name, sources).exists()


def _path(name: str, sources: str) -> Path:
    from llvmlite import binding as llvm

    processor = llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten()
    made_for = name, sources, version("numba"), version("llvmlite"), processor
    digest = hashlib.sha256(repr(made_for).encode()).hexdigest()[:16]
    short = re.sub(r"[^\w.]", "", name.partition("(")[0])
    return cache_folder() / f"{short}-{digest}.code"


def _compiled(name: str, functions: Functions) -> tuple[bytes, Entries]:
    from tinstar.engine.machine_code.emission import emit, host
    from tinstar.engine.machine_code.numba_frontend import module_of

    for prepare in before_compiling:
        prepare()

    short = name.partition("(")[0].rpartition(".")[2]
    with compile_progress.reporting(short), _without_garbage_collection():
        symbols = {f"entry_{i}": made for i, made in enumerate(functions.values())}
        module, made = module_of(symbols)
        exported = [*symbols, *(f"{s}_of_objects" for s in symbols), FAILED, PYTHON]
        code = emit(module, exported, host())
    entries = zip(functions, made.items(), strict=True)
    return code, dict(entries)


@contextmanager
def _without_garbage_collection() -> Generator[None]:
    """Numba makes millions of objects that live on. Searching them for garbage takes an eighth."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def _read(path: Path) -> tuple[bytes, Entries] | None:
    try:
        head, _, code = path.read_bytes().partition(b"\n")
    except OSError:
        return None
    try:
        entries = json.loads(head)
        digest = entries.pop("")
    except (ValueError, KeyError, TypeError, AttributeError):  # whatever is in a damaged file
        return None
    return (code, entries) if digest == hashlib.sha256(code).hexdigest() else None


def _write(path: Path, code: bytes, entries: Entries) -> tuple[bytes, Entries]:
    head = json.dumps({"": hashlib.sha256(code).hexdigest(), **entries}).encode()
    try:
        write_whole(path, head + b"\n" + code)
    except BadRecord as e:
        not_kept(e.__cause__ if isinstance(e.__cause__, OSError) else OSError(str(e)))
    return code, entries


@contextmanager
def _alone(path: Path) -> Generator[None]:
    """Hold a lock of the unit. A second process waits, then reads what the first has compiled."""
    try:
        import fcntl
    except ImportError:  # on Windows both compile
        yield
        return
    try:
        file = path.with_suffix(".lock").open("w")
    except OSError:  # if nothing can be stored, each process compiles for itself
        yield
        return
    with file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
