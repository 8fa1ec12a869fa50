"""HTTP routes for duplicates: several tables with the same deals."""

import asyncio
from typing import Annotated

from msgspec import Meta

from tinstar.server.features.tournaments import duplicate_service
from tinstar.server.features.tournaments.duplicate_schemas import Duplicate, NewDuplicate
from tinstar.server.gateway.dependencies import (
    BODY,
    TheRegistry,
    address_of,
    guest_of,
)
from tinstar.server.http.routes import FromBody, FromPath, Request, get, post

Which = FromPath[Annotated[str, Meta(description="a duplicate's id", max_length=40)]]


@post("/duplicates", problems=BODY)
async def ask_for_duplicate(
    request: Request, data: FromBody[NewDuplicate], registry: TheRegistry
) -> Duplicate:
    """Create several tables with the same deals.

    Each table has its own invitation. The first person to sit down at a table becomes its host.
    """
    guest = guest_of(request)
    id = await duplicate_service.create_duplicate(registry, data, guest, address_of(request))
    return await asyncio.to_thread(duplicate_service.duplicate_for, registry.store, id, guest)


@post("/duplicates/{which:str}/tables", problems=(404, 409))
async def ask_for_one_more(request: Request, which: Which, registry: TheRegistry) -> Duplicate:
    """Add a table with the same deals, while one of the matches is unfinished.

    Only the guest who created the duplicate may do that.
    """
    guest = guest_of(request)
    await duplicate_service.add_table(registry, which, guest, address_of(request))
    return await asyncio.to_thread(duplicate_service.duplicate_for, registry.store, which, guest)


@get("/duplicates/{which:str}", problems=(404,))
async def show_duplicate(request: Request, which: Which, registry: TheRegistry) -> Duplicate:
    """Return how many matches have ended.

    Once all have ended, also return the results by seat.
    """
    return await asyncio.to_thread(
        duplicate_service.duplicate_for, registry.store, which, guest_of(request)
    )


ROUTES = [ask_for_duplicate, ask_for_one_more, show_duplicate]
