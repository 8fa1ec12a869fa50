"""Heuristic evaluation of Caboo, used by the greedy and the search players.

These functions use only cards that the seat has seen, even if a search has filled in all other
cards. So the evaluation gives a value to looking at a card. The constants were tuned by self-play.
"""

import math

from tinstar.engine.compiler import rule
from tinstar.engine.float_functions import exp
from tinstar.games.caboo.components import EMPTY, NOWHERE, PLACES, Answer
from tinstar.games.caboo.rounds import cost_of_a_wrong_call
from tinstar.games.caboo.state import Phase

UNKNOWN = 1.0  # a seat's own unseen card counts as the mean value plus this
KEPT = 4.5  # assumed value of a card that its owner has seen
DOUBT = 2.0  # points by which two sums may differ from the estimate, besides unseen cards
DOUBT_OF_A_CARD = 2.0  # added times the root of the number of unseen cards
LATER = 0.6  # share of a sum that counts while more turns will come
HOPE = 0.35  # share of a sum that a seat saves if the sum is certainly the least
TURN_TO_COME = 1.5  # gain of a turn
CLAIM = 0.6  # share of a claim's gain that counts: another player may be first
IDLE_CLAIM = -3.0  # a claim that would bring nothing must still do something
MISS = -7.0  # a wrong stack
NEVER = -1000.0  # for a player who is out
SPREAD = 25.0  # points by which the expected result may be wrong
HORIZON = 40  # decisions in a playout: most rounds are over by then


@rule
def worth(box, s, seat):
    """Return the expected points of a seat after this round, times -1: fewer points are better."""
    if not s.playing >> seat & 1:
        return NEVER
    points = -float(s.total[seat])
    if s.phase == Phase.REVEALED:
        return points
    return points - points_to_come(box, s, seat) + at_hand(box, s, seat)


@rule
def points_to_come(box, s, seat):
    """Return the expected cost of the round. A call is a bet on having the least sum."""
    own = believed_sum(box, s, seat, seat)
    sure = chance_of_the_least(box, s, seat, own)
    if s.caller == seat or s.answer[seat] == Answer.CABOO:
        return sure * box.reward + (1.0 - sure) * cost_of_a_wrong_call(box, own)
    if s.caller != NOWHERE:
        return own * (1.0 - sure)
    return LATER * own * (1.0 - HOPE * sure)


# --- beliefs of a seat ----------------------------------------------------------------------------


@rule
def mean_value(box):
    return box.deck_sum / box.deck


@rule
def believed(box, s, viewer, seat, at):
    """Return the value of a card, or the expected value if `viewer` has not seen the card."""
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
    """Return the chance that every other seat has a higher sum.

    The function treats the seats' sums as independent and at least 0. For a player who has drawn a
    card and will play it after this window, it lowers the sum.
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
            chance *= 1.0 / (1.0 + exp(-more / scale))
    return chance


@rule
def dearest(box, s, seat):
    """Return the value of the seat's own card that it believes to be the highest."""
    most = 0.0
    for at in range(s.places[seat]):
        if s.face[seat, at] != EMPTY:
            most = max(most, believed(box, s, seat, seat, at))
    return most


# --- pending gains --------------------------------------------------------------------------------


@rule
def at_hand(box, s, seat):
    """Return the expected gain of the seat's claim, drawn card or pending decision."""
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
    """Return the gain of stacking a card.

    The gain is negative unless the seat knows that the card is right. For another player's card,
    the gain includes that the seat gives away one of its own cards.
    """
    if not s.seen[other, at] >> seat & 1 or s.face[other, at] != s.top:
        return MISS
    if other == seat:
        return float(box.value[s.top])
    return dearest(box, s, seat)


@rule
def gain_of_a_claim(box, s, seat):
    """Return the gain of the best action after a claim."""
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
