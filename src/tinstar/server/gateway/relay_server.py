"""Serve clients of this process's tables that are connected to another process.

Clients connect to any process. Another process passes on the requests and WebSockets that concern a
table of this process. This module handles them.
"""

import asyncio
import time
from functools import partial
from typing import Any

import msgspec
from litestar.types import ASGIApp

from tinstar.engine.i18n import ENGLISH
from tinstar.errors import TinstarError
from tinstar.server import errors
from tinstar.server.clock_settings import ClockState
from tinstar.server.errors import Elsewhere, TooMuch
from tinstar.server.gateway.local_table import handle_message, language_of
from tinstar.server.gateway.relay_messages import (
    LARGEST,
    UNREADABLE,
    ConnectionClosed,
    ConnectionProgress,
    ConnectionsQuery,
    Courier,
    KnownConnections,
    NumberedBroadcast,
    PrivateMessage,
    RelayedRequest,
    RelayedResponse,
    SocketMessage,
    SocketReply,
    WaitingSeatsQuery,
    WaitingSeatsReply,
    decode_request,
    pack,
)
from tinstar.server.gateway.session_middleware import refuse
from tinstar.server.http.error_responses import log_internal_error
from tinstar.server.http.rate_limits import SocketSlots
from tinstar.server.tables import viewer_requests
from tinstar.server.tables.audience import AudienceKey, audience_key_of
from tinstar.server.tables.live_table import LiveTable
from tinstar.server.tables.registry import TableRegistry
from tinstar.server.tables.websocket_schemas import Presence, TableUpdate, ToServer, ViewFromSeat

SILENT = 10.0  # seconds of silence after which a connection is closed
SWEEP_SECONDS = 3.0
_reader = msgspec.json.Decoder(ToServer)


class ProxiedConnection:
    """A client's connection to another process, as a `Listener` of a table of this process.

    Messages to an audience are published once for all its members.
    """

    is_remote = True

    def __init__(self, said: SocketMessage, live_table: LiveTable, courier: Courier):
        self.connection = said.connection
        self.guest = said.guest
        self.live_table = live_table
        self.seat: int | None = None
        self.language = ENGLISH
        self.reads = self.rests = self.own_time = self.aside = False
        self.seen = 0
        self.heard_at = time.monotonic()
        self.sent = 0
        self._shown: list[bytes] | None = None  # collects messages instead of sending them
        self._looking = asyncio.Lock()
        self._inbox = courier.inbox_subject(said.process)
        self._courier = courier

    def send(self, raw: bytes) -> None:
        if self._shown is not None:
            self._shown.append(raw)
        else:
            self.sent += 1
            self._courier.publish(self._inbox, PrivateMessage(self.connection, self.sent, raw))

    def know(self, how: TableUpdate | Presence | ClockState) -> None:
        self.send(msgspec.json.encode(how))

    def leave(self) -> None:
        self.heard_at = 0.0
        self._courier.publish(self._inbox, PrivateMessage(self.connection, 0, b""))

    async def look(self, look: ViewFromSeat, way: float) -> list[bytes]:
        """Return the messages with which the table replies to a `ViewFromSeat`.

        Concurrent calls run one after another.
        """
        async with self._looking:
            self._shown = shown = list[bytes]()
            try:
                await handle_message(self.live_table, self, look, way)
            finally:
                self._shown = None
        return shown

    @property
    def standing(self) -> ConnectionProgress:
        told = self.live_table.audience.told[audience_key_of(self)] if self.seat is not None else 0
        return ConnectionProgress(self.seat, told, self.sent)


class RelayServer:
    """Answers requests from other processes."""

    def __init__(self, registry: TableRegistry, courier: Courier, app: ASGIApp, itself: Any):
        self._registry = registry
        self._courier = courier
        self._app = app
        self._itself = itself  # Litestar expects it in the scope
        self._connections: dict[str, ProxiedConnection] = {}
        self._places = SocketSlots(10**9)  # no limit here: the other process has a slot

    def open(self) -> None:
        self._courier.bus.serve(self._courier.request_subject(self._courier.me), self._answer)

    async def sweep(self) -> None:
        """Close the connections that have been silent for too long."""
        for proxied in list(self._connections.values()):
            if proxied.heard_at < time.monotonic() - SILENT:
                await self._gone(proxied)

    async def _answer(self, raw: bytes) -> bytes:
        try:
            request = decode_request(raw)
        except UNREADABLE:  # the other process runs another version and must not wait
            return b""
        match request:
            case RelayedRequest():
                return await self._serve(request)
            case SocketMessage():
                return pack(await self._hear(request))
            case ConnectionsQuery(connections):
                return pack(
                    KnownConnections({c: f.standing for c in connections if (f := self._still(c))})
                )
            case WaitingSeatsQuery(tables):
                live_tables = self._registry.live_tables
                return pack(
                    WaitingSeatsReply({t: live_tables[t].asked for t in tables if t in live_tables})
                )
            case ConnectionClosed(connection):
                if proxied := self._connections.get(connection):
                    await self._gone(proxied)
                return pack(SocketReply())

    def _still(self, connection: str) -> ProxiedConnection | None:
        proxied = self._connections.get(connection)
        if (
            proxied
            and proxied.heard_at
            and self._registry.live_tables.get(proxied.live_table.record.id) is proxied.live_table
        ):
            proxied.heard_at = time.monotonic()
            return proxied
        return None

    async def _gone(self, proxied: ProxiedConnection) -> None:
        self._connections.pop(proxied.connection, None)
        await viewer_requests.gone(proxied.live_table, proxied)

    async def _hear(self, said: SocketMessage) -> SocketReply:
        live_table, language = None, ENGLISH
        try:
            live_table = await self._registry.live_table(said.table)
            proxied = self._connection_of(said, live_table)
            message = _reader.decode(said.raw)
            language = language_of(proxied, message)
            shown: list[bytes] = []
            if isinstance(message, ViewFromSeat):
                shown = await proxied.look(message, said.way)
            else:
                await handle_message(live_table, proxied, message, said.way)
        except Elsewhere:
            return SocketReply()
        except TinstarError as e:
            at = live_table.at if live_table else 0
            return SocketReply(
                True, at, error=type(e).__name__, detail=errors.error_text(e, language)
            )
        except Exception as e:
            broken = log_internal_error(f"table {said.table}", e)
            at = live_table.at if live_table else 0
            return SocketReply(True, at, error=type(broken).__name__, detail=broken.said(language))
        return SocketReply(True, live_table.at, shown, proxied.standing)

    def _connection_of(self, said: SocketMessage, live_table: LiveTable) -> ProxiedConnection:
        proxied = self._connections.get(said.connection)
        if proxied is None or proxied.live_table is not live_table:
            proxied = self._connections[said.connection] = ProxiedConnection(
                said, live_table, self._courier
            )
            live_table.audience.publish = partial(self._publish, said.table)
        proxied.heard_at = time.monotonic()
        return proxied

    def _publish(self, table: str, key: AudienceKey, number: int, messages: list[bytes]) -> None:
        self._courier.publish(
            self._courier.audience_subject(table, key), NumberedBroadcast(number, messages)
        )

    # --- requests ---------------------------------------------------------------------------------

    async def _serve(self, asked: RelayedRequest) -> bytes:
        """Handle a relayed request as if the client had sent it to this process."""
        found, body = RelayedResponse(), bytearray()

        async def receive() -> Any:
            return {"type": "http.request", "body": asked.body, "more_body": False}

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                found.status, found.headers = message["status"], list(message["headers"])
            else:
                body.extend(message.get("body", b""))

        place = self._places.take(lambda: None)
        scope = _scope(asked) | {"app": self._itself, "litestar_app": self._itself}
        scope["state"]["place"] = place
        try:
            await self._app(scope, receive, send)  # pyright: ignore[reportArgumentType]
        finally:
            place.give_up()
        found.here, found.body = "elsewhere" not in scope["state"], bytes(body)
        found.guest = scope["state"]["guest"]
        if len(packed := pack(found)) > LARGEST:
            body.clear()
            await refuse(scope, send, TooMuch("carried"))
            found.body = bytes(body)
            packed = pack(found)
        return packed


def _scope(asked: RelayedRequest) -> Any:
    return {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http",
        "method": asked.method,
        "path": asked.path,
        "raw_path": asked.path.encode(),
        "root_path": "",
        "query_string": asked.query,
        "headers": asked.headers,
        "client": (asked.client, 0) if asked.client else None,
        "server": None,
        "state": {
            "guest": asked.guest,
            "is_known": asked.is_known,
            "address": asked.address,
        },
    }
