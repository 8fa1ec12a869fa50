"""Tables come into memory and leave it; what the house does by itself goes on."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.features.notifications.reminding_house import looker
from tests.server.tables.random_leaving import Sun, answer, open_quietly, set_table, settle
from tests.server.waiting import until_so
from tinstar.server.clock_settings import Bank, Post
from tinstar.server.config import Config
from tinstar.server.errors import StoreFailed
from tinstar.server.tables import registry as houses
from tinstar.server.tables import timeout_stand_ins
from tinstar.server.tables.live_table import Room
from tinstar.server.tables.registry import House
from tinstar.server.tables.table_record import TableRecord


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_quietly(tmp_path, Sun()) as house:
        yield house


async def test_nobody_is_alone_with_a_table_while_somebody_else_is_however_many_come(house: House):
    inside, most, goes = 0, 0, [asyncio.Event() for _ in range(3)]

    async def comes(i: int) -> None:
        nonlocal inside, most
        async with house._alone_with("table"):
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
    assert not house._opening  # nothing is remembered of who is gone


async def test_a_table_that_has_left_memory_does_nothing_by_itself_any_more(house: House):
    """The answer was on its way when the house let the table go."""
    room = await set_table(house, None, "computer")
    await settle(room)
    async with room.lock:
        leaving = asyncio.create_task(house._let_go(room.record.id))
        await asyncio.sleep(0)
        answering = asyncio.create_task(answer(room, room.asked[0]))
        await asyncio.sleep(0)
    await asyncio.gather(leaving, answering, return_exceptions=True)
    assert not room._pump.is_on


async def test_a_table_that_is_forgotten_is_closed_also_when_it_came_back_meanwhile(house: House):
    room = await set_table(house, None, "bob")
    id = room.record.id
    async with house._alone_with(id):
        forgetting = asyncio.create_task(house.forget(id))
        await asyncio.sleep(0)
        await house._let_go(id)
        house.rooms[id] = anew = await house._opened(id)
    await forgetting
    assert anew.is_closed
    assert id not in house.rooms
    assert not house.store.leases.holds(anew.record)


async def test_leases_wait_for_no_table_that_was_lost(house: House):
    room = await set_table(house, None, "bob")
    house.store.leases.lose(room.record)
    async with room.lock:  # something takes its time there
        async with asyncio.timeout(1):
            await house._renew()
        assert room.record.id not in house.rooms
        assert not room.is_closed
    await until_so(lambda: room.is_closed)


async def test_a_table_that_could_not_be_released_is_in_memory_again_when_that_works(
    house: House, monkeypatch: pytest.MonkeyPatch
):
    """Nobody else would mind its clock."""
    room = await set_table(house, Post(1), "bob")
    await settle(room)
    await until_so(room.is_idle)
    room.touched = -1e9

    def busy(*_: object) -> None:
        raise StoreFailed("not-kept")

    with monkeypatch.context() as patch:
        patch.setattr(house.store, "release", busy)
        patch.setattr(house.store, "claim", busy)
        await house.sweep()
    assert house.rooms == {}
    await house.sweep()
    assert list(house.rooms) == [room.record.id]


async def test_a_table_that_cannot_be_read_is_tried_and_told_of_once(
    house: House, tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    room = await set_table(house, None, "bob")
    await house._let_go(room.record.id)
    with sqlite3.connect(tmp_path / "house.sqlite") as db:
        (raw,) = db.execute("SELECT record FROM tables").fetchone()
        db.execute("UPDATE tables SET record = ?", (raw.replace(b'"calaboose"', b'"poker"'),))
    db.close()
    for _ in range(2):
        await house.sweep()
    assert caplog.text.count("expected to go on with it, got: BadRecord") == 1


@pytest.fixture
async def open_house(tmp_path: Path) -> AsyncIterator[House]:
    """With all that it does by itself."""
    house = House(Config(database=f"sqlite:///{tmp_path}/house.sqlite", compile=False))
    await house.open()
    try:
        yield house
    finally:
        await house.close()


async def test_what_breaks_while_it_looks_at_one_table_leaves_the_clocks_of_all_others_minded(
    open_house: House, monkeypatch: pytest.MonkeyPatch
):
    looked: list[Room] = []

    def breaks(room: Room) -> bool:
        looked.append(room)
        raise ZeroDivisionError

    monkeypatch.setattr(timeout_stand_ins, "is_due", breaks)
    monkeypatch.setattr(houses, "TICK", 0.001)
    await set_table(open_house, Bank(60), "bob")
    await until_so(lambda: len(looked) > 2)


async def test_a_table_that_cannot_be_brought_back_keeps_no_other_one_from_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async with open_quietly(tmp_path, Sun()) as house:
        broken, whole = [(await set_table(house, None, "bob")).record.id for _ in range(2)]
    furnish = House._furnish

    async def breaks(house: House, record: TableRecord) -> Room:
        if record.id == broken:
            raise ZeroDivisionError
        return await furnish(house, record)

    monkeypatch.setattr(House, "_furnish", breaks)
    async with open_quietly(tmp_path, Sun()) as house:
        assert list(house.rooms) == [whole]
        assert house.resumed


async def test_a_table_that_came_back_is_not_put_away_for_the_one_that_left(
    house: House, monkeypatch: pytest.MonkeyPatch
):
    old, other = [await set_table(house, None, "bob") for _ in range(2)]
    for room in (old, other):
        await settle(room)
        room.touched = -1e9
    close = Room.close

    async def comes_back(room: Room) -> None:
        """While the first is closed, the second is let go and brought back by somebody."""
        await close(room)
        if room is old:
            await house._let_go(other.record.id)
            (await house.room(other.record.id)).audience.listeners.add(looker("ann", 0))

    monkeypatch.setattr(Room, "close", comes_back)
    await house.sweep()
    assert list(house.rooms) == [other.record.id]
    assert not house.rooms[other.record.id].is_closed
