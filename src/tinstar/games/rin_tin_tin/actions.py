"""What can be done, as integers and as words, and for what reasons it can be refused."""

from enum import IntEnum

from tinstar.engine.actions import Actions, members, numbers
from tinstar.games.rin_tin_tin.components import GROUPS, Territory

TERRITORY, GROUP = members(*Territory), numbers(GROUPS)

ACTIONS = Actions()
CAVALRYMAN = ACTIONS.add(
    "cavalryman", "cavalryman to {territory} {group}", territory=TERRITORY, group=GROUP
)
FIGURE = ACTIONS.add("figure", "figure to {territory} {group}", territory=TERRITORY, group=GROUP)


class Objection(IntEnum):
    """Why something may not be done."""

    NONE = 0
    NO_SUCH_GROUP = 1
    FIGURE_CALLED_FOR = 2
    CAVALRYMAN_CALLED_FOR = 3
    OTHER_TERRITORY = 4
    NO_FREE_CIRCLE = 5
    CIRCLE_TAKEN = 6
