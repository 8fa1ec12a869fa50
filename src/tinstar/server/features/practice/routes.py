"""HTTP routes of practice."""

from litestar import post
from litestar.params import JSONBody

from tinstar.server.features.practice.play_on import play_on
from tinstar.server.features.practice.schemas import PlayOn
from tinstar.server.gateway.dependencies import (
    BODY,
    Asks,
    TheLiveTable,
    TheRegistry,
    address_of,
    guest_of,
    problems,
)
from tinstar.server.gateway.finished_match_routes import open_match
from tinstar.server.tables.table_schemas import Table


@post("/tables/{id:str}/practice", responses=problems(404, 409, *BODY))
async def practise(
    request: Asks, data: JSONBody[PlayOn], live_table: TheLiveTable, registry: TheRegistry
) -> Table:
    """Play on from a position of a finished match, at a new table.

    Practice matches do not change ratings. While other tables have yet to play the same deals, you
    cannot play on.
    """
    await open_match(live_table, registry)
    guest, address = guest_of(request), address_of(request)
    found = await play_on(registry, live_table, data, guest, address)
    return found.table(guest)


HANDLERS = [practise]
