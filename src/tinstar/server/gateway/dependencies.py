"""Helpers that all HTTP routes share: guest, address, language and rate limits."""

from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import Meta

from tinstar.server.config import Config
from tinstar.server.errors import Forbidden
from tinstar.server.gateway.relay_messages import Courier
from tinstar.server.http import accept_language
from tinstar.server.http.rate_limits import TokenBuckets, ip_of
from tinstar.server.http.routes import FromPath, FromQuery, Request, Service
from tinstar.server.schema_types import EVERYTHING
from tinstar.server.tables import hidden_deals
from tinstar.server.tables.live_table import LiveTable
from tinstar.server.tables.registry import TableRegistry
from tinstar.server.tables.table_record import TableRecord

Game = FromPath[Annotated[str, Meta(description="the name of a game", max_length=40)]]
Day = FromQuery[Annotated[str, Meta(max_length=40, description="a date such as 2026-11-28")]]

A_TRY, AN_EXPORT, A_JOURNAL = 1, 4, 4  # tokens that each takes from the address's bucket `tries`
TRIES_A_SECOND, TRIES_AT_ONCE = 0.2, 20
BODY = (413, 415)  # errors of requests with a body
TheRegistry = Service[TableRegistry]
TheLiveTable = Service[LiveTable]
TheCourier = Service[Courier]
TheLanguage = Service[str]  # of the client
Tries = Service[TokenBuckets]


def language_of(request: Request) -> str:
    """Return the language that a request prefers."""
    return accept_language.preferred_language(request.headers.get("accept-language", ""))


async def open_table(registry: TableRegistry, request: Request, id: str) -> LiveTable:
    """Return a table of this process, if the guest may open it. Handlers get it as `live_table`."""
    live_table = await registry.live_table(id)
    now, guest = registry.time_sources.wall(), guest_of(request)
    await hidden_deals.expect_may_open(registry.store, live_table.record, guest, now)
    return live_table


def guest_of(request: Request) -> str:
    return request.scope["state"]["guest"]


def expect_known(state: Mapping[str, Any], record: TableRecord, seat: int) -> None:
    """Raise `Forbidden` if the guest has no cookie but the table records its viewers.

    Without a cookie, each request would count as a new guest's.
    """
    if not state["is_known"] and (seat == EVERYTHING or record.duplicate):
        raise Forbidden("no-cookie")


def address_of(request: Request) -> str:
    """Return the client's network address, in the form in which limits count it."""
    return request.scope["state"]["address"]


def is_own_machine(request: Request) -> bool:
    """Return whether the request comes from the server's own machine."""
    address = ip_of(request.client.host) if request.client else None
    return address is not None and address.is_loopback


def server_address(request: Request, config: Config) -> str:
    """Return the URL at which other machines reach the server.

    For a request from the server's own machine, the URL is the setting `outside`. In all other
    cases, it is the URL that the request has used.
    """
    if is_own_machine(request) and config.outside:
        return config.outside
    scheme = "https" if config.secure else request.scope["scheme"]
    return f"{scheme}://{request.headers.get('host', '')}"
