"""Ratings from games in which different players sit together, seats drawn by lot."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

import tinstar
from tinstar.engine.kernel import share_of_win
from tinstar.lab.simulation.simulate import Plan, play
from tinstar.statistics import Estimate

ELO = 400 / np.log(10)  # points of a rating for each unit of its logarithm
PRIOR = 0.1  # draws of each player with the average one: nobody is rated at infinity
RESAMPLES = 200
STEPS = 30


class Played(NamedTuple):
    """Who sat in each game, as numbers of players, and each one's part of the win."""

    sat: np.ndarray
    won: np.ndarray


def play_all(name: str, players: Sequence[str], seats: int, games: int, seed: int) -> Played:
    """Games between players drawn by lot, no two alike at a table."""
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
    """Elo points of each player, 0 on average: those by which a softmax of the ratings at a table
    foretells the wins best (Bradley and Terry's model, for any number of seats). The intervals are
    those of games drawn anew from these (bootstrap)."""
    rng, n = np.random.default_rng(1), len(played.sat)
    again = [fitted(played, players, rng.integers(n, size=n)) for _ in range(RESAMPLES)]
    low, high = np.percentile(again, [2.5, 97.5], axis=0)
    return [Estimate(*each) for each in zip(fitted(played, players), low, high, strict=True)]


def fitted(played: Played, players: int, games: np.ndarray | None = None) -> np.ndarray:
    """By Newton's method; the slopes and curvatures of all tables are summed."""
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
