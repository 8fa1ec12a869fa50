"""Tinsel in words: prompts, and a sentence for each action. The messages are in `en.ftl`."""

from typing import Any

from tinsel.actions import ACTIONS, TAKE, Objection
from tinsel.components import KINDS, Ware
from tinsel.rules import is_winner
from tinsel.scene import called
from tinsel.state import Phase
from tinstar.engine.actions import seat_letter
from tinstar.engine.game import Game
from tinstar.engine.i18n import Say
from tinstar.engine.kernel import CHANCE
from tinstar.presentation.game_parts import GameWords
from tinstar.presentation.view_with_names import Sight

UNSAID = {Objection.NOT_NOW, Objection.NOBODY_THERE}


def chance_text(s: Any, outcome: int) -> str:
    if s.phase == Phase.FIRST:
        return f"begin {seat_letter(outcome)}"
    return f"deal {Ware(outcome).name.lower()}"


def primer(game: Game, say: Say) -> list[str]:
    """Return the game in a few lines, for somebody who has never played it."""
    silver, tin, stone = (int(points) for points in game.box.value)
    return [
        say("primer-aim", silver=silver, tin=tin, stone=stone),
        *(say(f"primer-{line}") for line in ("turn", "take", "lie")),
    ]


def prompt(sight: Sight) -> str:
    """Return the question to the player to act, or what the others wait for."""
    s, asked = sight.s, sight.view.current_player()
    if sight.is_over():
        return sight.say("over", best=best(sight))
    if asked == CHANCE:
        return sight.say("now-dealt" if s.phase == Phase.DEAL else "now-begins")
    if s.phase == Phase.OFFER:
        return sight.say("ask-offer", who=sight.person(asked))
    return sight.say("ask-take", who=sight.person(asked), peddler=sight.person(s.peddler))


def best(sight: Sight) -> str:
    """Return the names of the players with the most points."""
    seats = range(sight.game.players)
    won = (sight.who(x) for x in seats if is_winner(sight.box, sight.s, x))
    return sight.tongue.listed(won)


def action_text(sight: Sight, action: int) -> str:
    """Return an action as a sentence."""
    if action < TAKE:
        told = ACTIONS.parameters(action)
        return sight.say("offer", ware=called(told["ware"]), whom=sight.person(told["seat"]))
    return sight.say("take" if action == TAKE else "leave", who=sight.person(sight.s.peddler))


def score_lines(sight: Sight, seat: int) -> list[str]:
    """Return what a score is made of, as far as this seat can see it."""
    s, found = sight.s, []
    for ware in KINDS:
        many = int(s.shelf[seat, ware] + s.wrapped[seat, ware])
        if many:
            points = int(sight.box.value[ware])
            found.append(
                sight.say("line", ware=called(ware), n=many, value=points, points=many * points)
            )
    return found


WORDS = GameWords(
    minutes=3,
    unsaid=UNSAID,
    chance_text=chance_text,
    prompt=prompt,
    action_text=action_text,
    score_lines=score_lines,
    primer=primer,
)
