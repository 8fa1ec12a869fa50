"""The measured strength of the computer players, level by level."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from tinstar.players import MANNERS

LEVELS = ("easy", "keen", "net/manners", "search:1s/manners")  # weakest first
FILE = Path(__file__).with_name("measured.json")  # written by `make strength`


def without_manners(kind: str) -> str:
    """Return the name of the same player without etiquette, for a table with no holds barred."""
    return kind.removesuffix(MANNERS)


UNRESTRAINED = tuple(map(without_manners, LEVELS))


class Measured(Struct, frozen=True):
    """The measured strength of a computer player.

    The strength is the share of games (%) that one such player wins if the level below plays all
    other seats.
    """

    kind: str
    seats: int
    share: int


@cache
def measured() -> dict[str, list[Measured]]:
    """Return the measured strengths of all games, by the names of the games."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, list[Measured]])


def steps(
    rows: Sequence[Measured], players: int, levels: Sequence[str] = LEVELS
) -> tuple[int, dict[str, float]]:
    """Return the measured number of seats nearest to `players`, and each level's share of wins.

    The number is 0 if nothing was measured. The levels begin with the second weakest level, and end
    before the first level that was not measured. `levels` is LEVELS or UNRESTRAINED.
    """
    size = min({m.seats for m in rows}, key=lambda seats: abs(seats - players), default=0)
    shares = {m.kind: m.share / 100 for m in rows if m.seats == size}
    known: dict[str, float] = {}
    for kind in levels[1:]:
        if kind not in shares:
            break
        known[kind] = shares[kind]
    return size, known
