"""The database of the house: its tables, and in what SQLite and PostgreSQL differ.

One of SQLite belongs to one process; PostgreSQL may have any number. See `connections`, too.
"""

import secrets
from collections.abc import Generator
from contextlib import contextmanager
from io import FileIO
from threading import Lock

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    Connection,
    Float,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    TypeDecorator,
    func,
    insert,
    literal_column,
    select,
)
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from tinstar.errors import BadOption, TinstarError
from tinstar.server.errors import StoreDoubtful, StoreFailed
from tinstar.server.storage.connections import lock_database_file, open_engine
from tinstar.system.format_mismatch import other_format

SCHEMA = b"6"  # goes up whenever older databases cannot be read any more
ONE_AT_A_TIME = 8260  # the number of the lock under which a process makes the tables,
RESULTS_LOCK = 8261  # of that under which results are numbered and rated,
KNOWING_LOCK = 8262  # and of that under which it is noted who knows which deals
TURN_SECONDS = 5  # how long to wait for those of this process who write to SQLite before us
BRIEFLY = "300ms"  # how long to wait for a row of which nobody should have a lock


class TextWithoutNul(TypeDecorator[str]):
    """Whatever somebody says. PostgreSQL takes no NUL for text at all, so none is kept or found."""

    impl = String
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: object) -> str | None:  # noqa: ARG002 - asked so
        return value and value.replace("\0", "\ufffd")


METADATA = MetaData()
HOUSE = Table(
    "house",
    METADATA,
    Column("name", TextWithoutNul, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
PROCESSES = Table(
    "processes",
    METADATA,
    Column("id", TextWithoutNul, primary_key=True),
    Column("until", Float, nullable=False),  # by the clock of the database
)
TABLES = Table(
    "tables",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("id", TextWithoutNul, unique=True, nullable=False),
    Column("owner", TextWithoutNul, nullable=False, index=True),  # a process, perhaps of the past
    Column("epoch", Integer, nullable=False),  # goes up with each owner
    Column("phase", TextWithoutNul, nullable=False, index=True),
    Column("address", TextWithoutNul, nullable=False, index=True),  # from where it was set
    Column("set_at", BigInteger, nullable=False),  # seconds, as all times here
    Column("due", BigInteger, index=True),  # when somebody is to be warned or stood in for, at a
    # table by post that nobody has in memory
    Column("touched", BigInteger, nullable=False, index=True),  # when something was last kept
    Column("played", Boolean, nullable=False),  # whether a person ever answered
    Column("record", LargeBinary, nullable=False),
)
GUESTS = Table(
    "guests",
    METADATA,
    Column("table_id", TextWithoutNul, primary_key=True),
    Column("guest", TextWithoutNul, primary_key=True, index=True),
)
LINES = Table(
    "lines",
    METADATA,
    Column("table_id", TextWithoutNul, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("epoch", Integer, nullable=False),  # of the owner that wrote it
    Column("raw", LargeBinary, nullable=False),
)
REVIEWS = Table(
    "reviews",
    METADATA,
    Column("table_id", TextWithoutNul, primary_key=True),
    Column("raw", LargeBinary, nullable=False),  # a `Review` as JSON
)

PROFILES = Table(
    "profiles",
    METADATA,
    Column("guest", TextWithoutNul, primary_key=True),
    Column("name", TextWithoutNul, nullable=False),
    Column("mark", TextWithoutNul, nullable=False),
    Column("since", BigInteger, nullable=False),
)
PASSES = Table(  # to another device; each serves once
    "passes",
    METADATA,
    Column("digest", TextWithoutNul, primary_key=True),  # of the token, which is nowhere kept
    Column("guest", TextWithoutNul, nullable=False, index=True),
    Column("until", Float, nullable=False),  # by the clock of the database
)
PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("id", TextWithoutNul, primary_key=True),
    Column("guest", TextWithoutNul, nullable=False, index=True),
    Column("key", LargeBinary, nullable=False),  # the public one
    Column("signed", BigInteger, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
)
CHALLENGES = Table(  # that somebody's passkey is to sign; each serves once
    "challenges",
    METADATA,
    Column("guest", TextWithoutNul, primary_key=True),
    Column("purpose", TextWithoutNul, nullable=False),
    Column("value", LargeBinary, nullable=False),
    Column("until", Float, nullable=False),  # by the clock of the database
)
SITTERS = Table(  # who ever sat in a match, and under which name
    "sitters",
    METADATA,
    Column("table_id", TextWithoutNul, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", TextWithoutNul, primary_key=True, index=True),
    Column("name", TextWithoutNul, primary_key=True),
)
RESULTS = Table(  # of matches that were played to the end; they stay when the table is forgotten
    "results",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),  # as they came to be
    Column("table_id", TextWithoutNul, unique=True, nullable=False),
    Column("game", TextWithoutNul, nullable=False),
    Column("players", Integer, nullable=False),
    Column("standard", Boolean, nullable=False),  # with the game's own numbers
    Column("ended", BigInteger, nullable=False),
)
SEATS = Table(
    "seats",
    METADATA,
    Column("number", Integer, primary_key=True),  # of the result
    Column("seat", Integer, primary_key=True),
    Column("guest", TextWithoutNul, nullable=False, index=True),  # empty: a computer player
    Column("name", TextWithoutNul, nullable=False),
    Column("kind", TextWithoutNul, nullable=False),  # `person`, or of computer player
    Column("score", BigInteger, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("counts", Boolean, nullable=False),  # the same, alone, from beginning to end
)
RATINGS = Table(  # made from the results, and can be made anew from them
    "ratings",
    METADATA,
    Column("game", TextWithoutNul, primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("guest", TextWithoutNul, primary_key=True, index=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
)
CHANNELS = Table(  # by which a guest is told that it is their turn
    "channels",
    METADATA,
    Column("id", TextWithoutNul, primary_key=True),
    Column("guest", TextWithoutNul, nullable=False, index=True),
    Column("kind", TextWithoutNul, nullable=False),  # push, mail or hook
    Column("target", TextWithoutNul, nullable=False, index=True),  # where it leads to
    Column("sealing", TextWithoutNul, nullable=False),  # the keys of a browser, for push
    Column(
        "table_id", TextWithoutNul, nullable=False, index=True
    ),  # of a hook for all who sit there
    Column("made", BigInteger, nullable=False),
    Column("proved", Boolean, nullable=False),  # an address by mail: that it is the guest's
    Column("failures", Integer, nullable=False),  # in a row,
    Column("failing", BigInteger, nullable=False),  # and since when
    Column("language", TextWithoutNul, nullable=False),  # in which the guest is told
)
NOTICED = Table(  # of which turn a guest was told last
    "noticed",
    METADATA,
    Column("table_id", TextWithoutNul, primary_key=True),
    Column("guest", TextWithoutNul, primary_key=True, index=True),
    Column("turn", Integer, nullable=False),
    Column("stage", Integer, nullable=False),  # told, or reminded too
)
DUPLICATES = Table(  # chance that several tables have in common
    "duplicates",
    METADATA,
    Column("id", TextWithoutNul, primary_key=True),
    Column("host", TextWithoutNul, nullable=False, index=True),
    Column("seed", LargeBinary, nullable=False),
    Column("asked", LargeBinary, nullable=False),  # for which table, as JSON
)
DEALT = Table(  # the tables of each; one that came to a result stays, also when it is forgotten
    "dealt",
    METADATA,
    Column("table_id", TextWithoutNul, primary_key=True),
    Column("duplicate", TextWithoutNul, nullable=False, index=True),
)
KNOWING = Table(  # who knows the deals of a duplicate, and from which of its tables
    "knowing",
    METADATA,
    Column("duplicate", TextWithoutNul, primary_key=True),
    Column("guest", TextWithoutNul, primary_key=True, index=True),
    Column("table_id", TextWithoutNul, nullable=False),
)
TOURNAMENTS = Table(
    "tournaments",
    METADATA,
    Column("id", TextWithoutNul, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("touched", BigInteger, nullable=False, index=True),
    Column("record", LargeBinary, nullable=False),
)
ENTERED = Table(  # whom a tournament knows
    "entered",
    METADATA,
    Column("tournament", TextWithoutNul, primary_key=True),
    Column("guest", TextWithoutNul, primary_key=True, index=True),
)


class Database:
    """Opened, and of this version. `BadOption` where it cannot be."""

    def __init__(self, url: str):
        self._engine = open_engine(url)
        self.alone = self._engine.dialect.name == "sqlite"  # whether no other process has it
        self._lock: FileIO | None = None
        self._writer = Lock()
        if self.alone:
            path = self._engine.url.database
            self._lock = lock_database_file(path) if path and path != ":memory:" else None
        try:
            self._prepare()
        except TinstarError:
            self.close()
            raise

    def _prepare(self) -> None:
        try:
            with self._engine.begin() as db:
                self.one_at_a_time(db, ONE_AT_A_TIME)
                HOUSE.create(db, checkfirst=True)
                found = self._drawn(db, "schema", SCHEMA)
                if why := other_schema(found):  # before anything is changed there
                    raise BadOption(f"database: {why}")
                METADATA.create_all(db)
        except SQLAlchemyError as e:
            file = f" in {self._engine.url.database}" if self.alone else ""
            raise BadOption(f"database: expected one that answers{file}, got: {_why(e)}") from e

    def close(self) -> None:
        self._engine.dispose()
        if self._lock:
            self._lock.close()

    def secret(self) -> bytes:
        """The secret that guests' cookies are signed with; drawn when the house is first opened."""
        return self.drawn_once("secret", secrets.token_bytes(32))

    def drawn_once(self, name: str, fresh: bytes) -> bytes:
        """What the house has under that name; the fresh value where it had none."""
        with self.writing() as db:
            self.one_at_a_time(db, ONE_AT_A_TIME)
            return self._drawn(db, name, fresh)

    def _drawn(self, db: Connection, name: str, fresh: bytes) -> bytes:
        found = db.scalar(select(HOUSE.c.value).where(HOUSE.c.name == name))
        if found is None:
            db.execute(insert(HOUSE).values(name=name, value=fresh))
        return found or fresh

    def one_at_a_time(self, db: Connection, lock: int) -> None:
        """No other process does what stands under that lock until all is kept."""
        if not self.alone:
            db.execute(select(func.pg_advisory_xact_lock(lock)))

    def wait_briefly(self, db: Connection) -> None:
        """Give up soon on a row that somebody has locked: others would wait behind us."""
        if not self.alone:
            db.execute(select(func.set_config("lock_timeout", BRIEFLY, True)))

    @property
    def now(self) -> ColumnElement[float]:
        """The seconds of the database's own clock, which is one for all processes."""
        said = (
            "strftime('%s', 'now') + 0" if self.alone else "extract(epoch from clock_timestamp())"
        )
        return literal_column(said, Float)

    @contextmanager
    def writing(self) -> Generator[Connection]:
        """All that is written meanwhile is kept, or nothing. `StoreDoubtful` where the connection
        was lost, so that nobody knows which, or something was there that nobody knew of."""
        try:
            with self._turn(), self._engine.begin() as db:
                yield db
        except SQLAlchemyError as e:
            lost = isinstance(e, DBAPIError) and e.connection_invalidated
            if lost or isinstance(e, IntegrityError):
                raise StoreDoubtful("not-kept") from e
            raise StoreFailed("not-kept") from e

    @contextmanager
    def _turn(self) -> Generator[None]:
        """SQLite would have those who wait for another writer sleep, and some give up. While
        somebody else has locked its file nobody here waits behind all who came before."""
        if not self.alone:
            yield
        elif self._writer.acquire(timeout=TURN_SECONDS):
            try:
                yield
            finally:
                self._writer.release()
        else:
            raise StoreFailed("not-kept")

    @contextmanager
    def reading(self) -> Generator[Connection]:
        try:
            with self._engine.connect() as db:
                yield db
        except SQLAlchemyError as e:
            raise StoreFailed("not-found-now") from e


def other_schema(found: bytes) -> str | None:
    """What to say of a database of that schema; None where it is the one that is expected."""
    got = int(found) if found.isdigit() else found
    return other_format("a house's database", int(SCHEMA), got)


def secret_of(url: str) -> bytes:
    """The secret of a house that is open, for whoever may read its database."""
    engine = open_engine(url)
    try:
        with engine.connect() as db:
            found = db.scalar(select(HOUSE.c.value).where(HOUSE.c.name == "secret"))
    except SQLAlchemyError as e:
        raise BadOption("database: expected that of the open house, got another") from e
    finally:
        engine.dispose()
    return found or b""


def _why(e: SQLAlchemyError) -> str:
    said = str(e.orig) if isinstance(e, DBAPIError) else str(e)
    return " ".join(said.split())[:300]
