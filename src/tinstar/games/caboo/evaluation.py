"""What a round is worth to the computer players: greedy and the search.

Rules of thumb, not rules: nothing here decides what may be done. A seat judges by what it has seen,
whatever a card may be in the world that a search has made up, so looking is worth something. The
figures were chosen by play against itself.
"""

import math

from tinstar.engine.compiler import rule
from tinstar.games.caboo.components import EMPTY, NOWHERE, PLACES, Answer
from tinstar.games.caboo.rounds import cost_of_a_wrong_call
from tinstar.games.caboo.state import Phase

UNKNOWN = 1.0  # what a card of one's own costs besides its value while one has not seen it
KEPT = 4.5  # what others keep that have seen a card
DOUBT = 2.0  # points by which two sums may differ from what is expected, besides unseen cards
DOUBT_OF_A_CARD = 2.0  # for the root of the number of cards unseen
LATER = 0.6  # of a sum, while there are turns to come
HOPE = 0.35  # of a sum that one will not have to count, if it is sure to be the least
TURN_TO_COME = 1.5  # what a turn brings
CLAIM = 0.6  # of what a claim would bring: somebody else may be first
IDLE_CLAIM = -3.0  # a claim that would bring nothing must still do something
MISS = -7.0  # a wrong stack
NEVER = -1000.0  # for who is out
SPREAD = 25.0  # points by which the outlook of a game may be wrong
HORIZON = 40  # decisions by habit: most rounds are over by then


@rule
def worth(box, s, seat):
    """The points that a seat may expect to have after this round: the fewer, the better."""
    if not s.playing >> seat & 1:
        return NEVER
    points = -float(s.total[seat])
    if s.phase == Phase.REVEALED:
        return points
    return points - points_to_come(box, s, seat) + at_hand(box, s, seat)


@rule
def points_to_come(box, s, seat):
    """What the round will cost: a call is a bet on the least sum."""
    own = believed_sum(box, s, seat, seat)
    sure = chance_of_the_least(box, s, seat, own)
    if s.caller == seat or s.answer[seat] == Answer.CABOO:
        return sure * box.reward + (1.0 - sure) * cost_of_a_wrong_call(box, own)
    if s.caller != NOWHERE:
        return own * (1.0 - sure)
    return LATER * own * (1.0 - HOPE * sure)


# --- what a seat believes -------------------------------------------------------------------------


@rule
def mean_value(box):
    return box.deck_sum / box.deck


@rule
def believed(box, s, viewer, seat, at):
    """What a card counts, as far as `viewer` can know."""
    if s.seen[seat, at] >> viewer & 1:
        return float(box.value[s.face[seat, at]])
    if viewer == seat:
        return mean_value(box) + UNKNOWN
    if s.seen[seat, at] >> seat & 1:
        return KEPT
    return mean_value(box)


@rule
def believed_sum(box, s, viewer, seat):
    points = 0.0
    for at in range(s.places[seat]):
        if s.face[seat, at] != EMPTY:
            points += believed(box, s, viewer, seat, at)
    return points


@rule
def unseen_cards(s, viewer, seat):
    cards = 0
    for at in range(s.places[seat]):
        cards += s.face[seat, at] != EMPTY and not s.seen[seat, at] >> viewer & 1
    return cards


@rule
def chance_of_the_least(box, s, seat, own):
    """That all others have more, each taken on its own. Nobody has less than nothing.

    A player who has drawn, and is still to play the card while others may call, will have less.
    """
    if own == 0.0 and not box.tie_fails_caller:
        return 1.0
    chance, unseen = 1.0, unseen_cards(s, seat, seat)
    for other in range(box.players):
        if other != seat and s.places[other] > 0:
            doubt = math.sqrt(unseen + unseen_cards(s, seat, other))
            scale = DOUBT + DOUBT_OF_A_CARD * doubt
            more = believed_sum(box, s, seat, other) - own
            if other == s.active and s.drawn != EMPTY and s.phase != Phase.PLAY:
                more -= TURN_TO_COME
            chance *= 1.0 / (1.0 + math.exp(-more / scale))
    return chance


@rule
def dearest(box, s, seat):
    """The card of its own that a seat would part with first."""
    most = 0.0
    for at in range(s.places[seat]):
        if s.face[seat, at] != EMPTY:
            most = max(most, believed(box, s, seat, seat, at))
    return most


# --- what is under way ----------------------------------------------------------------------------


@rule
def at_hand(box, s, seat):
    """What the seat is about to gain."""
    if s.answer[seat] == Answer.MINE:
        gain = gain_of_a_claim(box, s, seat)
        return CLAIM * gain if gain > 0 else IDLE_CLAIM
    if seat == s.active and s.drawn != EMPTY:
        return max(0.0, dearest(box, s, seat) - box.value[s.drawn])
    if seat != s.mover:
        return 0.0
    if s.phase == Phase.NAME:
        return gain_of_the_named(box, s, seat)
    if s.phase == Phase.CLAIM:
        return gain_of_a_claim(box, s, seat)
    if s.phase == Phase.TRADE:
        return believed(box, s, seat, seat, s.traded) - KEPT
    return TURN_TO_COME if s.phase == Phase.DRAW else 0.0


@rule
def gain_of_stacking(box, s, seat, other, at):
    """A card that one knows to be right goes, or one of one's own in its stead; else a penalty."""
    if not s.seen[other, at] >> seat & 1 or s.face[other, at] != s.top:
        return MISS
    if other == seat:
        return float(box.value[s.top])
    return dearest(box, s, seat)


@rule
def gain_of_a_claim(box, s, seat):
    """The best of all that a claim could do."""
    gain = MISS
    for other in range(box.players):
        for at in range(s.places[other]):
            if s.face[other, at] != EMPTY:
                gain = max(gain, gain_of_stacking(box, s, seat, other, at))
    if not s.stacked and not s.taken:
        gain = max(gain, dearest(box, s, seat) - box.value[s.top])
    return gain


@rule
def gain_of_the_named(box, s, seat):
    gain = 0.0
    for i in range(s.turned, s.named_count):
        gain += gain_of_stacking(box, s, seat, s.named[i] // PLACES, s.named[i] % PLACES)
    return gain


@rule
def horizon(box, s):
    return HORIZON


@rule
def spread(box, s):
    return SPREAD
