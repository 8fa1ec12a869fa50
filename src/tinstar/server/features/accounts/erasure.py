"""Erase a guest: free their seats and replace their name everywhere.

Tables are changed first and everything else last. So an interrupted erasure can simply be repeated.
A table's journal is rewritten with another name, and its hash chain is computed anew. Meanwhile the
table is unloaded. A running match is loaded again afterwards, and pages reconnect by themselves.
"""

import asyncio
import logging
from collections.abc import Collection

import msgspec

from tinstar.engine.actions import seat_letter
from tinstar.errors import BadRecord
from tinstar.match.rename_in_journal import renamed
from tinstar.server.errors import Conflict, Elsewhere, Forbidden, NotFound
from tinstar.server.guests import display_names
from tinstar.server.random_ids import new_token
from tinstar.server.tables import seating
from tinstar.server.tables.registry import TableRegistry
from tinstar.server.tables.table_record import TableRecord
from tinstar.server.tables.table_store import TableStore

log = logging.getLogger(__name__)
SOMEBODY = "Somebody"


async def erase_guest(registry: TableRegistry, guest: str) -> None:
    """Erase the guest at all tables of this process, then in the rest of the database.

    Raises `Elsewhere`, with the name of the process, if another process owns tables of the guest.
    Raises `Conflict` if one of the guest's matches is just beginning.
    """
    nobody = new_token()
    elsewhere: Elsewhere | None = None
    for id in await asyncio.to_thread(registry.store.tables.all_of, guest):
        try:
            await _leave(registry, id, guest)
            await _forget_at(registry, id, guest, nobody)
        except Elsewhere as e:
            elsewhere = e
        except BadRecord as e:
            log.error("table %s: expected to erase a guest from it, got: %s", id, e)
    if elsewhere:
        raise elsewhere
    await asyncio.to_thread(registry.store.forget_guest, guest, nobody, SOMEBODY)


async def _leave(registry: TableRegistry, id: str, guest: str) -> None:
    """Make the guest leave a running match."""
    record = await asyncio.to_thread(registry.store.table, id, any_game=True)
    if record is None or record.phase in ("gathering", "over") or not record.held_by(guest):
        return
    try:
        await seating.leave(await registry.live_table(id), guest)
    except (Forbidden, NotFound):  # they left meanwhile, or the table was deleted
        return


async def _forget_at(registry: TableRegistry, id: str, guest: str, nobody: str) -> None:
    goes_on = False
    async with registry.put_away(id) as record:
        if record:
            goes_on = await asyncio.to_thread(_rewrite, registry.store, record, guest, nobody)
    if goes_on:
        await registry.live_table(id)


def _rewrite(store: TableStore, record: TableRecord, guest: str, nobody: str) -> bool:
    """Rewrite the stored table without the guest.

    Returns whether the table's match is still running.
    """
    if record.held_by(guest) and record.phase in ("revealing", "playing"):
        raise Conflict("begins-erasing")
    gone = store.played.names_at(record.id, guest)
    for seat in record.held_by(guest):
        chair = record.chairs[seat]
        gone.setdefault(seat, set()).add(chair.name)
        chair.free()
        chair.name = "" if record.phase == "gathering" else chair.name
    for chair in record.chairs:
        if chair.left_by == guest:
            chair.recovery = ""  # nobody may reclaim the seat
    nobody_s = _nobody_s_names(record, gone)
    for seat, called in gone.items():
        chair = record.chairs[seat]
        chair.name = nobody_s[seat] if chair.name in called else chair.name
        chair.left_name = nobody_s[seat] if chair.left_name in called else chair.left_name
    if not _pass_on(record, guest):
        store.forget(record)
        return False
    lines = renamed(store.lines(record.id), gone, nobody_s)
    store.rewrite(_without(record, guest, nobody), lines, guest)
    return record.phase == "playing"


def _nobody_s_names(record: TableRecord, seats: Collection[int]) -> dict[int, str]:
    """Return a substitute name for each given seat. No two are the same."""
    taken = len(seats) > 1 or any(display_names.same(SOMEBODY, n) for n in record.names_taken())
    return {seat: f"{SOMEBODY} {seat_letter(seat)}" if taken else SOMEBODY for seat in seats}


def _pass_on(record: TableRecord, guest: str) -> bool:
    """If the guest is the host, make another seated person the host.

    Returns False if the table must be deleted, because the match has not begun and nobody else is
    seated.
    """
    if record.host != guest:
        return True
    record.host = next((c.guest for c in record.chairs if c.guest), "")
    if record.phase == "over":
        record.address = ""  # no quota counts the table any more
    return bool(record.host) or record.phase != "gathering"


def _without(record: TableRecord, guest: str, nobody: str) -> TableRecord:
    """Return the record with the id `nobody` in place of the guest's id.

    The function replaces the id in the record's JSON text. Replacing the id in the text is safe
    because ids are random, and JSON does not escape ids.
    """
    raw = msgspec.json.encode(record).replace(f'"{guest}"'.encode(), f'"{nobody}"'.encode())
    return msgspec.json.decode(raw, type=TableRecord)
