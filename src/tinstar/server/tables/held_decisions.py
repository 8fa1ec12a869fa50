"""Show decisions that were made quickly or automatically, after a while.

The time is drawn when an answer window or an offer opens, from human reaction times, whatever the
hand. So nobody learns from the time of a decision that a player had nothing to think about.
"""

import asyncio
import contextlib
import time
from functools import partial
from typing import TYPE_CHECKING

from tinstar.server.clock_settings import StoredClock
from tinstar.server.errors import Conflict, StoreFailed
from tinstar.server.tables import offers_to_people
from tinstar.server.tables.answer_window import AnswerWindow
from tinstar.server.tables.live_match import LiveMatch

if TYPE_CHECKING:  # they import each other
    from tinstar.server.tables.live_table import LiveTable

RETRY_SECONDS = 1.0


def show_later(live_table: "LiveTable", play: LiveMatch, window: AnswerWindow) -> None:
    """Start a task for each decision that is held back. Call it under the table's lock."""
    for seat in window.hold():
        window.let_speak(_show(live_table, play, window, seat))


async def _show(live_table: "LiveTable", play: LiveMatch, window: AnswerWindow, seat: int) -> None:
    await asyncio.sleep(window.shows_at(seat) - time.monotonic())
    while play.window is window and seat in window.said and seat not in window.shown:
        try:
            async with live_table.lock:
                await _show_now(live_table, play, window, seat)
        except StoreFailed:
            await asyncio.sleep(RETRY_SECONDS)
    live_table.wake()


async def _show_now(
    live_table: "LiveTable", play: LiveMatch, window: AnswerWindow, seat: int
) -> None:
    """Let everyone know that a seat has decided. Only now its clock stops."""
    if play.window is not window or seat not in window.said:
        return
    clock = live_table.clock_driver
    times = None if window.seconds else _clock_after(live_table, seat)
    if kept := clock.kept(times):
        await asyncio.to_thread(live_table.store.keep_said, kept)
        clock.take(times, seat)
    window.shown.add(seat)
    clock.run(play)
    live_table.audience.tell_waiting(play)


def _clock_after(live_table: "LiveTable", seat: int) -> StoredClock | None:
    """Return the clock's state after the seat's decision.

    If time ran out since the seat has decided, return None: the clock only stops.
    """
    with contextlib.suppress(Conflict):
        return live_table.clock_driver.after(seat, time.monotonic())
    return None


# --- offers to one seat ---------------------------------------------------------------------------


async def wait_to_answer(live_table: "LiveTable", seat: int) -> None:
    """Hold back a move that a person makes by hand, if it is a quick decision on an offer."""
    play = live_table.play
    offered = offers_to_people.offer_to_person(play) if play else None
    if play and offered and offered[0] == seat:
        await asyncio.sleep(offers_to_people.seconds_held(play))


async def decline_offer(live_table: "LiveTable", play: LiveMatch) -> None:
    """Decline an offer for a person, at a time that tells the others nothing."""
    at = play.at
    await asyncio.sleep(offers_to_people.seconds_held(play))
    async with live_table.lock:
        offered = offers_to_people.declined_offer(play)
        if play.at != at or offered is None:
            return
        seat, offer = offered
        times = _clock_after(live_table, seat)
        kept = live_table.clock_driver.kept(times)
        happens = partial(play.answer, seat, at, offer.decline, kept)
        await live_table.show(None, happens, times, seat)
