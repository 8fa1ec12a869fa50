"""Relay a request to the process that owns its table, and relay the response back."""

from typing import Any
from urllib.parse import parse_qsl, urlencode

from litestar.types import ASGIApp, Message, Receive, Scope, Send
from litestar.utils.scope.state import CONNECTION_STATE_KEY

from tinstar.server.errors import Unreachable
from tinstar.server.gateway.relay_messages import Courier, RelayedRequest, RelayedResponse
from tinstar.server.gateway.session_middleware import SAFE, refuse
from tinstar.server.tables.registry import TableRegistry

TRIES = 3  # a table may change its owner meanwhile
WITHIN = 8.0  # seconds
LONGEST_POLL = 3.0  # seconds: a poll at a process that dies should not wait for long
PASSED_ON = (b"content-type", b"accept-encoding", b"accept-language", b"authorization")


class RequestRelay:
    """ASGI middleware that relays requests. It runs before Litestar."""

    def __init__(self, app: ASGIApp, registry: TableRegistry, courier: Courier):
        self._app = app
        self._registry = registry
        self._courier = courier

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not self._registry.config.bus:
            return await self._app(scope, receive, send)
        body: Any = None if scope["method"] in SAFE else await receive()
        for _ in range(TRIES):
            again = _said(body, receive) if body else receive
            owner = await self._here(scope, again, send)
            if not owner:
                return None
            try:
                found = await self._ask(owner, scope, body)
            except Unreachable as e:
                if await self._courier.lives(owner):
                    return await refuse(scope, send, e)
                continue  # the table has no owner now
            if found.here:
                scope["state"]["guest"] = found.guest or scope["state"]["guest"]
                return await _pass_back(found, send)
        return await refuse(scope, send, Unreachable())

    async def _here(self, scope: Scope, receive: Receive, send: Send) -> str:
        """Handle the request in this process.

        If another process owns the table, return the id of that process, and drop the response of
        this process. If this process owns the table, return "".
        """

        async def unless_elsewhere(message: Message) -> None:
            if "elsewhere" not in scope["state"]:
                await send(message)

        # Litestar's connection state says that a response has begun, but that response was dropped.
        scope["state"].pop(CONNECTION_STATE_KEY, None)
        await self._app(scope, receive, unless_elsewhere)
        return scope["state"].pop("elsewhere", "")

    async def _ask(self, owner: str, scope: Scope, body: Any) -> RelayedResponse:
        client, state = scope.get("client"), scope["state"]
        asked = RelayedRequest(
            method=scope["method"],  # pyright: ignore[reportGeneralTypeIssues] - of HTTP
            path=scope["path"],
            query=_soon(scope["query_string"]),
            headers=[(k, v) for k, v in scope["headers"] if k in PASSED_ON],
            body=body["body"] if body else b"",
            guest=state["guest"],
            is_known=state["is_known"],
            address=state["address"],
            client=client[0] if client else "",
        )
        return await self._courier.ask(owner, asked, RelayedResponse, WITHIN)


def _said(body: Message, receive: Receive) -> Receive:
    """Return a `receive` that returns the request body once more."""
    told = False

    async def again() -> Any:
        nonlocal told
        if told:
            return await receive()
        told = True
        return body

    return again


def _soon(query: bytes) -> bytes:
    """Return the query with its `wait` limited to `LONGEST_POLL` seconds."""
    if b"wait=" not in query:
        return query
    asked = parse_qsl(query.decode("latin-1"), keep_blank_values=True)
    return urlencode([(k, _shorter(v) if k == "wait" else v) for k, v in asked]).encode()


def _shorter(wait: str) -> str:
    try:
        return str(min(float(wait), LONGEST_POLL))
    except ValueError:
        return wait  # the owner rejects it


async def _pass_back(found: RelayedResponse, send: Send) -> None:
    start = {"type": "http.response.start", "status": found.status, "headers": found.headers}
    await send(start)  # pyright: ignore[reportArgumentType]
    await send({"type": "http.response.body", "body": found.body, "more_body": False})
