"""Positions for players to decide in, for any built-in game."""

import numpy as np

from tinstar.engine.game import Game
from tinstar.engine.state import State
from tinstar.lab.simulation.simulate import Plan, simulate


def position(game: Game, decisions: int, seed: int) -> State:
    """Return a position after some random decisions, fewer if the game ends; a seat is to act."""
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


def shares(name: str, specs: tuple[str, ...], games: int, seed: int) -> tuple[float, float]:
    """Return the mean return of the first player and its standard error, seats rotated."""
    results = simulate(Plan(name, specs, games, seed))
    returns = results.rows["returns"][results.kinds() == 0]
    return float(returns.mean()), float(returns.std() / np.sqrt(games))
