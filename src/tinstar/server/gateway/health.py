"""Health checks, metrics and the access log.

Monitoring may request health and metrics under any host name and at any rate, so these requests
bypass the session middleware. The responses reveal nothing about tables or guests.
"""

import asyncio
import logging
import re
import time
from typing import Any

from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from tinstar.server.cluster.bus import Bus
from tinstar.server.errors import StoreFailed
from tinstar.server.metrics import MACHINE_CODE, REQUESTS, TABLES
from tinstar.server.single_flight import SingleFlight
from tinstar.server.tables.registry import TableRegistry

log = logging.getLogger("tinstar.access")
TEXT = "text/plain; charset=utf-8"
READY_FOR = 1.0  # seconds for which the store's check is cached
ID = re.compile(rb"(?<=/)([\w-]{4})[\w-]{12}(?=/|$)")  # shortened: its id lets anyone watch a table
LONGEST_PATH = 200
UPGRADED = 101


class HealthAndMetricsMiddleware:
    """ASGI middleware around the whole application, for health and metrics."""

    def __init__(self, app: ASGIApp, registry: TableRegistry, bus: Bus):
        self._app = app
        self._registry = registry
        self._bus = bus
        self._found_at, self._found = 0.0, ""  # cached readiness problem; "" for none
        self._missing = SingleFlight(self._find_out)
        self._asked = {"/healthz": self._health, "/readyz": self._readiness}
        if registry.config.metrics:
            self._asked["/metrics"] = self._figures

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked = self._asked.get(scope["path"]) if scope["type"] == "http" else None
        if asked:
            await _say(send, *await asked())
        else:
            await self._watched(scope, receive, send)

    async def _watched(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun, status = time.monotonic(), 0

        async def counted(message: Message) -> None:
            nonlocal status
            if message["type"].endswith("http.response.start"):
                status = message["status"]  # type: ignore[typeddict-item]
            elif message["type"] == "websocket.accept":
                status = UPGRADED
            await send(message)

        try:
            await self._app(scope, receive, counted)
        finally:
            REQUESTS.labels(status).inc()
            if self._registry.config.access_log:
                _note(scope, status, time.monotonic() - begun)

    async def _health(self) -> tuple[int, str, bytes]:
        return 200, TEXT, b"alive\n"

    async def _readiness(self) -> tuple[int, str, bytes]:
        """Return the response that says whether the server can take guests.

        The server can take guests if its tables are loaded and the database works.
        """
        fresh = time.monotonic() <= self._found_at + READY_FOR
        if missing := self._found if fresh else await self._missing():
            return 503, TEXT, f"{missing}\n".encode()
        # Without the bus, this process can still serve its own tables.
        return 200, TEXT, b"ready\n" if self._bus.is_up else b"ready, but the bus is away\n"

    async def _find_out(self) -> str:
        self._found = await self._look()
        self._found_at = time.monotonic()
        return self._found

    async def _look(self) -> str:
        if not self._registry.resumed:
            return "tables are being loaded"
        try:
            await asyncio.to_thread(self._registry.store.tables.playing)
        except StoreFailed as e:
            return str(e)
        return ""

    async def _figures(self) -> tuple[int, str, bytes]:
        TABLES.set(len(self._registry.live_tables))
        for game, share in self._registry.thinking.made.items():
            MACHINE_CODE.labels(game).set(share)
        return 200, CONTENT_TYPE_LATEST, await asyncio.to_thread(generate_latest)


async def _say(send: Send, status: int, kind: str, body: bytes) -> None:
    headers = [(b"content-type", kind.encode()), (b"content-length", b"%d" % len(body))]
    headers += [(b"cache-control", b"no-store"), (b"x-content-type-options", b"nosniff")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _note(scope: Scope, status: int, seconds: float) -> None:
    """Log a request without its secrets.

    The log leaves out the query, the cookie, and all but the start of a table's id.
    """
    raw: Any = scope.get("raw_path") or scope["path"].encode("ascii", "backslashreplace")
    path = ID.sub(rb"\1...", raw.split(b"?")[0])[:LONGEST_PATH].decode("ascii", "backslashreplace")
    client = scope.get("client")
    seen = {
        "address": client[0] if client else "",
        "method": scope.get("method", "WebSocket"),
        "path": path,
        "status": status,
        "milliseconds": round(1000 * seconds, 1),
    }
    log.info(" ".join(map(str, seen.values())), extra={"seen": seen})
