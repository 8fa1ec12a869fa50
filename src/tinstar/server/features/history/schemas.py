"""What is said of the cards that a guest had, and of what they did with them.

Nobody is told of anybody else's.
"""

from msgspec import Struct

from tinstar.server.guests.export_schemas import (
    PlayedMatch,
)
from tinstar.server.tables.rating_schemas import Wins


class CardLine(Struct, frozen=True):
    """A thing that one did something with, or had: so often in all, and how the matches went where
    that was. Of a deed with whatever it was, `what` is empty."""

    what: str
    times: int
    won: Wins


class CardGroup(Struct, frozen=True):
    """A deed, with whatever it was and with each thing; or a place, with each thing that ever lay
    there."""

    what: str
    lines: list[CardLine]


class GameCards(Struct, frozen=True):
    """What one did and had at a game with so many seats, of all that the game has a word for.
    `won`: of all matches that were counted."""

    game: str
    players: int
    won: Wins
    did: list[CardGroup]
    had: list[CardGroup]


class Cards(Struct, frozen=True):
    """Of matches played from beginning to end on one chair, the newest thousand; `waiting` are
    still to be counted."""

    games: list[GameCards]
    waiting: int


class History(Struct, frozen=True):
    """Some of one's matches, the newest first; `more` is the `before` of those that follow, 0 where
    there are none. Matches that are not over are told with the first ones."""

    matches: list[PlayedMatch]
    more: int
