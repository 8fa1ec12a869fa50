"""A player closes the page at a relaxed table, and the other players decide how long to wait."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.features.notifications.reminder_fixtures import looker
from tests.server.tables.random_leaving import Sun, answer, later, open_quietly, set_table, settle
from tinstar.players import measured_strength
from tinstar.server.errors import Conflict, Forbidden
from tinstar.server.tables import absence_decision, seating
from tinstar.server.tables.live_table import LiveTable
from tinstar.server.tables.registry import TableRegistry
from tinstar.server.tables.setup_schemas import AbsenceDecision, Join, RecoverSeat

AFTER = 180.0


class Evening:
    """A table of Ann, the host, Bob and Cy, with one listener each."""

    def __init__(self, registry: TableRegistry, sun: Sun, live_table: LiveTable):
        self.registry, self.sun, self.live_table = registry, sun, live_table
        self.pages = {g: looker(g, i) for i, g in enumerate(("ann", "bob", "cy"))}
        live_table.audience.listeners |= set(self.pages.values())

    def closes(self, *guests: str) -> None:
        for guest in guests:
            self.live_table.audience.listeners.discard(self.pages[guest])
            self.live_table.heard[guest] = self.sun.now

    async def asks(self, guest: str) -> int:
        """Let the others play until that guest is to act; return the seat."""
        seat = self.live_table.record.held_by(guest)[0]
        for _ in range(1000):
            await settle(self.live_table)
            if self.live_table.asked == [seat]:
                return seat
            await answer(self.live_table, self.live_table.asked[0])
        raise AssertionError(f"expected {guest} to be asked")

    async def later(self, seconds: float) -> None:
        await later(self.registry, self.sun, seconds)

    def offered(self) -> dict[str, list[int]]:
        told = {g: self.live_table.table(g).missing for g in ("ann", "bob", "cy", "eve", "")}
        return {g: seats for g, seats in told.items() if seats}

    async def says(self, guest: str, seat: int, then: Any, kind: str = "") -> None:
        await absence_decision.decide(self.live_table, guest, seat, AbsenceDecision(then, kind))


@pytest.fixture
async def evening(tmp_path: Path):
    sun = Sun()
    async with open_quietly(tmp_path, sun) as registry:
        yield Evening(registry, sun, await set_table(registry, None, "bob", "cy"))


async def test_the_host_is_asked_after_the_time_that_the_table_chose(evening: Evening):
    seat = await evening.asks("bob")
    evening.closes("bob")
    await evening.later(AFTER - 1)
    assert evening.offered() == {}
    heard: list[Any] = []
    evening.pages["ann"].know = heard.append
    await evening.later(1)
    assert evening.offered() == {"ann": [seat]}
    assert {evening.live_table.table(g).decider for g in ("ann", "bob", "cy", "")} == {"Ann"}
    assert [said.table.missing for said in heard] == [[seat]]
    await evening.later(1)
    assert len(heard) == 1  # sent once


async def test_whoever_is_not_asked_may_be_away(evening: Evening):
    seat = await evening.asks("bob")
    evening.closes("cy")
    await evening.later(AFTER)
    assert seat not in evening.live_table.record.held_by("cy")
    assert evening.offered() == {}


@pytest.mark.parametrize(("gone", "decides"), [("ann", "bob"), ("cy", "ann")])
async def test_if_the_host_has_gone_the_next_person_decides(
    evening: Evening, gone: str, decides: str
):
    seat = await evening.asks(gone)
    evening.closes(gone)
    await evening.later(AFTER)
    assert evening.offered() == {decides: [seat]}


async def test_where_all_have_gone_nobody_decides(evening: Evening):
    await evening.asks("bob")
    evening.closes("ann", "bob", "cy")
    await evening.later(AFTER)
    assert evening.offered() == {}


async def test_to_wait_is_to_be_asked_again_later(evening: Evening):
    seat = await evening.asks("bob")
    evening.closes("bob")
    await evening.later(AFTER)
    await evening.says("ann", seat, "wait")
    assert evening.offered() == {}
    await evening.later(AFTER)
    assert evening.offered() == {"ann": [seat]}


async def test_a_computer_player_plays_on_until_the_friend_is_back(evening: Evening):
    seat = await evening.asks("bob")
    evening.closes("bob")
    await evening.later(AFTER)
    await evening.says("ann", seat, "computer")
    chair = evening.live_table.record.chairs[seat]
    assert (chair.holder, chair.kind, chair.left_name) == ("computer", "keen", "Bob")
    await settle(evening.live_table)
    assert evening.offered() == {}
    await seating.recover(evening.live_table, "bob", RecoverSeat())
    assert evening.live_table.record.held_by("bob") == [seat]


async def test_a_level_that_the_game_offers_plays_on(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(measured_strength, "offered", lambda _: ["easy"])
    seat = await evening.asks("bob")
    evening.closes("bob")
    await evening.later(AFTER)
    await evening.says("ann", seat, "computer")
    assert evening.live_table.record.chairs[seat].kind == "easy"


async def test_somebody_else_may_sit_down(evening: Evening):
    seat = await evening.asks("bob")
    evening.closes("bob")
    await evening.later(AFTER)
    await evening.says("ann", seat, "friend")
    assert evening.live_table.table("bob").chairs[seat].returns
    await seating.join(evening.live_table, "eve", Join(evening.live_table.record.invitation, "Eve"))
    assert evening.live_table.record.held_by("eve") == [seat]


async def test_nobody_else_decides_and_not_over_whoever_is_there(evening: Evening):
    seat = await evening.asks("bob")
    with pytest.raises(Conflict):
        await evening.says("ann", seat, "computer")
    evening.closes("bob")
    await evening.later(AFTER)
    for guest in ("bob", "cy", "eve"):
        with pytest.raises(Forbidden):
            await evening.says(guest, seat, "computer")
    evening.live_table.audience.listeners.add(evening.pages["bob"])
    with pytest.raises(Conflict):
        await evening.says("ann", seat, "friend")
