import math

import numpy as np

from tinstar.lab.reporting.report_model import Finding, Line, line
from tinstar.lab.reporting.study_context import Workshop
from tinstar.lab.simulation.action_counts import Tally
from tinstar.lab.simulation.summary import wins
from tinstar.lab.studies import PIECES, Study
from tinstar.lab.studies.wins_by_action import deeds
from tinstar.statistics import Z_95, Estimate, doubt, holm, mean_interval

SELDOM = 0.02  # share of games; rarer families are left out


def restricted(shop: Workshop) -> Finding | None:
    """Return how many wins a seat loses if it avoids a kind of action whenever it can.

    The same deals are played with and without the restriction. From game to game the restriction
    moves on to the next seat.
    """
    kind = shop.quick
    _, tally = shop.counted(kind)
    bans = _bans(shop, tally)
    if not bans:
        return None
    lost, games = _lost(shop, kind, list(bans.values()))
    lines = _told(list(bans), [mean_interval(one) for one in lost])
    return Finding(
        name="restricted",
        title="Restricted play: the cost of never doing something",
        sentence=_sentence(lines),
        unit="more wins in 100",
        lines=tuple(lines),
        basis=shop.basis(games, kind),
        even=0.0,
        source="A. Jaffe and others, Evaluating competitive game balance with restricted play,"
        " 2012",
        note="In each game, one seat never does it if it can do anything else. The others play as"
        " usual, and the deals are the same with and without. Marked lines are significant after"
        " Holm's correction. If a player wins more without an action, it plays that action badly.",
    )


def _bans(shop: Workshop, tally: Tally) -> dict[str, frozenset[int]]:
    """Return the sets of actions to forbid.

    Each set is a family of actions. If no family is often a real choice, each set is a smaller
    group: the actions about one thing.
    """
    families = {
        f.name.replace("_", " "): frozenset(range(f.first, f.first + f.size))
        for number, f in enumerate(shop.game.rules.actions.families.values())
        if (tally.taken[:, number] > 0).mean() >= SELDOM
    }
    finer = {name: frozenset(map(int, among)) for name, among in deeds(shop.game).items()}
    return families or finer


def _lost(shop: Workshop, kind: str, bans: list[frozenset[int]]) -> tuple[list[np.ndarray], int]:
    """Return, for each ban, the change of wins in each game. Also return the number of games."""
    lost: list[list[np.ndarray]] = [[] for _ in bans]
    games, n = 0, shop.game.players
    for _ in shop.clock():
        base = _of_the_seat(shop, kind, games, frozenset(), n)
        for own, ban in zip(lost, bans, strict=True):
            own.append(_of_the_seat(shop, kind, games, ban, n) - base)
        games += len(base)
    return [np.concatenate(own) for own in lost], games


def _told(names: list[str], found: list[Estimate]) -> list[Line]:
    """Return the lines of the finding, the most costly ban first."""
    sure = holm([doubt(e.value, max((e.high - e.low) / 2 / Z_95, 1e-12)) for e in found])
    lines = [
        line(f"never {name}", e, 100, sure=s)
        for name, e, s in zip(names, found, sure, strict=True)
        if math.isfinite(e.low)
    ]
    return sorted(lines, key=lambda one: one.value)


def _of_the_seat(
    shop: Workshop, kind: str, first: int, without: frozenset[int], n: int
) -> np.ndarray:
    rows = np.concatenate([rows for rows, _ in shop.lot(kind, first, without)])
    won = wins(shop.made(kind, rows))
    return won[np.arange(len(won)), (first + np.arange(len(won))) % n]


def _sentence(lines: list[Line]) -> str:
    sure = [one for one in lines if one.sure]
    if not sure:
        return "Never doing one of these makes no difference by more than luck."
    said = [
        f"“{one.what}”: {abs(one.value):.0f} {'fewer' if one.value < 0 else 'more'} wins in 100"
        for one in dict.fromkeys((sure[0], sure[-1]))
        if abs(one.value) >= 0.5
    ]
    told = "; ".join(said) or "all differences are below half a game in 100"
    rest = len(lines) - len(sure)
    every = "Every kind of action makes a difference."
    others = f"Of {len(lines)} kinds of action, {rest} make no difference by more than luck."
    return f"{told[0].upper()}{told[1:]}. {others if rest else every}"


STUDY = Study("without", PIECES, restricted, part=0.2)
