"""Client side of a remote table: relays a local WebSocket to the process that owns the table.

The bus may lose messages, so all messages are numbered. A connection that misses a message asks for
the whole view again. Every other second, this process asks the owner for the state of all
connections.
"""

import asyncio
import contextlib

import msgspec

from tinstar.errors import TinstarError
from tinstar.server.errors import Relayed, Unreachable
from tinstar.server.gateway.relay_messages import (
    ConnectionClosed,
    ConnectionProgress,
    ConnectionsQuery,
    Courier,
    KnownConnections,
    NumberedBroadcast,
    PrivateMessage,
    SocketMessage,
    SocketReply,
    unpack,
)
from tinstar.server.http import accept_language
from tinstar.server.random_ids import new_id
from tinstar.server.schema_types import WATCHER
from tinstar.server.tables.audience import AudienceKey, Listener
from tinstar.server.tables.websocket_schemas import MessageRefused, ToServer, ViewFromSeat

WITHIN = 6.0  # seconds for a reply: a table being taken over replies within twelve
STILL_SECONDS = 2.0
MOST_EARLY = 100  # batches buffered until the first look is done


class RemoteTable:
    """A connection of this process to a table of another process."""

    def __init__(self, remote_tables: "RemoteTables", table: str, owner: str, listener: Listener):
        self.id = table
        self.at = 0
        self.owner = owner
        self.connection = new_id()
        self._remote_tables = remote_tables
        self._listener = listener
        self._last = ViewFromSeat(WATCHER)
        self._audience_key: AudienceKey | None = None
        self._early: list[NumberedBroadcast] = []
        self._looking = asyncio.Lock()
        self._stands: ConnectionProgress | None = None
        self._owed: ConnectionProgress | None = None  # the state that the owner reported last
        self._again: asyncio.Task[None] | None = None
        self._waits = False

    @property
    def looks(self) -> bool:
        """True once the owner knows from which seat this connection looks."""
        return self._listener.seat is not None

    async def do(self, listener: Listener, said: ToServer, way: float) -> None:
        assert listener is self._listener
        if isinstance(said, ViewFromSeat):
            await self._look(said)
        else:
            await self._ask(said, way)

    async def _ask(self, said: ToServer, way: float = 0) -> SocketReply:
        courier, guest = self._remote_tables.courier, self._listener.guest
        raw = msgspec.json.encode(said)
        request = SocketMessage(self.connection, courier.me, guest, self.id, raw, way)
        reply = await courier.ask(self.owner, request, SocketReply, WITHIN)
        if not reply.here:
            self.come_back()
            raise Unreachable
        self.at = reply.at
        if reply.error:
            raise Relayed(reply.error, reply.detail)
        return reply

    async def _look(self, look: ViewFromSeat) -> None:
        """Ask the owner for the current view from a seat.

        The connection subscribes to the seat's messages first. Batches that arrive before the
        owner's reply are passed on after it. If the owner rejects the request, the previous view
        stays.
        """
        async with self._looking:
            self._stands = self._owed = None
            self._early.clear()
            who = "" if look.seat == WATCHER else self._listener.guest
            audience_key = AudienceKey(
                look.seat, who, accept_language.supported_language([look.language])
            )
            self._remote_tables.move(self, self._audience_key, audience_key)
            self._audience_key = audience_key
            try:
                reply = await self._ask(look)
            except TinstarError:
                if self.looks:
                    self._look_again(self._last)
                raise
            self._last = look
            for raw in reply.messages:
                self._listener.send(raw)
            self._listener.seat, self._listener.language = look.seat, audience_key.language
            self._stands = reply.standing
            for batch in self._early:
                self.receive_broadcast(batch)

    def receive_broadcast(self, batch: NumberedBroadcast) -> None:
        """Pass on a batch for the audience.

        If an earlier batch is missing, ask for the whole view again.
        """
        if self._stands is None:
            if len(self._early) < MOST_EARLY:
                self._early.append(batch)
        elif batch.number == self._stands.told + 1:
            self._stands.told += 1
            for raw in batch.messages:
                self._listener.send(raw)
        elif batch.number > self._stands.told:
            self._look_again(self._last)

    def receive_private(self, private: PrivateMessage) -> None:
        """Pass on a message for this connection alone."""
        if not private.message:
            self.come_back()
        else:
            self._listener.send(private.message)
            if self._stands and private.number == self._stands.sent + 1:
                self._stands.sent += 1  # the owner's count reveals a missing message

    def stands(self, owner: ConnectionProgress | None) -> None:
        """Compare this connection's state with the state that the owner reports.

        If a message is missing, ask for the whole view again. A message that the owner has sent may
        still be on its way, so it counts as missing only if it has not arrived by the next report.
        If the owner did not reply last time, such a message counts as missing at once.
        """
        mine, owed = self._stands, owner if self._waits else self._owed
        self._waits = False
        self._owed = owner
        if owner is None:
            self.come_back()
        elif mine is None or (owed and (mine.told < owed.told or mine.sent < owed.sent)):
            self._look_again(self._last)
        elif owner.seat is not None and owner.seat != mine.seat:  # the seat was lost
            self._look_again(msgspec.structs.replace(self._last, seat=owner.seat))

    def wait(self) -> None:
        """Tell the client, once, that the owner is alive but does not reply."""
        if not self._waits and self.looks:
            self._waits = True
            refused = MessageRefused(
                "Unreachable", Unreachable().said(self._listener.language), self.at
            )
            self._listener.send(msgspec.json.encode(refused))

    def come_back(self) -> None:
        self._listener.leave()

    def _look_again(self, look: ViewFromSeat) -> None:
        if self._again is None or self._again.done():
            self._again = asyncio.create_task(self._try_to_look(look))

    async def _try_to_look(self, look: ViewFromSeat) -> None:
        with contextlib.suppress(TinstarError):  # the owner's next report starts another try
            await self._look(look)

    async def gone(self, listener: Listener) -> None:
        assert listener is self._listener
        if self._again:
            self._again.cancel()
        self._remote_tables.leave(self, self._audience_key)
        with contextlib.suppress(TinstarError):
            request = ConnectionClosed(self.connection)
            await self._remote_tables.courier.ask(self.owner, request, SocketReply, STILL_SECONDS)


class RemoteTables:
    """All remote tables of this process."""

    def __init__(self, courier: Courier):
        self.courier = courier
        self._by_connection: dict[str, RemoteTable] = {}
        self._subscribers: dict[str, set[RemoteTable]] = {}

    def open(self) -> None:
        self.courier.bus.hear(self.courier.inbox_subject(self.courier.me), self._sent)

    def _sent(self, raw: bytes) -> None:
        private = unpack(raw, PrivateMessage)
        if remote := self._by_connection.get(private.connection):
            remote.receive_private(private)

    def at(self, table: str, owner: str, listener: Listener) -> RemoteTable:
        remote = RemoteTable(self, table, owner, listener)
        self._by_connection[remote.connection] = remote
        return remote

    def move(self, remote: RemoteTable, before: AudienceKey | None, now: AudienceKey) -> None:
        """Move a connection's subscription from one audience to another."""
        if before != now:
            self._unhear(remote, before)
            subject = self.courier.audience_subject(remote.id, now)
            if subject not in self._subscribers:
                self._subscribers[subject] = set()
                self.courier.bus.hear(subject, lambda raw: self._told(subject, raw))
            self._subscribers[subject].add(remote)

    def _told(self, subject: str, raw: bytes) -> None:
        batch = unpack(raw, NumberedBroadcast)
        for remote in list(self._subscribers.get(subject, ())):
            remote.receive_broadcast(batch)

    def _unhear(self, remote: RemoteTable, audience_key: AudienceKey | None) -> None:
        if audience_key is not None:
            subject = self.courier.audience_subject(remote.id, audience_key)
            self._subscribers[subject].discard(remote)
            if not self._subscribers[subject]:
                del self._subscribers[subject]
                self.courier.bus.quiet(subject)

    def leave(self, remote: RemoteTable, audience_key: AudienceKey | None) -> None:
        self._by_connection.pop(remote.connection, None)
        self._unhear(remote, audience_key)

    async def ask_after(self) -> None:
        """Ask all owners for the states of this process's connections."""
        owners: dict[str, list[RemoteTable]] = {}
        for remote in self._by_connection.values():
            owners.setdefault(remote.owner, []).append(remote)
        await asyncio.gather(*(self._ask(owner, those) for owner, those in owners.items()))

    async def _ask(self, owner: str, those: list[RemoteTable]) -> None:
        look = [remote for remote in those if remote.looks]
        still = ConnectionsQuery([remote.connection for remote in look])
        try:
            known = await self.courier.ask(owner, still, KnownConnections, STILL_SECONDS)
        except Unreachable:
            lives = await self.courier.lives(owner)
            for remote in those:
                remote.wait() if lives else remote.come_back()
        else:
            for remote in look:
                remote.stands(known.standings.get(remote.connection))
