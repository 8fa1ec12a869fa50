"""Connect a client to a table of this process."""

from tinstar.server.errors import NotFound
from tinstar.server.http import accept_language
from tinstar.server.tables import moves, preset_phrases, viewer_requests
from tinstar.server.tables.audience import Listener
from tinstar.server.tables.live_table import LiveTable
from tinstar.server.tables.websocket_schemas import (
    DeclineWindows,
    PageHidden,
    Pong,
    ReadingState,
    SayPhrase,
    SceneSeen,
    SkipToEnd,
    SubmitMove,
    ToServer,
    UndoMove,
    ViewFromSeat,
)


class LocalTable:
    """Passes a connection's messages to a table of this process."""

    def __init__(self, live_table: LiveTable):
        self._live_table = live_table
        self.id = live_table.record.id

    @property
    def at(self) -> int:
        return self._live_table.at

    async def do(self, listener: Listener, said: ToServer, way: float) -> None:
        await handle_message(self._live_table, listener, said, way)

    async def gone(self, listener: Listener) -> None:
        await viewer_requests.gone(self._live_table, listener)


async def handle_message(
    live_table: LiveTable, listener: Listener, said: ToServer, way: float
) -> None:
    """Carry out a client's message at a table."""
    match said:
        case ViewFromSeat(seat, own_time, rests, language):
            listener.own_time, listener.rests = own_time, rests
            await viewer_requests.look(
                live_table, listener, seat, accept_language.supported_language([language])
            )
        case SceneSeen(at):
            viewer_requests.saw(live_table, listener, at)
        case SubmitMove(seat, at, action):
            _expect_seat(listener, seat)
            await moves.answer(live_table, listener.guest, seat, at, action, way, listener.language)
        case UndoMove(seat, at):
            _expect_seat(listener, seat)
            await moves.undo(live_table, listener.guest, seat, at)
        case DeclineWindows(seat):
            _expect_seat(listener, seat)
            await moves.decline_windows(live_table, listener.guest, said)
        case SayPhrase(seat):
            _expect_seat(listener, seat)
            await preset_phrases.say(live_table, listener.guest, said)
        case ReadingState(now):
            viewer_requests.read(live_table, listener, now)
        case SkipToEnd(now):
            viewer_requests.skip(live_table, listener, now)
        case PageHidden(now):
            listener.aside = now
        case Pong():  # handled by the connection itself
            pass


def language_of(listener: Listener, said: ToServer) -> str:
    """Return the language in which to reply to a message.

    A `ViewFromSeat` message names a language of its own.
    """
    return (
        accept_language.supported_language([said.language])
        if isinstance(said, ViewFromSeat)
        else listener.language
    )


def _expect_seat(listener: Listener, seat: int) -> None:
    if seat != listener.seat:
        raise NotFound("not-looking")
