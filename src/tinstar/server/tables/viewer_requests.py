"""What somebody who looks at a table is shown, and what they say of looking."""

import asyncio
import time

from tinstar.server.errors import Forbidden
from tinstar.server.schema_types import EVERYTHING, WATCHER
from tinstar.server.tables import delayed_spectators, hidden_deals
from tinstar.server.tables.audience import Listener
from tinstar.server.tables.live_table import Room
from tinstar.server.tables.websocket_schemas import Company, Frame, Line


def may_look(room: Room, guest: str, seat: int) -> None:
    """`Forbidden` where the seat is not the guest's; everybody may watch."""
    if seat == EVERYTHING:
        delayed_spectators.may_watch(room.record, guest)
    elif seat != WATCHER and seat not in room.record.held_by(guest):
        raise Forbidden("not-your-seat")


async def look(room: Room, listener: Listener, seat: int, language: str) -> None:
    """From now on the listener is shown the table from that seat, in that language."""
    may_look(room, listener.guest, seat)
    room.touched = time.monotonic()
    async with room.lock:
        if room.is_closed:  # after the listener had found it: nothing would ever be told here
            listener.leave()
            return
        await _let_look(room, listener.guest, seat)
        room.audience.listeners.add(listener)
        listener.seat, listener.language = seat, language
        listener.know(Company(room.table(listener.guest)))
        room.audience.tell_presence(room.presence)
        await room.audience.look(listener, seat, room.play)
    room.wake()


async def _let_look(room: Room, guest: str, seat: int) -> None:
    """Whoever sees all cards late is noted before. Called under the lock."""
    may_look(room, guest, seat)
    if room.record.phase != "gathering":
        await hidden_deals.expect_here(room.store, room.record, guest)
    if seat == EVERYTHING:
        room.begun()
        room.record = await delayed_spectators.note(room.record, room.store, guest)


async def gone(room: Room, listener: Listener) -> None:
    """The listener has left."""
    if listener in room.audience.listeners:
        room.audience.listeners.discard(listener)
        room.hear(listener.guest)
        room.audience.tell_presence(room.presence)
        if listener.reads:
            read(room, listener, False)
        room.patience.stir()


def read(room: Room, listener: Listener, now: bool) -> None:
    """The listener has something to read now, or has read it."""
    listener.reads = now
    room.go_on()


def saw(room: Room, listener: Listener, at: int) -> None:
    """The listener has seen how the table stood `at`."""
    listener.seen = at
    room.patience.stir()


async def frame(room: Room, guest: str, seat: int, since: int, wait: float, language: str) -> Frame:
    """What the seat sees, once the table has gone on from `since`, or when time is up."""
    may_look(room, guest, seat)
    until = time.monotonic() + wait
    room.wake()
    while await _stands(room, seat) <= since and time.monotonic() < until:
        if not await room.audience.wait(until):
            break
    room.touched = time.monotonic()
    room.hear(guest)
    async with room.lock:
        await _let_look(room, guest, seat)
        play = room.begun()
        return await asyncio.to_thread(
            lambda: (
                play.frame(seat, since, language)
                if 0 <= since < play.stands(seat)
                else play.standing(seat, language)
            )
        )


async def _stands(room: Room, seat: int) -> int:
    """Where the table stands, as far as that seat may know: -1 before there is a match."""
    if room.play is None:
        return -1
    if seat == EVERYTHING:  # it may be made of the whole match, which takes a while
        return await room.in_thread(lambda: room.begun().stands(seat))
    return room.play.stands(seat)


async def log_of(room: Room, guest: str, seat: int, language: str) -> list[Line]:
    """The log so far, as the seat saw it."""
    async with room.lock:
        await _let_look(room, guest, seat)
        play = room.begun()
        return await asyncio.to_thread(lambda: list(play.log(seat, language)))
