"""Schemas of a review of a finished match. `tinstar.lab.review` makes it, the server stores it.

All figures are a seat's chance to win, from 0 to 1, or parts of it. In a variant that counts points
(`unit`), they are points. A shared win counts as its share.
"""

from typing import Literal

from msgspec import Struct

Unit = Literal["wins", "points"]


class Figure(Struct, frozen=True):
    """A figure and its standard error."""

    value: float
    error: float


class Standing(Struct, frozen=True):
    """The expected result of each seat after `position` decisions, all cards known.

    `actor` made the last decision: a seat, or -1 for chance, whose events in a row are one; `text`
    is its notation. The first one is the start of the match.
    """

    position: int
    actor: int
    text: str
    chances: list[Figure]


class Decision(Struct, frozen=True):
    """The decision that led to `position`, judged by what its seat could see.

    `chance` is the seat's expected result after the action `best`. `cost` is how much the seat's
    own action loses against it.
    """

    position: int
    seat: int
    text: str
    best: str
    found: bool  # whether the seat took `best`
    chance: float
    cost: Figure


class Balance(Struct, frozen=True):
    """The way of a seat from its expected result at the start to its actual one.

    The parts start, luck, own and others' decisions sum to the result. `cost` is what all decisions
    of the seat cost, null if nothing was judged. `costliest` and `swings` are positions: the seat's
    costliest decisions, and the chance events with its largest gains or losses. Neither lists what
    may be an error of estimation.
    """

    seat: int
    start: Figure
    luck: Figure
    own: Figure
    others: Figure
    result: float
    cost: Figure | None
    costliest: list[int]
    swings: list[int]


class Review(Struct, frozen=True):
    """A review of a match.

    - by: what the review evaluates by: a net, heuristics (`hints`) or neither (`plain`).
    - playouts: how many each search had.
    - whole: false if the review was stopped. Then a decision that is missing was not judged.
    """

    title: str
    names: list[str]
    unit: Unit
    by: Literal["net", "hints", "plain"]
    playouts: int
    seed: int
    whole: bool
    moments: list[Standing]
    balance: list[Balance]
    decisions: list[Decision]
