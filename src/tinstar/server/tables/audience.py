"""Everybody who looks at one table, and what each of them is sent.

What a seat sees is made once for all who look from that seat and read the same language, and for no
other seat. All of it is called under the lock of the live table.
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
    FullLog,
    LogNote,
    MessageRefused,
    PhraseSaid,
    Presence,
    TableUpdate,
    ToClient,
)

PRESENCE_SECONDS = 1.0  # between two messages of who came and went


class Listener(Protocol):
    """Somebody who is shown the table from one seat."""

    guest: str
    seat: int | None  # None until it has said from where it looks
    language: str  # which it reads
    reads: bool  # something that the page explains
    rests: bool  # whether it says what it has seen, where a scene rests
    seen: int  # where the table stood when it said so last
    aside: bool  # its page is open where nobody can see it
    own_time: bool  # whether it shows what happens in its own time

    @property
    def is_remote(self) -> bool:
        """Whether it came in at another process of this house."""
        ...

    def send(self, raw: bytes) -> None:
        """Take a message, to be sent in order."""
        ...

    def leave(self) -> None:
        """Go: there is no table here any more."""
        ...

    def know(self, how: TableUpdate | Presence | ClockState) -> None:
        """Take how it is now, to be sent soon; it makes what it knew before obsolete."""
        ...


class AudienceKey(NamedTuple):
    """Whom something is published for in that language: who looks from a seat, and is this guest;
    or the public."""

    seat: int
    guest: str
    language: str


def audience_key_of(listener: Listener) -> AudienceKey:
    seat = WATCHER if listener.seat is None else listener.seat
    return AudienceKey(seat, "" if seat == WATCHER else listener.guest, listener.language)


class Audience:
    """Who looks on; and when they were last shown something."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()
        self.waiting = 0  # programs that poll
        self.shown_at = 0.0
        self.told = Counter[AudienceKey]()  # how many batches were published for them
        self.publish: Callable[[AudienceKey, int, list[bytes]], None] = lambda *_: None
        self._moved = asyncio.Event()
        self._telling: asyncio.Task[None] | None = None  # who came and went
        self._told_at = 0.0

    def __bool__(self) -> bool:
        return bool(self.listeners or self.waiting)

    def guests(self) -> list[str]:
        """Whoever has said from where it looks."""
        return [x.guest for x in self.listeners if x.seat is not None]

    def attentive(self) -> set[str]:
        """Those of them who have the table before their eyes."""
        return {x.guest for x in self.listeners if x.seat is not None and not x.aside}

    async def look(self, listener: Listener, seat: int, play: LiveMatch | None) -> None:
        """The listener looks from that seat now: send it the whole log and how the table stands."""
        listener.seat = seat
        if play:
            language = listener.language
            for raw in await asyncio.to_thread(lambda: _all(play, seat, language)):
                listener.send(raw)

    async def turn_away(self, listener: Listener, play: LiveMatch | None) -> None:
        """The seat is somebody else's now: show what a watcher sees."""
        why = tongue(accept_language.HERE, listener.language).say("seat-lost")
        refused = MessageRefused("Forbidden", why, play.at if play else 0)
        listener.send(_encoded(refused))
        await self.look(listener, WATCHER, play)

    def tell_company(self, table: Callable[[str], Table]) -> None:
        """Let everybody know the table as they may."""
        for listener in self.listeners:
            listener.know(TableUpdate(table(listener.guest)))

    def tell_said(
        self, said: PhraseSaid | ChatLine, deaf: Collection[str], but: Collection[int] = ()
    ) -> None:
        """Let everybody hear it, but for those guests, and whoever looks from those seats."""
        raw = [_encoded(said)]
        self._send({reader: raw for reader in self._readers() if reader[0] not in but}, deaf)

    def tell_clocks(self, clocks: ClockState) -> None:
        for listener in self.listeners:
            if listener.seat is not None:
                listener.know(clocks)

    def tell_presence(self, presence: Callable[[], Presence]) -> None:
        """Somebody came or went: let everybody know soon, at most once a second."""
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
        """Send everybody these lines of the log, and the table with the names of now."""
        readers = self._readers()

        def told(seat: int, language: str) -> list[bytes]:
            lines = [_encoded(LogNote(note.line(language))) for note in notes]
            return [*lines, _encoded(play.standing(seat, language))]

        self._send(await asyncio.to_thread(lambda: {x: told(*x) for x in readers}))

    def _readers(self) -> set[Reader]:
        """The seats that somebody looks from, each with the languages that are read there."""
        return {(x.seat, x.language) for x in self.listeners if x.seat is not None}

    def close(self) -> None:
        if self._telling:
            self._telling.cancel()

    def tell_waiting(self, play: LiveMatch) -> None:
        """Tell everybody who has still to speak, and whoever waits for them."""
        if play.window and play.waiting:
            raw = [_encoded(play.waiting)]
            now = [x for x in self._readers() if x[0] != EVERYTHING]  # which sees it later
            self._send(dict.fromkeys(now, raw))
            play.window.stir()

    async def show(
        self, play: LiveMatch, undone: int | None = None, happens: Callable[[], bool] = lambda: True
    ) -> bool:
        """Let it happen and show it to everybody, with one way to another thread and back; False
        where nothing has happened after all. Without `happens` it has already."""
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
        """Send everybody but those guests what their seat is told; to those far away once for each
        audience key, or one by one where a deaf one shares it."""
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
        """Wait until something is shown; False if it was not by then."""
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


def _encoded(message: ToClient) -> bytes:
    return msgspec.json.encode(message)
