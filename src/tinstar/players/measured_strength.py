"""How strong the computer players of the house were found to be, level by level."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

LEVELS = ("easy", "keen", "net", "search:1s")  # the gentlest first
FILE = Path(__file__).with_name("measured.json")  # by `make strength`


class Measured(Struct, frozen=True):
    """How strong a computer player was found to be: which share of the wins, in per cent, it takes
    from one seat where all the others are of the level below."""

    kind: str
    seats: int
    share: int


@cache
def measured() -> dict[str, list[Measured]]:
    """What is known of the computer players' strength, by game."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, list[Measured]])


def steps(rows: Sequence[Measured], players: int) -> tuple[int, dict[str, float]]:
    """Of the nearest number of seats that was measured, 0 if none: that number, and the share of
    the wins of each level above the gentlest, up to the first that was not measured."""
    size = min({m.seats for m in rows}, key=lambda seats: abs(seats - players), default=0)
    shares = {m.kind: m.share / 100 for m in rows if m.seats == size}
    known: dict[str, float] = {}
    for kind in LEVELS[1:]:
        if kind not in shares:
            break
        known[kind] = shares[kind]
    return size, known
