"""Stored tables: access, limits and retention."""

import sqlite3
import stat
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import pytest
from sqlalchemy import text

from tests.server.conftest import Visit, open_server, visitors
from tests.server.waiting import until
from tinstar.errors import BadOption
from tinstar.server import config
from tinstar.server.errors import StoreFailed
from tinstar.server.tables import registry
from tinstar.server.tables.result_store import ResultStore
from tinstar.server.tables.table_record import ChairRecord, TableRecord
from tinstar.server.tables.table_store import TableStore

TWO = [{"who": "me"}, {"who": "friend"}]
A_DAY = 24 * 3600


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


# --- for whom ------------------------------------------------------------------------------------


def test_the_database_is_for_its_owner_alone_also_one_that_was_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    path = Path(config.default_database().removeprefix("sqlite:///"))
    path.parent.chmod(0o755)
    path.touch(0o644)
    with open_server(Path(config.default_database().removeprefix("sqlite:///"))):
        assert mode(path.parent) == 0o700
        files = sorted(p.name for p in path.parent.iterdir())
        assert files == [f"house.sqlite{end}" for end in ("", "-shm", "-wal", ".lock")]
        assert {mode(p) for p in path.parent.iterdir()} == {0o600}


def test_many_tables_write_at_once_and_none_is_sent_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("tinstar.server.storage.connections.LOCK_SECONDS", 0)
    store = TableStore(f"sqlite:///{tmp_path}/house.sqlite")
    chairs = [ChairRecord(name="Ann", holder="person", guest="ann")]
    tables = [
        TableRecord(f"table {i}", "calaboose", chairs, {}, False, 0, "", "ann", "", b"")
        for i in range(8)
    ]
    for table in tables:
        store.add(table)

    def plays(table: TableRecord) -> None:
        for number in range(30):
            store.add_lines(table, number, [b"an answer"])

    with ThreadPoolExecutor(len(tables)) as threads:
        list(threads.map(plays, tables))
    assert [len(store.lines(table.id)) for table in tables] == [30] * len(tables)
    store.close()


def test_a_file_that_somebody_else_has_locked_makes_nobody_wait_behind_all_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("tinstar.server.storage.connections.LOCK_SECONDS", 0.4)
    monkeypatch.setattr("tinstar.server.storage.database.TURN_SECONDS", 0.4)
    store, many = TableStore(f"sqlite:///{tmp_path}/house.sqlite"), 12

    def is_refused(now: float) -> bool:
        with suppress(StoreFailed):
            store.is_open(now)
            return False
        return True

    with sqlite3.connect(tmp_path / "house.sqlite") as db, ThreadPoolExecutor(many) as threads:
        db.execute("BEGIN IMMEDIATE")
        began = time.monotonic()
        assert all(threads.map(is_refused, range(many)))
        assert time.monotonic() - began < 0.4 * many / 2
    assert not is_refused(7)
    store.close()


def test_what_does_not_fit_on_the_disk_is_refused_and_all_before_it_is_kept(tmp_path: Path):
    store = TableStore(f"sqlite:///{tmp_path}/house.sqlite")
    table = TableRecord("t", "calaboose", [ChairRecord()], {}, False, 0, "", "ann", "", b"")
    store.add(table)
    with store.database.reading() as db:
        db.execute(text("PRAGMA max_page_count = 120"))
    kept = 0
    with suppress(StoreFailed):
        for kept in range(1000):
            store.add_lines(table, kept, [b"an answer" * 100])
    assert 0 < kept < 999
    with store.database.reading() as db:
        db.execute(text("PRAGMA max_page_count = 10000"))
    store.add_lines(table, kept, [b"as soon as there is room"])
    assert [line[:9] for line in store.lines("t")] == [b"an answer"] * kept + [b"as soon a"]
    store.close()


def test_a_result_that_cannot_be_kept_when_the_match_ends_is_kept_later(
    visit: Visit, short: str, monkeypatch: pytest.MonkeyPatch
):
    def fail(_played: ResultStore, _db: object, record: TableRecord) -> None:
        if record.phase == "over":
            raise StoreFailed("not-kept")

    ann = visit()
    id = ann.sets("me", "easy", edition=short)
    ann.post(f"/tables/{id}/start")
    monkeypatch.setattr(ResultStore, "keep_result", fail)
    assert ann.plays(id, 0)["scene"]["ending"]
    state = lambda: ann.get("/me/history")["matches"][0]["state"]  # noqa: E731
    assert state() == "running"
    monkeypatch.undo()
    until(lambda: ann.get(f"/tables/{id}") and state() == "over")


def test_a_house_that_cannot_write_its_file_says_which(tmp_path: Path):
    file = tmp_path / "house.sqlite"
    file.symlink_to(tmp_path / "gone" / "house.sqlite")
    with pytest.raises(
        BadOption, match=f"expected a file that can be written, got {file}: No such file"
    ):
        TableStore(f"sqlite:///{file}")


def test_a_second_house_on_the_same_file_is_refused_and_a_later_one_is_not(tmp_path: Path):
    url = f"sqlite:///{tmp_path / 'house.sqlite'}"
    first = TableStore(url)
    with pytest.raises(BadOption, match=r"expected a file that no other server uses, .* in use"):
        TableStore(url)
    first.close()
    TableStore(url).close()


@pytest.mark.parametrize("url", ["sqlite:///file:house.sqlite?uri=true", "sqlite:////nowhere/h"])
def test_a_database_that_cannot_be_had_for_oneself_is_refused(url: str):
    with pytest.raises(BadOption, match="database: expected "):
        TableStore(url)


def test_a_database_of_another_version_is_refused_and_left_as_it_is(tmp_path: Path):
    path = tmp_path / "house.sqlite"
    TableStore(f"sqlite:///{path}").close()
    with sqlite3.connect(path) as db:
        db.execute("UPDATE house SET value = ? WHERE name = 'schema'", (b"1",))
    for _ in range(2):
        with pytest.raises(BadOption, match=r"database of format [0-9]+, got 1, which an earlier"):
            TableStore(f"sqlite:///{path}")


# --- how much ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("proxies", "status"), [((), 429), (("127.0.0.1",), 201)])
def test_all_who_come_from_one_address_share_what_they_may_set(
    tmp_path: Path, proxies: tuple[str, ...], status: int
):
    """`X-Forwarded-For` is trusted only from proxies that the owner has listed."""
    bounds = {"tables_per_address": 3, "proxies": proxies}
    with open_server(tmp_path / "h.sqlite", **bounds) as address, visitors() as come:
        body = {"game": "calaboose", "chairs": TWO}
        for _ in range(3):
            come(address).sets("me", "friend")
        late = come(address)
        assert late.post("/tables", body, 429)["error"] == "TooMuch"
        elsewhere = {"X-Forwarded-For": "192.0.2.7"}
        assert late.http.post("/tables", json=body, headers=elsewhere).status_code == status


@pytest.mark.parametrize("limit", ["tables_an_hour", "tables_an_hour_per_address"])
def test_finished_tables_count_for_an_hour(tmp_path: Path, short: str, limit: str):
    with open_server(tmp_path / "h.sqlite", **{limit: 2}) as address, visitors() as come:
        ann = come(address)
        for _ in range(2):
            id = ann.has_played(short)
        ann.post("/tables", {"game": "calaboose", "chairs": TWO}, 429)
        ann.post(f"/tables/{id}/again", status=429)


def test_computer_players_among_themselves_play_only_while_somebody_looks_on(
    visit: Visit, short: str
):
    ann = visit()
    id = ann.sets("easy", "easy", edition=short)
    ann.post(f"/tables/{id}/start")
    time.sleep(0.5)
    assert ann.frame(id, -1, wait=0)["at"] == 0
    with ann.at_table(id) as live:
        live.says("look", seat=-1)
        assert live.hears("frame")["at"] == 0
        until(lambda: live.hears("frame")["scene"].get("ending"))


# --- how long ------------------------------------------------------------------------------------


def test_tables_nobody_played_are_forgotten_and_all_others_are_kept_as_long_as_the_owner_says(
    tmp_path: Path, short: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(registry, "SWEEP_SECONDS", 0.05)
    path = tmp_path / "h.sqlite"
    with visitors() as come:
        with open_server(path, idle_after=0.1) as address:
            ann = come(address)
            empty, seen, begun, played = (ann.sets("me", "me", edition=short) for _ in range(4))
            for id in (begun, played):
                ann.post(f"/tables/{id}/start")
            ann.plays(played, 0, 1, answers=1)
            with ann.at_table(seen) as live:
                live.says("look", seat=0)
                live.hears("company")
                a_day_later(path)
                until(lambda: tables(path) == {seen, played})
            until(lambda: tables(path) == {played})
            for id in (empty, begun):
                ann.get(f"/tables/{id}", status=404)
            assert {id for (id,) in rows(path, "SELECT DISTINCT table_id FROM lines")} == {played}
            assert ann.plays(played, 0, 1)["scene"]["ending"]
        with open_server(path, keep=1):
            a_day_later(path)
            until(lambda: not tables(path))
    assert not rows(path, "SELECT * FROM lines")
    assert not rows(path, "SELECT * FROM guests")


def a_day_later(path: Path) -> None:
    rows(path, f"UPDATE tables SET touched = touched - {A_DAY} - 1")


def tables(path: Path) -> set[str]:
    return {id for (id,) in rows(path, "SELECT id FROM tables")}


def rows(path: Path, wanted: str) -> list[tuple[str, ...]]:
    with sqlite3.connect(path) as db:
        return db.execute(wanted).fetchall()
