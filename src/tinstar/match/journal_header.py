"""Make the header of a journal from a game, and the game from a header.

The fields of a header and the number of the format are in `journal_lines`.
"""

from typing import Any

from tinstar.engine.actions import seat_letter
from tinstar.engine.edition import Edition
from tinstar.engine.game import Game, find_variant
from tinstar.engine.game_bundle import Rules
from tinstar.errors import BadRecord, TinstarError, UnknownGame
from tinstar.games import rules, shared
from tinstar.match.daily_deal import check_daily
from tinstar.match.fair_chance import check_share
from tinstar.match.journal import Journal, at
from tinstar.match.journal_lines import LONGEST_WINDOW, SHORTEST_WINDOW, Header, Share

LONGEST_VERSION = 200  # characters


def header_of(game: Game) -> dict[str, Any]:
    """Return the fields of a header that describe a game.

    An edition that is not built in is included in full.
    """
    house = game.edition.digest == game.rules.edition.digest
    version = game.rules.source.version[:LONGEST_VERSION] or None
    own = None if house else game.edition.content
    return {**game.header(), "own_edition": own, "package_version": version}


def game_of(journal: Journal) -> Game:
    """Return the game that a journal was played with.

    Raises `BadRecord` if the game is not installed.
    """
    header = journal.header
    with at(journal.where(1)):
        try:
            bundle = _bundle(header)
            edition = _edition(bundle, header.own_edition)
            made = find_variant(bundle, header.variant) if header.variant else None
            game = shared(bundle, header.players, edition, header.options, made)
        except TinstarError as e:
            raise BadRecord(str(e)) from e
        check_header(header, game)
    return game


def _bundle(header: Header) -> Rules:
    """Return the rules of the game that a header names.

    If the header names a package, the rules come from that package.
    """
    try:
        bundle = rules(header.game)
    except UnknownGame as e:
        if header.package is None:
            raise
        raise BadRecord(
            f"{header.game}: expected the game from {_whose(header)}, got none; install the package"
        ) from e
    here = bundle.source
    if header.package != (here.package or None):
        brought = f"the game from {here}" if here.package else "the game from Tinstar"
        raise BadRecord(f"{header.game}: expected the game from {_whose(header)}, got {brought}")
    if header.version != bundle.version and here.package:
        expected = f"version {header.version} of its rules, as in {_whose(header)}"
        raise BadRecord(
            f"{header.game}: expected {expected}; got version {bundle.version}, from {here}"
        )
    return bundle


def _whose(header: Header) -> str:
    if header.package is None:
        return "Tinstar"
    return f"the package {header.package} {header.package_version or ''}".strip()


def check_header(header: Header, game: Game) -> None:
    """Raise `BadRecord` unless a header describes this game and its values are valid."""
    for name, expected in game.header().items():
        if getattr(header, name) != expected:
            raise BadRecord(f"{name}: expected {expected!r}, got {getattr(header, name)!r}")
    for name, given in (("seats", header.seats), ("shares", header.shares)):
        if len(given) != game.players:
            raise BadRecord(f"{name}: expected {game.players}, one for each seat; got {len(given)}")
    if 0 < header.window < SHORTEST_WINDOW:
        raise BadRecord(
            f"window: expected 0, or {SHORTEST_WINDOW} to {LONGEST_WINDOW} seconds;"
            f" got {header.window}"
        )
    if header.duplicate and any(header.shares):
        raise BadRecord(
            "shares: expected none in a duplicate (all its tables get the same cards and dice), got"
            " some"
        )
    if header.daily is not None:
        check_daily(header, game)
    _check_shares(header.shares)


def _check_shares(shares: list[Share | None]) -> None:
    for seat, share in enumerate(shares):
        try:
            if share:
                check_share(share)
        except TinstarError as e:
            raise BadRecord(f"share of seat {seat_letter(seat)}: {e}") from e


def _edition(bundle: Rules, own: dict[str, Any] | None) -> Edition:
    return bundle.box.edition("own_edition", own) if own else bundle.edition
