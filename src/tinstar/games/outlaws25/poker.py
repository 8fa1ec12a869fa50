"""Three-card poker with twenty cards: compare hands, and compute their equity.

The number of a card is rank * SUITS + suit. The strength of a hand is a number; the higher strength
wins.
"""

from tinstar.engine.compiler import rule
from tinstar.games.outlaws25.components import DECK, RANKS, SUITS, Category
from tinstar.games.outlaws25.state import HIGHEST_CARD

# --- Hand rankings ------------------------------------------------------------------------------


@rule
def category(low, middle, high, of_one_suit):
    """Return the kind of hand that three ranks make, from low to high.
    [K2] [K3] [K4] [K5] [K6] [K7]"""
    if low == high:
        return Category.THREE_OF_A_KIND
    if low == middle or middle == high:
        return Category.PAIR
    in_sequence = high - low == 2  # the Ace counts only as the highest rank  [R18]
    if in_sequence and of_one_suit:
        return Category.STRAIGHT_FLUSH
    if of_one_suit:
        return Category.FLUSH
    if in_sequence:
        return Category.STRAIGHT
    return Category.HIGH_CARD


@rule
def rank_within(box, kind, low, middle, high):
    """Return the rank of a hand within its kind. The middle card is always part of a pair.

    By option, cards of pairs are compared one by one as well.  [A2] [R17] [O4]
    """
    if kind == Category.PAIR and box.same_kind != HIGHEST_CARD:
        return middle * RANKS + low + high - middle
    if kind == Category.FLUSH or kind == Category.HIGH_CARD or kind == Category.PAIR:
        return (high * RANKS + middle) * RANKS + low
    return high


@rule
def rank_all_hands(box):
    """Compute the strength of all hands once, in the edition's order of kinds.  [K1]"""
    for a in range(RANKS):
        for b in range(RANKS):
            for c in range(RANKS):
                low, high = min(a, b, c), max(a, b, c)
                middle = a + b + c - low - high
                for of_one_suit in range(2):
                    kind = category(low, middle, high, of_one_suit)
                    value = rank_within(box, kind, low, middle, high)
                    box.strength[of_one_suit, a, b, c] = box.order[kind] * RANKS**3 + value


@rule
def strength(box, one, two, three):
    """Return the strength of three cards. Hands of equal strength share the pot.  [A1] [A3]"""
    suit = one % SUITS
    of_one_suit = 1 if two % SUITS == suit and three % SUITS == suit else 0
    return int(box.strength[of_one_suit, one // SUITS, two // SUITS, three // SUITS])


@rule
def sort_the_deck(box):
    """Put cards into the deck: all, or only the ranks and suits of the edition.  [P1]"""
    for rank in range(box.ranks):
        for suit in range(box.suits):
            box.deck[rank * SUITS + suit] = 1


# --- Equity -------------------------------------------------------------------------------------


@rule
def equity(box, one, two, flop):
    """Return the chance to beat one unknown hand, with all possible hands equally likely.

    A tie counts as half a win.
    """
    mine = strength(box, one, two, flop)
    halves, hands = 0, 0
    for a in range(DECK):
        if box.deck[a] and a != one and a != two and a != flop:
            for b in range(a):
                if box.deck[b] and b != one and b != two and b != flop:
                    other = strength(box, a, b, flop)
                    halves += mine > other
                    halves += mine >= other
                    hands += 1
    return halves / (2.0 * hands)
