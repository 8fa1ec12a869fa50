"""Helpers that all HTTP routes share: guest, address, rate limits and descriptions of errors."""

from collections.abc import Mapping
from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from tinstar.server.config import Config
from tinstar.server.errors import Forbidden
from tinstar.server.gateway.relay_messages import Courier
from tinstar.server.http.rate_limits import TokenBuckets, ip_of
from tinstar.server.schema_types import EVERYTHING, Problem
from tinstar.server.tables.live_table import LiveTable
from tinstar.server.tables.registry import TableRegistry
from tinstar.server.tables.table_record import TableRecord

Game = Annotated[str, PathParameter(description="the name of a game", max_length=40)]
Day = Annotated[str, QueryParameter(max_length=40, description="a date such as 2026-11-28")]

A_TRY, AN_EXPORT, A_JOURNAL = 1, 4, 4  # tokens that each takes from the address's bucket `tries`
TRIES_A_SECOND, TRIES_AT_ONCE = 0.2, 20
BODY = (413, 415)  # errors of requests with a body
MEANINGS = {
    400: "the request is malformed, or the rules forbid the move",
    403: "not for whoever asks",
    404: "no such table, seat or game",
    409: "the table is not in a state that allows this",
    413: "too large",
    415: "not JSON",
    429: "too many requests or tables",
    503: "the server cannot save or load this now; try again",
}

Asks = Request[Any, Any, Any]
TheRegistry = NamedDependency[TableRegistry]
TheLiveTable = NamedDependency[LiveTable]
TheCourier = NamedDependency[Courier]
TheLanguage = NamedDependency[str]  # of the client
Tries = NamedDependency[TokenBuckets]


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """Return the OpenAPI descriptions of errors with the given statuses.

    The result also has the errors that every route can return.
    """
    return {
        s: ResponseSpec(Problem, generate_examples=False, description=MEANINGS[s])
        for s in (400, 403, 429, 503, *statuses)
    }


def guest_of(request: Asks) -> str:
    return request.scope["state"]["guest"]


def expect_known(state: Mapping[str, Any], record: TableRecord, seat: int) -> None:
    """Raise `Forbidden` if the guest has no cookie but the table records its viewers.

    Without a cookie, each request would count as a new guest's.
    """
    if not state["is_known"] and (seat == EVERYTHING or record.duplicate):
        raise Forbidden("no-cookie")


def address_of(request: Asks) -> str:
    """Return the client's network address, in the form in which limits count it."""
    return request.scope["state"]["address"]


def is_own_machine(request: Asks) -> bool:
    """Return whether the request comes from the server's own machine."""
    address = ip_of(request.client.host) if request.client else None
    return address is not None and address.is_loopback


def server_address(request: Asks, config: Config) -> str:
    """Return the URL at which other machines reach the server.

    For a request from the server's own machine, the URL is the setting `outside`. In all other
    cases, it is the URL that the request has used.
    """
    if is_own_machine(request) and config.outside:
        return config.outside
    scheme = "https" if config.secure else request.scope["scheme"]
    return f"{scheme}://{request.headers.get('host', '')}"
