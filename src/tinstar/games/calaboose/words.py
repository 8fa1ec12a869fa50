"""Calaboose in words: objections, endings, what is asked, and what each action means."""

from collections.abc import Callable
from typing import Any

from tinstar.core.actions import seat_letter
from tinstar.core.game import Game
from tinstar.core.kernel import CHANCE
from tinstar.core.scene import Sight
from tinstar.games.calaboose.actions import ACTIONS, Objection
from tinstar.games.calaboose.cards import (
    card_name,
    card_word,
    gangs,
    listed,
    over,
    several,
)
from tinstar.games.calaboose.components import EMPTY, Card
from tinstar.games.calaboose.defending import is_to_be_answered
from tinstar.games.calaboose.events import events
from tinstar.games.calaboose.lessons import lessons
from tinstar.games.calaboose.results import ENDINGS, how_it_ended, results, score_lines
from tinstar.games.calaboose.state import FREELY, Phase

__all__ = [
    "CLAUSES",
    "ENDINGS",
    "OBJECTIONS",
    "UNSAID",
    "action_text",
    "card_name",
    "chance_text",
    "events",
    "lessons",
    "primer",
    "prompt",
    "score_lines",
]

PITCH = "Fill your jail with gangs, and send the others what they do not want."
MINUTES = 15
OBJECTIONS = {
    Objection.NOT_NOW: "something else is being decided now",
    Objection.NOT_IN_HAND: "that card is not in your hand",
    Objection.JAIL_FULL: "your jail is full",
    Objection.JAIL_NOT_FULL: "you may lock down only when all your cells are full",
    Objection.EMPTY_CELL: "nobody is in that cell",
    Objection.LOCKED_DOWN: "that cell is locked down",
    Objection.NO_SUCH_SEAT: "nobody sits there",
    Objection.NO_SUCH_CELL: "there is no such cell",
    Objection.OWN_JAIL: "a card is sent to somebody else's jail, not to your own",
    Objection.IN_QUESTION: "that cell has still to be answered for",
    Objection.NOT_LOWER_VALUED: "the prisoner there is not of lower value",
    Objection.HAS_A_PLACE: "that card has a place to go to",
    Objection.MUST_ACT: "you can put, send or lock down, so you must",
    Objection.OWN_HAND: "name another player's hand",
    Objection.TOO_FEW_HUCKSTERS: "your hand has too few Hucksters for a redraw",
    Objection.NO_WHISKEY: "you hold no Bad Whiskey",
    Objection.NOT_ATTACKED: "no card awaits your answer there",
    Objection.NOT_HIGHER_VALUED: "that card is not of higher value",
    Objection.HAS_DEFENDED: "that Gunslinger has already defended this turn",
    Objection.NO_ROOM_FOR_BOTH: "that jail has no room for both Gunslingers",
    Objection.ANOTHER_JAIL: "both Gunslingers must go to the same jail",
}

UNSAID = {
    Objection.NOT_NOW,
    Objection.NOT_IN_HAND,
    Objection.EMPTY_CELL,
    Objection.NO_SUCH_SEAT,
    Objection.NO_SUCH_CELL,
    Objection.NOT_ATTACKED,
}


# Of each deed, the clauses that allow it and say what comes of it.
CLAUSES = {
    "put": ("P2", "P10", "P8", "E3"),
    "lock": ("P3", "P4", "E1"),
    "send": ("P5", "P6", "P7", "P8", "L1", "L2"),
    "send_nowhere": ("E2", "R29", "O7"),
    "pass_turn": ("R3", "O6"),
    "whiskey": ("H1", "H2", "R24", "R26"),
    "jail_break": ("K1", "K2", "K3", "R27"),
    "keep": ("O1", "O2"),
    "redraw": ("O1", "O2"),
    "allow": ("H3", "R25"),
    "cancel": ("H3", "R25"),
    "accept": ("P7", "R13"),
    "defend_from_hand": ("D1", "D2", "R13", "G1"),
    "defend_from_jail": ("D1", "D2", "R15", "R22"),
    "redirect": ("D2", "D3", "D4", "G3", "R14"),
}


def chance_text(s: Any, outcome: int) -> str:
    """What chance answered: who deals, or which card is drawn."""
    if s.dealer == EMPTY:
        return f"deal {seat_letter(outcome)}"
    return f"draw {card_word(outcome)}"


def primer(game: Game) -> list[str]:
    box = game.box[0]
    return [
        "You are a sheriff. When the game ends, the jail with the highest bounty wins. Cards in"
        " hand count for nothing.",
        "All cards of one kind in one jail are a gang. At the foot of a card stands what a gang of"
        f" one, two... up to {box.cells} is worth, all together.",
        "On your turn you do one thing. Put a card into an empty cell of your jail. Or send a card"
        " to another jail: into an empty cell, or over a prisoner of lower value, who is then"
        f" discarded. Or, once your {box.cells} cells are full, lock down a prisoner: nothing can"
        " touch that card any more.",
        "Whoever is sent a card may defend with a card of higher value, from hand or jail. The"
        " card that was sent is discarded, and the defending card must go on to another jail,"
        " whose owner may defend in turn.",
        "A Gunslinger can also stop a Gunslinger: then both go on to one other jail. A Bad Lawman"
        " beats everybody but the Huckster, and only a Huckster beats a Bad Lawman.",
        "Bad Whiskey trades hands with another player, Jail Break throws one kind of prisoner out"
        " of your own jail. Both are played before your turn's deed.",
        "The game ends when a jail is locked down altogether, when somebody plays a card that can"
        " go nowhere, or when somebody has no cards left.",
    ]


# --- what is asked --------------------------------------------------------------------------------


def prompt(sight: Sight) -> str:
    """What is asked, of whom."""
    asked, s = sight.asked, sight.s
    if sight.is_over():
        return f"The game is over: {how_it_ended(sight)}. {results(sight)}"
    if asked == CHANCE:
        return (
            "The cards are dealt." if s.phase == Phase.DEAL else sight.does(s.drawer, "draw") + "."
        )
    phase = Phase(s.phase)
    return _QUESTIONS[phase](sight) if asked == sight.seat else _waiting(sight, phase)


def _waiting(sight: Sight, phase: Phase) -> str:
    name = sight.names[sight.s.mover]
    return {
        Phase.MULLIGAN: f"{name} looks at the opening hand.",
        Phase.TURN: f"It is {name}'s turn.",
        Phase.WHISKEY: f"{name} may stop the Bad Whiskey.",
        Phase.DEFENCE: f"{name} may defend.",
        Phase.REDIRECT: f"{name} is to send the defending card on.",
        Phase.PARTNER: f"{name} is to send the other Gunslinger on.",
    }[phase]


def _may_redraw(sight: Sight) -> str:
    hucksters = int(sight.s.hand[sight.seat, Card.HUCKSTER])
    if hucksters < sight.box.redraw_from:
        return f"With fewer than {sight.box.redraw_from} Hucksters you keep your hand."
    return f"You hold {hucksters} Hucksters: discard them and draw new cards, or keep your hand?"


def _turn(sight: Sight) -> str:
    deeds = {
        "put": "put a card into your jail",
        "send": "send one to another's jail",
        "lock": "lock down a prisoner",
        "send_nowhere": "end the game with a card that can go nowhere",
        "pass_turn": _how_to_pass(
            sight, "pass", "none of your cards can be put or sent, so you pass"
        ),
    }
    possible = {ACTIONS.family(a).name for a in sight.view.legal_actions()}
    said = [text for family, text in deeds.items() if family in possible]
    text = f"It is your turn: {' or '.join([', '.join(said[:-1])] * bool(said[1:]) + said[-1:])}."
    specials = [
        card_name(card)
        for card, family in ((Card.BAD_WHISKEY, "whiskey"), (Card.JAIL_BREAK, "jail_break"))
        if family in possible
    ]
    return text + f" First you may play {listed(specials)}." * bool(specials)


def _how_to_pass(sight: Sight, freely: str, forced: str) -> str:
    """Of one's own accord, by option; else because nothing else can be done.  [O6]"""
    return freely if sight.box.passing == FREELY else forced


def _may_cancel(sight: Sight) -> str:
    taken = f"{sight.whose(sight.s.named)} hand"
    text = f"{sight.names[sight.s.badge]} plays Bad Whiskey to take {taken}"
    if sight.s.hand[sight.seat, Card.BAD_WHISKEY]:
        return f"{text}: stop it with your own Bad Whiskey, or allow it?"
    return f"{text}: you have no Bad Whiskey to stop it."


def _may_defend(sight: Sight) -> str:
    me, s = sight.seat, sight.s
    cells = [c for c in range(sight.box.cells) if is_to_be_answered(s, me, c)]
    possible = {ACTIONS.family(a).name for a in sight.view.legal_actions()}
    cannot = possible == {"accept"}
    if len(cells) > 1:
        where = listed([f"{c + 1}{_defended(s.attacker_used[me, c])}" for c in cells])
        sent = f"Two Gunslingers are sent to your cells {where}"
        may = "you have nothing to defend with" if cannot else "defend or accept"
        return f"{sent}: {may}, one by one."
    card, cell = s.attacker[me, cells[0]], cells[0]
    sent = f"A {card_name(card)} is sent to your cell {cell + 1}{over(sight, me, cell)}"
    if cannot:
        return f"{sent}: you have nothing to defend with."
    return f"{sent}: defend with a card of higher value, or accept it?"


def _sends_on(sight: Sight) -> str:
    if sight.s.partner != EMPTY:
        other = f"the one that attacked you{_defended(sight.s.partner_used)} follows"
        return (
            "Two Gunslingers fly on to one other jail. Where does yours go, which has defended?"
            f" Then {other}."
        )
    return f"Your defence holds. Send your {card_name(sight.s.sent)} on to another's jail."


def _sends_partner_on(sight: Sight) -> str:
    other = f"the Gunslinger that attacked you{_defended(sight.s.partner_used)}"
    return f"And {other}: which cell of {sight.whose(sight.s.partner_jail)} jail?"


def _defended(used: int) -> str:
    """Of a Gunslinger: it may not defend again this turn.  [R22]"""
    return " (has defended)" * bool(used)


_QUESTIONS: dict[Phase, Callable[[Sight], str]] = {
    Phase.MULLIGAN: _may_redraw,
    Phase.TURN: _turn,
    Phase.WHISKEY: _may_cancel,
    Phase.DEFENCE: _may_defend,
    Phase.REDIRECT: _sends_on,
    Phase.PARTNER: _sends_partner_on,
}


# --- what an action means -------------------------------------------------------------------------


def action_text(sight: Sight, action: int) -> str:
    """An action as a sentence, said to the seat that may choose it."""
    family, values = ACTIONS.family(action).name, ACTIONS.parameters(action)
    return _ANSWERS.get(family) or _DEEDS[family](sight, **values)


def _put(sight: Sight, card: int) -> str:
    size = gangs(sight, sight.s.mover).get(card, (0, 0))[0] + 1
    worth = sight.box.bounty[card, min(size, sight.box.cells) - 1]
    return f"Put the {card_name(card)} into your jail ({several(card, size)}: {worth})"


def _lock(sight: Sight, cell: int) -> str:
    return (
        f"Lock down the {card_name(sight.s.jail[sight.s.mover, cell])} in cell {cell + 1} for good"
    )


def _send(sight: Sight, card: int, jail: int, cell: int) -> str:
    return f"Send the {card_name(card)} to {_target(sight, jail, cell)}"


def _target(sight: Sight, jail: int, cell: int) -> str:
    covered = over(sight, jail, cell) or " (empty)"
    return f"{sight.whose(jail)} jail, cell {cell + 1}{covered}"


def _send_nowhere(sight: Sight, card: int) -> str:
    return f"Play the {card_name(card)}, which can go nowhere"


def _whiskey(sight: Sight, seat: int) -> str:
    return f"Play Bad Whiskey: trade hands with {sight.names[seat]}"


def _jail_break(sight: Sight, card: int) -> str:
    me, cells = sight.s.mover, range(sight.box.cells)
    freed = sum(sight.s.jail[me, c] == card and not sight.s.locked[me, c] for c in cells)
    lost = several(card, freed) if freed else f"no {card_name(card)}, you have none to lose"
    return f"Play Jail Break: discard {lost}"


def _accept(sight: Sight, cell: int) -> str:
    me, s = sight.s.mover, sight.s
    loss = s.jail[me, cell]
    lost = "" if loss == EMPTY else f" and lose the {card_name(loss)}"
    return f"Accept the {card_name(s.attacker[me, cell])} into cell {cell + 1}{lost}"


def _defend(sight: Sight, cell: int, card: int, where: str) -> str:
    attacker = card_name(sight.s.attacker[sight.s.mover, cell])
    return f"Defend cell {cell + 1} against the {attacker} with the {card_name(card)} {where}"


def _defend_from_hand(sight: Sight, cell: int, card: int) -> str:
    return _defend(sight, cell, card, "from your hand")


def _defend_from_jail(sight: Sight, cell: int, prisoner: int) -> str:
    card = int(sight.s.jail[sight.s.mover, prisoner])
    return _defend(sight, cell, card, f"from your cell {prisoner + 1}")


def _redirect(sight: Sight, jail: int, cell: int) -> str:
    card, s = card_name(sight.s.sent), sight.s
    if s.phase == Phase.PARTNER:
        card = f"other {card}{_defended(s.partner_used)}"
    elif s.partner != EMPTY:
        card += _defended(1)
    return f"Send the {card} on to {_target(sight, jail, cell)}"


def _pass_turn(sight: Sight) -> str:
    return _how_to_pass(sight, "Pass the turn", "Pass: nothing of yours can be put or sent")


_ANSWERS = {
    "keep": "Keep your hand",
    "redraw": "Discard all your Hucksters and draw new cards",
    "allow": "Allow it: the hands are traded",
    "cancel": "Stop it with your own Bad Whiskey; all hands stay as they are",
}

_DEEDS: dict[str, Callable[..., str]] = {
    "put": _put,
    "lock": _lock,
    "send": _send,
    "send_nowhere": _send_nowhere,
    "pass_turn": _pass_turn,
    "whiskey": _whiskey,
    "jail_break": _jail_break,
    "accept": _accept,
    "defend_from_hand": _defend_from_hand,
    "defend_from_jail": _defend_from_jail,
    "redirect": _redirect,
}
