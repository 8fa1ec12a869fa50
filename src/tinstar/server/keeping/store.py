"""What the house keeps of its tables, and how it is found again.

The lines of a match are only ever added to. Everything here waits for the disk, so it is called
from worker threads (decision 0010). What cannot be kept raises `StoreFailed`, and has not happened.
"""

import logging
import time
from collections.abc import Generator, Iterable
from contextlib import contextmanager, suppress
from datetime import UTC, datetime

import msgspec
from msgspec.structs import replace
from sqlalchemy import ColumnElement, Connection, FromClause, delete, func, insert, select

from tinstar.core.errors import BadRecord, UnknownGame
from tinstar.games import rules
from tinstar.server.errors import StoreDoubtful, StoreFailed
from tinstar.server.keeping.database import GUESTS, LINES, REVIEWS, TABLES, Database
from tinstar.server.keeping.leases import Leases, Owned
from tinstar.server.keeping.record import TableRecord
from tinstar.table.fair import commitment

log = logging.getLogger(__name__)
MOST_FORGOTTEN = 500  # tables at once
MOST_LISTED = 100  # tables of one guest
AN_HOUR = 3600  # seconds
_SEATED = TABLES.join(GUESTS, TABLES.c.id == GUESTS.c.table_id)
ADD_LINES = insert(LINES)  # put together once, as every answer asks it


class Store:
    """What the house keeps. Every method may raise `StoreFailed`."""

    def __init__(self, url: str):
        self._database = Database(url)
        self._reading = self._database.reading
        try:
            self.leases = Leases(self._database)
        except StoreFailed:
            self._database.close()
            raise

    def close(self) -> None:
        self._database.close()

    def secret(self) -> bytes:
        """The secret that guests' cookies are signed with."""
        return self._database.secret()

    # --- tables ----------------------------------------------------------------------------------

    def add(self, record: TableRecord, *others: TableRecord) -> None:
        """Keep a new table, which is this process's, and others that know of it: all or none."""
        new = {"id": record.id, "owner": self.leases.me, "epoch": record.epoch, "played": False}
        new |= {"address": record.address, "set_at": int(time.time())}
        with self._writing(*others) as db:
            db.execute(insert(TABLES).values(**new, **_row(record)))
            _keep_guests(db, record)
            for other in others:
                self._keep(db, other)
        self.leases.begin(record)

    def keep(self, record: TableRecord) -> None:
        """Keep a table as it is now."""
        with self._writing(record) as db:
            self._keep(db, record)

    def _keep(self, db: Connection, record: TableRecord) -> None:
        self.leases.write(db, record, **_row(record))
        _keep_guests(db, record)

    def table(self, id: str) -> TableRecord | None:
        """A table, whoever has it."""
        with self._reading() as db:
            raw = db.scalar(select(TABLES.c.record).where(TABLES.c.id == id))
        return None if raw is None else _record(raw)

    def claim(self, id: str) -> TableRecord | None:
        """A table, which is this process's from now on; `Elsewhere` where another has it."""
        found = self.leases.claim(id)
        if found is None:
            return None
        return replace(_record(found.raw), epoch=found.epoch)

    def tables_of(self, guest: str) -> list[TableRecord]:
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
                found.append(_record(raw))
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
        found: list[tuple[datetime, TableRecord]] = []
        for touched, raw in rows:
            with suppress(BadRecord):
                found.append((datetime.fromtimestamp(touched, UTC), _record(raw)))
        return found

    def to_forget(self, unplayed: float, kept: float) -> list[str]:
        """Some of the tables that nothing has happened at for so many seconds: `unplayed` where
        nobody ever played, else `kept`."""
        wanted = select(TABLES.c.id).where(_is_stale(unplayed, kept)).limit(MOST_FORGOTTEN)
        with self._reading() as db:
            return list(db.scalars(wanted))

    def forget(self, table: Owned) -> None:
        """All that is kept of a table of ours is gone, and nothing of it is left behind."""
        with self._writing(table) as db:
            self.leases.write(db, table, owner="")
            for of in (LINES, GUESTS, REVIEWS):
                db.execute(delete(of).where(of.c.table_id == table.id))
            db.execute(delete(TABLES).where(TABLES.c.id == table.id))

    def playing(self, orphaned: bool = False) -> list[str]:
        """The ids of the tables where a match goes on or is about to, and which no other process
        has, the newest first; `orphaned`: only those that somebody had in memory."""
        wanted = select(TABLES.c.id).where(TABLES.c.phase.in_(("revealing", "playing")))
        wanted = wanted.where(TABLES.c.owner.not_in(self.leases.others()))
        if orphaned:
            wanted = wanted.where(TABLES.c.owner != "")
        with self._reading() as db:
            return list(db.scalars(wanted.order_by(TABLES.c.number.desc())))

    # --- lines -----------------------------------------------------------------------------------

    def lines(self, id: str) -> list[bytes]:
        wanted = select(LINES.c.raw).where(LINES.c.table_id == id).order_by(LINES.c.number)
        with self._reading() as db:
            return list(db.scalars(wanted))

    def add_lines(
        self,
        of: TableRecord,
        number: int,
        lines: list[bytes],
        played: bool = False,
        record: TableRecord | None = None,
    ) -> None:
        """Add lines of a table of ours from that number on, and keep its record with them where
        there is one; `StoreFailed` too where there are such lines already."""
        own = {"table_id": of.id, "epoch": of.epoch}
        rows = [own | {"number": number + i, "raw": raw} for i, raw in enumerate(lines)]
        known = {"touched": int(time.time())} | ({"played": True} if played else {})
        with self._writing(of) as db:
            self.leases.write(db, of, **known)
            if rows:
                db.execute(ADD_LINES, rows)
            if record:
                self._keep(db, record)

    # --- reviews ---------------------------------------------------------------------------------

    def review(self, id: str) -> bytes | None:
        """The review of a table, if it has one."""
        with self._reading() as db:
            return db.scalar(select(REVIEWS.c.raw).where(REVIEWS.c.table_id == id))

    def keep_review(self, id: str, raw: bytes) -> None:
        """Keep the review of a table, unless the table is forgotten; it replaces an older one."""
        with self._database.writing() as db:
            db.execute(delete(REVIEWS).where(REVIEWS.c.table_id == id))
            if db.scalar(select(TABLES.c.id).where(TABLES.c.id == id)):
                db.execute(insert(REVIEWS).values(table_id=id, raw=raw))

    @contextmanager
    def _writing(self, *tables: Owned) -> Generator[Connection]:
        """Where nobody knows what came of it, these tables are read anew."""
        try:
            with self._database.writing() as db:
                yield db
        except StoreDoubtful:
            for table in tables:
                self.leases.lose(table)
            raise


class StoredLines:
    """The journal of a table as a sink: its lines in the store, its seed in the table's record."""

    def __init__(self, store: Store, record: TableRecord):
        self._store = store
        self._record = record
        self._count = 0
        self._together: TableRecord | None = None
        self.played = False  # whether a person has answered, or tried to

    @property
    def name(self) -> str:
        return f"table {self._record.id}"

    def begin(self, seed: bytes) -> None:
        """The seed was kept when the table was set."""
        assert seed == self._record.seed
        if self._store.lines(self._record.id):
            raise BadRecord(f"{self.name}: expected a new journal, got one that was begun")

    def resume(self) -> None:
        self._count = len(self._store.lines(self._record.id))

    def read(self) -> Iterable[bytes]:
        return self._store.lines(self._record.id)

    def cut(self, size: int) -> None:
        raise BadRecord(f"{self.name}: expected whole lines, got a torn one after {size} bytes")

    def add(self, raw: bytes) -> None:
        lines = raw.splitlines(keepends=True)
        self._store.add_lines(self._record, self._count, lines, self.played, self._together)
        self._count += len(lines)

    @contextmanager
    def together_with(self, record: TableRecord) -> Generator[None]:
        """What is added meanwhile is kept together with the table's record, or neither is."""
        self._together = record
        try:
            yield
        finally:
            self._together = None

    def seed(self, committed: str) -> bytes:
        if commitment(self._record.seed) != committed:
            raise BadRecord(f"{self.name}: expected the seed of {committed}, got another")
        return self._record.seed

    def close(self, over: bool) -> None:
        """There is nothing to let go of; the seed is in the journal's last line by then."""


def _record(raw: bytes) -> TableRecord:
    """The table that was kept so; `BadRecord` for bytes that another version or nobody wrote."""
    try:
        found = msgspec.json.decode(raw, type=TableRecord)
        rules(found.game)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, UnknownGame) as e:
        raise BadRecord(f"expected the record of a table, got another: {e}"[:200]) from e
    return found


def _is_stale(unplayed: float, kept: float) -> ColumnElement[bool]:
    now = time.time()
    never = (TABLES.c.touched < now - unplayed) & ~TABLES.c.played & (TABLES.c.phase != "over")
    return never | (TABLES.c.touched < now - kept)


def _row(record: TableRecord) -> dict[str, object]:
    raw = msgspec.json.encode(record)
    return {"phase": record.phase, "touched": int(time.time()), "record": raw}


def _keep_guests(db: Connection, record: TableRecord) -> None:
    guests = {record.host, *(g for c in record.chairs for g in (c.guest, c.left_by) if g)}
    db.execute(delete(GUESTS).where(GUESTS.c.table_id == record.id))
    db.execute(insert(GUESTS), [{"table_id": record.id, "guest": g} for g in sorted(guests)])
