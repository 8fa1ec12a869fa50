"""Tinsel in words: what is asked, what an action means, what happened. They stand in `en.ftl`."""

from collections.abc import Sequence
from typing import Any

from tinsel.actions import ACTIONS, TAKE, Objection
from tinsel.components import KINDS, Ware
from tinsel.rules import is_winner
from tinsel.scene import OFFER, PILE, called, faces, hand_of, piece, shelf_of
from tinsel.state import Phase
from tinstar.engine.actions import seat_letter
from tinstar.engine.game import Game
from tinstar.engine.i18n import Say
from tinstar.engine.kernel import CHANCE
from tinstar.presentation.scene import Event, Move, Piece
from tinstar.presentation.view_with_names import Sight

MINUTES = 3
UNSAID = {Objection.NOT_NOW, Objection.NOBODY_THERE}
CLAUSES = {"offer": ("P1",), "take": ("P2", "P3"), "leave": ("P2", "P4")}


def chance_text(s: Any, outcome: int) -> str:
    if s.phase == Phase.FIRST:
        return f"begin {seat_letter(outcome)}"
    return f"deal {Ware(outcome).name.lower()}"


def primer(game: Game, say: Say) -> list[str]:
    """The game in a few lines, for somebody who has never played it."""
    silver, tin, stone = (int(points) for points in game.box["value"][0])
    return [
        say("primer-aim", silver=silver, tin=tin, stone=stone),
        *(say(f"primer-{line}") for line in ("turn", "take", "lie")),
    ]


def prompt(sight: Sight) -> str:
    """What is asked, of whom."""
    s, asked = sight.s, sight.view.current_player()
    if sight.is_over():
        return sight.say("over", best=best(sight))
    if asked == CHANCE:
        return sight.say("now-dealt" if s.phase == Phase.DEAL else "now-begins")
    if s.phase == Phase.OFFER:
        return sight.say("ask-offer", who=sight.person(asked))
    return sight.say("ask-take", who=sight.person(asked), peddler=sight.person(s.peddler))


def best(sight: Sight) -> str:
    """Who has the most points."""
    seats = range(sight.game.players)
    won = (sight.who(x) for x in seats if is_winner(sight.box, sight.s, x))
    return sight.tongue.listed(won)


def action_text(sight: Sight, action: int) -> str:
    """An action as a sentence."""
    if action < TAKE:
        told = ACTIONS.parameters(action)
        return sight.say("offer", ware=called(told["ware"]), whom=sight.person(told["seat"]))
    return sight.say("take" if action == TAKE else "leave", who=sight.person(sight.s.peddler))


def score_lines(sight: Sight, seat: int) -> list[str]:
    """How a score comes about, as far as it can be seen."""
    s, found = sight.s, []
    for ware in KINDS:
        many = int(s.shelf[seat, ware] + s.wrapped[seat, ware])
        if many:
            points = int(sight.box.value[ware])
            found.append(
                sight.say("line", ware=called(ware), n=many, value=points, points=many * points)
            )
    return found


def events(sights: Sequence[Sight], actor: int, action: int | None) -> list[Event]:
    """What happened; `action` is None where this seat did not see which it was."""
    before, after = sights[0], sights[-1]
    told = [_answered(before, actor, action, after)]
    if after.is_over():
        told.append(Event("end", after.say("over", best=best(after))))
    return told


def _answered(before: Sight, actor: int, action: int | None, after: Sight) -> Event:
    s, phase = before.s, before.s.phase
    if phase == Phase.DEAL:
        seat = next(x for x, had in enumerate(s.hand_size) if after.s.hand_size[x] > had)
        ware = Piece() if action is None else piece(before, action)
        return Event("deal", "", moves=(Move(ware, PILE, hand_of(seat)),))
    if phase == Phase.FIRST:
        first = after.s.peddler
        return Event("begin", after.say("begins", who=after.person(first)), first)
    if phase == Phase.OFFER:
        ware = Piece() if action is None else piece(before, ACTIONS.parameters(action)["ware"])
        move = Move(ware, hand_of(actor), OFFER)
        about = {"who": after.person(actor), "whom": after.person(after.s.customer)}
        return Event("offer", after.say("offers", **about), actor, (move,))
    if action == TAKE:
        ware = next(k for k in KINDS if after.s.shelf[actor, k] > s.shelf[actor, k])
        told = after.say("takes", who=after.person(actor), ware=called(ware))
        return Event("take", told, actor, (Move(piece(before, ware), OFFER, shelf_of(actor)),))
    told = after.say("leaves", who=after.person(actor), whom=after.person(s.peddler))
    seen = faces(before, s.offer[s.peddler])
    return Event("leave", told, actor, (Move(seen, OFFER, shelf_of(s.peddler)),))
