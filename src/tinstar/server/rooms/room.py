"""One table: its chairs, its match, and everybody who looks on.

What changes a table happens one thing after another, under its lock, and is kept before it is told.
"""

import asyncio
import contextlib
import copy
import time
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

import msgspec

from tinstar.core.errors import IllegalAction
from tinstar.core.game import Game
from tinstar.core.speech import ENGLISH
from tinstar.server.clocks import Hands, Times
from tinstar.server.errors import Conflict, Forbidden, StoreFailed
from tinstar.server.figures import ANSWER_SECONDS, ANSWERS
from tinstar.server.keeping.chat import Saying
from tinstar.server.keeping.record import TableRecord, presence, told
from tinstar.server.keeping.store import Store
from tinstar.server.messages.live import Company, Frame, Line, Presence
from tinstar.server.messages.table import Hint, Table
from tinstar.server.messages.terms import EVERYTHING, WATCHER
from tinstar.server.rooms import deals, later
from tinstar.server.rooms.audience import Audience, Listener
from tinstar.server.rooms.clock import Down, Timer
from tinstar.server.rooms.hints import Hints
from tinstar.server.rooms.patience import Patience
from tinstar.server.rooms.play import Play, begin_or_resume
from tinstar.server.rooms.pump import Pump
from tinstar.server.rooms.sight import Remark
from tinstar.server.rooms.thinking import Thinking
from tinstar.server.rooms.ticking import Ticking
from tinstar.server.rooms.window import Window

REVEAL_SECONDS = 5.0  # in which everybody shows their words
MOST_LATELY = 50  # phrases and gestures that are remembered, in case somebody reports one
T = TypeVar("T")


class Room:
    """A table that is open."""

    def __init__(
        self,
        record: TableRecord,
        game: Game,
        store: Store,
        thinking: Thinking,
        hands: Hands = Hands(),  # noqa: B008 - it cannot be changed
        down: Down = (0.0, 0.0),
    ):
        self.record = record
        self.game = game
        self.play: Play | None = None
        self.audience = Audience()
        self.touched = time.monotonic()
        self.hands = hands
        self.spoken: dict[str, deque[float]] = {}  # when guests said their last phrases
        self.lately: deque[Saying] = deque(maxlen=MOST_LATELY)  # and what they were
        self.opened_at = hands.monotonic()
        self.heard: dict[str, float] = {}  # when guests were last heard, by `hands.monotonic`
        self.lock = asyncio.Lock()
        self._store = store
        self._thinking = thinking
        self._pump = Pump(self, thinking)
        self._reveal_until = 0.0
        self._begun = asyncio.Event()
        who = lambda: self.record  # noqa: E731 - it changes
        self.patience = Patience(who, self.audience)
        self._clock = Ticking(who, self.audience, self.patience, hands, down)
        self._hints = Hints(thinking)

    # --- what everybody may know -----------------------------------------------------------------

    @property
    def at(self) -> int:
        """How much has ever happened here."""
        return self.play.at if self.play else 0

    def table(self, guest: str) -> Table:
        """The table as `guest` is told of it."""
        left = max(0.0, self._reveal_until - time.monotonic())
        table = told(self.record, guest, self.audience.guests(), left)
        made = self._thinking.made[self.record.game]
        clocks = self.timer.told() if self.timer else None
        return msgspec.structs.replace(table, made=made, asked=self.asked, clocks=clocks)

    @property
    def timer(self) -> Timer | None:
        """Where the table has a clock, once the match has begun."""
        return self._clock.timer

    @property
    def asked(self) -> list[int]:
        """The seats that the table waits for."""
        return self.play.asked if self.play else []

    def presence(self) -> Presence:
        """Who of the company is there, and how many watch."""
        return presence(self.record, self.audience.guests())

    def may_look(self, guest: str, seat: int) -> None:
        """`Forbidden` where the seat is not the guest's; everybody may watch."""
        if seat == EVERYTHING:
            later.may_watch(self.record, guest)
        elif seat != WATCHER and seat not in self.record.held_by(guest):
            raise Forbidden("expected a seat of your own, or -1 to watch")

    # --- the match -------------------------------------------------------------------------------

    async def open(self) -> None:
        """Have the match ready where there is one, or wait for words where they are shown."""
        if self.record.phase == "revealing":
            self._reveal_until = self._reveal_until or time.monotonic() + REVEAL_SECONDS
            self.wake()
        elif self.record.phase != "gathering" and self.play is None:
            try:
                match = await asyncio.to_thread(
                    lambda: begin_or_resume(self.record, self.game, self._store)
                )
            except StoreFailed:
                self._store.leases.lose(self.record)  # it plays, without a match: read it anew
                raise
            self.game, self.play = match.game, Play(match, self.record)
            await self._end_if_over(self.play)  # a house that was killed had no time to keep it
            if self._clock.wind_up(self.play):
                with contextlib.suppress(StoreFailed):  # it will be, with the next answer
                    await asyncio.to_thread(lambda: self._store.keep(self.record))
            self._reveal_until = 0.0
            self._begun.set()
            self.wake()

    def keep(self, record: TableRecord) -> list[Remark]:
        """Keep that the company is so, and in mid-match a line for each chair that changes hands:
        what the log says of it. Called under the lock, from another thread."""
        if self.play and self.record.phase == "playing":
            self._clock.seated(record)
            return self.play.change_chairs(record)
        self._store.keep(record)
        return []

    async def keep_times(self, times: Times) -> None:
        """Keep that the clock stands so, and let it. Called under the lock."""
        kept = msgspec.structs.replace(self.record, times=times)
        await asyncio.to_thread(lambda: self._store.keep_said(kept))
        self._clock.take(times)
        self._clock.run(self.play)

    async def now(self, record: TableRecord, notes: Sequence[Remark] = ()) -> None:
        """The company is so from now on. Called under the lock, when it is kept."""
        self.record = record
        self.touched = time.monotonic()
        self._clock.take(record.times)
        self._clock.run(self.play)
        if self.play is None:
            if record.phase == "playing":
                await deals.begin(self._store, record, self.audience)
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

    async def answer(
        self,
        guest: str,
        seat: int,
        at: int,
        action: int,
        way: float = 0,
        language: str = ENGLISH,
    ) -> int:
        """A person's answer; where the table stands then.

        `way` is how many seconds it took to come here, as far as that was measured. Why the rules
        refuse it is said in the person's language.
        """
        try:
            return await self._answer(guest, seat, at, action, way)
        except IllegalAction as e:
            why = self.game.rules.refusal(action, e.objection, language)
            raise IllegalAction(why, e.objection) from e

    async def _answer(self, guest: str, seat: int, at: int, action: int, way: float) -> int:
        heard = time.monotonic()
        async with self.lock:
            play = self._playing(guest, seat)
            if play.window:
                await self._hear(play, play.window, seat, at, action, heard, way)
            else:
                times = self._clock.after(seat, heard - way)
                kept = self._clock.kept(times)
                happens = partial(play.answer, seat, at, action, kept)
                if await self.show(None, happens, times, seat):
                    ANSWERS.labels(self.record.game, "person").inc()
                    ANSWER_SECONDS.observe(time.monotonic() - heard)
        self.wake()
        return play.at

    async def undo(self, guest: str, seat: int, at: int) -> int:
        """Take the last answer back; where the table stands then."""
        async with self.lock:
            play = self._playing(guest, seat)
            times = self._clock.undone(seat)
            kept = self._clock.kept(times)
            await asyncio.to_thread(lambda: play.undo(seat, at, kept))
            await self.show(seat, times=times, answered=seat)
        self.wake()
        return play.at

    def _playing(self, guest: str, seat: int) -> Play:
        self.touched = time.monotonic()
        self.heard[guest] = self.hands.monotonic()
        if seat == WATCHER or seat not in self.record.held_by(guest):
            raise Forbidden("expected an answer for a seat of your own")
        return self.begun()

    def begun(self) -> Play:
        """The match; `Conflict` before it has begun."""
        if self.play is None:
            raise Conflict(f"expected a match that has begun, got a table {self.record.phase}")
        return self.play

    def wake(self) -> None:
        """Go on by ourselves, wherever chance or a computer player is asked."""
        self.patience.stir()
        if self.play is not None or self.record.phase == "revealing":
            self._pump.start()

    def read(self, listener: Listener, now: bool) -> None:
        """The listener has something to read now, or has read it."""
        listener.reads = now
        if self.play and self.play.window:
            self.play.window.stir()
        self._clock.run(self.play)
        self.wake()

    async def wait_for_words(self) -> None:
        """Wait until all have shown theirs; when time is up the match begins without the rest."""
        with contextlib.suppress(TimeoutError):
            left = self._reveal_until - time.monotonic()
            await asyncio.wait_for(self._begun.wait(), left)
        async with self.lock:
            if self.play is None:
                record = copy.deepcopy(self.record)
                record.phase = "playing"
                await asyncio.to_thread(lambda: self._store.keep(record))
                await self.now(record)

    def saw(self, listener: Listener, at: int) -> None:
        """The listener has seen how the table stood `at`."""
        listener.seen = at
        self.patience.stir()

    async def hint(self, guest: str, seat: int, seconds: float, language: str) -> Hint:
        """What the search would do for whoever is asked."""
        return await self._hints.of(self._playing(guest, seat), seat, seconds, language)

    # --- several at once -------------------------------------------------------------------------

    async def _hear(
        self, play: Play, window: Window, seat: int, at: int, action: int, heard: float, way: float
    ) -> None:
        """What a person says in a window. Called under the lock."""
        if not await asyncio.to_thread(lambda: play.check(seat, at, action, heard)):
            return
        if not window.seconds and play.waits == [seat]:
            await self._hear_last(play, window, seat, action, heard - way)
            return
        if not window.seconds:
            said, times = window.said | {seat: action}, self._clock.after(seat, heard - way)
            kept = self._clock.kept(times) or self.record
            kept = msgspec.structs.replace(kept, said_at=at, said=said)
            await asyncio.to_thread(lambda: self._store.keep_said(kept))
            self.record.said_at, self.record.said = at, said
            self._clock.take(times, seat)
        window.say(seat, action, heard - way)
        ANSWERS.labels(self.record.game, "person").inc()
        self._clock.run(self.play)
        self.audience.tell_waiting(play)
        if not play.waits:
            await self.show(happens=play.close_window)

    async def _hear_last(
        self, play: Play, window: Window, seat: int, action: int, spoke: float
    ) -> None:
        """What the last says for whom a window without hurry waits is kept by what comes of it.
        Where that cannot be kept the seat has said nothing, and is asked still."""
        times = self._clock.after(seat, spoke)
        happens = partial(play.close_window, self._clock.kept(times))
        window.say(seat, action, spoke)
        try:
            await self.show(None, happens, times, seat)
        except Exception:
            window.forget(seat)
            raise
        window.stir()  # whoever waits in it would wait for ever
        ANSWERS.labels(self.record.game, "person").inc()

    # --- telling ---------------------------------------------------------------------------------

    async def look(self, listener: Listener, seat: int, language: str) -> None:
        """From now on the listener is shown the table from that seat, in that language."""
        self.may_look(listener.guest, seat)
        self.touched = time.monotonic()
        async with self.lock:
            await self._let_look(listener.guest, seat)
            self.audience.listeners.add(listener)
            listener.seat, listener.language = seat, language
            listener.know(Company(self.table(listener.guest)))
            self.audience.tell_presence(self.presence)
            await self.audience.look(listener, seat, self.play)
        self.wake()

    async def _let_look(self, guest: str, seat: int) -> None:
        """Whoever sees all cards late is noted before. Called under the lock."""
        self.may_look(guest, seat)
        if self.record.phase != "gathering":
            await deals.expect_here(self._store, self.record, guest)
        if seat == EVERYTHING:
            self.begun()
            self.record = await later.note(self.record, self._store, guest)

    async def shut_ears(self, guest: str) -> list[int]:
        """The seats of those who have blocked the guest."""
        against = await asyncio.to_thread(lambda: self._store.blocks.against(guest))
        return [i for i, chair in enumerate(self.record.chairs) if chair.guest in against]

    async def gone(self, listener: Listener) -> None:
        """The listener has left."""
        if listener in self.audience.listeners:
            self.audience.listeners.discard(listener)
            self.heard[listener.guest] = self.hands.monotonic()
            self.audience.tell_presence(self.presence)
            if listener.reads:
                self.read(listener, False)
            self.patience.stir()

    async def tell_company(self) -> None:
        async with self.lock:
            self.audience.tell_company(self.table)

    async def show(
        self,
        undone: int | None = None,
        happens: Callable[[], bool] = lambda: True,
        times: Times | None = None,
        answered: int | None = None,
    ) -> bool:
        """Let it happen, so that the clock stands so, and show it to everybody. Called under the
        lock."""
        play = self.begun()
        shown = await self.audience.show(play, undone, happens)
        if shown:
            self._clock.take(times, answered)
        self._clock.run(self.play)
        await self._end_if_over(play)
        return shown

    async def _end_if_over(self, play: Play) -> None:
        if play.match.end and self.record.phase == "playing":
            self.record.phase = "over"
            self.record.scores, self.record.winners = play.result()
            self.record.late = []
            with contextlib.suppress(StoreFailed):  # the journal says so too
                await asyncio.to_thread(lambda: self._store.keep(self.record))
            self.audience.tell_company(self.table)

    async def frame(self, guest: str, seat: int, since: int, wait: float, language: str) -> Frame:
        """What the seat sees, once the table has gone on from `since`, or when time is up."""
        self.may_look(guest, seat)
        until = time.monotonic() + wait
        self.wake()
        while (self.play is None or self.play.stands(seat) <= since) and time.monotonic() < until:
            if not await self.audience.wait(until):
                break
        self.touched = time.monotonic()
        self.heard[guest] = self.hands.monotonic()
        async with self.lock:
            await self._let_look(guest, seat)
            play = self.begun()
            return await asyncio.to_thread(
                lambda: (
                    play.frame(seat, since, language)
                    if 0 <= since < play.stands(seat)
                    else play.standing(seat, language)
                )
            )

    async def log_of(self, guest: str, seat: int, language: str) -> list[Line]:
        """The log so far, as the seat saw it."""
        async with self.lock:
            await self._let_look(guest, seat)
            play = self.begun()
            return await asyncio.to_thread(lambda: list(play.log(seat, language)))

    async def in_thread(self, work: Callable[[], T]) -> T:
        """Do something slow while nothing else happens at this table."""
        async with self.lock:
            self.touched = time.monotonic()
            return await asyncio.to_thread(work)

    def is_idle(self) -> bool:
        """Whether nobody looks, nobody thinks, and no clock runs that needs this process."""
        runs = self.timer is not None and bool(self.timer.runs) and not self.timer.is_by_post
        return not (self.audience or self._pump.is_on or runs or self.lock.locked())

    async def close(self) -> None:
        """Stop going on by ourselves; nothing is left half done."""
        async with self.lock:
            self.audience.close()
            if self.timer and self.timer.runs:
                with contextlib.suppress(StoreFailed):  # then it is as it was kept last
                    await self.keep_times(self.timer.now())
            for listener in self.audience.listeners:
                listener.leave()
            self._pump.stop()
            if self.play and self.play.window:
                self.play.window.close()
