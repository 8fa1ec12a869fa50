"""Duplicates: the same deals are played at several tables, and their results are compared.

The server draws one seed for all tables. Each table shows the commitment to the seed before anybody
sits down. Players' shuffle words are not mixed in, because then the deals would differ.
"""

import asyncio
from collections.abc import Sequence
from itertools import groupby

from msgspec.structs import replace

from tinstar.engine.actions import seat_letter
from tinstar.match.fair_chance import new_seed
from tinstar.server.errors import BadOption, Conflict, Forbidden, NotFound
from tinstar.server.features.tournaments.duplicate_schemas import (
    MOST,
    Duplicate,
    DuplicateResult,
    DuplicateSeat,
    DuplicateTable,
    NewDuplicate,
)
from tinstar.server.random_ids import new_id
from tinstar.server.tables.duplicate_store import StoredDuplicate
from tinstar.server.tables.registry import TableRegistry
from tinstar.server.tables.result_store import MatchSeat
from tinstar.server.tables.setup_schemas import NewChair, NewTable
from tinstar.server.tables.table_store import TableStore

Result = tuple[str, MatchSeat]  # table and seat


async def create_duplicate(
    registry: TableRegistry, said: NewDuplicate, guest: str, address: str
) -> str:
    """Create tables with the same deals: all of them or none.

    Returns the id of the duplicate.
    """
    kept = StoredDuplicate(new_id(), guest, new_seed(), for_friends(said.table))
    asked = [said.table, *[kept.asked] * (said.tables - 1)]
    own = (guest, address, kept.seed, kept.id)
    records = [await registry.new_record(one, *own) for one in asked]
    await registry.deal(
        kept, records, guest, also=lambda db: registry.store.duplicates.keep(db, kept)
    )
    return kept.id


async def add_table(registry: TableRegistry, id: str, guest: str, address: str) -> None:
    """Add a table with the same deals while one of the matches is unfinished."""
    kept = await asyncio.to_thread(_expect_one_more, registry.store, id, guest)
    record = await registry.new_record(kept.asked, guest, address, kept.seed, id)
    hidden = registry.store.duplicates.expect_hidden
    await registry.deal(kept, [record], guest, also=lambda db: hidden(db, id))


def _expect_one_more(store: TableStore, id: str, guest: str) -> StoredDuplicate:
    kept = duplicate_by_id(store, id)
    if kept.host != guest:
        raise Forbidden("not-asker")
    if store.duplicates.standing(id).tables >= MOST:
        raise Conflict("duplicates", most=MOST)
    return kept


def duplicate_by_id(store: TableStore, id: str) -> StoredDuplicate:
    """Return the duplicate with that id. Raise `NotFound` if none has it."""
    kept = store.duplicates.of(id)
    if kept is None:
        raise NotFound("no-duplicate")
    return kept


def duplicate_for(store: TableStore, id: str, guest: str) -> Duplicate:
    """Return the duplicate as a guest may see it."""
    kept = duplicate_by_id(store, id)
    tables, ended = standing = store.duplicates.standing(id)
    host = kept.host == guest
    seats = compare(store.duplicates.results(id), guest) if standing.open else []
    links = _links(store, id) if host else []
    return Duplicate(id, kept.asked.game, tables, ended, standing.open, host, links, seats)


def _links(store: TableStore, id: str) -> list[DuplicateTable]:
    records = [r for table in store.duplicates.tables(id) if (r := store.table(table))]
    return [DuplicateTable(r.id, r.phase, r.invitation) for r in records]


def for_friends(asked: NewTable) -> NewTable:
    """Return the setup for the other tables, where a friend gets the creator's seat.

    Raises `BadOption` if the setup allows delayed spectators, who would see the deals too early.
    """
    if asked.delay:
        raise BadOption("duplicate-delay")
    chairs = [NewChair("friend") if c.who == "me" else c for c in asked.chairs]
    return replace(asked, chairs=chairs)


# --- comparison -----------------------------------------------------------------------------------


def compare(results: Sequence[Result], guest: str = "") -> list[DuplicateSeat]:
    """Rank the players of each seat. `results` must be sorted by seat."""
    up = higher_is_better(results)
    return [
        DuplicateSeat(seat, seat_letter(seat), _at_seat([*rows], up, guest))
        for seat, rows in groupby(results, lambda result: result[1].seat)
    ]


def _at_seat(results: list[Result], up: bool, guest: str) -> list[DuplicateResult]:
    worth = [_worth(sat, up) for _, sat in results]
    rows = [
        DuplicateResult(
            table,
            sat.name,
            sat.kind,
            sat.score,
            sat.won,
            sat.counts,
            bool(guest) and sat.guest == guest,
            matchpoints(worth, i),
        )
        for i, (table, sat) in enumerate(results)
    ]
    return sorted(rows, key=lambda row: -(row.share or 0.0))


def _worth(sat: MatchSeat, up: bool) -> tuple[bool, int]:
    """Return the sort key of a result: whether it won, then its score."""
    return sat.won, sat.score if up else -sat.score


def matchpoints(worth: Sequence[tuple[bool, int]], at: int) -> float | None:
    """Return which share of the other results is worse, where a tie counts half.

    Returns None if there are no other results.
    """
    others = [w for i, w in enumerate(worth) if i != at]
    if not others:
        return None
    return sum(1.0 if worth[at] > w else 0.5 * (worth[at] == w) for w in others) / len(others)


def higher_is_better(results: Sequence[Result]) -> bool:
    """Return whether a higher score is better in the game.

    In some games the fewest points win. The function compares the scores of winners and losers to
    find out.
    """
    won = [sat.score for _, sat in results if sat.won]
    lost = [sat.score for _, sat in results if not sat.won]
    return not won or not lost or sum(won) / len(won) >= sum(lost) / len(lost)
