"""Remind players who are to act but do not look at the table.

Such a player gets one reminder per turn, and another before their time runs out. Reminders that
were sent are stored, so the server knows of them after a restart. If the server is killed between
sending a reminder and storing it as sent, the server sends the reminder twice. A browser then
replaces the first reminder by the second. The setting `notice_after` of `server/config` says how
long to wait before reminding.
"""

import asyncio
import logging
import time
from dataclasses import dataclass, field

from tinstar.games import known
from tinstar.server.background_tasks import BackgroundTasks, every
from tinstar.server.errors import StoreFailed
from tinstar.server.features.notifications.whose_turn import GuestTurn, turns_at
from tinstar.server.sending.channel_store import (
    Channel,
    ChannelStore,
    ReminderProgress,
    ReminderStage,
)
from tinstar.server.sending.delivery import SHORT, Delivery, Outcome
from tinstar.server.sending.message_text import TurnNotice
from tinstar.server.sending.retry_schedule import WAITS
from tinstar.server.tables.live_table import LiveTable
from tinstar.server.tables.registry import TableRegistry

log = logging.getLogger(__name__)
TICK = 2.0  # seconds between two checks
ASKED_EVERY = 5.0  # seconds between two queries for guests with channels
CLOSES_WITHIN = 2.0  # seconds at shutdown to finish storing sent reminders


@dataclass(eq=False)
class AwaitedTurn:
    """A turn for which a reminder may be due."""

    turn: GuestTurn
    since: float  # since when the player has been looking, or not
    seen: bool = False  # they have looked for long enough
    stage: ReminderStage | None = None  # reminders sent so far; None: not yet read from the store
    busy: bool = False
    tries: int = 0
    not_before: float = 0.0
    told: set[str] = field(default_factory=set)  # channels that have got this reminder

    @property
    def wanted(self) -> ReminderStage:
        return ReminderStage.REMINDED if self.turn.late else ReminderStage.TOLD

    def goes_on(self, turn: GuestTurn, now: float, grace: float) -> None:
        """Update this turn with what is now known about it."""
        if turn.looks != self.turn.looks:
            self.since = now
        self.turn = turn
        self.seen |= turn.looks and now >= self.since + grace

    def is_due(self, now: float, grace: float) -> bool:
        if self.busy or self.turn.looks or now < max(self.since + grace, self.not_before):
            return False
        return self.stage is None or self.stage < self.wanted


class TurnReminders:
    """Reminders for all tables of this process. Other processes handle their own tables."""

    def __init__(self, registry: TableRegistry, sending: Delivery):
        self.registry = registry
        self.sending = sending
        self._waiting: dict[tuple[str, str], AwaitedTurn] = {}  # by table and guest
        self._jobs = BackgroundTasks()
        self._guests, self._tables = set[str](), set[str]()  # those with channels
        self._asked_at = 0.0

    async def run(self) -> None:
        """Check again and again while the server runs.

        Do nothing if no kind of channel is configured.
        """
        if self.sending.offers:
            await every(TICK, self._look_around, "check whom to notify")

    async def _look_around(self) -> None:
        if time.monotonic() > self._asked_at + ASKED_EVERY:
            await self.ask_who_wants_it()
        self.look()

    async def ask_who_wants_it(self) -> None:
        """Read which guests and tables have channels. Without a channel, there are no reminders."""
        self._asked_at = time.monotonic()
        found = await asyncio.to_thread(ChannelStore(self.registry.store.database).asked_for)
        self._guests, self._tables = found

    async def close(self) -> None:
        """Wait a moment for reminders that are being sent.

        Reminders that are not sent by then are sent after the restart.
        """
        await self._jobs.close(CLOSES_WITHIN)

    async def settled(self) -> None:
        """Wait until no reminder is being sent."""
        await self._jobs.settled()

    def look(self) -> None:
        """Check all tables, except those that are busy with an event right now."""
        now = self.registry.time_sources.monotonic()
        before, self._waiting = self._waiting, {}
        for id, live_table in list(self.registry.live_tables.items()):
            if not self._is_wanted(live_table):
                continue
            if live_table.lock.locked():
                same = {key: w for key, w in before.items() if key[0] == id}
                self._waiting |= same
            else:
                self._look_at(live_table, before, now)

    def _is_wanted(self, live_table: LiveTable) -> bool:
        here = live_table.record.id in self._tables
        return here or any(chair.guest in self._guests for chair in live_table.record.chairs)

    def _look_at(
        self, live_table: LiveTable, before: dict[tuple[str, str], AwaitedTurn], now: float
    ) -> None:
        grace = self.registry.config.notice_after
        for turn in turns_at(live_table):
            key = (turn.table, turn.guest)
            waiting = before.get(key)
            if waiting is None or waiting.turn.number != turn.number:
                waiting = AwaitedTurn(turn, now)
            self._waiting[key] = waiting
            waiting.goes_on(turn, now, grace)
            if waiting.is_due(now, grace):
                waiting.busy = True
                self._jobs.begin(self._try_to_tell(live_table, waiting))
            elif not waiting.turn.looks and waiting.stage is None:
                # keeps the table in memory until they are reminded
                live_table.touched = time.monotonic()

    async def _try_to_tell(self, live_table: LiveTable, waiting: AwaitedTurn) -> None:
        try:
            await self._tell(live_table, waiting)
        except StoreFailed:
            waiting.not_before = self.registry.time_sources.monotonic() + TICK
        except Exception as e:  # the others must still be reminded
            log.error(
                "notifications: expected to send a reminder of a turn, got %s",
                type(e).__name__,
                exc_info=e,
            )
            waiting.not_before = self.registry.time_sources.monotonic() + WAITS[0]
        finally:
            waiting.busy = False

    async def _tell(self, live_table: LiveTable, waiting: AwaitedTurn) -> None:
        turn, wanted = waiting.turn, waiting.wanted
        notices = ChannelStore(self.registry.store.database)
        kept = await asyncio.to_thread(notices.stage, turn.table, turn.guest, turn.number)
        waiting.stage = max(kept, ReminderStage.TOLD) if waiting.seen else kept
        to = await asyncio.to_thread(notices.for_turn, turn.guest, turn.table)
        if waiting.stage < wanted:
            notice = _notice(live_table, turn, self.registry.keys.digest(*_parts(turn, wanted)))
            if not await self._all_told(waiting, to, notice):
                return
            waiting.stage = wanted
        if to and waiting.stage > kept and self._still(waiting):
            noticed = ReminderProgress(turn.table, turn.number, waiting.stage)
            await asyncio.to_thread(notices.keep, turn.guest, noticed)

    async def _all_told(self, waiting: AwaitedTurn, to: list[Channel], notice: TurnNotice) -> bool:
        """Send the reminder through all given channels.

        Returns False if the reminder is no longer needed, or if a channel must be tried again.
        """
        left = [channel for channel in to if channel.id not in waiting.told]
        said = (self.sending.say(x, notice, lambda: self._still(waiting)) for x in left)
        outcomes: list[Outcome] = await asyncio.gather(*said)
        if "quiet" in outcomes and not self._still(waiting):
            return False
        again = {
            x.id for x, how in zip(left, outcomes, strict=True) if how in ("failed", "dropped")
        }
        waiting.told |= {channel.id for channel in left} - again
        if again and waiting.tries < len(WAITS):
            wait = WAITS[waiting.tries]
            waiting.tries += 1
            waiting.not_before = self.registry.time_sources.monotonic() + wait
            return False
        waiting.tries, waiting.told = 0, set()
        return True

    def _still(self, waiting: AwaitedTurn) -> bool:
        """Return whether the reminder is still needed.

        A reminder is needed if this process owns the table, and the player is still to act and not
        looking.
        """
        turn = waiting.turn
        live_table = self.registry.live_tables.get(turn.table)
        if live_table is None or not self.registry.store.leases.holds(live_table.record):
            return False
        return any(
            (now.guest, now.number, now.looks) == (turn.guest, turn.number, False)
            for now in turns_at(live_table)
        )


def _notice(live_table: LiveTable, turn: GuestTurn, key: str) -> TurnNotice:
    record = live_table.record
    names = tuple(record.chairs[seat].name for seat in turn.seats)
    return TurnNotice(turn.table, known(record.game).title, names, turn.late, key[:SHORT])


def _parts(turn: GuestTurn, stage: ReminderStage) -> tuple[str, ...]:
    return "notice", turn.table, turn.guest, str(turn.number), str(int(stage))
