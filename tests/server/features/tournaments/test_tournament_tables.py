"""A table of a tournament: nobody is its host, lets others in, or makes it wait for long."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.match.conftest import short
from tests.server.tables.random_leaving import Sun, answer, later, open_quietly, settle
from tinstar.server.clock_settings import Bank, Clock, Post
from tinstar.server.errors import Conflict, Forbidden
from tinstar.server.features.tournaments import service
from tinstar.server.features.tournaments.schemas import Enter, NewTournament
from tinstar.server.tables import pause_wishes, seating, viewer_requests
from tinstar.server.tables.clock_arithmetic import MOST_STOOD
from tinstar.server.tables.live_table import Room
from tinstar.server.tables.registry import House
from tinstar.server.tables.setup_schemas import ChangeChair, Join, NewChair, NewTable, Recover
from tinstar.server.tables.timeout_stand_ins import AWAY

NAMES = ("Ann", "Bob", "Cat", "Dan")
Part = Callable[[House, Sun, Room], Coroutine[Any, Any, None]]


class Reader:
    """A page of a guest that explains something."""

    language, far, seen = "en", False, 0
    rests = own_time = aside = False

    def __init__(self, guest: str, seat: int):
        self.guest, self.reads = guest, False
        self.seat: int | None = seat

    def send(self, raw: bytes) -> None: ...
    def know(self, how: Any) -> None: ...
    def leave(self) -> None: ...


def in_a_round(folder: Path, part: Part, clock: Clock = Bank(3600)) -> None:  # noqa: B008
    """The part is played at the first table of a round of four."""

    async def whole() -> None:
        sun = Sun()
        async with open_quietly(folder, sun) as house:
            table = NewTable("calaboose", [NewChair("friend")] * 2, edition=short(), clock=clock)
            said = NewTournament(replace(table, pace=0), rounds=1)
            id = await service.ask_for(house, said, "Ann", "here")
            kept = service.found(house.store, id)
            for name in NAMES:
                service.enter(house.store, id, name, Enter(kept.invitation, name))
            await service.go_on(house, id, "Ann", "here")
            first = service.found(house.store, id).played[0].tables[0]
            await part(house, sun, await house.room(first))

    asyncio.run(whole())


def entrants(room: Room) -> tuple[str, str]:
    """Who is asked first, and the other one."""
    asked = room.asked[0]
    return room.record.chairs[asked].guest, room.record.chairs[1 - asked].guest


async def alone(house: House, sun: Sun, room: Room) -> str:
    """The guest who is left with a stand-in."""
    await settle(room)
    late, here = entrants(room)
    await later(house, sun, AWAY + 1)
    assert [c.guest for c in room.record.chairs if c.holder == "person"] == [here]
    await settle(room)
    assert late not in room.record.held_by(here)
    return here


def left(room: Room) -> float:
    assert room.timer
    return room.timer.left(room.asked[0], room.timer.hours.now())


# --- nobody has a host's rights -------------------------------------------------------------------


def test_nobody_is_host_or_has_an_invitation(tmp_path: Path):
    async def part(house: House, sun: Sun, room: Room) -> None:
        await settle(room)
        for guest in entrants(room):
            told, links = room.table(guest), seating.links(room, guest, "", None)
            assert not told.host
            assert told.tournament
            assert (links.invitation, links.recovery) == ("", {})
        with pytest.raises(Forbidden):
            await seating.join(room, "eve", Join("", "Eve"))

    in_a_round(tmp_path, part)


def test_an_entrant_cannot_make_the_stand_in_of_another_weaker(tmp_path: Path):
    async def part(house: House, sun: Sun, room: Room) -> None:
        here = await alone(house, sun, room)
        seat = next(i for i, c in enumerate(room.record.chairs) if c.holder == "computer")
        with pytest.raises(Forbidden):
            await seating.change_chair(room, here, seat, ChangeChair("computer", "random"))

    in_a_round(tmp_path, part)


def test_only_the_entrant_returns_whatever_token_somebody_has(tmp_path: Path):
    async def part(house: House, sun: Sun, room: Room) -> None:
        await settle(room)
        leaves, _ = entrants(room)
        token = room.record.chairs[room.asked[0]].recovery
        for gone in (False, True):
            if gone:
                await seating.leave(room, leaves)
            with pytest.raises(Forbidden):
                await seating.recover(room, "eve", Recover(token))
        await seating.recover(room, leaves, Recover())
        assert room.record.held_by(leaves)

    in_a_round(tmp_path, part)


def test_a_game_afterwards_has_a_host_again(tmp_path: Path):
    async def part(house: House, sun: Sun, room: Room) -> None:
        room.record.phase = "over"
        new = await seating.again(house, room, "Ann", "here")
        record = house.rooms[new.id].record
        assert (record.tournament, record.host) == ("", "Ann")
        assert record.invitation

    in_a_round(tmp_path, part)


# --- nobody freezes it ----------------------------------------------------------------------------


@pytest.mark.parametrize("clock", [Bank(3600), Post(24)])
def test_pauses_stop_the_clock_for_five_minutes_a_seat(tmp_path: Path, clock: Clock):
    async def part(house: House, sun: Sun, room: Room) -> None:
        await settle(room)
        for guest in entrants(room):
            await pause_wishes.pause(room, guest, True)
        before = left(room)
        await later(house, sun, MOST_STOOD - 1)
        assert left(room) == before
        await later(house, sun, 2)
        assert room.table("Ann").clocks.pauses == []
        sun.now += 10
        assert left(room) == before - 10
        with pytest.raises(Conflict, match="5 minutes of pauses"):
            await pause_wishes.pause(room, "Ann", True)

    in_a_round(tmp_path, part, clock)


def test_reading_stops_it_for_no_longer_with_pauses_than_without(tmp_path: Path):
    async def part(house: House, sun: Sun, room: Room) -> None:
        here = await alone(house, sun, room)
        page = Reader(here, room.record.held_by(here)[0])
        await viewer_requests.look(room, page, page.seat, "en")
        before = left(room)
        await pause_wishes.pause(room, here, True)
        await later(house, sun, MOST_STOOD - 60)
        viewer_requests.read(room, page, True)
        await pause_wishes.pause(room, here, False)
        await later(house, sun, 59)
        assert left(room) == before
        await answer(room, page.seat)
        assert room.patience.somebody_reads()
        await later(house, sun, 2)
        assert not room.patience.somebody_reads()
        await settle(room)  # the stand-in, who had waited, goes on
        assert room.timer
        assert room.timer.runs == [page.seat]

    in_a_round(tmp_path, part)


def test_a_pause_ends_though_its_page_is_closed(tmp_path: Path):
    async def part(house: House, sun: Sun, room: Room) -> None:
        here = await alone(house, sun, room)
        await pause_wishes.pause(room, here, True)
        assert room.timer
        assert not room.is_idle()
        assert room.timer.due() == sun.now + MOST_STOOD

    in_a_round(tmp_path, part)


def test_nobody_who_is_alone_looks_at_the_end_of_a_round_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async def part(house: House, sun: Sun, room: Room) -> None:
        here = await alone(house, sun, room)
        page = Reader(here, room.record.held_by(here)[0])
        page.rests, page.seen = True, -1
        room.audience.listeners.add(page)
        assert await room.patience.everybody_has_seen(room.begun())

    monkeypatch.setattr("tinstar.server.tables.acknowledgements.REST_SECONDS", 0.01)
    in_a_round(tmp_path, part)
