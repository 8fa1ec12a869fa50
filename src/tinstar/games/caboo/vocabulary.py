"""Vocabulary of Caboo's scenes: ids of zones, places, marks and counters."""

from enum import StrEnum

from tinstar.presentation.vocabulary import Vocabulary


class ZoneKind(StrEnum):
    ROW = "row"
    DRAWN = "drawn"
    PILE = "pile"
    CENTRE = "centre"


class PlaceId(StrEnum):
    ROW = "{seat}{place}"
    DRAWN = "drawn"
    PILE = "pile"
    CENTRE = "centre"


class Mark(StrEnum):
    # of a player
    TURN = "turn"
    CALLED = "Caboo"
    CALLED_RIGHTLY = "called rightly"
    CALLED_WRONGLY = "called wrongly"
    ANSWERED = "answered"
    WRONG = "wrong"
    OUT = "out"
    # of a card
    TOP = "top"
    LOOKS = "{seat} looks"
    KNOWN_TO = "known to {seat}"
    NAMED = "named {number}"
    SHOWN = "shown"
    TRADED = "traded"


class CounterKind(StrEnum):
    ROUND = "round"
    CALL = "call"
    CARDS = "cards"  # of a player: the sum of the cards in the finished round
    PAID = "paid"  # of a player: the points for that round


VOCABULARY = Vocabulary(zones=ZoneKind, places=PlaceId, marks=Mark, counters=CounterKind)
