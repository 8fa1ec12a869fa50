"""What a review says of a match that is over: `tinstar.lab.review` makes it, the house keeps it,
and faces show it.

All figures are a seat's chance to win, from 0 to 1, or parts of it; in a variant that counts points
(`unit`) they are points. A win that several share counts as their part of it.
"""

from typing import Literal

from msgspec import Struct

Unit = Literal["wins", "points"]


class Figure(Struct, frozen=True):
    """A figure and its standard error."""

    value: float
    error: float


class Standing(Struct, frozen=True):
    """Where the match stood when `position` answers had been given, and what each seat might expect
    then, all cards known.

    `actor` brought it there: a seat, or -1 for chance, whose answers in a row are one; `text` is
    the answer in notation. The first moment is where the match began.
    """

    position: int
    actor: int
    text: str
    chances: list[Figure]


class Decision(Struct, frozen=True):
    """The answer to `position`, judged by what its seat could see.

    `chance` is what the seat might expect after `best`, and `cost` how much less after what it did.
    """

    position: int
    seat: int
    text: str
    best: str
    found: bool  # whether that is what it did
    chance: float
    cost: Figure


class Balance(Struct, frozen=True):
    """How a seat came from what it might expect at the start to its result: start, luck, own and
    others' decisions sum to it. `cost` is what all its decisions cost, null where nobody looked.

    `costliest` and `swings` are positions: those of its decisions that cost most, and the moments
    to which chance brought it with the greatest gain or loss. What may be error is in neither.
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
    """A match looked through. `by` is what it was judged by: a net, hints or neither (`plain`);
    `playouts` how many each search had. Without `whole` it was stopped, and says what was found by
    then: a decision that is missing was not looked at."""

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
