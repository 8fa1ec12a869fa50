"""Access to tables whose deals other tables have yet to play.

A person may know a duplicate's deals from only one of its tables. Until the matches of all tables
are over, the server shows nothing of the deals to other people (decision 43).

A deal of the day is played at one table for each player, and only this player may look there. Once
the date is over everywhere, others who have finished the same deal may look too.
"""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from tinstar.daily.deal import day_of, is_over_everywhere
from tinstar.errors import TinstarError
from tinstar.server.errors import Conflict, Forbidden, TooMuch
from tinstar.server.tables.audience import Audience
from tinstar.server.tables.daily_store import DailyStore
from tinstar.server.tables.table_record import TableRecord
from tinstar.server.tables.table_store import TableStore

MOST_WATCHERS = 2000  # guests who may know a duplicate's deals before new spectators are refused


async def expect_here(
    store: TableStore, record: TableRecord, guest: str, sits: bool = False
) -> None:
    """Record that the guest knows the deals from the table.

    Raises `Forbidden` if the guest knows the hidden deals from another table. Raises `TooMuch` for
    a spectator if `MOST_WATCHERS` guests know the deals already.
    """
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
    """Record that a guest who sits down learns the deals.

    If the guest does not get the seat, this record is deleted.
    """
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
    """Record that a guest who leaves before the deal does not know the deals.

    Call it under the table's lock.
    """
    if record.duplicate and record.phase == "gathering" and not record.held_by(guest):
        await asyncio.to_thread(store.duplicates.unnote, record.duplicate, guest, record.id)


async def begin(store: TableStore, record: TableRecord, audience: Audience) -> None:
    """Record, as the match begins, that everyone who is looking knows the deals.

    A listener who may not know the deals from this table is disconnected.
    """
    for listener in list(audience.listeners) if record.duplicate else ():
        try:
            await expect_here(store, record, listener.guest)
        except TinstarError:
            audience.listeners.discard(listener)
            listener.leave()


def expect_open(store: TableStore, record: TableRecord) -> None:
    """Raise `Conflict` while other tables have yet to play the deals of a finished match."""
    if record.duplicate:
        tables, ended = standing = store.duplicates.standing(record.duplicate)
        if not standing.open:
            raise Conflict("deals-hidden", ended=ended, tables=tables)


async def expect_may_open(store: TableStore, record: TableRecord, guest: str, now: float) -> None:
    """Raise `Forbidden` if the table plays a deal of the day that the guest may not see.

    `now` is in Unix seconds.
    """
    if record.daily and not record.knows(guest):
        await asyncio.to_thread(_expect_may_open, store, record, guest, now)


def _expect_may_open(store: TableStore, record: TableRecord, guest: str, now: float) -> None:
    day = day_of(record.daily.day) if record.daily else None
    if day is None or record.phase != "over" or not is_over_everywhere(day, now):
        raise Forbidden("daily-table")
    own = DailyStore(store.database).attempt(guest, record.game, str(day))
    if own is None or own.end is None:
        raise Forbidden("daily-first")
