"""All that a house in a browser stores, as one file: the database, with the page's settings."""

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec

from tinstar.errors import BadOption
from tinstar.server.storage.backup import backup

SETTINGS = "page_settings"  # a row of the table `house`
LARGEST = 100_000  # bytes of settings
NEEDED = "local_guest"  # without this row, it is the database of a server


def save(database: Path, to: Path, settings: str) -> None:
    """Copy the database of a house to a new file, and add the page's settings: a JSON object."""
    _copy(database, to)
    with closing(sqlite3.connect(to)) as copy, copy:
        row = SETTINGS, settings.encode()
        copy.execute("INSERT OR REPLACE INTO house (name, value) VALUES (?, ?)", row)


def fold_log(database: Path) -> None:
    """Move the write-ahead log of a database into its file. Both together then have fewer bytes."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def check(file: Path, to: Path) -> str:
    """Copy a saved house to a new database. Return the page's settings that it has.

    Raise `BadOption` if the file is damaged, or not a house of this version.
    """
    if not _is_whole(file.read_bytes()):
        raise BadOption(f"{file.name}: expected a whole database, got another file")
    _copy(file, to)
    with closing(sqlite3.connect(to)) as copy, copy:
        found = dict(copy.execute("SELECT name, value FROM house"))
        copy.execute("DELETE FROM house WHERE name = ?", (SETTINGS,))
    if NEEDED not in found:
        raise BadOption(f"{file.name}: expected the house of a browser, got one of a server")
    return _checked(found.get(SETTINGS, b"{}"))


def _is_whole(content: bytes) -> bool:
    """Return whether a file has as many pages as its header says (https://sqlite.org/fileformat)."""
    page, pages = int.from_bytes(content[16:18], "big"), int.from_bytes(content[28:32], "big")
    return len(content) == page * pages > 0


def _checked(settings: bytes) -> str:
    if len(settings) > LARGEST:
        raise BadOption(f"settings: expected at most {LARGEST:,} bytes, got more")
    try:
        msgspec.json.decode(settings, type=dict[str, str])
    except msgspec.MsgspecError as e:
        raise BadOption(f"settings: expected texts by their names, got: {e}") from e
    return settings.decode()


def _copy(database: Path, to: Path) -> None:
    to.unlink(missing_ok=True)
    backup(f"sqlite:///{database}", to)
