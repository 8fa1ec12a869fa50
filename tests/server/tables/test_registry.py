"""Tables are loaded and unloaded; the server's background tasks keep running."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.features.notifications.reminder_fixtures import looker
from tests.server.tables.random_leaving import Sun, answer, open_quietly, set_table, settle
from tests.server.waiting import until_so
from tinstar.server.clock_settings import CorrespondenceTime, TimeBank
from tinstar.server.config import Config
from tinstar.server.errors import StoreFailed
from tinstar.server.tables import registry as registry_module
from tinstar.server.tables import timeout_stand_ins
from tinstar.server.tables.live_table import LiveTable
from tinstar.server.tables.registry import TableRegistry
from tinstar.server.tables.table_record import TableRecord


@pytest.fixture
async def registry(tmp_path: Path) -> AsyncIterator[TableRegistry]:
    async with open_quietly(tmp_path, Sun()) as registry:
        yield registry


async def test_nobody_is_alone_with_a_table_while_somebody_else_is_however_many_come(
    registry: TableRegistry,
):
    inside, most, goes = 0, 0, [asyncio.Event() for _ in range(3)]

    async def comes(i: int) -> None:
        nonlocal inside, most
        async with registry._alone_with("table"):
            inside += 1
            most = max(most, inside)
            await goes[i].wait()
            inside -= 1

    first, second = asyncio.create_task(comes(0)), asyncio.create_task(comes(1))
    await asyncio.sleep(0)
    goes[0].set()
    await first
    third = asyncio.create_task(comes(2))  # while the second is there
    await asyncio.sleep(0.01)
    for event in goes:
        event.set()
    await asyncio.gather(second, third)
    assert most == 1
    assert not registry._opening  # no lock is left behind


async def test_a_table_that_has_left_memory_does_nothing_by_itself_any_more(
    registry: TableRegistry,
):
    """The move was under way when the server unloaded the table."""
    live_table = await set_table(registry, None, "computer")
    await settle(live_table)
    async with live_table.lock:
        leaving = asyncio.create_task(registry._let_go(live_table.record.id))
        await asyncio.sleep(0)
        answering = asyncio.create_task(answer(live_table, live_table.asked[0]))
        await asyncio.sleep(0)
    await asyncio.gather(leaving, answering, return_exceptions=True)
    assert not live_table._automatic_moves.is_on


async def test_a_table_that_is_forgotten_is_closed_also_when_it_came_back_meanwhile(
    registry: TableRegistry,
):
    live_table = await set_table(registry, None, "bob")
    id = live_table.record.id
    async with registry._alone_with(id):
        forgetting = asyncio.create_task(registry.forget(id))
        await asyncio.sleep(0)
        await registry._let_go(id)
        registry.live_tables[id] = anew = await registry._opened(id)
    await forgetting
    assert anew.is_closed
    assert id not in registry.live_tables
    assert not registry.store.leases.holds(anew.record)


async def test_leases_wait_for_no_table_that_was_lost(registry: TableRegistry):
    live_table = await set_table(registry, None, "bob")
    registry.store.leases.lose(live_table.record)
    async with live_table.lock:  # something slow happens there
        async with asyncio.timeout(1):
            await registry._renew()
        assert live_table.record.id not in registry.live_tables
        assert not live_table.is_closed
    await until_so(lambda: live_table.is_closed)


async def test_a_table_that_could_not_be_released_is_in_memory_again_when_that_works(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
):
    """No other process would check its clock."""
    live_table = await set_table(registry, CorrespondenceTime(1), "bob")
    await settle(live_table)
    await until_so(live_table.is_idle)
    live_table.touched = -1e9

    def busy(*_: object) -> None:
        raise StoreFailed("not-kept")

    with monkeypatch.context() as patch:
        patch.setattr(registry.store, "release", busy)
        patch.setattr(registry.store, "claim", busy)
        await registry.sweep()
    assert registry.live_tables == {}
    await registry.sweep()
    assert list(registry.live_tables) == [live_table.record.id]


async def test_a_table_that_cannot_be_read_is_tried_and_told_of_once(
    registry: TableRegistry, tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    live_table = await set_table(registry, None, "bob")
    await registry._let_go(live_table.record.id)
    with sqlite3.connect(tmp_path / "house.sqlite") as db:
        (raw,) = db.execute("SELECT record FROM tables").fetchone()
        db.execute("UPDATE tables SET record = ?", (raw.replace(b'"calaboose"', b'"poker"'),))
    db.close()
    for _ in range(2):
        await registry.sweep()
    assert caplog.text.count("expected to load it and go on, got: BadRecord") == 1


@pytest.fixture
async def open_server(tmp_path: Path) -> AsyncIterator[TableRegistry]:
    """Run a registry with all its background tasks."""
    registry = TableRegistry(Config(database=f"sqlite:///{tmp_path}/house.sqlite", compile=False))
    await registry.open()
    try:
        yield registry
    finally:
        await registry.close()


async def test_what_breaks_while_it_looks_at_one_table_leaves_the_clocks_of_all_others_minded(
    open_server: TableRegistry, monkeypatch: pytest.MonkeyPatch
):
    looked: list[LiveTable] = []

    def breaks(live_table: LiveTable) -> bool:
        looked.append(live_table)
        raise ZeroDivisionError

    monkeypatch.setattr(timeout_stand_ins, "is_due", breaks)
    monkeypatch.setattr(registry_module, "TICK", 0.001)
    await set_table(open_server, TimeBank(60), "bob")
    await until_so(lambda: len(looked) > 2)


async def test_a_table_that_cannot_be_brought_back_keeps_no_other_one_from_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async with open_quietly(tmp_path, Sun()) as registry:
        broken, whole = [(await set_table(registry, None, "bob")).record.id for _ in range(2)]
    furnish = TableRegistry._furnish

    async def breaks(registry: TableRegistry, record: TableRecord) -> LiveTable:
        if record.id == broken:
            raise ZeroDivisionError
        return await furnish(registry, record)

    monkeypatch.setattr(TableRegistry, "_furnish", breaks)
    async with open_quietly(tmp_path, Sun()) as registry:
        assert list(registry.live_tables) == [whole]
        assert registry.resumed


async def test_a_table_that_came_back_is_not_put_away_for_the_one_that_left(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
):
    old, other = [await set_table(registry, None, "bob") for _ in range(2)]
    for live_table in (old, other):
        await settle(live_table)
        live_table.touched = -1e9
    close = LiveTable.close

    async def comes_back(live_table: LiveTable) -> None:
        """Let somebody load the second table again while the first is being closed."""
        await close(live_table)
        if live_table is old:
            await registry._let_go(other.record.id)
            (await registry.live_table(other.record.id)).audience.listeners.add(looker("ann", 0))

    monkeypatch.setattr(LiveTable, "close", comes_back)
    await registry.sweep()
    assert list(registry.live_tables) == [other.record.id]
    assert not registry.live_tables[other.record.id].is_closed
