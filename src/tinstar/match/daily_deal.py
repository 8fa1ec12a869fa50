"""The game, the seed and the companions of a deal of the day."""

from datetime import date
from functools import cache

from tinstar.daily.deal import Deal, day_of, nearest_seats
from tinstar.engine.game import Game
from tinstar.engine.game_bundle import Rules
from tinstar.errors import BadRecord
from tinstar.games import shared
from tinstar.match.fair_chance import FairChance, commitment
from tinstar.match.journal_lines import Header
from tinstar.players.characters import CHARACTERS

COMPANION = "net/manners"  # also the player whose matches are compared
YOU = 0  # the person's seat


@cache
def daily_game(rules: Rules) -> Game:
    """Return the game of a deal of the day: the usual numbers and options.

    Each game is made once and kept, because each visit to the lobby asks for all of them.
    """
    return shared(rules, nearest_seats(list(rules.box.seats)), rules.edition, {})


def deal_of(game: Game, day: date) -> Deal:
    """Return the deal of a date. `game` is the result of `daily_game`."""
    rules = game.rules
    return Deal(rules.name, day, game.players, rules.version, game.edition.digest, game.options)


def characters_of(deal: Deal) -> list[str]:
    """Return the characters of the companions, in the order of their seats."""
    return FairChance(deal.seed).order(CHARACTERS)[: deal.seats - 1]


def check_daily(header: Header, game: Game) -> None:
    """Raise `BadRecord` unless a header describes the deal of its date."""
    day = day_of(header.daily or "")
    if day is None:
        raise BadRecord(f"daily: expected a date such as 2026-11-28, got {header.daily!r}")
    if game.digest != daily_game(game.rules).digest:
        raise BadRecord(
            "daily: expected the game's usual numbers, options and seats in a deal of the day,"
            " got other numbers, options or seats"
        )
    expected = commitment(deal_of(game, day).seed)
    if header.commitment != expected:
        raise BadRecord(
            f"commitment: expected {expected}, as in the deal of {day}; got {header.commitment}"
        )
    if header.start:
        raise BadRecord("start: expected a deal of the day to begin with the deal, got a position")
    if not header.duplicate or header.window:
        raise BadRecord(
            "duplicate, window: expected true and 0 in a deal of the day, got"
            f" {header.duplicate} and {header.window}"
        )
