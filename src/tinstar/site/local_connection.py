"""A connection to a table inside the same process: what a WebSocket is on a server."""

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

from tinstar.server.gateway.websocket import ClientLeft


class LocalConnection:
    """A `ClientConnection` of the page in this browser.

    `hear` gets each message to the page. `opened` is called when the table accepts the connection.
    """

    def __init__(
        self,
        state: Mapping[str, Any],
        hear: Callable[[str], object],
        opened: Callable[[], object],
    ):
        self.state = state
        self._hear, self._opened = hear, opened
        self._inbox = asyncio.Queue[str | None]()  # None: the page has left

    def say(self, text: str) -> None:
        """Pass a message of the page to the table."""
        self._inbox.put_nowait(text)

    def leave(self) -> None:
        """Tell the table that the page has left."""
        self._inbox.put_nowait(None)

    async def accept(self) -> None:
        self._opened()

    async def receive(self) -> str:
        text = await self._inbox.get()
        if text is None:
            raise ClientLeft
        return text

    async def send(self, text: str) -> None:
        self._hear(text)

    async def close(self, code: int) -> None:
        """Do nothing: the page learns it when the table's coroutine ends."""
