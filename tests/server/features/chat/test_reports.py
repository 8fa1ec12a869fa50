"""Reports of players to the server's owner, with the table's last chat messages."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tests.server.conftest import Visit, Visitor, open_server, visitors
from tests.server.features.admin.test_owner import wish
from tests.server.features.chat.test_chat import of_two, write
from tinstar.cli import shared_options
from tinstar.server.features.chat import reports, service
from tinstar.server.features.chat.report_store import ReportStore
from tinstar.server.guests.signed_cookies import OwnerKey
from tinstar.server.tables.table_store import TableStore


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("house") / "house.sqlite"


@pytest.fixture(scope="module")
def address(file: Path) -> Iterator[str]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(service, "LINES_A_SECOND", 10**6)
        patch.setattr(reports, "REPORTS_AT_ONCE", 10**6)
        with open_server(file, keep_reports=30) as address:
            yield address


@pytest.fixture
def at(address: str) -> Iterator[Visit]:
    with visitors() as come:
        yield lambda: come(address)


def report(who: Visitor, table: str, seat: int = 1, status: int = 200, **more: Any) -> Any:
    body = {"seat": seat, "kind": "insult"} | more
    return who.post(f"/tables/{table}/reports", body, status)


def read(address: str, file: Path) -> list[str]:
    return wish(address, file, "reports").json()["lines"]


def test_a_report_has_what_was_written_and_said_last_for_the_owner_alone(
    at: Visit, address: str, file: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(reports, "LAST", 3)
    ann, bob = at(), at()
    table = of_two(ann, bob)
    for n in range(4):
        write(bob, table, 1, f"rude {n}")
    with bob.at_table(table) as live:
        live.says("look", seat=1)
        live.says("say", seat=1, phrase=0)
        live.hears("spoken")
    assert report(ann, table, text="he\u202e swears\n") == {"days": 30, "lines": 3}
    head, why, *lines = read(address, file)
    assert f"insult: Bob (seat 1 of {table}, calaboose), says" in head
    assert why.strip() == "he swears"
    assert [line.split("1 Bob: ")[1] for line in lines][:2] == ["rude 2", "rude 3"]
    assert lines[2].endswith(")")  # a preset phrase
    assert "insult" not in str(bob.get("/me/export")) + str(bob.get(f"/tables/{table}"))
    assert [r["text"] for r in ann.get("/me/export")["reports"]] == ["he swears"]
    assert wish(address, file, "reports", OwnerKey(b"guess")).status_code == 403
    number = int(head.split()[0])
    assert wish(address, file, "dismiss", report=number).status_code == 200
    assert wish(address, file, "dismiss", report=number).status_code == 404
    assert read(address, file) == []


def test_only_who_is_at_the_table_reports_and_only_another_person(at: Visit):
    ann, bob, eve = at(), at(), at()
    table = of_two(ann, bob)
    report(eve, table, status=403)
    report(ann, table, seat=0, status=409)
    report(ann, table, seat=9, status=404)
    report(ann, table, kind="revenge", status=400)
    report(ann, table, text="x" * 301, status=400)
    report(ann, ann.sets("me", "easy"), status=409)


def test_reports_are_bounded_by_person_and_day_and_house(
    at: Visit, monkeypatch: pytest.MonkeyPatch
):
    ann, bob = at(), at()
    table = of_two(ann, bob)
    for _ in range(reports.A_DAY):
        report(ann, table)
    report(ann, table, status=429)
    report(bob, table, seat=0)
    now = time.time()
    monkeypatch.setattr(
        "tinstar.server.features.chat.report_store.time.time", lambda: now + 25 * 3600
    )
    report(ann, table)
    monkeypatch.setattr(reports, "MOST", 1)
    report(bob, table, seat=0, status=429)


def test_an_address_reports_so_often_whoever_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(reports, "REPORTS_AT_ONCE", 2)
    with open_server(tmp_path / "house.sqlite") as address, visitors() as come:
        ann, bob, eve = (come(address) for _ in range(3))
        table = of_two(ann, bob, begun=False)
        report(ann, table)
        report(bob, table, seat=0)
        assert "One network address" in report(eve, table, status=429)["detail"]


def test_the_owner_reads_and_forgets_them_by_commands(at: Visit, file: Path, address: str):
    ann, bob = at(), at()
    report(ann, of_two(ann, bob), kind="flood", text="stop")
    port = address.rpartition(":")[2]
    where = ["--database", f"sqlite:///{file}", "--port", port]

    def run(*words: str) -> str:
        return CliRunner().invoke(shared_options.app, ["house", *words, *where]).output

    said = run("reports")
    assert "flood: Bob" in said
    assert "    stop" in said
    assert "is forgotten" in run("dismiss", said.split()[0])


def test_who_is_forgotten_is_in_no_report_and_old_ones_go(tmp_path: Path):
    file = tmp_path / "house.sqlite"
    with open_server(file) as address, visitors() as come:
        ann, bob, eve = (come(address) for _ in range(3))
        table = ann.sets("me", "friend", "friend", chat=True)
        bob.joins(ann, table, "Bob")
        eve.joins(ann, table, "Eve")
        write(bob, table, 1, "bob was here")
        write(eve, table, 2, "eve was here")
        report(ann, table, 1)
        report(ann, table, 2)
        guest = bob.get("/me/export")["guest"]
        bob.post("/me/erase", {"sure": True})
        said = "\n".join(read(address, file))
        assert "insult: Eve" in said
        assert "eve was here" in said
        assert "Bob" not in said
        assert "bob" not in said
    store = TableStore(f"sqlite:///{file}")
    try:
        assert guest not in str(ReportStore(store.database).newest())
        ReportStore(store.database).forget_old(1000)
        assert len(ReportStore(store.database).newest()) == 1
        ReportStore(store.database).forget_old(-10)
        assert ReportStore(store.database).newest() == []
    finally:
        store.close()
