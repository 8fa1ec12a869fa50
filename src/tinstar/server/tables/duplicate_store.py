"""Stored duplicates: tables with the same deals, and which guests know the deals.

A guest knows the deals from one of the tables. Deals stay hidden until the matches of all tables
are over. A table that is deleted before its match has ended no longer counts.
"""

from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, exists, func, insert, select, update

from tinstar.server.errors import Conflict
from tinstar.server.storage.database import (
    DEALT,
    DUPLICATES,
    KNOWING,
    KNOWING_LOCK,
    RESULTS,
    SEATS,
    TABLES,
    Database,
)
from tinstar.server.tables.result_store import MatchSeat
from tinstar.server.tables.setup_schemas import NewTable
from tinstar.server.tables.table_record import TableRecord


class StoredDuplicate(NamedTuple):
    """A duplicate: who created it, the secret seed of its tables, and their setup."""

    id: str
    host: str
    seed: bytes
    asked: NewTable


class DuplicateProgress(NamedTuple):
    """How many tables a duplicate has, and at how many of them the match is over."""

    tables: int
    ended: int

    @property
    def open(self) -> bool:
        """True once everyone may know the deals."""
        return self.ended == self.tables


class DuplicateStore:
    """Store of duplicates."""

    def __init__(self, database: Database):
        self._database = database

    def keep(self, db: Connection, kept: StoredDuplicate) -> None:
        """Store a new duplicate."""
        asked = msgspec.json.encode(kept.asked)
        db.execute(insert(DUPLICATES).values(**(kept._asdict() | {"asked": asked})))

    def add(self, db: Connection, id: str, record: TableRecord) -> None:
        """Add a table to the duplicate. The guests who sit there know the deals from now on."""
        db.execute(insert(DEALT).values(table_id=record.id, duplicate=id))
        for guest in sorted({c.guest for c in record.chairs if c.guest}):
            db.execute(insert(KNOWING).values(duplicate=id, guest=guest, table_id=record.id))

    def expect_hidden(self, db: Connection, id: str) -> None:
        """Raise `Conflict` if the matches of all tables are over.

        The update locks the rows of running matches, so no match can end before this transaction is
        committed.
        """
        goes_on = TABLES.c.id.in_(_tables(id)) & (TABLES.c.phase != "over")
        if not db.execute(update(TABLES).where(goes_on).values(touched=TABLES.c.touched)).rowcount:
            raise Conflict("deals-open")

    def of(self, id: str) -> StoredDuplicate | None:
        with self._database.reading() as db:
            row = db.execute(select(DUPLICATES).where(DUPLICATES.c.id == id)).first()
        if row is None:
            return None
        asked = msgspec.json.decode(row.asked, type=NewTable)
        return StoredDuplicate(row.id, row.host, row.seed, asked)

    def tables(self, id: str) -> list[str]:
        """Return the tables that still exist, in the order of creation."""
        wanted = select(TABLES.c.id).where(TABLES.c.id.in_(_tables(id)))
        with self._database.reading() as db:
            return list(db.scalars(wanted.order_by(TABLES.c.number)))

    def standing(self, id: str) -> DuplicateProgress:
        """Return how many tables there are, and at how many the match is over.

        Once all are over, the deals stay open.
        """
        wanted = select(DEALT.c.table_id, TABLES.c.phase)
        wanted = wanted.join(TABLES, TABLES.c.id == DEALT.c.table_id, isouter=True)
        with self._database.reading() as db:
            phases = [row.phase for row in db.execute(wanted.where(DEALT.c.duplicate == id))]
        return DuplicateProgress(len(phases), sum(phase in (None, "over") for phase in phases))

    def over(self, id: str) -> set[str]:
        """Return the tables whose matches are over."""
        over = select(RESULTS.c.table_id).where(RESULTS.c.table_id.in_(_tables(id)))
        with self._database.reading() as db:
            return set(db.scalars(over))

    def results(self, id: str) -> list[tuple[str, MatchSeat]]:
        """Return the results of all seats at all tables, each with its table, sorted by seat."""
        wanted = select(RESULTS.c.table_id, *list(SEATS.c)[1:])
        wanted = wanted.join(SEATS, SEATS.c.number == RESULTS.c.number)
        wanted = wanted.where(RESULTS.c.table_id.in_(_tables(id)))
        with self._database.reading() as db:
            rows: list[Any] = [*db.execute(wanted.order_by(SEATS.c.seat, RESULTS.c.number))]
        return [(row[0], MatchSeat(*row[1:])) for row in rows]

    # --- guests who know the deals ----------------------------------------------------------------

    def known_from(self, id: str, guest: str) -> str:
        """Return the table from which the guest knows the deals.

        Returns "" if the guest does not know the deals.
        """
        this = (KNOWING.c.duplicate == id) & (KNOWING.c.guest == guest)
        with self._database.reading() as db:
            return db.scalar(select(KNOWING.c.table_id).where(this)) or ""

    def count_of_those_who_know(self, id: str) -> int:
        wanted = select(func.count()).select_from(KNOWING).where(KNOWING.c.duplicate == id)
        with self._database.reading() as db:
            return db.scalar(wanted) or 0

    def known_to(self, guest: str) -> list[tuple[str, str]]:
        """Return the duplicates whose deals the guest knows.

        Each duplicate comes with the table from which the guest knows it.
        """
        wanted = select(KNOWING.c.duplicate, KNOWING.c.table_id).where(KNOWING.c.guest == guest)
        with self._database.reading() as db:
            return [(row.duplicate, row.table_id) for row in db.execute(wanted)]

    def note(self, id: str, guest: str, table: str) -> str:
        """Record that the guest learns the deals at a table.

        Returns the table from which the guest knows the deals: the given table, or another table if
        they knew the deals before.
        """
        with self._database.writing() as db:
            self._database.one_at_a_time(db, KNOWING_LOCK)
            return _note(db, id, guest, table)

    def unnote(self, id: str, guest: str, table: str) -> None:
        """Undo `note` for a guest who left the table before its deal."""
        this = (KNOWING.c.duplicate == id) & (KNOWING.c.guest == guest)
        with self._database.writing() as db:
            db.execute(delete(KNOWING).where(this & (KNOWING.c.table_id == table)))

    def apart(self, one: str, other: str) -> bool:
        """Return whether two guests know the same hidden deals, but from different tables."""
        mine, theirs = KNOWING.alias("mine"), KNOWING.alias("theirs")
        wanted = select(mine.c.duplicate).join(theirs, theirs.c.duplicate == mine.c.duplicate)
        wanted = wanted.where(mine.c.guest == one, theirs.c.guest == other)
        with self._database.reading() as db:
            both = list(db.scalars(wanted.where(mine.c.table_id != theirs.c.table_id)))
        return any(not self.standing(id).open for id in both)

    def carry(self, old: str, new: str) -> None:
        """Copy what `old` knows of deals to `new`: both guests are one person."""
        known = select(KNOWING.c.duplicate, KNOWING.c.table_id).where(KNOWING.c.guest == old)
        with self._database.writing() as db:
            self._database.one_at_a_time(db, KNOWING_LOCK)
            for row in db.execute(known).all():
                _note(db, row.duplicate, new, row.table_id)

    # --- deleting ---------------------------------------------------------------------------------

    def forget(self, db: Connection, guest: str, nobody: str) -> None:
        db.execute(delete(KNOWING).where(KNOWING.c.guest == guest))
        db.execute(update(DUPLICATES).where(DUPLICATES.c.host == guest).values(host=nobody))

    def forget_table(self, db: Connection, table: str) -> None:
        """Delete the table, and also the duplicate if this was its last table."""
        id = db.scalar(select(DEALT.c.duplicate).where(DEALT.c.table_id == table))
        if id is None:
            return
        if not db.scalar(select(RESULTS.c.number).where(RESULTS.c.table_id == table)):
            db.execute(delete(DEALT).where(DEALT.c.table_id == table))
        if not db.scalar(select(exists().where(TABLES.c.id.in_(_tables(id))))):
            for of in (DEALT, KNOWING):
                db.execute(delete(of).where(of.c.duplicate == id))
            db.execute(delete(DUPLICATES).where(DUPLICATES.c.id == id))


def _tables(id: str) -> Any:
    return select(DEALT.c.table_id).where(DEALT.c.duplicate == id)


def _note(db: Connection, id: str, guest: str, table: str) -> str:
    this = (KNOWING.c.duplicate == id) & (KNOWING.c.guest == guest)
    if found := db.scalar(select(KNOWING.c.table_id).where(this)):
        return found
    db.execute(insert(KNOWING).values(duplicate=id, guest=guest, table_id=table))
    return table
