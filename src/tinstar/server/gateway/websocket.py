"""The WebSocket of a table. The server reads a client's messages and sends what one seat may see.

`hello_within` and `ping_every` are settings of `server/config`. The limits of messages are
constants in this module.
"""

import asyncio
import contextlib
import random
import time
from collections import deque
from collections.abc import Callable, Mapping
from functools import partial
from itertools import chain, repeat
from typing import Any, Protocol

import msgspec

from tinstar.engine.i18n import ENGLISH
from tinstar.errors import TinstarError
from tinstar.server.clock_settings import ClockState
from tinstar.server.errors import Elsewhere, Relayed, TooMuch, error_text
from tinstar.server.gateway.client_latency import ClientLatency
from tinstar.server.gateway.dependencies import expect_known
from tinstar.server.gateway.local_table import LocalTable, language_of
from tinstar.server.gateway.remote_tables import RemoteTable, RemoteTables
from tinstar.server.http.error_responses import log_internal_error
from tinstar.server.http.rate_limits import ConnectionLimits, TokenBucket
from tinstar.server.metrics import REFUSALS
from tinstar.server.schema_types import WATCHER
from tinstar.server.tables import hidden_deals
from tinstar.server.tables.audience import Listener
from tinstar.server.tables.registry import TableRegistry
from tinstar.server.tables.table_record import TableRecord
from tinstar.server.tables.websocket_schemas import (
    MessageRefused,
    Pong,
    Presence,
    TableUpdate,
    ToClient,
    ToServer,
    ViewFromSeat,
)

LONGEST_MESSAGE = 4096  # bytes
MOST_WAITING = 64  # unsent messages, before a slow client is disconnected
RATE, BURST = 20, 40  # messages per second, and burst
FIRST_PINGS, FIRST_PING = 5, 0.3  # number of early pings, and seconds between them
LAST_WARNINGS = 20  # rate-limit errors before the connection is closed
NOTHING_YET = -1  # table position of a client that has seen nothing
NORMAL, POLICY, COME_BACK, TOO_SLOW = 1000, 1008, 1012, 1013

_reader = msgspec.json.Decoder(ToServer)


class ClientLeft(Exception):
    """The client has closed the connection, or is disconnected now."""


class ClientConnection(Protocol):
    """A WebSocket. `state` says whose it is, as the session middleware does."""

    @property
    def state(self) -> Mapping[str, Any]: ...
    async def accept(self) -> None: ...
    async def receive(self) -> str:
        """Return the next message. Raise `ClientLeft` if there will be none."""
        ...

    async def send(self, text: str) -> None: ...
    async def close(self, code: int) -> None: ...


class TableSocket:
    """The WebSocket of one client: a `Listener` of a table here or in another process."""

    is_remote = False

    def __init__(
        self,
        connection: ClientConnection,
        sit: Callable[[Listener], LocalTable | RemoteTable],
        holds: Callable[[], bool],
        count_as_seated: Callable[[], None],
        may_look: Callable[[int], None],
    ):
        self.guest: str = connection.state["guest"]
        self.seat: int | None = None
        self.language = ENGLISH
        self.reads = self.rests = self.own_time = self.aside = False
        self.seen = 0
        self._connection = connection
        self._table = sit(self)
        self._holds = holds  # False once the device is signed out
        self._may_look = may_look  # raises if the seat may not be viewed
        self._count_as_seated = count_as_seated
        self._out: deque[bytes] = deque()
        self._news: dict[type, ToClient] = {}  # the latest state of each kind
        self._something = asyncio.Event()
        self._bucket = TokenBucket(RATE, BURST)
        self._distance = ClientLatency()
        self._warnings = LAST_WARNINGS
        self._doing = False  # a message is being handled, and will be finished in any case
        self._ending = asyncio.Event()
        self._code = NORMAL

    def send(self, raw: bytes) -> None:
        """Queue a message. A client that is too far behind is disconnected, but may reconnect."""
        if len(self._out) >= MOST_WAITING:
            self._end(TOO_SLOW)
        else:
            self._out.append(raw)
            self._something.set()

    def know(self, how: TableUpdate | Presence | ClockState) -> None:
        """Queue a message about the current state.

        A newer message of the same kind replaces it, so such messages never pile up.
        """
        if isinstance(how, TableUpdate):  # it includes presence
            self._news.pop(Presence, None)
        self._news[type(how)] = how
        self._something.set()

    def leave(self) -> None:
        """Disconnect, because the table was deleted or moved. The client should reconnect."""
        self._end(COME_BACK)

    def _say(self, message: ToClient) -> None:
        self.send(msgspec.json.encode(message))

    def _end(self, code: int) -> None:
        self._code = code
        self._ending.set()

    async def run(self, hello_within: float, ping_every: float) -> None:
        """Receive and send messages until one side closes the connection."""
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
            self._ending.set()
            for job in jobs[self._doing :]:  # a message in progress is finished first
                job.cancel()
            await asyncio.gather(*jobs, return_exceptions=True)
            await self._table.gone(self)
            with contextlib.suppress(Exception):  # it may be closed already
                await self._connection.close(self._code)

    async def _tell(self) -> None:
        while True:
            await self._something.wait()
            self._something.clear()
            while raw := self._next():
                if not self._holds():
                    self._code = POLICY
                    return
                await self._connection.send(raw.decode())

    def _next(self) -> bytes | None:
        """Return the next message to send, or None.

        Messages about changes of the table come first. The message about who is present comes last.
        """
        if TableUpdate not in self._news and self._out:
            return self._out.popleft()
        how = next(
            (self._news.pop(x) for x in (TableUpdate, ClockState, Presence) if x in self._news),
            None,
        )
        return msgspec.json.encode(how) if how else None

    async def _ping(self, every: float) -> None:
        """Ping a few times soon to measure latency, then regularly to keep the connection alive.

        The pauses are random. After a restart, many clients connect at the same moment; random
        pauses spread their replies.
        """
        for pause in chain([FIRST_PING] * FIRST_PINGS, repeat(every)):
            await asyncio.sleep(min(pause, every) * random.uniform(0.5, 1))
            self._say(self._distance.ping())

    async def _listen(self, hello_within: float) -> None:
        """Receive messages. A client that sends no first message in time is disconnected.

        The time that the server needs to handle a message does not count against the client.
        """
        try:
            while self.seat is None:
                asked = time.monotonic()
                async with asyncio.timeout(hello_within):
                    text = await self._connection.receive()
                hello_within -= time.monotonic() - asked
                await self._hear(text)
            while True:
                await self._hear(await self._connection.receive())
        except TimeoutError:
            self._code = POLICY
        except ClientLeft:
            pass

    async def _hear(self, text: str) -> None:
        """Handle one message."""
        if not self._holds():
            self._code = POLICY
            raise ClientLeft("signed out")
        self._doing = True
        await self._do(text)
        self._doing = False
        if self._ending.is_set():
            raise ClientLeft("ended")
        if not self._warnings:
            self._code = POLICY
            raise ClientLeft("too many messages")

    async def _do(self, text: str) -> None:
        language = self.language
        try:
            if not self._bucket.take():
                self._warnings -= 1
                raise TooMuch("messages", most=RATE)
            message = _reader.decode(text)
            language = language_of(self, message)
            if isinstance(message, Pong):
                self._distance.pong(message.stamp)
            else:
                if isinstance(message, ViewFromSeat):
                    self._may_look(message.seat)
                await self._table.do(self, message, self._distance.way)
                if self.seat is not None and self.seat > WATCHER:
                    self._count_as_seated()
        except TinstarError as e:
            name = e.name if isinstance(e, Relayed) else type(e).__name__
            self._refuse(name, error_text(e, language))
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as e:
            self._refuse(
                "BadMessage",
                f"expected a message to the server, got one that cannot be read: {e}"[:300],
            )
        except Exception as e:
            broken = log_internal_error(f"table {self._table.id}", e)
            self._refuse(type(broken).__name__, broken.said(language))

    def _refuse(self, error: str, detail: str) -> None:
        REFUSALS.labels(error).inc()
        # a client that may not look must not learn it
        at = NOTHING_YET if self.seat is None else self._table.at
        self._say(MessageRefused(error, detail, at))


async def connect_to_table(
    connection: ClientConnection,
    id: str,
    registry: TableRegistry,
    remote_tables: RemoteTables,
    connections: ConnectionLimits,
) -> None:
    """Connect a client to a table, as a player or as a spectator, until one side leaves.

    Raise a `TinstarError` if the client may not.
    """
    state = connection.state
    sit, record = await _found(registry, remote_tables, id)
    now = registry.time_sources.wall()
    await hidden_deals.expect_may_open(registry.store, record, state["guest"], now)
    seated = bool(record.held_by(state["guest"]))
    with connections.one_more(state["place"], state["address"], seated) as count_as_seated:
        await connection.accept()
        holds = partial(registry.store.devices.holds, state["guest"], state["times"])
        may_look = partial(expect_known, state, record)
        one = TableSocket(connection, sit, holds, count_as_seated, may_look)
        await one.run(registry.config.hello_within, registry.config.ping_every)


async def _found(
    registry: TableRegistry, remote_tables: RemoteTables, id: str
) -> tuple[Callable[[Listener], LocalTable | RemoteTable], TableRecord]:
    """Find a table and return two things: a function, and the table's record.

    The function connects a listener to the table, in this process or in another one.
    """
    try:
        live_table = await registry.live_table(id)
    except Elsewhere as e:
        record = await asyncio.to_thread(registry.store.table, id)
        if record is None or not registry.config.bus:
            raise
        return partial(remote_tables.at, id, e.owner), record
    return lambda _: LocalTable(live_table), live_table.record
