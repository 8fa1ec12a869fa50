"""New tables whose matches start from a position of a finished match.

The caller must have checked that everybody may know the cards of the finished match.
"""

from collections.abc import Sequence
from functools import partial
from random import SystemRandom

from tinstar.engine.actions import seat_letter
from tinstar.engine.game import Game
from tinstar.engine.state import State
from tinstar.match.fair_chance import new_seed
from tinstar.match.journal import Journal
from tinstar.match.journal_replay import follow
from tinstar.match.practice import Practice, dealt_anew
from tinstar.players.measured_strength import offered
from tinstar.server.errors import Conflict, NotFound
from tinstar.server.features.practice.schemas import PlayOn
from tinstar.server.tables import seating
from tinstar.server.tables.live_table import LiveTable
from tinstar.server.tables.registry import TableRegistry
from tinstar.server.tables.setup_schemas import NewChair, NewTable
from tinstar.server.tables.table_record import ChairRecord, TableRecord


async def play_on(
    registry: TableRegistry, from_table: LiveTable, asked: PlayOn, guest: str, address: str
) -> LiveTable:
    """Return the table of a practice match, which has begun.

    Raises `NotFound` for a seat or position that the finished match does not have, and `Conflict`
    for its end.
    """
    journal = from_table.begun().match.journal
    practice = await from_table.in_thread(partial(practice_at, journal, from_table.game, asked))
    new = setup(from_table.record, asked.seat)
    record = await registry.new_record(new, guest, address, new_seed())
    record.start = practice.start
    found = await registry.add(record)
    await seating.start(found, guest)
    return found


def practice_at(journal: Journal, game: Game, asked: PlayOn) -> Practice:
    """Return the start of a practice match, with new hidden cards."""
    if asked.seat >= game.players:
        raise NotFound("no-seat", last=seat_letter(game.players - 1), got=asked.seat)
    state = state_at(journal, game, asked.position)
    if state.is_terminal():
        raise Conflict("over-there")
    return dealt_anew(state, asked.seat, SystemRandom())


def state_at(journal: Journal, game: Game, position: int) -> State:
    """Return the state of a match after `position` decisions."""
    kept = follow(journal, game)
    if position > len(kept):
        raise NotFound("no-position", last=len(kept), got=position)
    return kept[position].before if position < len(kept) else kept[-1].after


def setup(record: TableRecord, seat: int) -> NewTable:
    """Return the setup of the new table: the old one's game and options, without clock or chat."""
    return NewTable(
        game=record.game,
        chairs=_chairs(record.chairs, seat, stand_in(record.game)),
        options=record.options,
        memory_aid=record.memory_aid,
        pace=record.pace,
        window=record.window,
        edition=record.edition,
        by_itself=record.by_itself,
    )


def stand_in(game: str) -> str:
    """Return the level that plays for people of the match: one from the middle, if possible."""
    levels = offered(game)
    return levels[len(levels) // 2]


def _chairs(chairs: Sequence[ChairRecord], seat: int, absent: str) -> list[NewChair]:
    kinds = [c.kind if c.holder == "computer" else absent for c in chairs]
    return [
        NewChair("me") if i == seat else NewChair("computer", kind=kind)
        for i, kind in enumerate(kinds)
    ]
