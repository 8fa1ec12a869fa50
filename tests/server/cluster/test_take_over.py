"""Tables with locked rows do not delay a process that takes over other tables."""

import asyncio
import threading
import time
from collections.abc import Generator
from contextlib import ExitStack, contextmanager

import psycopg
import pytest

from tests.server.cluster.test_leases import a_table
from tests.server.conftest import Visitor, open_server, visitors
from tests.server.engines import Postgres
from tests.server.tables.random_leaving import UNBOUNDED
from tests.server.waiting import PATIENCE, until
from tinstar.server.cluster import leases
from tinstar.server.cluster.leases import LEASE_SECONDS, RENEW_SECONDS
from tinstar.server.config import Config
from tinstar.server.errors import StoreDoubtful
from tinstar.server.storage.database import RESULTS_LOCK
from tinstar.server.tables import registry
from tinstar.server.tables.registry import TableRegistry
from tinstar.server.tables.table_queries import TableQueries
from tinstar.server.tables.table_store import ADD_LINES, TableStore

pytestmark = pytest.mark.xdist_group("engines")
LOCKED = 12  # tables: more than Python's default pool has threads on a small machine
OTHERS = 8
PROMPTLY = 3.0  # seconds until all others have replied
SLOW = """
CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN PERFORM pg_sleep(0.1); RETURN NEW; END';
CREATE TRIGGER slow BEFORE INSERT ON lines FOR EACH ROW EXECUTE FUNCTION slow()
"""  # a slow database


@contextmanager
def locked(url: str, tables: list[str]) -> Generator[None]:
    """Hold the locks of these tables' rows in a transaction that idles."""
    with psycopg.connect(url) as db:
        db.execute("SELECT 1 FROM tables WHERE id = ANY(%s) FOR UPDATE", [tables])
        yield


def keeps_asking(address: str, table: str, stop: threading.Event) -> None:
    visitor = Visitor(address)
    while not stop.is_set():
        visitor.http.get(f"/tables/{table}")
    visitor.http.close()


@contextmanager
def impatient(address: str, tables: list[str]) -> Generator[None]:
    """Keep requesting each of these tables, even after an error."""
    stop = threading.Event()
    asking = [threading.Thread(target=keeps_asking, args=(address, t, stop)) for t in tables]
    for thread in asking:
        thread.start()
    try:
        yield
    finally:
        stop.set()
        for thread in asking:
            thread.join(PATIENCE)


def test_tables_that_stay_locked_hold_up_no_others_and_come_when_they_are_free(
    postgres: Postgres, short: str
):
    url = postgres.new("locked")
    with visitors() as come, open_server(url, **UNBOUNDED) as stays, ExitStack() as holding:
        with open_server(url, **UNBOUNDED) as leaves:
            ann = come(leaves)
            here = come(stays, ann)
            ids = [ann.sets("me", "keen", edition=short) for _ in range(LOCKED + OTHERS)]
            for id in ids:
                ann.post(f"/tables/{id}/start")
            stuck, others = ids[:LOCKED], ids[LOCKED:]
            holding.enter_context(locked(url, stuck))
        with impatient(stays, stuck):
            time.sleep(0.5)  # all of them are requested meanwhile
            here.http.timeout = PROMPTLY
            began = time.monotonic()
            for id in others:
                here.plays(id, 0, answers=1)
            assert time.monotonic() - began < PROMPTLY
            assert here.http.get(f"/tables/{stuck[0]}").status_code == 503
            holding.close()
            for id in stuck:
                until(lambda id=id: here.http.get(f"/tables/{id}").status_code == 200, PROMPTLY)
        assert here.plays(stuck[0], 0)["scene"]["ending"]


def test_who_stands_still_while_it_writes_lets_go_of_all_before_its_lease_is_over(
    postgres: Postgres,
):
    """A paused process must not delay other processes' results, nor a take-over."""
    url = postgres.new("still")
    paused, other = TableStore(url), TableStore(url)
    with psycopg.connect(url) as db:
        db.execute(SLOW)
    mine, theirs = a_table("mine"), a_table("theirs")
    paused.add(mine)
    other.add(theirs)
    theirs.phase, theirs.scores, theirs.winners = "over", [1, 0], [0]
    waited: list[float] = []
    a_line = lambda n: {"table_id": "mine", "number": n, "epoch": 1, "raw": b"line"}  # noqa: E731

    def pause() -> None:
        with paused._writing(mine) as db:
            paused.leases.write(db, mine, touched=1)
            paused.database.one_at_a_time(db, RESULTS_LOCK)
            db.execute(ADD_LINES, [a_line(0), a_line(1)])
            paused.leases.leave()
            began = time.monotonic()
            other.keep(theirs)
            assert other.claim("mine")
            waited.append(time.monotonic() - began)

    with pytest.raises(StoreDoubtful):  # found when it continues
        pause()
    assert waited[0] < LEASE_SECONDS - RENEW_SECONDS
    paused.close()
    other.close()


def test_leases_are_kept_while_tables_are_taken_over(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(leases, "LEASE_SECONDS", 1.0)
    monkeypatch.setattr(registry, "RENEW_SECONDS", 0.2)
    monkeypatch.setattr(TableRegistry, "live_table", lambda *_: asyncio.sleep(PATIENCE))
    monkeypatch.setattr(
        TableQueries, "playing", lambda *_, orphaned=False: ["slow"] if orphaned else []
    )

    async def opened() -> bool:
        one = TableRegistry(Config(database=postgres.new("slow"), compile=False))
        await one.open()
        await asyncio.sleep(2)
        sure = one.store.leases.sure
        await one.close()
        return sure

    assert asyncio.run(opened())
