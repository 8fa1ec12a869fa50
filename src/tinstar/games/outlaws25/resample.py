"""Resample a state of 25 Outlaws, for searches and leak checks.

Unseen cards and money are dealt anew.
"""

from tinstar.engine.compiler import rule
from tinstar.engine.random_streams import below
from tinstar.games.outlaws25.components import COLOUR, DECK, NONE, ROW
from tinstar.games.outlaws25.money_redistribution import keep_the_money
from tinstar.games.outlaws25.reward_cards import KINDS
from tinstar.games.outlaws25.set_up_rounds_and_winning import left_of, living, wealth
from tinstar.games.outlaws25.showdown import hand_of
from tinstar.games.outlaws25.state import KEPT, SHOWN, Phase


@rule
def deal_unseen(box, v, seat, stream):
    """Draw unseen Outlaws, Rewards, poker cards and laid-out money, each uniformly at random."""
    deal_outlaws(box, v, seat, stream)
    deal_rewards(box, v, seat, stream)
    deal_poker_cards(box, v, seat, stream)
    while not fits_the_showdown(box, v):
        deal_poker_cards(box, v, seat, stream)
    if v.phase == Phase.LAY_OUT:
        lay_out_money(box, v, seat, stream)


# --- Outlaws ------------------------------------------------------------------------------------


@rule
def deal_outlaws(box, v, seat, stream):
    """Deal each face-down Outlaw from the unseen Outlaws of its colour, all equally likely."""
    for other in range(box.players):
        if other != seat and not v.out[other] and not box.hand_only:
            seen = 0
            for row in range(box.row):
                if v.face_up[other, row]:
                    seen |= 1 << int(v.outlaw[other, row])
            for row in range(outlaws_drawn(box, v, other)):
                if not v.face_up[other, row]:
                    outlaw = one_of(stream, seen, COLOUR)
                    seen |= 1 << outlaw
                    v.outlaw[other, row] = outlaw


@rule
def outlaws_drawn(box, v, seat):
    """Return how many Outlaws a seat has drawn. Each seat draws its gang in turn, from seat A."""
    if v.phase != Phase.GANG or seat < v.mover:
        return int(box.row)
    return int(v.count) if seat == v.mover else 0


@rule
def one_of(stream, seen, n):
    """Return one of n things, except those in the bit set `seen`."""
    left = n
    for thing in range(n):
        left -= seen >> thing & 1
    thing, number = 0, below(stream, left)
    while seen >> thing & 1 or number > 0:
        number -= not seen >> thing & 1
        thing += 1
    return thing


# --- Rewards ------------------------------------------------------------------------------------


@rule
def deal_rewards(box, v, seat, stream):
    """Deal each hidden Reward from the copies that are left, all equally likely."""
    for other in range(box.players):
        if other != seat:
            for row in range(box.row):
                if v.holds[other, row]:
                    v.reward[other, row] = one_of_the_rewards(box, v, stream)


@rule
def one_of_the_rewards(box, v, stream):
    total = 0
    for kind in range(KINDS):
        total += rewards_left(box, v, kind)
    kind, number = 0, below(stream, total) - rewards_left(box, v, 0)
    while number >= 0:
        kind += 1
        number -= rewards_left(box, v, kind)
    return kind


@rule
def rewards_left(box, v, kind):
    left = int(box.reward_copies[kind])
    for seat in range(box.players):
        for row in range(box.row):
            left -= v.reward[seat, row] == kind
    return left


# --- poker cards --------------------------------------------------------------------------------


@rule
def deal_poker_cards(box, v, seat, stream):
    """Deal the hidden hands and the cards laid aside from all cards that the seat has not seen."""
    seen = 0
    for card in range(DECK):
        seen |= (1 - int(box.deck[card])) << card
    if v.flop != NONE:
        seen |= 1 << int(v.flop)
    for other in range(box.players):
        if other == seat or v.shown[other] == SHOWN:
            for card in range(v.cards[other]):
                seen |= 1 << int(v.hole[other, card])
    if v.aside[seat] != NONE:
        seen |= 1 << int(v.aside[seat])
    for other in range(box.players):
        if other != seat:
            if v.shown[other] != SHOWN:
                for card in range(v.cards[other]):
                    v.hole[other, card] = one_of(stream, seen, DECK)
                    seen |= 1 << int(v.hole[other, card])
            if v.laid_aside[other]:
                v.aside[other] = one_of(stream, seen, DECK)
                seen |= 1 << int(v.aside[other])


@rule
def fits_the_showdown(box, v):
    """Return whether the hands fit: if a player may hide a hand, an earlier hand must beat it."""
    if v.phase != Phase.SHOWING:
        return True
    seat, best = (v.mover - v.asked + 1 + box.players) % box.players, -1
    for _ in range(v.asked):
        if v.shown[seat] == SHOWN:
            best = max(best, hand_of(box, v, seat))
        elif v.shown[seat] == KEPT or seat == v.mover:
            if hand_of(box, v, seat) >= best:
                return False
        seat = left_of(box, seat)
    return True


# --- money laid out unseen ----------------------------------------------------------------------


@rule
def lay_out_money(box, v, seat, stream):
    """Draw how players have laid out their money in secret.

    For a player who has finished, draw one of the possible ways to lay out all the money. A player
    who has made the first of two decisions has either laid out money for the marked Outlaw, or
    keeps all the money as it was.
    """
    for other in range(box.players):
        if other != seat and living(box, v, other) > 1:
            spare = wealth(box, v, other) - box.needed
            if order_of(box, v, other) < order_of(box, v, v.mover):
                lay_out_all(box, v, other, spare, stream)
            elif other == v.mover and v.count > 0:
                answer = below(stream, spare + 2)
                if answer > spare:
                    keep_the_money(box, v, other)
                else:
                    v.plan[other, v.marker[other]] = box.needed + answer


@rule
def order_of(box, v, seat):
    """Return the number of seats from the dealer's left neighbour to a seat."""
    return (seat - v.dealer - 1 + 2 * box.players) % box.players


@rule
def lay_out_all(box, v, seat, spare, stream):
    """Divide the spare money among the Outlaws. All divisions are equally likely."""
    cut = below(stream, spare + 1)
    later = cut
    if living(box, v, seat) == ROW:
        one, other = below(stream, spare + 2), below(stream, spare + 1)
        other += other >= one
        cut, later = min(one, other), max(one, other) - 1
    v.plan[seat, v.marker[seat]] = box.needed + cut
    parts = 0
    for row in range(box.row):
        if v.alive[seat, row] and row != v.marker[seat]:
            v.plan[seat, row] = spare - later if parts == 0 else later - cut
            parts += 1
