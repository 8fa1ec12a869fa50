"""Rating ladder: ratings of models, on one scale with the computer players they played against."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from tinstar import statistics
from tinstar.engine.game import Game
from tinstar.games import load
from tinstar.lab.arena.competition import Played
from tinstar.lab.arena.prompts import Mode
from tinstar.players.measured_strength import LEVELS, UNRESTRAINED, measured, steps
from tinstar.statistics import Estimate, wilson

ORIGIN = 1500.0  # points of the weakest computer player
POINTS = 400 / np.log(10)  # points per unit of the logarithm of a strength
PRIOR = 0.1  # strength of a prior that keeps ratings finite: draws against the average anchor
RESAMPLES, ROUNDS = 200, 40


class Rung(NamedTuple):
    """The rating of one model in one mode, either in the game or in its renamed twins.

    The interval says how far other deals could move the rating. The points of the computer players
    whose strength was known before (anchors) count as exact.
    """

    model: str
    mode: Mode
    twin: bool
    games: int
    rating: Estimate


class Ladder(NamedTuple):
    """The models' ratings, and the points of each kind of computer player.

    Kinds in `fast` are anchors: their points were known before these games. The points of the kinds
    in `found` come from these games.
    """

    rungs: list[Rung]
    fast: dict[str, float]
    found: dict[str, float]


class _Games(NamedTuple):
    """Games played and won, by deal, model and kind of opponent."""

    played: np.ndarray
    won: np.ndarray


def anchors(game: Game) -> dict[str, float]:
    """Return the points of the levels that differ. The weakest has 1500.

    Each other level stands above the next weaker one, by its measured share of wins. The result is
    empty for a game with changed numbers or options, or without measurements.
    """
    if game.digest != load(game.rules, game.players).digest:
        return {}
    rows = measured().get(game.rules.name)
    if not rows:
        return {}
    found = {LEVELS[0]: ORIGIN}
    for levels in (LEVELS, UNRESTRAINED):
        size, shares = steps(rows, game.players, levels)
        below = ORIGIN
        for kind, share in shares.items():
            found[kind] = below = below + statistics.rating(share, size - 1)
    return found


def ladder(played: Sequence[Played], seats: int, known: dict[str, float]) -> Ladder:
    """Fit ratings by Luce's choice axiom (maximum likelihood), with the `known` kinds as anchors.

    If no known kind played, the first kind becomes the anchor, with 1500 points.
    """
    kinds = [*dict.fromkeys(game.others for game in played)]
    fast = {k: known[k] for k in kinds if k in known} or {kinds[0]: ORIGIN}
    lines = [*dict.fromkeys((game.model, game.mode, game.twin) for game in played)]
    games = _counted(played, lines, kinds)
    stand = np.array([fast.get(kind, np.nan) for kind in kinds])
    best = _fitted(games.played.sum(0), games.won.sum(0), stand, seats)
    low, high = _interval(games, stand, seats)
    _open_ends(games, stand, seats, low, high)
    count = games.played.sum((0, 2)).astype(int).tolist()
    rungs = [
        Rung(*line, n, Estimate(*map(float, rating)))
        for line, n, *rating in zip(lines, count, best, low, high, strict=False)
    ]
    others = dict(zip(kinds, best[len(lines) :].tolist(), strict=True))
    return Ladder(rungs, fast, {k: points for k, points in others.items() if k not in fast})


def _counted(
    played: Sequence[Played], lines: list[tuple[str, Mode, bool]], kinds: list[str]
) -> _Games:
    deals = [*dict.fromkeys(game.deal for game in played)]
    shape = len(deals), len(lines), len(kinds)
    games = _Games(np.zeros(shape), np.zeros(shape))
    for one in played:
        line = lines.index((one.model, one.mode, one.twin))
        at = deals.index(one.deal), line, kinds.index(one.others)
        games.played[at] += 1
        games.won[at] += one.won
    return games


def _interval(games: _Games, stand: np.ndarray, seats: int) -> tuple[np.ndarray, np.ndarray]:
    """Return 95 % intervals, by resampling the deals (bootstrap)."""
    rng, n = np.random.default_rng(1), len(games.played)
    if n == 1:
        nobody_knows = np.full(games.played.shape[1] + len(stand), np.inf)
        return -nobody_knows, nobody_knows
    drawn = (rng.integers(n, size=n) for _ in range(RESAMPLES))
    again = [_fitted(games.played[d].sum(0), games.won[d].sum(0), stand, seats) for d in drawn]
    low, high = np.percentile(again, [2.5, 97.5], axis=0)
    return low, high


def _open_ends(
    games: _Games, stand: np.ndarray, seats: int, low: np.ndarray, high: np.ndarray
) -> None:
    """Set the intervals of models that won all games or none.

    Resampling the deals cannot give these intervals. One end is infinite, and the other end comes
    from Wilson's interval over the deals.
    """
    played, won = games.played.sum(0), games.won.sum(0)
    for line in np.flatnonzero((won.sum(1) == 0) | (won.sum(1) == played.sum(1))):
        share, other = float(won[line].any()), won.copy()
        _, least, most = wilson(share * len(games.won), len(games.won))
        other[line] = played[line] * (least if share else most)
        low[line], high[line] = -np.inf, np.inf
        (low if share else high)[line] = _fitted(played, other, stand, seats)[line]


def _fitted(played: np.ndarray, won: np.ndarray, stand: np.ndarray, seats: int) -> np.ndarray:
    """Return the points of all models, then of all kinds of player, by Newton's method.

    `played` and `won` have a row for each model and a column for each kind. `stand` has the points
    of each anchor, and NaN for each kind that is not an anchor.
    """
    models, middle = len(played), np.nanmean(stand)
    points = np.append(np.zeros(models), np.nan_to_num((stand - middle) / POINTS))
    free = np.append(np.ones(models, bool), np.isnan(stand))
    for _ in range(ROUNDS):
        above = points[:models, None] - points[None, models:]
        chance = 1 / (1 + (seats - 1) * np.exp(-above))
        off, weight = won - played * chance, played * chance * (1 - chance)
        slope = np.append(off.sum(1), -off.sum(0)) - PRIOR * points
        curve = np.diag(np.append(weight.sum(1), weight.sum(0)) + PRIOR)
        curve[:models, models:] -= weight
        curve[models:, :models] -= weight.T
        step = np.linalg.solve(curve[np.ix_(free, free)], slope[free])
        points[free] += np.clip(step, -1, 1)
    return middle + POINTS * points
