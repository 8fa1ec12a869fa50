"""The pieces of 25 Outlaws: gangs, poker cards, Wanted cards, Rewards, Sheriffs, chips."""

from enum import IntEnum

from tinstar.engine.layout import Seats

SEATS = Seats(5)  # the most that can sit down  [C1]
ROW = 3  # room in a record for the Outlaws of a row; the box has the number that are used
COLOUR = 5  # Outlaws of one colour  [S1] [C2]
LAW = 9  # the highest speed of a Sheriff; the lowest is 1
SUMMONED = 10  # room for the Sheriffs that one flop can bring: at most all Sheriffs  [C2]
CHIPS = 150  # chips of ten dollars in the box: 75 and 15 times five  [C3]
DOLLARS = 10  # dollars of the smallest chip, in which all money is counted  [C3]
LAWMAN = SEATS * ROW  # the Sheriff's place; an Outlaw's place is seat * ROW + row
NONE = -1  # no card, or a card that a seat does not know


class Outlaw(IntEnum):
    """The five Outlaws of a colour, from slow to fast, and a face-down card."""

    BACK = NONE
    FIRST = 0
    SECOND = 1
    THIRD = 2
    FOURTH = 3
    FIFTH = 4


class Rank(IntEnum):
    """The ranks of poker cards and of Wanted cards.  [P1] [W3]"""

    TEN = 0
    JACK = 1
    QUEEN = 2
    KING = 3
    ACE = 4


class Suit(IntEnum):
    """The suits of poker cards."""

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3


RANKS, SUITS = len(Rank), len(Suit)
DECK = RANKS * SUITS  # a poker card is rank * SUITS + suit  [P1]
LETTERS_OF_RANKS = "TJQKA"
LETTERS_OF_SUITS = "shdc"

PokerCard = IntEnum(
    "PokerCard",
    [("NONE", NONE)] + [(f"{r.name}_OF_{x.name}", r * SUITS + x) for r in Rank for x in Suit],
)


class Size(IntEnum):
    """The allowed sizes of bets, if an option allows only a few: columns of [sizes] in an edition.
    [O3]
    """

    LEAST = 0
    HALF_THE_POT = 1
    POT = 2
    LIMIT = 3


class Category(IntEnum):
    """The kinds of poker hands of three cards, such as a pair."""

    HIGH_CARD = 0
    PAIR = 1
    STRAIGHT = 2
    FLUSH = 3
    THREE_OF_A_KIND = 4
    STRAIGHT_FLUSH = 5


class Reward(IntEnum):
    """The kinds of Reward cards. Names that begin with BLANK leave room for the printed cards."""

    NONE = NONE
    STEADY_HAND = 0
    HAIR_TRIGGER = 1
    DEAD_EYE = 2
    WHISKEY = 3
    DOUBLE_WHISKEY = 4
    LUCKY_HORSESHOE = 5
    BANK_ROBBERY = 6
    BRIBE = 7
    FORGED_PARDON = 8
    ACE_UP_THE_SLEEVE = 9
    FAST_HORSE = 10
    BLANK_A = 11
    BLANK_B = 12
    BLANK_C = 13
    BLANK_D = 14
    BLANK_E = 15


REWARDS = tuple(r for r in Reward if r != Reward.NONE)


class Effect(IntEnum):
    """Effects of Rewards: the columns of [effects] in an edition."""

    SPEEDS = 0  # points added to its Outlaw's number in a duel
    SLOWS = 1  # points subtracted from one duellist's number
    REROLLS = 2  # its Outlaw's die is rolled once more
    ROBS = 3  # chips from the Bank to its Outlaw, if the Bank has them
    PARDONS = 4  # number of Wanted cards that are taken off its Outlaw
    BRIBES = 5  # the Sheriff who confronts its Outlaw leaves, with the Wanted card
    REDRAWS = 6  # one poker card of its Outlaw's hand is replaced
    ESCAPES = 7  # its Outlaw rides away from a holdup


class Moment(IntEnum):
    """Moments to play a Reward: the columns of [moments] in an edition.  [R24]"""

    ROUND = 0  # before each gang must have 100 dollars
    FLOP = 1  # after the flop, before Sheriffs are drawn
    BUYING = 2  # when its owner may buy a Reward
    FIRST_BET = 3  # in place of its Outlaw's first move in the betting
    SHERIFF = 4  # when a Sheriff confronts its Outlaw
    HELD_UP = 5  # when its owner is held up
    OWN_DUEL = 6  # in a duel of its Outlaw
    ANY_DUEL = 7  # in any duel


EFFECTS, MOMENTS, SIZES = len(Effect), len(Moment), len(Size)
