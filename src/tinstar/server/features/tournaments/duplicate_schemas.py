"""Messages about duplicates: tables with the same deals."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tinstar.server.schema_types import Token
from tinstar.server.tables.setup_schemas import NewTable

FEWEST, MOST = 2, 16  # tables


class NewDuplicate(Struct, frozen=True, forbid_unknown_fields=True):
    """Several tables set up like `table`, with the same deals.

    A chair "me" is yours at the first table; at the others it is for a friend.
    """

    table: NewTable
    tables: Annotated[int, Meta(ge=FEWEST, le=MOST)] = FEWEST


class DuplicateTable(Struct, frozen=True):
    """One of the tables, with its invitation."""

    id: str
    phase: Literal["gathering", "revealing", "playing", "over"]
    invitation: Token


class DuplicateResult(Struct, frozen=True):
    """The result of one player at a seat.

    `share` is the matchpoints: the share of the seat's other players with a worse result, ties
    counting half; null without others. `counts`: they made all their decisions themselves.
    """

    table: str
    name: str
    kind: str  # `person`, or the kind of computer player
    score: int
    won: bool
    counts: bool
    yours: bool
    share: float | None


class DuplicateSeat(Struct, frozen=True):
    """Everyone who had that seat, and so the same deals, best first."""

    seat: int
    letter: str
    results: list[DuplicateResult]


class Duplicate(Struct, frozen=True):
    """A duplicate: its number of `tables`, and how many of their matches have `ended`.

    Once all have ended it is `open`: everybody may see the deals and the results of each seat. Only
    the guest who created it gets `links` to its tables.
    """

    id: str
    game: str
    tables: int
    ended: int
    open: bool
    host: bool
    links: list[DuplicateTable]
    seats: list[DuplicateSeat]
