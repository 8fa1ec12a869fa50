"""25 Outlaws: redistributing money between rounds, all at once and unseen."""

from tinstar.engine.compiler import rule
from tinstar.games.outlaws25.actions import Objection
from tinstar.games.outlaws25.components import NONE
from tinstar.games.outlaws25.set_up_rounds_and_winning import living, next_of_the_circle, wealth
from tinstar.games.outlaws25.state import Phase


@rule
def ask_the_next_to_lay_out(box, s):
    """Who has several Outlaws is asked; when all are ready the hand begins.  [N3] [N7] [R4]"""
    while next_of_the_circle(box, s):
        if living(box, s, s.mover) > 1:
            s.count = 0
            s.phase = Phase.LAY_OUT
            return
    move_the_money(box, s)
    s.phase = Phase.ANTE


@rule
def move_the_money(box, s):
    """At once, as everybody has laid it out.  [N3] [N4] [R4]"""
    for seat in range(box.players):
        for row in range(box.row):
            if s.plan[seat, row] != NONE:
                s.money[seat, row] = s.plan[seat, row]
                s.plan[seat, row] = NONE


@rule
def place_asked_for(s):
    """First the marked Outlaw, then the others from the left."""
    row, others = int(s.marker[s.mover]), 0
    while others < s.count:
        row = other_place(s, others)
        others += 1
    return row


@rule
def other_place(s, number):
    """The place of one of the mover's living Outlaws without the marker, counted from the left."""
    row = -1
    for _ in range(number + 1):
        row += 1
        while not s.alive[s.mover, row] or row == s.marker[s.mover]:
            row += 1
    return row


@rule
def still_to_lay_out(box, s):
    """What the mover's gang owns, less what has been laid out."""
    chips = wealth(box, s, s.mover)
    for row in range(box.row):
        if s.plan[s.mover, row] != NONE:
            chips -= s.plan[s.mover, row]
    return chips


@rule
def has_kept(s):
    """Who keeps the money has laid all of it out, but is asked as often as anybody else."""
    return s.plan[s.mover, place_asked_for(s)] != NONE


@rule
def objection_to_laying_out(box, s, chips):
    """So much as there is; 100 dollars at least on the marked Outlaw.  [N5] [R4] [R5] [R6]"""
    if has_kept(s):
        return Objection.KEPT
    if s.count == 0 and chips < box.needed:
        return Objection.TOO_LITTLE
    if chips > still_to_lay_out(box, s):
        return Objection.TOO_MUCH
    return Objection.NONE


@rule
def lay_out(box, s, chips):
    """The last Outlaw gets what is left.  [N3] [R4]"""
    s.plan[s.mover, place_asked_for(s)] = chips
    if s.count + 2 == living(box, s, s.mover):
        s.plan[s.mover, other_place(s, s.count)] = still_to_lay_out(box, s)
    go_on_laying_out(box, s)


@rule
def go_on_laying_out(box, s):
    s.count += 1
    if s.count + 1 == living(box, s, s.mover):
        s.phase = Phase.LAYING_OUT


@rule
def objection_to_keeping(s):
    """Said of all the money at once, not of a rest.  [R5]"""
    if s.count > 0 and not has_kept(s):
        return Objection.NOT_KEPT
    return Objection.NONE


@rule
def keep(box, s):
    """Of all the money at once; who was asked so already is only asked as often as others.  [R5]"""
    if s.count == 0:
        keep_the_money(box, s, s.mover)
    go_on_laying_out(box, s)


@rule
def keep_the_money(box, s, seat):
    """It lies as before, but for what the marked Outlaw is short of.  [R5]"""
    for row in range(box.row):
        if s.alive[seat, row]:
            s.plan[seat, row] = s.money[seat, row]
    bring_to_the_marked(box, s, int(seat))


@rule
def bring_to_the_marked(box, s, seat):
    """The least move: from the richer of the others first, from the left one of two alike.  [R5]"""
    marked = int(s.marker[seat])
    while s.plan[seat, marked] < box.needed:
        giver = NONE
        for row in range(box.row):
            if row != marked and (giver == NONE or s.plan[seat, row] > s.plan[seat, giver]):
                giver = row
        gift = min(box.needed - s.plan[seat, marked], s.plan[seat, giver])
        s.plan[seat, giver] -= gift
        s.plan[seat, marked] += gift
