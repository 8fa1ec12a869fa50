"""The pieces of Rin Tin Tin: four squads, a board of four Territories, a spinner, Boodle Cards."""

from enum import IntEnum

from tinstar.engine.layout import Seats


class Territory(IntEnum):
    """The four parts of the board.  [C2]"""

    RED = 0
    YELLOW = 1
    BLUE = 2
    GREEN = 3


class Spin(IntEnum):
    """Results of the spinner. The colors are those of the Territories.  [C5]"""

    RED = Territory.RED
    YELLOW = Territory.YELLOW
    BLUE = Territory.BLUE
    GREEN = Territory.GREEN
    FREE_COLOR_CHOICE = 4
    RIN_TIN_TIN = 5
    ON_A_LINE = 6
    NOT_SPUN = 7


class Squad(IntEnum):
    """The squads, and NONE for a free circle.  [C3] [C4]"""

    NONE = 0
    PURPLE = 1
    PINK = 2
    WHITE = 3
    BLACK = 4


ANYWHERE = int(Spin.FREE_COLOR_CHOICE)  # rows of `unoccupied` after the Territories' rows
FOR_FIGURES = int(Spin.RIN_TIN_TIN)
SECTORS = tuple(spin for spin in Spin if spin < Spin.ON_A_LINE)
TERRITORIES = len(Territory)
SQUADS = len(Squad) - 1
SEATS = Seats(SQUADS)  # the most players: one for each squad  [C1]
GROUPS = 3  # room in a record for the groups of a Territory; the box has the number that are used
CIRCLES = 6  # room in a record for the ordinary circles of a group
DENOMINATIONS = 4  # kinds of Boodle Cards
ALL_GROUPS = TERRITORIES * GROUPS
