"""The parts of Calaboose: 74 cards of eight kinds, a jail of cells for each seat, one badge."""

from enum import IntEnum

from tinstar.engine.layout import Seats

SEATS = Seats(5)  # the most that can sit down
CELLS = 5  # room in a record for the cells of a jail; the box has the number that are used
EMPTY = -1  # the content of a cell without a card


class Card(IntEnum):
    """The kinds of cards."""

    HUCKSTER = 0
    BANDIT = 1
    CARD_SHARK = 2
    CATTLE_RUSTLER = 3
    GUNSLINGER = 4
    BAD_LAWMAN = 5
    BAD_WHISKEY = 6
    JAIL_BREAK = 7


KINDS = len(Card)
# The kinds that can be in a jail.  [A1] [H4] [K4] [R17]
OUTLAWS = tuple(c for c in Card if c < Card.BAD_WHISKEY)


class Cell(IntEnum):
    """The content of a cell."""

    EMPTY = EMPTY
    HUCKSTER = Card.HUCKSTER
    BANDIT = Card.BANDIT
    CARD_SHARK = Card.CARD_SHARK
    CATTLE_RUSTLER = Card.CATTLE_RUSTLER
    GUNSLINGER = Card.GUNSLINGER
    BAD_LAWMAN = Card.BAD_LAWMAN
    BAD_WHISKEY = Card.BAD_WHISKEY
    JAIL_BREAK = Card.JAIL_BREAK
