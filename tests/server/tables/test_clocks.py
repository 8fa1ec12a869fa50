"""Clocks: running seats, counted hours, and the effect of moves and undos."""

import asyncio
import zoneinfo
from collections.abc import Callable
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from tests.server.conftest import Visitor
from tests.server.tables.random_leaving import FIVE, Sun, answer, left, set_table, settle, two
from tinstar.server import clock_settings
from tinstar.server.clock_settings import CorrespondenceTime, TimeBank
from tinstar.server.errors import Conflict
from tinstar.server.tables import moves
from tinstar.server.tables.hours_that_count import CalendarHours
from tinstar.server.tables.live_table import LiveTable
from tinstar.server.tables.registry import TableRegistry

BERLIN = ZoneInfo("Europe/Berlin")


def action(live_table: LiveTable, text: str) -> int:
    """Return the action with that notation of the player to act."""
    play = live_table.begun()
    actions = play.match.game.rules.actions
    return next(
        a for a in play.view(live_table.asked[0]).legal_actions() if actions.text(a) == text
    )


# --- which hours count ---------------------------------------------------------------------------


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=BERLIN).timestamp()


@pytest.mark.parametrize(
    ("nights", "weekends", "since", "hours", "until"),
    [
        (True, True, "2026-01-05 20:00", 24, "2026-01-06 20:00"),
        (False, True, "2026-01-05 20:00", 4, "2026-01-06 10:00"),
        (False, True, "2026-01-05 23:00", 1, "2026-01-06 09:00"),
        (True, False, "2026-01-09 20:00", 8, "2026-01-12 04:00"),  # a Friday
        (False, False, "2026-01-10 12:00", 15, "2026-01-13 09:00"),
        (True, True, "2026-03-28 20:00", 24, "2026-03-29 21:00"),  # the clocks skip an hour
        (False, True, "2026-03-28 21:00", 2, "2026-03-29 09:00"),
    ],
)
def test_nights_and_weekends_do_not_count_where_they_are_excepted(
    nights: bool, weekends: bool, since: str, hours: int, until: str
):
    calendar = CalendarHours(CorrespondenceTime(24, nights, weekends, "Europe/Berlin"), lambda: 0.0)
    assert calendar.after(at(since), hours * 3600) == at(until)
    assert calendar.passed(at(since), at(until)) == hours * 3600
    assert calendar.passed(at(until), at(since)) == 0


@pytest.mark.parametrize("old", ["Asia/Calcutta", "Europe/Kiev", "US/Pacific"])
def test_old_names_of_time_zones_are_known_where_the_system_has_none(old: str):
    clock_settings._zones.cache_clear()
    zoneinfo.reset_tzpath([])
    try:
        clock_settings.expect_zone(old)
        assert ZoneInfo.no_cache(old).key == old
    finally:
        zoneinfo.reset_tzpath()


def test_by_a_zone_that_is_gone_a_table_goes_on_by_utc_and_says_so(
    under_the_sun: Any, monkeypatch: pytest.MonkeyPatch
):
    async def part(registry: TableRegistry, sun: Sun) -> None:
        live_table, asked, _ = await two(
            registry, CorrespondenceTime(4, nights=False, zone="Asia/Calcutta")
        )
        assert not live_table.table("ann").zone_gone
        monkeypatch.setattr(clock_settings, "_zones", lambda: {"Europe/Berlin"})
        await registry._let_go(live_table.record.id)
        (listed,) = await registry.tables_of("ann")
        assert listed.zone_gone
        live_table = await registry.live_table(live_table.record.id)
        sun.now += 5 * 3600  # from eight in the morning UTC
        await registry.mind_clocks()
        assert live_table.record.chairs[asked].holder == "computer"

    under_the_sun(part)


# --- what an answer does -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("clock", "takes", "then"),
    [(FIVE, 30, 280), (TimeBank(300, 10, "delay"), 30, 280), (TimeBank(300, 10, "delay"), 4, 300),
     (FIVE, 4, 306)],
)  # fmt: skip
def test_time_runs_for_whoever_is_asked_and_comes_back_as_agreed(
    clock: TimeBank, takes: float, then: float, under_the_sun: Any
):
    async def part(registry: TableRegistry, sun: Sun) -> None:
        live_table, asked, other = await two(registry, clock)
        sun.now += takes
        assert left(live_table)[asked] == 300 - takes
        assert left(live_table)[other] == 300
        await answer(live_table, asked)
        assert left(live_table)[asked] == pytest.approx(then, abs=0.2)

    under_the_sun(part)


def test_an_answer_said_twice_from_two_devices_counts_once_and_adds_time_once(under_the_sun: Any):
    async def part(registry: TableRegistry, sun: Sun) -> None:
        live_table, asked, _ = await two(registry, game="caboo")
        play, guest = live_table.begun(), live_table.record.chairs[asked].guest
        at, draw = play.at, action(live_table, "draw")
        both = (
            moves.answer(live_table, guest, asked, at, draw),
            moves.answer(live_table, guest, asked, at, draw),
        )
        await asyncio.gather(*both)
        assert left(live_table)[asked] == pytest.approx(310, abs=0.2)
        with pytest.raises(Conflict):
            await moves.answer(live_table, guest, asked, at, draw + 1)
        assert live_table.asked == [asked]  # to decide about the card
        assert left(live_table)[asked] == pytest.approx(310, abs=0.2)

    under_the_sun(part)


def test_an_undo_takes_the_time_back_that_an_answer_brought_and_none_that_was_thought(
    under_the_sun: Any,
):
    async def part(registry: TableRegistry, sun: Sun) -> None:
        live_table, asked, other = await two(registry, options={"redraw_hucksters": True})
        guest, play = live_table.record.chairs[asked].guest, live_table.begun()
        sun.now += 20
        await answer(live_table, asked)
        if not play.match.may_undo(asked):
            pytest.fail("expected an answer that may be taken back")
        sun.now += 15
        await moves.undo(live_table, guest, asked, play.at)
        assert left(live_table)[asked] == pytest.approx(265, abs=0.3)
        assert left(live_table)[other] == 300
        sun.now += 100
        await answer(live_table, asked)
        sun.now += 200
        with pytest.raises(Conflict, match="not have enough time left"):
            await moves.undo(live_table, guest, asked, play.at)

    under_the_sun(part)


@pytest.mark.parametrize(("window", "run"), [(0, [0, 1]), (30, [])])
def test_in_a_window_without_hurry_the_time_of_all_runs_who_are_asked(
    window: int, run: list[int], under_the_sun: Any
):
    async def part(registry: TableRegistry, sun: Sun) -> None:
        live_table = await set_table(registry, FIVE, "bob", game="caboo", window=window)
        assert live_table.timer
        for text in ("draw", "discard"):
            await settle(live_table)
            seat, play = live_table.asked[0], live_table.begun()
            guest = live_table.record.chairs[seat].guest
            await moves.answer(live_table, guest, seat, play.at, action(live_table, text))
        assert live_table.timer.runs == run
        if run:
            stood = left(live_table)
            sun.now += 7
            await answer(live_table, 0)
            sun.now += 5
            spent = [before - now for before, now in zip(stood, left(live_table), strict=True)]
            assert spent == [pytest.approx(7 - 10, abs=0.2), pytest.approx(12, abs=0.2)]

    under_the_sun(part)


# --- over the wire -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "bank", "seconds": -1},
        {"kind": "bank", "seconds": 10**12},
        {"kind": "bank", "seconds": "many"},
        {"kind": "bank", "seconds": 60, "more": -5},
        {"kind": "bank", "seconds": 60, "style": "hourglass"},
        {"kind": "post", "hours": 0},
        {"kind": "post", "hours": 24, "zone": "Nowhere/Deadwood"},
        {"kind": "post", "hours": 24, "zone": "../../etc/passwd"},
        {"kind": "post", "hours": 24, "zone": "A" * 10_000},
        {"kind": "sundial"},
        {"seconds": 60},
        [],
        60,
    ],
)
def test_a_clock_set_to_nonsense_is_refused(clock: object, visit: Callable[[], Visitor]):
    chairs = [{"who": "me"}, {"who": "friend"}]
    body = {"game": "calaboose", "chairs": chairs, "clock": clock}
    detail = visit().post("/tables", body, 400)["detail"]
    assert "clock" in detail or "The time zone" in detail


def test_a_table_by_post_has_no_time_to_shout(visit: Callable[[], Visitor]):
    body = {"game": "caboo", "chairs": [{"who": "me"}] * 2, "window": 8}
    clock = {"kind": "post", "hours": 24}
    assert "by post" in visit().post("/tables", body | {"clock": clock}, 400)["detail"]


def test_everybody_hears_how_the_clock_stands_and_no_table_without_one_has_any(
    visit: Callable[[], Visitor], short: str
):
    ann, eve = visit(), visit()
    clock = {"kind": "bank", "seconds": 300, "more": 5}
    table = ann.sets("me", "easy", edition=short, clock=clock)
    assert ann.get(f"/tables/{table}")["clock"]["seconds"] == 300
    with eve.at_table(table) as watcher:
        watcher.says("look", seat=-1)
        watcher.hears("company")
        ann.post(f"/tables/{table}/start")
        heard = watcher.hears("clocks")
        while heard["runs"] != [0]:
            heard = watcher.hears("clocks")
        assert heard["left"] == [pytest.approx(300, abs=2), 300]
        ann.plays(table, 0, answers=1)
        assert watcher.hears("clocks")["left"][0] > 300
    relaxed = ann.sets("me", "easy", edition=short)
    assert ann.post(f"/tables/{relaxed}/start")["clocks"] is None
    ann.post(f"/tables/{relaxed}/pause", {"wish": True}, 409)
