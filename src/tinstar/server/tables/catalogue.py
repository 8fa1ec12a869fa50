"""The games, computer players and rules that the server offers."""

from collections.abc import Iterable
from functools import cache

from msgspec.structs import replace

from tinstar.engine.game import Game
from tinstar.engine.game_bundle import no_window
from tinstar.engine.game_parameters import Option
from tinstar.engine.i18n import ENGLISH, Tongue, tongue
from tinstar.engine.machine_code.availability import can_run_fast
from tinstar.engine.rulebook import parse
from tinstar.games import known, load, named, ours, shared
from tinstar.players import uses_net
from tinstar.players.measured_strength import LEVELS, measured, offered, without_manners
from tinstar.presentation.scene import primer
from tinstar.server.http import accept_language
from tinstar.server.tables.catalogue_schemas import (
    ClauseText,
    GameInfo,
    GameOption,
    LevelStrength,
    Opponent,
    ReconstructedNumber,
    RulesPage,
    ServerInfo,
)
from tinstar.server.tables.outside_game_board import board_in

OPPONENTS = [
    Opponent(kind, name, without_manners(kind))
    for kind, name in zip(LEVELS, ("Greenhorn", "Deputy", "Sheriff", "Marshal"), strict=True)
]
KINDS = {o.kind for o in OPPONENTS}
GESTURES = ("hat", "nod", "shrug", "glass")  # the default; a game may name its own


def offered_games(games: Iterable[str]) -> tuple[str, ...]:
    """Load the games that the configuration names, and return their names.

    If the configuration names none, all built-in games are loaded. Raises `TinstarError` if a game
    cannot be loaded.
    """
    bundles = {bundle.name: bundle for bundle in map(named, games or ours())}
    for bundle in bundles.values():
        board_in(bundle.folder)  # fail now if the board is invalid
    return tuple(bundles)


@cache
def server_info(games: tuple[str, ...], language: str = ENGLISH) -> ServerInfo:
    say = tongue(accept_language.HERE, language).say
    opponents = [replace(o, about=say(f"opponent-{o.name.lower()}")) for o in OPPONENTS]
    return ServerInfo([_info(name, language) for name in games], opponents)


def _info(name: str, language: str) -> GameInfo:
    game = load(known(name))
    said = game.rules.tongue(language)
    options = [_choosable(option, said) for option in game.rules.box.options.values()]
    shouts = game.rules.functions["spoke_first"] is not no_window
    seats = list(game.rules.box.seats)
    words, levels = game.rules.words, offered(name)
    return GameInfo(
        name,
        game.rules.title,
        seats,
        options,
        primer(game, language),
        said.say("pitch"),
        words.minutes,
        shouts,
        levels,
        _why_fewer(said, language) if len(levels) < len(LEVELS) else "",
        [kind for kind in levels if uses_net(kind, game)],
        _strengths(name),
        game.rules.phrases(language),
        gestures(name),
        board_in(game.rules.folder),
        not can_run_fast(name),
    )


def _why_fewer(said: Tongue, language: str) -> str:
    """Return why a game has few levels. A game may give its own reason, as `fewer-levels`."""
    return said.told(tongue(accept_language.HERE, language).say("fewer-levels"), "fewer-levels")


def _strengths(name: str) -> list[LevelStrength]:
    """Return the measured strengths of the levels on offer, each among the next weaker ones."""
    levels = offered(name)
    pairs = set(zip(levels[1:], levels, strict=False))
    rows = [m for m in measured().get(name, []) if (m.kind, m.among) in pairs]
    return [LevelStrength(m.kind, m.seats, round(100 * m.share().value)) for m in rows]


def _choosable(option: Option, said: Tongue) -> GameOption:
    """Return an option of a game, with its texts.

    A text that the server's message catalogue lacks comes from the game itself.
    """
    name, choices = option.name, list(option.choices)
    own = zip(choices, option.says, strict=False)  # empty without a ruling
    says = [said.told(text, "option", name, choice) for choice, text in own]
    text = said.told(option.text, "option", name)
    usual, first = choices[0], option.preselected
    return GameOption(name, text, choices, usual, first, option.ruling, says)


def phrases(game: str) -> list[str]:
    """Return the preset phrases of a game."""
    return known(game).phrases()


def gestures(game: str) -> list[str]:
    """Return the gestures of a game, by the names of their pictures."""
    return list(known(game).words.gestures or GESTURES)


@cache
def rules_page(name: str, language: str = ENGLISH) -> RulesPage:
    """Return the rules of a game.

    Each clause comes with the kinds of actions (`Touch.deed`) that it is about.
    """
    bundle = known(name)
    deeds: dict[str, list[str]] = {}
    for family in bundle.actions.families.values():
        for clause in family.clauses:
            deeds.setdefault(clause, []).append(family.name)
    clauses = [
        ClauseText(c.id, str(c.kind), c.heading, c.text, deeds.get(c.id, []))
        for c in parse(bundle.book(language))
    ]
    deduced = [
        ReconstructedNumber(e.path, str(grade), e.source)
        for e in bundle.edition.entries
        for grade in [max(e.grade) if isinstance(e.grade, list) else e.grade]
        if grade not in "A"
    ]
    return RulesPage(name, bundle.title, primer(load(bundle), language), clauses, deduced)


def game_of(name: str, players: int, edition: str, options: dict[str, bool | int | str]) -> Game:
    """Return the game that a request asks for.

    `edition` is the text of an edition file, or empty for the game's own edition.
    """
    bundle = known(name)
    own = bundle.edition
    wanted = bundle.box.parse("edition", edition, own) if edition else own
    return shared(bundle, players, wanted, options)
