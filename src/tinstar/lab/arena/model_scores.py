"""Scores of models, and files with every prompt and every reply."""

from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

import numpy as np

from tinstar import statistics
from tinstar.errors import BadOption
from tinstar.lab.arena.belief_questions import Belief, Believed, believed
from tinstar.lab.arena.competition import Move, Played
from tinstar.lab.arena.prompts import Mode
from tinstar.lab.simulation.summary import parquet
from tinstar.statistics import Estimate, mean_interval, ratio_interval, wilson
from tinstar.system.atomic_files import expect_writable, make_folder, write_whole

GAMES, MOVES = "games.parquet", "moves.parquet"
MOST_ELO = 800.0  # bound of a rating difference: a few games cannot prove more


class Score(NamedTuple):
    """The score of one model in one mode against one kind of player.

    All games of one deal count as one game, because they depend on each other. Intervals are 95 %.
    """

    model: str
    mode: Mode
    others: str
    twin: bool  # true for the renamed game
    games: int
    won: Estimate  # its share of the wins
    rating: Estimate  # Elo points above these opponents (below them if negative)
    cost: Estimate | None  # win probability lost per decision, if reviewed
    illegal: Estimate  # share of its replies that were no legal move
    by_lot: float  # share of its decisions that were drawn by lot
    tokens: float  # tokens that it wrote per decision
    seconds: float  # per decision
    beliefs: Believed | None  # if belief questions were asked


def scores(played: Iterable[Played], seats: int) -> list[Score]:
    """Return a score for each model, mode, kind of opponent and wording, in order of appearance."""
    lines: dict[tuple[str, Mode, str, bool], list[Played]] = {}
    for game in played:
        lines.setdefault((game.model, game.mode, game.others, game.twin), []).append(game)
    return [_score(*about, games, seats) for about, games in lines.items()]


def _score(
    model: str, mode: Mode, others: str, twin: bool, games: list[Played], seats: int
) -> Score:
    moves = [move for game in games for move in game.moves]
    judged = [game for game in games if game.cost]
    wholes = [len(game.cost) for game in judged]
    won = _by_deal(games)
    return Score(
        model,
        mode,
        others,
        twin,
        len(games),
        won,
        Estimate(*(rating(share, seats) for share in won)),
        ratio_interval([sum(game.cost) for game in judged], wholes) if judged else None,
        ratio_interval(
            [sum(len(m.refusals) for m in g.moves) for g in games],
            [sum(len(m.replies) for m in g.moves) for g in games],
        ),
        _mean([move.by_lot for move in moves]),
        _mean([move.written for move in moves]),
        _mean([move.seconds for move in moves]),
        believed([[m.belief for g in deal for m in g.moves if m.belief] for deal in _deals(games)]),
    )


class Gap(NamedTuple):
    """How much more a model wins in the game than in renamed versions of it, on the same deals."""

    model: str
    mode: Mode
    others: str
    deals: int
    won: Estimate


def gaps(played: Iterable[Played]) -> list[Gap]:
    """Return the gap for each model, mode and kind of opponent, compared deal by deal.

    A deal counts only if it was played both in the game and in a renamed version.
    """
    lines: dict[tuple[str, Mode, str], dict[int, dict[bool, list[float]]]] = {}
    for game in played:
        deals = lines.setdefault((game.model, game.mode, game.others), {})
        deals.setdefault(game.deal, {}).setdefault(game.twin, []).append(game.won)
    found: list[Gap] = []
    for about, deals in lines.items():
        both = [deal for deal in deals.values() if len(deal) == 2]
        apart = [_mean(deal[False]) - _mean(deal[True]) for deal in both]
        if apart:
            found.append(Gap(*about, len(apart), _sure(apart)))
    return found


def _mean(values: Sequence[float]) -> float:
    return float(np.mean(values)) if values else 0.0


def _by_deal(games: list[Played]) -> Estimate:
    share = _sure([_mean([game.won for game in deal]) for deal in _deals(games)])
    return Estimate(share.value, max(0.0, share.low), min(1.0, share.high))


def _sure(values: Sequence[float]) -> Estimate:
    """Return the mean of `values`, which has one value for each deal.

    If all deals are equal, a Wilson interval bounds the share of deals that would differ.
    """
    mean = mean_interval(values)
    if mean.low < mean.high:
        return mean
    half = wilson(0, len(values)).high
    return Estimate(mean.value, mean.value - half, mean.value + half)


def _deals(games: list[Played]) -> list[list[Played]]:
    ordered = sorted(games, key=lambda game: game.deal)
    return [list(of_one) for _, of_one in groupby(ordered, key=lambda game: game.deal)]


def rating(share: float, seats: int) -> float:
    """Return how many Elo points a player is above all others, from the player's share of wins.

    By Luce's choice axiom, a seat of strength r among n - 1 seats of strength 1 wins r / (r + n -
    1) of the games.
    """
    return min(MOST_ELO, max(-MOST_ELO, statistics.rating(share, seats - 1)))


# --- as files ------------------------------------------------------------------------------------


def check_target(folder: Path) -> None:
    """Raise `BadOption` if no files can be written to `folder`. Call this before the games."""
    if find_spec("polars") is None:
        raise BadOption(
            "--out: expected the package Polars, which writes the rows; got none;"
            ' install the extra "lab" (docs/install.md)'
        )
    make_folder(folder)
    for name in (GAMES, MOVES):
        expect_writable(folder / name)


def write(played: Sequence[Played], folder: Path) -> None:
    """Write a row for each game, and a row for each decision with its questions and replies."""
    import polars

    games = [_row(game) for game in played]
    moves = [_named(game) | _said(move) for game in played for move in game.moves]
    write_whole(folder / GAMES, parquet(polars.DataFrame(games)))
    write_whole(folder / MOVES, parquet(polars.DataFrame(moves)))


def _named(game: Played) -> dict[str, object]:
    where = {"deal": game.deal, "seat": game.seat}
    what = {"mode": str(game.mode), "others": game.others, "twin": game.twin}
    return {"model": game.model, **what, **where}


def _row(game: Played) -> dict[str, object]:
    cost = _mean(game.cost) if game.cost else None
    return _named(game) | {"won": game.won, "score": game.score, "cost": cost}


def _said(move: Move) -> dict[str, object]:
    said: dict[str, object] = move._asdict()
    del said["belief"]
    belief = move.belief or [None] * len(Belief._fields)
    names = (f"belief_{name}" for name in Belief._fields)
    return said | dict(zip(names, belief, strict=True))
