"""Positions for players to decide in, for any game of the house."""

import numpy as np

import tinstar
from tinstar.core.game import Game
from tinstar.core.state import State


def position(game: Game, decisions: int, seed: int) -> State:
    """After so many random decisions, or fewer if the game ends, a seat is to act."""
    rng = np.random.default_rng(seed)
    state = game.new_initial_state()
    state.draw(rng)
    for _ in range(decisions):
        before = state.clone()
        state.apply_action(int(rng.choice(state.legal_actions())))
        state.draw(rng)
        if state.is_terminal():
            return before
    return state


def shares(game: Game, specs: list[str], games: int, seed: int) -> dict[str, tuple[float, float]]:
    """The mean return of each kind of player with its standard error, seats rotated."""
    returns: dict[str, list[float]] = {spec: [] for spec in specs}
    for i in range(games):
        seats = specs[i % len(specs) :] + specs[: i % len(specs)]
        match = tinstar.Match(game, players=seats, seed=seed + i)
        match.play()
        for spec, value in zip(seats, match.state.returns(), strict=True):
            returns[spec].append(value)
    return {
        spec: (float(np.mean(values)), float(np.std(values) / np.sqrt(games)))
        for spec, values in returns.items()
    }
