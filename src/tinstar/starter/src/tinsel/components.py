"""What there is to hold, and how many can sit down."""

from enum import IntEnum

from tinstar.engine.layout import Seats

SEATS = Seats(4)  # the most that can sit down
NOBODY = -1


class Ware(IntEnum):
    """What is in the wrapping.  [S1]"""

    NONE = -1
    SILVER = 0
    TIN = 1
    STONE = 2


KINDS = (Ware.SILVER, Ware.TIN, Ware.STONE)
WARES = len(KINDS)
