"""List the legal actions of 25 Outlaws fast. The objections state the same rules."""

from tinstar.engine.compiler import rule
from tinstar.games.outlaws25.actions import (
    AMOUNT,
    BET,
    BUY,
    CALL,
    CHECK,
    COWER,
    FIGHT,
    FOLD,
    HIDE,
    HOLD_UP,
    KEEP,
    LAY_ASIDE,
    PARDON,
    PASS,
    PLAY,
    RAISE,
    ROB,
    SHOW,
    SLOW,
    STAND,
    Objection,
)
from tinstar.games.outlaws25.betting import is_a_size, limit
from tinstar.games.outlaws25.components import COLOUR, RANKS, ROW
from tinstar.games.outlaws25.holdups import objection_to_cowering
from tinstar.games.outlaws25.money_redistribution import has_kept, still_to_lay_out
from tinstar.games.outlaws25.reward_cards import objection_to_buying, objection_to_playing
from tinstar.games.outlaws25.set_up_rounds_and_winning import objection_to_standing
from tinstar.games.outlaws25.state import Phase


@rule
def legal_actions(box, s, out):
    """Write all legal actions to `out` and return how many there are.

    Each candidate is written, but the count grows only if there is no objection to it.
    """
    if s.phase == Phase.BETTING:
        return legal_bets(box, s, out)
    if s.phase == Phase.RAISING:
        return legal_amounts(box, s, out)
    if s.phase == Phase.LAY_OUT:
        return legal_layouts(box, s, out)
    if s.phase == Phase.WINDOW or s.phase == Phase.BUYING or s.phase == Phase.CONFRONTED:
        out[0] = PASS
        n = legal_plays(box, s, out, 1)
        return legal_purchases(box, s, out, n) if s.phase == Phase.BUYING else n
    if s.phase == Phase.HOLDING_UP or s.phase == Phase.ROBBING or s.phase == Phase.HELD_UP:
        return legal_in_a_holdup(box, s, out)
    return legal_choices(s, out)


@rule
def legal_plays(box, s, out, n):
    for row in range(box.row):
        if s.holds[s.mover, row]:
            out[n] = PLAY + row
            n += objection_to_playing(box, s, row) == Objection.NONE
    return n


@rule
def legal_purchases(box, s, out, n):
    for row in range(box.row):
        out[n] = BUY + row
        n += objection_to_buying(box, s, row) == Objection.NONE
    return n


@rule
def legal_bets(box, s, out):
    n = legal_plays(box, s, out, 0)
    more = s.high < limit(box, s)
    out[n] = FOLD
    if s.high == 0:
        out[n + 1], out[n + 2] = CHECK, BET
    else:
        out[n + 1], out[n + 2] = CALL, RAISE
    return n + 2 + more


@rule
def legal_amounts(box, s, out):
    """Write the amounts from the least bet to the limit or, by option, only the allowed sizes."""
    room = limit(box, s) - s.high
    n, least = 0, min(s.ante, room)
    if not box.few_bets:
        for chips in range(least, room + 1):
            out[n] = AMOUNT + chips
            n += 1
        return n
    for chips in range(least, room + 1):
        out[n] = AMOUNT + chips
        n += is_a_size(box, s, chips, room)
    return n


@rule
def legal_layouts(box, s, out):
    kept = has_kept(s)
    n = 0
    if s.count == 0 or kept:
        out[0] = KEEP
        n = 1
    if not kept:
        least = box.needed if s.count == 0 else 0
        for chips in range(least, still_to_lay_out(box, s) + 1):
            out[n] = AMOUNT + chips
            n += 1
    return n


@rule
def legal_in_a_holdup(box, s, out):
    if s.phase == Phase.HOLDING_UP:
        out[0], n = PASS, 1
        for row in range(box.row):
            out[n] = HOLD_UP + row
            n += s.alive[s.mover, row]
        return n
    if s.phase == Phase.ROBBING:
        n = 0
        for seat in range(box.players):
            if seat != s.mover:
                for row in range(box.row):
                    out[n] = ROB + seat * ROW + row
                    n += s.alive[seat, row]
        return n
    n = legal_plays(box, s, out, 0)
    out[n], out[n + 1] = FIGHT, COWER
    return n + 1 + (objection_to_cowering(box, s) == Objection.NONE)


@rule
def legal_choices(s, out):
    """Write the legal actions to `out`, in phases with few choices. None depends on money."""
    n = 0
    if s.phase == Phase.ARRANGE:
        for outlaw in range(COLOUR):
            out[n] = STAND + outlaw
            n += objection_to_standing(s, outlaw) == Objection.NONE
    elif s.phase == Phase.PARDON:
        for rank in range(RANKS):
            out[n] = PARDON + rank
            n += s.wanted[s.mover, s.card_row, rank] > 0
    elif s.phase == Phase.SLOW:
        out[0], out[1], n = SLOW, SLOW + 1, 2
    elif s.phase == Phase.LAY_ASIDE:
        out[0], out[1], n = LAY_ASIDE, LAY_ASIDE + 1, 2
    else:
        out[0], out[1], n = SHOW, HIDE, 2
    return n
