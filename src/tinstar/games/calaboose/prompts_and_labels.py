"""Calaboose in words: prompts, and a sentence for each action."""

from collections.abc import Callable
from typing import Any

from tinstar.engine.actions import seat_letter
from tinstar.engine.game import Game
from tinstar.engine.i18n import Say
from tinstar.engine.kernel import CHANCE
from tinstar.games.calaboose.actions import ACTIONS, Objection
from tinstar.games.calaboose.components import EMPTY, OUTLAWS, Card
from tinstar.games.calaboose.defending import is_to_be_answered
from tinstar.games.calaboose.first_game_lessons import lessons
from tinstar.games.calaboose.piece_names import called, card_word, cells_to_break, gangs, target
from tinstar.games.calaboose.result_texts import game_over, results, score_lines
from tinstar.games.calaboose.state import FREELY, Phase
from tinstar.presentation.game_parts import GameWords, Occasion
from tinstar.presentation.view_with_names import Sight

UNSAID = {
    Objection.NOT_NOW,
    Objection.NOT_IN_HAND,
    Objection.EMPTY_CELL,
    Objection.NO_SUCH_SEAT,
    Objection.NO_SUCH_CELL,
    Objection.NOT_ATTACKED,
}

DEEDS_OF_A_TURN = ("put", "send", "lock", "send_nowhere", "pass_turn")
FEW = 2  # with more kinds than this, a question says "a card of higher value"
SPECIALS = {Card.BAD_WHISKEY: "whiskey", Card.JAIL_BREAK: "jail_break"}


def chance_text(s: Any, outcome: int) -> str:
    """Return the notation of a chance outcome: the dealer, or the card drawn."""
    if s.dealer == EMPTY:
        return f"deal {seat_letter(outcome)}"
    return f"draw {card_word(outcome)}"


def primer(game: Game, say: Say) -> list[str]:
    cells = int(game.box.cells)
    return [
        say("primer-aim"),
        say("primer-gangs", cells=cells),
        say("primer-turn", cells=cells),
        say("primer-defence"),
        say("primer-gunslingers"),
        say("primer-specials"),
        say("primer-end"),
    ]


# --- prompts --------------------------------------------------------------------------------------


def prompt(sight: Sight) -> str:
    """Return the question for the player to act or, for all others, what they are waiting for."""
    asked, phase = sight.asked, Phase(sight.s.phase)
    if sight.is_over():
        return f"{game_over(sight)} {results(sight)}"
    if asked == CHANCE:
        drawn = "is-dealt" if phase == Phase.DEAL else "is-drawing"
        return sight.say(drawn, who=sight.person(sight.s.drawer))
    if asked == sight.seat:
        return _QUESTIONS[phase](sight)
    return sight.say(f"waits-{phase.name.lower()}", who=sight.person(sight.s.mover))


def _may_redraw(sight: Sight) -> str:
    hucksters, enough = int(sight.s.hand[sight.seat, Card.HUCKSTER]), int(sight.box.redraw_from)
    if hucksters < enough:
        return sight.say("ask-no-redraw", enough=enough)
    return sight.say("ask-redraw", n=hucksters)


def _turn(sight: Sight) -> str:
    possible = {ACTIONS.family(a).name for a in sight.view.legal_actions()}
    if not any(cells_to_break(sight, card) for card in OUTLAWS):
        possible -= {"jail_break"}  # no prisoner would leave
    *most, last = [sight.say(f"deed-{f}") for f in DEEDS_OF_A_TURN if f in possible]
    deeds = sight.say("either", most=", ".join(most), last=last) if most else last
    stuck = "pass_turn" in possible and sight.box.passing != FREELY  # [O6]
    text = sight.say("ask-stuck" if stuck else "ask-turn", deeds=deeds)
    specials = [sight.say(called(c)) for c, family in SPECIALS.items() if family in possible]
    if not specials:
        return text
    return f"{text} {sight.say('ask-specials', specials=sight.tongue.listed(specials))}"


def _may_cancel(sight: Sight) -> str:
    s = sight.s
    may = s.hand[sight.seat, Card.BAD_WHISKEY]
    who, other = sight.person(s.badge), sight.person(s.named)
    return sight.say("ask-cancel" if may else "ask-cancel-in-vain", who=who, other=other)


def _may_defend(sight: Sight) -> str:
    me, s = sight.seat, sight.s
    cells = [c for c in range(sight.box.cells) if is_to_be_answered(s, me, c)]
    possible = {ACTIONS.family(a).name for a in sight.view.legal_actions()}
    in_vain = "-in-vain" * (possible == {"accept"})
    if len(cells) > 1:
        where = sight.tongue.listed(str(c + 1) for c in cells)
        return sight.say(f"ask-defend-twice{in_vain}", cells=where)
    attacker = s.attacker[me, cells[0]]
    about = target(sight, me, cells[0]) | {
        "card": called(attacker),
        "by": _defenders(sight, attacker),
    }
    return sight.say(f"ask-defend{in_vain}", **about)


def _defenders(sight: Sight, attacker: int) -> str:
    """Return a text with the kinds that may defend against a card, or "any" if there are many."""
    may = int(sight.box.may_beat[attacker])
    kinds = [sight.say("a-card", card=called(card)) for card in OUTLAWS if may >> card & 1]
    if len(kinds) > FEW:
        return "any"
    *most, last = kinds
    return sight.say("either", most=", ".join(most), last=last) if most else last


def _sends_on(sight: Sight) -> str:
    if sight.s.partner != EMPTY:
        return sight.say("ask-redirect-both")
    return sight.say("ask-redirect", card=called(sight.s.sent))


def _sends_partner_on(sight: Sight) -> str:
    owner = sight.person(sight.s.partner_jail)
    return sight.say("ask-partner", owner=owner)


_QUESTIONS: dict[Phase, Callable[[Sight], str]] = {
    Phase.MULLIGAN: _may_redraw,
    Phase.TURN: _turn,
    Phase.WHISKEY: _may_cancel,
    Phase.DEFENCE: _may_defend,
    Phase.REDIRECT: _sends_on,
    Phase.PARTNER: _sends_partner_on,
}


# --- actions as sentences -------------------------------------------------------------------------


def action_text(sight: Sight, action: int) -> str:
    """Return an action as a sentence, addressed to the seat that may choose it."""
    family, values = ACTIONS.family(action).name, ACTIONS.parameters(action)
    if family in _DEEDS:
        return _DEEDS[family](sight, **values)
    cards = {"card": called(values["card"])} if "card" in values else {}
    return sight.say(f"do-{family.replace('_', '-')}", **cards)


def _put(sight: Sight, card: int) -> str:
    size = gangs(sight, sight.s.mover).get(card, (0, 0))[0] + 1
    worth = int(sight.box.bounty[card, min(size, sight.box.cells) - 1])
    return sight.say("do-put", card=called(card), n=size, worth=worth)


def _lock(sight: Sight, cell: int) -> str:
    return sight.say("do-lock", **target(sight, sight.s.mover, cell))


def _send(sight: Sight, card: int, jail: int, cell: int) -> str:
    return sight.say("do-send", card=called(card), **target(sight, jail, cell))


def _whiskey(sight: Sight, seat: int) -> str:
    return sight.say("do-whiskey", other=sight.person(seat))


def _jail_break(sight: Sight, card: int) -> str:
    return sight.say("do-jail-break", card=called(card), n=len(cells_to_break(sight, card)))


def _accept(sight: Sight, cell: int) -> str:
    me = int(sight.s.mover)
    return sight.say(
        "do-accept", card=called(sight.s.attacker[me, cell]), **target(sight, me, cell)
    )


def _defend_from_hand(sight: Sight, cell: int, card: int) -> str:
    attacker = called(sight.s.attacker[sight.s.mover, cell])
    return sight.say("do-defend-from-hand", cell=cell + 1, attacker=attacker, card=called(card))


def _defend_from_jail(sight: Sight, cell: int, prisoner: int) -> str:
    me = sight.s.mover
    return sight.say(
        "do-defend-from-jail",
        cell=cell + 1,
        attacker=called(sight.s.attacker[me, cell]),
        card=called(sight.s.jail[me, prisoner]),
        source=prisoner + 1,
    )


def _redirect(sight: Sight, jail: int, cell: int) -> str:
    deed = "do-redirect-other" if sight.s.phase == Phase.PARTNER else "do-redirect"
    return sight.say(deed, card=called(sight.s.sent), **target(sight, jail, cell))


def _pass_turn(sight: Sight) -> str:
    """By option a player may always pass, otherwise only if no other action is legal.  [O6]"""
    return sight.say("do-pass" if sight.box.passing == FREELY else "do-pass-stuck")


_DEEDS: dict[str, Callable[..., str]] = {
    "put": _put,
    "lock": _lock,
    "send": _send,
    "pass_turn": _pass_turn,
    "whiskey": _whiskey,
    "jail_break": _jail_break,
    "accept": _accept,
    "defend_from_hand": _defend_from_hand,
    "defend_from_jail": _defend_from_jail,
    "redirect": _redirect,
}


WORDS = GameWords(
    minutes=15,
    unsaid=UNSAID,
    chance_text=chance_text,
    prompt=prompt,
    action_text=action_text,
    score_lines=score_lines,
    primer=primer,
    gestures=("hat", "key", "shrug", "glass"),
    occasions={
        "whiskey": Occasion.SHOUT,
        "break": Occasion.SHOUT,
        "cancel": Occasion.SHOUT,
        "allow": Occasion.PENALTY,
    },
    lessons=lessons,
)
