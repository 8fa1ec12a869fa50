"""Resample a state of Showdown, for searches and leak checks: deal the unseen cards anew."""

from tinstar.engine.compiler import rule
from tinstar.engine.random_streams import below, pick
from tinstar.games.showdown.action_phase import BITS, MASK, symbols_in_hand
from tinstar.games.showdown.components import DISGUISES, EMPTY, KINDS, OPEN, Answer
from tinstar.games.showdown.sheriff import may_hide, places_ahead
from tinstar.games.showdown.state import Phase


@rule
def deal_unseen(box, v, seat, stream):
    """Deal the unseen cards to hands and pile.

    Each deal that fits the known facts is equally likely. Cards that are known to lie in a hand are
    dealt first. A player who has named a symbol must have enough cards with it. The hand of this
    player is dealt before all other hands, again and again until it has enough.
    """
    gather_the_unseen(box, v, seat)
    if v.phase == Phase.LAY and v.turn != seat:
        deal_a_hand(v, v.turn, stream)
        while not can_lay_enough(box, v):
            take_back(v, v.turn)
            deal_a_hand(v, v.turn, stream)
    for other in range(box.players):
        if other != seat and not (v.phase == Phase.LAY and v.turn == other):
            deal_a_hand(v, other, stream)
    if v.phase == Phase.LOOKOUT:
        guess_the_answers(box, v, seat, stream)


@rule
def gather_the_unseen(box, v, seat):
    """Put all cards in the pile, except those that the seat sees or knows."""
    for card in range(KINDS):
        v.pile[card] = box.copies[card] - v.discards[card] - v.laid[card]
        for other in range(box.players):
            v.pile[card] -= v.hand[seat, card] if other == seat else v.known[other, card]
    for slot in range(OPEN):
        if v.open_card[slot] != EMPTY:
            v.pile[v.open_card[slot]] -= 1


@rule
def deal_a_hand(v, other, stream):
    missing = int(v.hand_size[other])
    for card in range(KINDS):
        v.hand[other, card] = v.known[other, card]
        missing -= v.known[other, card]
    for _ in range(missing):
        card = pick(stream, v.pile, KINDS)
        v.pile[card] -= 1
        v.hand[other, card] += 1


@rule
def take_back(v, other):
    for card in range(KINDS):
        v.pile[card] += v.hand[other, card] - v.known[other, card]


@rule
def can_lay_enough(box, v):
    """The cards in hand and on the table must have enough of the symbol that was named.  [A4]"""
    held = symbols_in_hand(v, v.turn) >> BITS * int(v.symbol) & MASK
    return held + v.left[v.symbol] >= box.symbols_needed


@rule
def guess_the_answers(box, v, seat, stream):
    """Draw the secret answers of seats that were asked earlier: pay, or use a disguise."""
    for other in range(box.players):
        before = places_ahead(box, v, other) < places_ahead(box, v, v.mover)
        if before and other != seat and may_hide(box, v, other):
            choice = below(stream, 1 + v.disguise[other, 0] + v.disguise[other, 1])
            v.answer[other] = Answer.PAY
            for disguise in range(DISGUISES):
                choice -= v.disguise[other, disguise]
                if choice == 0 and v.disguise[other, disguise]:
                    v.answer[other] = Answer.MUSTACHE + disguise
