"""Resample a state of Calaboose, for searches and leak checks: deal the unseen cards anew."""

from tinstar.engine.compiler import rule
from tinstar.engine.random_streams import pick
from tinstar.games.calaboose.actions import KINDS_OF_OUTLAW
from tinstar.games.calaboose.components import CELLS, EMPTY, KINDS, Card


@rule
def deal_unseen(box, v, seat, stream):
    """Deal the unseen cards to hands and pile.

    Each deal that fits the known facts is equally likely. Cards that are known to lie in a hand are
    dealt first. Other facts are only numbers: how many cards of a hand are not Hucksters, or cannot
    be in a jail. The deal is repeated until it fits these facts too.
    """
    if v.dealer == EMPTY:
        return
    gather_the_unseen(box, v, seat)
    deal_the_hands(box, v, seat, stream)
    while not fits_what_is_known(box, v):
        take_the_hands_back(box, v, seat)
        deal_the_hands(box, v, seat, stream)


@rule
def gather_the_unseen(box, v, seat):
    """Put all cards in the pile, except those that the seat sees or knows."""
    for card in range(KINDS):
        v.draw_pile[card] = box.copies[card] - v.discards[card] - v.hand[seat, card]
        for other in range(box.players):
            if other != seat:
                v.draw_pile[card] -= v.known[seat, other, card]
    for jail in range(box.players):
        for cell in range(CELLS):
            leave_out(v, v.jail[jail, cell])
            leave_out(v, v.attacker[jail, cell])
    leave_out(v, v.sent)
    leave_out(v, v.partner)


@rule
def leave_out(v, card):
    if card != EMPTY:
        v.draw_pile[card] -= 1


@rule
def deal_the_hands(box, v, seat, stream):
    """Deal first the hands that are known to have only cards that cannot be in a jail."""
    for first in (KINDS_OF_OUTLAW, 0):
        for other in range(box.players):
            if other != seat and first == least_kind(v, other):
                deal_a_hand(v, seat, other, first, stream)


@rule
def least_kind(v, seat):
    """Return the lowest kind of card that a hand may contain."""
    if v.specials[seat] > 0 and v.specials[seat] == v.hand_size[seat]:
        return KINDS_OF_OUTLAW
    return 0


@rule
def deal_a_hand(v, seat, other, first, stream):
    missing = int(v.hand_size[other])
    for card in range(KINDS):
        v.hand[other, card] = v.known[seat, other, card]
        missing -= v.known[seat, other, card]
    for _ in range(missing):
        card = first + pick(stream, v.draw_pile[first:], KINDS - first)
        v.draw_pile[card] -= 1
        v.hand[other, card] += 1


@rule
def take_the_hands_back(box, v, seat):
    for other in range(box.players):
        if other != seat:
            for card in range(KINDS):
                v.draw_pile[card] += v.hand[other, card] - v.known[seat, other, card]


@rule
def fits_what_is_known(box, v):
    for seat in range(box.players):
        if v.hand_size[seat] - v.hand[seat, Card.HUCKSTER] < v.not_hucksters[seat]:
            return False
        specials = 0
        for card in range(KINDS_OF_OUTLAW, KINDS):
            specials += v.hand[seat, card]
        if specials < v.specials[seat]:
            return False
    return True
