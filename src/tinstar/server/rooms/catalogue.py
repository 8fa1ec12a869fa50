"""What the house offers: its games, its computer players, and the rules to read."""

from functools import cache
from pathlib import Path

import msgspec

from tinstar.core.clauses import parse
from tinstar.core.game import Game
from tinstar.core.rules import no_window
from tinstar.core.scene import primer
from tinstar.games import available, load, read_edition, rules
from tinstar.server.messages import (
    Choosable,
    ClauseText,
    GameInfo,
    House,
    Measured,
    Opponent,
    Reconstructed,
    RulesPage,
)

OPPONENTS = [  # the gentlest first
    Opponent("easy", "Greenhorn", "Learning too, and often looks away."),
    Opponent("greedy", "Deputy", "Takes what looks best right now."),
    Opponent("net", "Sheriff", "Has played millions of games, and goes by that."),
    Opponent("search:1s", "Marshal", "Has played as many, and thinks ahead before each move."),
]
KINDS = {o.kind for o in OPPONENTS}
MEASURED = Path(__file__).with_name("measured.json")  # by `make strength`


@cache
def house() -> House:
    return House([_info(name) for name in available()], OPPONENTS)


def _info(name: str) -> GameInfo:
    game = load(name)
    options = [
        Choosable(o.name, o.text, list(o.choices), o.choices[0], o.ruling, list(o.says))
        for o in game.rules.box.options.values()
    ]
    shouts = game.rules.functions["spoke_first"] is not no_window
    seats = list(game.rules.box.seats)
    words, strengths = game.rules.words, measured().get(name, [])
    return GameInfo(
        name,
        game.rules.title,
        seats,
        options,
        primer(game),
        getattr(words, "PITCH", ""),
        getattr(words, "MINUTES", 0),
        shouts,
        strengths,
    )


@cache
def measured() -> dict[str, list[Measured]]:
    """What is known of the computer players' strength, by game."""
    return msgspec.json.decode(MEASURED.read_bytes(), type=dict[str, list[Measured]])


@cache
def rules_page(name: str) -> RulesPage:
    """The rules of a game, each clause with the deeds that it is about."""
    bundle = rules(name)
    deeds: dict[str, list[str]] = {}
    for deed, ids in getattr(bundle.words, "CLAUSES", {}).items():
        for clause in ids:
            deeds.setdefault(clause, []).append(deed)
    clauses = [
        ClauseText(c.id, str(c.kind), c.heading, c.text, deeds.get(c.id, []))
        for c in parse(bundle.clauses)
    ]
    deduced = [
        Reconstructed(e.path, str(grade), e.source)
        for e in read_edition(bundle).entries
        for grade in [max(e.grade) if isinstance(e.grade, list) else e.grade]
        if grade not in "A"
    ]
    return RulesPage(name, bundle.title, primer(load(name)), clauses, deduced)


def game_of(name: str, players: int, edition: str, options: dict[str, bool | int | str]) -> Game:
    """A game as somebody asks for it, `edition` the text of an edition file or empty."""
    bundle = rules(name)
    own = read_edition(bundle)
    wanted = bundle.box.parse("edition", edition, own) if edition else own
    return Game(bundle, players, wanted, options)
