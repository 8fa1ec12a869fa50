"""Clocks: whose time runs, what an answer and an undo do to it, and who is stood in for."""

import asyncio
from collections.abc import Callable, Coroutine
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from tests.server.conftest import Visitor
from tests.server.leaving import (
    MONDAY,
    Sun,
    answer,
    later,
    many,
    open_quietly,
    set_table,
    settle,
    short,
)
from tinstar.server.clocks import Bank, Clock, Post
from tinstar.server.errors import Conflict, Forbidden
from tinstar.server.keeping.journal import StoredLines
from tinstar.server.messages.setting import ChangeChair, Recover
from tinstar.server.people import pausing, seating
from tinstar.server.rooms import answering
from tinstar.server.rooms.absence import AWAY, KEPT_EVERY
from tinstar.server.rooms.clock import GRACE, RETURN, SLACK
from tinstar.server.rooms.hours import Calendar
from tinstar.server.rooms.house import House
from tinstar.server.rooms.room import Room
from tinstar.table import verify

A_DAY = 24 * 3600
FIVE = Bank(300, 10)
BERLIN = ZoneInfo("Europe/Berlin")

At = Callable[[House, Sun], Coroutine[Any, Any, None]]


@pytest.fixture
def in_a_house(tmp_path: Path) -> Callable[..., Sun]:
    """Let it happen in a house; with several, one after the other after a restart."""

    def happen(*parts: At, sun: Sun | None = None, closed: float = 0.0) -> Sun:
        sun = sun or Sun()

        async def all_of_it() -> None:
            for part in parts:
                async with open_quietly(tmp_path, sun) as house:
                    await part(house, sun)
                sun.now += closed

        asyncio.run(all_of_it())
        return sun

    return happen


async def two(house: House, clock: Clock | None = FIVE, **more: Any) -> tuple[Room, int, int]:
    """Ann and Bob, and who of them is asked, and who is not."""
    room = await set_table(house, clock, "bob", **more)
    await settle(room)
    asked = room.asked[0]
    return room, asked, 1 - asked


def left(room: Room) -> list[float]:
    assert room.timer
    return [round(x, 3) for x in room.timer.told().left]


def holders(room: Room) -> list[str]:
    return [chair.holder for chair in room.record.chairs]


def told(room: Room) -> list[str]:
    return [line.text for line in room.begun().log(-1) if line.kind == "chair"]


async def leaves_memory(house: House, room: Room) -> None:
    """As a table that nobody looks at does, until it is due."""
    assert room.timer
    await house._let_go(room.record.id)
    await asyncio.to_thread(house.store.release, room.record, room.asked, room.timer.due())


def action(room: Room, text: str) -> int:
    """The action of that notation of whoever is asked."""
    play = room.begun()
    actions = play.match.game.rules.actions
    return next(a for a in play.view(room.asked[0]).legal_actions() if actions.text(a) == text)


async def turn_over(room: Room) -> None:
    """The seat that is asked answers until another is."""
    seat = room.asked[0]
    while room.asked == [seat]:
        await answer(room, seat)
        await settle(room)


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
        (True, True, "2026-03-28 20:00", 24, "2026-03-29 21:00"),  # an hour is left out
        (False, True, "2026-03-28 21:00", 2, "2026-03-29 09:00"),
    ],
)
def test_nights_and_weekends_do_not_count_where_they_are_excepted(
    nights: bool, weekends: bool, since: str, hours: int, until: str
):
    calendar = Calendar(Post(24, nights, weekends, "Europe/Berlin"), lambda: 0.0)
    assert calendar.after(at(since), hours * 3600) == at(until)
    assert calendar.passed(at(since), at(until)) == hours * 3600
    assert calendar.passed(at(until), at(since)) == 0


# --- what an answer does -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("clock", "takes", "then"),
    [(FIVE, 30, 280), (Bank(300, 10, "delay"), 30, 280), (Bank(300, 10, "delay"), 4, 300),
     (FIVE, 4, 306)],
)  # fmt: skip
def test_time_runs_for_whoever_is_asked_and_comes_back_as_agreed(
    clock: Bank, takes: float, then: float, in_a_house: Any
):
    async def part(house: House, sun: Sun) -> None:
        room, asked, other = await two(house, clock)
        sun.now += takes
        assert left(room)[asked] == 300 - takes
        assert left(room)[other] == 300
        await answer(room, asked)
        assert left(room)[asked] == pytest.approx(then, abs=0.2)

    in_a_house(part)


def test_an_answer_said_twice_from_two_devices_counts_once_and_adds_time_once(in_a_house: Any):
    async def part(house: House, sun: Sun) -> None:
        room, asked, _ = await two(house, game="caboo")
        play, guest = room.begun(), room.record.chairs[asked].guest
        at, draw = play.at, action(room, "draw")
        both = (
            answering.answer(room, guest, asked, at, draw),
            answering.answer(room, guest, asked, at, draw),
        )
        await asyncio.gather(*both)
        assert left(room)[asked] == pytest.approx(310, abs=0.2)
        with pytest.raises(Conflict):
            await answering.answer(room, guest, asked, at, draw + 1)
        assert room.asked == [asked]  # for what to do with the card
        assert left(room)[asked] == pytest.approx(310, abs=0.2)

    in_a_house(part)


def test_an_undo_takes_the_time_back_that_an_answer_brought_and_none_that_was_thought(
    in_a_house: Any,
):
    async def part(house: House, sun: Sun) -> None:
        room, asked, other = await two(house)
        guest, play = room.record.chairs[asked].guest, room.begun()
        sun.now += 20
        await answer(room, asked)
        if not play.match.may_undo(asked):
            pytest.fail("expected an answer that may be taken back")
        sun.now += 15
        await answering.undo(room, guest, asked, play.at)
        assert left(room)[asked] == pytest.approx(265, abs=0.3)
        assert left(room)[other] == 300
        sun.now += 100
        await answer(room, asked)
        sun.now += 200
        with pytest.raises(Conflict, match="expected more time to take an answer back"):
            await answering.undo(room, guest, asked, play.at)

    in_a_house(part)


@pytest.mark.parametrize(("window", "run"), [(0, [0, 1]), (30, [])])
def test_in_a_window_without_hurry_the_time_of_all_runs_who_are_asked(
    window: int, run: list[int], in_a_house: Any
):
    async def part(house: House, sun: Sun) -> None:
        room = await set_table(house, FIVE, "bob", game="caboo", window=window)
        assert room.timer
        for text in ("draw", "discard"):
            await settle(room)
            seat, play = room.asked[0], room.begun()
            guest = room.record.chairs[seat].guest
            await answering.answer(room, guest, seat, play.at, action(room, text))
        assert room.timer.runs == run
        if run:
            stood = left(room)
            sun.now += 7
            await answer(room, 0)
            sun.now += 5
            spent = [before - now for before, now in zip(stood, left(room), strict=True)]
            assert spent == [pytest.approx(7 - 10, abs=0.2), pytest.approx(12, abs=0.2)]

    in_a_house(part)


# --- who does not answer in time -----------------------------------------------------------------


def test_who_is_late_is_warned_then_stood_in_for_and_may_come_back(in_a_house: Any):
    async def part(house: House, sun: Sun) -> None:
        room, asked, other = await two(house, edition=short())
        sits, chair = room.record.chairs[other].guest, room.record.chairs[asked]
        name, guest = chair.name, chair.guest
        room.heard[guest] = 1e9  # somebody who is there, and thinks
        await later(house, sun, 269)
        assert room.timer
        assert not room.timer.times.warned
        await later(house, sun, 2)
        assert room.table("").clocks.warned == [asked]
        await later(house, sun, 29.1)
        assert holders(room)[asked] == "person"  # an answer may be on its way
        await later(house, sun, SLACK)
        stand_in = room.record.chairs[asked]
        assert (stand_in.holder, stand_in.kind, stand_in.left_name) == ("computer", "keen", name)
        assert told(room) == [
            f"{name} is out of time: {stand_in.name}, a computer player, sits in."
        ]
        assert room.table(guest).chairs[asked].returns
        with pytest.raises(Forbidden):
            await seating.recover(house, room, sits, Recover())
        await seating.recover(house, room, guest, Recover())
        assert left(room)[asked] == RETURN * 300
        assert told(room)[1:] == [f"{name} is back."]

    in_a_house(part)


@pytest.mark.parametrize(("too_late", "holds"), [(-0.1, "person"), (0.1, "person"), (0.3, "else")])
def test_of_an_answer_and_the_end_of_the_time_exactly_one_counts(
    too_late: float, holds: str, in_a_house: Any
):
    async def part(house: House, sun: Sun) -> None:
        room, asked, _ = await two(house)
        guest, play = room.record.chairs[asked].guest, room.begun()
        room.heard[guest] = 1e9
        first, at = play.view(asked).legal_actions()[0], play.at
        sun.now += 300 + too_late
        both = answering.answer(room, guest, asked, at, first, 0.2), house.mind_clocks()
        found = (await asyncio.gather(*both, return_exceptions=True))[0]
        if holds == "person":
            assert found == play.at > at
            await house.mind_clocks()
            assert holders(room)[asked] == "person"
            assert told(room) == []
        else:
            assert isinstance(found, Conflict)
            assert holders(room)[asked] == "computer"
            assert len(told(room)) == 1

    in_a_house(part)


def test_who_is_away_for_long_on_the_spot_is_stood_in_for_before_the_time_is_up(in_a_house: Any):
    async def part(house: House, sun: Sun) -> None:
        room, asked, _ = await two(house, Bank(3600))
        await later(house, sun, AWAY / 2 + 1)
        assert room.timer
        assert room.timer.times.warned == [asked]
        await later(house, sun, AWAY / 2)
        assert told(room)[0].split(":")[0].endswith("is away")

    in_a_house(part)


def test_a_chair_that_was_left_freezes_no_table_with_a_clock_and_a_relaxed_one_waits(
    in_a_house: Any,
):
    async def part(house: House, sun: Sun) -> None:
        for clock, holds in ((FIVE, "computer"), (Post(24), "computer"), (None, "free")):
            room, asked, _ = await two(house, clock)
            await seating.leave(house, room, room.record.chairs[asked].guest)
            await later(house, sun, 30 * A_DAY)
            assert holders(room)[asked] == holds

    in_a_house(part)


def test_where_time_loses_the_chair_is_played_to_the_end_and_cannot_win(
    in_a_house: Any, tmp_path: Path
):
    async def part(house: House, sun: Sun) -> None:
        room, asked, other = await two(house, Bank(60, loses=True), edition=short())
        guest = room.record.chairs[asked].guest
        await later(house, sun, 61)
        chair = room.record.chairs[asked]
        assert (chair.kind, chair.why) == ("easy", "lost")
        assert not room.table(guest).chairs[asked].returns
        for gone in (seating.recover(house, room, guest, Recover()), _give(house, room, asked)):
            with pytest.raises((Forbidden, Conflict)):
                await gone
        while room.record.phase != "over":
            await settle(room)
            await answer(room, other)
            await settle(room)
        assert room.record.winners == [other]
        assert room.table(guest).chairs[asked].lost
        for seats in (room.begun().standing(0), room.begun().replay(-2)[-1]):
            assert [s.seat for s in seats.scene.seats if s.winner] == [other]
        assert verify(StoredLines(house.store, room.record)).fair
        new = await seating.again(house, room, room.record.chairs[other].guest, "here")
        assert new.record.times is None

    in_a_house(part)


def _give(house: House, room: Room, seat: int) -> Coroutine[Any, Any, None]:
    return seating.change_chair(house, room, room.record.host, seat, ChangeChair("friend"))


def test_the_clock_stands_while_all_want_it_and_goes_on_when_one_does_not(in_a_house: Any):
    async def part(house: House, sun: Sun) -> None:
        room, asked, _ = await two(house, Post(24))
        with pytest.raises(Forbidden):
            await pausing.pause(room, "eve", True)
        await pausing.pause(room, "ann", True)
        await later(house, sun, 3600)
        await pausing.pause(room, "bob", True)
        await later(house, sun, 90 * A_DAY)
        await pausing.pause(room, "bob", False)
        await later(house, sun, 22 * 3600)
        assert left(room)[asked] == 3600
        assert holders(room)[asked] == "person"

    in_a_house(part)


# --- restarts ------------------------------------------------------------------------------------


def test_a_clock_stands_while_the_house_is_closed_however_the_wall_clock_is_put(in_a_house: Any):
    rooms: list[str] = []

    async def before(house: House, sun: Sun) -> None:
        room, asked, _ = await two(house)
        rooms.append(room.record.id)
        sun.now += 100
        assert left(room)[asked] == 200

    async def after(house: House, sun: Sun) -> None:
        sun.put_forward -= A_DAY
        room = await house.room(rooms[0])
        asked = room.asked[0]
        sun.now += GRACE
        assert left(room)[asked] == 200
        sun.now += 50
        assert left(room)[asked] == 150

    in_a_house(before, after, closed=A_DAY)


def test_a_house_that_is_killed_has_lost_a_few_seconds_of_a_clock_and_no_more(
    in_a_house: Any, tmp_path: Path
):
    async def part(house: House, sun: Sun) -> None:
        room, asked, _ = await two(house)
        room.heard[room.record.chairs[asked].guest] = 1e9
        for _ in range(10):
            await later(house, sun, 10)
        kept = house.store.table(room.record.id)
        assert kept
        assert kept.times
        assert 200 <= kept.times.left[asked] <= 200 + KEPT_EVERY

    in_a_house(part)


def test_a_match_by_post_goes_on_over_days_and_restarts(in_a_house: Any):
    rooms: list[str] = []
    clock = Post(24, weekends=False, zone="UTC")

    async def begin(house: House, sun: Sun) -> None:
        room, _, _ = await two(house, clock, edition=short())
        rooms.append(room.record.id)
        for day in range(3):  # Monday to Wednesday
            await turn_over(room)
            await later(house, sun, (day + 1) * A_DAY - 60 - sun.now)
            assert "computer" not in holders(room)
            sun.now += 60
        await turn_over(room)

    async def friday(house: House, sun: Sun) -> None:
        room = await house.room(rooms[0])
        assert room.timer
        asked = room.asked[0]
        spent = 24 * 3600 - left(room)[asked]
        assert 0 <= spent <= 60  # of the day when nobody could come in, nothing counts
        until = MONDAY + 7 * A_DAY
        assert room.table("").clocks.until == [pytest.approx(until, abs=61)]
        await leaves_memory(house, room)
        (kept,) = await house.tables_of(room.record.host)
        assert kept.clocks
        assert kept.clocks.until == [pytest.approx(until, abs=61)]
        sun.now += 2 * A_DAY
        await house.wake()
        assert room.record.id not in house.rooms
        sun.now += A_DAY + 1  # Monday, eight o'clock
        await house.wake()
        await house.mind_clocks()
        room = house.rooms[room.record.id]
        assert holders(room)[asked] == "computer"
        await settle(room)

    in_a_house(begin, friday, closed=A_DAY)


def test_a_table_by_post_is_not_forgotten_because_nobody_answers_on_the_first_day(
    in_a_house: Any,
):
    async def part(house: House, sun: Sun) -> None:
        post, _, _ = await two(house, Post(72))
        spot, _, _ = await two(house, FIVE)
        assert post.record.id != spot.record.id
        assert house.store.tables.to_forget(-A_DAY, 1e9) == [spot.record.id]

    in_a_house(part)


@pytest.mark.timeout(240)
def test_many_matches_end_though_people_leave_and_are_late_at_random():
    did = asyncio.run(many(60))
    assert min(did[x] for x in ("answers", "is late", "leaves", "returns")) > 5


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
    assert "clock" in detail or "zone: expected a time zone" in detail


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


def test_all_are_asked_to_another_game_and_who_does_not_come_leaves_a_free_chair(
    visit: Callable[[], Visitor], short: str
):
    ann, bob, cy, eve = visit(), visit(), visit(), visit()
    clock = {"kind": "post", "hours": 24}
    old = ann.sets("me", "friend", "friend", "easy", edition=short, clock=clock)
    for friend, name in ((bob, "Bob"), (cy, "Cy")):
        friend.joins(ann, old, name)
    ann.post(f"/tables/{old}/start")
    bob.post(f"/tables/{old}/leave")
    ann.put(f"/tables/{old}/chairs/1", {"who": "computer", "kind": "keen"})
    while not (frame := eve.frame(old, -1))["scene"].get("ending"):
        for visitor, seat in ((ann, 0), (cy, 2)):
            mine = visitor.frame(old, seat, wait=0)
            if choices := mine["scene"].get("choices"):
                visitor.answers(old, mine, choices[0]["action"])
        eve.frame(old, -1, frame["at"], 0.05)
    eve.post(f"/tables/{old}/again", status=403)
    new = cy.post(f"/tables/{old}/again", status=201)
    assert ann.post(f"/tables/{old}/again", status=201)["id"] == new["id"]
    assert eve.get(f"/tables/{old}")["successor"] == new["id"]
    assert new["clock"]["hours"] == 24
    seats = [(c["holder"], c["name"] or c["left"]) for c in new["chairs"]]
    assert seats[1:] == [("free", "Calico Jane"), ("free", "Bob"), ("person", "Cy")]
    assert seats[0][0] == "computer"
    path = f"/tables/{new['id']}"
    assert [c["returns"] for c in bob.get(path)["chairs"]] == [False, False, True, False]
    assert bob.post(f"{path}/recover", {})["chairs"][2]["name"] == "Bob"
    assert ann.post(f"{path}/leave")["chairs"][1] | {"seat": 1} == new["chairs"][1] | {"left": ""}
    cy.put(f"{path}/chairs/1", {"who": "computer", "kind": "easy"})
    assert cy.post(f"{path}/start")["phase"] in ("revealing", "playing")
