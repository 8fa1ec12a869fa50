"""25 Outlaws: between rounds, all players redistribute their gang's money in secret."""

from tinstar.engine.compiler import rule
from tinstar.games.outlaws25.actions import Objection
from tinstar.games.outlaws25.components import NONE
from tinstar.games.outlaws25.set_up_rounds_and_winning import living, next_of_the_circle, wealth
from tinstar.games.outlaws25.state import Phase


@rule
def ask_the_next_to_lay_out(box, s):
    """Players with several Outlaws are asked in turn. Then the hand begins.  [N3] [N7] [R4]"""
    while next_of_the_circle(box, s):
        if living(box, s, s.mover) > 1:
            s.count = 0
            s.phase = Phase.LAY_OUT
            return
    move_the_money(box, s)
    s.phase = Phase.ANTE


@rule
def move_the_money(box, s):
    """All money moves at the same time, as the players have laid it out.  [N3] [N4] [R4]"""
    for seat in range(box.players):
        for row in range(box.row):
            if s.plan[seat, row] != NONE:
                s.money[seat, row] = s.plan[seat, row]
                s.plan[seat, row] = NONE


@rule
def place_asked_for(s):
    """Return the place that gets money now: first the marked Outlaw's, then from the left."""
    row, others = int(s.marker[s.mover]), 0
    while others < s.count:
        row = other_place(s, others)
        others += 1
    return row


@rule
def other_place(s, number):
    """Return the place of a living Outlaw of the mover by number, without the marked Outlaw."""
    row = -1
    for _ in range(number + 1):
        row += 1
        while not s.alive[s.mover, row] or row == s.marker[s.mover]:
            row += 1
    return row


@rule
def still_to_lay_out(box, s):
    """Return the number of chips that the mover has not yet laid out."""
    chips = wealth(box, s, s.mover)
    for row in range(box.row):
        if s.plan[s.mover, row] != NONE:
            chips -= s.plan[s.mover, row]
    return chips


@rule
def has_kept(s):
    """Return whether the mover has kept the money as it was. Then no chips are left to lay out.

    The game asks this player as often as all others, so that nobody notices that the money was
    kept.
    """
    return s.plan[s.mover, place_asked_for(s)] != NONE


@rule
def objection_to_laying_out(box, s, chips):
    """An amount is at most the chips left. For the marked Outlaw, it is at least 100 dollars.
    [N5] [R4] [R5] [R6]
    """
    if has_kept(s):
        return Objection.KEPT
    if s.count == 0 and chips < box.needed:
        return Objection.TOO_LITTLE
    if chips > still_to_lay_out(box, s):
        return Objection.TOO_MUCH
    return Objection.NONE


@rule
def lay_out(box, s, chips):
    """The last Outlaw gets the chips that are left.  [N3] [R4]"""
    s.plan[s.mover, place_asked_for(s)] = chips
    if s.count + 2 == living(box, s, s.mover):
        s.plan[s.mover, other_place(s, s.count)] = still_to_lay_out(box, s)
    go_on_laying_out(box, s)


@rule
def go_on_laying_out(box, s):
    """Count this Outlaw as done. If only one Outlaw is left, go on to the next seat."""
    s.count += 1
    if s.count + 1 == living(box, s, s.mover):
        s.phase = Phase.LAYING_OUT


@rule
def objection_to_keeping(s):
    """A player may keep the money only before laying out any of it.  [R5]"""
    if s.count > 0 and not has_kept(s):
        return Objection.NOT_KEPT
    return Objection.NONE


@rule
def keep(box, s):
    """All the money stays where it is. The game asks this player as often as all others.  [R5]"""
    if s.count == 0:
        keep_the_money(box, s, s.mover)
    go_on_laying_out(box, s)


@rule
def keep_the_money(box, s, seat):
    """All money stays where it is, except for chips that the marked Outlaw needs.  [R5]"""
    for row in range(box.row):
        if s.alive[seat, row]:
            s.plan[seat, row] = s.money[seat, row]
    bring_to_the_marked(box, s, int(seat))


@rule
def bring_to_the_marked(box, s, seat):
    """Move as much money as the marked Outlaw needs, and no more.

    Take it from the richest other Outlaw first. If two are equally rich, take it from the left one.
    [R5]
    """
    marked = int(s.marker[seat])
    while s.plan[seat, marked] < box.needed:
        giver = NONE
        for row in range(box.row):
            if row != marked and (giver == NONE or s.plan[seat, row] > s.plan[seat, giver]):
                giver = row
        gift = min(box.needed - s.plan[seat, marked], s.plan[seat, giver])
        s.plan[seat, giver] -= gift
        s.plan[seat, marked] += gift
