"""Erasure leaves nothing of a guest in any database table of any feature."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Column, LargeBinary, Table, insert

from tinstar.server.feature_list import HOOKS
from tinstar.server.storage.database import METADATA, TextWithoutNul
from tinstar.server.tables.table_store import TableStore

GUEST = "a-guest-who-is-to-be-forgotten"
OF_A_GUEST = {"guest", "host", "blocked", "reporter", "reported"}
OF_NOBODY = {
    *("asked", "card", "circle", "day", "digest", "duplicate", "game", "id", "invitation", "kind"),
    *(
        "language",
        "mark",
        "name",
        "purpose",
        "sealing",
        "table_id",
        "target",
        "text",
        "told",
        "tournament",
    ),
}
# Tables rewritten earlier, without guests, or with a test of their own.
ELSEWHERE = {"guests", "tables", "lines", "house", "processes", "tournaments", "entered"}
TABLES = [table for table in METADATA.sorted_tables if table.name not in ELSEWHERE]


def filled(column: Column[Any]) -> Any:
    if column.name in OF_A_GUEST:
        return GUEST
    if isinstance(column.type, LargeBinary):
        return b"{}"
    return "something" if isinstance(column.type, TextWithoutNul) else 1


def test_each_column_of_text_is_known_to_hold_a_guest_or_none():
    """A new column must be declared, so that the next test fills it."""
    text = {c.name for t in TABLES for c in t.columns if isinstance(c.type, TextWithoutNul)}
    assert text - OF_A_GUEST - OF_NOBODY == set()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "server.sqlite"


def test_whoever_is_forgotten_is_in_no_row_of_any_feature(file: Path):
    store = TableStore(f"sqlite:///{file}", HOOKS)
    with store.database.writing() as db:
        for table in TABLES:
            db.execute(insert(table).values({c.name: filled(c) for c in table.columns}))
    assert rows_with(file, GUEST) == {t.name for t in TABLES if names_a_guest(t)}
    store.forget_guest(GUEST, "nobody", "Somebody")
    assert rows_with(file, GUEST) == set()
    store.close()


def names_a_guest(table: Table) -> bool:
    return any(column.name in OF_A_GUEST for column in table.columns)


def rows_with(file: Path, text: str) -> set[str]:
    """Return the database tables that have a row with that text."""
    db = sqlite3.connect(file)
    rows = {t.name: db.execute(f"select * from {t.name}").fetchall() for t in TABLES}
    db.close()
    return {name for name, found in rows.items() if text in str(found)}
