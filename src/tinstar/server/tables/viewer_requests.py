"""Requests of viewers: choose a seat's view, report what was read or seen, and poll."""

import asyncio
import time

from tinstar.presentation.scene import out_of_the_game
from tinstar.server.errors import Forbidden
from tinstar.server.schema_types import EVERYTHING, WATCHER
from tinstar.server.tables import delayed_spectators, first_look, hidden_deals
from tinstar.server.tables.audience import Listener
from tinstar.server.tables.live_table import LiveTable
from tinstar.server.tables.websocket_schemas import Frame, LogLine, TableUpdate


def may_look(live_table: LiveTable, guest: str, seat: int) -> None:
    """Raise `Forbidden` if the seat is not the guest's. Everyone may watch."""
    if seat == EVERYTHING:
        delayed_spectators.may_watch(live_table.record, guest)
    elif seat != WATCHER and seat not in live_table.record.held_by(guest):
        raise Forbidden("not-your-seat")


async def look(live_table: LiveTable, listener: Listener, seat: int, language: str) -> None:
    """Show the listener the table from the requested seat, in the requested language."""
    may_look(live_table, listener.guest, seat)
    live_table.touched = time.monotonic()
    async with live_table.lock:
        if live_table.is_closed:  # closed meanwhile: the listener would never get a message
            listener.leave()
            return
        await _let_look(live_table, listener.guest, seat)
        live_table.audience.listeners.add(listener)
        listener.seat, listener.language = seat, language
        listener.know(TableUpdate(live_table.table(listener.guest)))
        live_table.audience.tell_presence(live_table.presence)
        await live_table.audience.look(listener, seat, live_table.play)
        if live_table.play:
            live_table.audience.tell_look(first_look.message(live_table, live_table.play))
    live_table.wake()


async def _let_look(live_table: LiveTable, guest: str, seat: int) -> None:
    """Check that the guest may look from a seat, and record delayed spectators.

    Call it under the table's lock.
    """
    may_look(live_table, guest, seat)
    if live_table.record.phase != "gathering":
        await hidden_deals.expect_here(live_table.store, live_table.record, guest)
    if seat == EVERYTHING:
        live_table.begun()
        live_table.record = await delayed_spectators.note(
            live_table.record, live_table.store, guest
        )


async def gone(live_table: LiveTable, listener: Listener) -> None:
    """Remove a listener."""
    if listener in live_table.audience.listeners:
        live_table.audience.listeners.discard(listener)
        live_table.hear(listener.guest)
        live_table.audience.tell_presence(live_table.presence)
        if listener.reads:
            read(live_table, listener, False)
        live_table.acknowledgements.stir()


def read(live_table: LiveTable, listener: Listener, now: bool) -> None:
    """Record that the listener begins or stops reading."""
    listener.reads = now
    live_table.go_on()


def skip(live_table: LiveTable, listener: Listener, now: bool) -> None:
    """Let the match play on to its end without waiting for the listener, or wait again.

    This has an effect only if the listener has seats and all of them are out of the game.
    """
    play, held = live_table.play, set(live_table.record.held_by(listener.guest))
    if play and held and held <= out_of_the_game(play.match.view(WATCHER)):
        live_table.acknowledgements.skip(listener.guest, now)
        live_table.go_on()


def saw(live_table: LiveTable, listener: Listener, at: int) -> None:
    """Record that the listener has seen the table at position `at`."""
    listener.seen = at
    live_table.acknowledgements.stir()
    if live_table.play:
        live_table.audience.tell_look(first_look.message(live_table, live_table.play))


async def frame(
    live_table: LiveTable, guest: str, seat: int, since: int, wait: float, language: str
) -> Frame:
    """Wait until the table is past position `since`, then return the seat's view.

    After `wait` seconds the view is returned in any case.
    """
    may_look(live_table, guest, seat)
    until = time.monotonic() + wait
    live_table.wake()
    while await _stands(live_table, seat) <= since and time.monotonic() < until:
        if not await live_table.audience.wait(until):
            break
    live_table.touched = time.monotonic()
    live_table.hear(guest)
    async with live_table.lock:
        await _let_look(live_table, guest, seat)
        play = live_table.begun()
        return await asyncio.to_thread(
            lambda: (
                play.frame(seat, since, language)
                if 0 <= since < play.stands(seat)
                else play.standing(seat, language)
            )
        )


async def _stands(live_table: LiveTable, seat: int) -> int:
    """Return the table position that the seat is shown, or -1 before the match."""
    if live_table.play is None:
        return -1
    if seat == EVERYTHING:  # it may be computed from the whole match, which takes long
        return await live_table.in_thread(lambda: live_table.begun().stands(seat))
    return live_table.play.stands(seat)


async def log_of(live_table: LiveTable, guest: str, seat: int, language: str) -> list[LogLine]:
    """Return the log so far, as the seat saw it."""
    async with live_table.lock:
        await _let_look(live_table, guest, seat)
        play = live_table.begun()
        return await asyncio.to_thread(lambda: list(play.log(seat, language)))
