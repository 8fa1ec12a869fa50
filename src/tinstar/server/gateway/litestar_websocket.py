"""The WebSocket of a table, by Litestar."""

import asyncio
from collections.abc import MutableMapping
from typing import Any

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from tinstar.errors import TinstarError
from tinstar.server.gateway.remote_tables import RemoteTables
from tinstar.server.gateway.session_middleware import refuse
from tinstar.server.gateway.websocket import ClientLeft, connect_to_table
from tinstar.server.http.rate_limits import ConnectionLimits
from tinstar.server.tables.registry import TableRegistry

DRAIN_SECONDS = 2


class LitestarConnection:
    """A `ClientConnection` over the network."""

    def __init__(self, socket: WebSocket[Any, Any, Any]):
        self._socket = socket

    @property
    def state(self) -> MutableMapping[str, Any]:
        return self._socket.scope["state"]

    async def accept(self) -> None:
        await self._socket.accept()

    async def receive(self) -> str:
        try:
            return await self._socket.receive_data(mode="text")
        except WebSocketDisconnect as e:
            raise ClientLeft from e

    async def send(self, text: str) -> None:
        await self._socket.send_data(text, mode="text")

    async def close(self, code: int) -> None:
        """Close the connection, and read the messages that are still on their way.

        The message that closes the connection would otherwise wait behind them.
        """
        await self._socket.close(code)
        async with asyncio.timeout(DRAIN_SECONDS):
            while (await self._socket.receive())["type"] != "websocket.disconnect":
                pass


@websocket("/api/tables/{id:str}/live")
async def table_websocket(
    socket: WebSocket[Any, Any, Any],
    id: FromPath[str],
    registry: NamedDependency[TableRegistry],
    remote_tables: NamedDependency[RemoteTables],
    connections: NamedDependency[ConnectionLimits],
) -> None:
    """Connect to a table, as a player or as a spectator."""
    try:
        connection = LitestarConnection(socket)
        await connect_to_table(connection, id, registry, remote_tables, connections)
    except TinstarError as e:
        await refuse(socket.scope, socket.send, e)
