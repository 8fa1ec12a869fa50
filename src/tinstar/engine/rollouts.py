"""Play many random games in compiled code or on a graphics card, each with a row of results."""

from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from tinstar.engine import kernel
from tinstar.engine.actions import MOST_SEATS
from tinstar.engine.argument_checks import described, whole
from tinstar.engine.compiler import compiled
from tinstar.engine.record_arrays import array_type, trimmed
from tinstar.errors import BadOption

if TYPE_CHECKING:
    from tinstar.engine.game import Game

DEVICES = CPU, GPU = "cpu", "gpu"
GAMES_IN_A_CHUNK = 256  # a thread takes a chunk, plays its games, then takes the next


def noted(seats: int) -> list[tuple[Any, ...]]:
    """Return the fields of a row, as NumPy describes record types."""
    each = (seats,)
    return [
        ("decisions", "i4"),
        ("chances", "i4"),
        ("ending", "i2"),
        ("scores", "i4", each),
        ("returns", "f8", each),
    ]


@cache
def row_type(seats: int) -> np.dtype:
    """Return the type of the rows, with `scores` and `returns` for so many seats."""
    return array_type(noted(seats))


def rollouts(game: "Game", n: int, seed: int, threads: int, device: str) -> np.ndarray:
    """Return the rows of `n` random games. See `Game.rollouts`."""
    n, threads, seed = whole("n", n, 0), whole("threads", threads, 1), whole("seed", seed)
    if device not in DEVICES:
        raise BadOption(f"device: expected {CPU} or {GPU}, got {described(device)}")
    rows = np.zeros(n, row_type(MOST_SEATS))  # one type, made once
    if device == GPU:
        from tinstar.engine import gpu_rollouts
        from tinstar.engine.machine_code.gpu_driver import the_card

        gpu_rollouts.fill(the_card(), game, rows, seed)
    else:
        _fill(game, rows, seed, threads)
    return trimmed(rows, row_type(game.players))


def _fill(game: "Game", rows: np.ndarray, seed: int, threads: int) -> None:
    play = compiled(kernel.random_games)

    def chunk(first: int) -> None:
        states = np.zeros(2, game.rules.state.dtype)
        part = rows[first : first + GAMES_IN_A_CHUNK]
        play(game.box, states, first, np.uint64(seed % 2**64), part, game.scratch())

    firsts = range(0, len(rows), GAMES_IN_A_CHUNK)
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(chunk, firsts))
