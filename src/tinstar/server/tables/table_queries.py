"""Which tables there are: whose, where, how many, and which of them wait for something."""

import logging
import time
from collections.abc import Iterable
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import ColumnElement, FromClause, Row, func, select

from tinstar.errors import BadRecord
from tinstar.server.cluster.leases import Leases
from tinstar.server.storage.database import GUESTS, TABLES, Database
from tinstar.server.tables.result_store import sat
from tinstar.server.tables.table_record import TableRecord, decode_record

log = logging.getLogger(__name__)
MOST_FORGOTTEN = 500  # tables at once
MOST_WOKEN = 100  # tables at once
MOST_LISTED = 100  # tables of one guest
AN_HOUR = 3600  # seconds
_SEATED = TABLES.join(GUESTS, TABLES.c.id == GUESTS.c.table_id)


class TableQueries:
    """Those of the house, whichever process has them. Nothing is changed here."""

    def __init__(self, database: Database, leases: Leases):
        self._reading = database.reading
        self._leases = leases

    def of(self, guest: str) -> list[TableRecord]:
        """The tables where a guest sits, sat and may come back, or is host, the newest first; none
        that is unreadable."""
        wanted = (
            select(TABLES.c.id, TABLES.c.record).select_from(_SEATED).where(GUESTS.c.guest == guest)
        )
        with self._reading() as db:
            rows = db.execute(wanted.order_by(TABLES.c.number.desc()).limit(MOST_LISTED)).all()
        found: list[TableRecord] = []
        for id, raw in rows:
            try:
                found.append(decode_record(raw))
            except BadRecord as e:
                log.error("table %s: %s", id, e)
        return found

    def count_of(self, guest: str) -> tuple[int, int]:
        """How many tables of a guest are not over, and how many were set within the last hour."""
        return self._counted(_SEATED, GUESTS.c.guest == guest)

    def count_from(self, address: str) -> tuple[int, int]:
        """The same of those that were set from that address."""
        return self._counted(TABLES, TABLES.c.address == address)

    def _counted(self, tables: FromClause, which: ColumnElement[bool]) -> tuple[int, int]:
        wanted = select(func.count()).select_from(tables).where(which)
        with self._reading() as db:
            still = db.scalar(wanted.where(TABLES.c.phase != "over")) or 0
            return still, db.scalar(wanted.where(TABLES.c.set_at > time.time() - AN_HOUR)) or 0

    def newest(self, most: int) -> list[tuple[datetime, TableRecord]]:
        """The tables that something happened at last, and when; none that is unreadable."""
        wanted = select(TABLES.c.touched, TABLES.c.record).order_by(TABLES.c.touched.desc())
        with self._reading() as db:
            rows = db.execute(wanted.limit(most)).all()
        return [(datetime.fromtimestamp(at, UTC), record) for at, record in _readable(rows)]

    def to_forget(self, unplayed: float, kept: float) -> list[str]:
        """Some of the tables that nothing has happened at for so many seconds: `unplayed` where
        nobody ever played, else `kept`."""
        wanted = select(TABLES.c.id).where(_is_stale(unplayed, kept)).limit(MOST_FORGOTTEN)
        with self._reading() as db:
            return list(db.scalars(wanted))

    def unfinished_of(self, guest: str) -> list[tuple[int, TableRecord]]:
        """The matches where a guest sits or sat that are not over, the newest first, and when
        something happened there last; none that is unreadable."""
        wanted = select(TABLES.c.touched, TABLES.c.record)
        wanted = wanted.where(
            TABLES.c.id.in_(sat(guest)), TABLES.c.phase.in_(("revealing", "playing"))
        )
        with self._reading() as db:
            rows = db.execute(wanted.order_by(TABLES.c.number.desc()).limit(MOST_LISTED)).all()
        return _readable(rows)

    def all_of(self, guest: str) -> list[str]:
        """Every table that knows of a guest."""
        known = select(GUESTS.c.table_id).where(GUESTS.c.guest == guest)
        with self._reading() as db:
            return list(db.scalars(known.union(sat(guest)).order_by("table_id")))

    def owners(self, ids: list[str]) -> dict[str, str]:
        """Which other process that lives has which of these tables."""
        found = select(TABLES.c.id, TABLES.c.owner).where(TABLES.c.id.in_(ids))
        with self._reading() as db:
            rows = db.execute(found.where(TABLES.c.owner.in_(self._leases.others()))).all()
        return {row.id: row.owner for row in rows}

    def playing(self, orphaned: bool = False) -> list[str]:
        """The ids of the tables where a match goes on or is about to, and which no other process
        has, the newest first; `orphaned`: only those that somebody had in memory."""
        wanted = select(TABLES.c.id).where(TABLES.c.phase.in_(("revealing", "playing")))
        wanted = wanted.where(TABLES.c.owner.not_in(self._leases.others()))
        if orphaned:
            wanted = wanted.where(TABLES.c.owner != "")
        with self._reading() as db:
            return list(db.scalars(wanted.order_by(TABLES.c.number.desc())))

    def due(self, now: float) -> list[str]:
        """The ids of tables that nobody has in memory, where somebody's time is up or soon will
        be."""
        wanted = select(TABLES.c.id).where(TABLES.c.owner == "", TABLES.c.phase == "playing")
        with self._reading() as db:
            return list(db.scalars(wanted.where(TABLES.c.due <= now).limit(MOST_WOKEN)))


def _is_stale(unplayed: float, kept: float) -> ColumnElement[bool]:
    now = time.time()
    never = (TABLES.c.touched < now - unplayed) & ~TABLES.c.played & (TABLES.c.phase != "over")
    return never | (TABLES.c.touched < now - kept)


def _readable(rows: Iterable[Row[Any, Any]]) -> list[tuple[int, TableRecord]]:
    """When something happened last at each of these tables, and what is kept of it."""
    found: list[tuple[int, TableRecord]] = []
    for touched, raw in rows:
        with suppress(BadRecord):
            found.append((touched, decode_record(raw)))
    return found
