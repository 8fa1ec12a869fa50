"""From a game to the header of its journal and back."""

from typing import Any

from tinstar.core.edition import Edition, Entry, Number
from tinstar.core.errors import BadRecord, TinstarError
from tinstar.core.game import Game
from tinstar.core.rules import Rules
from tinstar.games import read_edition, rules
from tinstar.table.journal import Journal, at
from tinstar.table.lines import Header, OwnEdition


def header_of(game: Game) -> dict[str, Any]:
    """What a header says of the game. An edition that is not the house's goes in whole."""
    own = None
    if game.edition.digest != read_edition(game.rules).digest:
        rows = [(e.path, e.value, e.grade, e.source) for e in game.edition.entries]
        own = OwnEdition(game.edition.title, rows)
    return {**game.header(), "own_edition": own}


def game_of(journal: Journal) -> Game:
    """The game that a journal was played with; `BadRecord` where the house has no such game."""
    header = journal.header
    with at(journal.where(1)):
        try:
            bundle = rules(header.game)
            edition = _edition(bundle, header.own_edition)
            game = Game(bundle, header.players, edition, header.options)
        except TinstarError as e:
            raise BadRecord(str(e)) from e
        _expect(header, game)
    return game


def _expect(header: Header, game: Game) -> None:
    for name, expected in game.header().items():
        if getattr(header, name) != expected:
            raise BadRecord(f"{name}: expected {expected!r}, got {getattr(header, name)!r}")
    if len(header.seats) != game.players:
        raise BadRecord(f"seats: expected {game.players}, got {len(header.seats)}")


def _edition(bundle: Rules, own: OwnEdition | None) -> Edition:
    house = read_edition(bundle)
    if not own:
        return house
    entries = tuple(Entry(*row) for row in own.entries)
    expected, came = [e.path for e in house.entries], [e.path for e in entries]
    if came != expected:
        raise BadRecord(f"own_edition: expected exactly {', '.join(expected)}; got {came}")
    numbers = {n.name: n for n in bundle.box.numbers}
    for entry in entries:
        _check(numbers[entry.path.split(".")[0]], entry)
    return Edition(own.title, entries)


def _check(number: Number, entry: Entry) -> None:
    """As strict as with an edition file: rules trust the numbers of their box."""
    row = isinstance(entry.value, list)
    values = entry.value if row else [entry.value]
    fits = row == bool(number.length) and len(values) == max(number.length, 1)
    if not fits or not all(number.least <= v <= number.most for v in values):
        expected = f"{number.length} numbers" if number.length else "a number"
        raise BadRecord(
            f"own_edition: {entry.path}: expected {expected} from {number.least} to {number.most},"
            f" got {entry.value}"
        )
