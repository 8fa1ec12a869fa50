"""A turn of Caboo, in the order of the blog post that describes the game.

Tags in brackets are clauses of RULES.md. `rounds.py` has the beginning and the end of a round,
`stacking.py` has stacking, and `calls_and_claims.py` has "Mine!".
"""

from tinstar.engine.compiler import rule
from tinstar.games.caboo.actions import Objection
from tinstar.games.caboo.calls_and_claims import objection_to_taking, open_the_window
from tinstar.games.caboo.card_moves import (
    exchange,
    lay_the_drawn_card,
    lift_to_the_centre,
    pile_has_a_card,
    put,
    take_from_the_pile,
)
from tinstar.games.caboo.components import EMPTY, PLACES, Power
from tinstar.games.caboo.rounds import end_the_round
from tinstar.games.caboo.stacking import is_locked, objection_to_touching
from tinstar.games.caboo.state import ANY_TIME, How, Phase

# --- drawing --------------------------------------------------------------------------------------


@rule
def draw(box, s):
    """A player draws from the pile, never from the centre.  [P1] [R2] [R21]"""
    if pile_has_a_card(box, s):
        s.phase = Phase.DRAW
    else:
        end_the_round(s, How.NO_CARDS)


@rule
def look_at_the_drawn_card(box, s, rank):
    """Only the player who drew a card sees it.

    By option, other players may call before the drawn card is played.  [E2] [O4]
    """
    take_from_the_pile(s, rank)
    s.drawn = rank
    s.phase = Phase.PLAY
    if box.calling == ANY_TIME:
        open_the_window(box, s)


@rule
def discard(box, s):
    """A player may lay down the drawn card without using its power.  [P2] [R1]"""
    lay_the_drawn_card(s)
    open_the_window(box, s)


# --- the power of a card --------------------------------------------------------------------------


@rule
def objection_to_looking(box, s, seat, place):
    """A 6 or 7 looks at one of the player's own cards, an 8 or 9 at another's.  [P3] [P4] [R3]"""
    power = box.power[s.drawn]
    if power != Power.LOOK_AT_OWN and power != Power.LOOK_AT_ANOTHERS:
        return Objection.NO_SUCH_POWER
    if power == Power.LOOK_AT_OWN and seat != s.mover:
        return Objection.ONLY_YOUR_OWN
    if power == Power.LOOK_AT_ANOTHERS and seat == s.mover:
        return Objection.NOT_YOUR_OWN
    return objection_to_touching(box, s, seat, place)


@rule
def look(box, s, seat, place):
    """All players see which card is looked at, but only the player who looks sees its face.
    [P3] [P4] [P6] [R5] [R6]
    """
    lay_the_drawn_card(s)
    s.seen[seat, place] |= 1 << s.mover
    s.glance[s.mover] = seat * PLACES + place
    open_the_window(box, s)


@rule
def can_trade_with_somebody(box, s):
    for seat in range(box.players):
        if seat != s.mover and s.cards[seat] > 0 and not is_locked(box, s, seat):
            return True
    return False


@rule
def objection_to_trading(box, s, place):
    """A 10 or Jack trades a card of the player's own.  [P5] [R3] [R4] [R22]"""
    if box.power[s.drawn] != Power.TRADE:
        return Objection.NO_SUCH_POWER
    if s.face[s.mover, place] == EMPTY:
        return Objection.NO_CARD_THERE
    if not can_trade_with_somebody(box, s):
        return Objection.NOBODY_TO_TRADE_WITH
    return Objection.NONE


@rule
def trade(s, place):
    """The player lays down the drawn card and names one of their own cards to trade.  [P5] [P6]"""
    lay_the_drawn_card(s)
    s.traded = place
    s.phase = Phase.TRADE


@rule
def objection_to_trading_for(box, s, seat, place):
    """The trade is for a card of one other player.  [P5] [R4]"""
    if seat == s.mover:
        return Objection.NOT_YOUR_OWN
    return objection_to_touching(box, s, seat, place)


@rule
def trade_for(box, s, seat, place):
    """The two cards change places, and no player looks at them.  [P5] [R4]"""
    exchange(box, s, s.mover, s.traded, seat, place)
    open_the_window(box, s)


# --- swapping -------------------------------------------------------------------------------------


@rule
def objection_to_swapping(s, place):
    """The drawn card, or after "Mine!" the top card, replaces a card of the player's own.
    [P7] [P8] [M2]"""
    why = objection_to_taking(s)  # allowed for a card that has just been drawn
    if why != Objection.NONE:
        return why
    if s.face[s.mover, place] == EMPTY:
        return Objection.NO_CARD_THERE
    return Objection.NONE


@rule
def swap(box, s, place):
    """The card swapped out goes to the centre, without its power.  [P7] [R3]"""
    lift_to_the_centre(box, s, s.mover, place)
    put(s, s.mover, place, s.drawn, 1 << s.mover)
    s.drawn = EMPTY
    open_the_window(box, s)
