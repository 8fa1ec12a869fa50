"""Validate the setup of a new table and build its record."""

from tinstar.engine.game import Game
from tinstar.match.journal_lines import LONGEST_WINDOW, SHORTEST_WINDOW
from tinstar.players.characters import CHARACTERS
from tinstar.players.measured_strength import without_manners
from tinstar.server import clock_settings
from tinstar.server.errors import BadOption
from tinstar.server.random_ids import new_id, new_token
from tinstar.server.tables import catalogue
from tinstar.server.tables.setup_schemas import NewChair, NewTable
from tinstar.server.tables.table_record import ANY, ChairRecord, Companion, TableRecord


def record_of(
    new: NewTable, game: Game, guest: str, address: str, seed: bytes, duplicate: str = ""
) -> TableRecord:
    """Return the record of a new table whose host is the guest."""
    record = TableRecord(
        id=new_id(),
        game=new.game,
        chairs=[ChairRecord() for _ in new.chairs],
        options=game.options,
        memory_aid=new.memory_aid,
        pace=new.pace,
        window=_checked_window(new.window),
        clock=clock_settings.checked_clock(new.clock, new.window),
        delay=new.delay,
        chat=new.chat,
        away_after=new.away_after,
        by_itself=new.by_itself,
        no_holds_barred=new.no_holds_barred,
        edition=new.edition,
        host=guest,
        invitation=new_token(),
        seed=seed,
        address=address,
        duplicate=duplicate,
    )
    drawn = {i for i, x in enumerate(new.chairs) if x.who == "computer" and not x.character}
    for seat in sorted(range(len(new.chairs)), key=lambda seat: seat in drawn):
        _furnish(record, seat, new.chairs[seat], guest)
    return record


def checked_kind(record: TableRecord, kind: str) -> str:
    """Return the kind of computer player that sits down at a table for a level on offer.

    An unknown level raises `BadOption`.
    """
    kind = kind or catalogue.OPPONENTS[0].kind
    if kind not in catalogue.KINDS:
        known = ", ".join(sorted(catalogue.KINDS))
        raise BadOption("kind", known=known, got=repr(kind))
    return without_manners(kind) if record.no_holds_barred else kind


def companion_for(record: TableRecord, character: str, name: str = "") -> Companion:
    """Return the companion with a character, or the one that the table draws if it is empty.

    `name` replaces the character's own name. A name that sits here already raises `BadOption`.
    """
    drawn = Companion(CHARACTERS[character].name, character) if character else record.companion()
    return Companion(record.check_name(name or drawn.name, ANY), drawn.character)


def _checked_window(seconds: int) -> int:
    if seconds and not SHORTEST_WINDOW <= seconds <= LONGEST_WINDOW:
        least, most = SHORTEST_WINDOW, LONGEST_WINDOW
        raise BadOption("window", least=least, most=most, got=seconds)
    return seconds


def _furnish(record: TableRecord, seat: int, chair: NewChair, guest: str) -> None:
    """Set up a chair for the host, a friend or a computer player."""
    mine = record.chairs[seat]
    if chair.who == "friend":
        return
    if chair.who == "me":
        mine.name = record.check_name(chair.name or record.spare_name(), seat)
        mine.holder, mine.guest, mine.recovery = "person", guest, new_token()
    else:
        mine.name, mine.character = companion_for(record, chair.character, chair.name)
        mine.holder, mine.kind = "computer", checked_kind(record, chair.kind)
