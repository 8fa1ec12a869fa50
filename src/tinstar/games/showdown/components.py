"""The pieces of Showdown: 60 cards with two symbols each, a track, a bank, two dice, disguises."""

from enum import IntEnum

from tinstar.engine.layout import Seats

SEATS = Seats(4)  # the most that can sit down
OPEN = 2  # room for cards face up
SPACES = 12  # room for spaces of the track; the box has their number
VAULTS = 8  # room for vaults
NUMBERS = 7  # a die may show 0 to 6
HAND_LIMIT = 10  # the most cards that any edition may allow in a hand
EMPTY = -1  # no card, no symbol, no seat
ARROW = 0  # the space where bandits begin
LOOKOUT = 0  # the sheriff's station on the roof; vault 1 is station 1


class Symbol(IntEnum):
    """The symbols on cards."""

    BANDIT = 0
    SHERIFF = 1
    HOLDUP = 2
    BRAWL = 3
    MONEY_BOX = 4


class Card(IntEnum):
    """The kinds of cards, named after their two symbols."""

    BANDIT_BANDIT = 0
    BANDIT_SHERIFF = 1
    BANDIT_HOLDUP = 2
    BANDIT_BRAWL = 3
    BANDIT_MONEY_BOX = 4
    SHERIFF_SHERIFF = 5
    SHERIFF_HOLDUP = 6
    SHERIFF_BRAWL = 7
    SHERIFF_MONEY_BOX = 8
    HOLDUP_HOLDUP = 9
    HOLDUP_BRAWL = 10
    HOLDUP_MONEY_BOX = 11
    BRAWL_BRAWL = 12
    BRAWL_MONEY_BOX = 13
    MONEY_BOX_MONEY_BOX = 14


SYMBOLS = len(Symbol)
KINDS = len(Card)
PAIRS = tuple((a, b) for a in range(SYMBOLS) for b in range(a, SYMBOLS))  # in the order of Card
FIRST = tuple(a for a, _ in PAIRS)  # of the two symbols of a card  [R2]
SECOND = tuple(b for _, b in PAIRS)


class OpenCard(IntEnum):
    """The content of a place for a face-up card."""

    EMPTY = EMPTY
    BANDIT_BANDIT = Card.BANDIT_BANDIT
    BANDIT_SHERIFF = Card.BANDIT_SHERIFF
    BANDIT_HOLDUP = Card.BANDIT_HOLDUP
    BANDIT_BRAWL = Card.BANDIT_BRAWL
    BANDIT_MONEY_BOX = Card.BANDIT_MONEY_BOX
    SHERIFF_SHERIFF = Card.SHERIFF_SHERIFF
    SHERIFF_HOLDUP = Card.SHERIFF_HOLDUP
    SHERIFF_BRAWL = Card.SHERIFF_BRAWL
    SHERIFF_MONEY_BOX = Card.SHERIFF_MONEY_BOX
    HOLDUP_HOLDUP = Card.HOLDUP_HOLDUP
    HOLDUP_BRAWL = Card.HOLDUP_BRAWL
    HOLDUP_MONEY_BOX = Card.HOLDUP_MONEY_BOX
    BRAWL_BRAWL = Card.BRAWL_BRAWL
    BRAWL_MONEY_BOX = Card.BRAWL_MONEY_BOX
    MONEY_BOX_MONEY_BOX = Card.MONEY_BOX_MONEY_BOX


class Group(IntEnum):
    """The symbol that is chosen or being carried out, or none."""

    NONE = EMPTY
    BANDIT = Symbol.BANDIT
    SHERIFF = Symbol.SHERIFF
    HOLDUP = Symbol.HOLDUP
    BRAWL = Symbol.BRAWL
    MONEY_BOX = Symbol.MONEY_BOX


class Die(IntEnum):
    HOLDUP = 0
    BRAWL = 1


SHERIFF_FACE = NUMBERS  # a die shows 0 to 6, or this
DIE_OUTCOMES = NUMBERS + 1


class Disguise(IntEnum):
    MUSTACHE = 0
    SUNGLASSES = 1


DICE, DISGUISES = len(Die), len(Disguise)


class Answer(IntEnum):
    """Answers to a look around."""

    NONE = 0  # the seat was not asked
    PAY = 1
    MUSTACHE = 2
    SUNGLASSES = 3
