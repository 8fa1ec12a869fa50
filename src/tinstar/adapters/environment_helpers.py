"""Helpers that the reinforcement-learning environments share: games, masks and bounds."""

from typing import Any

import numpy as np

from tinstar.engine.game import Game
from tinstar.engine.record_arrays import CELL
from tinstar.engine.state import State
from tinstar.errors import BadOption
from tinstar.games import load

MASK = np.int8  # the type of masks with which Gymnasium's spaces sample


def laid(game: str | Game, players: int | None, options: dict[str, Any]) -> Game:
    """Return the compiled game of the name `game`.

    If `game` is already a `Game`, return it unchanged.
    """
    if isinstance(game, str):
        return load(game, players, **options).compile()
    if options or players not in (None, game.players):
        raise BadOption(
            f"players, options: expected only if the game is given by its name, got"
            f" players={players} and options={options} with {game!r}"
        )
    return game


def mask(state: State, seat: int) -> np.ndarray:
    """Return a seat's action mask: int8, shape (num_distinct_actions,).

    All elements are 0 if it is not the seat's turn.
    """
    legal = np.zeros(state.game.num_distinct_actions(), MASK)
    legal[state.legal_actions(seat)] = 1
    return legal


def bounds(game: Game) -> tuple[np.ndarray, np.ndarray]:
    """Return the lower and upper bound of each element of the observation tensor (float32)."""
    (size,) = game.observation_tensor_shape()
    low, high = np.zeros(size, np.float32), np.ones(size, np.float32)
    numbers = np.iinfo(CELL)
    for name, at in game.observation_slices().items():
        if not game.rules.state.fields[name].of:
            low[at], high[at] = numbers.min, numbers.max
    return low, high
