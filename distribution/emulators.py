"""Run the code for other machines in emulators, and compare its results with those of this machine.

`python -m distribution.emulators FOLDER` calls two entry points of each game. Afterwards the memory
of their arguments must be the same as after a call on this machine. FOLDER has the libraries that
`distribution.libraries` builds.

- The libraries for Windows are loaded in Wine (Debian's package `wine64`).
- For ARM64, static programs with the same code run in QEMU (Debian's `qemu-user-static`).
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from struct import pack
from typing import Any

import numpy as np

from distribution.intermediate_code import GameCode, code_of, exported
from distribution.libraries import PROCESSOR, zig
from distribution.targets import TARGETS
from tinstar.engine import kernel
from tinstar.engine.actions import MOST_SEATS
from tinstar.engine.compiler import compiled
from tinstar.engine.game import Game
from tinstar.engine.machine_code.calling_convention import flattened, leaves
from tinstar.engine.machine_code.emission import emit, machine_for
from tinstar.engine.machine_code.units import key_of
from tinstar.engine.record_arrays import array_type
from tinstar.engine.rollouts import noted
from tinstar.games import load, ours
from tinstar.players.search_nodes import NODE
from tinstar.players.tree_search import grow

QEMU, WINE = "qemu-aarch64-static", "wine"
PACKAGES = {QEMU: "qemu-user-static", WINE: "wine64"}
PROGRAM = Path(__file__).with_name("call_entry_point.c")
ARM64, WINDOWS = TARGETS["linux-aarch64"], TARGETS["windows-x86_64"]
QUIET = {"WINEDEBUG": "-all", "WINEDLLOVERRIDES": "mscoree,mshtml="}  # offers no downloads
GAMES, PLAYOUTS, NODES = 200, 200, 4096
Call = tuple[Callable[..., Any], tuple[Any, ...]]


def calls(game: Game) -> Iterator[Call]:
    """Yield random games and a search of the first decision, each with its arguments.

    A search by a net is left out: some of its arguments share memory, which a program cannot know.
    """
    rows = np.zeros(GAMES, array_type(noted(MOST_SEATS)))
    yield (
        kernel.random_games,
        (game.box, np.zeros(2, game.rules.state.dtype), 0, np.uint64(7), rows, game.scratch()),
    )
    state = game.new_initial_state()
    seat = state.draw(np.random.default_rng(1))
    states = np.repeat(state.view(seat).array, 3)
    given = game.box, states, seat
    yield grow, (*given, np.zeros(NODES, NODE), searching(game), 1, PLAYOUTS)


def searching(game: Game) -> Any:
    """Return scratch memory for a search whose tree has a root."""
    scratch = game.scratch(1)
    scratch.counters[kernel.NODES_USED] = 1
    return scratch


def check(game: Game, libraries: Path, folder: Path) -> None:
    """Compare every call of a game on all machines. A difference ends the program."""
    code = code_of(game.rules.name)
    for_windows = sorted((libraries / WINDOWS.name).glob(f"{game.rules.name}-*.dll"))
    if not for_windows:
        raise SystemExit(f"{libraries}: expected libraries for {WINDOWS.name}, got none")
    for f, args in calls(game):
        symbol, _ = code.entries[key_of(f, flattened(args)[0])]
        given = packed(args)
        compiled(f)(*args)
        expected = b"".join(x.tobytes() for x in leaves(args) if isinstance(x, np.ndarray))
        count = len(flattened(args)[1])
        on_windows = program_for_windows(symbol, count, folder)
        runs = {ARM64.name: [QEMU, str(program_for_arm64(code, symbol, count, folder))]}
        for library in for_windows:
            runs[library.name] = [WINE, str(on_windows), str(library)]
        for name, command in runs.items():
            said = f"{game.rules.name:12} {f.__name__:14} {name:28}"
            compare(said, command, given, expected, folder)


def compare(said: str, command: list[str], given: bytes, expected: bytes, folder: Path) -> None:
    """Run a program. If it writes something else than expected, end with what was said."""
    env = os.environ | QUIET | {"WINEPREFIX": str(folder / "wine")}
    done = subprocess.run(command, input=given, capture_output=True, timeout=600, env=env)
    if done.returncode or done.stdout != expected:
        came = f"exit status {done.returncode}" if done.returncode else "another"
        raise SystemExit(f"{said}: expected the same memory, got {came}")
    print(f"{said} the same {len(expected):9} bytes", flush=True)


def program_for_arm64(code: GameCode, symbol: str, count: int, folder: Path) -> Path:
    """Link a static program that calls one entry point with `count` numbers."""
    part = folder / f"{symbol}.o"
    machine = machine_for(ARM64.triple, ARM64.processors[-1])
    part.write_bytes(emit(code.module(), exported(code.entries, for_python=False), machine))
    sources = [str(PROCESSOR), str(part), "-DLEVEL=2"]
    return linked("aarch64-linux-musl", symbol, count, folder / symbol, "-static", *sources)


def program_for_windows(symbol: str, count: int, folder: Path) -> Path:
    """Link a program that loads a library, and calls one entry point with `count` numbers."""
    return linked(WINDOWS.linker, symbol, count, folder / f"{symbol}.exe")


def linked(target: str, symbol: str, count: int, program: Path, *more: str) -> Path:
    """Link the program that calls an entry point, and return its file."""
    options = ["-target", target, "-O2", f"-DENTRY={symbol}"]
    options += [f"-DTYPES={','.join(['number'] * count)}"]
    options += [f"-DNUMBERS={','.join(f'a[{i}]' for i in range(count))}"]
    zig("cc", *options, str(PROGRAM), *more, "-o", str(program), folder=program.parent)
    return program


def packed(args: tuple[Any, ...]) -> bytes:
    """Return the arguments as the program reads them."""
    given: list[bytes] = []
    for each in leaves(args):
        if isinstance(each, np.ndarray):
            given.append(pack("<q", each.nbytes) + each.tobytes())
            given += [pack("<qq", -1, length) for length in each.shape]
        else:
            given.append(pack("<qq", -1, flattened((each,))[1][0]))
    return pack("<q", len(given)) + b"".join(given)


def main(libraries: Path) -> None:
    for program, package in PACKAGES.items():
        if shutil.which(program) is None:
            raise SystemExit(f"expected the program {program}, got none: install {package}")
    with tempfile.TemporaryDirectory() as folder:
        for name in ours():
            check(load(name), libraries, Path(folder))


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
