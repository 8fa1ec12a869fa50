"""The seats of a table in the journal of its match."""

from datetime import date

from tinstar.engine.game import Game
from tinstar.match.daily_deal import deal_of
from tinstar.match.journal_lines import Chair
from tinstar.match.match import Match
from tinstar.match.practice import practice_of
from tinstar.match.seat_changes import NOBODY, PERSON
from tinstar.server.tables.stored_journal import StoredJournal
from tinstar.server.tables.table_record import ChairRecord, TableRecord
from tinstar.server.tables.table_store import TableStore


def begin_or_resume(record: TableRecord, game: Game, store: TableStore) -> Match:
    """Resume the match of a table from its stored journal, or begin it."""
    sink = StoredJournal(store, record)
    if sink.has_begun():
        match = Match.resume(sink)
        if game.calls.fast:
            match.game.compile()
        return match
    deciders = [c.player if c.holder == "computer" else None for c in record.chairs]
    shares = None if record.duplicate else record.shares
    begins = practice_of(record.start, game) if record.start else game
    seed = deal_of(game, date.fromisoformat(record.daily.day)) if record.daily else record.seed
    return Match(begins, deciders, seed, sink, shares, record.seats(), record.window)


def changed_chairs(before: TableRecord, after: TableRecord, position: int) -> list[Chair]:
    """Return a journal line for each seat that another player holds."""
    both = enumerate(zip(before.chairs, after.chairs, strict=True))
    changed = [(seat, new) for seat, (old, new) in both if _holder(old) != _holder(new)]
    return [_line(position, seat, chair) for seat, chair in changed]


def _holder(chair: ChairRecord) -> tuple[str, str, str]:
    """Return the kind, name and guest of the player at a chair, as the journal has them."""
    kind = {"free": NOBODY, "person": PERSON, "computer": chair.player}[chair.holder]
    return kind, chair.name, chair.guest


def _line(position: int, seat: int, chair: ChairRecord) -> Chair:
    kind, name, _ = _holder(chair)
    return Chair(position, seat, kind, name, chair.why)
