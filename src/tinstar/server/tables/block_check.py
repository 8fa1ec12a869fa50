"""Whom a host wants at a table: nobody whom they have blocked, and nobody is told so."""

import asyncio

from tinstar.server.tables.table_record import TableRecord
from tinstar.server.tables.table_store import TableStore


async def is_welcome(store: TableStore, record: TableRecord, guest: str) -> bool:
    """Whom the host has blocked does not sit down there: refused like somebody who never could."""
    return record.host not in await asyncio.to_thread(store.blocks.against, guest)


async def unwelcome(store: TableStore, host: str) -> set[str]:
    """Whom the host does not ask to another game."""
    blocks = await asyncio.to_thread(store.blocks.of, host)
    return {block.blocked for block in blocks}
