"""Who may see what of a table whose deals others have yet to play.

A person knows the deals of a duplicate from one of its tables only. What tells a deal to somebody
who has not seen it is closed until the matches of all tables are over (decision 43).
"""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from tinstar.errors import TinstarError
from tinstar.server.errors import Conflict, Forbidden, TooMuch
from tinstar.server.tables.audience import Audience
from tinstar.server.tables.table_record import TableRecord
from tinstar.server.tables.table_store import TableStore

MOST_WATCHERS = 2000  # who know the deals of a duplicate: then nobody else looks on


async def expect_here(
    store: TableStore, record: TableRecord, guest: str, sits: bool = False
) -> None:
    """Note that the guest knows the deals from this table; `Forbidden` where it is another, as long
    as not all lies open. `TooMuch` for who only looks on, where very many know them."""
    if record.duplicate:
        await asyncio.to_thread(_expect_here, store, record, guest, sits)


def _expect_here(store: TableStore, record: TableRecord, guest: str, sits: bool) -> None:
    duplicates, id = store.duplicates, record.duplicate
    known = duplicates.known_from(id, guest)
    if known != record.id and not duplicates.standing(id).open:
        if not (known or sits) and duplicates.count_of_those_who_know(id) >= MOST_WATCHERS:
            raise TooMuch("deals-watched", most=MOST_WATCHERS)
        known = known or duplicates.note(id, guest, record.id)
        if known != record.id:
            raise Forbidden("deals-known")


@asynccontextmanager
async def sitting_down(store: TableStore, record: TableRecord, guest: str) -> AsyncGenerator[None]:
    """The guest is about to sit down; where nothing comes of it, they know no more than before."""
    if not record.duplicate:
        yield
        return
    here = store.duplicates.known_from
    known = await asyncio.to_thread(here, record.duplicate, guest)
    await expect_here(store, record, guest, sits=True)
    try:
        yield
    except TinstarError:
        if not known and record.phase == "gathering":
            await asyncio.to_thread(store.duplicates.unnote, record.duplicate, guest, record.id)
        raise


async def got_up(store: TableStore, record: TableRecord, guest: str) -> None:
    """The guest has left: before the deal they know nothing of it. Called under the table's
    lock."""
    if record.duplicate and record.phase == "gathering" and not record.held_by(guest):
        await asyncio.to_thread(store.duplicates.unnote, record.duplicate, guest, record.id)


async def begin(store: TableStore, record: TableRecord, audience: Audience) -> None:
    """The match begins: whoever looks on knows the deals from here, or is sent away."""
    for listener in list(audience.listeners) if record.duplicate else ():
        try:
            await expect_here(store, record, listener.guest)
        except TinstarError:
            audience.listeners.discard(listener)
            listener.leave()


def expect_open(store: TableStore, record: TableRecord) -> None:
    """`Conflict` while somebody has yet to play the deals of a match that is over."""
    if record.duplicate:
        tables, ended = standing = store.duplicates.standing(record.duplicate)
        if not standing.open:
            raise Conflict("deals-hidden", ended=ended, tables=tables)
