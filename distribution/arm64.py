"""Run the code for ARM64 in an emulator, and compare its results with those of this machine.

`python -m distribution.arm64` needs Debian's package `qemu-user-static`. For each game it links
static programs of one entry point each, and gives them the memory of the arguments. Afterwards the
memory must be the same as after a call on this machine.
"""

import shutil
import subprocess
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

EMULATOR = "qemu-aarch64-static"
PROGRAM = Path(__file__).with_name("arm64.c")
ALIKE = TARGETS["linux-aarch64"]
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


def check(game: Game, code: GameCode, folder: Path) -> None:
    """Compare every call of a game. A difference ends the program."""
    for f, args in calls(game):
        symbol, _ = code.entries[key_of(f, flattened(args)[0])]
        program = folder / symbol
        link(code, symbol, program, len(flattened(args)[1]))
        command = [EMULATOR, str(program)]
        done = subprocess.run(command, input=packed(args), capture_output=True, timeout=600)
        compiled(f)(*args)
        arrays = [each for each in leaves(args) if isinstance(each, np.ndarray)]
        if done.returncode or done.stdout != b"".join(each.tobytes() for each in arrays):
            came = f"exit status {done.returncode}" if done.returncode else "another"
            raise SystemExit(f"{game!r}, {f.__name__}: expected the same memory, got {came}")
        print(
            f"{game.rules.name:12} {f.__name__:14} the same {len(done.stdout):9} bytes", flush=True
        )


def link(code: GameCode, symbol: str, program: Path, count: int) -> None:
    """Link a static program that calls one entry point with `count` numbers."""
    part = program.with_suffix(".o")
    machine = machine_for(ALIKE.triple, ALIKE.processors[-1])
    part.write_bytes(emit(code.module(), exported(code.entries, for_python=False), machine))
    options = ["-target", "aarch64-linux-musl", "-static", "-O2", "-DLEVEL=2", f"-DENTRY={symbol}"]
    options += [f"-DTYPES={','.join(['number'] * count)}"]
    options += [f"-DNUMBERS={','.join(f'a[{i}]' for i in range(count))}"]
    sources = [str(PROGRAM), str(PROCESSOR), str(part)]
    zig("cc", *options, *sources, "-o", str(program), folder=program.parent)


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


def main() -> None:
    if shutil.which(EMULATOR) is None:
        raise SystemExit(f"expected the program {EMULATOR}, got none: install qemu-user-static")
    with tempfile.TemporaryDirectory() as folder:
        for name in ours():
            check(load(name), code_of(name), Path(folder))


if __name__ == "__main__":
    main()
