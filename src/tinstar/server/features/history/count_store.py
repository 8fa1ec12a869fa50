"""Stored counts of finished matches.

Counts are stored beside the results. Counts name seats, not guests, so they stay when a table or a
guest is deleted.
"""

from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Column, Integer, Join, LargeBinary, Select, Table, and_, func, insert, select

from tinstar.lab_schemas.match_counts import Counted
from tinstar.server.storage.database import DEALT, METADATA, RESULTS, SEATS, TABLES, Database

MOST_TOLD = 1000  # newest matches of a guest

COUNTED = Table(
    "counted",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),  # of the result
    # a `Counted` as JSON; empty if counting is not possible
    Column("raw", LargeBinary, nullable=False),
)


class CountedMatch(NamedTuple):
    """The counts of a match, and the seat that the guest had in it."""

    game: str
    players: int
    seat: int
    won: bool
    counted: Counted


class MatchCountStore:
    """Store of counts."""

    def __init__(self, database: Database):
        self._database = database

    def of(self, guest: str) -> list[CountedMatch]:
        """Return the counts of matches that the guest played on one seat from beginning to end."""
        own = RESULTS.c.game, RESULTS.c.players, SEATS.c.seat, SEATS.c.won, COUNTED.c.raw
        wanted = select(*own).select_from(_played_by(guest)).where(COUNTED.c.raw != b"")
        wanted = wanted.order_by(RESULTS.c.number.desc()).limit(MOST_TOLD)
        found = msgspec.json.Decoder(Counted)
        with self._database.reading() as db:
            return [CountedMatch(*row[:-1], found.decode(row.raw)) for row in db.execute(wanted)]

    def waiting(self, guest: str) -> int:
        """Return how many of the guest's matches are not counted yet."""
        with self._database.reading() as db:
            return db.scalar(_uncounted(guest).with_only_columns(func.count())) or 0

    def next_of(self, guest: str, most: int) -> dict[int, str]:
        """Return the guest's newest matches that are not counted yet.

        The keys are the numbers of the results, the values are the ids of the tables.
        """
        wanted = _uncounted(guest).order_by(RESULTS.c.number.desc()).limit(most)
        with self._database.reading() as db:
            return {row.number: row.table_id for row in db.execute(wanted)}

    def keep(self, number: int, raw: bytes) -> None:
        """Store the counts of a match, unless they are stored already.

        All processes that count a match get the same counts.
        """
        with self._database.writing() as db:
            if db.scalar(select(COUNTED.c.number).where(COUNTED.c.number == number)) is None:
                db.execute(insert(COUNTED).values(number=number, raw=raw))


def _played_by(guest: str) -> Join:
    mine = and_(SEATS.c.number == RESULTS.c.number, SEATS.c.guest == guest, SEATS.c.counts)
    there = COUNTED.c.number == RESULTS.c.number
    return RESULTS.join(SEATS, mine).join(COUNTED, there, isouter=True)


def _uncounted(guest: str) -> Select[Any, Any]:
    """Return a query for the guest's matches that can be counted now.

    A match can be counted if it is not counted yet and its table still exists. If other tables have
    yet to play the same deals, the match cannot be counted yet. Until then, the guest may know only
    the cards that they saw in the match (decision 43).
    """
    table = TABLES.c.id == RESULTS.c.table_id
    others = DEALT.join(TABLES, TABLES.c.id == DEALT.c.table_id)
    playing = select(DEALT.c.duplicate).select_from(others).where(TABLES.c.phase != "over")
    hidden = select(DEALT.c.table_id).where(DEALT.c.duplicate.in_(playing))
    wanted = select(RESULTS.c.number, RESULTS.c.table_id)
    wanted = wanted.select_from(_played_by(guest).join(TABLES, table))
    return wanted.where(COUNTED.c.number.is_(None), RESULTS.c.table_id.not_in(hidden))
