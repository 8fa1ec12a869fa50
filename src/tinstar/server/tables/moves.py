"""What people answer at a table, and take back; several of them at once, in a window.

An answer is kept before anybody is told of it, and once it is kept it has happened.
"""

import asyncio
import time
from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from tinstar.engine.i18n import ENGLISH
from tinstar.errors import IllegalAction
from tinstar.server.metrics import ANSWER_SECONDS, ANSWERS
from tinstar.server.tables.answer_window import AnswerWindow
from tinstar.server.tables.live_table import Room


async def answer(
    room: Room,
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
        return await _answer(room, guest, seat, at, action, way)
    except IllegalAction as e:
        why = room.game.rules.refusal(action, e.objection, language)
        raise IllegalAction(why, e.objection) from e


async def _answer(room: Room, guest: str, seat: int, at: int, action: int, way: float) -> int:
    heard = time.monotonic()
    async with room.lock:
        play = room.playing(guest, seat)
        if play.window:
            await _hear(room, play.window, seat, at, action, heard, way)
        else:
            times = room.ticking.after(seat, heard - way)
            kept = room.ticking.kept(times)
            happens = partial(play.answer, seat, at, action, kept)
            if await room.show(None, happens, times, seat):
                ANSWERS.labels(room.record.game, "person").inc()
                ANSWER_SECONDS.observe(time.monotonic() - heard)
    room.wake()
    return play.at


async def undo(room: Room, guest: str, seat: int, at: int) -> int:
    """Take the last answer back; where the table stands then."""
    async with room.lock:
        play = room.playing(guest, seat)
        times = room.ticking.undone(seat)
        kept = room.ticking.kept(times)
        await asyncio.to_thread(lambda: play.undo(seat, at, kept))
        await room.show(seat, times=times, answered=seat)
    room.wake()
    return play.at


async def _hear(
    room: Room, window: AnswerWindow, seat: int, at: int, action: int, heard: float, way: float
) -> None:
    """What a person says in a window. Called under the lock."""
    play, spoke = room.begun(), heard - way
    check = partial(play.check, seat, at, action, heard)
    if not window.seconds and play.waits == [seat]:
        await _hear_last(room, window, seat, action, spoke, check)
        return
    said = window.said | {seat: action}
    times = None if window.seconds else room.ticking.after(seat, spoke)
    kept = replace(room.ticking.kept(times) or room.record, said_at=at, said=said)

    def happens() -> bool:
        if new := check():
            if not window.seconds:
                room.store.keep_said(kept)
            window.say(seat, action, spoke)
        return new

    if not await asyncio.to_thread(happens):
        return
    if not window.seconds:
        room.record.said_at, room.record.said = at, said
        room.ticking.take(times, seat)
    ANSWERS.labels(room.record.game, "person").inc()
    room.ticking.run(room.play)
    room.audience.tell_waiting(play)
    if not play.waits:
        await room.show(happens=play.close_window)


async def _hear_last(
    room: Room,
    window: AnswerWindow,
    seat: int,
    action: int,
    spoke: float,
    check: Callable[[], bool],
) -> None:
    """What the last says for whom a window without hurry waits is kept by what comes of it.
    Where that cannot be kept the seat has said nothing, and is asked still."""
    play, times = room.begun(), room.ticking.after(seat, spoke)
    together = room.ticking.kept(times)

    def happens() -> bool:
        if not check():
            return False
        window.say(seat, action, spoke)
        try:
            return play.close_window(together)
        except Exception:
            window.forget(seat)
            raise

    if await room.show(None, happens, times, seat):
        ANSWERS.labels(room.record.game, "person").inc()
        window.stir()  # whoever waits in it would wait for ever
