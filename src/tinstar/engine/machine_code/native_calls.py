"""Call functions as machine code. The types of the arguments select it, or cause it to be compiled.

A function of a game is looked for in a shipped library, then in the unit of the game, if it is
declared there. Where there is neither a library nor a compiler, declared functions run in Python.
"""

import hashlib
import inspect
import logging
from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from tinstar.engine.in_memory import InMemory
from tinstar.engine.machine_code import compiled_units
from tinstar.engine.machine_code.calling_convention import Types, as_array, flattened, leaves
from tinstar.engine.machine_code.registered_games import names, sources_of
from tinstar.engine.machine_code.shipped_libraries import library
from tinstar.engine.machine_code.units import Functions, Unit, key_of
from tinstar.engine.record_arrays import title_of

log = logging.getLogger(__name__)
PACKAGE = "tinstar."
ENTRY_POINTS = PACKAGE + "entry_points"  # imports us
TABLE, SIMULATION = "table", "simulation"  # the units of a game
EVERY_GAME = "every_game"  # stands for a game, where a function has no record of one
# The modules whose functions belong to each unit of a game. `entry_points` declares them.
UNITS = {
    TABLE: (
        "engine.kernel_calls",
        "players.net",
        "players.net_search",
        "players.playouts",
        "players.tree_search",
    ),
    SIMULATION: (
        "engine.encoder",
        "engine.kernel",
        "engine.thread_pool",
        "engine.vector",
        "lab.benchmarks",
        "lab.simulation.chance_value",
        "lab.simulation.compiled_games",
        "testing.compiled_leak_check",
    ),
}
UNIT_OF = {PACKAGE + module: unit for unit, modules in UNITS.items() for module in modules}
_game_units: dict[tuple[str, str], Unit | None] = {}


def over_arrays(f: Callable[..., Any], *args: Any) -> Any:
    """Run a rule as Python over arrays of NumPy only, also where records are given."""
    with np.errstate(over="ignore"):  # arithmetic in arrays may wrap around
        return f(*map(as_array, args))


class Compiled:
    """A function as machine code, for arguments of any types that it takes."""

    def __init__(self, f: Callable[..., Any], nogil: bool = True):
        self.f, self._nogil = f, nogil
        self._found: dict[Types, Callable[..., Any]] = {}

    def __call__(self, *args: Any) -> Any:
        types, numbers = flattened(args)
        if types not in self._found:
            if (found := found_for(self.f, types, args)) is None:
                return over_arrays(self.f, *args)
            key, unit = found
            self._found[types] = unit.function(key, self._nogil)
        return self._found[types](*numbers)


def quick(f: Callable[..., Any], args: tuple[Any, ...], nogil: bool = False) -> Callable[..., Any]:
    """Return a function for arguments of the same types as these, which is fast to call.

    It does not check the types of arrays. `nogil` says whether other Python threads may run while
    it runs.
    """
    types, _ = flattened(args)
    if (found := found_for(f, types, args)) is None:
        return partial(over_arrays, f)
    key, unit = found
    return unit.function_of_objects(key, nogil) or Compiled(f, nogil)


def found_for(
    f: Callable[..., Any], types: Types, args: tuple[Any, ...]
) -> tuple[str, Unit] | None:
    """Return the key of an entry point, and the unit that has it. Compile it if there is none.

    Return None if it has to run in Python, because there is no compiler. A function that is not
    declared then raises `BadOption`.
    """
    key = key_of(f, types)
    titles = {title for leaf in leaves(args) if (title := _title(leaf))}
    if unit := UNIT_OF.get(f.__module__):
        games = [names[title] for title in titles] or [EVERY_GAME]
        for name in games:
            if (own := game_unit(name, unit)) and key in own:
                return key, own
        if not compiled_units.has_compiler():
            if games != [EVERY_GAME]:
                _run_slowly(", ".join(games))
            return None
    sources = "".join(sorted(sources_of[title] for title in titles)) + _own_source(f)
    return key, compiled_units.unit(key, lambda: {key: (f, args)}, sources)


@cache
def _run_slowly(games: str) -> None:
    log.warning(
        "%s: expected a library of compiled rules or the compiler Numba, got neither: the rules run"
        " in Python, about a thousand times slower; %s",
        games,
        compiled_units.HOW_TO_COMPILE,
    )


def game_unit(name: str, unit: str) -> Unit | None:
    """Return a unit of a game: from a library, from disk, or compiled now.

    Return None if the game has none, or if there is neither a library nor a compiler.
    """
    if (name, unit) not in _game_units:
        with compiled_units.lock:
            if (name, unit) not in _game_units:
                _game_units[name, unit] = library(name) or _made(name, unit)
    return _game_units[name, unit]


def _made(name: str, unit: str) -> Unit | None:
    title, sources = f"{name}.{unit}", _sources_of_game(name)

    @cache
    def functions() -> Functions:
        return import_module(ENTRY_POINTS).functions_of(name, unit)

    if not compiled_units.has_compiler():
        return None
    if not compiled_units.is_kept(title, sources) and not functions():
        return None
    return compiled_units.unit(title, functions, sources)


def intermediate_of(f: Callable[..., Any], args: tuple[Any, ...]) -> tuple[bytes, str]:
    """Return the bitcode of the unit that has a function of a game, and the function's symbol."""
    key = key_of(f, flattened(args)[0])
    name = next(names[title] for leaf in leaves(args) if (title := _title(leaf)))
    unit, sources = UNIT_OF[f.__module__], _sources_of_game(name)
    title, functions = f"{name}.{unit}", import_module(ENTRY_POINTS).functions_of(name, unit)
    if key not in functions:  # of a game that is not installed
        title, functions = key, {key: (f, args)}
    code, entries = compiled_units.intermediate(title, lambda: functions, sources)
    return code, entries[key][0]


def game_is_kept(name: str, unit: str) -> bool:
    """Return whether a game needs no compiling: a library or the disk has its code."""
    if library(name):
        return True
    return compiled_units.is_kept(f"{name}.{unit}", _sources_of_game(name))


def _sources_of_game(name: str) -> str:
    return "".join(sources_of[title] for title, game in names.items() if game == name)


def _title(leaf: Any) -> str:
    if isinstance(leaf, InMemory):
        leaf = leaf.array
    if not isinstance(leaf, np.ndarray) or not leaf.dtype.fields:
        return ""
    title = title_of(leaf.dtype.fields)
    return title if title in names else ""


@cache
def _own_source(f: Callable[..., Any]) -> str:
    """Return a digest of the file of a function that is not this project's own, else ""."""
    if f.__module__.startswith(PACKAGE):
        return ""
    path = Path(inspect.getfile(f))
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else ""
