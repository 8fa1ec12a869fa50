"""Luck in a result: how much chance and how much decisions changed the value of the position.

A moment is a position whose value is estimated. A step leads from one moment to the next. All
changes together add up to the result minus the value at the start. A forced action belongs to
another step, and chance events in a row are one step. Decision 0026 gives the reasons.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import pairwise
from math import fsum
from typing import Any, NamedTuple

from tinstar.engine.kernel import CHANCE
from tinstar.engine.state import State
from tinstar.lab.review.position_value import Judge
from tinstar.lab_schemas.review_result import Balance, Figure, Standing
from tinstar.match.transition import Happening

LOT = 25  # playouts in a batch; each moment has one batch before any moment has the next
SURE = 2.0  # standard errors
MOST_SWINGS = 3
Report = Callable[[int], Any]
Values = list[list[list[float]]]  # of each playout, moment and seat


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


async def value(judge: Judge, way: Sequence[Step], playouts: int, report: Report) -> Values:
    """Return each seat's expected result at each moment, in each playout.

    The last moment is the result. Ctrl-C ends the work early. All moments then have equally many
    playouts.
    """
    states = [way[0].answers[0].before, *(step.answers[-1].after for step in way)]
    found: Values = []
    with suppress(KeyboardInterrupt):
        for first in range(0, playouts, LOT):
            lot = min(LOT, playouts - first)
            moments = [await _truth(judge, state, lot, first, report) for state in states]
            found += [list(of_moments) for of_moments in zip(*moments, strict=True)]
    return found


async def _truth(
    judge: Judge, state: State, lot: int, first: int, report: Report
) -> list[list[float]]:
    found = await judge.truth(state.s, lot, first)
    report(lot)
    return found


def moments(way: Sequence[Step], values: Values) -> list[Standing]:
    """Return all moments, each with the expected result of every seat."""
    found = [Standing(way[0].answers[0].position, CHANCE, "", _figures(values, 0))]
    for i, step in enumerate(way, 1):
        position = step.answers[-1].position + 1
        found.append(Standing(position, step.actor, step.text, _figures(values, i)))
    return found


def balance(way: Sequence[Step], values: Values, seat: int) -> Balance:
    """Return how chance, the seat and the other seats changed the seat's expected result."""
    own = [[of_seats[seat] for of_seats in of_moments] for of_moments in values]
    gains = [[after - before for before, after in pairwise(each)] for each in own]
    chance = [i for i, step in enumerate(way) if step.actor == CHANCE]
    mine = [i for i, step in enumerate(way) if step.actor == seat]
    others = [i for i, step in enumerate(way) if step.actor not in (CHANCE, seat)]
    return Balance(
        seat=seat,
        start=figure([each[0] for each in own]),
        luck=_sum_of(gains, chance),
        own=_sum_of(gains, mine),
        others=_sum_of(gains, others),
        result=own[0][-1],
        cost=None,
        costliest=[],
        swings=_swings(way, {i: _sum_of(gains, [i]) for i in chance}),
    )


def _sum_of(gains: Sequence[Sequence[float]], steps: Sequence[int]) -> Figure:
    """Return the sum of the gains by these steps."""
    return figure([fsum(each[i] for i in steps) for each in gains])


def _swings(way: Sequence[Step], gains: dict[int, Figure]) -> list[int]:
    sure = [(abs(g.value), i) for i, g in gains.items() if abs(g.value) > SURE * g.error]
    greatest = sorted(sure, reverse=True)[:MOST_SWINGS]
    return [way[i].answers[-1].position + 1 for _, i in greatest]


def _figures(values: Values, moment: int) -> list[Figure]:
    at_moment = [of_moments[moment] for of_moments in values]
    return [figure(of_seat) for of_seat in zip(*at_moment, strict=True)]


def figure(values: Sequence[float]) -> Figure:
    """Return the mean of independent values and its standard error."""
    n = len(values)
    mean = fsum(values) / n
    squares = fsum((value - mean) ** 2 for value in values)
    return Figure(mean, (squares / (n - 1) / n) ** 0.5 if n > 1 else 0.0)
