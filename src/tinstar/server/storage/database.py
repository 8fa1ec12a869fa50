"""The database's schema, and the differences between SQLite and PostgreSQL.

An SQLite file belongs to one process. PostgreSQL serves any number of processes. See also
`connections`.
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

SCHEMA = b"6"  # goes up whenever older databases become unreadable
ONE_AT_A_TIME = 8260  # advisory lock for creating the schema
RESULTS_LOCK = 8261  # advisory lock for numbering and rating results
KNOWING_LOCK = 8262  # advisory lock for recording who knows which deals
TURN_SECONDS = 5  # seconds to wait for other SQLite writers of this process
BRIEFLY = "300ms"  # how long to wait for a row that should not be locked


class TextWithoutNul(TypeDecorator[str]):
    """Text from users. NUL characters are replaced, because PostgreSQL does not accept them."""

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
    Column("owner", TextWithoutNul, nullable=False, index=True),  # a process, perhaps a former one
    Column("epoch", Integer, nullable=False),  # goes up with each owner
    Column("phase", TextWithoutNul, nullable=False, index=True),
    # network address that created it
    Column("address", TextWithoutNul, nullable=False, index=True),
    Column("set_at", BigInteger, nullable=False),  # Unix seconds, as all times here
    # next warning or timeout of a correspondence table that no process has in memory
    Column("due", BigInteger, index=True),
    Column("touched", BigInteger, nullable=False, index=True),  # last write
    Column("played", Boolean, nullable=False),  # whether a person ever made a move
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
PASSES = Table(  # single-use links to another device
    "passes",
    METADATA,
    Column("digest", TextWithoutNul, primary_key=True),  # of the token, which is not stored
    Column("guest", TextWithoutNul, nullable=False, index=True),
    Column("until", Float, nullable=False),  # by the clock of the database
)
PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("id", TextWithoutNul, primary_key=True),
    Column("guest", TextWithoutNul, nullable=False, index=True),
    Column("key", LargeBinary, nullable=False),  # the public key
    Column("signed", BigInteger, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
)
CHALLENGES = Table(  # single-use challenges for passkeys
    "challenges",
    METADATA,
    Column("guest", TextWithoutNul, primary_key=True),
    Column("purpose", TextWithoutNul, nullable=False),
    Column("value", LargeBinary, nullable=False),
    Column("until", Float, nullable=False),  # by the clock of the database
)
SITTERS = Table(  # everyone who ever sat in a match, with the names they had
    "sitters",
    METADATA,
    Column("table_id", TextWithoutNul, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", TextWithoutNul, primary_key=True, index=True),
    Column("name", TextWithoutNul, primary_key=True),
)
RESULTS = Table(  # of finished matches; they stay when the table is deleted
    "results",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),  # in order of creation
    Column("table_id", TextWithoutNul, unique=True, nullable=False),
    Column("game", TextWithoutNul, nullable=False),
    Column("players", Integer, nullable=False),
    Column("standard", Boolean, nullable=False),  # with the game's standard parameters
    Column("ended", BigInteger, nullable=False),
)
SEATS = Table(
    "seats",
    METADATA,
    Column("number", Integer, primary_key=True),  # of the result
    Column("seat", Integer, primary_key=True),
    Column("guest", TextWithoutNul, nullable=False, index=True),  # "" for a computer player
    Column("name", TextWithoutNul, nullable=False),
    Column("kind", TextWithoutNul, nullable=False),  # `person`, or the kind of computer player
    Column("score", BigInteger, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("counts", Boolean, nullable=False),  # the same player, alone, from beginning to end
)
RATINGS = Table(  # computed from the results
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
RATING_CHANGES = Table(  # by each rated match
    "rating_changes",
    METADATA,
    Column("number", Integer, primary_key=True),  # of the result
    Column("guest", TextWithoutNul, primary_key=True, index=True),
    Column("mu_before", Float, nullable=False),
    Column("sigma_before", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),  # with this one
    Column("wins", Integer, nullable=False),
)
CHANNELS = Table(  # notification channels of guests
    "channels",
    METADATA,
    Column("id", TextWithoutNul, primary_key=True),
    Column("guest", TextWithoutNul, nullable=False, index=True),
    Column("kind", TextWithoutNul, nullable=False),  # push, mail or hook
    Column("target", TextWithoutNul, nullable=False, index=True),  # its URL or mail address
    Column("sealing", TextWithoutNul, nullable=False),  # a browser's keys, for push
    Column(
        "table_id", TextWithoutNul, nullable=False, index=True
    ),  # of a webhook for all seated players
    Column("made", BigInteger, nullable=False),
    Column("proved", Boolean, nullable=False),  # whether a mail address is confirmed
    Column("failures", Integer, nullable=False),  # in a row
    Column("failing", BigInteger, nullable=False),  # since when
    Column("language", TextWithoutNul, nullable=False),  # of the messages
)
NOTICED = Table(  # the last turn that a guest was reminded of
    "noticed",
    METADATA,
    Column("table_id", TextWithoutNul, primary_key=True),
    Column("guest", TextWithoutNul, primary_key=True, index=True),
    Column("turn", Integer, nullable=False),
    Column("stage", Integer, nullable=False),  # a `ReminderStage`
)
DUPLICATES = Table(  # shared deals of several tables
    "duplicates",
    METADATA,
    Column("id", TextWithoutNul, primary_key=True),
    Column("host", TextWithoutNul, nullable=False, index=True),
    Column("seed", LargeBinary, nullable=False),
    Column("asked", LargeBinary, nullable=False),  # the tables' setup, as JSON
)
DEALT = Table(  # tables of each duplicate; with a result, also deleted ones
    "dealt",
    METADATA,
    Column("table_id", TextWithoutNul, primary_key=True),
    Column("duplicate", TextWithoutNul, nullable=False, index=True),
)
KNOWING = Table(  # guests who know a duplicate's deals, and from which table
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
ENTERED = Table(  # guests of a tournament
    "entered",
    METADATA,
    Column("tournament", TextWithoutNul, primary_key=True),
    Column("guest", TextWithoutNul, primary_key=True, index=True),
)


class Database:
    """An open database of the current schema.

    Raises `BadOption` if the database cannot be opened or has another schema.
    """

    def __init__(self, url: str):
        self._engine = open_engine(url)
        self.alone = self._engine.dialect.name == "sqlite"  # no other process can use it
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
                if why := other_schema(found):  # checked before anything is changed
                    raise BadOption(f"database: {why}")
                METADATA.create_all(db)
        except SQLAlchemyError as e:
            file = f" to {self._engine.url.database}" if self.alone else ""
            raise BadOption(f"database: expected a connection{file}, got: {_why(e)}") from e

    def close(self) -> None:
        self._engine.dispose()
        if self._lock:
            self._lock.close()

    def secret(self) -> bytes:
        """Return the secret that signs cookies, drawn at random when the database was created."""
        return self.drawn_once("secret", secrets.token_bytes(32))

    def drawn_once(self, name: str, fresh: bytes) -> bytes:
        """Return the value that is stored under a name.

        If no value is stored, store `fresh` and return it.
        """
        with self.writing() as db:
            self.one_at_a_time(db, ONE_AT_A_TIME)
            return self._drawn(db, name, fresh)

    def _drawn(self, db: Connection, name: str, fresh: bytes) -> bytes:
        found = db.scalar(select(HOUSE.c.value).where(HOUSE.c.name == name))
        if found is None:
            db.execute(insert(HOUSE).values(name=name, value=fresh))
        return found or fresh

    def one_at_a_time(self, db: Connection, lock: int) -> None:
        """Take a lock against other processes, until the end of the transaction.

        The lock is an advisory lock of PostgreSQL. SQLite needs none.
        """
        if not self.alone:
            db.execute(select(func.pg_advisory_xact_lock(lock)))

    def wait_briefly(self, db: Connection) -> None:
        """Give up soon if a row is locked, so that other transactions do not wait for long."""
        if not self.alone:
            db.execute(select(func.set_config("lock_timeout", BRIEFLY, True)))

    @property
    def now(self) -> ColumnElement[float]:
        """The database's clock in Unix seconds, shared by all processes."""
        said = (
            "strftime('%s', 'now') + 0" if self.alone else "extract(epoch from clock_timestamp())"
        )
        return literal_column(said, Float)

    @contextmanager
    def writing(self) -> Generator[Connection]:
        """Open a transaction: all of it is committed, or none of it.

        Raises `StoreDoubtful` if the connection was lost and the outcome is unknown, or if a row
        already exists that this transaction was to create. Raises `StoreFailed` for all other
        errors.
        """
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
        """Let the threads of this process write to SQLite one after another.

        Without such turns, SQLite would let waiting threads sleep, and some would fail. If another
        program holds the lock on the file, nobody waits longer than `TURN_SECONDS`.
        """
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
    """Return the error message for a database with another schema.

    Returns None if the schema is the current one.
    """
    got = int(found) if found.isdigit() else found
    return other_format("a server's database", int(SCHEMA), got)


def secret_of(url: str) -> bytes:
    """Return the secret of a database that a server has open.

    The user who calls this must be able to read the database.
    """
    engine = open_engine(url)
    try:
        with engine.connect() as db:
            found = db.scalar(select(HOUSE.c.value).where(HOUSE.c.name == "secret"))
    except SQLAlchemyError as e:
        raise BadOption(
            "database: expected the database that the running server uses, got another one"
        ) from e
    finally:
        engine.dispose()
    return found or b""


def _why(e: SQLAlchemyError) -> str:
    said = str(e.orig) if isinstance(e, DBAPIError) else str(e)
    return " ".join(said.split())[:300]
