"""The actions of Rin Tin Tin, their notation, and the reasons why an action may be illegal."""

from enum import IntEnum

from tinstar.engine.actions import Actions, members, numbers
from tinstar.games.rin_tin_tin.components import GROUPS, Territory

TERRITORY, GROUP = members(*Territory), numbers(GROUPS)

ACTIONS = Actions()  # each with its notation, and the clauses of RULES.md about it
CAVALRYMAN = ACTIONS.add(
    "cavalryman",
    "cavalryman to {territory} {group}",
    "P2 P4 P5 P6 P9 B4 R4 R6",
    territory=TERRITORY,
    group=GROUP,
)
FIGURE = ACTIONS.add(
    "figure",
    "figure to {territory} {group}",
    "P2 P8 P10 B5 R4 R7",
    territory=TERRITORY,
    group=GROUP,
)


class Objection(IntEnum):
    """Reasons why an action is not allowed."""

    NONE = 0
    NO_SUCH_GROUP = 1
    FIGURE_CALLED_FOR = 2
    CAVALRYMAN_CALLED_FOR = 3
    OTHER_TERRITORY = 4
    NO_FREE_CIRCLE = 5
    CIRCLE_TAKEN = 6
