"""Run a game's PTX on the processor, translated to C, as a stand-in for the threads of a card."""

import ctypes
from collections.abc import Callable
from pathlib import Path

import numpy as np

import tinstar
from distribution.libraries import zig
from tests.equal.card_driver import Driver
from tests.equal.ptx_in_c import in_c
from tinstar.engine import gpu_rollouts
from tinstar.engine.actions import MOST_SEATS
from tinstar.engine.game import Game
from tinstar.engine.machine_code.calling_convention import KERNEL, as_array
from tinstar.engine.machine_code.gpu_driver import THREADS_IN_A_BLOCK, Card
from tinstar.engine.rollouts import row_type

SEED, GAMES = -3, 300
ALONE = ("-shared", "-fPIC", "-nostdlib", "-ffreestanding", "-fno-builtin")  # without a C library
OPTIONS = (*ALONE, "-O0", "-fwrapv", "-fno-sanitize=all", "-ffp-contract=off", "-w")


def rows(n: int = 1) -> np.ndarray:
    """Return blank rows, as `rollouts` makes them."""
    return np.zeros(n, row_type(MOST_SEATS))


def compiled_threads(game: Game, folder: Path) -> Callable[..., None]:
    """Return a function that runs one thread of the kernel: its number, then the arguments."""
    source, made = folder / f"{game.rules.name}.c", folder / f"{game.rules.name}.so"
    folder.mkdir(parents=True, exist_ok=True)
    source.write_text(in_c(gpu_rollouts.ptx_of(game, rows())) + _thread(game))
    zig("cc", *OPTIONS, source.name, "-o", made.name, folder=folder)
    library = ctypes.CDLL(str(made))
    thread = ctypes.CFUNCTYPE(None, *[ctypes.c_uint64] * 8)(("thread", library))
    wrong = (ctypes.c_uint64 * 3).in_dll(library, "wrong")

    def run(i: int, *args: int) -> None:
        thread(i, *args)
        place, size, inside = wrong
        why = "aligned" if inside else "in its own memory"
        assert not size, f"thread {i}: expected {size} bytes {why}, got some at {place:x}"

    return run


def _thread(game: Game) -> str:
    """Return a function in C that runs the kernel as one thread, which owns part of the memory."""
    each, box = gpu_rollouts.memory_of(game, rows()), as_array(game.box).nbytes
    names = ("box", "states", "rows", "scratches", "first", "seed", "games")
    return f"""
void thread(uint64_t i, {", ".join(f"uint64_t {name}" for name in names)}) {{
  parts = 0;
  own_tables();
  owns(box, {box});
  if (i < games) {{
    owns(states + i * {each.states}, {each.states});
    owns(rows + i * {each.row}, {each.row});
    owns(scratches + i * {each.scratch}, {each.scratch});
  }}
  ntid_x = {THREADS_IN_A_BLOCK}, ctaid_x = i / ntid_x, tid_x = i % ntid_x;
  if (!__builtin_setjmp(end_of_thread)) {KERNEL}({", ".join(names)});
}}
"""


def compare(name: str, folder: Path) -> int:
    """Play games at every table and in every variant, both ways. Return how many were equal."""
    game = tinstar.load(name)
    card = Card(Driver(compiled_threads(game, folder)))
    tables = [tinstar.load(name, players=n) for n in game.rules.box.seats]
    tables += [game.variant(variant) for variant in game.variants()]
    for table in tables:
        found = rows(GAMES)
        gpu_rollouts.fill(card, table, found, SEED)
        expected = table.rollouts(GAMES, SEED)
        for field in expected.dtype.names or ():
            shape = np.s_[..., : table.players] if found[field].ndim > 1 else np.s_[:]
            if not np.array_equal(found[field][shape], expected[field]):
                raise SystemExit(f"{table!r}: expected the same {field} on a card, got others")
    return GAMES * len(tables)
