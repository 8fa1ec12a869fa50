"""SQLite as a server uses it."""

from pathlib import Path

import pytest

from tests.server import conftest
from tinstar.server.storage import connections

FULL = 2


def test_a_commit_waits_for_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(connections, "SYNCHRONOUS", conftest.SYNCHRONOUS)
    engine = connections.open_engine(f"sqlite:///{tmp_path / 'house.sqlite'}")
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == FULL
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
    engine.dispose()
