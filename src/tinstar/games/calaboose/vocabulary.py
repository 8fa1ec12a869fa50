"""The words of the scenes of Calaboose."""

from enum import StrEnum

from tinstar.presentation.vocabulary import Vocabulary


class ZoneKind(StrEnum):
    JAIL = "jail"
    HAND = "hand"
    AIR = "air"  # where a defending card is between two jails
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


VOCABULARY = Vocabulary(zones=ZoneKind, places=PlaceId, marks=Mark)
