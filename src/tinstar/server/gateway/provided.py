"""What request handlers get by the names of their parameters."""

from collections.abc import Mapping
from typing import Annotated, Any

from litestar.di import Provide
from litestar.params import PathParameter

from tinstar.server.gateway import dependencies
from tinstar.server.gateway.dependencies import Asks
from tinstar.server.gateway.exception_handlers import language_of
from tinstar.server.http.rate_limits import ConnectionLimits, TokenBuckets
from tinstar.server.tables import hidden_deals
from tinstar.server.tables.live_table import LiveTable
from tinstar.server.tables.registry import TableRegistry

Id = Annotated[str, PathParameter(description="a table's id", max_length=40)]


def provided(registry: TableRegistry, others: Mapping[str, Any]) -> dict[str, Provide]:
    """Return the dependencies that handlers request by the name of a parameter.

    `others` are further objects by name, the same for every request.
    """
    config = registry.config

    async def the_live_table(request: Asks, id: Id) -> LiveTable:
        live_table = await registry.live_table(id)
        now, guest = registry.time_sources.wall(), dependencies.guest_of(request)
        await hidden_deals.expect_may_open(registry.store, live_table.record, guest, now)
        return live_table

    async def the_language(request: Asks) -> str:
        return language_of(request)

    return {
        "registry": _given(registry),
        "connections": _given(ConnectionLimits(config.connections, config.connections_per_address)),
        "live_table": Provide(the_live_table),
        "language": Provide(the_language),
        **{name: _given(one) for name, one in others.items()},
    }


def token_buckets(limits: Mapping[str, tuple[float, float]]) -> dict[str, TokenBuckets]:
    """Return rate limits by name. Each limit is a rate per second and a burst size."""
    return {name: TokenBuckets(rate, size) for name, (rate, size) in limits.items()}


def _given(one: Any) -> Provide:
    """Return a dependency that gives every request the same object."""

    async def given() -> Any:
        return one

    return Provide(given)
