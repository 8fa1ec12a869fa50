"""From a game to the header of its journal and back."""

from typing import Any

from tinstar.core.edition import Edition
from tinstar.core.errors import BadRecord, TinstarError
from tinstar.core.game import Game, find_variant
from tinstar.core.rules import Rules
from tinstar.games import read_edition, rules
from tinstar.table.journal import Journal, at
from tinstar.table.lines import Header


def header_of(game: Game) -> dict[str, Any]:
    """What a header says of the game. An edition that is not the house's goes in whole."""
    house = game.edition.digest == read_edition(game.rules).digest
    return {**game.header(), "own_edition": None if house else game.edition.content}


def game_of(journal: Journal) -> Game:
    """The game that a journal was played with; `BadRecord` where the house has no such game."""
    header = journal.header
    with at(journal.where(1)):
        try:
            bundle = rules(header.game)
            edition = _edition(bundle, header.own_edition)
            made = find_variant(bundle, header.variant) if header.variant else None
            game = Game(bundle, header.players, edition, header.options, made)
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


def _edition(bundle: Rules, own: dict[str, Any] | None) -> Edition:
    return bundle.box.edition("own_edition", own) if own else read_edition(bundle)
