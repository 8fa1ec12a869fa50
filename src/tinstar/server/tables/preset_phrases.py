"""Preset phrases and gestures.

Each guest may send only a few in a given time. The server stores phrases and gestures only as part
of a report.
"""

import asyncio
import time
from collections import deque

from tinstar.server.errors import BadOption, Conflict, Forbidden, TooMuch
from tinstar.server.schema_types import WATCHER
from tinstar.server.tables import catalogue
from tinstar.server.tables.chat_store import Saying
from tinstar.server.tables.live_table import LiveTable
from tinstar.server.tables.seating import expect_host
from tinstar.server.tables.table_record import TableRecord
from tinstar.server.tables.websocket_schemas import PhraseSaid, SayPhrase

MOST, SECONDS = 3, 10.0  # phrases and gestures of one guest within that many seconds


async def say(live_table: LiveTable, guest: str, said: SayPhrase) -> None:
    """Send a phrase or gesture to everyone who is looking.

    Guests who have blocked the sender do not get it.
    """
    if said.seat == WATCHER or said.seat not in live_table.record.held_by(guest):
        raise Forbidden("watcher")
    known = catalogue.gestures if said.gesture else catalogue.phrases
    if said.phrase >= (count := len(known(live_table.record.game))):
        raise BadOption("phrase", last=count - 1, got=said.phrase)
    if live_table.record.quiet:
        raise Conflict("quiet")
    _take_turn(live_table, guest)
    async with live_table.lock:
        text, name = (
            known(live_table.record.game)[said.phrase],
            live_table.record.chairs[said.seat].name,
        )
        live_table.lately.append(Saying(guest, said.seat, name, f"({text})", int(time.time())))
        deaf = await asyncio.to_thread(live_table.store.blocks.against, guest)
        live_table.audience.tell_said(PhraseSaid(said.seat, said.phrase, said.gesture), deaf)


def _take_turn(live_table: LiveTable, guest: str) -> None:
    before, now = (
        live_table.spoken.setdefault(guest, deque(maxlen=MOST)),
        live_table.time_sources.monotonic(),
    )
    if len(before) == MOST and now < before[0] + SECONDS:
        raise TooMuch("phrases", most=MOST, seconds=round(SECONDS))
    before.append(now)


def mute_phrases(record: TableRecord, guest: str, wish: bool) -> None:
    """Mute or unmute phrases and gestures at the table. Only the host may do that."""
    expect_host(record, guest)
    record.quiet = wish
