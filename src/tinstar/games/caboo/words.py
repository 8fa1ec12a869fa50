"""Caboo in words: objections, endings, what is asked, and what each action means."""

from collections.abc import Callable
from typing import Any

from tinstar.core.actions import seat_letter
from tinstar.core.game import Game
from tinstar.core.kernel import CHANCE
from tinstar.core.scene import Sight
from tinstar.games.caboo.actions import ACTIONS, MINE, Objection
from tinstar.games.caboo.claims import objection_to_taking
from tinstar.games.caboo.components import Power, Rank
from tinstar.games.caboo.events import events
from tinstar.games.caboo.lessons import lessons
from tinstar.games.caboo.looking import a_card, card_at, card_name, card_of, card_word, listed
from tinstar.games.caboo.results import (
    ENDINGS,
    cost_of_being_wrong,
    is_called,
    results,
    score_lines,
)
from tinstar.games.caboo.rounds import may_call_in_a_window
from tinstar.games.caboo.state import Phase

__all__ = [
    "CLAUSES",
    "ENDINGS",
    "OBJECTIONS",
    "UNSAID",
    "action_text",
    "chance_text",
    "events",
    "lessons",
    "primer",
    "prompt",
    "score_lines",
]

PITCH = "Four cards on the floor, two of them seen once: remember, swap, and be the first to shout."
MINUTES = 35
OBJECTIONS = {
    Objection.NOT_NOW: "something else is being decided now",
    Objection.NO_CARD_THERE: "no card lies there",
    Objection.NO_CARD_OF_YOURS: "you have no card of your own left",
    Objection.NO_SUCH_POWER: "the card drawn has no such power",
    Objection.ONLY_YOUR_OWN: "it lets you look at a card of your own only",
    Objection.NOT_YOUR_OWN: "it must be a card of somebody else",
    Objection.LOCKED: "nobody else touches the cards of who has called Caboo",
    Objection.NOBODY_TO_TRADE_WITH: "nobody else has a card to trade",
    Objection.NAMED_ALREADY: "that card is named already",
    Objection.TOO_MANY_NAMED: "you may name as many cards as you have yourself",
    Objection.STILL_TO_TURN_OVER: "that card has still to be turned over",
    Objection.CALLED_ALREADY: "Caboo has been called already",
    Objection.YOUR_OWN_TURN: "on your own turn there is nothing to claim",
    Objection.BARRED: "you have stacked a wrong card on this one",
    Objection.STACKED: "a stack cannot be swapped",
    Objection.TAKEN_ALREADY: "the card of this turn has been taken already",
    Objection.ONLY_ON_YOUR_TURN: "Caboo is called at the start of one's own turn",
}

UNSAID = {
    Objection.NOT_NOW,
    Objection.NO_CARD_THERE,
    Objection.NO_SUCH_POWER,
    Objection.ONLY_YOUR_OWN,
    Objection.NOT_YOUR_OWN,
    Objection.NAMED_ALREADY,
}

# Of each deed, the clauses that allow it and say what comes of it.
CLAUSES = {
    "pass_up": ("R10", "R13"),
    "mine": ("M1", "R10", "R13", "R14"),
    "call": ("E1", "E2", "R15", "E4", "E5"),
    "draw": ("P1", "R2", "R21"),
    "discard": ("P2", "R1"),
    "look": ("P3", "P4", "P6", "R5"),
    "swap": ("P7", "P8", "M2", "M3", "R11"),
    "trade": ("P5", "P6", "R4"),
    "trade_for": ("P5", "R4"),
    "stack": ("P9", "P12", "M4", "M5", "R7"),
    "turn_over": ("R8", "X1", "X2"),
    "give": ("P10", "P11", "R7"),
}

DOES = {
    Power.LOOK_AT_OWN: "look at a card of your own",
    Power.LOOK_AT_ANOTHERS: "look at a card of somebody else",
    Power.TRADE: "trade a card with somebody, unseen",
}


def chance_text(s: Any, outcome: int) -> str:
    """What chance answered: who begins or was first, or which card it is."""
    seats = {Phase.FIRST: "first", Phase.WHO_CALLED: "called", Phase.WHO_CLAIMED: "claimed"}
    if s.phase in seats:
        return f"{seats[Phase(s.phase)]} {seat_letter(outcome)}"
    verb = {Phase.DRAW: "drawn", Phase.PENALTY: "penalty"}.get(Phase(s.phase), "dealt")
    return f"{verb} {card_word(outcome)}"


def primer(game: Game) -> list[str]:
    box = game.box[0]
    last = (
        " Then everybody has one more turn, the caller last."
        if box.advanced
        else " Then all cards are turned over at once."
    )
    powers = [
        f"{listed([card_name(r) for r in Rank if box.power[r] == power])}: {does}"
        for power, does in DOES.items()
        if any(box.power[r] == power for r in Rank)
    ]
    return [
        f"Everybody has {box.dealt} cards on the floor, face down, and looks once at the"
        f" {box.looked_at} at the bottom. Whoever has the least sum in the end does best: a King"
        f" counts {box.value[Rank.KING]}, a Queen {box.value[Rank.QUEEN]}, all others what they"
        " say. Remember what you have seen: you are not shown it again.",
        "On your turn you draw a card. Lay it in the centre, or keep it and lay down one of your"
        " own cards instead. Laid down as drawn it may be used: " + "; ".join(powers) + ".",
        "Or stack: name cards of the same rank, yours or others', and they go to the centre with"
        " it. For each card of somebody else you give one of your own. A wrong card goes back, and"
        " you get one more.",
        'Whenever a card has been laid down, all others may say "Mine!". The first may take the'
        " card for one of their own, unless it is a stack, or stack on it.",
        f'If you think that you have the least, call "Caboo".{last} If you are right you get'
        f" {box.reward}, if not {cost_of_being_wrong(box)}, and all others what their cards count,"
        f" but who had the least instead of you. Above {box.out_above} points you are out.",
    ]


# --- what is asked --------------------------------------------------------------------------------


def prompt(sight: Sight) -> str:
    """What is asked, of whom."""
    if sight.is_over():
        return f"The game is over. {results(sight)}"
    phase = Phase(sight.s.phase)
    if sight.asked == CHANCE:
        return _BY_CHANCE[phase](sight)
    return _QUESTIONS[phase](sight) if sight.asked == sight.seat else _waiting(sight, phase)


_BY_CHANCE: dict[Phase, Callable[[Sight], str]] = {
    Phase.FIRST: lambda _: "Who begins?",
    Phase.DEAL: lambda _: "The cards are dealt.",
    Phase.DRAW: lambda sight: sight.does(sight.s.mover, "draw") + ".",
    Phase.PENALTY: lambda sight: sight.does(sight.s.mover, "take") + " a penalty card.",
    Phase.WHO_CALLED: lambda _: 'Who was first to say "Caboo"?',
    Phase.WHO_CLAIMED: lambda _: 'Who was first to say "Mine!"?',
    Phase.REVEALED: lambda sight: f"Round {sight.s.finished} is over: all cards lie open.",
}


def _waiting(sight: Sight, phase: Phase) -> str:
    name = sight.names[sight.asked]
    if phase == Phase.WINDOW:
        return f"{_on_top(sight)} lies in the centre. Does anybody say anything?"
    return {
        Phase.TURN: f"It is {name}'s turn.",
        Phase.PLAY: f"{name} looks at the card drawn.",
        Phase.TRADE: f"{name} is to choose whose card to trade for.",
        Phase.NAME: f"{name} is to name cards to stack.",
        Phase.GIVE: f"{name} is to choose a card to give.",
        Phase.CLAIM: f"{name} was first, and is to say what for.",
    }[phase]


def _on_top(sight: Sight) -> str:
    card = a_card(sight.s.top)
    return f"{card[0].upper()}{card[1:]}"


def _turn(sight: Sight) -> str:
    if is_called(sight):
        return "It is your last turn of this round: draw a card."
    return 'It is your turn: draw a card, or call "Caboo".'


def _play(sight: Sight) -> str:
    drawn = int(sight.s.drawn)
    value = int(sight.box.value[drawn])
    does = DOES.get(Power(sight.box.power[drawn]))
    used = f", lay it down, or use it to {does}." if does else ", or lay it down."
    return (
        f"You have drawn {a_card(drawn)}, which counts {value}."
        f" Keep it in place of one of your cards{used}"
    )


def _name(sight: Sight) -> str:
    named = [card_at(sight, p) for p in sight.s.named[: sight.s.named_count]]
    on = card_name(sight.s.top)
    return f"On the {on} you stack {listed(named)}. Name another card, or turn over what you named."


def _window(sight: Sight) -> str:
    lies = f"{_on_top(sight)} lies in the centre."
    if MINE not in sight.view.legal_actions():
        return f'{lies} Do you call "Caboo"?'
    stacked = objection_to_taking(sight.s) != Objection.NONE
    takes = "stack on it" if stacked else "take it or stack on it"
    called = ', or call "Caboo"' * bool(may_call_in_a_window(sight.box, sight.s))
    return f'{lies} Say "Mine!" to {takes}{called}?'


def _claim(sight: Sight) -> str:
    families = {ACTIONS.family(a).name for a in sight.view.legal_actions()}
    card = card_name(sight.s.top)
    if "swap" in families:
        return f"You were first: take the {card} for one of your cards, or stack on it."
    return f"You were first: name a card to stack on the {card}."


_QUESTIONS: dict[Phase, Callable[[Sight], str]] = {
    Phase.TURN: _turn,
    Phase.PLAY: _play,
    Phase.TRADE: lambda sight: f"For whose card do you trade your card {sight.s.traded + 1}?",
    Phase.NAME: _name,
    Phase.GIVE: lambda sight: (
        f"Which of your cards do you give in place of {card_at(sight, sight.s.gap)}?"
    ),
    Phase.WINDOW: _window,
    Phase.CLAIM: _claim,
}


# --- what an action means -------------------------------------------------------------------------


def action_text(sight: Sight, action: int) -> str:
    """An action as a sentence, said to the seat that may choose it."""
    family, values = ACTIONS.family(action).name, ACTIONS.parameters(action)
    return _ANSWERS.get(family) or _DEEDS[family](sight, **values)


def _discard(sight: Sight) -> str:
    return f"Lay down the {card_name(sight.s.drawn)}"


def _look(sight: Sight, seat: int, place: int) -> str:
    return f"Lay down the {card_name(sight.s.drawn)} and look at {card_of(sight, seat, place)}"


def _swap(sight: Sight, place: int) -> str:
    claims = sight.s.phase == Phase.CLAIM
    verb, card = ("Take", sight.s.top) if claims else ("Keep", sight.s.drawn)
    return f"{verb} the {card_name(card)} and lay down your card {place + 1}"


def _trade(sight: Sight, place: int) -> str:
    return f"Lay down the {card_name(sight.s.drawn)} and trade your card {place + 1}"


def _trade_for(sight: Sight, seat: int, place: int) -> str:
    return f"Trade it for {card_of(sight, seat, place)}"


def _stack(sight: Sight, seat: int, place: int) -> str:
    card = sight.s.drawn if sight.s.phase == Phase.PLAY else sight.s.top
    return f"Stack {card_of(sight, seat, place)} on the {card_name(card)}"


def _give(sight: Sight, place: int) -> str:
    return f"Give your card {place + 1}"


_ANSWERS = {
    "pass_up": "Say nothing",
    "mine": 'Say "Mine!"',
    "call": 'Call "Caboo"',
    "draw": "Draw a card",
    "turn_over": "Turn over the cards named",
}

_DEEDS: dict[str, Callable[..., str]] = {
    "discard": _discard,
    "look": _look,
    "swap": _swap,
    "trade": _trade,
    "trade_for": _trade_for,
    "stack": _stack,
    "give": _give,
}
