"""Rate players from games in which different players sit together, drawn by lot."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

import tinstar
from tinstar.engine.kernel import share_of_win
from tinstar.lab.simulation.simulate import Plan, play
from tinstar.statistics import Estimate

ELO = 400 / np.log(10)  # rating points per unit of a log-strength
PRIOR = 0.1  # strength of a prior that keeps ratings finite: draws against the average player
RESAMPLES = 200
STEPS = 30


class Played(NamedTuple):
    """The players of each game, as indices, and each player's share of the win."""

    sat: np.ndarray
    won: np.ndarray


def play_all(name: str, players: Sequence[str], seats: int, games: int, seed: int) -> Played:
    """Play games between players drawn by lot, all different at a table."""
    rng = np.random.default_rng(seed)
    game = tinstar.load(name, seats).compile()
    sat, won = np.zeros((games, seats), int), np.zeros((games, seats))
    for number in range(games):
        sat[number] = rng.permutation(len(players))[:seats]
        specs = tuple(players[i] for i in sat[number])
        returns = play(Plan(name, specs, games, seed), game, number * seats)["returns"][0]
        won[number] = share_of_win(returns, seats)
    return Played(sat, won)


def ratings(played: Played, players: int) -> list[Estimate]:
    """Return the Elo points of each player, 0 on average.

    The ratings are those whose softmax at each table predicts the wins best (Bradley and Terry's
    model, for any number of seats). The intervals are bootstrapped over games.
    """
    rng, n = np.random.default_rng(1), len(played.sat)
    again = [fitted(played, players, rng.integers(n, size=n)) for _ in range(RESAMPLES)]
    low, high = np.percentile(again, [2.5, 97.5], axis=0)
    return [Estimate(*each) for each in zip(fitted(played, players), low, high, strict=True)]


def fitted(played: Played, players: int, games: np.ndarray | None = None) -> np.ndarray:
    """Fit ratings by Newton's method, with gradients and curvatures summed over all tables."""
    sat, won = (rows if games is None else rows[games] for rows in played)
    strength = np.zeros(players)
    for _ in range(STEPS):
        odds = np.exp(strength[sat])
        odds /= odds.sum(axis=1, keepdims=True)
        slope = np.bincount(sat.ravel(), (won - odds).ravel(), players) - PRIOR * strength
        curve = np.diag(np.bincount(sat.ravel(), odds.ravel(), players) + PRIOR)
        np.subtract.at(curve, (sat[:, :, None], sat[:, None, :]), odds[:, :, None] * odds[:, None])
        strength += np.linalg.solve(curve, slope)
    return ELO * (strength - strength.mean())
