"""Vocabulary of Calaboose's scenes: ids of zones, places, marks and counters."""

from enum import StrEnum

from tinstar.presentation.vocabulary import Vocabulary


class ZoneKind(StrEnum):
    JAIL = "jail"
    HAND = "hand"
    AIR = "air"  # a defending card on its way between two jails
    PILE = "pile"
    DISCARDS = "discards"


class PlaceId(StrEnum):
    CELL = "{seat}{cell}"
    HAND = "hand {seat}"
    AIR = "air"
    PILE = "pile"
    DISCARDS = "discards"


class Mark(StrEnum):
    BADGE = "badge"
    LOCKED = "locked"
    ATTACKING = "attacking"
    IN_QUESTION = "in question"
    HAS_DEFENDED = "has defended"


class CounterKind(StrEnum):
    GAME = "game"  # of a series


VOCABULARY = Vocabulary(zones=ZoneKind, places=PlaceId, marks=Mark, counters=CounterKind)
