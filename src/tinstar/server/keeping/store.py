"""Where the house keeps its tables: SQLite by default, any database that SQLAlchemy speaks to.

The lines of a match are only ever added to. Everything here waits for the disk, so it is called
from worker threads (decision 0010). What cannot be kept raises `StoreFailed`, and has not happened.
"""

import logging
import secrets
import time
from collections.abc import Generator, Iterable
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from datetime import UTC, datetime
from io import FileIO
from pathlib import Path
from threading import Lock
from typing import Any

import msgspec
from sqlalchemy import (
    Boolean,
    Column,
    ColumnElement,
    Connection,
    FromClause,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from tinstar.core.errors import BadOption, BadRecord, TinstarError, UnknownGame
from tinstar.games import rules
from tinstar.server.errors import StoreFailed
from tinstar.server.keeping.record import TableRecord
from tinstar.table.disk import for_its_owner, open_alone
from tinstar.table.fair import commitment

log = logging.getLogger(__name__)
SCHEMA = b"2"  # goes up whenever older databases cannot be read any more
MOST_FORGOTTEN = 500  # tables at once
MOST_LISTED = 100  # tables of one guest
AN_HOUR = 3600  # seconds
LOCK_SECONDS = 2  # how long to wait for a database that somebody else is writing to

METADATA = MetaData()
HOUSE = Table(
    "house",
    METADATA,
    Column("name", String, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
TABLES = Table(
    "tables",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("id", String, unique=True, nullable=False),
    Column("phase", String, nullable=False, index=True),
    Column("address", String, nullable=False, index=True),  # from where it was set
    Column("set_at", Integer, nullable=False),  # seconds, as all times here
    Column("touched", Integer, nullable=False, index=True),  # when something was last kept
    Column("played", Boolean, nullable=False),  # whether a person ever answered
    Column("record", LargeBinary, nullable=False),
)
GUESTS = Table(
    "guests",
    METADATA,
    Column("table_id", String, primary_key=True),
    Column("guest", String, primary_key=True, index=True),
)
LINES = Table(
    "lines",
    METADATA,
    Column("table_id", String, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("raw", LargeBinary, nullable=False),
)
REVIEWS = Table(
    "reviews",
    METADATA,
    Column("table_id", String, primary_key=True),
    Column("raw", LargeBinary, nullable=False),  # a `Review` as JSON
)
_SEATED = TABLES.join(GUESTS, TABLES.c.id == GUESTS.c.table_id)
# What each answer asks of the database is put together once.
ADD_LINES = insert(LINES)
TOUCHED = update(TABLES).where(TABLES.c.id == bindparam("of")).values(touched=bindparam("now"))
PLAYED = TOUCHED.values(played=True)


class Store:
    """The house's database, for this house alone. Every method may raise `StoreFailed`."""

    def __init__(self, url: str):
        try:
            self._engine = create_engine(url, connect_args=_arguments(url), pool_size=8)
        except (ArgumentError, ImportError) as e:
            like = "sqlite:///house.sqlite"
            raise BadOption(f"database: expected a URL such as {like}, got {url!r}") from e
        self._lock: FileIO | None = None
        self._writer: AbstractContextManager[object] = nullcontext()
        if self._engine.dialect.name == "sqlite":
            self._writer = Lock()  # SQLite would have those who wait sleep, and some give up
            path = self._engine.url.database
            self._lock = alone(path) if path and path != ":memory:" else None
            event.listen(self._engine, "connect", _prepare_sqlite)
        try:
            with self._writing() as db:
                METADATA.create_all(db)
            if self._drawn_once("schema", SCHEMA) != SCHEMA:
                raise BadOption("database: expected one of this version, got an older one")
        except TinstarError:
            self.close()
            raise

    def close(self) -> None:
        self._engine.dispose()
        if self._lock:
            self._lock.close()

    def secret(self) -> bytes:
        """The secret that guests' cookies are signed with; drawn when the house is first opened."""
        return self._drawn_once("secret", secrets.token_bytes(32))

    def _drawn_once(self, name: str, fresh: bytes) -> bytes:
        """What the house has under that name; the fresh value where it had none."""
        with self._writing() as db:
            found = db.scalar(select(HOUSE.c.value).where(HOUSE.c.name == name))
            if found is None:
                db.execute(insert(HOUSE).values(name=name, value=fresh))
            return found or fresh

    # --- tables ----------------------------------------------------------------------------------

    def keep(self, *records: TableRecord) -> None:
        """Keep tables, old or new, as they are now: all of them or none."""
        with self._writing() as db:
            for record in records:
                _keep(db, record)

    def table(self, id: str) -> TableRecord | None:
        with self._reading() as db:
            raw = db.scalar(select(TABLES.c.record).where(TABLES.c.id == id))
        return None if raw is None else _record(raw)

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

    def forget(self, id: str) -> None:
        """All that is kept of a table is gone, and nothing of it is left behind."""
        with self._writing() as db:
            for of in (LINES, GUESTS, REVIEWS):
                db.execute(delete(of).where(of.c.table_id == id))
            db.execute(delete(TABLES).where(TABLES.c.id == id))

    def playing(self) -> list[str]:
        """The ids of the tables where a match goes on or is about to, the newest first."""
        wanted = select(TABLES.c.id).where(TABLES.c.phase.in_(("revealing", "playing")))
        with self._reading() as db:
            return list(db.scalars(wanted.order_by(TABLES.c.number.desc())))

    # --- lines -----------------------------------------------------------------------------------

    def lines(self, id: str) -> list[bytes]:
        wanted = select(LINES.c.raw).where(LINES.c.table_id == id).order_by(LINES.c.number)
        with self._reading() as db:
            return list(db.scalars(wanted))

    def add_lines(
        self,
        id: str,
        number: int,
        lines: list[bytes],
        played: bool = False,
        record: TableRecord | None = None,
    ) -> None:
        """Add lines from that number on, and keep the table's record with them where there is one;
        `StoreFailed` too where there are such lines already."""
        rows = [{"table_id": id, "number": number + i, "raw": raw} for i, raw in enumerate(lines)]
        with self._writing() as db:
            if rows:
                db.execute(ADD_LINES, rows)
            db.execute(PLAYED if played else TOUCHED, {"of": id, "now": int(time.time())})
            if record:
                _keep(db, record)

    # --- reviews ---------------------------------------------------------------------------------

    def review(self, id: str) -> bytes | None:
        """The review of a table, if it has one."""
        with self._reading() as db:
            return db.scalar(select(REVIEWS.c.raw).where(REVIEWS.c.table_id == id))

    def keep_review(self, id: str, raw: bytes) -> None:
        """Keep the review of a table, unless the table is forgotten; it replaces an older one."""
        with self._writing() as db:
            db.execute(delete(REVIEWS).where(REVIEWS.c.table_id == id))
            if db.scalar(select(TABLES.c.id).where(TABLES.c.id == id)):
                db.execute(insert(REVIEWS).values(table_id=id, raw=raw))

    @contextmanager
    def _writing(self) -> Generator[Connection]:
        try:
            with self._writer, self._engine.begin() as db:
                yield db
        except SQLAlchemyError as e:
            raise StoreFailed("expected to keep it, got no room or no access; try again") from e

    @contextmanager
    def _reading(self) -> Generator[Connection]:
        try:
            with self._engine.connect() as db:
                yield db
        except SQLAlchemyError as e:
            raise StoreFailed("expected to find it, got no access; try again") from e


def secret_of(url: str) -> bytes:
    """The secret of a house that is open, for whoever may read its database."""
    try:
        engine = create_engine(url, connect_args=_arguments(url))
        with engine.connect() as db:
            found = db.scalar(select(HOUSE.c.value).where(HOUSE.c.name == "secret"))
        engine.dispose()
    except (ArgumentError, ImportError, SQLAlchemyError) as e:
        raise BadOption("database: expected that of the open house, got another") from e
    return found or b""


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
        self._store.add_lines(self._record.id, self._count, lines, self.played, self._together)
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


def _arguments(url: str) -> dict[str, Any]:
    if url.startswith("sqlite"):
        return {"timeout": LOCK_SECONDS, "check_same_thread": False}
    return {}


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """Write ahead, so that readers never wait; on the disk with each commit."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()


def alone(path: str) -> FileIO:
    """Have the database's file for this house alone, and let nobody else read it; `BadOption` where
    another house has it open. The lock goes with the process, so a killed one leaves none."""
    if path.startswith("file:"):
        raise BadOption(f"database: expected the path of a file, got {path!r}")
    try:
        lock = open_alone(Path(f"{path}.lock"), create=True)
    except BadRecord as e:
        raise BadOption(f"database: expected a file that no other house uses: {e}") from e
    Path(path).touch(0o600)
    for_its_owner(*(p for end in ("", "-wal", "-shm") if (p := Path(path + end)).exists()))
    return lock


def _is_stale(unplayed: float, kept: float) -> ColumnElement[bool]:
    now = time.time()
    never = (TABLES.c.touched < now - unplayed) & ~TABLES.c.played & (TABLES.c.phase != "over")
    return never | (TABLES.c.touched < now - kept)


def _keep(db: Connection, record: TableRecord) -> None:
    now = int(time.time())
    row = {
        "phase": record.phase,
        "touched": now,
        "record": msgspec.json.encode(record),
    }
    known = db.execute(update(TABLES).where(TABLES.c.id == record.id).values(row))
    if not known.rowcount:
        new = {"id": record.id, "address": record.address, "set_at": now, "played": False}
        db.execute(insert(TABLES).values(**new, **row))
    _keep_guests(db, record)


def _keep_guests(db: Connection, record: TableRecord) -> None:
    guests = {record.host, *(g for c in record.chairs for g in (c.guest, c.left_by) if g)}
    db.execute(delete(GUESTS).where(GUESTS.c.table_id == record.id))
    db.execute(insert(GUESTS), [{"table_id": record.id, "guest": g} for g in sorted(guests)])
