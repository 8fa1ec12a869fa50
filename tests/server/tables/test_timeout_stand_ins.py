"""Late, absent and departed players are warned and replaced, and may return."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from tests.server.conftest import Visitor, play_on
from tests.server.tables.random_leaving import (
    FIVE,
    MONDAY,
    Sun,
    answer,
    later,
    left,
    many,
    settle,
    short,
    two,
)
from tinstar.match import verify
from tinstar.players import measured_strength
from tinstar.server.clock_settings import CorrespondenceTime, TimeBank
from tinstar.server.errors import Conflict, Forbidden
from tinstar.server.tables import moves, pause_wishes, seating
from tinstar.server.tables.clock_arithmetic import GRACE, RETURN, SLACK
from tinstar.server.tables.live_table import LiveTable
from tinstar.server.tables.registry import TableRegistry
from tinstar.server.tables.setup_schemas import ChangeChair, RecoverSeat
from tinstar.server.tables.stored_journal import StoredJournal
from tinstar.server.tables.timeout_stand_ins import AWAY, KEPT_EVERY

A_DAY = 24 * 3600


def holders(live_table: LiveTable) -> list[str]:
    return [chair.holder for chair in live_table.record.chairs]


def told(live_table: LiveTable) -> list[str]:
    return [line.text for line in live_table.begun().log(-1) if line.kind == "chair"]


async def leaves_memory(registry: TableRegistry, live_table: LiveTable) -> None:
    """Unload a table as if it were idle, until it is due."""
    assert live_table.timer
    await registry._let_go(live_table.record.id)
    await asyncio.to_thread(
        registry.store.release, live_table.record, live_table.asked, live_table.timer.due()
    )


async def turn_over(live_table: LiveTable) -> None:
    """Let the seat to act play until another one is to act."""
    seat = live_table.asked[0]
    while live_table.asked == [seat]:
        await answer(live_table, seat)
        await settle(live_table)


# --- who does not answer in time -----------------------------------------------------------------


def test_who_is_late_is_warned_then_stood_in_for_and_may_come_back(under_the_sun: Any):
    async def part(registry: TableRegistry, sun: Sun) -> None:
        live_table, asked, other = await two(registry, edition=short())
        sits, chair = live_table.record.chairs[other].guest, live_table.record.chairs[asked]
        name, guest = chair.name, chair.guest
        live_table.heard[guest] = 1e9  # present and thinking
        await later(registry, sun, 269)
        assert live_table.timer
        assert not live_table.timer.times.warned
        await later(registry, sun, 2)
        assert live_table.table("").clocks.warned == [asked]
        await later(registry, sun, 29.1)
        assert holders(live_table)[asked] == "person"  # a move may be under way
        await later(registry, sun, SLACK)
        stand_in = live_table.record.chairs[asked]
        assert (stand_in.holder, stand_in.kind, stand_in.left_name) == ("computer", "keen", name)
        assert told(live_table) == [
            f"{name} is out of time: {stand_in.name}, a computer player, plays for them."
        ]
        assert live_table.table(guest).chairs[asked].returns
        with pytest.raises(Forbidden):
            await seating.recover(live_table, sits, RecoverSeat())
        await seating.recover(live_table, guest, RecoverSeat())
        assert left(live_table)[asked] == RETURN * 300
        assert told(live_table)[1:] == [f"{name} is back."]

    under_the_sun(part)


@pytest.mark.parametrize(("too_late", "holds"), [(-0.1, "person"), (0.1, "person"), (0.3, "else")])
def test_of_an_answer_and_the_end_of_the_time_exactly_one_counts(
    too_late: float, holds: str, under_the_sun: Any
):
    async def part(registry: TableRegistry, sun: Sun) -> None:
        live_table, asked, _ = await two(registry)
        guest, play = live_table.record.chairs[asked].guest, live_table.begun()
        live_table.heard[guest] = 1e9
        first, at = play.view(asked).legal_actions()[0], play.at
        sun.now += 300 + too_late
        both = moves.answer(live_table, guest, asked, at, first, 0.2), registry.mind_clocks()
        found = (await asyncio.gather(*both, return_exceptions=True))[0]
        if holds == "person":
            assert found == play.at > at
            await registry.mind_clocks()
            assert holders(live_table)[asked] == "person"
            assert told(live_table) == []
        else:
            assert isinstance(found, Conflict)
            assert holders(live_table)[asked] == "computer"
            assert len(told(live_table)) == 1

    under_the_sun(part)


def test_who_is_away_for_long_on_the_spot_is_stood_in_for_before_the_time_is_up(under_the_sun: Any):
    async def part(registry: TableRegistry, sun: Sun) -> None:
        live_table, asked, _ = await two(registry, TimeBank(3600))
        await later(registry, sun, AWAY / 2 + 1)
        assert live_table.timer
        assert live_table.timer.times.warned == [asked]
        await later(registry, sun, AWAY / 2)
        assert told(live_table)[0].split(":")[0].endswith("is away")

    under_the_sun(part)


def test_a_chair_that_was_left_freezes_no_table_with_a_clock_and_a_relaxed_one_waits(
    under_the_sun: Any,
):
    async def part(registry: TableRegistry, sun: Sun) -> None:
        for clock, holds in (
            (FIVE, "computer"),
            (CorrespondenceTime(24), "computer"),
            (None, "free"),
        ):
            live_table, asked, _ = await two(registry, clock)
            await seating.leave(live_table, live_table.record.chairs[asked].guest)
            await later(registry, sun, 30 * A_DAY)
            assert holders(live_table)[asked] == holds

    under_the_sun(part)


def test_only_a_level_that_the_game_offers_stands_in(
    under_the_sun: Any, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(measured_strength, "offered", lambda _: ["easy"])

    async def part(registry: TableRegistry, sun: Sun) -> None:
        live_table, asked, _ = await two(registry, edition=short())
        live_table.heard[live_table.record.chairs[asked].guest] = 1e9
        await later(registry, sun, 300 + SLACK + 1)
        assert live_table.record.chairs[asked].kind == "easy"

    under_the_sun(part)


def test_where_time_loses_the_chair_is_played_to_the_end_and_cannot_win(under_the_sun: Any):
    async def part(registry: TableRegistry, sun: Sun) -> None:
        live_table, asked, other = await two(registry, TimeBank(60, loses=True), edition=short())
        guest = live_table.record.chairs[asked].guest
        await later(registry, sun, 61)
        chair = live_table.record.chairs[asked]
        assert (chair.kind, chair.why) == ("easy", "lost")
        assert not live_table.table(guest).chairs[asked].returns
        for gone in (
            seating.recover(live_table, guest, RecoverSeat()),
            _give(registry, live_table, asked),
        ):
            with pytest.raises((Forbidden, Conflict)):
                await gone
        while live_table.record.phase != "over":
            await settle(live_table)
            await answer(live_table, other)
            await settle(live_table)
        assert live_table.record.winners == [other]
        assert live_table.table(guest).chairs[asked].lost
        for seats in (live_table.begun().standing(0), live_table.begun().replay(-2)[-1]):
            assert [s.seat for s in seats.scene.seats if s.winner] == [other]
        assert verify(StoredJournal(registry.store, live_table.record)).fair
        new = await seating.rematch(
            registry, live_table, live_table.record.chairs[other].guest, "here"
        )
        assert registry.live_tables[new.id].record.times is None

    under_the_sun(part)


def _give(registry: TableRegistry, live_table: LiveTable, seat: int) -> Coroutine[Any, Any, None]:
    return seating.change_chair(live_table, live_table.record.host, seat, ChangeChair("friend"))


def test_the_clock_stands_while_all_want_it_and_goes_on_when_one_does_not(under_the_sun: Any):
    async def part(registry: TableRegistry, sun: Sun) -> None:
        live_table, asked, _ = await two(registry, CorrespondenceTime(24))
        with pytest.raises(Forbidden):
            await pause_wishes.pause(live_table, "eve", True)
        await pause_wishes.pause(live_table, "ann", True)
        await later(registry, sun, 3600)
        await pause_wishes.pause(live_table, "bob", True)
        await later(registry, sun, 90 * A_DAY)
        await pause_wishes.pause(live_table, "bob", False)
        await later(registry, sun, 22 * 3600)
        assert left(live_table)[asked] == 3600
        assert holders(live_table)[asked] == "person"

    under_the_sun(part)


# --- time that comes back ------------------------------------------------------------------------


def test_whoever_leaves_and_comes_back_has_the_time_that_they_had(under_the_sun: Any):
    async def part(registry: TableRegistry, sun: Sun) -> None:
        live_table, asked, _ = await two(registry, TimeBank(20))
        guest = live_table.record.chairs[asked].guest
        for had in (11, 2):
            sun.now += 9
            await seating.leave(live_table, guest)
            await seating.recover(live_table, guest, RecoverSeat())
            assert left(live_table)[asked] == had

    under_the_sun(part)


@pytest.mark.parametrize(("loses", "then"), [(False, [60, 0]), (True, [10])])
def test_a_stand_in_hands_some_time_over_once_a_match_unless_time_loses(
    loses: bool, then: list[float], under_the_sun: Any
):
    async def part(registry: TableRegistry, sun: Sun) -> None:
        live_table, asked, _ = await two(registry, TimeBank(300, loses=loses))
        guest = live_table.record.chairs[asked].guest
        sun.now += 290
        for had in then:
            await seating.leave(live_table, guest)
            if had:
                sitting = ChangeChair("computer", "easy")
                await seating.change_chair(live_table, live_table.record.host, asked, sitting)
            else:
                await later(registry, sun, 61)
                assert holders(live_table)[asked] == "computer"
            await seating.recover(live_table, guest, RecoverSeat())
            assert left(live_table)[asked] == had

    under_the_sun(part)


def test_by_post_whoever_comes_back_has_all_of_it_for_a_new_question(under_the_sun: Any):
    async def part(registry: TableRegistry, sun: Sun) -> None:
        live_table, asked, other = await two(registry, CorrespondenceTime(24))
        guest = live_table.record.chairs[asked].guest
        for _ in range(2):
            await later(registry, sun, 25 * 3600)
            await settle(live_table)
            assert live_table.asked == [other]
            await seating.recover(live_table, guest, RecoverSeat())
            assert left(live_table)[asked] == 24 * 3600
            await turn_over(live_table)

    under_the_sun(part)


# --- restarts ------------------------------------------------------------------------------------


def test_a_clock_stands_while_the_house_is_closed_however_the_wall_clock_is_put(under_the_sun: Any):
    live_tables: list[str] = []

    async def before(registry: TableRegistry, sun: Sun) -> None:
        live_table, asked, _ = await two(registry)
        live_tables.append(live_table.record.id)
        sun.now += 100
        assert left(live_table)[asked] == 200

    async def after(registry: TableRegistry, sun: Sun) -> None:
        sun.put_forward -= A_DAY
        live_table = await registry.live_table(live_tables[0])
        asked = live_table.asked[0]
        sun.now += GRACE
        assert left(live_table)[asked] == 200
        sun.now += 50
        assert left(live_table)[asked] == 150

    under_the_sun(before, after, closed=A_DAY)


def test_a_house_that_is_killed_has_lost_a_few_seconds_of_a_clock_and_no_more(under_the_sun: Any):
    async def part(registry: TableRegistry, sun: Sun) -> None:
        live_table, asked, _ = await two(registry)
        live_table.heard[live_table.record.chairs[asked].guest] = 1e9
        for _ in range(10):
            await later(registry, sun, 10)
        kept = registry.store.table(live_table.record.id)
        assert kept
        assert kept.times
        assert 200 <= kept.times.left[asked] <= 200 + KEPT_EVERY

    under_the_sun(part)


def test_a_match_by_post_goes_on_over_days_and_restarts(under_the_sun: Any):
    live_tables: list[str] = []
    clock = CorrespondenceTime(24, weekends=False, zone="UTC")

    async def begin(registry: TableRegistry, sun: Sun) -> None:
        live_table, _, _ = await two(registry, clock, edition=short())
        live_tables.append(live_table.record.id)
        for day in range(3):  # Monday to Wednesday
            await turn_over(live_table)
            await later(registry, sun, (day + 1) * A_DAY - 60 - sun.now)
            assert "computer" not in holders(live_table)
            sun.now += 60
        await turn_over(live_table)

    async def friday(registry: TableRegistry, sun: Sun) -> None:
        live_table = await registry.live_table(live_tables[0])
        assert live_table.timer
        asked = live_table.asked[0]
        spent = 24 * 3600 - left(live_table)[asked]
        assert 0 <= spent <= 60  # the day while the server was down does not count
        until = MONDAY + 7 * A_DAY
        assert live_table.table("").clocks.until == [pytest.approx(until, abs=61)]
        await leaves_memory(registry, live_table)
        (kept,) = await registry.tables_of(live_table.record.host)
        assert kept.clocks
        assert kept.clocks.until == [pytest.approx(until, abs=61)]
        sun.now += 2 * A_DAY
        await registry.wake()
        assert live_table.record.id not in registry.live_tables
        sun.now += A_DAY + 1  # Monday, eight o'clock
        await registry.wake()
        await registry.mind_clocks()
        live_table = registry.live_tables[live_table.record.id]
        assert holders(live_table)[asked] == "computer"
        await settle(live_table)

    under_the_sun(begin, friday, closed=A_DAY)


def test_a_table_by_post_is_not_forgotten_because_nobody_answers_on_the_first_day(
    under_the_sun: Any,
):
    async def part(registry: TableRegistry, sun: Sun) -> None:
        post, _, _ = await two(registry, CorrespondenceTime(72))
        spot, _, _ = await two(registry, FIVE)
        assert post.record.id != spot.record.id
        assert registry.store.tables.to_forget(-A_DAY, 1e9) == [spot.record.id]

    under_the_sun(part)


@pytest.mark.timeout(240)
def test_many_matches_end_though_people_leave_and_are_late_at_random():
    did = asyncio.run(many(60))
    assert min(did[x] for x in ("answers", "is late", "leaves", "returns")) > 5


# --- over the wire -------------------------------------------------------------------------------


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
    play_on(old, ann, None, cy)
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
