"""People leave at random from a server without a network and with a test clock.

`python -m tests.server.tables.random_leaving 1000` plays that many matches and prints counts.
"""

import asyncio
import random
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tests.match.conftest import short
from tinstar.errors import TinstarError
from tinstar.server.app import create_registry
from tinstar.server.clock_settings import Clock, CorrespondenceTime, TimeBank, TimeSources
from tinstar.server.config import Config
from tinstar.server.tables import acknowledgements, computer_decisions, moves, seating
from tinstar.server.tables.live_table import LiveTable
from tinstar.server.tables.registry import TableRegistry
from tinstar.server.tables.setup_schemas import Join, NewChair, NewTable, RecoverSeat

MONDAY = 1_767_600_000.0  # 5 January 2026, 08:00 UTC
A_MOMENT = 0.001  # seconds for computer players to move
FIVE = TimeBank(300, 10)  # seconds, and more for each move
LONG = 20_000  # checks of a match until it counts as stuck
REQUESTS = ("requests_per_second", "requests_at_once")
TABLES = ("tables_per_guest", "tables_per_address", "tables_an_hour", "tables_an_hour_per_address")
UNBOUNDED: dict[str, Any] = dict.fromkeys((*REQUESTS, *TABLES), 10**6)


class Sun:
    """A clock that the tests advance."""

    def __init__(self) -> None:
        self.now = 0.0
        self.put_forward = 0.0  # of the wall clock

    @property
    def time_sources(self) -> TimeSources:
        return TimeSources(lambda: self.now, lambda: MONDAY + self.now + self.put_forward)


@asynccontextmanager
async def open_quietly(folder: Path, sun: Sun) -> AsyncIterator[TableRegistry]:
    """Run a registry that checks clocks only on request."""
    url = f"sqlite:///{folder / 'house.sqlite'}"
    registry = create_registry(Config(database=url, compile=False, **UNBOUNDED), sun.time_sources)
    await registry._resume()
    try:
        yield registry
    finally:
        await registry.close()


async def set_table(
    registry: TableRegistry, clock: Clock | None, *others: str, game: str = "calaboose", **more: Any
) -> LiveTable:
    """Create and start a table: Ann is host, `others` are guests' ids or "computer"."""
    chairs = [NewChair("me", "Ann")]
    chairs += [NewChair("computer" if x == "computer" else "friend") for x in others]
    new = NewTable(game, chairs, pace=0, clock=clock, **more)
    live_table = await registry.set_table(new, "ann", "here")
    for guest in others:
        if guest != "computer":
            said = Join(live_table.record.invitation, guest.capitalize())
            await seating.join(live_table, guest, said)
    await seating.start(live_table, "ann")
    return live_table


async def settle(live_table: LiveTable) -> None:
    """Let computer players and chance move until a person is to act or the match is over."""
    for _ in range(LONG):
        async with live_table.lock:
            play = live_table.play
        if play and (
            live_table.record.phase == "over"
            or any(_waits_for_person(live_table, s) for s in play.asked)
        ):
            return
        if not live_table._automatic_moves.is_worth_it():
            return
        await asyncio.sleep(A_MOMENT)
    raise AssertionError("expected somebody to be asked, got a table that is stuck")


def _waits_for_person(live_table: LiveTable, seat: int) -> bool:
    return live_table.record.chairs[seat].holder != "computer"


async def answer(live_table: LiveTable, seat: int, which: int = 0) -> int:
    """Play the legal move number `which` of the seat."""
    play, chair = live_table.begun(), live_table.record.chairs[seat]
    legal = play.view(seat).legal_actions()
    return await moves.answer(live_table, chair.guest, seat, play.at, legal[which % len(legal)])


async def later(registry: TableRegistry, sun: Sun, seconds: float) -> None:
    """Advance the clock, and let the server check its clocks."""
    sun.now += seconds
    await registry.mind_clocks()


async def two(
    registry: TableRegistry, clock: Clock | None = FIVE, **more: Any
) -> tuple[LiveTable, int, int]:
    """Create a table for Ann and Bob; return it, the seat to act and the other one."""
    live_table = await set_table(registry, clock, "bob", **more)
    await settle(live_table)
    asked = live_table.asked[0]
    return live_table, asked, 1 - asked


def left(live_table: LiveTable) -> list[float]:
    assert live_table.timer
    return [round(x, 3) for x in live_table.timer.state().left]


# --- people who leave ----------------------------------------------------------------------------


async def one_match(
    registry: TableRegistry, sun: Sun, rng: random.Random, clock: Clock
) -> Counter[str]:
    """Play a match in which people move, are late, leave and return at random."""
    live_table = await set_table(registry, clock, "bob", "cy", edition=short())
    did = Counter[str]()
    for _ in range(LONG):
        await settle(live_table)
        if live_table.begun().match.end:
            await registry._let_go(live_table.record.id)
            return did
        if all(c.changes >= seating.MOST_CHANGES for c in live_table.record.chairs):
            live_table.audience.waiting = 1  # nobody can return: a spectator sees it end
            live_table.wake()
        deed = rng.choices(("answers", "is late", "leaves", "returns"), (60, 6, 2, 8))[0]
        did[deed] += await _happens(registry, sun, live_table, deed, rng)
    raise AssertionError("expected a match that ends, got one that is stuck")


async def _happens(
    registry: TableRegistry, sun: Sun, live_table: LiveTable, deed: str, rng: random.Random
) -> bool:
    guests = ["ann", "bob", "cy"]
    asked = [s for s in live_table.asked if live_table.record.chairs[s].holder == "person"]
    try:
        if deed == "answers" and asked:
            sun.now += rng.random()
            await answer(live_table, rng.choice(asked), rng.randrange(100))
        elif deed == "is late":
            assert live_table.timer
            await later(registry, sun, live_table.timer.whole * 40)
        elif deed == "leaves":
            await seating.leave(live_table, rng.choice(guests))
        else:
            await seating.recover(live_table, rng.choice(guests), RecoverSeat())
    except TinstarError:
        return False
    return True


async def many(count: int, seed: int = 1) -> Counter[str]:
    """Play matches with clocks of all kinds; return counts of events."""
    computer_decisions.STEP, acknowledgements.LEAST_PACE = 0.0001, 0.0
    rng, sun, did = random.Random(seed), Sun(), Counter[str]()
    clocks = [
        TimeBank(60, 5),
        TimeBank(60, 5, "delay", True),
        CorrespondenceTime(24),
        CorrespondenceTime(8, False, False, loses=True),
    ]
    with tempfile.TemporaryDirectory() as folder:
        async with open_quietly(Path(folder), sun) as registry:
            for i in range(count):
                did += await one_match(registry, sun, rng, clocks[i % len(clocks)])
    return did


if __name__ == "__main__":
    print(dict(asyncio.run(many(int(sys.argv[1])))))
