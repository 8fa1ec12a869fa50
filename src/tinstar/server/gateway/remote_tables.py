"""Sockets of this process at tables of another one.

What a table tells may be lost on the way, so it is numbered; who misses something looks anew. The
owner is asked every other second how everybody stands.
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

WITHIN = 6.0  # seconds for an answer: a table that is taken over answers within twelve
STILL_SECONDS = 2.0
MOST_EARLY = 100  # batches that wait until one has looked


class RemoteTable:
    """What a connection has to do with its table."""

    def __init__(self, theirs: "RemoteTables", table: str, owner: str, listener: Listener):
        self.id = table
        self.at = 0
        self.owner = owner
        self.connection = new_id()
        self._theirs = theirs
        self._listener = listener
        self._last = ViewFromSeat(WATCHER)
        self._ears: AudienceKey | None = None
        self._early: list[NumberedBroadcast] = []
        self._looking = asyncio.Lock()
        self._stands: ConnectionProgress | None = None
        self._owed: ConnectionProgress | None = (
            None  # as the owner said it stands, when it was asked last
        )
        self._again: asyncio.Task[None] | None = None
        self._waits = False

    @property
    def looks(self) -> bool:
        """Whether the owner has ever heard of it."""
        return self._listener.seat is not None

    async def do(self, listener: Listener, said: ToServer, way: float) -> None:
        assert listener is self._listener
        if isinstance(said, ViewFromSeat):
            await self._look(said)
        else:
            await self._ask(said, way)

    async def _ask(self, said: ToServer, way: float = 0) -> SocketReply:
        courier, guest = self._theirs.courier, self._listener.guest
        raw = msgspec.json.encode(said)
        letter = SocketMessage(self.connection, courier.me, guest, self.id, raw, way)
        heard = await courier.ask(self.owner, letter, SocketReply, WITHIN)
        if not heard.here:
            self.come_back()
            raise Unreachable
        self.at = heard.at
        if heard.error:
            raise Relayed(heard.error, heard.detail)
        return heard

    async def _look(self, look: ViewFromSeat) -> None:
        """Hear all from now on, then ask for how it stands; what came meanwhile is put after it.
        Who is not let looks on as before."""
        async with self._looking:
            self._stands = self._owed = None
            self._early.clear()
            who = "" if look.seat == WATCHER else self._listener.guest
            ears = AudienceKey(look.seat, who, accept_language.ours([look.language]))
            self._theirs.move(self, self._ears, ears)
            self._ears = ears
            try:
                heard = await self._ask(look)
            except TinstarError:
                if self.looks:
                    self._look_again(self._last)
                raise
            self._last = look
            for raw in heard.messages:
                self._listener.send(raw)
            self._listener.seat, self._listener.language = look.seat, ears.language
            self._stands = heard.standing
            for batch in self._early:
                self.told(batch)

    def told(self, batch: NumberedBroadcast) -> None:
        """What its ears are told."""
        if self._stands is None:
            if len(self._early) < MOST_EARLY:
                self._early.append(batch)
        elif batch.number == self._stands.told + 1:
            self._stands.told += 1
            for raw in batch.messages:
                self._listener.send(raw)
        elif batch.number > self._stands.told:
            self._look_again(self._last)

    def sent(self, letter: PrivateMessage) -> None:
        """What is for it alone."""
        if not letter.message:
            self.come_back()
        else:
            self._listener.send(letter.message)
            if self._stands and letter.number == self._stands.sent + 1:
                self._stands.sent += 1  # one that is missing the owner's count tells of

    def stands(self, owner: ConnectionProgress | None) -> None:
        """The owner says how it stands: what is on its way now has come by the next time. When no
        word of it came before, nothing is on its way."""
        mine, owed = self._stands, owner if self._waits else self._owed
        self._waits = False
        self._owed = owner
        if owner is None:
            self.come_back()
        elif mine is None or (owed and (mine.told < owed.told or mine.sent < owed.sent)):
            self._look_again(self._last)
        elif owner.seat is not None and owner.seat != mine.seat:  # it is somebody else's now
            self._look_again(msgspec.structs.replace(self._last, seat=owner.seat))

    def wait(self) -> None:
        """No word of the owner, who lives."""
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
        with contextlib.suppress(TinstarError):  # the next word of the owner tries again
            await self._look(look)

    async def gone(self, listener: Listener) -> None:
        assert listener is self._listener
        if self._again:
            self._again.cancel()
        self._theirs.leave(self, self._ears)
        with contextlib.suppress(TinstarError):
            letter = ConnectionClosed(self.connection)
            await self._theirs.courier.ask(self.owner, letter, SocketReply, STILL_SECONDS)


class RemoteTables:
    """All of them."""

    def __init__(self, courier: Courier):
        self.courier = courier
        self._there: dict[str, RemoteTable] = {}
        self._ears: dict[str, set[RemoteTable]] = {}

    def open(self) -> None:
        self.courier.bus.hear(self.courier.inbox(self.courier.me), self._sent)

    def _sent(self, raw: bytes) -> None:
        letter = unpack(raw, PrivateMessage)
        if there := self._there.get(letter.connection):
            there.sent(letter)

    def at(self, table: str, owner: str, listener: Listener) -> RemoteTable:
        there = RemoteTable(self, table, owner, listener)
        self._there[there.connection] = there
        return there

    def move(self, there: RemoteTable, before: AudienceKey | None, now: AudienceKey) -> None:
        """It hears with these ears."""
        if before != now:
            self._unhear(there, before)
            subject = self.courier.ears(there.id, now)
            if subject not in self._ears:
                self._ears[subject] = set()
                self.courier.bus.hear(subject, lambda raw: self._told(subject, raw))
            self._ears[subject].add(there)

    def _told(self, subject: str, raw: bytes) -> None:
        batch = unpack(raw, NumberedBroadcast)
        for there in list(self._ears.get(subject, ())):
            there.told(batch)

    def _unhear(self, there: RemoteTable, ears: AudienceKey | None) -> None:
        if ears is not None:
            subject = self.courier.ears(there.id, ears)
            self._ears[subject].discard(there)
            if not self._ears[subject]:
                del self._ears[subject]
                self.courier.bus.quiet(subject)

    def leave(self, there: RemoteTable, ears: AudienceKey | None) -> None:
        self._there.pop(there.connection, None)
        self._unhear(there, ears)

    async def ask_after(self) -> None:
        """Ask the owners how everybody stands."""
        owners: dict[str, list[RemoteTable]] = {}
        for there in self._there.values():
            owners.setdefault(there.owner, []).append(there)
        await asyncio.gather(*(self._ask(owner, those) for owner, those in owners.items()))

    async def _ask(self, owner: str, those: list[RemoteTable]) -> None:
        look = [there for there in those if there.looks]
        still = ConnectionsQuery([there.connection for there in look])
        try:
            known = await self.courier.ask(owner, still, KnownConnections, STILL_SECONDS)
        except Unreachable:
            lives = await self.courier.lives(owner)
            for there in those:
                there.wait() if lives else there.come_back()
        else:
            for there in look:
                there.stands(known.standings.get(there.connection))
