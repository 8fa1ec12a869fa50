"""Calaboose: the cards that are never in a jail, and the optional redraw at the beginning."""

from tinstar.engine.compiler import rule
from tinstar.games.calaboose.actions import Objection
from tinstar.games.calaboose.components import EMPTY, KINDS, SEATS, Card
from tinstar.games.calaboose.set_up_turns_and_end import (
    begin_turn,
    draw_up,
    end_the_game,
    left_of,
    take_from_hand,
)
from tinstar.games.calaboose.state import ANYONE, Ending, Phase

# --- Bad Whiskey --------------------------------------------------------------------------------


@rule
def objection_to_whiskey(box, s, seat):
    """Bad Whiskey is played at the start of a turn, against any other player.  [H1] [H2] [R4]"""
    if s.hand[s.mover, Card.BAD_WHISKEY] == 0:
        return Objection.NOT_IN_HAND
    if seat >= box.players:
        return Objection.NO_SUCH_SEAT
    if seat == s.mover:
        return Objection.OWN_HAND
    return Objection.NONE


@rule
def play_whiskey(box, s, seat):
    """Name another player, discard the Whiskey and draw. Then others may stop it.  [H1] [R24]"""
    discard_special(s, s.mover, Card.BAD_WHISKEY)
    s.named = seat
    draw_up(box, s, s.mover, Phase.WHISKEY_PLAYED)


@rule
def discard_special(s, seat, card):
    """Discard a special card from a hand."""
    take_from_hand(s, seat, card)
    s.discards[card] += 1


@rule
def whiskey_goes_on(box, s):
    """A Bad Whiskey that is its player's last card ends the game. No hands are traded.  [R26]"""
    if s.hand_size[s.drawer] == 0:
        end_the_game(box, s, Ending.OUT_OF_CARDS)
    elif s.phase == Phase.CANCELLED:
        begin_turn(s)
    else:
        s.phase = Phase.WHISKEY
        s.mover = s.named


@rule
def objection_to_cancelling(box, s):
    """A player stops a Bad Whiskey with a Bad Whiskey of their own.  [H3] [R25]"""
    if s.hand[s.mover, Card.BAD_WHISKEY] == 0:
        return Objection.NO_WHISKEY
    return Objection.NONE


@rule
def cancel(box, s):
    """Both Whiskeys are discarded, and hands are kept. The player who stopped the first one draws.
    [H3] [R25]
    """
    discard_special(s, s.mover, Card.BAD_WHISKEY)
    draw_up(box, s, s.mover, Phase.CANCELLED)


@rule
def allow(box, s):
    """The named player is asked first; by option, all others follow to the left.  [O3] [R25]"""
    asked = left_of(box, s.badge if s.mover == s.named else s.mover)
    if asked == s.named:
        asked = left_of(box, asked)
    if asked != s.badge and box.whiskey_cancel_by == ANYONE:
        s.mover = asked
    else:
        trade_hands(s, s.badge, s.named)
        begin_turn(s)


@rule
def trade_hands(s, one, other):
    """Hands are traded, not jails. Each player knows the cards that they gave away.

    Other facts known about a hand move with the hand.  [H1] [R26]
    """
    trade(s.hand_size, one, other)
    trade(s.not_hucksters, one, other)
    trade(s.specials, one, other)
    for card in range(KINDS):
        trade(s.hand[:, card], one, other)
        for seat in range(SEATS):
            trade(s.known[seat, :, card], one, other)
        s.known[one, one, card] = 0
        s.known[other, other, card] = 0
        s.known[one, other, card] = s.hand[other, card]
        s.known[other, one, card] = s.hand[one, card]


@rule
def trade(row, one, other):
    """Exchange two entries of a row."""
    kept = row[one]
    row[one] = row[other]
    row[other] = kept


# --- Jail Break ---------------------------------------------------------------------------------


@rule
def objection_to_jail_break(s):
    """A player plays Jail Break at the start of a turn, for any kind, even if no jail contains it.
    [K1] [K3] [R27]
    """
    if s.hand[s.mover, Card.JAIL_BREAK] == 0:
        return Objection.NOT_IN_HAND
    return Objection.NONE


@rule
def play_jail_break(box, s, card):
    """Name a kind, discard the Jail Break and draw. Then the prisoners leave.  [K1] [R27]"""
    discard_special(s, s.mover, Card.JAIL_BREAK)
    s.breaks_out = card
    draw_up(box, s, s.mover, Phase.JAIL_BREAK)


@rule
def break_out(box, s):
    """All prisoners of the kind that are not locked down leave the player's jail.
    [K1] [K2] [R27]"""
    for cell in range(box.cells):
        if s.jail[s.mover, cell] == s.breaks_out and not s.locked[s.mover, cell]:
            s.discards[s.breaks_out] += 1
            s.jail[s.mover, cell] = EMPTY
    s.breaks_out = EMPTY
    if s.hand_size[s.mover] == 0:
        end_the_game(box, s, Ending.OUT_OF_CARDS)
    else:
        begin_turn(s)


# --- Optional rules: a hand full of Hucksters -------------------------------------------------


@rule
def objection_to_redrawing(box, s):
    """Four or more Hucksters in the opening hand may be redrawn.  [O1]"""
    if s.hand[s.mover, Card.HUCKSTER] < box.redraw_from:
        return Objection.TOO_FEW_HUCKSTERS
    return Objection.NONE


@rule
def redraw(box, s):
    """All Hucksters of a hand are discarded face up. So its other cards are known not to be any.
    [O1]
    """
    hucksters = s.hand[s.mover, Card.HUCKSTER]
    s.hand[s.mover, Card.HUCKSTER] = 0
    s.hand_size[s.mover] -= hucksters
    s.discards[Card.HUCKSTER] += hucksters
    s.not_hucksters[s.mover] = s.hand_size[s.mover]
    draw_up(box, s, s.mover, Phase.REDRAWN)


@rule
def offer_the_next(box, s):
    """Each player is asked once. A redraw is finished before the next is asked.  [O2] [R2]"""
    if s.mover == s.dealer:
        begin_turn(s)
    else:
        s.phase = Phase.MULLIGAN
        s.mover = left_of(box, s.mover)
