"""The intermediate code of a game: both of its units, linked to one module."""

from typing import Any, NamedTuple

from llvmlite import binding as llvm

from tinstar.engine.machine_code.calling_convention import FAILED, PYTHON
from tinstar.engine.machine_code.compiled_units import intermediate
from tinstar.engine.machine_code.native_calls import EVERY_GAME, SIMULATION, TABLE
from tinstar.engine.machine_code.units import Entries
from tinstar.entry_points import functions_of
from tinstar.games import load, ours

OBJECTS = "_of_objects"  # entry points that take Python objects


class GameCode(NamedTuple):
    """Bitcode of some units, and their entry points."""

    units: tuple[bytes, ...]
    entries: Entries

    def module(self) -> Any:
        """Return a new module with all units. Emitting code changes a module."""
        first, *others = map(llvm.parse_bitcode, self.units)
        for other in others:
            first.link_in(other)
        return first


def names() -> list[str]:
    """Return the games that libraries are built for, and EVERY_GAME."""
    return [*ours(), EVERY_GAME]


def code_of(name: str) -> GameCode:
    """Return the code of a game. It is compiled if it is not on disk."""
    if name == EVERY_GAME:
        units = [SIMULATION]
    else:
        load(name)
        units = [TABLE, SIMULATION]
    made = [intermediate(f"{name}.{u}", lambda u=u: functions_of(name, u)) for u in units]
    return GameCode(tuple(code for code, _ in made), {k: v for _, e in made for k, v in e.items()})


def exported(entries: Entries, for_python: bool) -> set[str]:
    """Return the symbols of these entry points. `for_python` adds those that take its objects."""
    symbols = {symbol for symbol, _ in entries.values()}
    return symbols | {FAILED} | ({s + OBJECTS for s in symbols} | {PYTHON} if for_python else set())
