"""A table of a tournament: no host, no invitation, no long waits."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.match.conftest import short
from tests.server.tables.random_leaving import Sun, answer, later, open_quietly, settle
from tinstar.server.clock_settings import Clock, CorrespondenceTime, TimeBank
from tinstar.server.errors import Conflict, Forbidden
from tinstar.server.features.tournaments import service
from tinstar.server.features.tournaments.schemas import EnterTournament, NewTournament
from tinstar.server.tables import pause_wishes, seating, viewer_requests
from tinstar.server.tables.clock_arithmetic import MOST_STOOD
from tinstar.server.tables.live_table import LiveTable
from tinstar.server.tables.registry import TableRegistry
from tinstar.server.tables.setup_schemas import ChangeChair, Join, NewChair, NewTable, RecoverSeat
from tinstar.server.tables.timeout_stand_ins import AWAY

NAMES = ("Ann", "Bob", "Cat", "Dan")
Part = Callable[[TableRegistry, Sun, LiveTable], Coroutine[Any, Any, None]]


class Reader:
    """A listener whose page shows an explanation."""

    language, is_remote, seen = "en", False, 0
    rests = own_time = aside = False

    def __init__(self, guest: str, seat: int):
        self.guest, self.reads = guest, False
        self.seat: int | None = seat

    def send(self, raw: bytes) -> None: ...
    def know(self, how: Any) -> None: ...
    def leave(self) -> None: ...


def in_a_round(folder: Path, part: Part, clock: Clock = TimeBank(3600)) -> None:  # noqa: B008
    """Run a part at the first table of a round with four entrants."""

    async def whole() -> None:
        sun = Sun()
        async with open_quietly(folder, sun) as registry:
            table = NewTable("calaboose", [NewChair("friend")] * 2, edition=short(), clock=clock)
            said = NewTournament(replace(table, pace=0), rounds=1)
            id = await service.create_tournament(registry, said, "Ann", "here")
            kept = service.tournament_by_id(registry.store, id)
            for name in NAMES:
                service.enter(registry.store, id, name, EnterTournament(kept.invitation, name))
            await service.start_next_round(registry, id, "Ann", "here")
            first = service.tournament_by_id(registry.store, id).played[0].tables[0]
            await part(registry, sun, await registry.live_table(first))

    asyncio.run(whole())


def entrants(live_table: LiveTable) -> tuple[str, str]:
    """Return the player to act, and the other one."""
    asked = live_table.asked[0]
    return live_table.record.chairs[asked].guest, live_table.record.chairs[1 - asked].guest


async def alone(registry: TableRegistry, sun: Sun, live_table: LiveTable) -> str:
    """Return the guest who is left with a computer stand-in."""
    await settle(live_table)
    late, here = entrants(live_table)
    await later(registry, sun, AWAY + 1)
    assert [c.guest for c in live_table.record.chairs if c.holder == "person"] == [here]
    await settle(live_table)
    assert late not in live_table.record.held_by(here)
    return here


def left(live_table: LiveTable) -> float:
    assert live_table.timer
    return live_table.timer.left(live_table.asked[0], live_table.timer.hours.now())


# --- nobody has a host's rights -------------------------------------------------------------------


def test_nobody_is_host_or_has_an_invitation(tmp_path: Path):
    async def part(registry: TableRegistry, sun: Sun, live_table: LiveTable) -> None:
        await settle(live_table)
        for guest in entrants(live_table):
            told, links = live_table.table(guest), seating.links(live_table, guest, "", None)
            assert not told.host
            assert told.tournament
            assert (links.invitation, links.recovery) == ("", {})
        with pytest.raises(Forbidden):
            await seating.join(live_table, "eve", Join("", "Eve"))

    in_a_round(tmp_path, part)


def test_an_entrant_cannot_make_the_stand_in_of_another_weaker(tmp_path: Path):
    async def part(registry: TableRegistry, sun: Sun, live_table: LiveTable) -> None:
        here = await alone(registry, sun, live_table)
        seat = next(i for i, c in enumerate(live_table.record.chairs) if c.holder == "computer")
        with pytest.raises(Forbidden):
            await seating.change_chair(live_table, here, seat, ChangeChair("computer", "random"))

    in_a_round(tmp_path, part)


def test_only_the_entrant_returns_whatever_token_somebody_has(tmp_path: Path):
    async def part(registry: TableRegistry, sun: Sun, live_table: LiveTable) -> None:
        await settle(live_table)
        leaves, _ = entrants(live_table)
        token = live_table.record.chairs[live_table.asked[0]].recovery
        for gone in (False, True):
            if gone:
                await seating.leave(live_table, leaves)
            with pytest.raises(Forbidden):
                await seating.recover(live_table, "eve", RecoverSeat(token))
        await seating.recover(live_table, leaves, RecoverSeat())
        assert live_table.record.held_by(leaves)

    in_a_round(tmp_path, part)


def test_a_game_afterwards_has_a_host_again(tmp_path: Path):
    async def part(registry: TableRegistry, sun: Sun, live_table: LiveTable) -> None:
        live_table.record.phase = "over"
        new = await seating.rematch(registry, live_table, "Ann", "here")
        record = registry.live_tables[new.id].record
        assert (record.tournament, record.host) == ("", "Ann")
        assert record.invitation

    in_a_round(tmp_path, part)


# --- nobody freezes it ----------------------------------------------------------------------------


@pytest.mark.parametrize("clock", [TimeBank(3600), CorrespondenceTime(24)])
def test_pauses_stop_the_clock_for_five_minutes_a_seat(tmp_path: Path, clock: Clock):
    async def part(registry: TableRegistry, sun: Sun, live_table: LiveTable) -> None:
        await settle(live_table)
        for guest in entrants(live_table):
            await pause_wishes.pause(live_table, guest, True)
        before = left(live_table)
        await later(registry, sun, MOST_STOOD - 1)
        assert left(live_table) == before
        await later(registry, sun, 2)
        assert live_table.table("Ann").clocks.pauses == []
        sun.now += 10
        assert left(live_table) == before - 10
        with pytest.raises(Conflict, match="at most 5 minutes"):
            await pause_wishes.pause(live_table, "Ann", True)

    in_a_round(tmp_path, part, clock)


def test_reading_stops_it_for_no_longer_with_pauses_than_without(tmp_path: Path):
    async def part(registry: TableRegistry, sun: Sun, live_table: LiveTable) -> None:
        here = await alone(registry, sun, live_table)
        page = Reader(here, live_table.record.held_by(here)[0])
        await viewer_requests.look(live_table, page, page.seat, "en")
        before = left(live_table)
        await pause_wishes.pause(live_table, here, True)
        await later(registry, sun, MOST_STOOD - 60)
        viewer_requests.read(live_table, page, True)
        await pause_wishes.pause(live_table, here, False)
        await later(registry, sun, 59)
        assert left(live_table) == before
        await answer(live_table, page.seat)
        assert live_table.acknowledgements.somebody_reads()
        await later(registry, sun, 2)
        assert not live_table.acknowledgements.somebody_reads()
        await settle(live_table)  # the waiting stand-in moves
        assert live_table.timer
        assert live_table.timer.runs == [page.seat]

    in_a_round(tmp_path, part)


def test_a_pause_ends_though_its_page_is_closed(tmp_path: Path):
    async def part(registry: TableRegistry, sun: Sun, live_table: LiveTable) -> None:
        here = await alone(registry, sun, live_table)
        await pause_wishes.pause(live_table, here, True)
        assert live_table.timer
        assert not live_table.is_idle()
        assert live_table.timer.due() == sun.now + MOST_STOOD

    in_a_round(tmp_path, part)


def test_nobody_who_is_alone_looks_at_the_end_of_a_round_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async def part(registry: TableRegistry, sun: Sun, live_table: LiveTable) -> None:
        here = await alone(registry, sun, live_table)
        page = Reader(here, live_table.record.held_by(here)[0])
        page.rests, page.seen = True, -1
        live_table.audience.listeners.add(page)
        assert await live_table.acknowledgements.everybody_has_seen(live_table.begun())

    monkeypatch.setattr("tinstar.server.tables.acknowledgements.REST_SECONDS", 0.01)
    in_a_round(tmp_path, part)
