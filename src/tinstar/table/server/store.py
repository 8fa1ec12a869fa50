"""Where the house keeps its tables: SQLite by default, any database that SQLAlchemy speaks to.

The lines of a match are only ever added to. Everything here waits for the disk, so it is called
from worker threads (decision 0010). What cannot be kept raises `StoreFailed`, and has not happened.
"""

import logging
import secrets
from collections.abc import Generator, Iterable
from contextlib import contextmanager
from typing import Any

import msgspec
from sqlalchemy import (
    Column,
    Connection,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from tinstar.core.errors import BadOption, BadRecord, UnknownGame
from tinstar.games import rules
from tinstar.table.fair import commitment
from tinstar.table.server.errors import StoreFailed
from tinstar.table.server.record import TableRecord

log = logging.getLogger(__name__)
MOST_LISTED = 100  # tables of one guest
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
_SEATED = TABLES.join(GUESTS, TABLES.c.id == GUESTS.c.table_id)


class Store:
    """The house's database. Every method may raise `StoreFailed`."""

    def __init__(self, url: str):
        try:
            self._engine = create_engine(url, connect_args=_arguments(url), pool_size=8)
        except (ArgumentError, ImportError) as e:
            like = "sqlite:///house.sqlite"
            raise BadOption(f"database: expected a URL such as {like}, got {url!r}") from e
        if self._engine.dialect.name == "sqlite":
            event.listen(self._engine, "connect", _prepare_sqlite)
        with self._writing() as db:
            METADATA.create_all(db)

    def close(self) -> None:
        self._engine.dispose()

    def secret(self) -> bytes:
        """The secret that guests' cookies are signed with; drawn when the house is first opened."""
        with self._writing() as db:
            found = db.scalar(select(HOUSE.c.value).where(HOUSE.c.name == "secret"))
            if found is None:
                found = secrets.token_bytes(32)
                db.execute(insert(HOUSE).values(name="secret", value=found))
            return found

    # --- tables ----------------------------------------------------------------------------------

    def keep(self, *records: TableRecord) -> None:
        """Keep tables, old or new, as they are now: all of them or none."""
        with self._writing() as db:
            for record in records:
                row = {"phase": record.phase, "record": msgspec.json.encode(record)}
                known = db.execute(update(TABLES).where(TABLES.c.id == record.id).values(row))
                if not known.rowcount:
                    db.execute(insert(TABLES).values(id=record.id, **row))
                _keep_guests(db, record)

    def table(self, id: str) -> TableRecord | None:
        with self._reading() as db:
            raw = db.scalar(select(TABLES.c.record).where(TABLES.c.id == id))
        return None if raw is None else _record(raw)

    def tables_of(self, guest: str) -> list[TableRecord]:
        """The tables where a guest sits or is host, the newest first; none that is unreadable."""
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

    def open_tables(self, guest: str) -> int:
        """How many tables of a guest are not over."""
        wanted = select(func.count()).select_from(_SEATED).where(GUESTS.c.guest == guest)
        with self._reading() as db:
            return db.scalar(wanted.where(TABLES.c.phase != "over")) or 0

    def playing(self) -> list[str]:
        """The ids of the tables where a match goes on, the newest first."""
        wanted = select(TABLES.c.id).where(TABLES.c.phase == "playing")
        with self._reading() as db:
            return list(db.scalars(wanted.order_by(TABLES.c.number.desc())))

    # --- lines -----------------------------------------------------------------------------------

    def lines(self, id: str) -> list[bytes]:
        wanted = select(LINES.c.raw).where(LINES.c.table_id == id).order_by(LINES.c.number)
        with self._reading() as db:
            return list(db.scalars(wanted))

    def add_lines(self, id: str, number: int, lines: list[bytes]) -> None:
        """Add lines from that number on; `StoreFailed` too where there are such lines already."""
        rows = [{"table_id": id, "number": number + i, "raw": raw} for i, raw in enumerate(lines)]
        with self._writing() as db:
            db.execute(insert(LINES), rows)

    @contextmanager
    def _writing(self) -> Generator[Connection]:
        try:
            with self._engine.begin() as db:
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


class StoredLines:
    """The journal of a table as a sink: its lines in the store, its seed in the table's record."""

    def __init__(self, store: Store, record: TableRecord):
        self._store = store
        self._record = record
        self._count = 0

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
        self._store.add_lines(self._record.id, self._count, lines)
        self._count += len(lines)

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


def _keep_guests(db: Connection, record: TableRecord) -> None:
    guests = {record.host, *(c.guest for c in record.chairs if c.guest)}
    db.execute(delete(GUESTS).where(GUESTS.c.table_id == record.id))
    db.execute(insert(GUESTS), [{"table_id": record.id, "guest": g} for g in sorted(guests)])
