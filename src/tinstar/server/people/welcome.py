"""Whom a host wants at a table: nobody whom they have blocked, and nobody is told so."""

import asyncio

from tinstar.server.errors import Forbidden
from tinstar.server.keeping.record import TableRecord
from tinstar.server.keeping.store import Store


async def expect_welcome(store: Store, record: TableRecord, guest: str, refusal: str) -> None:
    """Whom the host has blocked does not sit down there: refused like somebody who never could."""
    if record.host in await asyncio.to_thread(store.blocks.against, guest):
        raise Forbidden(refusal)


async def unwelcome(store: Store, host: str) -> set[str]:
    """Whom the host does not ask to another game."""
    blocks = await asyncio.to_thread(store.blocks.of, host)
    return {block.blocked for block in blocks}
