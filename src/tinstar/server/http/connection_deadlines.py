"""Deadlines and limits for each TCP connection, on top of uvicorn's protocol classes.

By itself, uvicorn waits forever for the rest of a request, and for a client that does not read.
None of its settings limits these waits. The classes here override only callbacks of
`asyncio.Protocol`; decision 51 says why each is needed. The time limits are constants in this
module. The setting `connections` of `server/config` limits how many connections there may be.
"""

import asyncio
import logging
import os
from functools import partial
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tinstar.server.http.rate_limits import SocketSlot, SocketSlots, TokenBucket

WHOLE_WITHIN = 15  # seconds to receive a whole request, from the connection or from its first byte
READ_WITHIN = 10  # seconds until a slow client reads what is buffered for it
BYTES_A_SECOND, BYTES_AT_ONCE = 4096, 16_384  # of one WebSocket, all frames counted
OTHER_FILES = 256  # file descriptors for databases, processes and closing sockets
HALF_SENT = (h11.IDLE, h11.SEND_BODY)
FAULTS_OF_CLIENTS = (  # faults of clients that uvicorn logs as errors: strangers could fill a disk
    "Invalid UTF-8 sequence received from client.",
    "ASGI callable returned without completing handshake.",  # after each rejected handshake
)


def allowed_sockets(sockets: int) -> int:
    """Return how many of the wanted `sockets` this process may open.

    If the process may open too few files, the function raises the process's limit as far as
    possible.
    """
    if os.name != "posix":
        return sockets
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = sockets + OTHER_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        return max(soft - OTHER_FILES, soft // 2)
    return sockets


class LimitedHttpProtocol(H11Protocol):
    """A connection that speaks HTTP, until it is upgraded to a WebSocket."""

    _place: SocketSlot
    _whole: asyncio.TimerHandle | None = None
    _read: asyncio.TimerHandle | None = None

    def __init__(self, places: SocketSlots, **more: Any):
        super().__init__(**more)
        self._places = places

    def connection_made(self, transport: asyncio.Transport) -> None:  # pyright: ignore[reportIncompatibleMethodOverride] - as uvicorn has it
        super().connection_made(transport)
        self._place = self._places.take(transport.abort)
        self.app_state = {**self.app_state, "place": self._place}
        self._whole = _deadline(WHOLE_WITHIN, transport)

    def data_received(self, data: bytes) -> None:
        try:
            super().data_received(data)
        except h11.LocalProtocolError:  # uvicorn responds to garbage after its response
            self.transport.abort()
        # upgraded before h11 saw the end of the request
        has_become_another = self.transport.get_protocol() is not self
        if has_become_another or self.conn.their_state not in HALF_SENT:
            self._whole = _called_off(self._whole)
        elif not self._whole:
            self._whole = _deadline(WHOLE_WITHIN, self.transport)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._read = _deadline(READ_WITHIN, self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._read = _called_off(self._read)

    def connection_lost(self, exc: Exception | None) -> None:
        _called_off(self._whole)
        _called_off(self._read)
        self._place.give_up()
        super().connection_lost(exc)


class LimitedWebSocketProtocol(WebSocketsSansIOProtocol):
    """A connection that speaks WebSocket. The connection keeps the slot that it had for HTTP."""

    _read: asyncio.TimerHandle | None = None

    def __init__(self, **more: Any):
        super().__init__(**more)
        self._bucket = TokenBucket(BYTES_A_SECOND, BYTES_AT_ONCE)

    def data_received(self, data: bytes) -> None:
        if self._bucket.take(len(data)):
            super().data_received(data)
        else:
            self.transport.abort()
        # websockets rejected the request's head, and uvicorn would wait forever
        if not self.handshake_initiated:
            self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._read = _deadline(READ_WITHIN, self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._read = _called_off(self._read)

    def connection_lost(self, exc: Exception | None) -> None:
        _called_off(self._read)
        self.app_state["place"].give_up()
        super().connection_lost(exc)


def _deadline(seconds: float, transport: asyncio.Transport) -> asyncio.TimerHandle:
    """Schedule the abort of a connection. Cancel the returned handle to prevent it."""
    return asyncio.get_running_loop().call_later(seconds, transport.abort)


def _called_off(deadline: asyncio.TimerHandle | None) -> None:
    if deadline:
        deadline.cancel()


def http_protocol(places: SocketSlots) -> Any:
    """Return the function that uvicorn calls to make each connection's protocol."""
    return partial(LimitedHttpProtocol, places)


def is_ours(record: logging.LogRecord) -> bool:
    """Return whether a line of uvicorn's log is about a fault of the server.

    Lines about faults of clients are not logged.
    """
    return record.msg not in FAULTS_OF_CLIENTS
