"""What request handlers get by the names of their parameters."""

from collections.abc import Mapping
from typing import Annotated, Any

from litestar.di import Provide
from litestar.params import PathParameter

from tinstar.server.gateway import dependencies
from tinstar.server.gateway.dependencies import Asks
from tinstar.server.gateway.exception_handlers import language_of
from tinstar.server.tables import hidden_deals
from tinstar.server.tables.live_table import LiveTable
from tinstar.server.tables.registry import TableRegistry

Id = Annotated[str, PathParameter(description="a table's id", max_length=40)]


def provided(services: Mapping[str, Any]) -> dict[str, Provide]:
    """Return the dependencies that handlers request by the name of a parameter.

    `services` maps names to objects; "registry" is one. Each request looks its objects up anew, so
    they may be replaced.
    """

    async def the_live_table(request: Asks, id: Id) -> LiveTable:
        registry: TableRegistry = services["registry"]
        live_table = await registry.live_table(id)
        now, guest = registry.time_sources.wall(), dependencies.guest_of(request)
        await hidden_deals.expect_may_open(registry.store, live_table.record, guest, now)
        return live_table

    async def the_language(request: Asks) -> str:
        return language_of(request)

    return {
        "live_table": Provide(the_live_table),
        "language": Provide(the_language),
        **{name: _one_of(services, name) for name in services},
    }


def _one_of(services: Mapping[str, Any], name: str) -> Provide:
    async def service() -> Any:
        return services[name]

    return Provide(service)
