"""Messages between the processes of one server, and their subjects on the bus.

Each process receives requests under its own id. A table's messages are published once for each
audience. An audience is a seat with its guest, or the public, in one language. So a guest who has
lost a seat receives no more messages of that seat.
"""

import asyncio
import hashlib
import zlib
from typing import TypeVar
from weakref import WeakValueDictionary

import msgspec
from msgspec import Struct

from tinstar.server.cluster.bus import Bus
from tinstar.server.cluster.leases import Leases
from tinstar.server.errors import StoreFailed, Unreachable
from tinstar.server.single_flight import SingleFlight
from tinstar.server.tables.audience import AudienceKey

LARGE = 16 * 1024  # bytes: larger messages are compressed
LARGEST = 1_000_000  # bytes: the default limit of NATS
UNPACKED = 64_000_000  # bytes: limit of a decompressed message
IN_DOUBT = 1.0  # seconds without a reply before checking whether the other process is alive
PLAIN, SMALLER = b"\0", b"\1"
UNREADABLE = (msgspec.DecodeError, zlib.error)  # malformed, or from another version
T = TypeVar("T")


class RelayedRequest(Struct, tag=True):
    """An HTTP request that one process received, and sends on to the process that owns the table.

    The first process has passed it through its session middleware.
    """

    method: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    body: bytes
    guest: str
    is_known: bool
    address: str
    client: str


class SocketMessage(Struct, tag=True):
    """A WebSocket message that one process received, and sends on to the table's owner."""

    connection: str
    process: str
    guest: str
    table: str
    raw: bytes
    way: float


class ConnectionsQuery(Struct, tag=True):
    """A message that says which connections are still open, and asks for their states."""

    connections: list[str]


class ConnectionClosed(Struct, tag=True):
    """A message that says that a connection was closed."""

    connection: str


class WaitingSeatsQuery(Struct, tag=True):
    """A request to another process: which seats are to act at the named tables?"""

    tables: list[str]


ToOwner = RelayedRequest | SocketMessage | ConnectionsQuery | ConnectionClosed | WaitingSeatsQuery
_asked: msgspec.msgpack.Decoder[ToOwner] = msgspec.msgpack.Decoder(ToOwner)


class RelayedResponse(Struct):
    """The response to a relayed request. If `here` is false, the replying process lacks the table.

    `guest` is the requesting guest after the request, which may have made them another guest.
    """

    here: bool = False
    status: int = 503
    headers: list[tuple[bytes, bytes]] = []
    body: bytes = b""
    guest: str = ""


class ConnectionProgress(Struct):
    """The state of a connection, as the owner of the table knows it.

    `seat` is the seat whose view the connection gets. `told` counts the batches for its audience.
    `sent` counts the messages to this connection alone.
    """

    seat: int | None
    told: int
    sent: int


class KnownConnections(Struct):
    """The states of all listed connections that the table's owner knows."""

    standings: dict[str, ConnectionProgress]


class WaitingSeatsReply(Struct):
    """The seats that the requested tables of the process wait for."""

    seats: dict[str, list[int]]


class SocketReply(Struct):
    """The reply to a WebSocket message: messages or an error.

    `here` says whether the table is at the process that replies.
    """

    here: bool = False
    at: int = 0
    messages: list[bytes] = []
    standing: ConnectionProgress | None = None
    error: str = ""
    detail: str = ""


class NumberedBroadcast(Struct):
    """A batch of messages to an audience. Batches are numbered."""

    number: int
    messages: list[bytes]


class PrivateMessage(Struct):
    """A numbered message to one connection.

    An empty message asks the connection to reconnect.
    """

    connection: str
    number: int
    message: bytes


class Courier:
    """Sends messages over the bus to the processes of this server only."""

    def __init__(self, bus: Bus, secret: bytes, leases: Leases):
        self.bus = bus
        self.me = leases.me
        self._leases = leases
        # one per process, while anybody waits for it
        self._lives = WeakValueDictionary[str, SingleFlight[bool]]()
        self._server_id = hashlib.sha256(b"bus" + secret).hexdigest()[:12]

    def request_subject(self, process: str) -> str:
        """Return the subject under which a process receives requests."""
        return f"tinstar.{self._server_id}.desk.{process}"

    def inbox_subject(self, process: str) -> str:
        """Return the subject under which a process receives messages to its connections."""
        return f"tinstar.{self._server_id}.inbox.{process}"

    def audience_subject(self, table: str, key: AudienceKey) -> str:
        who = hashlib.sha256(key.guest.encode()).hexdigest()[:16] if key.guest else "public"
        return f"tinstar.{self._server_id}.table.{table}.{key.seat}.{who}.{key.language}"

    def publish(self, subject: str, message: NumberedBroadcast | PrivateMessage) -> None:
        self.bus.publish(subject, pack(message))

    async def ask(self, process: str, message: ToOwner, answer: type[T], within: float) -> T:
        """Send a request to another process and return its reply.

        Raises `Unreachable` if the other process does not reply in time, dies, or runs another
        version.
        """
        raw = pack(message)
        if len(raw) > LARGEST:
            raise Unreachable
        asking = asyncio.create_task(self.bus.ask(self.request_subject(process), raw, within))
        try:
            while not (await asyncio.wait([asking], timeout=IN_DOUBT))[0]:
                if not await self.lives(process):
                    raise Unreachable
            return unpack(asking.result(), answer)
        except UNREADABLE as e:
            raise Unreachable from e
        finally:
            asking.cancel()

    async def lives(self, process: str) -> bool:
        """Return whether a process is alive. Concurrent callers share one query."""
        asked = self._lives.setdefault(process, SingleFlight(lambda: self._asked(process)))
        return await asked()

    async def _asked(self, process: str) -> bool:
        try:
            return await asyncio.to_thread(self._leases.lives, process)
        except StoreFailed:
            return True


def pack(message: Struct) -> bytes:
    raw = msgspec.msgpack.encode(message)
    return PLAIN + raw if len(raw) < LARGE else SMALLER + zlib.compress(raw, 1)


def unpack(raw: bytes, kind: type[T]) -> T:
    return msgspec.msgpack.decode(decompress(raw), type=kind)


def decode_request(raw: bytes) -> ToOwner:
    return _asked.decode(decompress(raw))


def decompress(raw: bytes) -> bytes:
    """Decompress a message. At most `UNPACKED` bytes of it are returned."""
    return zlib.decompressobj().decompress(raw[1:], UNPACKED) if raw[:1] == SMALLER else raw[1:]
