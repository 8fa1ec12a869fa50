"""Messages about one's own card statistics and match history.

No message tells anything about another guest.
"""

from msgspec import Struct

from tinstar.server.guests.export_schemas import (
    PlayedMatch,
)
from tinstar.server.tables.rating_schemas import Wins


class CardLine(Struct, frozen=True):
    """A thing that you used or held: how often in total, and your wins in those matches.

    `what` is empty for an action without regard to its thing.
    """

    what: str
    times: int
    won: Wins


class CardGroup(Struct, frozen=True):
    """An action, in total and by thing; or a place, by the things that ever lay there."""

    what: str
    lines: list[CardLine]


class GameCards(Struct, frozen=True):
    """Your statistics of a game with that number of seats; `won` covers all counted matches."""

    game: str
    players: int
    won: Wins
    did: list[CardGroup]
    had: list[CardGroup]


class Cards(Struct, frozen=True):
    """Statistics of your newest thousand matches, each played on one seat to the end.

    `waiting` matches are not counted yet.
    """

    games: list[GameCards]
    waiting: int


class History(Struct, frozen=True):
    """A page of your matches, newest first.

    `more` is the `before` of the next page, 0 on the last one. Unfinished matches are on the first
    page.
    """

    matches: list[PlayedMatch]
    more: int
