"""Vocabulary of Showdown's scenes: ids of zones, places, marks and counters."""

from enum import StrEnum

from tinstar.engine.actions import members
from tinstar.games.showdown.components import Die, Disguise, Symbol
from tinstar.presentation.vocabulary import Vocabulary


class ZoneKind(StrEnum):
    TRACK = "track"
    BANK = "bank"
    OPEN = "open"
    THINGS = "things"  # bucks, disguises and the money box of a player
    HAND = "hand"
    DICE = "dice"
    LAID = "laid"
    PILE = "pile"
    DISCARDS = "discards"
    STOCKPILE = "stockpile"


class PlaceId(StrEnum):
    SPACE = "space {number}"
    LOOKOUT = "lookout"
    VAULT = "vault {number}"
    OPEN = "open {number}"
    BUCKS = "bucks {seat}"
    MONEY_BOX = "money-box {seat}"
    DISGUISE = "{disguise} {seat}"
    HAND = "hand {seat}"
    DIE = "{die}-die"
    TABLE = "table"
    PILE = "pile"
    DISCARDS = "discards"
    STOCKPILE = "stockpile"


class Mark(StrEnum):
    TURN = "turn"
    CLOSED = "closed"
    BEHIND_THE_ROCK = "behind the rock"


class CounterKind(StrEnum):
    CHOSEN = "symbol {symbol}"
    UNDER_WAY = "under-way {symbol}"
    LEFT = "left {symbol}"
    HAUL = "haul"


VOCABULARY = Vocabulary(
    zones=ZoneKind,
    places=PlaceId,
    marks=Mark,
    counters=CounterKind,
    values={
        "symbol": [f"symbol-{name}" for name in members(*Symbol)],
        "disguise": members(*Disguise),
        "die": members(*Die),
    },
)
