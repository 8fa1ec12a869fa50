"""Messages of the API about duplicates: several tables with the same deals."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tinstar.server.schema_types import Token
from tinstar.server.tables.setup_schemas import NewTable

FEWEST, MOST = 2, 16  # tables


class NewDuplicate(Struct, frozen=True, forbid_unknown_fields=True):
    """Several tables set up like `table`, with the same deals.

    In `table`, "me" stands for your seat at the first table. At the other tables, a friend can take
    that seat.
    """

    table: NewTable
    tables: Annotated[int, Meta(ge=FEWEST, le=MOST)] = FEWEST


class DuplicateTable(Struct, frozen=True):
    """One of the tables of a duplicate, with its invitation."""

    id: str
    phase: Literal["gathering", "revealing", "playing", "over"]
    invitation: Token


class DuplicateResult(Struct, frozen=True):
    """The result of one player at a seat.

    `share` is the player's matchpoints: the share of the other players at this seat who did worse,
    where a tie counts half. `share` is null if nobody else has played the seat. `counts` says
    whether the player made all decisions themselves.
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
    """All players who had the same seat, and so got the same cards. The best comes first."""

    seat: int
    letter: str
    results: list[DuplicateResult]


class Duplicate(Struct, frozen=True):
    """Several tables with the same deals.

    `tables` is the number of tables. At `ended` of them, the match has ended. Once all have ended,
    `open` is true: everybody may see the deals and the results of each seat. Only the guest who
    created the duplicate gets `links` to its tables.
    """

    id: str
    game: str
    tables: int
    ended: int
    open: bool
    host: bool
    links: list[DuplicateTable]
    seats: list[DuplicateSeat]
