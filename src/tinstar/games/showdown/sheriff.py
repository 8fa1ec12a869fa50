"""Showdown: the sheriff's round, and what happens when he looks around."""

from tinstar.engine.compiler import rule
from tinstar.games.showdown.actions import Objection
from tinstar.games.showdown.components import LOOKOUT, Answer
from tinstar.games.showdown.set_up_plans_and_end import disguises
from tinstar.games.showdown.state import THE_OTHERS, Phase


@rule
def patrol(box, s):
    """One step clockwise, over roofs, to a full vault or his lookout.  [G1] [G2] [L8] [R17]"""
    s.steps -= 1
    s.sheriff = next_station(box, s, s.sheriff)
    if s.sheriff == LOOKOUT:
        ask_from(box, s, 0)  # [L1]


@rule
def next_station(box, s, station):
    station = (station + 1) % (box.vaults + 1)
    while station != LOOKOUT and not s.vault_open[station - 1]:
        station = (station + 1) % (box.vaults + 1)
    return station


# --- Lookout ------------------------------------------------------------------------------------


@rule
def is_in_the_open(box, s, seat):
    """Not behind a rock at this moment; by option not the player whose turn it is.

    [L2] [L7] [R18] [O2]
    """
    if box.lookout_finds == THE_OTHERS and seat == s.turn:
        return False
    return not box.rock_on[s.bandit[seat]]


@rule
def may_hide(box, s, seat):
    """Has something to lose and a disguise to lose instead.  [L5] [R19]"""
    return is_in_the_open(box, s, seat) and s.bucks[seat] > 0 and disguises(s, seat) > 0


@rule
def ask_from(box, s, place):
    """Ask the next who has a choice, clockwise from the player; then all is paid.  [R20]"""
    for ahead in range(place, box.players):
        seat = (s.turn + ahead) % box.players
        if may_hide(box, s, seat):
            s.mover = seat
            s.phase = Phase.LOOKOUT
            return
    show_the_answers(box, s)


@rule
def places_ahead(box, s, seat):
    """How far clockwise of the player whose turn it is."""
    return (seat - s.turn) % box.players


@rule
def objection_to_using(s, disguise):
    """One that is owned, of free choice.  [L5] [H5] [Q6] [R19]"""
    if s.disguise[s.mover, disguise] == 0:
        return Objection.NO_SUCH_DISGUISE
    return Objection.NONE


@rule
def answer(box, s, how):
    """Kept secret until the last who is asked has answered.  [R20]"""
    s.answer[s.mover] = how
    ask_from(box, s, places_ahead(box, s, s.mover) + 1)


@rule
def hide(box, s, disguise):
    """As secret as paying.  [L5] [R20]"""
    answer(box, s, Answer.MUSTACHE + disguise)


@rule
def show_the_answers(box, s):
    """Everybody in the open pays or uses a disguise; money boxes are safe.  [L3] [L4] [L5] [L6]"""
    for seat in range(box.players):
        if s.phase == Phase.LOOKOUT:
            s.met[seat] = s.answer[seat]
        if s.answer[seat] > Answer.PAY:
            s.disguise[seat, s.answer[seat] - Answer.MUSTACHE] = 0
        elif is_in_the_open(box, s, seat):
            s.bucks[seat] -= min(s.bucks[seat], box.lookout_loss)
        s.answer[seat] = Answer.NONE
    s.mover = s.turn
    s.phase = Phase.UNDER_WAY
