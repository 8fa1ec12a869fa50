"""The measured strength of the computer players, and the levels that each game offers.

Levels differ if the stronger one wins clearly more often (decision 63). A game offers only levels
that differ.
"""

import math
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from tinstar.players import MANNERS
from tinstar.statistics import Z_95, Estimate, wilson

LEVELS = ("easy", "keen", "net/manners", "search:1s/manners")  # weakest first
FILE = Path(__file__).with_name("measured.json")  # written by `make strength`
MOST = 400  # games of a measurement
HOPELESS = 0.05  # a chance of a difference below which measuring ends
NEEDED = {2: 0.55, 4: 0.3}  # least share of wins of a level that differs, by the number of seats


def without_manners(kind: str) -> str:
    """Return the name of the same player without etiquette, for a table with no holds barred."""
    return kind.removesuffix(MANNERS)


UNRESTRAINED = tuple(map(without_manners, LEVELS))


class Measured(Struct, frozen=True):
    """Games in which one computer player sat among players of a weaker kind.

    `wins` may be fractional, as tied winners share a win.
    """

    kind: str
    among: str
    seats: int
    games: int
    wins: float

    def share(self, z: float = Z_95) -> Estimate:
        """Return the share of wins, with an interval of `z` standard errors to each side."""
        return wilson(self.wins, self.games, z)

    def differs(self, z: float = Z_95) -> bool:
        """Return whether these games show that the two kinds differ."""
        share = self.share(z)
        return share.value >= NEEDED[self.seats] and share.low > 1 / self.seats

    def chance_to_differ(self, most: int = MOST) -> float:
        """Return the chance that the two kinds will differ after `most` games, by these games.

        The method is a normal approximation of Laplace's rule of succession.
        """
        left, needed = most - self.games, NEEDED[self.seats] * most
        if left <= 0:
            return float(self.differs())
        mean = (self.wins + 1) / (self.games + 2)
        variance = mean * (1 - mean) * (left + left**2 / (self.games + 3))
        missing = needed - 0.5 - self.wins - left * mean
        return math.erfc(missing / math.sqrt(2 * variance)) / 2


@cache
def measured() -> dict[str, list[Measured]]:
    """Return the measurements of all games, by the names of the games."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, list[Measured]])


def levels_that_differ(rows: Sequence[Measured], levels: Sequence[str] = LEVELS) -> list[str]:
    """Return the levels to offer, weakest first, by the measurements of one game.

    Each level after the first differs from the last level before it in the result, or may still
    turn out to differ, as it was measured in few games. Without any measurements, these are all
    levels. `levels` is LEVELS or UNRESTRAINED.
    """
    if not rows:
        return [*levels]
    found = [levels[0]]
    for kind in levels[1:]:
        pair = [m for m in rows if (m.kind, m.among) == (kind, found[-1])]
        if any(m.differs() or m.chance_to_differ() >= HOPELESS for m in pair):
            found.append(kind)
    return found


@cache
def offered(game: str) -> list[str]:
    """Return the levels that a game offers, weakest first."""
    return levels_that_differ(measured().get(game, []))


def stand_in(game: str) -> str:
    """Return the level that plays for somebody who is away: the second weakest, if there are two.

    People should not fear to meet it, nor should a seat lose by it.
    """
    return offered(game)[:2][-1]


def steps(
    rows: Sequence[Measured], players: int, levels: Sequence[str] = LEVELS
) -> tuple[int, dict[str, float]]:
    """Return the measured number of seats nearest to `players`, and each level's share of wins.

    The share is that among players of the next weaker level that is offered. The number is 0 if
    nothing was measured. The result ends before the first level that was not measured at this
    number of seats. `levels` is LEVELS or UNRESTRAINED.
    """
    size = min({m.seats for m in rows}, key=lambda seats: abs(seats - players), default=0)
    shares = {(m.kind, m.among): m.share().value for m in rows if m.seats == size}
    kept = levels_that_differ(rows, levels)
    known: dict[str, float] = {}
    for kind, among in zip(kept[1:], kept, strict=False):
        if (kind, among) not in shares:
            break
        known[kind] = shares[kind, among]
    return size, known
