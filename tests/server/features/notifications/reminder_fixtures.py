"""A server that sends turn reminders, with a clock that the tests set."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from tests.server.sending.fake_services import There
from tests.server.tables.random_leaving import Sun, set_table, settle
from tinstar.engine.i18n import ENGLISH
from tinstar.server.app import create_registry
from tinstar.server.clock_settings import Clock
from tinstar.server.config import Config
from tinstar.server.features.circles.night_reminders import NightReminders
from tinstar.server.features.notifications import service
from tinstar.server.features.notifications.schemas import AddWebhook
from tinstar.server.features.notifications.turn_reminders import TurnReminders
from tinstar.server.sending.delivery import Delivery
from tinstar.server.tables.live_table import LiveTable
from tinstar.server.tables.registry import TableRegistry

GRACE = 20.0
A_DAY = 24 * 3600.0


class Told:
    """A table registry, its clock, and a fake service that receives reminders."""

    def __init__(self, registry: TableRegistry, telling: TurnReminders, sun: Sun, there: There):
        self.registry, self.telling, self.sun, self.there = registry, telling, sun, there
        self.nights = NightReminders(registry, telling.sending)

    async def later(self, seconds: float = GRACE) -> list[Any]:
        """Advance the clock; return the texts sent so far."""
        for step in (0.0, seconds):
            self.sun.now += step
            await self.telling.ask_who_wants_it()
            await self.registry.mind_clocks()
            self.telling.look()
            await self.telling.settled()
        return [got.said["text"] for got in self.there.got]

    async def hooks(
        self, guest: str, path: str = "", table: str = "", language: str = ENGLISH
    ) -> None:
        said = AddWebhook(f"{self.there.url}/{path or guest}", table)
        await service.add_hook(self.registry, self.telling.sending, guest, said, language)


@asynccontextmanager
async def open_telling(folder: Path, sun: Sun, there: There, **more: Any) -> AsyncIterator[Told]:
    own: dict[str, Any] = {"hooks": True, "inside": (there.url,), "compile": False}
    url = f"sqlite:///{folder / 'house.sqlite'}"
    registry = create_registry(
        Config(database=url, notice_after=GRACE, **(own | more)), sun.time_sources
    )
    await registry._resume()
    sending = Delivery(registry.config, registry.store, registry.keys)
    tells = TurnReminders(registry, sending)
    told = Told(registry, tells, sun, there)
    try:
        yield told
    finally:
        await tells.close()
        await told.nights.close()
        await sending.close()
        await registry.close()


async def two(told: Told, clock: Clock | None = None, **more: Any) -> tuple[LiveTable, str, int]:
    """Create a table for Ann and Bob with a channel each.

    Returns the table, the player to act and their seat.
    """
    live_table = await set_table(told.registry, clock, "bob", **more)
    await settle(live_table)
    for guest in ("ann", "bob"):
        await told.hooks(guest)
    seat = live_table.asked[0]
    return live_table, live_table.record.chairs[seat].guest, seat


class Looker(SimpleNamespace):
    """A listener with the table on screen."""

    __hash__ = object.__hash__


def looker(guest: str, seat: int, aside: bool = False) -> Looker:
    quiet = dict.fromkeys(("reads", "rests", "own_time", "is_remote"), False) | {"language": "en"}
    ways = dict.fromkeys(("send", "know", "leave"), lambda *_: None)
    return Looker(guest=guest, seat=seat, aside=aside, seen=0, **quiet, **ways)
