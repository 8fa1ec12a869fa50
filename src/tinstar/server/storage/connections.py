"""Connections to SQLite and PostgreSQL, and their timeouts.

An SQLite file belongs to one process, which holds a lock on the file.
"""

from collections.abc import Sequence
from contextlib import suppress
from io import FileIO
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from tinstar.errors import BadOption, BadRecord
from tinstar.match.durable_files import for_its_owner, open_alone

LIKE = "sqlite:///house.sqlite or postgresql://user@host/house"
LOCK_SECONDS = 2  # seconds to wait for another writer
CONNECTIONS, MORE = 16, 10  # pooled connections to PostgreSQL, and extra ones under load
THREADS = 16  # database threads: there is a connection for each
SYNCHRONOUS = "FULL"  # each commit of SQLite waits until the disk has it
# Text is UTF-8, whatever the database's encoding. A commit waits for the disk, whatever the
# server's settings. No statement blocks a table for longer than its timeout. A session that idles
# inside a transaction, such as a paused process, is ended: this frees its locks before waiting
# processes give up, and well before its lease expires.
POSTGRESQL: dict[str, Any] = {
    "client_encoding": "utf8",
    "connect_timeout": 3,
    "tcp_user_timeout": 5000,
    "keepalives_idle": 5,
    "options": "-c synchronous_commit=on -c statement_timeout=5000 -c lock_timeout=3000"
    " -c idle_in_transaction_session_timeout=2000",
}


def lock_database_file(path: str) -> FileIO:
    """Lock the database file for this process, and make it private to its user.

    Raises `BadOption` if another server has the file open. The lock ends with the process.
    `note_port` writes into the lock file.
    """
    if path.startswith("file:"):
        raise BadOption(f"database: expected the path of a file, got {path!r}")
    try:
        lock = open_alone(Path(f"{path}.lock"), create=True)
    except BadRecord as e:
        raise BadOption(f"database: expected a file that no other server uses, got: {e}") from e
    lock.truncate(0)  # it may still hold the port of an earlier server
    try:
        Path(path).touch(0o600)
    except OSError as e:
        lock.close()
        raise BadOption(
            f"database: expected a file that can be written, got {path}: {e.strerror}"
        ) from e
    for_its_owner(*(p for end in ("", "-wal", "-shm") if (p := Path(path + end)).exists()))
    return lock


def note_port(url: str, port: int) -> None:
    """Write a server's port into the lock file of its database, for `noted_port`.

    PostgreSQL, and a database in memory, have no lock file. There, this has no effect.
    """
    if lock := _lock_file(url):
        lock.write_text(f"{port}\n", encoding="ascii")


def noted_port(url: str) -> int | None:
    """Return the port of the server that has this SQLite file open, or None if there is none."""
    lock = _lock_file(url)
    if lock is None or not lock.exists():
        return None
    try:
        open_alone(lock).close()
    except BadRecord:  # a process holds the lock
        with suppress(OSError, ValueError):
            return int(lock.read_text(encoding="ascii"))
    return None


def _lock_file(url: str) -> Path | None:
    with suppress(ArgumentError):
        found = make_url(url)
        if found.drivername.startswith("sqlite") and found.database not in (None, "", ":memory:"):
            return Path(f"{found.database}.lock")
    return None


def open_engine(url: str) -> Engine:
    try:
        if url.startswith("sqlite"):
            own = {"timeout": LOCK_SECONDS, "check_same_thread": False}
            engine = create_engine(url, connect_args=own, pool_size=8)
            event.listen(engine, "connect", _prepare_sqlite)
            return engine
        if url.startswith("postgresql"):
            pool: dict[str, Any] = {"pool_size": CONNECTIONS, "max_overflow": MORE}
            pool |= {"pool_timeout": 5, "pool_pre_ping": True}
            engine = create_engine(url, connect_args=POSTGRESQL, **pool)
            event.listen(engine, "do_executemany", _one_by_one)
            return engine
    except ImportError as e:
        raise BadOption(
            "database: expected the package psycopg, got none;"
            ' install the extra "many" (docs/install.md)'
        ) from e
    except (ArgumentError, ValueError):
        pass
    scheme = url.partition(":")[0][:40]  # the rest may contain a password
    raise BadOption(f"database: expected a URL such as {LIKE}, got one that begins with {scheme!r}")


def _one_by_one(cursor: Any, statement: str, rows: Sequence[Any], _context: Any) -> bool:
    """Write several rows, with one statement for each.

    Psycopg would send them as a pipeline. If a process is paused in a pipeline, PostgreSQL does not
    see it as idle and would never free its locks.
    """
    for row in rows:
        cursor.execute(statement, row)
    return True


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """Use a write-ahead log, so that readers never wait."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute(f"PRAGMA synchronous={SYNCHRONOUS}")
    cursor.close()
