"""Queries for tables: by guest, by address or by state."""

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
AN_HOUR = 3600
_SEATED = TABLES.join(GUESTS, TABLES.c.id == GUESTS.c.table_id)


class TableQueries:
    """Read-only queries for tables of all processes."""

    def __init__(self, database: Database, leases: Leases):
        self._reading = database.reading
        self._leases = leases

    def of(self, guest: str) -> list[TableRecord]:
        """Return the guest's tables, newest first.

        A table is the guest's if the guest sits there, may return to a seat, or is host. Records
        that cannot be read are logged and left out.
        """
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
        """Count a guest's unfinished tables, and the guest's tables from the last hour."""
        return self._counted(_SEATED, GUESTS.c.guest == guest)

    def count_from(self, address: str) -> tuple[int, int]:
        """Return the same two counts as `count_of`, for a network address."""
        return self._counted(TABLES, TABLES.c.address == address)

    def _counted(self, tables: FromClause, which: ColumnElement[bool]) -> tuple[int, int]:
        wanted = select(func.count()).select_from(tables).where(which)
        with self._reading() as db:
            still = db.scalar(wanted.where(TABLES.c.phase != "over")) or 0
            return still, db.scalar(wanted.where(TABLES.c.set_at > time.time() - AN_HOUR)) or 0

    def newest(self, most: int) -> list[tuple[datetime, TableRecord]]:
        """Return the tables that were active last, each with the time.

        Records that cannot be read are left out.
        """
        wanted = select(TABLES.c.touched, TABLES.c.record).order_by(TABLES.c.touched.desc())
        with self._reading() as db:
            rows = db.execute(wanted.limit(most)).all()
        return [(datetime.fromtimestamp(at, UTC), record) for at, record in _readable(rows)]

    def to_forget(self, unplayed: float, kept: float) -> list[str]:
        """Return the tables that are due to be deleted.

        A table is due after `kept` seconds without activity, or after `unplayed` seconds if nobody
        has ever played there.
        """
        wanted = select(TABLES.c.id).where(_is_stale(unplayed, kept)).limit(MOST_FORGOTTEN)
        with self._reading() as db:
            return list(db.scalars(wanted))

    def unfinished_of(self, guest: str) -> list[tuple[int, TableRecord]]:
        """Return the guest's unfinished matches, newest first, with their last activity.

        Records that cannot be read are left out.
        """
        wanted = select(TABLES.c.touched, TABLES.c.record)
        wanted = wanted.where(
            TABLES.c.id.in_(sat(guest)), TABLES.c.phase.in_(("revealing", "playing"))
        )
        with self._reading() as db:
            rows = db.execute(wanted.order_by(TABLES.c.number.desc()).limit(MOST_LISTED)).all()
        return _readable(rows)

    def all_of(self, guest: str) -> list[str]:
        """Return all tables that refer to a guest."""
        known = select(GUESTS.c.table_id).where(GUESTS.c.guest == guest)
        with self._reading() as db:
            return list(db.scalars(known.union(sat(guest)).order_by("table_id")))

    def owners(self, ids: list[str]) -> dict[str, str]:
        """Return the owner of each given table that another live process owns."""
        found = select(TABLES.c.id, TABLES.c.owner).where(TABLES.c.id.in_(ids))
        with self._reading() as db:
            rows = db.execute(found.where(TABLES.c.owner.in_(self._leases.others()))).all()
        return {row.id: row.owner for row in rows}

    def playing(self, orphaned: bool = False) -> list[str]:
        """Return the running or starting matches that no other live process owns, newest first.

        With `orphaned`, leave out matches that their owner has released (see `Leases.release`).
        """
        wanted = select(TABLES.c.id).where(TABLES.c.phase.in_(("revealing", "playing")))
        wanted = wanted.where(TABLES.c.owner.not_in(self._leases.others()))
        if orphaned:
            wanted = wanted.where(TABLES.c.owner != "")
        with self._reading() as db:
            return list(db.scalars(wanted.order_by(TABLES.c.number.desc())))

    def due(self, now: float) -> list[str]:
        """Return tables that are not in memory and need a process.

        At these tables, a player's time is up or soon will be.
        """
        wanted = select(TABLES.c.id).where(TABLES.c.owner == "", TABLES.c.phase == "playing")
        with self._reading() as db:
            return list(db.scalars(wanted.where(TABLES.c.due <= now).limit(MOST_WOKEN)))


def _is_stale(unplayed: float, kept: float) -> ColumnElement[bool]:
    now = time.time()
    never = (TABLES.c.touched < now - unplayed) & ~TABLES.c.played & (TABLES.c.phase != "over")
    return never | (TABLES.c.touched < now - kept)


def _readable(rows: Iterable[Row[Any, Any]]) -> list[tuple[int, TableRecord]]:
    """Return the last activity and the record of each table.

    Records that cannot be read are left out.
    """
    found: list[tuple[int, TableRecord]] = []
    for touched, raw in rows:
        with suppress(BadRecord):
            found.append((touched, decode_record(raw)))
    return found
