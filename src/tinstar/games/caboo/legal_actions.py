"""List the legal actions of Caboo fast, row by row. The objections state the same rules."""

from tinstar.engine.compiler import rule
from tinstar.games.caboo.actions import (
    CALL,
    DISCARD,
    DRAW,
    GIVE,
    LOOK,
    MINE,
    PASS,
    STACK,
    SWAP,
    TRADE,
    TRADE_FOR,
    TURN_OVER,
    Objection,
)
from tinstar.games.caboo.calls_and_claims import objection_to_claiming, objection_to_taking
from tinstar.games.caboo.components import EMPTY, NOWHERE, PLACES, Power
from tinstar.games.caboo.rounds import may_call_in_a_window
from tinstar.games.caboo.stacking import is_locked
from tinstar.games.caboo.state import Phase
from tinstar.games.caboo.turn_actions import can_trade_with_somebody


@rule
def legal_actions(box, s, out):
    """Write all legal actions to `out` and return how many there are.

    Each possible action is written to `out`, but the next one overwrites an illegal action
    (decision 0004).
    """
    if s.phase == Phase.WINDOW:
        return legal_answers(box, s, out)
    if s.phase == Phase.TURN:
        out[0] = CALL
        n = 1 if s.caller == NOWHERE else 0
        out[n] = DRAW
        return n + 1
    if s.phase == Phase.PLAY:
        return legal_plays(box, s, out)
    if s.phase == Phase.NAME:
        return legal_names(box, s, out)
    if s.phase == Phase.GIVE:
        return legal_gifts(s, out)
    if s.phase == Phase.TRADE:
        return others_cards(box, s, out, 0, TRADE_FOR)
    n = own_cards(s, out, 0, SWAP) if objection_to_taking(s) == Objection.NONE else 0
    return all_cards(box, s, out, n, STACK)


@rule
def legal_answers(box, s, out):
    out[0] = PASS
    out[1] = MINE
    n = 2 if objection_to_claiming(box, s, s.mover) == Objection.NONE else 1
    out[n] = CALL
    return n + may_call_in_a_window(box, s, s.mover)


@rule
def row(s, out, n, seat, first, without):
    """Write `first` + place for each card of a row, except the places in the bit set `without`."""
    for at in range(s.places[seat]):
        out[n] = first + at
        n += (s.face[seat, at] != EMPTY) & ~(without >> at) & 1
    return n


@rule
def own_cards(s, out, n, first):
    return row(s, out, n, s.mover, first, 0)


@rule
def all_cards(box, s, out, n, first):
    """Write an action for each card of every seat that is not locked and was not named before."""
    for seat in range(box.players):
        if not is_locked(box, s, seat):
            n = row(s, out, n, seat, first + seat * PLACES, named_in(s, seat, 0))
    return n


@rule
def others_cards(box, s, out, n, first):
    for seat in range(box.players):
        if seat != s.mover and not is_locked(box, s, seat):
            n = row(s, out, n, seat, first + seat * PLACES, 0)
    return n


@rule
def named_in(s, seat, since):
    """Return the named places of a row, from number `since` on, as bits."""
    places, first = 0, seat * PLACES
    for i in range(since, s.named_count):
        at = int(s.named[i]) - first
        places |= (0 <= at < PLACES) << (at & 31)  # avoids a branch, which would be mispredicted
    return places


@rule
def legal_plays(box, s, out):
    out[0] = DISCARD
    n, power = 1, box.power[s.drawn]
    if power == Power.LOOK_AT_OWN:
        n = own_cards(s, out, n, LOOK + s.mover * PLACES)
    elif power == Power.LOOK_AT_ANOTHERS:
        n = others_cards(box, s, out, n, LOOK)
    n = own_cards(s, out, n, SWAP)
    if power == Power.TRADE and can_trade_with_somebody(box, s):
        n = own_cards(s, out, n, TRADE)
    if s.cards[s.mover] > 0:
        n = all_cards(box, s, out, n, STACK)
    return n


@rule
def legal_names(box, s, out):
    n = all_cards(box, s, out, 0, STACK) if s.named_count < s.cards[s.mover] else 0
    out[n] = TURN_OVER
    return n + 1


@rule
def legal_gifts(s, out):
    mover = int(s.mover)
    return row(s, out, 0, mover, GIVE, named_in(s, mover, s.turned))
