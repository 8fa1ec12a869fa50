"""Actions by which the server's owner can intervene at any table and read reports."""

import asyncio
from collections.abc import Iterable

from tinstar.server.errors import Conflict, Forbidden
from tinstar.server.features.admin.schemas import OwnerReply, OwnerWish
from tinstar.server.features.feature import Feature
from tinstar.server.random_ids import new_token
from tinstar.server.tables.registry import TableRegistry
from tinstar.server.tables.seating import chair_of, change_record, expect_not_in_between
from tinstar.server.tables.table_record import TableRecord

MOST_TOLD = 1000  # tables
SCHEME = "tinstar"  # of the header Authorization


async def carry_out(
    registry: TableRegistry, features: Iterable[Feature], wish: OwnerWish
) -> OwnerReply:
    """Do what the owner asks for, and return the outcome as lines.

    If an exception is raised, nothing was changed.
    """
    match wish.deed:
        case "tables":
            return OwnerReply(await asyncio.to_thread(_tables, registry))
        case "forget":
            await registry.forget(wish.table)
            return OwnerReply([f"{wish.table} is forgotten."])
        case "kick":
            return OwnerReply([await _kick(registry, wish)])
        case "rename":
            return OwnerReply([await _rename(registry, wish)])
        case deed:
            do = next(f.owner_deeds[deed] for f in features if deed in f.owner_deeds)
            return OwnerReply(await asyncio.to_thread(do, registry.store, wish.report))


def _tables(registry: TableRegistry) -> list[str]:
    found = registry.store.tables.newest(MOST_TOLD)
    return [f"{when:%Y-%m-%d %H:%M}Z  {_line(record)}" for when, record in found]


def _line(record: TableRecord) -> str:
    names = ", ".join(f"{i} {c.name or '-'}" for i, c in enumerate(record.chairs))
    return f"{record.id}  {record.game:12} {record.phase:10} {names}"


async def _kick(registry: TableRegistry, wish: OwnerWish) -> str:
    """Remove the person at a seat from all their seats at the table, for good."""
    live_table = await registry.live_table(wish.table)
    gone: list[str] = []

    def change(record: TableRecord) -> None:
        chair = chair_of(record, wish.seat)
        if chair.holder != "person":
            raise Conflict("no-person", holder=chair.holder)
        expect_not_in_between(record)
        record.invitation = record.invitation and new_token()
        for seat in record.held_by(chair.guest):
            gone.append(record.chairs[seat].name)
            record.said.pop(seat, None)
            _empty(record, seat)

    await change_record(live_table, change)
    return f"{', '.join(gone)} had to leave. The table has a new invitation."


def _empty(record: TableRecord, seat: int) -> None:
    chair = record.chairs[seat]
    if record.phase == "playing":
        chair.leave()
        # a random guest "left" the seat: nobody can reclaim it
        chair.left_by, chair.recovery = new_token(), ""
    else:
        chair.free()


async def _rename(registry: TableRegistry, wish: OwnerWish) -> str:
    live_table = await registry.live_table(wish.table)
    before = chair_of(live_table.record, wish.seat).name

    def change(record: TableRecord) -> None:
        chair_of(record, wish.seat).name = record.check_name(wish.name, wish.seat)

    await change_record(live_table, change)
    return f"{before or 'The free chair'} is now called {live_table.record.chairs[wish.seat].name}."


def expect_owner(registry: TableRegistry, said: str | None, wish: bytes) -> None:
    """Raise `Forbidden` unless the request is signed with the owner's key."""
    scheme, _, signed = (said or "").partition(" ")
    if scheme.lower() != SCHEME or not registry.keys.owner.accepts(signed, wish):
        raise Forbidden("not-owner")
