"""Vocabulary of Rin Tin Tin's scenes: ids of zones, places and marks."""

from enum import StrEnum

from tinstar.engine.actions import members
from tinstar.games.rin_tin_tin.components import Spin, Territory
from tinstar.presentation.vocabulary import Vocabulary


class ZoneKind(StrEnum):
    GROUP = "group"
    SPINNER = "spinner"
    SQUAD = "squad"
    BOODLE = "boodle"
    DECK = "deck"


class PlaceId(StrEnum):
    CIRCLE = "{territory}-{group}.{circle}"
    FIGURE_CIRCLE = "{territory}-{group}.R"
    SECTOR = "spinner {sector}"
    SQUAD = "squad {seat}"
    BOODLE = "boodle {seat}"
    DECK = "deck"


class Mark(StrEnum):
    SPUN = "spun"


VOCABULARY = Vocabulary(
    zones=ZoneKind,
    places=PlaceId,
    marks=Mark,
    values={
        "territory": members(*Territory),
        "sector": [each.name.lower().replace("_", "-") for each in Spin],
    },
)
