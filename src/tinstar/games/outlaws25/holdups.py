"""25 Outlaws: holdups, and the Wanted cards that they bring."""

from tinstar.engine.compiler import rule
from tinstar.games.outlaws25.actions import Objection
from tinstar.games.outlaws25.components import NONE, RANKS, ROW, SEATS
from tinstar.games.outlaws25.duels import face_off
from tinstar.games.outlaws25.state import Phase

# --- Holdups ------------------------------------------------------------------------------------


@rule
def offer_a_holdup(s):
    """The dealer may hold up another player once a round, unless the dealer is out.
    [H1] [L9] [R34] [S10]
    """
    if s.out[s.dealer]:
        s.phase = Phase.ROUND
    else:
        s.mover = s.dealer
        s.phase = Phase.HOLDING_UP


@rule
def pass_the_holdup(s):
    """The round is over if the dealer passes.  [H2]"""
    s.phase = Phase.ROUND


@rule
def objection_to_holding_up(box, s, place):
    """The dealer may use any of their Outlaws, even one that sat out the hand.  [H3] [R34]"""
    if place >= box.row:
        return Objection.NO_SUCH_PLACE
    if not s.alive[s.mover, place]:
        return Objection.DEAD
    return Objection.NONE


@rule
def hold_up(s, place):
    """The dealer names the attacker."""
    face_off(s, s.mover * ROW + place, NONE)
    s.phase = Phase.ROBBING


@rule
def objection_to_robbing(box, s, seat, place):
    """The victim is any Outlaw of another player, rich or poor.  [H1] [H3] [R34]"""
    if seat >= box.players or place >= box.row:
        return Objection.NO_SUCH_PLACE
    if seat == s.mover:
        return Objection.OWN_GANG
    if not s.alive[seat, place]:
        return Objection.DEAD
    return Objection.NONE


@rule
def rob(s, seat, place):
    """Both Outlaws are named. Now the victim's owner chooses to fight or to cower.  [H4]"""
    s.duellist[1] = seat * ROW + place
    s.mover = seat
    s.phase = Phase.HELD_UP


@rule
def objection_to_cowering(box, s):
    """An Outlaw with 30 dollars or less cannot cower.  [H9]"""
    victim = int(s.duellist[1])
    if s.money[victim // ROW, victim % ROW] <= box.must_fight:
        return Objection.MUST_FIGHT
    return Objection.NONE


@rule
def cower(s):
    """The victim pays half its money, rounded up to ten dollars. No card is shown.  [H8] [R35]"""
    attacker, victim = int(s.duellist[0]), int(s.duellist[1])
    half = (s.money[victim // ROW, victim % ROW] + 1) // 2
    s.money[victim // ROW, victim % ROW] -= half
    s.money[attacker // ROW, attacker % ROW] += half
    s.phase = Phase.HOLDUP_OVER


# --- Wanted cards -------------------------------------------------------------------------------


@rule
def end_the_holdup(box, s):
    """An attacker who survives gets a Wanted card, if one is left.  [W1] [R33] [R36]"""
    attacker = int(s.duellist[0])
    left = 0
    for rank in range(RANKS):
        left += wanted_left(box, s, rank)
    if s.alive[attacker // ROW, attacker % ROW] and left > 0:
        s.phase = Phase.WANTED
    else:
        s.phase = Phase.ROUND


@rule
def wanted_left(box, s, rank):
    """Return how many Wanted cards of a rank lie in the deck."""
    left = int(box.wanted_copies[rank])
    for seat in range(SEATS):
        for row in range(ROW):
            left -= s.wanted[seat, row, rank]
    return left


@rule
def weigh_wanted_cards(box, s, out):
    for rank in range(RANKS):
        out[rank] = wanted_left(box, s, rank)
    return RANKS


@rule
def draw_a_wanted_card(s, rank):
    """The Wanted card lies face up on the attacker, beside the attacker's other Wanted cards.
    [W2] [W3] [W4]
    """
    attacker = int(s.duellist[0])
    s.wanted[attacker // ROW, attacker % ROW, rank] += 1
    s.phase = Phase.ROUND
