"""Call functions as machine code. The types of the arguments select it, or cause it to be compiled.

A function of a game is looked for in the unit of the game, if it is declared there.
"""

import hashlib
import inspect
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from tinstar.engine.layout import title_of
from tinstar.engine.machine_code import units
from tinstar.engine.machine_code.calling_convention import Types, flattened, leaves

PACKAGE = "tinstar."
TABLE, SIMULATION = "table", "simulation"  # the units of a game
# The modules whose functions belong to each unit of a game. `entry_points` declares them.
UNITS = {
    TABLE: (
        "engine.kernel_calls",
        "lab.review.position_value",
        "players.net",
        "players.net_search",
        "players.search",
    ),
    SIMULATION: (
        "engine.encoder",
        "engine.kernel",
        "engine.vector",
        "lab.simulation.chance_value",
        "lab.simulation.compiled_games",
        "testing.compiled_leak_check",
    ),
}
UNIT_OF = {PACKAGE + module: unit for unit, modules in UNITS.items() for module in modules}
names: dict[str, str] = {}  # names of games, by the titles of their records
_sources: dict[str, str] = {}  # digests of the sources of games from outside
_game_units: dict[tuple[str, str], units.Unit | None] = {}


def register_sources(name: str, title: str, sources: str) -> None:
    """Note the game whose records have a title, and the digest of its sources, if any."""
    names[title], _sources[title] = name, sources


class Compiled:
    """A function as machine code, for arguments of any types that it takes."""

    def __init__(self, f: Callable[..., Any], nogil: bool = True):
        self.f, self._nogil = f, nogil
        self._found: dict[Types, Callable[..., Any]] = {}

    def __call__(self, *args: Any) -> Any:
        types, numbers = flattened(args)
        try:
            call = self._found[types]
        except KeyError:
            key, unit = found_for(self.f, types, args)
            call = self._found[types] = unit.function(key, self._nogil)
        return call(*numbers)


def quick(f: Callable[..., Any], args: tuple[Any, ...], nogil: bool = False) -> Callable[..., Any]:
    """Return a function for arguments of the same types as these, which is fast to call.

    It does not check the types of arrays. `nogil` says whether other Python threads may run while
    it runs.
    """
    types, _ = flattened(args)
    key, unit = found_for(f, types, args)
    return unit.function_of_objects(key, nogil) or Compiled(f, nogil)


def found_for(f: Callable[..., Any], types: Types, args: tuple[Any, ...]) -> tuple[str, units.Unit]:
    """Return the key of an entry point, and the unit that has it. Compile it if there is none."""
    key = units.key_of(f, types)
    titles = {title for leaf in leaves(args) if (title := _title(leaf))}
    if unit := UNIT_OF.get(f.__module__):
        for title in titles:
            if (own := game_unit(names[title], unit)) and key in own:
                return key, own
    sources = "".join(sorted(_sources[title] for title in titles)) + _own_source(f)
    return key, units.unit(key, lambda: {key: (f, args)}, sources)


def game_unit(name: str, unit: str) -> units.Unit | None:
    """Return a unit of a game: from disk, or compiled now. Return None if it has none."""
    if (name, unit) not in _game_units:
        with units.lock:
            if (name, unit) not in _game_units:
                _game_units[name, unit] = _made(name, unit)
    return _game_units[name, unit]


def _made(name: str, unit: str) -> units.Unit | None:
    title, sources = f"{name}.{unit}", _sources_of(name)

    @cache
    def functions() -> units.Functions:
        return import_module(f"{PACKAGE}entry_points").functions_of(name, unit)

    if not units.is_kept(title, sources) and not functions():
        return None
    return units.unit(title, functions, sources)


def game_is_kept(name: str, unit: str) -> bool:
    """Return whether a unit of a game is on disk."""
    return units.is_kept(f"{name}.{unit}", _sources_of(name))


def _sources_of(name: str) -> str:
    return "".join(_sources[title] for title, game in names.items() if game == name)


def _title(leaf: Any) -> str:
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
