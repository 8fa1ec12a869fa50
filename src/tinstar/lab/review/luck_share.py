"""Luck in a result: how much chance and how much decisions changed the value of the position.

A moment is a position whose value is estimated. A step leads from one moment to the next. All
changes together add up to the result minus the value at the start. A forced action belongs to
another step, and chance events in a row are one step. Decision 0026 gives the reasons.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from tinstar.engine.kernel import CHANCE
from tinstar.engine.state import State
from tinstar.lab.review.position_value import Judge
from tinstar.lab_schemas.review_result import Balance, Figure, Standing
from tinstar.match.transition import Happening

LOT = 25  # playouts in a batch; each moment has one batch before any moment has the next
SURE = 2.0  # standard errors
MOST_SWINGS = 3
Report = Callable[[int], Any]


class Step(NamedTuple):
    """One step from a moment to the next: who acted, and all decisions between the two moments."""

    actor: int
    answers: list[Happening]

    @property
    def text(self) -> str:
        more = f" and {len(self.answers) - 1} more" if len(self.answers) > 1 else ""
        return self.answers[0].text + more


def steps(kept: Sequence[Happening]) -> list[Step]:
    """Group the decisions of a match into steps.

    A forced action belongs to the step before it. At the start of a match it counts as chance.
    """
    found: list[Step] = []
    for happening in kept:
        actor = happening.actor if len(happening.before.legal_actions()) > 1 else None
        if found and (actor is None or actor == CHANCE == found[-1].actor):
            found[-1].answers.append(happening)
        else:
            found.append(Step(CHANCE if actor is None else actor, [happening]))
    return found


def value(judge: Judge, way: Sequence[Step], playouts: int, report: Report) -> np.ndarray:
    """Return each seat's expected result at each moment: shape (playouts, moments, seats).

    The last moment is the result. Ctrl-C ends the work early. All moments then have equally many
    playouts.
    """
    states = [way[0].answers[0].before, *(step.answers[-1].after for step in way)]
    lots: list[np.ndarray] = []
    try:
        for first in range(0, playouts, LOT):
            lot = min(LOT, playouts - first)
            lots.append(np.stack([_truth(judge, s, lot, first, report) for s in states], axis=1))
    except KeyboardInterrupt:
        if not lots:
            return np.zeros((0, len(states), states[0].game.players))
    return np.concatenate(lots)


def _truth(judge: Judge, state: State, lot: int, first: int, report: Report) -> np.ndarray:
    found = judge.truth(state.array, lot, first)
    report(lot)
    return found


def moments(way: Sequence[Step], values: np.ndarray) -> list[Standing]:
    """Return all moments, each with the expected result of every seat."""
    found = [Standing(way[0].answers[0].position, CHANCE, "", _figures(values[:, 0]))]
    for i, step in enumerate(way, 1):
        position = step.answers[-1].position + 1
        found.append(Standing(position, step.actor, step.text, _figures(values[:, i])))
    return found


def balance(way: Sequence[Step], values: np.ndarray, seat: int) -> Balance:
    """Return how chance, the seat and the other seats changed the seat's expected result."""
    own = values[:, :, seat]
    gains = np.diff(own, axis=1)
    actors = np.array([step.actor for step in way])
    chance, mine = actors == CHANCE, actors == seat
    return Balance(
        seat=seat,
        start=figure(own[:, 0]),
        luck=figure(gains[:, chance].sum(axis=1)),
        own=figure(gains[:, mine].sum(axis=1)),
        others=figure(gains[:, ~chance & ~mine].sum(axis=1)),
        result=float(own[0, -1]),
        cost=None,
        costliest=[],
        swings=_swings(way, [figure(gains[:, i]) if chance[i] else None for i in range(len(way))]),
    )


def _swings(way: Sequence[Step], gains: Sequence[Figure | None]) -> list[int]:
    sure = [(abs(g.value), i) for i, g in enumerate(gains) if g and abs(g.value) > SURE * g.error]
    greatest = sorted(sure, reverse=True)[:MOST_SWINGS]
    return [way[i].answers[-1].position + 1 for _, i in greatest]


def _figures(values: np.ndarray) -> list[Figure]:
    return [figure(column) for column in values.T]


def figure(values: np.ndarray) -> Figure:
    """Return the mean of independent values and its standard error."""
    n = len(values)
    error = float(values.std(ddof=1)) / n**0.5 if n > 1 else 0.0
    return Figure(float(values.mean()), error)
