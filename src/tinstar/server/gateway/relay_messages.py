"""What processes of one house write to each other, and under which subjects.

Each process is asked under its own id. What a table tells is published once for each audience:
those of a seat and the guest who holds it, and the public's, each in the languages that are read
there. Nobody who held the seat before hears it.
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

LARGE = 16 * 1024  # bytes: then it is packed smaller
LARGEST = 1_000_000  # bytes that NATS takes, if nobody told it otherwise
UNPACKED = 64_000_000  # bytes that such a message may come to
IN_DOUBT = 1.0  # seconds without an answer, and it is asked whether who owes it lives
PLAIN, SMALLER = b"\0", b"\1"
UNREADABLE = (msgspec.DecodeError, zlib.error)  # what is no message, or of another version
T = TypeVar("T")


class RelayedRequest(Struct, tag=True):
    """A request that came in elsewhere, after the door there."""

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
    """What was said over a WebSocket elsewhere."""

    connection: str
    process: str
    guest: str
    table: str
    raw: bytes
    way: float


class ConnectionsQuery(Struct, tag=True):
    """These connections look on as before."""

    connections: list[str]


class ConnectionClosed(Struct, tag=True):
    """This one does no more."""

    connection: str


class WaitingSeatsQuery(Struct, tag=True):
    """Whom do these tables wait for?"""

    tables: list[str]


ToOwner = RelayedRequest | SocketMessage | ConnectionsQuery | ConnectionClosed | WaitingSeatsQuery
_asked: msgspec.msgpack.Decoder[ToOwner] = msgspec.msgpack.Decoder(ToOwner)


class RelayedResponse(Struct):
    """What came of a request; nothing, where the table is not `here`. `guest` is who asked: they
    may have become another."""

    here: bool = False
    status: int = 503
    headers: list[tuple[bytes, bytes]] = []
    body: bytes = b""
    guest: str = ""


class ConnectionProgress(Struct):
    """How a connection stands with the owner: where it looks from, how many batches its audience
    was told, and how many messages it was sent alone."""

    seat: int | None
    told: int
    sent: int


class KnownConnections(Struct):
    """How those connections stand that the owner knows."""

    standings: dict[str, ConnectionProgress]


class WaitingSeatsReply(Struct):
    """The seats that those of the tables wait for that are here."""

    seats: dict[str, list[int]]


class SocketReply(Struct):
    """What came of what was said: messages, or a refusal. `here` is whether the table is."""

    here: bool = False
    at: int = 0
    messages: list[bytes] = []
    standing: ConnectionProgress | None = None
    error: str = ""
    detail: str = ""


class NumberedBroadcast(Struct):
    """What an audience is told, one batch after another."""

    number: int
    messages: list[bytes]


class PrivateMessage(Struct):
    """What one connection is sent alone; without a message it shall go and come back."""

    connection: str
    number: int
    message: bytes


class Courier:
    """Carries messages over the bus, to the processes of this server and no other."""

    def __init__(self, bus: Bus, secret: bytes, leases: Leases):
        self.bus = bus
        self.me = leases.me
        self._leases = leases
        self._lives = WeakValueDictionary[str, SingleFlight[bool]]()  # as long as anybody waits
        self._server_id = hashlib.sha256(b"bus" + secret).hexdigest()[:12]

    def request_subject(self, process: str) -> str:
        """Where a process is asked."""
        return f"tinstar.{self._server_id}.desk.{process}"

    def inbox_subject(self, process: str) -> str:
        """Where its connections are written to."""
        return f"tinstar.{self._server_id}.inbox.{process}"

    def audience_subject(self, table: str, key: AudienceKey) -> str:
        who = hashlib.sha256(key.guest.encode()).hexdigest()[:16] if key.guest else "public"
        return f"tinstar.{self._server_id}.table.{table}.{key.seat}.{who}.{key.language}"

    def publish(self, subject: str, message: NumberedBroadcast | PrivateMessage) -> None:
        self.bus.publish(subject, pack(message))

    async def ask(self, process: str, message: ToOwner, answer: type[T], within: float) -> T:
        """`Unreachable` too as soon as that process lives no more, or where it answers in the words
        of another version."""
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
        """Whether it does, as far as is known. All who wait for it ask at once."""
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
    """What was packed, as MessagePack; of what is larger than any message, only the beginning."""
    return zlib.decompressobj().decompress(raw[1:], UNPACKED) if raw[:1] == SMALLER else raw[1:]
