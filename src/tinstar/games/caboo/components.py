"""The cards of Caboo: a deck of thirteen ranks, and a row of places for each seat."""

from enum import IntEnum

from tinstar.engine.layout import Seats

SEATS = Seats(8)  # the most that can sit down  [R27]
PLACES = 20  # room in a record for the places of a row; the box has the number that may be filled
LOTS = 8  # shuffles that a record keeps apart
NOWHERE = -1  # no place, no seat, no card
OPENING = int(SEATS) * PLACES  # value of a seat's `glance`: its cards at the start of a round


class Rank(IntEnum):
    """The ranks of cards. Suits do not matter.  [V1]"""

    ACE = 0
    TWO = 1
    THREE = 2
    FOUR = 3
    FIVE = 4
    SIX = 5
    SEVEN = 6
    EIGHT = 7
    NINE = 8
    TEN = 9
    JACK = 10
    QUEEN = 11
    KING = 12


RANKS = len(Rank)


class Face(IntEnum):
    """The content of a place, as one seat sees it."""

    EMPTY = NOWHERE
    ACE = Rank.ACE
    TWO = Rank.TWO
    THREE = Rank.THREE
    FOUR = Rank.FOUR
    FIVE = Rank.FIVE
    SIX = Rank.SIX
    SEVEN = Rank.SEVEN
    EIGHT = Rank.EIGHT
    NINE = Rank.NINE
    TEN = Rank.TEN
    JACK = Rank.JACK
    QUEEN = Rank.QUEEN
    KING = Rank.KING
    UNSEEN = 13  # a card whose face this seat does not know


EMPTY, UNSEEN = int(Face.EMPTY), int(Face.UNSEEN)  # plain numbers compare faster


class Power(IntEnum):
    """Powers of drawn cards that are laid straight in the centre.

    The box says which rank has which.
    """

    NONE = 0
    LOOK_AT_OWN = 1
    LOOK_AT_ANOTHERS = 2
    TRADE = 3


class Answer(IntEnum):
    """The answer that a seat has given in a window."""

    NONE = 0
    PASS = 1
    MINE = 2
    CABOO = 3
