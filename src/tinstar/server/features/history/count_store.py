"""What was counted of matches that are over, and which of a guest's are still to be counted.

It stands beside the results, and says of seats and not of guests: so it stays when a table is
forgotten, and when a guest is.
"""

from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Column, Integer, Join, LargeBinary, Select, Table, and_, func, insert, select

from tinstar.lab_schemas.match_counts import Counted
from tinstar.server.storage.database import DEALT, METADATA, RESULTS, SEATS, TABLES, Database

MOST_TOLD = 1000  # matches of a guest, the newest

COUNTED = Table(
    "counted",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),  # of the result
    Column("raw", LargeBinary, nullable=False),  # a `Counted` as JSON; empty where none can be made
)


class CountedMatch(NamedTuple):
    """What was counted of a match, and which seat of it was the guest's."""

    game: str
    players: int
    seat: int
    won: bool
    counted: Counted


class MatchCountStore:
    """Of all guests of the house."""

    def __init__(self, database: Database):
        self._database = database

    def of(self, guest: str) -> list[CountedMatch]:
        """Of the matches that the guest has played from beginning to end on one chair."""
        own = RESULTS.c.game, RESULTS.c.players, SEATS.c.seat, SEATS.c.won, COUNTED.c.raw
        wanted = select(*own).select_from(_played_by(guest)).where(COUNTED.c.raw != b"")
        wanted = wanted.order_by(RESULTS.c.number.desc()).limit(MOST_TOLD)
        found = msgspec.json.Decoder(Counted)
        with self._database.reading() as db:
            return [CountedMatch(*row[:-1], found.decode(row.raw)) for row in db.execute(wanted)]

    def waiting(self, guest: str) -> int:
        """How many of these are still to be counted."""
        with self._database.reading() as db:
            return db.scalar(_uncounted(guest).with_only_columns(func.count())) or 0

    def next_of(self, guest: str, most: int) -> dict[int, str]:
        """The newest of those, by their numbers: the tables."""
        wanted = _uncounted(guest).order_by(RESULTS.c.number.desc()).limit(most)
        with self._database.reading() as db:
            return {row.number: row.table_id for row in db.execute(wanted)}

    def keep(self, number: int, raw: bytes) -> None:
        """Counted once; whoever else counted it in the meantime found the same."""
        with self._database.writing() as db:
            if db.scalar(select(COUNTED.c.number).where(COUNTED.c.number == number)) is None:
                db.execute(insert(COUNTED).values(number=number, raw=raw))


def _played_by(guest: str) -> Join:
    mine = and_(SEATS.c.number == RESULTS.c.number, SEATS.c.guest == guest, SEATS.c.counts)
    there = COUNTED.c.number == RESULTS.c.number
    return RESULTS.join(SEATS, mine).join(COUNTED, there, isouter=True)


def _uncounted(guest: str) -> Select[Any, Any]:
    """Where the table is still there, and nobody has yet to play its deals: until then only what
    the guest saw is theirs to know (decision 43)."""
    table = TABLES.c.id == RESULTS.c.table_id
    others = DEALT.join(TABLES, TABLES.c.id == DEALT.c.table_id)
    playing = select(DEALT.c.duplicate).select_from(others).where(TABLES.c.phase != "over")
    hidden = select(DEALT.c.table_id).where(DEALT.c.duplicate.in_(playing))
    wanted = select(RESULTS.c.number, RESULTS.c.table_id)
    wanted = wanted.select_from(_played_by(guest).join(TABLES, table))
    return wanted.where(COUNTED.c.number.is_(None), RESULTS.c.table_id.not_in(hidden))
