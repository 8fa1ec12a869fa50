"""Deals of the day: begin one, and tell a guest how their attempts stand."""

import asyncio
from collections.abc import Sequence
from datetime import date
from typing import cast
from zlib import crc32

from tinstar.daily.deal import Deal, first_day
from tinstar.games import known
from tinstar.match.daily_deal import COMPANION, YOU, characters_of, daily_game, deal_of
from tinstar.players.characters import CHARACTERS
from tinstar.server.errors import StoreDoubtful
from tinstar.server.features.daily.comparison_queue import DailyComparisons
from tinstar.server.guests import display_names
from tinstar.server.schema_types import CharacterId
from tinstar.server.tables import seating
from tinstar.server.tables.daily_results import is_on_its_date, streak_of
from tinstar.server.tables.daily_schemas import (
    Comparing,
    DailyDeal,
    DailyDeals,
    DailyResult,
    StartDaily,
)
from tinstar.server.tables.daily_store import DailyStore, StoredAttempt
from tinstar.server.tables.live_table import LiveTable
from tinstar.server.tables.registry import TableRegistry
from tinstar.server.tables.setup_schemas import NewChair, NewTable
from tinstar.server.tables.table_record import COMPANY_NAMES, DailyAttempt, TableRecord

# --- playing --------------------------------------------------------------------------------------


async def begin(
    registry: TableRegistry, deal: Deal, said: StartDaily, guest: str, address: str
) -> LiveTable:
    """Return the guest's table of a deal. Begin the match unless it has begun.

    If two tabs begin at once, both get the same table.
    """
    kept = DailyStore(registry.store.database)
    asked = guest, deal.game, str(deal.day)
    found = await asyncio.to_thread(kept.attempt, *asked)
    if found is None or (found.end is None and found.version != deal.version):
        record = await _record(registry, deal, said, guest, address)
        try:
            await registry.add(record)
        except StoreDoubtful:  # the other tab was quicker
            found = await asyncio.to_thread(kept.attempt, *asked)
            if found is None:
                raise
        else:
            found = None
        table = found.table if found else record.id
    else:
        table = found.table
    live_table = await registry.live_table(table)
    await seating.begin(live_table)
    return live_table


async def _record(
    registry: TableRegistry, deal: Deal, said: StartDaily, guest: str, address: str
) -> TableRecord:
    """Return the record of a table with neither host nor invitation.

    Everybody meets the same companions. A companion who is called like the player gets another
    name, but keeps the character.
    """
    own = display_names.checked(said.name) if said.name else ""
    named = {x: CHARACTERS[x].name for x in characters_of(deal)}
    free = [x for x in COMPANY_NAMES if x not in named.values() and not _same(x, own)]
    chairs = [
        NewChair(
            "computer",
            free[0] if _same(name, own) else name,
            COMPANION,
            cast(CharacterId, character),
        )
        for character, name in named.items()
    ]
    chairs.insert(YOU, NewChair("me", own or _name_for(guest, free)))
    new = NewTable(deal.game, chairs, pace=said.pace)
    record = await registry.new_record(new, guest, address, deal.seed)
    record.host = record.invitation = ""
    record.daily = DailyAttempt(str(deal.day), deal.version, said.east)
    return record


def _name_for(guest: str, free: Sequence[str]) -> str:
    """Return a name for a guest who has none.

    A guest gets the same name each day, unless a companion has it. So most guests in a list of
    results have different names.
    """
    first = crc32(guest.encode()) % len(COMPANY_NAMES)
    return next(x for x in COMPANY_NAMES[first:] + COMPANY_NAMES[:first] if x in free)


def _same(name: str, own: str) -> bool:
    return bool(own) and display_names.same(name, own)


# --- what a guest sees ----------------------------------------------------------------------------


async def deals_on(
    registry: TableRegistry, comparisons: DailyComparisons, day: date, guest: str
) -> DailyDeals:
    """Return the deals of all games on a date, as the guest may see them."""
    deals = [deal_of(daily_game(known(game)), day) for game in registry.games]
    attempts = await asyncio.to_thread(DailyStore(registry.store.database).attempts_of, guest)
    found = [await _as_seen(registry, comparisons, deal, attempts) for deal in deals]
    return DailyDeals(str(day), found)


async def deal_for(
    registry: TableRegistry, comparisons: DailyComparisons, deal: Deal, guest: str
) -> DailyDeal:
    """Return a deal as the guest may see it."""
    attempts = await asyncio.to_thread(DailyStore(registry.store.database).attempts_of, guest)
    return await _as_seen(registry, comparisons, deal, attempts)


async def _as_seen(
    registry: TableRegistry,
    comparisons: DailyComparisons,
    deal: Deal,
    attempts: Sequence[StoredAttempt],
) -> DailyDeal:
    """Return a deal as the guest with these attempts may see it."""
    kept, now = DailyStore(registry.store.database), registry.time_sources.wall()
    own = _own(attempts, deal)
    result = await _result(kept, comparisons, deal, own) if own else None
    goes_on = own is not None and own.end is None and own.version == deal.version
    there = own is not None and (result is not None or goes_on)
    return DailyDeal(
        game=deal.game,
        title=known(deal.game).title,
        date=str(deal.day),
        seats=deal.seats,
        phase="over" if result else "playing" if goes_on else "new",
        table=own.table if own and there else "",
        streak=streak_of(attempts, deal.game, max(deal.day, first_day(now))),
        result=result,
    )


def _own(attempts: Sequence[StoredAttempt], deal: Deal) -> StoredAttempt | None:
    same = (one for one in attempts if (one.game, one.day) == (deal.game, str(deal.day)))
    return next(same, None)


async def _result(
    kept: DailyStore, comparisons: DailyComparisons, deal: Deal, own: StoredAttempt
) -> DailyResult | None:
    if own.end is None:
        return None
    comparison = await asyncio.to_thread(kept.comparison, own.game, own.day, own.version)
    comparing: Comparing = "done"
    if comparison is None:
        comparing = comparisons.ask(deal) if own.version == deal.version else "version"
    return DailyResult(
        won=own.end.outcome.won,
        points=own.end.outcome.points,
        share=comparison.share_no_better(own.end.outcome) if comparison else None,
        comparing=comparing,
        on_its_date=is_on_its_date(own),
        version=own.version,
    )
