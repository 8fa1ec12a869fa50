"""Remind a circle's members, once, that its weekly night has begun.

In the first seconds of a night, the server records which members are looking at the circle or at
one of its tables. Members who are looking need no reminder. The setting `notice_after` of
`server/config` is the length of this phase. After this phase, one process claims the night and then
sends the reminders. If the server is killed between these two steps, members get no reminder. They
never get two.
"""

import asyncio
import logging

from tinstar.server.background_tasks import BackgroundTasks, every
from tinstar.server.errors import StoreFailed
from tinstar.server.features.circles import night_times
from tinstar.server.features.circles.night_store import DueNight, NightStore
from tinstar.server.sending.channel_store import Channel, ChannelStore
from tinstar.server.sending.delivery import SHORT, Delivery
from tinstar.server.sending.message_text import NightNotice
from tinstar.server.sending.retry_schedule import WAITS
from tinstar.server.tables.registry import TableRegistry

log = logging.getLogger(__name__)
TICK = 2.0  # seconds between two checks
TOO_LATE = 3600  # seconds; if the server was down for longer, nobody is reminded
# least seconds between two reminded nights of a circle, even if its night is moved
APART = 20 * 3600


class NightReminders:
    """A background task that handles the nights of all circles."""

    def __init__(self, registry: TableRegistry, sending: Delivery):
        self._registry = registry
        self._sending = sending
        self._jobs = BackgroundTasks()

    async def run(self) -> None:
        """Check again and again while the server runs.

        Do nothing if no kind of channel is configured.
        """
        if self._sending.offers:
            await every(TICK, self.look, "check which weekly nights begin")

    async def look(self) -> None:
        """Check which nights have begun, and handle each."""
        now = self._registry.time_sources.wall()
        for due in await asyncio.to_thread(NightStore(self._registry.store.database).due, now):
            if now < due.begins + self._registry.config.notice_after:
                await self._note_who_looks(due.circle, now)
            else:
                await self._take(due, now)

    async def _note_who_looks(self, circle: str, now: float) -> None:
        live_tables = [
            live_table
            for live_table in self._registry.live_tables.values()
            if live_table.record.circle == circle
        ]
        if looking := {
            guest for live_table in live_tables for guest in live_table.audience.attentive()
        }:
            await asyncio.to_thread(
                NightStore(self._registry.store.database).look, circle, looking, now
            )

    async def _take(self, due: DueNight, now: float) -> None:
        tell = now < due.begins + TOO_LATE and due.begins >= due.told + APART
        asked = due, night_times.next_after(due.night, now), due.begins if tell else due.told
        if await asyncio.to_thread(NightStore(self._registry.store.database).take, *asked) and tell:
            self._jobs.begin(self._tell(due))

    async def _tell(self, due: DueNight) -> None:
        store = self._registry.store
        try:
            guests = await asyncio.to_thread(NightStore(store.database).to_tell, due)
            ways = await asyncio.to_thread(self._ways, guests)
            await asyncio.gather(*(self._say(due, way) for way in ways))
        except StoreFailed as e:
            log.error("weekly night: expected to notify its guests, got: %s", e)

    def _ways(self, guests: list[str]) -> list[Channel]:
        """Return the channels that the guests have confirmed for themselves.

        Webhooks for a whole table are left out.
        """
        found = (
            way for guest in guests for way in ChannelStore(self._registry.store.database).of(guest)
        )
        return [way for way in found if way.proved and not way.table]

    async def _say(self, due: DueNight, way: Channel) -> None:
        parts = "night", due.circle, str(due.begins), way.guest
        notice = NightNotice(due.circle, due.name, self._registry.keys.digest(*parts)[:SHORT])
        for wait in (*WAITS, None):
            said = await self._sending.say(way, notice, lambda: True)
            if said not in ("failed", "dropped") or wait is None:
                return
            await asyncio.sleep(wait)

    async def close(self) -> None:
        await self._jobs.close()

    async def settled(self) -> None:
        """Wait until no reminder is being sent."""
        await self._jobs.settled()
