"""What the house offers: its games, its computer players, and the rules to read."""

from collections.abc import Iterable
from functools import cache

from msgspec.structs import replace

from tinstar.engine.game import Game
from tinstar.engine.game_bundle import no_window
from tinstar.engine.game_parameters import Option
from tinstar.engine.i18n import ENGLISH, Tongue, tongue
from tinstar.engine.rulebook import parse
from tinstar.games import known, load, named, ours, shared
from tinstar.players.measured_strength import LEVELS, measured
from tinstar.presentation.scene import primer
from tinstar.server.http import accept_language
from tinstar.server.tables.catalogue_schemas import (
    ClauseText,
    GameInfo,
    GameOption,
    Opponent,
    ReconstructedNumber,
    RulesPage,
    ServerInfo,
)
from tinstar.server.tables.outside_game_board import board_in

OPPONENTS = [
    Opponent(kind, name)
    for kind, name in zip(LEVELS, ("Greenhorn", "Deputy", "Sheriff", "Marshal"), strict=True)
]
KINDS = {o.kind for o in OPPONENTS}
GESTURES = ("hat", "nod", "shrug", "glass")  # where a game names none of its own


def offered_games(games: Iterable[str]) -> tuple[str, ...]:
    """The names of the games that the owner of a house has named, loaded; those of the house if
    none. `TinstarError` where one cannot be had."""
    bundles = {bundle.name: bundle for bundle in map(named, games or ours())}
    for bundle in bundles.values():
        board_in(bundle.folder)  # or say now what is wrong with it
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
    words, strengths = game.rules.words, measured().get(name, [])
    return GameInfo(
        name,
        game.rules.title,
        seats,
        options,
        primer(game, language),
        said.say("pitch"),
        words.minutes,
        shouts,
        strengths,
        game.rules.phrases(language),
        gestures(name),
        board_in(game.rules.folder),
    )


def _choosable(option: Option, said: Tongue) -> GameOption:
    """An option of a game; the game's own words stand where a catalogue has none."""
    name, choices = option.name, list(option.choices)
    own = zip(choices, option.says, strict=False)  # none, where there is no ruling
    says = [said.told(text, "option", name, choice) for choice, text in own]
    text = said.told(option.text, "option", name)
    usual, first = choices[0], option.preselected
    return GameOption(name, text, choices, usual, first, option.ruling, says)


def phrases(game: str) -> list[str]:
    """What people may say to each other at a table of that game."""
    return known(game).phrases()


def gestures(game: str) -> list[str]:
    """What people may do there without words, by the names of the pictures."""
    return list(known(game).words.gestures or GESTURES)


@cache
def rules_page(name: str, language: str = ENGLISH) -> RulesPage:
    """The rules of a game, each clause with the deeds that it is about."""
    bundle = known(name)
    deeds: dict[str, list[str]] = {}
    for deed, ids in bundle.words.clauses.items():
        for clause in ids:
            deeds.setdefault(clause, []).append(deed)
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
    """A game as somebody asks for it, `edition` the text of an edition file or empty."""
    bundle = known(name)
    own = bundle.edition
    wanted = bundle.box.parse("edition", edition, own) if edition else own
    return shared(bundle, players, wanted, options)
