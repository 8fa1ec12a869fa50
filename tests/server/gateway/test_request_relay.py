"""A process handles a request for another process's table itself, if that process is dead."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import httpx
from litestar import Litestar, get, post

from tinstar.server.app import COMPRESSION
from tinstar.server.errors import Conflict, Elsewhere, Unreachable
from tinstar.server.gateway.exception_handlers import EXCEPTION_HANDLERS
from tinstar.server.gateway.relay_messages import Courier, RelayedResponse
from tinstar.server.gateway.request_relay import RequestRelay
from tinstar.server.tables.registry import TableRegistry


class Gone(Courier):
    """A process that was killed."""

    def __init__(self) -> None:
        pass

    async def ask(self, *_: Any) -> Any:
        raise Unreachable

    async def lives(self, *_: Any) -> bool:
        return False


class Far(Courier):
    """A process that owns the table, where the requesting guest has changed."""

    def __init__(self) -> None:
        pass

    async def ask(self, *_: Any) -> Any:
        return RelayedResponse(
            True, 201, [(b"content-type", b"application/json")], b"{}", "somebody else"
        )


def asked(method: str, courier: Courier, state: dict[str, Any]) -> httpx.Response:
    owners = ["gone"]

    async def table() -> str:
        if owners:
            raise Elsewhere(owners.pop())
        raise Conflict("went-on", at=2, got=1)

    there = cast("TableRegistry", SimpleNamespace(config=SimpleNamespace(bus="nats://there")))
    ways = [get("/")(table), post("/")(table)]
    app = Litestar(ways, exception_handlers=EXCEPTION_HANDLERS, compression_config=COMPRESSION)
    forward = RequestRelay(app.asgi_handler, there, courier)

    async def door(scope: Any, receive: Any, send: Any) -> None:
        scope |= {"app": app, "litestar_app": app, "state": state}
        await forward(scope, receive, send)

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(cast("Any", door))
        async with httpx.AsyncClient(transport=transport, base_url="http://house") as http:
            return await http.request(method, "/")

    return asyncio.run(ask())


def test_what_is_refused_here_after_the_owner_is_gone_is_refused_in_so_many_words():
    for method in ("GET", "POST"):
        refused = asked(method, Gone(), {"guest": "ann", "is_known": True, "address": "here"})
        assert (refused.status_code, refused.json()["error"]) == (409, "Conflict")


def test_who_becomes_somebody_else_at_the_owner_is_that_one_at_the_door_too():
    """A guest erased at another process must not continue as before here."""
    state = {"guest": "ann", "is_known": True, "address": "here"}
    assert asked("POST", Far(), state).status_code == 201
    assert state["guest"] == "somebody else"
