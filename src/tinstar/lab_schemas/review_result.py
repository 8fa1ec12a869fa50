"""Schemas of a review of a finished match.

`tinstar.lab.review` makes the review, and the server stores it. A figure is a seat's chance to win,
from 0 to 1, or a part of that chance. In a variant that counts points (see `unit`), figures are
points. A win that seats share counts as the share of each.
"""

from typing import Literal

from msgspec import Struct

Unit = Literal["wins", "points"]


class Figure(Struct, frozen=True):
    """A figure and its standard error."""

    value: float
    error: float


class Standing(Struct, frozen=True):
    """The expected result of each seat after `position` decisions, if all cards are known.

    `actor` made the last of these decisions, and `text` is its notation. Actor -1 is chance, and
    chance events in a row count as one decision. The first `Standing` of a review is the start of
    the match.
    """

    position: int
    actor: int
    text: str
    chances: list[Figure]


class MoveChance(Struct, frozen=True):
    """The expected result of the seat to act after a move: the number of the move, and a figure."""

    action: int
    chance: Figure


class Decision(Struct, frozen=True):
    """A decision that a seat made after `position` others, judged by what that seat could see.

    `chance` is the seat's expected result after the action `best`. `cost` is how much less the
    seat's own action is worth. If the decision was a mistake, `moves` has every legal move, the
    best first.
    """

    position: int
    seat: int
    text: str
    best: str
    found: bool  # whether the seat took `best`
    chance: float
    cost: Figure
    moves: list[MoveChance] = []


class Balance(Struct, frozen=True):
    """How a seat's expected result at the start became its actual result.

    The start, the luck, the seat's own decisions and those of others add up to the result. `cost`
    is the cost of all decisions of the seat, or null if no decision was judged. `costliest` has the
    `position` of each of the seat's most costly decisions. `swings` has the `position` right after
    each of the chance events that gained or lost it most. If a figure may be just an error of
    estimation, its decision or event is in neither list.
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

    - by: how the review evaluates positions: by a net, by heuristics (`hints`), or by neither
      (`plain`).
    - playouts: the number of playouts of each search.
    - whole: false if the review was stopped early. A decision that is missing was not judged then.
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
