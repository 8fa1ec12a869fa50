"""Calaboose in words: cards, objections, endings, prompts and what happened."""

from typing import Any

from tinstar.core.actions import seat_letter
from tinstar.games.calaboose.actions import Objection
from tinstar.games.calaboose.components import EMPTY, Card
from tinstar.games.calaboose.state import Ending

OBJECTIONS = {
    Objection.NOT_NOW: "something else is being decided now",
    Objection.NOT_IN_HAND: "that card is not in your hand",
    Objection.JAIL_FULL: "your jail is full",
    Objection.JAIL_NOT_FULL: "you may lock down only when all your cells are full",
    Objection.EMPTY_CELL: "nobody is in that cell",
    Objection.LOCKED_DOWN: "that cell is locked down",
    Objection.NO_SUCH_SEAT: "nobody sits there",
    Objection.NO_SUCH_CELL: "there is no such cell",
    Objection.OWN_JAIL: "it must go to somebody else's jail",
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

ENDINGS = {
    Ending.NONE: "the game goes on",
    Ending.LOCKED_DOWN: "a jail is locked down altogether",
    Ending.NOWHERE_TO_GO: "a card was played that could go nowhere",
    Ending.OUT_OF_CARDS: "a player has run out of cards",
}


def card_name(card: int) -> str:
    """As printed on the card."""
    return Card(card).name.replace("_", " ").title()


def chance_text(s: Any, outcome: int) -> str:
    """What chance answered: who deals, or which card is drawn."""
    if s.dealer == EMPTY:
        return f"deal {seat_letter(outcome)}"
    return f"draw {Card(outcome).name.lower().replace('_', '-')}"
