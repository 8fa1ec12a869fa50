"""25 Outlaws: showing cards and winning the hand."""

from tinstar.engine.compiler import rule
from tinstar.games.outlaws25.betting import players_in_hand
from tinstar.games.outlaws25.components import NONE
from tinstar.games.outlaws25.poker import strength
from tinstar.games.outlaws25.set_up_rounds_and_winning import (
    left_of,
    next_of_the_circle,
    start_a_circle,
    the_richest_win,
)
from tinstar.games.outlaws25.state import KEPT, SHOWN, Ending, Phase

# --- Showing your cards -------------------------------------------------------------------------


@rule
def show_in_turn(box, s):
    """Players who beat or equal the best hand so far must show their hands. Others may hide theirs.
    [G2] [G3] [R20]

    If the game is a single hand, nobody is asked, because nobody could profit from hiding a hand.
    [O2]
    """
    while next_of_the_circle(box, s):
        if s.in_hand[s.mover]:
            if hand_of(box, s, s.mover) >= s.best:
                s.best = hand_of(box, s, s.mover)
                s.shown[s.mover] = SHOWN
            elif box.hand_only:
                s.shown[s.mover] = KEPT
            else:
                s.phase = Phase.SHOWING
                return
    s.phase = Phase.HAND_OVER


@rule
def hand_of(box, s, seat):
    return strength(box, s.hole[seat, 0], s.hole[seat, 1], s.flop)


@rule
def show(s):
    """A player with a beaten hand shows it.  [G3]"""
    s.shown[s.mover] = SHOWN
    s.phase = Phase.SHOWDOWN


@rule
def hide(s):
    """A player with a beaten hand keeps it secret.  [G3] [R20]"""
    s.shown[s.mover] = KEPT
    s.phase = Phase.SHOWDOWN


# --- Winning the hand ---------------------------------------------------------------------------


@rule
def end_the_hand(box, s):
    """The winners get the pot. Hands that were not shown stay secret.  [A1] [P7] [R13] [R16]"""
    divide_the_pot(box, s)
    for seat in range(box.players):
        s.in_hand[seat] = 0
        s.aside[seat] = NONE
        s.laid_aside[seat] = 0
        if s.shown[seat] != SHOWN:
            s.hole[seat, 0] = NONE
            s.hole[seat, 1] = NONE
            s.cards[seat] = 0
    if box.hand_only:
        the_richest_win(box, s, Ending.HAND_PLAYED)  # [O2]
    else:
        start_a_circle(box, s, left_of(box, s.dealer))
        s.phase = Phase.NEXT_BUYER


@rule
def wins_a_share(box, s, seat):
    """The best shown hand wins, or the only player left in the hand.  [A1] [A3] [B6]"""
    if not s.in_hand[seat]:
        return False
    if players_in_hand(box, s) == 1:
        return True
    return hand_of(box, s, seat) == s.best


@rule
def divide_the_pot(box, s):
    """Winners share the pot in tens of dollars. The remaining chips go out from the dealer's left.
    [A3] [R19]

    A pot without a winner goes to the Bank.  [R13]
    """
    winners = 0
    s.hands += 1
    for seat in range(box.players):
        s.winnings[seat] = 0
        winners += wins_a_share(box, s, seat)
    if winners == 0:
        s.bank += s.pot
    else:
        share, rest = s.pot // winners, s.pot % winners
        seat = left_of(box, s.dealer)
        for _ in range(box.players):
            if wins_a_share(box, s, seat):
                s.winnings[seat] = share + (rest > 0)
                s.money[seat, s.marker[seat]] += s.winnings[seat]
                rest -= rest > 0
            seat = left_of(box, seat)
    s.pot = 0
