"""What people say to each other at a table: phrases and gestures, a few at a time, kept nowhere
but in a report."""

import asyncio
import time
from collections import deque

from tinstar.server.errors import BadOption, Conflict, Forbidden, TooMuch
from tinstar.server.schema_types import WATCHER
from tinstar.server.tables import catalogue
from tinstar.server.tables.chat_store import Saying
from tinstar.server.tables.live_table import Room
from tinstar.server.tables.seating import expect_host
from tinstar.server.tables.table_record import TableRecord
from tinstar.server.tables.websocket_schemas import Say, Spoken

MOST, SECONDS = 3, 10.0  # phrases and gestures of one guest in so long


async def say(room: Room, guest: str, said: Say) -> None:
    """The guest, who holds that seat, says it to everybody who looks on, but for those who have
    blocked them."""
    if said.seat == WATCHER or said.seat not in room.record.held_by(guest):
        raise Forbidden("watcher")
    known = catalogue.gestures if said.gesture else catalogue.phrases
    if said.phrase >= (count := len(known(room.record.game))):
        raise BadOption("phrase", last=count - 1, got=said.phrase)
    if room.record.quiet:
        raise Conflict("quiet")
    _take_turn(room, guest)
    async with room.lock:
        text, name = known(room.record.game)[said.phrase], room.record.chairs[said.seat].name
        room.lately.append(Saying(guest, said.seat, name, f"({text})", int(time.time())))
        deaf = await asyncio.to_thread(room.store.blocks.against, guest)
        room.audience.tell_said(Spoken(said.seat, said.phrase, said.gesture), deaf)


def _take_turn(room: Room, guest: str) -> None:
    before, now = room.spoken.setdefault(guest, deque(maxlen=MOST)), room.hands.monotonic()
    if len(before) == MOST and now < before[0] + SECONDS:
        raise TooMuch("phrases", most=MOST, seconds=round(SECONDS))
    before.append(now)


def hush(record: TableRecord, guest: str, wish: bool) -> None:
    """The host wants it quiet, or lets people speak again."""
    expect_host(record, guest)
    record.quiet = wish
