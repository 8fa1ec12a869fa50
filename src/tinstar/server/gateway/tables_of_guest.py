"""All tables of a guest, whichever process of the server owns them."""

import asyncio

from msgspec.structs import replace

from tinstar.server.errors import Unreachable
from tinstar.server.gateway.relay_messages import Courier, WaitingSeatsQuery, WaitingSeatsReply
from tinstar.server.tables.registry import TableRegistry
from tinstar.server.tables.table_schemas import Table

WITHIN = 2.0  # seconds; without a reply, the seats to act are unknown


async def tables_of(registry: TableRegistry, courier: Courier, guest: str) -> list[Table]:
    """Return the guest's tables, newest first.

    Other processes are asked which seats are to act at the tables that they own.
    """
    tables = await registry.tables_of(guest)
    away = [t.id for t in tables if t.phase == "playing" and t.id not in registry.live_tables]
    if not (away and registry.config.bus):
        return tables
    owners: dict[str, list[str]] = {}
    for id, owner in (await asyncio.to_thread(registry.store.tables.owners, away)).items():
        owners.setdefault(owner, []).append(id)
    said = await asyncio.gather(*(_asked(courier, owner, ids) for owner, ids in owners.items()))
    found = {id: seats for seats_of in said for id, seats in seats_of.items()}
    return [replace(t, asked=found[t.id]) if t.id in found else t for t in tables]


async def _asked(courier: Courier, owner: str, ids: list[str]) -> dict[str, list[int]]:
    """Return the seats to act at the given tables of another process.

    The lists are empty if the owner does not reply.
    """
    try:
        return (await courier.ask(owner, WaitingSeatsQuery(ids), WaitingSeatsReply, WITHIN)).seats
    except Unreachable:
        return {id: [] for id in ids}
