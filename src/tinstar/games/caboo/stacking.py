"""Stacking in Caboo: on the drawn card, or with "Mine!" on the top card of the centre."""

from tinstar.engine.compiler import rule
from tinstar.games.caboo.actions import Objection
from tinstar.games.caboo.calls_and_claims import open_the_window
from tinstar.games.caboo.card_moves import (
    everybody,
    lay_the_drawn_card,
    lift_to_the_centre,
    lowest_gap,
    move,
    pile_has_a_card,
    put,
    take_from_the_pile,
)
from tinstar.games.caboo.components import EMPTY, NOWHERE, PLACES
from tinstar.games.caboo.rounds import end_the_round
from tinstar.games.caboo.state import How, Phase

# --- naming the cards -----------------------------------------------------------------------------


@rule
def is_locked(box, s, seat):
    """By option no other player may use the caller's cards.  [O1]"""
    return box.lock_caller and seat == s.caller and seat != s.mover


@rule
def objection_to_touching(box, s, seat, at):
    """Return the objection to using the card at a place, or none if an unlocked card lies there."""
    if s.face[seat, at] == EMPTY:
        return Objection.NO_CARD_THERE
    if is_locked(box, s, seat):
        return Objection.LOCKED
    return Objection.NONE


@rule
def is_named(s, place, since):
    """Return whether a place is among the named places, from index `since` on."""
    for i in range(since, s.named_count):
        if s.named[i] == place:
            return True
    return False


@rule
def objection_to_stacking(box, s, seat, place):
    """A player may name any cards, right or wrong, but no more than they have.  [P9] [M4] [R7]"""
    if s.cards[s.mover] == 0:
        return Objection.NO_CARD_OF_YOURS  # [R22]
    why = objection_to_touching(box, s, seat, place)
    if why != Objection.NONE:
        return why
    if is_named(s, seat * PLACES + place, 0):
        return Objection.NAMED_ALREADY
    if s.named_count == s.cards[s.mover]:
        return Objection.TOO_MANY_NAMED
    return Objection.NONE


@rule
def stack(s, seat, place):
    """Lay down the drawn card, name a card to stack on it, and maybe more cards.  [P9] [P12]"""
    if s.phase == Phase.PLAY:
        lay_the_drawn_card(s)
    s.named[s.named_count] = seat * PLACES + place
    s.named_count += 1
    s.phase = Phase.NAME


# --- turning them over ----------------------------------------------------------------------------


@rule
def turn_over(box, s):
    """The cards are turned over one by one, in the order in which they were named.
    [R7] [R8] [M5] [R12]"""
    while s.turned < s.named_count:
        place = s.named[s.turned]
        seat, at = place // PLACES, place % PLACES
        s.turned += 1
        if s.face[seat, at] != s.top:
            is_wrong(box, s, seat, at)
            return
        lift_to_the_centre(box, s, seat, at)
        s.stacked = 1  # [R9]
        if seat != s.mover:
            s.gap = place
            s.phase = Phase.GIVE
            return
    end_the_stack(box, s)


@rule
def end_the_stack(box, s):
    forget_the_names(s)
    open_the_window(box, s)


@rule
def forget_the_names(s):
    for i in range(s.named_count):
        s.named[i] = NOWHERE
    s.named_count = 0
    s.turned = 0


@rule
def objection_to_giving(s, place):
    """A player gives a card of their own, but none named and still face down.  [P10] [P11] [R7]"""
    if s.face[s.mover, place] == EMPTY:
        return Objection.NO_CARD_THERE
    if is_named(s, s.mover * PLACES + place, s.turned):
        return Objection.STILL_TO_TURN_OVER
    return Objection.NONE


@rule
def give(box, s, place):
    """The card goes into the place that was emptied. Neither player looks at it.  [P10] [R7]"""
    move(box, s, s.mover, place, s.gap // PLACES, s.gap % PLACES)
    turn_over(box, s)


# --- what if someone stacks a wrong card? ---------------------------------------------------------


@rule
def is_wrong(box, s, seat, at):
    """A wrong card is shown to all and goes back, and the player gets a penalty.

    Cards that were named after the wrong card do not count.  [X1] [R8] [R13]
    """
    s.seen[seat, at] = everybody(box)
    s.shown = seat * PLACES + at
    if s.mover != s.active:
        s.barred |= 1 << s.mover
    forget_the_names(s)
    if s.cards[s.mover] >= box.row:
        open_the_window(box, s)  # the row has no room for a penalty  [R23]
    elif pile_has_a_card(box, s):
        s.phase = Phase.PENALTY
    else:
        end_the_round(s, How.NO_CARDS)  # [R21]


@rule
def pay_the_penalty(box, s, rank):
    """The player gets one more card, which no player sees.  [X2] [R23]"""
    take_from_the_pile(s, rank)
    put(s, s.mover, lowest_gap(s, s.mover), rank, 0)
    open_the_window(box, s)
