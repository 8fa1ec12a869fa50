"""One table: its chairs, its match, and everybody who looks on.

What changes a table happens one thing after another, under its lock, and is kept before it is told.
"""

import asyncio
import contextlib
import copy
import logging
import time
from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec

from tinstar.core.errors import NotYourTurn
from tinstar.core.game import Game
from tinstar.core.kernel import CHANCE, TERMINAL
from tinstar.core.state import View
from tinstar.players import Player
from tinstar.players.search import Thought
from tinstar.server.errors import Conflict, Forbidden, StoreFailed
from tinstar.server.figures import ANSWER_SECONDS, ANSWERS
from tinstar.server.keeping.record import TableRecord, presence, told
from tinstar.server.keeping.store import Store
from tinstar.server.messages import (
    WATCHER,
    Company,
    Frame,
    Hint,
    HintMove,
    Line,
    Presence,
    Table,
)
from tinstar.server.rooms.audience import Audience, Listener
from tinstar.server.rooms.patience import Patience
from tinstar.server.rooms.play import Play, begin_or_resume
from tinstar.server.rooms.thinking import Thinking
from tinstar.server.rooms.window import Window

log = logging.getLogger(__name__)
RETRY_SECONDS = 1.0
REVEAL_SECONDS = 5.0  # in which everybody shows their words
T = TypeVar("T")


class Room:
    """A table that is open."""

    def __init__(self, record: TableRecord, game: Game, store: Store, thinking: Thinking):
        self.record = record
        self.game = game
        self.play: Play | None = None
        self.audience = Audience()
        self.touched = time.monotonic()
        self.lock = asyncio.Lock()
        self._store = store
        self._thinking = thinking
        self._pump: asyncio.Task[None] | None = None
        self._reveal_until = 0.0
        self._begun = asyncio.Event()
        self._patience = Patience(lambda: self.record, self.audience)
        self._hint: tuple[int, Hint] | None = None  # for which seat
        self._hinting = asyncio.Lock()

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
        return msgspec.structs.replace(table, made=made, asked=self.asked)

    @property
    def asked(self) -> list[int]:
        """The seats that the table waits for."""
        return self.play.asked if self.play else []

    def presence(self) -> Presence:
        """Who of the company is there, and how many watch."""
        return presence(self.record, self.audience.guests())

    def may_look(self, guest: str, seat: int) -> None:
        """`Forbidden` where the seat is not the guest's; everybody may watch."""
        if seat != WATCHER and seat not in self.record.held_by(guest):
            raise Forbidden("expected a seat of your own, or -1 to watch")

    # --- the match -------------------------------------------------------------------------------

    async def open(self) -> None:
        """Have the match ready where there is one, or wait for words where they are shown."""
        if self.record.phase == "revealing":
            self._reveal_until = self._reveal_until or time.monotonic() + REVEAL_SECONDS
            self._wake()
        elif self.record.phase != "gathering" and self.play is None:
            try:
                match = await asyncio.to_thread(
                    lambda: begin_or_resume(self.record, self.game, self._store)
                )
            except StoreFailed:
                self._store.leases.lose(self.record)  # it plays, without a match: read it anew
                raise
            self.game, self.play = match.game, Play(match, self.record)
            if match.end:
                self._over(self.play)
            self._reveal_until = 0.0
            self._begun.set()
            self._wake()

    def keep(self, record: TableRecord) -> list[Line]:
        """Keep that the company is so, and in mid-match a line for each chair that changes hands:
        what the log says of it. Called under the lock, from another thread."""
        if self.play and self.record.phase == "playing":
            return self.play.change_chairs(record)
        self._store.keep(record)
        return []

    async def now(self, record: TableRecord, notes: Sequence[Line] = ()) -> None:
        """The company is so from now on. Called under the lock, when it is kept."""
        self.record = record
        self.touched = time.monotonic()
        if self.play is None:
            await self.open()
        else:
            self.audience.tell_waiting(self.play)
        away = [
            listener
            for listener in self.audience.listeners
            if listener.seat not in (WATCHER, *record.held_by(listener.guest))
        ]
        for listener in away:
            listener.seat = WATCHER
        if self.play and notes:
            await self.audience.tell_notes(notes, self.play)
        for listener in away:
            await self.audience.turn_away(listener, self.play)
        self.audience.tell_company(self.table)
        self._wake()

    async def answer(self, guest: str, seat: int, at: int, action: int, way: float = 0) -> int:
        """A person's answer; where the table stands then.

        `way` is how many seconds it took to come here, as far as that was measured.
        """
        heard = time.monotonic()
        async with self.lock:
            play = self._playing(guest, seat)
            if play.window:
                await self._hear(play, play.window, seat, at, action, heard, way)
            elif await self._show(happens=lambda: play.answer(seat, at, action)):
                ANSWERS.labels(self.record.game, "person").inc()
                ANSWER_SECONDS.observe(time.monotonic() - heard)
        self._wake()
        return play.at

    async def undo(self, guest: str, seat: int, at: int) -> int:
        """Take the last answer back; where the table stands then."""
        async with self.lock:
            play = self._playing(guest, seat)
            await asyncio.to_thread(lambda: play.undo(seat, at))
            await self._show(undone=seat)
        self._wake()
        return play.at

    def _playing(self, guest: str, seat: int) -> Play:
        self.touched = time.monotonic()
        if seat == WATCHER or seat not in self.record.held_by(guest):
            raise Forbidden("expected an answer for a seat of your own")
        return self.begun()

    def begun(self) -> Play:
        """The match; `Conflict` before it has begun."""
        if self.play is None:
            raise Conflict(f"expected a match that has begun, got a table {self.record.phase}")
        return self.play

    def _wake(self) -> None:
        """Go on by ourselves, wherever chance or a computer player is asked."""
        self._patience.stir()
        goes_on = self.play is not None or self.record.phase == "revealing"
        if goes_on and (self._pump is None or self._pump.done()):
            self._pump = asyncio.create_task(self._go_on())

    async def _go_on(self) -> None:
        while True:
            try:
                if not await self._one_more():
                    return
            except StoreFailed:
                await asyncio.sleep(RETRY_SECONDS)
            except Exception as e:  # the table must go on; what it says may name a hidden card
                log.error("table %s: got %s", self.record.id, type(e).__name__)
                await asyncio.sleep(RETRY_SECONDS)

    async def _one_more(self) -> bool:
        """One answer of chance or a computer player; False where nobody of them is asked."""
        if self.play is None:
            await self._wait_for_words()
        if not self._is_worth_it():
            return False
        play = self.begun()
        if play.rests and not await self._patience.everybody_has_seen(play):
            return True
        async with self.lock:
            self._patience.stop_or_go(play)
            asked, at, window = play.match.asked, play.at, play.window
            if asked == CHANCE:
                await self._let_chance_answer(play)
                return True
            if asked == TERMINAL or self._patience.somebody_reads():
                return False
            decides = play.match.decider(asked)
            view = play.match.view(asked) if decides else None
        if window:
            return await self._hold(play, window)
        if decides is None or view is None:
            return False
        action = await self._thinking.choose(decides, view)
        await asyncio.sleep(self.audience.shown_at + self._patience.pace(play) - time.monotonic())
        async with self.lock:
            here = play.match.decider(asked) is decides and not self._patience.somebody_reads()
            if play.at == at and here:
                await asyncio.to_thread(lambda: play.enter(asked, at, action))
                ANSWERS.labels(self.record.game, "computer").inc()
                await self._show()
        return True

    def read(self, listener: Listener, now: bool) -> None:
        """The listener has something to read now, or has read it."""
        listener.reads = now
        if self.play and self.play.window:
            self.play.window.stir()
        self._wake()

    def _is_worth_it(self) -> bool:
        """Computer players play among themselves only while somebody looks on."""
        return bool(self.audience) or any(c.holder != "computer" for c in self.record.chairs)

    async def _wait_for_words(self) -> None:
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
        self._patience.stir()

    async def _let_chance_answer(self, play: Play) -> None:
        try:
            await asyncio.to_thread(play.go_on)
        finally:
            await self._show()

    async def hint(self, guest: str, seat: int, seconds: float) -> Hint:
        """What the search would do for whoever is asked."""
        play = self._playing(guest, seat)
        at = play.at
        view = play.view(seat)
        if view.current_player() != seat:
            raise NotYourTurn("expected to be asked, got a question to somebody else")
        async with self._hinting:
            if self._hint is None or (self._hint[0], self._hint[1].at) != (seat, at):
                thought = await self._thinking.advise(view, seconds)
                self._hint = seat, await asyncio.to_thread(lambda: _hint(play, view, at, thought))
            return self._hint[1]

    # --- several at once -------------------------------------------------------------------------

    async def _hear(
        self, play: Play, window: Window, seat: int, at: int, action: int, heard: float, way: float
    ) -> None:
        """What a person says in a window. Called under the lock."""
        if not await asyncio.to_thread(lambda: play.check(seat, at, action, heard)):
            return
        if not window.seconds:
            said = window.said | {seat: action}
            kept = msgspec.structs.replace(self.record, said_at=at, said=said)
            await asyncio.to_thread(lambda: self._store.keep(kept))
            self.record.said_at, self.record.said = at, said
        window.say(seat, action, heard - way)
        self.audience.tell_waiting(play)
        if not play.waits:
            await self._close_window(play)

    async def _hold(self, play: Play, window: Window) -> bool:
        """Ask the computer players, wait, and close the window when all have spoken or time is up.

        False where only people can go on, who have no hurry.
        """
        async with self.lock:
            if play.window is not window:
                return True
            if not play.waits or window.left == 0:
                await self._close_window(play)
                return True
            for seat in play.waits:
                decides = play.match.decider(seat)
                if decides and window.ask(seat, decides):
                    speaks = self._speak(play, window, seat, decides)
                    window.let_speak(asyncio.create_task(speaks))
        return await window.stirs()

    async def _close_window(self, play: Play) -> None:
        await asyncio.to_thread(play.close_window)
        await self._show()

    async def _speak(self, play: Play, window: Window, seat: int, decides: Player) -> None:
        """What a computer player says in a window, in its own time."""
        action = await self._thinking.choose(decides, play.view(seat))
        await asyncio.sleep(window.reaction(self._patience.pace(play)))
        async with self.lock:
            if self._patience.somebody_reads():
                window.ask_again(seat)
            elif play.window is window and play.match.decider(seat) is decides:
                window.say(seat, action, time.monotonic())
                self.audience.tell_waiting(play)

    # --- telling ---------------------------------------------------------------------------------

    async def look(self, listener: Listener, seat: int) -> None:
        """From now on the listener is shown the table from that seat."""
        self.may_look(listener.guest, seat)
        self.touched = time.monotonic()
        async with self.lock:
            self.audience.listeners.add(listener)
            listener.seat = seat
            listener.know(Company(self.table(listener.guest)))
            self.audience.tell_presence(self.presence)
            await self.audience.look(listener, seat, self.play)
        self._wake()

    async def gone(self, listener: Listener) -> None:
        """The listener has left."""
        if listener in self.audience.listeners:
            self.audience.listeners.discard(listener)
            self.audience.tell_presence(self.presence)
            if listener.reads:
                self.read(listener, False)
            self._patience.stir()

    async def tell_company(self) -> None:
        async with self.lock:
            self.audience.tell_company(self.table)

    async def _show(
        self, undone: int | None = None, happens: Callable[[], bool] = lambda: True
    ) -> bool:
        """Let it happen and show it to everybody. Called under the lock."""
        play = self.begun()
        shown = await self.audience.show(play, undone, happens)
        await self._end_if_over(play)
        return shown

    async def _end_if_over(self, play: Play) -> None:
        if play.match.end and self.record.phase == "playing":
            self._over(play)
            with contextlib.suppress(StoreFailed):  # the journal says so too
                await asyncio.to_thread(lambda: self._store.keep(self.record))
            self.audience.tell_company(self.table)

    def _over(self, play: Play) -> None:
        self.record.phase = "over"
        self.record.scores, self.record.winners = play.result()

    async def frame(self, guest: str, seat: int, since: int, wait: float) -> Frame:
        """What the seat sees, once the table has gone on from `since`, or when time is up."""
        self.may_look(guest, seat)
        until = time.monotonic() + wait
        self._wake()
        while (self.play is None or self.at <= since) and time.monotonic() < until:
            if not await self.audience.wait(until):
                break
        self.touched = time.monotonic()
        async with self.lock:
            self.may_look(guest, seat)
            play = self.begun()
            return await asyncio.to_thread(
                lambda: play.frame(seat, since) if 0 <= since < play.at else play.standing(seat)
            )

    async def in_thread(self, work: Callable[[], T]) -> T:
        """Do something slow while nothing else happens at this table."""
        async with self.lock:
            self.touched = time.monotonic()
            return await asyncio.to_thread(work)

    def is_idle(self) -> bool:
        """Whether nobody looks, and nobody thinks."""
        thinks = self._pump is not None and not self._pump.done()
        return not (self.audience or thinks or self.lock.locked())

    async def close(self) -> None:
        """Stop going on by ourselves; nothing is left half done."""
        async with self.lock:
            self.audience.close()
            for listener in self.audience.listeners:
                listener.leave()
            if self._pump:
                self._pump.cancel()
            if self.play and self.play.window:
                self.play.window.close()


def _hint(play: Play, view: View, at: int, thought: Thought) -> Hint:
    visits = sum(n for _, n, _ in thought.ranking) or 1
    moves = [
        HintMove(a, play.eyes.action_text(view, a), n / visits, _chance(mean, view.game.players))
        for a, n, mean in thought.ranking
    ]
    return Hint(at, thought.playouts, moves)


def _chance(outlook: float, players: int) -> float:
    """What an outlook says of winning: alone it is worth 1, and losing -1 / (players - 1)."""
    return max(0.0, min(1.0, (outlook * (players - 1) + 1) / players))
