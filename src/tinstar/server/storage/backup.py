"""Back up and restore an SQLite database. A backup is possible while the server is running."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from tinstar.errors import BadOption
from tinstar.match.durable_files import sync_folder
from tinstar.server.storage.connections import lock_database_file
from tinstar.server.storage.database import other_schema


def backup(url: str, to: Path) -> None:
    """Copy the database to a new file. The copy is the state at one moment.

    Only the owner may read the copy, because it contains all hidden cards and the secret that signs
    cookies.
    """
    database = _file(url)
    try:
        os.close(os.open(to, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except OSError as e:
        raise BadOption(f"{to}: expected a new file, got: {e.strerror}") from e
    try:
        _copy(database, to)
    except BaseException:
        to.unlink()
        raise


def restore(url: str, source: Path) -> None:
    """Replace the database by a backup.

    The current database is kept in a file whose name ends in `.before`. Raises `BadOption` if the
    backup is not a Tinstar database, or if the server is running.
    """
    database = _file(url, must_be_there=False)
    with closing(lock_database_file(str(database))):
        fresh = database.with_name(f"{database.name}.fresh")
        try:
            _replace(database, source, fresh)
        except OSError as e:
            raise BadOption(
                f"{database}: expected to write the restored copy, got: {e.strerror}"
            ) from e


def _replace(database: Path, source: Path, fresh: Path) -> None:
    fresh.unlink(missing_ok=True)
    fresh.touch(0o600)
    try:
        _copy(source, fresh)
        for end in ("-wal", "-shm", ""):  # the write-ahead log belongs to the old file
            old = Path(f"{database}{end}")
            if old.exists():
                old.replace(f"{database}.before{end}")
        fresh.replace(database)
        sync_folder(database)
    finally:
        fresh.unlink(missing_ok=True)


def _file(url: str, must_be_there: bool = True) -> Path:
    try:
        asked = make_url(url)
    except ArgumentError as e:
        raise BadOption(f"database: expected a URL, got {url!r}") from e
    if not asked.drivername.startswith("sqlite") or not asked.database:
        raise BadOption(
            "database: expected an SQLite file, got another database; back it up with its own tools"
        )
    path = Path(asked.database)
    if must_be_there and not path.is_file():
        raise BadOption(f"database: expected the file of a server that ran before, got no {path}")
    return path


def _copy(source: Path, to: Path) -> None:
    """Copy the database page by page. The copy shows one moment, even if others write meanwhile."""
    wanted = f"{source.absolute().as_uri()}?mode=ro"
    try:
        with closing(sqlite3.connect(wanted, uri=True)) as old, closing(sqlite3.connect(to)) as new:
            schema = old.execute("SELECT value FROM house WHERE name = 'schema'").fetchone()
            if why := other_schema(schema[0] if schema else b""):
                raise BadOption(f"{source}: {why}")
            old.backup(new)
            if (found := new.execute("PRAGMA quick_check(1)").fetchone()) != ("ok",):
                raise BadOption(f"{source}: expected a database without damage, got: {found}"[:300])
    except sqlite3.Error as e:
        space = f"and enough room in {to.parent}"
        raise BadOption(f"{source}: expected the database of a server, {space}; got: {e}") from e
