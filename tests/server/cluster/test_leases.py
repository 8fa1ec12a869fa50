"""Leases on SQLite and PostgreSQL: one code path, and one owner for each table."""

import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import psycopg
import pytest
from websockets.exceptions import InvalidStatus

from tests.server.conftest import asked, open_server, visitors
from tests.server.engines import Postgres
from tests.server.waiting import PATIENCE, until
from tinstar.errors import BadOption
from tinstar.server.cluster import leases
from tinstar.server.config import Config
from tinstar.server.errors import Elsewhere, StoreDoubtful, StoreFailed, StoreLost
from tinstar.server.feature_list import expect_alike
from tinstar.server.features.accounts.passkey_store import PasskeyStore, StoredPasskey
from tinstar.server.tables.stored_journal import StoredJournal
from tinstar.server.tables.table_record import ChairRecord, TableRecord
from tinstar.server.tables.table_store import TableStore

pytestmark = pytest.mark.xdist_group("engines")


@pytest.fixture
def url(postgres: Postgres, request: pytest.FixtureRequest) -> str:
    return postgres.new(f"t{abs(hash(request.node.name))}")


@pytest.fixture
def two(url: str) -> Iterator[tuple[TableStore, TableStore]]:
    stores = TableStore(url), TableStore(url)
    yield stores
    for store in stores:
        store.close()


def a_table(id: str = "table") -> TableRecord:
    chairs = [ChairRecord(name="Ann", holder="person", guest="ann"), ChairRecord()]
    return TableRecord(id, "calaboose", chairs, {}, False, 0, "", "ann", "", b"", "playing")


# --- one code path -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "database", ["sqlite", pytest.param("postgresql", marks=pytest.mark.database)]
)
def test_a_match_goes_on_in_a_house_that_was_closed_whatever_keeps_it(
    database: str, request: pytest.FixtureRequest, tmp_path: Path, short: str
):
    where = request.getfixturevalue("url") if database == "postgresql" else tmp_path / "h.sqlite"
    with visitors() as come:
        with open_server(where) as address:
            ann = come(address)
            clock = {"kind": "bank", "seconds": 600, "more": 100}
            redraws = {"redraw_hucksters": True}
            table = ann.sets("me", "keen", edition=short, clock=clock, options=redraws)
            ann.post(f"/tables/{table}/start")
            ann.plays(table, 0, answers=3)
            stood = ann.frame(table, 0, wait=0)
        with open_server(where) as address:
            again = come(address, ann)
            assert [t["id"] for t in again.get("/tables")["tables"]] == [table]
            assert again.frame(table, 0, wait=0)["at"] >= stood["at"]
            assert 850 < again.get(f"/tables/{table}")["clocks"]["left"][0] <= 900
            assert again.plays(table, 0)["scene"]["ending"]
            assert again.get(f"/tables/{table}/verdict")["finding"] == "fair"


def test_what_nobody_has_is_not_found_whatever_characters_it_has(url: str, short: str):
    with open_server(url, hooks=True) as address, visitors() as come:
        ann = come(address)
        for of in ("tables", "circles", "duplicates", "tournaments"):
            ann.get(f"/{of}/a%00b", status=404)
        with pytest.raises(InvalidStatus, match="404"), ann.at_table("a%00b"):
            pass
        assert ann.get("/me/history", game="a\0b")["matches"] == []
        assert ann.http.delete("/me/notices/a%00b").status_code == 404
        hook = {"url": "https://chat.example/1", "table": "a\0b"}
        ann.post("/me/notices/hook", hook, status=404)
        ann.put("/me", {"name": "A\0nn", "mark": ""}, 400)
        table = ann.sets("me", "friend", edition=short, chat=True)
        assert ann.post(f"/tables/{table}/chat", {"seat": 0, "text": "a\0b"}, 201)["text"] == "ab"


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("postgresql://tinstar:secret@127.0.0.1:1/x", "expected a connection, got: .*refused"),
        ("mysql://tinstar:secret@127.0.0.1/x", "expected a URL such as sqlite:.* got .*'mysql'"),
        ("nonsense", "expected a URL such as sqlite:"),
        ("postgresql://tinstar:secret@127.0.0.1:port/x", "expected a URL such as sqlite:"),
    ],
)
def test_a_database_that_cannot_be_had_is_named_without_its_password(wrong: str, said: str):
    with pytest.raises(BadOption, match=f"database: {said}") as e:
        TableStore(wrong)
    assert "secret" not in str(e.value)


def test_without_what_postgresql_needs_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(BadOption, match='the extra "many"'):
        TableStore("postgresql://tinstar@127.0.0.1/x")


def test_a_database_that_dies_is_told_of_and_every_table_goes_on_when_it_is_back(
    postgres: Postgres, url: str, short: str
):
    with open_server(url) as address, visitors() as come:
        ann, root = come(address), address
        table = ann.sets("me", "me", edition=short)
        ann.post(f"/tables/{table}/start")
        (seat,) = asked(ann.plays(table, 0, 1, answers=2))
        until(lambda: ann.http.get(f"{root}/readyz").status_code == 200)
        frame = ann.frame(table, seat, wait=0)
        postgres.stop()
        until(lambda: ann.http.get(f"{root}/readyz").status_code == 503)
        assert "cannot reach its database" in ann.http.get(f"{root}/readyz").text
        assert ann.http.get(f"{root}/healthz").status_code == 200
        action = frame["scene"]["choices"][0]["action"]
        assert ann.answers(table, frame, action, 503)["error"].startswith("Store")
        postgres.start()
        until(lambda: ann.http.get(f"{root}/readyz").status_code == 200)
        until(lambda: ann.http.get(f"/tables/{table}").status_code == 200)
        assert ann.plays(table, 0, 1)["scene"]["ending"]


def test_a_database_that_was_made_without_a_language_of_its_own_keeps_any(postgres: Postgres):
    """`initdb` creates such databases if the system has no locale, as in many containers."""
    plain = ("--encoding=SQL_ASCII", "--locale=C", "--template=template0")
    store = TableStore(postgres.new("plain", *plain))
    table = a_table()
    table.chairs[0].name = "Zoë Ж 星"
    store.add(table)
    kept = store.table("table")
    assert kept
    assert kept.chairs[0].name == "Zoë Ж 星"
    store.close()


FULL = """
CREATE OR REPLACE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
CREATE CONSTRAINT TRIGGER full_disk AFTER INSERT ON lines DEFERRABLE INITIALLY {}
FOR EACH ROW EXECUTE FUNCTION full_disk()
"""


# the error comes at the write, or at its commit
@pytest.mark.parametrize("noticed", ["IMMEDIATE", "DEFERRED"])
def test_what_a_full_disk_does_not_take_has_not_happened_and_may_be_said_again(
    url: str, short: str, noticed: str
):
    with open_server(url) as address, visitors() as come, psycopg.connect(url) as db:
        db.autocommit = True
        ann = come(address)
        table = ann.sets("me", "friend", edition=short)
        bob = come(address)
        bob.joins(ann, table, "Bob")
        ann.post(f"/tables/{table}/start")
        (seat,) = asked(ann.frame(table, 0))
        who = (ann, bob)[seat]
        before = who.frame(table, seat)
        action = before["scene"]["choices"][0]["action"]
        db.execute(FULL.format(noticed).encode())
        assert who.answers(table, before, action, 503)["error"] == "StoreFailed"
        assert who.frame(table, seat, wait=0)["at"] == before["at"]
        db.execute("DROP TRIGGER full_disk ON lines")
        who.answers(table, before, action)
        assert who.frame(table, seat, wait=0)["at"] > before["at"]


def test_a_match_whose_beginning_could_not_be_kept_begins_as_soon_as_it_can(
    tmp_path: Path, short: str, monkeypatch: pytest.MonkeyPatch
):
    def fail(_lines: StoredJournal, _raw: bytes) -> None:
        raise StoreFailed("expected to keep it, got none of it")

    with open_server(tmp_path / "house.sqlite") as address, visitors() as come:
        ann = come(address)
        table = ann.sets("me", "keen", edition=short)
        monkeypatch.setattr(StoredJournal, "add", fail)
        ann.post(f"/tables/{table}/start", status=503)
        monkeypatch.undo()
        assert ann.frame(table, 0, wait=5)["seat"] == 0


# --- one owner -----------------------------------------------------------------------------------


def test_a_table_has_one_owner_until_that_one_leaves(two: tuple[TableStore, TableStore]):
    one, other = two
    one.add(a_table())
    with pytest.raises(Elsewhere) as e:
        other.claim("table")
    assert e.value.owner == one.leases.me
    one.leases.leave()
    taken = other.claim("table")
    assert taken
    assert (taken.epoch, taken.chairs[0].name) == (2, "Ann")
    assert other.leases.holds(taken)
    assert other.claim("none") is None


def test_what_a_paused_owner_still_has_to_say_is_refused_by_the_database(
    two: tuple[TableStore, TableStore], monkeypatch: pytest.MonkeyPatch
):
    paused, other = two
    record = a_table()
    paused.add(record)
    paused.add_lines(record, 0, [b"first\n"])
    monkeypatch.setattr(leases, "LEASE_SECONDS", -1.0)
    paused.leases.renew()  # the lease expires at once
    monkeypatch.undo()
    taken = other.claim("table")
    assert taken
    for write in (
        lambda: paused.add_lines(record, 1, [b"stale\n"]),
        lambda: paused.keep(record),
        lambda: paused.forget(record),
        lambda: paused.add(a_table("next"), record),
    ):
        with pytest.raises(StoreLost):
            write()
    assert not paused.leases.holds(record)
    other.add_lines(taken, 1, [b"second\n"])
    assert other.lines("table") == [b"first\n", b"second\n"]
    assert paused.table("next") is None


def test_who_renews_late_finds_what_it_has_lost(
    two: tuple[TableStore, TableStore], monkeypatch: pytest.MonkeyPatch
):
    late, other = two
    records = [a_table("lost"), a_table("kept")]
    for record in records:
        late.add(record)
    monkeypatch.setattr(leases, "LEASE_SECONDS", -1.0)
    late.leases.renew()
    assert not late.leases.sure
    monkeypatch.undo()
    other.claim("lost")
    late.leases.renew()
    assert [late.leases.holds(record) for record in records] == [False, True]
    assert late.leases.sure


def test_a_take_over_waits_for_a_line_that_is_just_being_kept(two: tuple[TableStore, TableStore]):
    """The new owner must read every line that the old owner acknowledges."""
    old, new = two
    record, found = a_table(), list[list[bytes]]()
    old.add(record)
    old.leases.leave()

    def take() -> None:
        while not found:
            with suppress(StoreFailed):  # it waits for a moment, and is called again
                new.claim("table")
                found.append(new.lines("table"))

    taking = threading.Thread(target=take)
    with old._writing(record) as db:
        old.leases.write(db, record, touched=1)
        taking.start()
        time.sleep(0.5)
        assert not found
    taking.join(PATIENCE)
    assert found == [[]]


def test_of_two_who_claim_a_table_at_once_one_has_it(two: tuple[TableStore, TableStore]):
    one, other = two
    gone = a_table()
    one.add(gone)
    one.leases.release(gone)
    owners: list[str] = []

    def claim(store: TableStore) -> None:
        try:
            store.claim("table")
        except Elsewhere as e:
            owners.append(e.owner)

    claims = [threading.Thread(target=claim, args=[store]) for store in two]
    for thread in claims:
        thread.start()
    for thread in claims:
        thread.join(PATIENCE)
    assert len(owners) == 1
    assert owners[0] in (one.leases.me, other.leases.me)


def test_after_a_connection_that_was_lost_a_table_is_read_anew(postgres: Postgres, url: str):
    """The last line may have been stored or not; both a duplicate and a gap would be wrong."""
    store, record = TableStore(url), a_table()
    store.add(record)

    def cut_off() -> None:
        with store._writing(record) as db:
            store.leases.write(db, record, touched=1)
            postgres.stop()

    with pytest.raises(StoreDoubtful):
        cut_off()
    assert not store.leases.holds(record)
    store.close()
    postgres.start()


def test_a_number_that_is_taken_makes_memory_doubtful_too(two: tuple[TableStore, TableStore]):
    store, record = two[0], a_table()
    store.add(record)
    store.add_lines(record, 0, [b"once\n"])
    with pytest.raises(StoreFailed):
        store.add_lines(record, 0, [b"twice\n"])
    assert not store.leases.holds(record)
    assert store.lines("table") == [b"once\n"]


def test_two_houses_on_one_database_share_guests_and_take_over_from_each_other(
    url: str, short: str
):
    with visitors() as come, open_server(url) as stays:
        with open_server(url) as leaves:
            ann = come(leaves)
            here = come(stays, ann)
            table = ann.sets("me", "keen", edition=short)
            ann.post(f"/tables/{table}/start")
            ann.plays(table, 0, answers=2)
            assert here.http.get(f"/tables/{table}").status_code == 503
        assert here.plays(table, 0)["scene"]["ending"]


def test_a_table_by_post_that_is_due_is_woken_by_any_process(two: tuple[TableStore, TableStore]):
    one, other = two
    table = a_table()
    one.add(table)
    one.is_open(7.9)
    assert other.closed_since() == 7
    one.leases.release(table, 50.5)
    assert other.tables.due(49) == []
    assert other.tables.due(51) == [table.id]
    assert other.claim(table.id)
    assert one.tables.due(51) == []


def test_what_a_passkey_is_to_sign_any_process_may_take_once(two: tuple[TableStore, TableStore]):
    one, other = two
    asked = PasskeyStore(one.database).challenge("ann", "sign in")
    assert PasskeyStore(one.database).take_challenge("bob", "sign in") is None
    assert PasskeyStore(other.database).take_challenge("ann", "sign in") == asked
    assert PasskeyStore(one.database).take_challenge("ann", "sign in") is None
    new = StoredPasskey("id", "ann", b"key", 0, 1, 1)
    assert PasskeyStore(one.database).add(new, 1)
    assert not PasskeyStore(other.database).add(new, 2)  # the id exists
    assert PasskeyStore(other.database).served(new, 7)
    assert not PasskeyStore(one.database).served(new, 7)  # the counter has changed meanwhile
    assert [p.signed for p in PasskeyStore(one.database).of("ann")] == [7]


def test_processes_of_one_server_have_the_same_features(two: tuple[TableStore, TableStore]):
    one, other = two
    with_lab, without = Config(), Config(lab=False)
    expect_alike(with_lab, one.leases)
    expect_alike(with_lab, other.leases)
    with pytest.raises(
        BadOption, match=r"expected .* lab.* as in the other processes of this server; got"
    ):
        expect_alike(without, other.leases)
    one.leases.leave()
    expect_alike(without, other.leases)  # no other process is left
