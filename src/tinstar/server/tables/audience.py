"""Everyone looking at one table, and the messages that each of them gets.

The table is rendered once for each pair of seat and language that somebody is using. All methods
are called under the lock of the live table.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple, Protocol

import msgspec

from tinstar.engine.i18n import tongue
from tinstar.server.clock_settings import ClockState
from tinstar.server.http import accept_language
from tinstar.server.schema_types import EVERYTHING, WATCHER
from tinstar.server.tables.chat_schemas import ChatLine
from tinstar.server.tables.live_match import LiveMatch, Reader
from tinstar.server.tables.seat_frames import ChairChangeRemark
from tinstar.server.tables.table_schemas import Table
from tinstar.server.tables.websocket_schemas import (
    CompanionRemark,
    FirstLook,
    FullLog,
    LogNote,
    MessageRefused,
    PhraseSaid,
    Presence,
    TableUpdate,
    ToClient,
)

PRESENCE_SECONDS = 1.0  # least seconds between two presence messages


class Listener(Protocol):
    """A connection that shows a table, as it is seen from one seat."""

    guest: str
    seat: int | None  # None until the first `look` message
    language: str  # of its texts
    reads: bool  # whether its user is reading an explanation
    rests: bool  # whether it acknowledges resting scenes
    seen: int  # table position that the listener last acknowledged
    aside: bool  # whether its page is hidden
    own_time: bool  # whether it shows events at its own speed

    @property
    def is_remote(self) -> bool:
        """True if the listener is connected to another process of this server."""
        ...

    def send(self, raw: bytes) -> None:
        """Queue a message. Messages are sent in the order in which they were queued."""
        ...

    def leave(self) -> None:
        """Disconnect the listener, because the table is no longer in this process."""
        ...

    def know(self, how: TableUpdate | Presence | ClockState) -> None:
        """Queue a message about the current state, in place of an older one not sent yet."""
        ...


class AudienceKey(NamedTuple):
    """The seat, guest and language that remote listeners share if they get the same messages.

    All spectators with the same language share one key, whose `guest` is empty.
    """

    seat: int
    guest: str
    language: str


def audience_key_of(listener: Listener) -> AudienceKey:
    seat = WATCHER if listener.seat is None else listener.seat
    return AudienceKey(seat, "" if seat == WATCHER else listener.guest, listener.language)


class Audience:
    """The listeners at a table, and the time at which they were last shown something."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()
        self.waiting = 0  # polling programs
        self.shown_at = 0.0
        self.told = Counter[AudienceKey]()  # batches published for each key
        self.publish: Callable[[AudienceKey, int, list[bytes]], None] = lambda *_: None
        self._moved = asyncio.Event()
        self._telling: asyncio.Task[None] | None = None  # pending presence message
        self._told_at = 0.0

    def __bool__(self) -> bool:
        return bool(self.listeners or self.waiting)

    def guests(self) -> list[str]:
        """Return the guests of all listeners that have chosen a seat or watch."""
        return [x.guest for x in self.listeners if x.seat is not None]

    def attentive(self) -> set[str]:
        """Return the guests who have the table on screen."""
        return {x.guest for x in self.listeners if x.seat is not None and not x.aside}

    async def look(self, listener: Listener, seat: int, play: LiveMatch | None) -> None:
        """Show the table from a seat: send the seat's whole log and its current view."""
        listener.seat = seat
        if play:
            language = listener.language
            for raw in await asyncio.to_thread(lambda: _all(play, seat, language)):
                listener.send(raw)

    async def turn_away(self, listener: Listener, play: LiveMatch | None) -> None:
        """Tell a listener that it has lost its seat, and show it the spectators' view."""
        why = tongue(accept_language.HERE, listener.language).say("seat-lost")
        refused = MessageRefused("Forbidden", why, play.at if play else 0)
        listener.send(_encoded(refused))
        await self.look(listener, WATCHER, play)

    def tell_company(self, table: Callable[[str], Table]) -> None:
        """Send everyone the table's description, with only what each person may see."""
        for listener in self.listeners:
            listener.know(TableUpdate(table(listener.guest)))

    def tell_said(
        self,
        said: PhraseSaid | ChatLine | CompanionRemark,
        deaf: Collection[str] = (),
        but: Collection[int] = (),
    ) -> None:
        """Send a phrase, remark or chat line to everyone who is looking.

        Guests in `deaf` and people who look from seats in `but` do not get it.
        """
        raw = [_encoded(said)]
        self._send({reader: raw for reader in self._readers() if reader[0] not in but}, deaf)

    def tell_clocks(self, clocks: ClockState) -> None:
        for listener in self.listeners:
            if listener.seat is not None:
                listener.know(clocks)

    def tell_presence(self, presence: Callable[[], Presence]) -> None:
        """Schedule a message that says who is present. At most one is sent each second."""
        if self.listeners and (self._telling is None or self._telling.done()):
            self._telling = asyncio.create_task(self._tell_presence(presence))

    async def _tell_presence(self, presence: Callable[[], Presence]) -> None:
        await asyncio.sleep(self._told_at + PRESENCE_SECONDS - time.monotonic())
        self._told_at = time.monotonic()
        now = presence()
        for listener in self.listeners:
            if listener.seat is not None:
                listener.know(now)

    async def tell_notes(self, notes: Sequence[ChairChangeRemark], play: LiveMatch) -> None:
        """Send everyone log lines, and the scene with its new names."""
        readers = self._readers()

        def told(seat: int, language: str) -> list[bytes]:
            lines = [_encoded(LogNote(note.line(language))) for note in notes]
            return [*lines, _encoded(play.standing(seat, language))]

        self._send(await asyncio.to_thread(lambda: {x: told(*x) for x in readers}))

    def _readers(self) -> set[Reader]:
        """Return the pairs of seat and language that somebody is using."""
        return {(x.seat, x.language) for x in self.listeners if x.seat is not None}

    def close(self) -> None:
        if self._telling:
            self._telling.cancel()

    def tell_waiting(self, play: LiveMatch, only: int | None = None) -> None:
        """Tell everyone, or only those at one seat, which seats have yet to decide.

        Also wake the tasks that wait for a change of the answer window.
        """
        if play.window:
            # viewers of `EVERYTHING` see it later
            now = [x for x in self._readers() if x[0] != EVERYTHING and only in (None, x[0])]
            waiting = {seat: [_encoded(play.waiting(seat))] for seat, _ in now}
            self._send({x: waiting[x[0]] for x in now})
            play.window.stir()

    def tell_look(self, look: FirstLook | None) -> None:
        """Tell everyone who still looks at their cards."""
        if look:
            now = [x for x in self._readers() if x[0] != EVERYTHING]
            self._send({reader: [_encoded(look)] for reader in now})

    async def show(
        self, play: LiveMatch, undone: int | None = None, happens: Callable[[], bool] = lambda: True
    ) -> bool:
        """Call `happens`, which changes the match, and show everyone what changed.

        A worker thread calls `happens` and renders the messages. Leave `happens` out if the match
        has already changed. Returns False if `happens` returns False: nothing changed.
        """
        readers = self._readers()

        def work() -> dict[Reader, list[bytes]] | None:
            return {x: _news(play, *x, undone) for x in readers} if happens() else None

        news = await asyncio.to_thread(work)
        if news is None:
            return False
        self._send(news)
        self.shown_at = time.monotonic()
        self._moved.set()
        self._moved = asyncio.Event()
        return True

    def _send(self, news: Mapping[Reader, list[bytes]], deaf: Collection[str] = ()) -> None:
        """Send each listener the messages for its seat and language.

        Guests in `deaf` get nothing. For remote listeners the messages are published once for each
        audience key. If a guest in `deaf` shares the key, the other listeners with that key get the
        messages one by one.
        """
        apart = {audience_key_of(x) for x in self.listeners if x.is_remote and x.guest in deaf}
        remote = set[AudienceKey]()
        for listener in self.listeners:
            if listener.seat is None or listener.guest in deaf:
                continue
            told = news.get((listener.seat, listener.language), ())
            if told and listener.is_remote and (key := audience_key_of(listener)) not in apart:
                remote.add(key)
                continue
            for raw in told:
                listener.send(raw)
        for key in remote:
            self.told[key] += 1
            self.publish(key, self.told[key], news[key.seat, key.language])

    async def wait(self, until: float) -> bool:
        """Wait until something is shown to the listeners.

        Returns False if nothing was shown before the time `until`.
        """
        self.waiting += 1
        try:
            await asyncio.wait_for(self._moved.wait(), until - time.monotonic())
        except TimeoutError:
            return False
        finally:
            self.waiting -= 1
        return True


def _news(play: LiveMatch, seat: int, language: str, undone: int | None) -> list[bytes]:
    if undone is None:
        return [_encoded(play.frame(seat, language=language))]
    log, now = FullLog(seat, play.log(seat, language)), play.standing(seat, language)
    told = [play.taken_back(undone, language)]
    return [_encoded(log), _encoded(msgspec.structs.replace(now, events=told))]


def _all(play: LiveMatch, seat: int, language: str) -> list[bytes]:
    log, now = FullLog(seat, play.log(seat, language)), play.standing(seat, language)
    return [_encoded(log), _encoded(now)]


def _encoded(message: ToClient | None) -> bytes:
    return msgspec.json.encode(message)
