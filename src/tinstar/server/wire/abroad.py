"""Those at tables of this process who came in at another one: their requests, and their sockets."""

import asyncio
import logging
import time
from functools import partial
from typing import Any

import msgspec
from litestar.types import ASGIApp

from tinstar.core.errors import TinstarError
from tinstar.core.speech import ENGLISH
from tinstar.server import errors
from tinstar.server.clocks import Clocks
from tinstar.server.errors import Elsewhere
from tinstar.server.messages.live import Company, Look, Presence, ToServer
from tinstar.server.rooms import looking
from tinstar.server.rooms.audience import Ears, ears_of
from tinstar.server.rooms.house import House
from tinstar.server.rooms.room import Room
from tinstar.server.wire.here import carry_out, language_of
from tinstar.server.wire.letters import (
    LARGEST,
    Alone,
    Asked,
    Batch,
    Heard,
    Known,
    Left,
    Mail,
    Request,
    Response,
    Said,
    Standing,
    Still,
    Whom,
    pack,
    what_is_asked,
)
from tinstar.server.wire.limits import Places

log = logging.getLogger(__name__)
SILENT = 10.0  # seconds without a word, and who looked on is gone
SWEEP_SECONDS = 3.0
TOO_LARGE = b'{"error":"TooMuch","detail":"expected less than the bus of this house can carry"}'
_reader = msgspec.json.Decoder(ToServer)


class Far:
    """A connection at another process. It is a `Listener` of its room; what its ears are told is
    published for all who share them."""

    far = True

    def __init__(self, said: Said, room: Room, mail: Mail):
        self.connection = said.connection
        self.guest = said.guest
        self.room = room
        self.seat: int | None = None
        self.language = ENGLISH
        self.reads = self.rests = self.own_time = self.aside = False
        self.seen = 0
        self.heard_at = time.monotonic()
        self.kept: list[bytes] | None = None  # instead of being sent
        self.sent = 0
        self._inbox = mail.inbox(said.process)
        self._mail = mail

    def send(self, raw: bytes) -> None:
        if self.kept is not None:
            self.kept.append(raw)
        else:
            self.sent += 1
            self._mail.publish(self._inbox, Alone(self.connection, self.sent, raw))

    def know(self, how: Company | Presence | Clocks) -> None:
        self.send(msgspec.json.encode(how))

    def leave(self) -> None:
        self.heard_at = 0.0
        self._mail.publish(self._inbox, Alone(self.connection, 0, b""))

    @property
    def standing(self) -> Standing:
        told = self.room.audience.told[ears_of(self)] if self.seat is not None else 0
        return Standing(self.seat, told, self.sent)


class Abroad:
    """Answers the other processes."""

    def __init__(self, house: House, mail: Mail, app: ASGIApp, itself: Any):
        self._house = house
        self._mail = mail
        self._app = app
        self._itself = itself  # what Litestar finds in a scope
        self._far: dict[str, Far] = {}
        self._places = Places(10**9)  # each has one where it came in

    def open(self) -> None:
        self._mail.bus.serve(self._mail.desk(self._mail.me), self._answer)

    async def sweep(self) -> None:
        """Let those go of whom nothing is heard any more."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            for far in list(self._far.values()):
                if far.heard_at < time.monotonic() - SILENT:
                    await self._gone(far)

    async def _answer(self, raw: bytes) -> bytes:
        match letter := what_is_asked(raw):
            case Request():
                return await self._serve(letter)
            case Said():
                return pack(await self._hear(letter))
            case Still(connections):
                return pack(Known({c: f.standing for c in connections if (f := self._still(c))}))
            case Whom(tables):
                rooms = self._house.rooms
                return pack(Asked({t: rooms[t].asked for t in tables if t in rooms}))
            case Left(connection):
                if far := self._far.get(connection):
                    await self._gone(far)
                return pack(Heard())

    def _still(self, connection: str) -> Far | None:
        far = self._far.get(connection)
        if far and far.heard_at and self._house.rooms.get(far.room.record.id) is far.room:
            far.heard_at = time.monotonic()
            return far
        return None

    async def _gone(self, far: Far) -> None:
        self._far.pop(far.connection, None)
        await looking.gone(far.room, far)

    async def _hear(self, said: Said) -> Heard:
        room, language = None, ENGLISH
        try:
            room = await self._house.room(said.table)
            far = self._far_of(said, room)
            message = _reader.decode(said.raw)
            language = language_of(far, message)
            far.kept = [] if isinstance(message, Look) else None
            try:
                await carry_out(room, far, message, said.way)
            finally:
                kept, far.kept = far.kept or [], None
        except Elsewhere:
            return Heard()
        except TinstarError as e:
            at = room.at if room else 0
            return Heard(True, at, error=type(e).__name__, detail=errors.said(e, language))
        except Exception as e:
            log.error("table %s: got %s", said.table, type(e).__name__, exc_info=e)
            return Heard(True, error="Broken", detail="something went wrong in this house")
        return Heard(True, room.at, kept, far.standing)

    def _far_of(self, said: Said, room: Room) -> Far:
        far = self._far.get(said.connection)
        if far is None or far.room is not room:
            far = self._far[said.connection] = Far(said, room, self._mail)
            room.audience.publish = partial(self._publish, said.table)
        far.heard_at = time.monotonic()
        return far

    def _publish(self, table: str, ears: Ears, number: int, messages: list[bytes]) -> None:
        self._mail.publish(self._mail.ears(table, ears), Batch(number, messages))

    # --- requests --------------------------------------------------------------------------------

    async def _serve(self, asked: Request) -> bytes:
        """As if it had come in here."""
        found, body = Response(), bytearray()

        async def receive() -> Any:
            return {"type": "http.request", "body": asked.body, "more_body": False}

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                found.status, found.headers = message["status"], list(message["headers"])
            else:
                body.extend(message.get("body", b""))

        place = self._places.take(lambda: None)
        scope = _scope(asked) | {"app": self._itself, "litestar_app": self._itself}
        scope["state"]["place"] = place
        try:
            await self._app(scope, receive, send)  # pyright: ignore[reportArgumentType]
        finally:
            place.give_up()
        found.here, found.body = "elsewhere" not in scope["state"], bytes(body)
        packed = pack(found)
        if len(packed) <= LARGEST:
            return packed
        return pack(Response(True, 503, [(b"content-type", b"application/json")], TOO_LARGE))


def _scope(asked: Request) -> dict[str, Any]:
    return {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http",
        "method": asked.method,
        "path": asked.path,
        "raw_path": asked.path.encode(),
        "root_path": "",
        "query_string": asked.query,
        "headers": asked.headers,
        "client": (asked.client, 0) if asked.client else None,
        "server": None,
        "state": {"guest": asked.guest, "address": asked.address},
    }
