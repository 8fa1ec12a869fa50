"""Resample a state of Rin Tin Tin, for searches and leak checks.

Unseen Boodle Cards are dealt anew.
"""

from tinstar.engine.compiler import rule
from tinstar.engine.random_streams import pick
from tinstar.games.rin_tin_tin.components import DENOMINATIONS


@rule
def deal_unseen(box, v, seat, stream):
    """Deal the Boodle Cards that the seat does not see, all deals equally likely.

    First put all these cards into the deck, then deal from the deck to the players whose cards are
    hidden.
    """
    for card in range(DENOMINATIONS):
        v.deck[card] = box.boodle_copies[card]
        for other in range(box.players):
            v.deck[card] -= v.boodle[other, card]
    for other in range(box.players):
        for _ in range(hidden_cards(v, other)):
            card = pick(stream, v.deck, DENOMINATIONS)
            v.deck[card] -= 1
            v.boodle[other, card] += 1


@rule
def hidden_cards(v, seat):
    """Return how many cards of a seat are hidden: all of its cards, or none."""
    hidden = int(v.boodle_cards[seat])
    for card in range(DENOMINATIONS):
        hidden -= v.boodle[seat, card]
    return hidden
