"""List the legal actions of Calaboose fast, with sets of outlaws (decision 0004)."""

from tinstar.engine.compiler import rule
from tinstar.games.calaboose.actions import (
    ACCEPT,
    ALLOW,
    CANCEL,
    DEFEND_FROM_HAND,
    DEFEND_FROM_JAIL,
    JAIL_BREAK,
    KEEP,
    KINDS_OF_OUTLAW,
    LOCK,
    PASS,
    PUT,
    REDIRECT,
    REDRAW,
    SEND,
    SEND_NOWHERE,
    WHISKEY,
    Objection,
)
from tinstar.games.calaboose.components import CELLS, EMPTY, Card
from tinstar.games.calaboose.defending import is_a_duel, is_to_be_answered
from tinstar.games.calaboose.sending import own_cells_count
from tinstar.games.calaboose.set_up_turns_and_end import jail_is_full
from tinstar.games.calaboose.special_cards import objection_to_cancelling, objection_to_redrawing
from tinstar.games.calaboose.state import FREELY, Phase


@rule
def legal_actions(box, s, out):
    """Write all legal actions to `out` and return how many there are.

    The objections state the same rules one action at a time. A set of outlaws is a number with a
    bit for each kind. Each candidate is written, but the count grows only if the candidate is in
    the set. This avoids a branch in the compiled code.
    """
    if s.phase == Phase.TURN:
        return legal_in_a_turn(box, s, out)
    if s.phase == Phase.DEFENCE:
        return legal_in_defence(box, s, out)
    if s.phase == Phase.MULLIGAN:
        out[0], out[1] = KEEP, REDRAW
        return 1 + (objection_to_redrawing(box, s) == Objection.NONE)
    if s.phase == Phase.WHISKEY:
        out[0], out[1] = ALLOW, CANCEL
        return 1 + (objection_to_cancelling(box, s) == Objection.NONE)
    return legal_redirections(box, s, out)


@rule
def outlaws_in_hand(s, seat):
    """Return the set of outlaws in a hand."""
    held = 0
    for card in range(KINDS_OF_OUTLAW):
        held |= (s.hand[seat, card] > 0) << card
    return held


@rule
def outlaws_for(box, s, mover, jail, cell):
    """Return the set of outlaws that `mover` may send to a cell, by `objection_to_place`."""
    if jail == mover or s.locked[jail, cell] or s.chain[jail, cell]:
        return 0
    return int(box.may_cover[s.jail[jail, cell]])


@rule
def write(out, n, first, outlaws):
    """Write `first` + card for each card of a set. Return the new number of actions."""
    for card in range(KINDS_OF_OUTLAW):
        out[n] = first + card
        n += outlaws >> card & 1
    return n


@rule
def legal_in_a_turn(box, s, out):
    mover = int(s.mover)
    held = outlaws_in_hand(s, mover)
    full = jail_is_full(box, s, mover)
    n = write(out, 0, PUT, 0 if full else held)
    for cell in range(box.cells):
        out[n] = LOCK + cell
        n += full and not s.locked[mover, cell]
    placeable = 0
    for jail in range(box.players):
        for cell in range(box.cells):
            outlaws = held & outlaws_for(box, s, mover, jail, cell)
            placeable |= outlaws
            n = write(out, n, SEND + (jail * CELLS + cell) * KINDS_OF_OUTLAW, outlaws)
    n = write(out, n, SEND_NOWHERE, 0 if own_cells_count(box, s) else held & ~placeable)
    out[n] = PASS
    n += (held == 0 and not full) or box.passing == FREELY
    return legal_special_cards(box, s, out, n)


@rule
def legal_special_cards(box, s, out, n):
    if s.hand[s.mover, Card.BAD_WHISKEY]:
        for target in range(box.players):
            out[n] = WHISKEY + target
            n += target != s.mover
    if s.hand[s.mover, Card.JAIL_BREAK]:
        n = write(out, n, JAIL_BREAK, -1)
    return n


@rule
def legal_in_defence(box, s, out):
    mover = int(s.mover)
    held = outlaws_in_hand(s, mover)
    asked, n = 0, 0
    for cell in range(box.cells):
        asked |= is_to_be_answered(s, mover, cell) << cell
        out[n] = ACCEPT + cell
        n += asked >> cell & 1
    for cell in range(box.cells):
        if asked >> cell & 1:
            outlaws = held & box.may_beat[s.attacker[mover, cell]]
            n = write(out, n, DEFEND_FROM_HAND + cell * KINDS_OF_OUTLAW, outlaws)
    for cell in range(box.cells):
        if asked >> cell & 1:
            outlaws = int(box.may_beat[s.attacker[mover, cell]])
            for prisoner in range(box.cells):
                out[n] = DEFEND_FROM_JAIL + cell * CELLS + prisoner
                ready = outlaw_ready(s, mover, prisoner, s.attacker[mover, cell])
                n += ready & outlaws != 0
    return n


@rule
def outlaw_ready(s, seat, cell, attacker):
    """Return the prisoner of a cell as a set.

    If `objection_to_releasing` forbids the prisoner to defend, the set is empty.
    """
    card = s.jail[seat, cell]
    if card == EMPTY or s.locked[seat, cell] or s.chain[seat, cell]:
        return 0
    if is_a_duel(card, attacker) and s.used[seat, cell]:
        return 0
    return 1 << card


@rule
def legal_redirections(box, s, out):
    mover, card, wanted = int(s.mover), int(s.sent), 1 + (s.partner != EMPTY)
    n = 0
    for jail in range(box.players):
        before = n
        for cell in range(box.cells):
            out[n] = REDIRECT + jail * CELLS + cell
            n += outlaws_for(box, s, mover, jail, cell) >> card & 1
        if s.phase == Phase.PARTNER:
            if jail != s.partner_jail:
                n = before
        elif n - before < wanted:
            n = before
    return n
