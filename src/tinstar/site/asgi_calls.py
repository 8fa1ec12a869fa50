"""Call an ASGI application inside the same process, without a network."""

import asyncio
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple
from urllib.parse import unquote

from litestar.types import ASGIApp

Scope = dict[str, Any]


class Response(NamedTuple):
    """The answer to a request: status, type of the content, and content."""

    status: int
    type: str
    body: bytes


async def request(app: ASGIApp, scope: Mapping[str, Any], body: bytes) -> Response:
    """Return the application's response to a request with this scope and body."""
    sent: list[Any] = []
    left = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive() -> Any:
        return left.pop() if left else {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        sent.append(message)

    await app(scope, receive, send)  # pyright: ignore[reportArgumentType] - Litestar's own types
    start = next(x for x in sent if x["type"] == "http.response.start")
    content = b"".join(x.get("body", b"") for x in sent if x["type"] == "http.response.body")
    headers = dict(start["headers"])
    return Response(start["status"], headers.get(b"content-type", b"").decode(), content)


def http_scope(method: str, path: str, headers: Mapping[str, str], state: Any) -> Scope:
    """Return the scope of a request."""
    return _scope("http", path, headers, state) | {"method": method, "http_version": "1.1"}


def socket_scope(path: str, state: Any) -> Scope:
    """Return the scope of a WebSocket."""
    return _scope("websocket", path, {}, state) | {"subprotocols": []}


def _scope(kind: str, path: str, headers: Mapping[str, str], state: Any) -> Scope:
    asked, _, query = path.partition("?")
    raw = [(k.lower().encode(), v.encode("latin-1", "replace")) for k, v in headers.items()]
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "scheme": {"http": "http", "websocket": "ws"}[kind],
        "path": unquote(asked),
        "raw_path": asked.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(b"host", b"localhost"), *raw],
        "client": ("127.0.0.1", 0),
        "server": ("localhost", 80),
        "state": state,
    }


class Socket:
    """A WebSocket to the application. `hear` gets each text that the application sends.

    `closed` is called once, when the application closes the connection.
    """

    def __init__(
        self,
        app: ASGIApp,
        scope: Scope,
        hear: Callable[[str], object],
        opened: Callable[[], object],
        closed: Callable[[], object],
    ):
        self._hear, self._opened = hear, opened
        self._inbox = asyncio.Queue[Any]()
        self._inbox.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(self._run(app, scope))
        self._task.add_done_callback(lambda _: closed())

    def say(self, text: str) -> None:
        """Send a text to the application."""
        self._inbox.put_nowait({"type": "websocket.receive", "text": text, "bytes": None})

    def close(self) -> None:
        """Tell the application that the client has left."""
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})

    async def _run(self, app: ASGIApp, scope: Scope) -> None:
        await app(scope, self._inbox.get, self._send)  # pyright: ignore[reportArgumentType]

    async def _send(self, message: Any) -> None:
        if message["type"] == "websocket.accept":
            self._opened()
        elif message["type"] == "websocket.send":
            self._hear(message.get("text") or (message.get("bytes") or b"").decode())
