"""Open a journal that somebody brings as a file, such as one of another server or of a site.

Nothing is stored. A journal whose game is not here, or has other rules, opens as text.
"""

from collections.abc import Iterable
from typing import cast

from tinstar.engine.actions import seat_letter
from tinstar.engine.game import Game
from tinstar.errors import BadRecord
from tinstar.match.journal import Journal
from tinstar.match.journal_header import game_of
from tinstar.match.journal_lines import Seat
from tinstar.match.journal_replay import follow, in_order
from tinstar.match.journal_storage import Sink
from tinstar.match.seat_changes import NOBODY, PERSON, Chairs
from tinstar.match.verification import verify
from tinstar.players import parted
from tinstar.players.characters import CHARACTERS
from tinstar.server.errors import NotFound
from tinstar.server.schema_types import CharacterId
from tinstar.server.tables import seat_frames
from tinstar.server.tables.finished_match_schemas import OpenedJournal
from tinstar.server.tables.table_schemas import Chair
from tinstar.server.tables.websocket_schemas import Frame

MOST_REPLAYED = 1000  # decisions: scenes of more would take many seconds


class BroughtJournal:
    """The part of a `Sink` that reading a journal needs."""

    def __init__(self, text: str):
        self._lines = text.encode().splitlines(keepends=True)

    @property
    def name(self) -> str:
        return "journal"

    def read(self) -> Iterable[bytes]:
        return self._lines


def opened(text: str, seat: int, language: str) -> OpenedJournal:
    """Return what a journal says, and its replay as `seat` saw the match."""
    brought = cast(Sink, BroughtJournal(text))
    verdict = verify(brought, language)
    found = OpenedJournal(verdict.finding.value, verdict.text)
    try:
        journal = Journal.load(brought)
    except BadRecord:
        return found
    chairs = [_chair(at, each) for at, each in enumerate(journal.header.seats)]
    found.game, found.chairs = journal.header.game, chairs
    try:
        game = game_of(journal)
        found.title = game.rules.title
        found.frames = _frames(journal, game, seat, language)
    except BadRecord:
        pass  # as the verdict says
    if not found.frames:
        found.lines = [_line(journal, each.actor, each.text) for each in journal.answers]
    return found


def _frames(journal: Journal, game: Game, seat: int, language: str) -> list[Frame]:
    """Return the replay, or no frames if there are no decisions or too many."""
    if seat >= game.players:
        raise NotFound("no-seat", last=seat_letter(game.players - 1), got=seat)
    kept = follow(journal, game)
    if not 0 < len(kept) <= MOST_REPLAYED:
        return []
    chairs = Chairs(journal.header.seats)
    eyes = seat_frames.SceneRenderer(chairs.names, memory_aid=False, language=language)
    history = [each for _, each in in_order(journal, kept)]
    return seat_frames.replay(history, chairs, seat, eyes)


def _chair(at: int, seat: Seat) -> Chair:
    if seat.kind in (PERSON, NOBODY):
        return Chair(at, seat_letter(at), seat.name, "person")
    level, character = parted(seat.kind)
    known = cast(CharacterId, character if character in CHARACTERS else "")
    return Chair(at, seat_letter(at), seat.name, "computer", level, known)


def _line(journal: Journal, actor: int, text: str) -> str:
    """Return a decision in notation, with the name of the player who made it."""
    seats = journal.header.seats
    return f"{seats[actor].name}: {text}" if 0 <= actor < len(seats) else text
