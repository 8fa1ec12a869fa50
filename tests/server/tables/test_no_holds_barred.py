"""A table's switch "no holds barred" seats computer players that ignore the game's etiquette."""

import pytest

from tinstar.games import load
from tinstar.players import parted
from tinstar.server.errors import BadOption
from tinstar.server.tables.catalogue import OPPONENTS
from tinstar.server.tables.setup_schemas import NewChair, NewTable
from tinstar.server.tables.table_record import TableRecord
from tinstar.server.tables.table_setup import checked_kind, record_of

LEVELS = [level.kind for level in OPPONENTS]
USUAL = ["person", "easy", "keen", "net/manners", "search:1s/manners"]
UNRESTRAINED = ["person", "easy", "keen", "net", "search:1s"]


def table(**more: bool) -> TableRecord:
    chairs = [NewChair("me"), *(NewChair("computer", kind=kind) for kind in LEVELS)]
    game = load("caboo", len(chairs))
    return record_of(NewTable("caboo", chairs, **more), game, "guest", "::1", bytes(32))


@pytest.mark.parametrize(
    ("more", "kinds"), [({}, USUAL), ({"no_holds_barred": True}, UNRESTRAINED)]
)
def test_the_journal_says_whether_the_players_mind_the_etiquette(more: dict, kinds: list[str]):
    record = table(**more)
    assert [parted(seat.kind)[0] for seat in record.seats()] == kinds
    assert all(parted(seat.kind)[1] for seat in record.seats()[1:])
    assert [checked_kind(record, level) for level in LEVELS] == kinds[1:]  # to change a seat
    assert checked_kind(record, "") == "easy"


def test_a_table_takes_levels_only():
    with pytest.raises(BadOption):
        checked_kind(table(no_holds_barred=True), "search:1s")
