"""Keep players whom the host has blocked away from a table, without telling them why."""

import asyncio

from tinstar.server.tables.table_record import TableRecord
from tinstar.server.tables.table_store import TableStore


async def is_welcome(store: TableStore, record: TableRecord, guest: str) -> bool:
    """Return whether the guest may sit down: True unless the host has blocked them.

    If False, the guest gets the same error as for a wrong invitation.
    """
    return record.host not in await asyncio.to_thread(store.blocks.against, guest)


async def unwelcome(store: TableStore, host: str) -> set[str]:
    """Return the guests whom the host has blocked. A rematch does not invite them."""
    blocks = await asyncio.to_thread(store.blocks.of, host)
    return {block.blocked for block in blocks}
