"""Units that are compiled on this machine, and kept on disk as one object file each.

A function that is not declared in a game's unit becomes a unit of its own, when it is first called.
LLVM's intermediate code is kept beside the object file. `make dist` turns it into machine code
for other processors.
"""

import gc
import hashlib
import json
import re
from collections.abc import Callable, Generator
from contextlib import contextmanager
from functools import cache
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from threading import RLock
from typing import Any, NamedTuple

from tinstar.engine import compile_progress
from tinstar.engine.machine_code.calling_convention import FAILED, PYTHON
from tinstar.engine.machine_code.registered_games import before_compiling
from tinstar.engine.machine_code.units import Entries, Functions, Unit
from tinstar.engine.machine_code_folder import cache_folder, not_kept
from tinstar.errors import BadOption, BadRecord
from tinstar.system.atomic_files import write_whole

INTERMEDIATE = ".bc"  # LLVM's suffix for bitcode
HOW_TO_COMPILE = 'add the extra "compile" (docs/install.md)'
lock = RLock()
_engines: list[Any] = []  # own the memory of loaded machine code


class Made(NamedTuple):
    """What the compiler makes of a unit."""

    intermediate: bytes  # bitcode of all functions, not optimised
    code: bytes  # an object file for this machine
    entries: Entries


def unit(name: str, functions: Callable[[], Functions], sources: str = "") -> Unit:
    """Return the unit of that name: from disk, or compiled now.

    - name: unique among all units of these sources.
    - functions: is called if the unit has to be compiled.
    - sources: a digest of sources that are not this project's own.

    If Numba is not installed, `BadOption` is raised.
    """
    check_compiler(name)
    path = _path(name, sources)
    with lock:
        found = _read(path)
        if found is None:
            with _alone(path):
                found = _read(path) or _write(path, _compiled(name, functions()))
        return Unit(_Loaded(found[0]), found[1])


def intermediate(
    name: str, functions: Callable[[], Functions], sources: str = ""
) -> tuple[bytes, Entries]:
    """Return the bitcode of a unit, from disk or compiled now, and the unit's entries."""
    path = _path(name, sources)
    kept, found = path.with_suffix(INTERMEDIATE), _read(path)
    if found is None or not kept.exists():
        made = _compiled(name, functions())
        _write(path, made)
        return made.intermediate, made.entries
    return kept.read_bytes(), found[1]


def is_kept(name: str, sources: str = "") -> bool:
    """Return whether the unit of that name is on disk."""
    return has_compiler() and _path(name, sources).exists()


@cache
def has_compiler() -> bool:
    """Return whether Numba is installed."""
    try:
        return find_spec("numba") is not None
    except ValueError:  # a module that only looks like it
        return False


def check_compiler(what: str) -> None:
    """Raise `BadOption`, which says that `what` needs Numba, if Numba is not installed."""
    if not has_compiler():
        raise BadOption(f"{what}: expected the compiler Numba, got none: {HOW_TO_COMPILE}")


class _Loaded:
    """An object file in memory, with its addresses resolved by LLVM."""

    def __init__(self, code: bytes):
        from llvmlite import binding as llvm

        from tinstar.engine.machine_code.emission import host

        self._engine: Any = llvm.create_mcjit_compiler(llvm.parse_assembly(""), host())
        self._engine.add_object_file(llvm.ObjectFileRef.from_data(code))
        self._engine.finalize_object()
        _engines.append(self._engine)

    def address(self, symbol: str) -> int:
        """Return the address of a function or a global variable, or 0 if there is none."""
        return self._engine.get_global_value_address(symbol)


def _path(name: str, sources: str) -> Path:
    from llvmlite import binding as llvm

    processor = llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten()
    made_for = name, sources, version("numba"), version("llvmlite"), processor
    digest = hashlib.sha256(repr(made_for).encode()).hexdigest()[:16]
    short = re.sub(r"[^\w.]", "", name.partition("(")[0])
    return cache_folder() / f"{short}-{digest}.code"


def _compiled(name: str, functions: Functions) -> Made:
    from tinstar.engine.machine_code.emission import emit, hide, host
    from tinstar.engine.machine_code.numba_frontend import module_of

    for prepare in before_compiling:
        prepare()

    full = name.partition("(")[0]
    with compile_progress.reporting(full.rpartition(".")[2]), _without_garbage_collection():
        # Several units are linked to one library, so each symbol carries the name of its unit.
        prefix = re.sub(r"\W", "_", full)
        symbols = {f"{prefix}_{i}": made for i, made in enumerate(functions.values())}
        module, made = module_of(symbols)
        exported = {*symbols, *(f"{s}_of_objects" for s in symbols), FAILED, PYTHON}
        hide(module, exported)
        between = module.as_bitcode()
        code = emit(module, exported, host())
    return Made(between, code, dict(zip(functions, made.items(), strict=True)))


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


def _write(path: Path, made: Made) -> tuple[bytes, Entries]:
    head = json.dumps({"": hashlib.sha256(made.code).hexdigest(), **made.entries}).encode()
    try:
        write_whole(path.with_suffix(INTERMEDIATE), made.intermediate)
        write_whole(path, head + b"\n" + made.code)
    except BadRecord as e:
        not_kept(e.__cause__ if isinstance(e.__cause__, OSError) else OSError(str(e)))
    return made.code, made.entries


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
