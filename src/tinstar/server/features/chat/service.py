"""Chat in free text among seated players, at tables whose host has turned it on."""

import asyncio
import unicodedata

from tinstar.match.journal_lines import JOINERS
from tinstar.server.errors import BadOption, Conflict, Forbidden
from tinstar.server.guests.display_names import exceeded
from tinstar.server.guests.look_alikes import seen
from tinstar.server.schema_types import EVERYTHING, WATCHER
from tinstar.server.tables.chat_schemas import LONGEST_LINE, ChatLine, NewChatLine
from tinstar.server.tables.chat_store import Saying
from tinstar.server.tables.live_table import LiveTable
from tinstar.server.tables.seating import expect_host
from tinstar.server.tables.table_record import TableRecord
from tinstar.server.tables.table_store import TableStore

LINES_A_SECOND, LINES_AT_ONCE = 0.5, 5  # of one guest

# categories of control, format, private and unassigned characters, and line breaks
INVISIBLE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def checked_line(text: str) -> str:
    """Normalize a text to one visible line.

    Raises `BadOption` if nothing visible is left, if the line is too long, or if a letter has too
    many accents or other marks.
    """
    text = " ".join(unicodedata.normalize("NFC", text).split())
    kept = (c for c in text if c in JOINERS or unicodedata.category(c) not in INVISIBLE)
    text = "".join(kept).strip()
    if not seen(text) or len(text) > LONGEST_LINE:
        raise BadOption("text", most=LONGEST_LINE, got=len(text))
    if most := exceeded(text):
        raise BadOption("text-marks", most=most)
    return text


async def write_line(live_table: LiveTable, guest: str, said: NewChatLine) -> ChatLine:
    """Send a chat line to all seated players, except those who have blocked the writer."""
    text = checked_line(said.text)
    async with live_table.lock:
        _expect_seated(live_table.record, guest, said.seat)
        if not live_table.record.chat or live_table.record.quiet:
            raise Conflict("no-chat")
        whose = guest, said.seat, live_table.record.chairs[said.seat].name, text
        kept = await asyncio.to_thread(live_table.store.chat.add, live_table.record, *whose)
        deaf = await asyncio.to_thread(live_table.store.blocks.against, guest)
        live_table.audience.tell_said(line := _told(kept), deaf, {WATCHER, EVERYTHING})
    return line


async def chat_lines(live_table: LiveTable, guest: str) -> list[ChatLine]:
    """Return the stored chat lines that a seated guest may read."""
    _expect_seated(live_table.record, guest)
    if not live_table.record.chat:
        return []
    return await asyncio.to_thread(_lines, live_table.store, live_table.record.id, guest)


def _lines(store: TableStore, table: str, guest: str) -> list[ChatLine]:
    blocked = {block.blocked for block in store.blocks.of(guest)}
    return [_told(kept) for kept in store.chat.lines(table) if kept.guest not in blocked]


def allow_chat(record: TableRecord, guest: str, wish: bool) -> None:
    """Turn the chat on or off. Only the host may do that."""
    expect_host(record, guest)
    record.chat = wish


def _expect_seated(record: TableRecord, guest: str, seat: int | None = None) -> None:
    held = record.held_by(guest)
    if not held if seat is None else seat not in held:
        raise Forbidden("watcher")


def _told(kept: Saying) -> ChatLine:
    return ChatLine(kept.number, kept.seat, kept.name, kept.text, kept.at)
