"""A table in memory: its seats, its match and its audience.

Changes happen one at a time, under the lock, and are stored before anyone sees them.
"""

import asyncio
import contextlib
import copy
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec

from tinstar.engine.game import Game
from tinstar.server.clock_settings import StoredClock, TimeSources
from tinstar.server.errors import Conflict, Forbidden, StoreFailed
from tinstar.server.schema_types import EVERYTHING, WATCHER
from tinstar.server.tables import first_look, hidden_deals
from tinstar.server.tables.absence_timeout import AbsentPlayers
from tinstar.server.tables.acknowledgements import Acknowledgements
from tinstar.server.tables.audience import Audience
from tinstar.server.tables.chance_and_computer_turns import AutomaticMoves
from tinstar.server.tables.chat_store import Saying
from tinstar.server.tables.clock_arithmetic import Down, TableClock
from tinstar.server.tables.companion_remarks import CompanionRemarks
from tinstar.server.tables.decline_wishes import DeclineWishes
from tinstar.server.tables.hints import Hints
from tinstar.server.tables.live_match import LiveMatch
from tinstar.server.tables.seat_frames import ChairChangeRemark
from tinstar.server.tables.seats_in_journal import begin_or_resume
from tinstar.server.tables.table_description import describe_table, presence
from tinstar.server.tables.table_record import TableRecord
from tinstar.server.tables.table_schemas import Hint, Table
from tinstar.server.tables.table_store import TableStore
from tinstar.server.tables.thinking_interface import Thinking
from tinstar.server.tables.thinking_queue import ThinkingClaim
from tinstar.server.tables.websocket_schemas import Presence
from tinstar.server.tables.whose_clock_runs import TableClockDriver

REVEAL_SECONDS = 5.0  # for players to reveal their shuffle words
MOST_LATELY = 50  # phrases and gestures remembered for a report
T = TypeVar("T")


class LiveTable:
    """A table in memory."""

    def __init__(
        self,
        record: TableRecord,
        game: Game,
        store: TableStore,
        thinking: Thinking,
        time_sources: TimeSources = TimeSources(),  # noqa: B008 - it cannot be changed
        down: Down = (0.0, 0.0),
    ):
        self.record = record
        self.game = game
        self.play: LiveMatch | None = None
        self.audience = Audience()
        self.touched = time.monotonic()
        self.time_sources = time_sources
        self.spoken: dict[str, deque[float]] = {}  # times of each guest's last phrases
        self.lately: deque[Saying] = deque(maxlen=MOST_LATELY)  # the last phrases and gestures
        self.opened_at = time_sources.monotonic()
        # when each seated guest was last heard from, by `time_sources.monotonic`
        self.heard: dict[str, float] = {}
        self.lock = asyncio.Lock()
        self.store = store
        self._thinking = thinking
        self._automatic_moves = AutomaticMoves(self, thinking)
        self.is_closed = False  # its viewers must reconnect to another instance
        self._reveal_until = 0.0
        self._begun = asyncio.Event()
        who = lambda: self.record  # noqa: E731 - it changes
        self.acknowledgements = Acknowledgements(
            who, self.audience, lambda: self.clock_driver.may_stand()
        )
        self.clock_driver = TableClockDriver(
            who, self.audience, self.acknowledgements, time_sources, down
        )
        self._hints = Hints(thinking)
        self.absent_players = AbsentPlayers(self)
        self.wishes = DeclineWishes()
        self._remarks = CompanionRemarks()

    # --- public state -----------------------------------------------------------------------------

    @property
    def at(self) -> int:
        """The table position: how many moves and undos there have been."""
        return self.play.at if self.play else 0

    def table(self, guest: str) -> Table:
        """Return the table as `guest` may see it."""
        left = max(0.0, self._reveal_until - time.monotonic())
        clocks = self.timer.state() if self.timer else None
        looking = self.audience.guests()
        table = describe_table(self.record, guest, self.asked, clocks, looking, left)
        made = self._thinking.made[self.record.game]
        missing, decider = self.absent_players.shown_to(guest), self.absent_players.decider_name()
        return msgspec.structs.replace(table, made=made, missing=missing, decider=decider)

    @property
    def timer(self) -> TableClock | None:
        """The table's clock, or None if it has no clock or the match has not begun."""
        return self.clock_driver.timer

    @property
    def asked(self) -> list[int]:
        """The seats that the table waits for."""
        return self.play.asked if self.play else []

    @property
    def claim(self) -> ThinkingClaim:
        """The claim by which this table's computer players queue for thinking time."""
        people = any(chair.holder == "person" for chair in self.record.chairs)
        return ThinkingClaim(people, self.record.address)

    def presence(self) -> Presence:
        """Return the seats whose people are present, and the number of spectators."""
        return presence(self.record, self.audience.guests())

    # --- the match --------------------------------------------------------------------------------

    async def open(self) -> None:
        """Load the table's match, if there is one.

        If players have yet to reveal shuffle words, wait for these words.
        """
        if self.record.phase == "revealing":
            self._reveal_until = self._reveal_until or time.monotonic() + REVEAL_SECONDS
            self.wake()
        elif self.record.phase != "gathering" and self.play is None:
            try:
                match = await asyncio.to_thread(
                    lambda: begin_or_resume(self.record, self.game, self.store)
                )
            except StoreFailed:
                self.store.leases.lose(self.record)  # it is playing but has no match: load it again
                raise
            self.game, self.play = match.game, LiveMatch(match, self.record, self.wishes)
            # the server may have been killed before storing the end
            await self._end_if_over(self.play)
            if self.clock_driver.wind_up(self.play):
                with contextlib.suppress(StoreFailed):  # the next move will store it
                    await asyncio.to_thread(lambda: self.store.keep(self.record))
            self._reveal_until = 0.0
            self._begun.set()
            self.wake()

    def keep(self, record: TableRecord) -> list[ChairChangeRemark]:
        """Store the new seating. During a match, add a journal line for each changed seat.

        Returns the lines for the log. Call it under the lock, in a worker thread.
        """
        if self.play and self.record.phase == "playing":
            self.clock_driver.seated(record, self.asked)
            return self.play.change_chairs(record)
        self.store.keep(record)
        return []

    async def keep_times(self, times: StoredClock) -> None:
        """Store the clock's new state and use it from now on. Call it under the lock."""
        kept = msgspec.structs.replace(self.record, times=times)
        await asyncio.to_thread(lambda: self.store.keep_said(kept))
        self.clock_driver.take(times)
        self.clock_driver.run(self.play)

    async def now(self, record: TableRecord, notes: Sequence[ChairChangeRemark] = ()) -> None:
        """Replace the table's record by one that has been stored, and tell everyone.

        Call it under the lock.
        """
        self.record = record
        self.touched = time.monotonic()
        self.clock_driver.take(record.times)
        self.clock_driver.run(self.play)
        if self.play is None:
            if record.phase == "playing":
                await hidden_deals.begin(self.store, record, self.audience)
            await self.open()
        else:
            self.audience.tell_waiting(self.play)
        away = [
            listener
            for listener in self.audience.listeners
            if listener.seat not in (WATCHER, EVERYTHING, *record.held_by(listener.guest))
        ]
        for listener in away:
            listener.seat = WATCHER
        if self.play and notes:
            await self.audience.tell_notes(notes, self.play)
        for listener in away:
            await self.audience.turn_away(listener, self.play)
        self.audience.tell_company(self.table)
        self.wake()

    def playing(self, guest: str, seat: int) -> LiveMatch:
        self.touched = time.monotonic()
        self.hear(guest)
        if seat == WATCHER or seat not in self.record.held_by(guest):
            raise Forbidden("not-your-answer")
        return self.begun()

    def hear(self, guest: str) -> None:
        """Record that the guest is present, if they sit here."""
        if self.record.held_by(guest):
            self.heard[guest] = self.time_sources.monotonic()

    def begun(self) -> LiveMatch:
        """Return the match. Raise `Conflict` if the match has not begun."""
        if self.play is None:
            raise Conflict("not-begun")
        return self.play

    def wake(self) -> None:
        """Start the automatic moves if chance or a computer player is to act."""
        self.acknowledgements.stir()
        if not self.is_closed and (self.play is not None or self.record.phase == "revealing"):
            self._automatic_moves.start()

    async def wait_for_words(self) -> None:
        """Wait for all shuffle words. When time is up, begin without the missing words."""
        with contextlib.suppress(TimeoutError):
            left = self._reveal_until - time.monotonic()
            await asyncio.wait_for(self._begun.wait(), left)
        async with self.lock:
            if self.play is None:
                record = copy.deepcopy(self.record)
                record.phase = "playing"
                await asyncio.to_thread(lambda: self.store.keep(record))
                await self.now(record)

    async def hint(self, guest: str, seat: int, seconds: float, language: str) -> Hint:
        """Return a hint for the player who is to act. The seat's match then does not count."""
        self.expect_help_allowed()
        play = self.playing(guest, seat)
        found = await self._hints.of(play, seat, seconds, language, self.claim)
        async with self.lock:
            if seat not in self.record.hinted:
                kept = msgspec.structs.replace(self.record, hinted=[*self.record.hinted, seat])
                await asyncio.to_thread(lambda: self.store.keep_said(kept))
                self.record.hinted = kept.hinted
        return found

    def expect_help_allowed(self) -> None:
        """Raise `Forbidden` in a deal of the day, which has neither hints nor undo."""
        if self.record.daily:
            raise Forbidden("daily-no-help")

    def go_on(self) -> None:
        """Update clocks and automatic moves, because somebody began or stopped reading."""
        if self.play and self.play.window:
            self.play.window.stir()
        self.clock_driver.run(self.play)
        self.wake()

    # --- messages ---------------------------------------------------------------------------------

    async def tell_company(self) -> None:
        async with self.lock:
            self.audience.tell_company(self.table)

    async def show(
        self,
        undone: int | None = None,
        happens: Callable[[], bool] = lambda: True,
        times: StoredClock | None = None,
        answered: int | None = None,
    ) -> bool:
        """Call `happens`, which changes the match, then show everyone what changed.

        The clock's new state is used from then on. Call it under the lock.
        """
        play = self.begun()
        shown = await self.audience.show(play, undone, happens)
        if shown:
            self.clock_driver.take(times, answered)
            self.audience.tell_look(first_look.message(self, play))
        self.clock_driver.run(self.play)
        await asyncio.sleep(0)  # the messages go out first: without threads, nothing has waited yet
        await self._end_if_over(play)
        if shown and undone is None:
            await self._let_companions_speak(play)
        return shown

    async def _let_companions_speak(self, play: LiveMatch) -> None:
        """Send what companions say about the moves that were just shown.

        Delayed spectators hear nothing, because they do not know of these moves yet.
        """
        now = self.time_sources.monotonic()
        if self.audience.listeners and self._remarks.may_speak(self.record, now):
            events = await asyncio.to_thread(play.public_events)
            for remark in self._remarks.about(self.record, play.at, events, now):
                self.audience.tell_said(remark, but=(EVERYTHING,))

    async def _end_if_over(self, play: LiveMatch) -> None:
        if play.match.end and self.record.phase == "playing":
            self.record.phase = "over"
            self.record.scores, self.record.winners = play.result()
            self.record.late = []
            try:
                await asyncio.to_thread(lambda: self.store.keep(self.record))
            except StoreFailed:
                # the journal has the end: loading it again stores it
                self.store.leases.lose(self.record)
            self.audience.tell_company(self.table)

    async def in_thread(self, work: Callable[[], T]) -> T:
        """Run slow work in a thread. Until it is done, no other change happens at this table."""
        async with self.lock:
            self.touched = time.monotonic()
            return await asyncio.to_thread(work)

    def is_idle(self) -> bool:
        """Return whether the table can be unloaded from memory.

        A table is idle if nobody looks, no computer player thinks and no clock of live play runs.
        """
        timer = self.timer
        runs = timer is not None and timer.due() is not None and not timer.is_by_post
        return not (self.audience or self._automatic_moves.is_on or runs or self.lock.locked())

    async def close(self) -> None:
        """Stop the automatic moves and disconnect everyone. No change is left half done."""
        async with self.lock:
            self.is_closed = True
            self.audience.close()
            if self.timer and (self.timer.runs or self.timer.holds):
                with contextlib.suppress(StoreFailed):  # the last stored state counts then
                    await self.keep_times(self.timer.now())
            for listener in self.audience.listeners:
                listener.leave()
            self._automatic_moves.stop()
            if self.play and self.play.window:
                self.play.window.close()
