"""Moves and undos of people, also when several seats act at once in an answer window.

A move is stored before anyone sees it. Once it is stored, it counts.
"""

import asyncio
import time
from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from tinstar.engine.i18n import ENGLISH
from tinstar.errors import IllegalAction
from tinstar.server.errors import Conflict
from tinstar.server.metrics import ANSWER_SECONDS, ANSWERS
from tinstar.server.tables import first_look, held_decisions
from tinstar.server.tables.answer_window import AnswerWindow
from tinstar.server.tables.live_table import LiveTable
from tinstar.server.tables.websocket_schemas import DeclineWindows


async def answer(
    live_table: LiveTable,
    guest: str,
    seat: int,
    at: int,
    action: int,
    way: float = 0,
    language: str = ENGLISH,
) -> int:
    """Make a person's move and return the new table position.

    `way` is the network delay in seconds that was measured for the player. If the rules refuse the
    move, the error's text is in `language`.
    """
    try:
        await held_decisions.wait_to_answer(live_table, seat)
        return await _answer(live_table, guest, seat, at, action, way)
    except IllegalAction as e:
        why = live_table.game.rules.refusal(action, e.objection, language)
        raise IllegalAction(why, e.objection) from e


async def _answer(
    live_table: LiveTable, guest: str, seat: int, at: int, action: int, way: float
) -> int:
    heard = time.monotonic()
    async with live_table.lock:
        play = live_table.playing(guest, seat)
        if play.window:
            await _hear(live_table, play.window, seat, at, action, heard, way)
        else:
            first_look.end_for_a_move(live_table, play)
            times = live_table.clock_driver.after(seat, heard - way)
            kept = live_table.clock_driver.kept(times)
            happens = partial(play.answer, seat, at, action, kept)
            if await live_table.show(None, happens, times, seat):
                ANSWERS.labels(live_table.record.game, "person").inc()
                ANSWER_SECONDS.observe(time.monotonic() - heard)
    live_table.wake()
    return play.at


async def undo(live_table: LiveTable, guest: str, seat: int, at: int) -> int:
    """Undo the last move and return the new table position."""
    live_table.expect_help_allowed()
    async with live_table.lock:
        play = live_table.playing(guest, seat)
        if play.window and seat in play.window.said:
            await _withdraw(live_table, play.window, seat, at)
            return play.at
        times = live_table.clock_driver.undone(seat)
        kept = live_table.clock_driver.kept(times)
        await asyncio.to_thread(lambda: play.undo(seat, at, kept))
        await live_table.show(seat, times=times, answered=seat)
    live_table.wake()
    return play.at


async def _hear(
    live_table: LiveTable,
    window: AnswerWindow,
    seat: int,
    at: int,
    action: int,
    heard: float,
    way: float,
) -> None:
    """Accept a person's decision in an answer window. Call it under the table's lock."""
    play, spoke = live_table.begun(), heard - way
    check = partial(play.check, seat, at, action, heard)
    if not window.seconds and play.waits == [seat] and not play.holds_back(seat):
        await _hear_last(live_table, window, seat, action, spoke, check)
        return
    said, held = window.said | {seat: action}, play.holds_back(seat)
    times = None if window.seconds or held else live_table.clock_driver.after(seat, spoke)
    kept = replace(live_table.clock_driver.kept(times) or live_table.record, said_at=at, said=said)

    def happens() -> bool:
        if new := check():
            if not window.seconds:
                live_table.store.keep_said(kept)
            window.say(seat, action, spoke, shown=not held)
        return new

    if not await asyncio.to_thread(happens):
        return
    if not window.seconds:
        live_table.record.said_at, live_table.record.said = at, said
        live_table.clock_driver.take(times, seat)
    ANSWERS.labels(live_table.record.game, "person").inc()
    if held:  # the others must not notice anything
        live_table.audience.tell_waiting(play, only=seat)
        return
    live_table.clock_driver.run(live_table.play)
    live_table.audience.tell_waiting(play)
    if not play.waits:
        await live_table.show(happens=play.close_window)


async def _hear_last(
    live_table: LiveTable,
    window: AnswerWindow,
    seat: int,
    action: int,
    spoke: float,
    check: Callable[[], bool],
) -> None:
    """Accept the last decision in a window without a time limit, and close the window.

    Closing the window stores the decision. If that fails, the decision is dropped and the seat is
    still to act.
    """
    play, times = live_table.begun(), live_table.clock_driver.after(seat, spoke)
    together = live_table.clock_driver.kept(times)

    def happens() -> bool:
        if not check():
            return False
        window.say(seat, action, spoke)
        try:
            return play.close_window(together)
        except Exception:
            window.forget(seat)
            raise

    if await live_table.show(None, happens, times, seat):
        ANSWERS.labels(live_table.record.game, "person").inc()
        window.stir()  # wakes the tasks that wait in the window


async def _withdraw(live_table: LiveTable, window: AnswerWindow, seat: int, at: int) -> None:
    """Take back a decision in a window that is still open. Call it under the table's lock."""
    play = live_table.begun()
    if at != play.at:
        raise Conflict("went-on", at=play.at, got=at)
    silence = play.match.view(seat).silence()
    if not window.seconds:
        said = window.said | {seat: silence}
        kept = replace(live_table.record, said_at=at, said=said)
        await asyncio.to_thread(live_table.store.keep_said, kept)
        live_table.record.said_at, live_table.record.said = at, said
    window.withdraw(seat, silence)


async def decline_windows(live_table: LiveTable, guest: str, wish: DeclineWindows) -> None:
    """Let the server decline windows for a seat from now on, including the one that is open."""
    heard, seat = time.monotonic(), wish.seat
    async with live_table.lock:
        play = live_table.playing(guest, seat)
        live_table.wishes.hear(guest, wish)
        window = play.window
        if window is None or seat in window.said or seat not in play.waits:
            return
        if await asyncio.to_thread(live_table.wishes.declines, play, seat):
            silence = play.match.view(seat).silence()
            await _hear(live_table, window, seat, play.at, silence, heard, 0)
    live_table.wake()
