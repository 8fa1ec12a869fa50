"""Measure which levels of a game differ, each among players of the last level kept below it.

A measurement ends after a given number of games, or after a batch that makes the result clear.
Looking often finds more differences that are only luck. So before the last game, levels differ only
by an interval of `EARLY` standard errors, and not by the usual two.
"""

from collections.abc import Iterator, Sequence
from contextlib import closing
from typing import NamedTuple

import msgspec

from bench.strength.caboo_rounds import GAME
from tinstar.engine.kernel import share_of_win
from tinstar.lab.simulation.simulate import Company, Plan
from tinstar.players.measured_strength import (
    FILE,
    HOPELESS,
    Measured,
    levels_that_differ,
    without_manners,
)

BATCH = 50  # games between two looks
EARLY = 3.0  # standard errors: 99.7 %


class Size(NamedTuple):
    """How to measure: the numbers of seats, the most games of a pair, the time of a search."""

    seats: Sequence[int]
    games: int
    seconds: float


def climb(name: str, levels: Sequence[str], size: Size) -> Iterator[Measured]:
    """Measure each level of a game among players of the last level that differs from those below.

    `levels` begins with the weakest level. Each measurement is yielded as soon as it is known.
    """
    found: list[Measured] = []
    for kind in levels[1:]:
        among = levels_that_differ(found, levels)[-1] if found else levels[0]
        for seats in size.seats:
            found.append(measure(name, kind, among, seats, size))
            yield found[-1]


def measure(name: str, kind: str, among: str, seats: int, size: Size) -> Measured:
    """Play one player of a kind among others, until it is clear whether the kinds differ."""
    found = Measured(kind, among, seats, 0, 0.0)
    for games, wins in batches(name, kind, among, seats, size):
        found = Measured(kind, among, seats, games, wins)
        if is_clear(found, size.games):
            break
    return found


def is_clear(found: Measured, most: int) -> bool:
    """Return whether more games, up to `most`, would probably change nothing."""
    return found.differs(EARLY) or found.chance_to_differ(most) < HOPELESS


def batches(
    name: str, kind: str, among: str, seats: int, size: Size
) -> Iterator[tuple[int, float]]:
    """Play in batches, and yield how many games were played and won so far."""
    kinds = [_timed(kind, size.seconds), *[_timed(among, size.seconds)] * (seats - 1)]
    plan, wins = Plan(name, tuple(kinds), size.games, seed=1), 0.0
    with closing(Company(plan, plan.load())) as company:
        for first in range(0, size.games, BATCH):
            numbers = range(first, min(first + BATCH, size.games))
            for which, rows in company.play(numbers):
                won = share_of_win(rows["returns"], seats)
                wins += float(won[plan.kinds(which) == 0].sum())
            yield numbers.stop, wins


def _timed(kind: str, seconds: float) -> str:
    """Return the kind with the time of a search here, not the time that the server gives it."""
    return kind.replace("search:1s", f"search:{seconds:g}s")


def keep(name: str, found: Sequence[Measured]) -> None:
    """Replace what is measured of these kinds at these numbers of seats.

    Players without etiquette are as strong as those with it, except in `GAME`.
    """
    known = msgspec.json.decode(FILE.read_bytes(), type=dict[str, list[Measured]])
    new = [*found]
    if name != GAME:
        new += [_without_manners(m) for m in found if without_manners(m.kind) != m.kind]
    keys = {(m.kind, m.seats) for m in new}
    others = [m for m in known.get(name, []) if (m.kind, m.seats) not in keys]
    known[name] = sorted([*others, *new], key=lambda m: m.seats)
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(known)) + b"\n")


def _without_manners(m: Measured) -> Measured:
    kind, among = map(without_manners, (m.kind, m.among))
    return msgspec.structs.replace(m, kind=kind, among=among)


def told(found: Measured, names: dict[str, str]) -> str:
    """Return a measurement as text. `names` has the names of the levels, by their kinds."""
    value, low, high = (f"{100 * each:.0f}" for each in found.share())
    among = several(names[found.among])
    return f"{value} % ({low} to {high}) of {found.games} among {among}"


def several(level: str) -> str:
    return f"{level.removesuffix('y')}ies" if level.endswith("y") else f"{level}s"
