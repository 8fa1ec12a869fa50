"""Showdown: the sheriff's round, and his look around."""

from tinstar.engine.compiler import rule
from tinstar.games.showdown.actions import Objection
from tinstar.games.showdown.components import LOOKOUT, Answer
from tinstar.games.showdown.set_up_plans_and_end import disguises
from tinstar.games.showdown.state import THE_OTHERS, Phase


@rule
def patrol(box, s):
    """The sheriff goes clockwise to the next full vault or to his lookout. He passes over roofs.
    [G1] [G2] [L8] [R17]
    """
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
    """A bandit is in the open if no rock hides it, but by option never the active player's bandit.

    [L2] [L7] [R18] [O2]
    """
    if box.lookout_finds == THE_OTHERS and seat == s.turn:
        return False
    return not box.rock_on[s.bandit[seat]]


@rule
def may_hide(box, s, seat):
    """A player in the open may hide if they have bucks to lose and a disguise.  [L5] [R19]"""
    return is_in_the_open(box, s, seat) and s.bucks[seat] > 0 and disguises(s, seat) > 0


@rule
def ask_from(box, s, place):
    """The next player with a choice is asked. After the last, all pay or hide.  [R20]"""
    for ahead in range(place, box.players):
        seat = (s.turn + ahead) % box.players
        if may_hide(box, s, seat):
            s.mover = seat
            s.phase = Phase.LOOKOUT
            return
    show_the_answers(box, s)


@rule
def places_ahead(box, s, seat):
    """Return how far a seat is clockwise from the player whose turn it is."""
    return (seat - s.turn) % box.players


@rule
def objection_to_using(s, disguise):
    """A player may use any disguise that they own.  [L5] [H5] [Q6] [R19]"""
    if s.disguise[s.mover, disguise] == 0:
        return Objection.NO_SUCH_DISGUISE
    return Objection.NONE


@rule
def answer(box, s, how):
    """An answer is secret until all seats that are asked have answered.  [R20]"""
    s.answer[s.mover] = how
    ask_from(box, s, places_ahead(box, s, s.mover) + 1)


@rule
def hide(box, s, disguise):
    """A player uses a disguise, and so hides. Like paying, this answer is secret.  [L5] [R20]"""
    answer(box, s, Answer.MUSTACHE + disguise)


@rule
def show_the_answers(box, s):
    """Everybody in the open pays or uses a disguise. Money boxes are safe.  [L3] [L4] [L5] [L6]"""
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
