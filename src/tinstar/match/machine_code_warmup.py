"""Compile a game's rules in advance, so that players need not wait."""

import sys
from collections.abc import Callable

from tinstar.engine.compile_progress import told_to
from tinstar.engine.compiler import marked_in
from tinstar.engine.game import Game
from tinstar.engine.machine_code.availability import can_run_fast
from tinstar.engine.machine_code.compiled_units import check_compiler
from tinstar.engine.machine_code.native_calls import TABLE, UNITS, game_is_kept, game_unit
from tinstar.engine.process_priority import step_behind
from tinstar.games import load


def make_ready(name: str, tell: Callable[[float], None]) -> None:
    """Compile the machine code that a table of this game needs, and keep it on disk.

    `tell` is called with the share that is compiled so far, from 0 to 1. If there is neither a
    library nor a compiler, `BadOption` is raised.
    """
    game, made = load(name), 0
    if not can_run_fast(name):
        check_compiler(f"compile {name}")
    everything = sum(_may_be_called(module, game) for module in marked_in)

    def count(_: str, functions: int) -> None:
        nonlocal made
        made = max(made, functions)
        tell(min(0.99, made / everything))

    with told_to(count):
        game_unit(name, TABLE)
    tell(1.0)


def is_ready(name: str) -> bool:
    """Return whether the machine code for this game's tables is in a library, or on disk.

    The check starts no process.
    """
    load(name)  # a game from outside: its sources count
    try:
        return game_is_kept(name, TABLE)
    except OSError:  # the folder cannot be read
        return False


def _may_be_called(module: str, game: Game) -> bool:
    """Return whether a table of this game may need compiled functions of that module."""
    own = game.rules.functions["apply"].__module__.rpartition(".")[0]
    called = (own, "tinstar.engine", "tinstar.players")
    return module.startswith(called) or module.removeprefix("tinstar.") in UNITS[TABLE]


if __name__ == "__main__":
    step_behind(5)  # only slightly: players wait for it
    make_ready(sys.argv[1], lambda share: print(f"{share:.2f}", flush=True))
