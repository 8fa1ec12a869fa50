"""What is said of duplicates: tables of the same deals."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tinstar.server.schema_types import Token
from tinstar.server.tables.setup_schemas import NewTable

FEWEST, MOST = 2, 16  # tables


class NewDuplicate(Struct, frozen=True, forbid_unknown_fields=True):
    """So many tables that are set like `table` and get the same deals. Who says "me" sits at the
    first of them; at the others those chairs are for friends."""

    table: NewTable
    tables: Annotated[int, Meta(ge=FEWEST, le=MOST)] = FEWEST


class DuplicateTable(Struct, frozen=True):
    """One of the tables, and the invitation to it."""

    id: str
    phase: Literal["gathering", "revealing", "playing", "over"]
    invitation: Token


class DuplicateResult(Struct, frozen=True):
    """How it came out for somebody at that seat. `share` are the matchpoints: the share of all
    others at that seat than whom they did better, ties half; null where there is no other.
    `counts` says that nobody else ever decided for them."""

    table: str
    name: str
    kind: str  # `person`, or of computer player
    score: int
    won: bool
    counts: bool
    yours: bool
    share: float | None


class DuplicateSeat(Struct, frozen=True):
    """Everybody who had that seat, and with it the same deals, the best first."""

    seat: int
    letter: str
    results: list[DuplicateResult]


class Duplicate(Struct, frozen=True):
    """How many `tables` it has, and how many of their matches have `ended`: once all have, it is
    `open`, and everybody may know the deals and the results of each seat.

    Whoever asked for it is told the `links` to all of its tables.
    """

    id: str
    game: str
    tables: int
    ended: int
    open: bool
    host: bool
    links: list[DuplicateTable]
    seats: list[DuplicateSeat]
