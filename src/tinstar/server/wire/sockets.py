"""What comes in as sockets: each has a place, and none of them keeps it by keeping silent.

uvicorn waits for a request, for the rest of it, and for a reader, as long as these please. Here
each is given so many seconds. What is cut off was never whole, so nothing is lost by it.
"""

import asyncio
import os
from functools import partial
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from tinstar.server.wire.limits import Bucket, Place, Places

FIRST_WITHIN = 15  # seconds from the connection to the first byte
WHOLE_WITHIN = 10  # from there to the last byte of a request
READ_WITHIN = 10  # until a reader takes what has piled up
FRAME_RATE, FRAMES_AT_ONCE = 100, 400  # of any kind, a second, and at once
UNREAD = 4  # messages that the house has not taken yet, until no more are read
MOUTHFUL = 4096  # bytes of frames that are looked at before any of them counts
OTHER_FILES = 256  # databases, processes, and sockets that are about to be closed
HALF_SENT = (h11.IDLE, h11.SEND_BODY)
GARBLED, POLICY = 1007, 1008
NO_HANDSHAKE = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


def room_for(sockets: int) -> int:
    """How many sockets there may be, of so many wanted: this process may have only so many files,
    so it asks for more where it may."""
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


class Deadline:
    """Ends a connection unless it is called off in time."""

    def __init__(self, loop: asyncio.AbstractEventLoop):
        self._loop = loop
        self._timer: asyncio.TimerHandle | None = None

    def set(self, seconds: float, transport: asyncio.Transport) -> None:
        self.call_off()
        self._timer = self._loop.call_later(seconds, transport.abort)

    def call_off(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None


class Http(H11Protocol):
    """A connection that asks over HTTP, until it becomes a WebSocket."""

    def __init__(self, places: Places, **more: Any):
        super().__init__(**more)
        self._places = places
        self._place: Place | None = None
        self._whole = Deadline(self.loop)
        self._read = Deadline(self.loop)
        self._begun = False  # a request that is not whole

    def connection_made(self, transport: asyncio.Transport) -> None:  # pyright: ignore[reportIncompatibleMethodOverride] - as uvicorn has it
        super().connection_made(transport)
        self._place = self._places.take(transport.abort)
        self.app_state = {**self.app_state, "place": self._place}
        self._whole.set(FIRST_WITHIN, transport)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        has_become_another = self.transport.get_protocol() is not self  # before h11 saw its end
        if has_become_another or self.conn.their_state not in HALF_SENT:
            self._begun = False
            self._whole.call_off()
        elif not self._begun:
            self._begun = True
            self._whole.set(WHOLE_WITHIN, self.transport)

    def send_400_response(self, msg: str) -> None:
        """An answer may be under way already."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.abort()

    def timeout_keep_alive_handler(self) -> None:
        """Closing would wait for a reader."""
        self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._read.set(READ_WITHIN, self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._read.call_off()

    def connection_lost(self, exc: Exception | None) -> None:
        self._whole.call_off()
        self._read.call_off()
        if self._place:
            self._place.give_up()
        super().connection_lost(exc)


class WebSocket(WebSocketsSansIOProtocol):
    """A connection that has become one; the same place as before is its own."""

    def __init__(self, **more: Any):
        super().__init__(**more)
        self._read = Deadline(self.loop)
        self._bucket = Bucket(FRAME_RATE, FRAMES_AT_ONCE)
        self.app_state: dict[str, Any] = {**self.app_state, "socket": self}

    def say(self, text: bytes) -> bool:
        """Send a text at once, without the way through the application, which costs more than
        sending it; False where the reader has still to take others, or nothing is sent any more."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        try:
            self.conn.send_text(text)
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def data_received(self, data: bytes) -> None:
        for at in range(0, len(data), MOUTHFUL):
            if not self.transport.is_closing():
                super().data_received(data[at : at + MOUTHFUL])
        if not self.handshake_initiated:
            self.transport.write(NO_HANDSHAKE)
            self.transport.close()

    def handle_events(self) -> None:
        """Also frames that the house never hears of, such as pings and empty parts, cost time."""
        if self._bucket.take(len(self.conn.events)):
            super().handle_events()
        else:
            self._fail(POLICY)

    def handle_ping(self) -> None:
        if not self.transport.is_closing():
            super().handle_ping()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # by a refusal, which uvicorn forgets, and complains

    def send_receive_event_to_app(self) -> None:
        """uvicorn would log each text that is none, with a traceback; and it reads no more until a
        message is taken, which costs two calls of the system for each. Here a few may wait."""
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self._fail(GARBLED)
            return
        paused, few = self.read_paused, self.queue.qsize() < UNREAD
        self.read_paused = paused or few
        super().send_receive_event_to_app()
        if few:
            self.read_paused = paused

    def _fail(self, code: int) -> None:
        self.conn.fail(code)
        self.handle_parser_exception()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._read.set(READ_WITHIN, self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._read.call_off()

    def connection_lost(self, exc: Exception | None) -> None:
        self._read.call_off()
        self.app_state["place"].give_up()
        super().connection_lost(exc)


def http_protocol(places: Places) -> Any:
    """What uvicorn makes one of for each connection."""
    return partial(Http, places)
