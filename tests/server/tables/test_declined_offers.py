"""A Reward that cannot be played is declined, and the others learn nothing from it."""

import asyncio
import random
from pathlib import Path

import pytest

from tests.server.tables.random_leaving import UNBOUNDED, answer, set_table
from tests.server.tables.virtual_time import VirtualClock, run
from tinstar.games.outlaws25.actions import PASS
from tinstar.games.outlaws25.components import NONE, ROW, Reward
from tinstar.games.outlaws25.offers import MOMENTS
from tinstar.presentation.offers import offer_of
from tinstar.server.app import create_registry
from tinstar.server.clock_settings import TimeSources
from tinstar.server.config import Config
from tinstar.server.tables import answer_window, moves, registry
from tinstar.server.tables.live_table import LiveTable

SEED = bytes(range(32))
SOON = 0.05  # seconds


async def until_an_offer(table: LiveTable) -> int:
    """Let all make random moves until somebody is offered to play a Reward; return that seat."""
    rng = random.Random(3)
    while True:
        play = table.begun()
        seat = play.match.asked
        if seat < 0:
            await asyncio.sleep(SOON)
        elif play.match.view(seat).s.phase in MOMENTS:
            return seat
        else:
            await answer(table, seat, rng.randrange(100))


def holds(table: LiveTable, seat: int, playable: bool) -> None:
    """Change a hidden card: the seat's Rewards can, or cannot, be played now."""
    play = table.begun()
    for kind in range(Reward.FORGED_PARDON + 1):
        state = play.match._state.clone()  # pyright: ignore[reportPrivateUsage]
        for row in range(ROW):
            state.s.reward[seat, row] = kind if state.s.holds[seat, row] else NONE
        play.match._state = state  # pyright: ignore[reportPrivateUsage] - views are made of it once
        offer = offer_of(play.view(seat))
        if offer and offer.is_sensible == playable:
            return
    raise AssertionError("expected a Reward for this moment")


async def passed(table: LiveTable, clock: VirtualClock, playable: bool) -> float:
    """Return the seconds until the others see that a player passes, automatically or by hand."""
    seat = await until_an_offer(table)
    holds(table, seat, playable)
    at, opened = table.at, clock.now
    table.wake()
    await asyncio.sleep(SOON)
    if playable:
        guest = table.record.chairs[seat].guest
        await moves.answer(table, guest, seat, at, PASS.first)
    while table.at == at:
        await asyncio.sleep(0.001)
    return round(clock.now - opened, 2)


def passes_after(monkeypatch: pytest.MonkeyPatch, folder: Path, playable: bool) -> float:
    monkeypatch.setattr(registry, "new_seed", lambda: SEED)
    folder.mkdir()

    async def work(clock: VirtualClock) -> float:
        url = f"sqlite:///{folder / 'house.sqlite'}"
        config = Config(database=url, compile=False, **UNBOUNDED)
        house = create_registry(config, TimeSources(clock, clock))
        random.seed(7)
        try:
            table = await set_table(house, None, "bob", "cyd", game="outlaws25")
            return await passed(table, clock, playable)
        finally:
            await house.close()

    return run(monkeypatch, work)


def test_nobody_can_tell_a_declined_offer_from_a_quick_pass(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    monkeypatch.setattr(answer_window, "COMPANY", 2)
    automatic = passes_after(monkeypatch, tmp_path / "one", playable=False)
    by_hand = passes_after(monkeypatch, tmp_path / "other", playable=True)
    assert automatic == by_hand >= answer_window.QUICKEST


def test_a_person_among_computers_is_never_asked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    """Three people stand for one here: nobody counts as company."""
    monkeypatch.setattr(registry, "new_seed", lambda: SEED)  # in few matches, there is no offer
    monkeypatch.setattr(answer_window, "COMPANY", 4)
    url = f"sqlite:///{tmp_path / 'house.sqlite'}"

    async def work(clock: VirtualClock) -> set[bool]:
        config = Config(database=url, compile=False, **UNBOUNDED)
        house = create_registry(config, TimeSources(clock, clock))
        rng, sensible = random.Random(3), set[bool]()
        try:
            table = await set_table(house, None, "bob", "cyd", game="outlaws25")
            while not table.begun().match.end and len(sensible) < 2:
                seat = table.begun().match.asked
                if seat < 0:
                    await asyncio.sleep(SOON)
                    continue
                if offer := offer_of(table.begun().match.view(seat)):
                    sensible.add(offer.is_sensible)
                await answer(table, seat, rng.randrange(100))
        finally:
            await house.close()
        return sensible

    assert run(monkeypatch, work) == {True}
