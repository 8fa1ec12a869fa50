"""The wares of Tinsel, and the most players."""

from enum import IntEnum

from tinstar.engine.layout import Seats

SEATS = Seats(4)  # the most that can sit down
NOBODY = -1


class Ware(IntEnum):
    """The kinds of wares, and NONE for none or an unknown one.  [S1]"""

    NONE = -1
    SILVER = 0
    TIN = 1
    STONE = 2


KINDS = (Ware.SILVER, Ware.TIN, Ware.STONE)
WARES = len(KINDS)
