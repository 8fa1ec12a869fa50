"""Resample a state of Caboo, for searches and leak checks: deal the unseen cards anew."""

from tinstar.engine.compiler import rule
from tinstar.engine.kernel import chances
from tinstar.engine.random_streams import below, pick
from tinstar.games.caboo.actions import Objection
from tinstar.games.caboo.calls_and_claims import objection_to_claiming, somebody_said
from tinstar.games.caboo.components import EMPTY, RANKS, UNSEEN, Answer
from tinstar.games.caboo.rounds import may_call_in_a_window
from tinstar.games.caboo.state import Phase

PASSES = 6  # assumed passes for each claim and each call


@rule
def deal_unseen(box, v, seat, stream):
    """Deal the unseen cards. Each deal that fits the known lots is equally likely.

    Also draw the unseen answers in a window. A pass is drawn about PASSES times as often as a
    claim, and PASSES times as often as a call. A seat claims or calls only if the rules allow it.
    If chance decides next who called or claimed first, draw until the answers fit this event.
    """
    for lot in range(v.lot + 1):
        gather_the_unseen(box, v, lot)
        deal_the_rows(box, v, lot, stream)
    draw_answers(box, v, seat, stream)
    while not fits_what_follows(box, v):
        draw_answers(box, v, seat, stream)


@rule
def gather_the_unseen(box, v, lot):
    """Collect the cards of one lot that are not in the centre and that this seat has not seen."""
    for rank in range(RANKS):
        v.pile[rank] = v.lots[lot, rank]
    for seat in range(box.players):
        for at in range(v.places[seat]):
            if v.face[seat, at] < UNSEEN and v.face[seat, at] != EMPTY:
                v.pile[v.face[seat, at]] -= v.lot_of[seat, at] == lot
    if lot == v.lot and v.drawn != EMPTY and v.drawn != UNSEEN:
        v.pile[v.drawn] -= 1


@rule
def deal_the_rows(box, v, lot, stream):
    """Deal cards to all unseen places of this lot. The remaining cards are the pile."""
    for seat in range(box.players):
        for at in range(v.places[seat]):
            if v.face[seat, at] == UNSEEN and v.lot_of[seat, at] == lot:
                v.face[seat, at] = deal_a_card(v, stream)
    if lot == v.lot and v.drawn == UNSEEN:
        v.drawn = deal_a_card(v, stream)


@rule
def deal_a_card(v, stream):
    rank = pick(stream, v.pile, RANKS)
    v.pile[rank] -= 1
    return rank


# --- chance, drawn quickly ------------------------------------------------------------------------


@rule
def cast(box, s, stream, out):
    """Draw a card of the pile without listing all ranks.

    The probabilities are those of `chances`.
    """
    if s.phase == Phase.DEAL or s.phase == Phase.DRAW or s.phase == Phase.PENALTY:
        drawn, upto, rank = below(stream, s.pile_size), 0, 0
        for each in range(RANKS):  # all ranks: the processor would mispredict an early end
            upto += int(s.pile[each])
            rank += drawn >= upto
        return rank
    return pick(stream, out, chances(box, s, out))


# --- answers given in secret ----------------------------------------------------------------------


@rule
def draw_answers(box, v, seat, stream):
    for other in range(box.players):
        if other != seat and v.answered >> other & 1:
            v.answer[other] = an_answer(box, v, other, stream)


@rule
def an_answer(box, v, seat, stream):
    said = below(stream, PASSES + 2)
    if said == 0 and objection_to_claiming(box, v, seat) == Objection.NONE:
        return Answer.MINE
    if said == 1 and may_call_in_a_window(box, v, seat):
        return Answer.CABOO
    return Answer.PASS


@rule
def fits_what_follows(box, v):
    """Return whether the drawn answers fit the current phase.

    If chance decides who called first, some seat has called. If chance decides who claimed first,
    some seat has claimed and no seat has called.
    """
    if v.phase == Phase.WHO_CALLED:
        return somebody_said(box, v, Answer.CABOO)
    if v.phase == Phase.WHO_CLAIMED:
        return somebody_said(box, v, Answer.MINE) and not somebody_said(box, v, Answer.CABOO)
    return True
