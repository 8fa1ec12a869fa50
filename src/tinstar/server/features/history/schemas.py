"""Messages of the API about your own card statistics and match history.

No message says anything about another guest.
"""

from msgspec import Struct

from tinstar.server.guests.export_schemas import (
    PlayedMatch,
)
from tinstar.server.tables.rating_schemas import Wins


class CardLine(Struct, frozen=True):
    """A card or piece that you used or held.

    `times` is how often you used or held it in total. `won` counts your wins in the matches where
    you used or held it. If `what` is empty, the line counts the action with any card or piece.
    """

    what: str
    times: int
    won: Wins


class CardGroup(Struct, frozen=True):
    """Your statistics of one action or one place.

    For an action, there is one line for the total, and one for each card or piece that you used.
    For a place, there is one line for each card or piece that ever lay there.
    """

    what: str
    lines: list[CardLine]


class GameCards(Struct, frozen=True):
    """Your statistics of a game with one number of seats.

    `won` covers all matches that were counted.
    """

    game: str
    players: int
    won: Wins
    did: list[CardGroup]
    had: list[CardGroup]


class Cards(Struct, frozen=True):
    """Statistics of your newest thousand matches in which you played one seat to the end.

    `waiting` is how many of these matches are not counted yet.
    """

    games: list[GameCards]
    waiting: int


class History(Struct, frozen=True):
    """A page of your matches, newest first.

    To get the next page, ask for matches before `more`, which is 0 on the last page. Unfinished
    matches are on the first page.
    """

    matches: list[PlayedMatch]
    more: int
