"""The rules of Tinsel, in the order of RULES.md.

Functions marked `@rule` take records and integers and return integers. They neither roll nor raise.
For a chance event they set a phase of `flow` in which chance acts.
"""

from tinsel.actions import Objection
from tinsel.components import NOBODY, WARES, Ware
from tinsel.state import Ending, Phase
from tinstar.engine.compiler import rule

# --- set up ---------------------------------------------------------------------------------------


@rule
def set_up(box, s):
    """All wares are in the pile.  [S1]"""
    s.phase = Phase.DEAL
    s.peddler = NOBODY
    s.customer = NOBODY
    for place in range(len(s.offer)):
        s.offer[place] = Ware.NONE
    for ware in range(WARES):
        s.pile[ware] = box.copies[ware]
        s.pile_size += box.copies[ware]


@rule
def dealt_to(box, s):
    """The next ware goes to the first hand that is not full.  [S2]"""
    seat = 0
    while s.hand_size[seat] == box.hand_size:
        seat += 1
    return seat


@rule
def wares_of_the_pile(s, out):
    """Each ware of the pile is equally likely.  [S2]"""
    for ware in range(WARES):
        out[ware] = s.pile[ware]
    return WARES


@rule
def is_dealt_to(box, s, seat):
    """Only the player who is dealt a ware sees it.  [S2]"""
    return seat == dealt_to(box, s)


@rule
def deal(box, s, ware):
    """A ware is dealt; when all hands are full, chance names the peddler.  [S2] [S3]"""
    seat = dealt_to(box, s)
    s.pile[ware] -= 1
    s.pile_size -= 1
    s.hand[seat, ware] += 1
    s.hand_size[seat] += 1
    if s.hand_size[box.players - 1] == box.hand_size:
        s.phase = Phase.FIRST


@rule
def name_the_peddler(s, seat):
    """Each seat is equally likely.  [S3]"""
    s.peddler = seat
    s.phase = Phase.OFFER


# --- play -----------------------------------------------------------------------------------------


@rule
def objection_to_offering(box, s, ware, seat):
    """A peddler offers a ware from hand to another player.  [P1]"""
    if seat >= box.players:
        return Objection.NOBODY_THERE
    if seat == s.peddler:
        return Objection.YOURSELF
    if s.hand[s.peddler, ware] == 0:
        return Objection.NOT_HELD
    return Objection.NONE


@rule
def offer(box, s, ware, seat):
    """The ware lies there wrapped: only its peddler knows what it is.  [P1]"""
    s.hand[s.peddler, ware] -= 1
    s.hand_size[s.peddler] -= 1
    s.offer[s.peddler] = ware
    s.customer = seat
    s.offered += 1
    s.phase = Phase.ANSWER


@rule
def take(box, s):
    """The ware is unwrapped on the customer's shelf.  [P2] [P3]"""
    s.shelf[s.customer, s.offer[s.peddler]] += 1
    pass_on(box, s)


@rule
def leave(box, s):
    """The ware stays wrapped on the peddler's own shelf.  [P2] [P4]"""
    if box.unwrap_all:  # [O1]
        s.shelf[s.peddler, s.offer[s.peddler]] += 1
    else:
        s.wrapped[s.peddler, s.offer[s.peddler]] += 1
        s.wrapped_size[s.peddler] += 1
    pass_on(box, s)


@rule
def pass_on(box, s):
    """The next player is the peddler.  [P5]"""
    s.offer[s.peddler] = Ware.NONE
    s.customer = NOBODY
    s.peddler = (s.peddler + 1) % box.players
    s.phase = Phase.OFFER
    if s.offered == box.hand_size * box.players:
        unwrap_all(box, s)


# --- the end --------------------------------------------------------------------------------------


@rule
def unwrap_all(box, s):
    """The game is over, and everybody sees every shelf.  [E1]"""
    s.phase = Phase.OVER
    for seat in range(box.players):
        s.wrapped_size[seat] = 0
        for ware in range(WARES):
            s.shelf[seat, ware] += s.wrapped[seat, ware]
            s.wrapped[seat, ware] = 0


@rule
def score(box, s, seat):
    """All wares on a shelf count, wrapped or not.  [E2]"""
    points = 0
    for ware in range(WARES):
        points += box.value[ware] * (s.shelf[seat, ware] + s.wrapped[seat, ware])
    return points


@rule
def is_winner(box, s, seat):
    """A player wins if nobody has more points.  [E3]"""
    for other in range(box.players):
        if score(box, s, other) > score(box, s, seat):
            return 0
    return 1


@rule
def ending(box, s):
    return Ending.SOLD_OUT if s.phase == Phase.OVER else Ending.NONE


@rule
def longest_game(box, s):
    """Return a bound on the decisions: each ware is offered once, and answered once."""
    return 2 * box.hand_size * box.players
