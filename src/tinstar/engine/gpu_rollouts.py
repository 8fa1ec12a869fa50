"""Play random games on a graphics card, with the same results as on the processor.

Each thread plays one game, in its own part of the card's memory. The card gets as many games at
once as its free memory holds, up to GAMES_AT_ONCE.
"""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from tinstar.engine import kernel
from tinstar.engine.machine_code import compiled_units
from tinstar.engine.machine_code.calling_convention import (
    KERNEL,
    ThreadMemory,
    as_array,
    bounds_are_checked,
)
from tinstar.engine.machine_code.gpu_driver import Card
from tinstar.engine.machine_code.native_calls import intermediate_of
from tinstar.engine.machine_code.registered_games import sources_of
from tinstar.engine.machine_code_folder import cache_folder, can_keep
from tinstar.errors import BadOption
from tinstar.system.atomic_files import write_whole

if TYPE_CHECKING:
    from tinstar.engine.game import Game

GAMES_AT_ONCE = 1 << 17
MOST_MEMORY = 0.8  # of the card's free memory


def fill(card: Card, game: "Game", rows: np.ndarray, seed: int) -> None:
    """Play a random game for each row on the card, and write its result there."""
    card.use()
    play, each, box = _kernel(card, game, rows), memory_of(game, rows), as_array(game.box)
    room = int(MOST_MEMORY * card.free_bytes()) // sum(each)
    most = max(1, min(len(rows), GAMES_AT_ONCE, room))
    with card.memory(box.nbytes, *(most * size for size in each)) as addresses:
        card.write(addresses[0], box)
        for first in range(0, len(rows), most):
            part = rows[first : first + most]
            card.launch(play, len(part), (*addresses, first, seed % 2**64, len(part)))
            card.read(addresses[2], part)


def memory_of(game: "Game", rows: np.ndarray) -> ThreadMemory:
    """Return the memory of a thread that writes one of these rows."""
    scratch = as_array(game.scratch())
    return ThreadMemory(2 * game.rules.state.dtype.itemsize, rows.itemsize, scratch.nbytes)


def _kernel(card: Card, game: "Game", rows: np.ndarray) -> Any:
    title = game.rules.state.record_title
    if title not in card.kernels:
        card.kernels[title] = card.load(ptx_of(game, rows), KERNEL)
    return card.kernels[title]


def ptx_of(game: "Game", rows: np.ndarray) -> str:
    """Return the kernel of a game as PTX: from disk, or compiled now."""
    path = _path(game)
    if path.exists():
        return path.read_text(encoding="ascii")
    compiled_units.check_compiler("rollouts on a graphics card")
    from tinstar.engine.machine_code.gpu_emission import ptx

    text = ptx(*games_of(game, rows), memory_of(game, rows))
    if can_keep():
        write_whole(path, text.encode("ascii"))
    return text


def games_of(game: "Game", rows: np.ndarray) -> tuple[bytes, str]:
    """Return bitcode with `kernel.random_games` for a game, and that function's symbol."""
    if bounds_are_checked():
        raise BadOption('NUMBA_BOUNDSCHECK: expected 0 or no value for device="gpu", got another')
    states = np.zeros(2, game.rules.state.dtype)
    example = game.box, states, 0, np.uint64(0), rows[:1], game.scratch()
    with compiled_units.lock:
        return intermediate_of(kernel.random_games, example)


def _path(game: "Game") -> Path:
    sources = sources_of[game.rules.state.record_title]
    return cache_folder() / f"{game.rules.name}{sources[:16]}.ptx"
