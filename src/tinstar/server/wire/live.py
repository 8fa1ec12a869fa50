"""A WebSocket at a table: says what to do, hears what one seat may know."""

import asyncio
import contextlib
import logging
from collections import deque
from itertools import chain, repeat
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from tinstar.core.errors import TinstarError
from tinstar.server.errors import NotFound, TooMuch
from tinstar.server.figures import BROKEN, REFUSALS
from tinstar.server.messages import (
    Answer,
    Company,
    Look,
    Pong,
    Presence,
    Read,
    Refused,
    Seen,
    ToClient,
    ToServer,
    Undo,
)
from tinstar.server.rooms.house import House
from tinstar.server.rooms.room import Room
from tinstar.server.wire.distance import Distance
from tinstar.server.wire.door import refuse
from tinstar.server.wire.limits import Bucket, Connections

LONGEST_MESSAGE = 4096  # bytes
MOST_WAITING = 64  # messages that a slow reader may be behind
RATE, BURST = 20, 40  # messages a second, and at once
FIRST_PINGS, FIRST_PING = 5, 0.3  # so many, each after so many seconds
LAST_WARNINGS = 20  # refusals for haste before the connection is closed
DRAIN_SECONDS = 2
NORMAL, POLICY, COME_BACK, TOO_SLOW = 1000, 1008, 1012, 1013

log = logging.getLogger(__name__)
_reader = msgspec.json.Decoder(ToServer)


class Live:
    """One connection. It is a `Listener` of its room."""

    def __init__(self, socket: WebSocket[Any, Any, Any], room: Room):
        self.guest: str = socket.scope["state"]["guest"]
        self.seat: int | None = None
        self.reads = False
        self.rests = False
        self.seen = 0
        self.own_time = False
        self._socket = socket
        self._room = room
        self._out: deque[bytes] = deque()
        self._news: dict[type, ToClient] = {}  # of each kind only the latest
        self._something = asyncio.Event()
        self._bucket = Bucket(RATE, BURST)
        self._distance = Distance()
        self._warnings = LAST_WARNINGS
        self._ending = asyncio.Event()
        self._code = NORMAL

    def send(self, raw: bytes) -> None:
        """Take a message to be sent; who falls too far behind is let go, and may come back."""
        if len(self._out) >= MOST_WAITING:
            self._end(TOO_SLOW)
        else:
            self._out.append(raw)
            self._something.set()

    def know(self, how: Company | Presence) -> None:
        """Take how it is now, to be sent when its turn comes: it never waits behind itself."""
        if isinstance(how, Company):  # it says who is there, too
            self._news.pop(Presence, None)
        self._news[type(how)] = how
        self._something.set()

    def leave(self) -> None:
        """The table is no more, or goes on elsewhere; whoever comes back is told so."""
        self._end(COME_BACK)

    def _say(self, message: ToClient) -> None:
        self.send(msgspec.json.encode(message))

    def _end(self, code: int) -> None:
        self._code = code
        self._ending.set()

    async def run(self, hello_within: float, ping_every: float) -> None:
        """Listen and tell until one side has enough."""
        jobs = [
            asyncio.create_task(job)
            for job in (
                self._listen(hello_within),
                self._tell(),
                self._ping(ping_every),
                self._ending.wait(),
            )
        ]
        try:
            await asyncio.wait(jobs, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for job in jobs:
                job.cancel()
            await asyncio.gather(*jobs, return_exceptions=True)
            await self._room.gone(self)
            with contextlib.suppress(Exception):  # it may be gone already
                await self._socket.close(self._code)
                await self._drain()

    async def _drain(self) -> None:
        """Read what was on its way, or the closing would stand behind it in the queue."""
        async with asyncio.timeout(DRAIN_SECONDS):
            while (await self._socket.receive())["type"] != "websocket.disconnect":
                pass

    async def _tell(self) -> None:
        while True:
            await self._something.wait()
            self._something.clear()
            while raw := self._next():
                await self._socket.send_data(raw.decode(), mode="text")

    def _next(self) -> bytes | None:
        """The company comes before what happens in it, who looks on when there is time."""
        if Company not in self._news and self._out:
            return self._out.popleft()
        how = self._news.pop(Company, None) or self._news.pop(Presence, None)
        return msgspec.json.encode(how) if how else None

    async def _ping(self, every: float) -> None:
        """Some soon, to know how far away the client is; then to know that it is there."""
        for pause in chain([FIRST_PING] * FIRST_PINGS, repeat(every)):
            await asyncio.sleep(min(pause, every))
            self._say(self._distance.ping())

    async def _listen(self, hello_within: float) -> None:
        try:
            async with asyncio.timeout(hello_within):
                while self.seat is None:
                    await self._hear()
            while True:
                await self._hear()
        except TimeoutError:
            self._code = POLICY
        except WebSocketDisconnect:
            pass

    async def _hear(self) -> None:
        """One message and what comes of it."""
        text = await self._socket.receive_data(mode="text")
        try:
            if not self._bucket.take():
                self._warnings -= 1
                raise TooMuch(f"expected at most {RATE} messages a second, got more")
            # What was begun is finished even if the connection ends meanwhile.
            await asyncio.shield(self._do(_reader.decode(text)))
        except TinstarError as e:
            self._refuse(type(e).__name__, str(e))
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as e:
            self._refuse("BadMessage", f"expected a message to the server, got another: {e}"[:300])
        except WebSocketDisconnect:
            raise
        except Exception as e:
            log.error("table %s: got %s", self._room.record.id, type(e).__name__, exc_info=e)
            BROKEN.inc()
            self._refuse("Broken", "something went wrong in this house; it has been noted")
        if not self._warnings:
            self._code = POLICY
            raise WebSocketDisconnect(detail="too many messages")

    async def _do(self, said: ToServer) -> None:
        match said:
            case Look(seat, own_time, rests):
                self.own_time, self.rests = own_time, rests
                await self._room.look(self, seat)
            case Seen(at):
                self._room.saw(self, at)
            case Pong(stamp):
                self._distance.pong(stamp)
            case Answer(seat, at, action):
                self._expect_seat(seat)
                await self._room.answer(self.guest, seat, at, action, self._distance.way)
            case Undo(seat, at):
                self._expect_seat(seat)
                await self._room.undo(self.guest, seat, at)
            case Read(now):
                self._room.read(self, now)

    def _expect_seat(self, seat: int) -> None:
        if seat != self.seat:
            raise NotFound("expected an answer for the seat that you look from, got another")

    def _refuse(self, error: str, detail: str) -> None:
        REFUSALS.labels(error).inc()
        self._say(Refused(error, detail, self._room.at))


@websocket("/api/tables/{id:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    id: FromPath[str],
    house: NamedDependency[House],
    connections: NamedDependency[Connections],
) -> None:
    """Sit at a table, or watch it."""
    state = socket.scope["state"]
    try:
        room = await house.room(id)
        seated = bool(room.record.held_by(state["guest"]))
        with connections.one_more(state["place"], state["address"], seated):
            await socket.accept()
            await Live(socket, room).run(house.config.hello_within, house.config.ping_every)
    except TinstarError as e:
        await refuse(socket.scope, socket.send, e)
