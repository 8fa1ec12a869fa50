"""A table of this process, for one connection."""

from tinstar.server.errors import NotFound
from tinstar.server.http import accept_language
from tinstar.server.tables import moves, preset_phrases, viewer_requests
from tinstar.server.tables.audience import Listener
from tinstar.server.tables.live_table import Room
from tinstar.server.tables.websocket_schemas import (
    Answer,
    Aside,
    Look,
    Pong,
    Read,
    Say,
    Seen,
    ToServer,
    Undo,
)


class LocalTable:
    """What a connection has to do with its table."""

    def __init__(self, room: Room):
        self._room = room
        self.id = room.record.id

    @property
    def at(self) -> int:
        return self._room.at

    async def do(self, listener: Listener, said: ToServer, way: float) -> None:
        await carry_out(self._room, listener, said, way)

    async def gone(self, listener: Listener) -> None:
        await viewer_requests.gone(self._room, listener)


async def carry_out(room: Room, listener: Listener, said: ToServer, way: float) -> None:
    """Do what somebody says at a table."""
    match said:
        case Look(seat, own_time, rests, language):
            listener.own_time, listener.rests = own_time, rests
            await viewer_requests.look(room, listener, seat, accept_language.ours([language]))
        case Seen(at):
            viewer_requests.saw(room, listener, at)
        case Answer(seat, at, action):
            _expect_seat(listener, seat)
            await moves.answer(room, listener.guest, seat, at, action, way, listener.language)
        case Undo(seat, at):
            _expect_seat(listener, seat)
            await moves.undo(room, listener.guest, seat, at)
        case Say(seat):
            _expect_seat(listener, seat)
            await preset_phrases.say(room, listener.guest, said)
        case Read(now):
            viewer_requests.read(room, listener, now)
        case Aside(now):
            listener.aside = now
        case Pong():  # of the connection alone
            pass


def language_of(listener: Listener, said: ToServer) -> str:
    """In which language what they say is answered: a look brings its own."""
    return accept_language.ours([said.language]) if isinstance(said, Look) else listener.language


def _expect_seat(listener: Listener, seat: int) -> None:
    if seat != listener.seat:
        raise NotFound("not-looking")
