"""Etiquette of Showdown: whom a brawl robs, wasted disguises, and games that are lost."""

from tinstar.engine.compiler import rule
from tinstar.games.showdown.actions import DRAW, LEAVE, STEAL, TAKE, USE
from tinstar.games.showdown.components import LOOKOUT
from tinstar.games.showdown.holdups_and_brawls import least_to_steal, most_to_steal
from tinstar.games.showdown.scoring import score
from tinstar.games.showdown.set_up_plans_and_end import cards_face_up, left_of
from tinstar.games.showdown.sheriff import next_station
from tinstar.games.showdown.state import Phase


@rule
def manners(box, s, action, sure):
    """A considerate player lets those who are ahead pay for a brawl, keeps a disguise that would
    save nothing, and does not end a game that somebody else would win.
    """
    if action >= STEAL:
        return -1 if robs_the_wrong_one(box, s, action - STEAL) else 0
    if USE <= action < LEAVE and s.phase == Phase.DISCOVERED:
        return -1 if saves_nothing(box, s) else 0
    if TAKE <= action < DRAW:
        return -1 if loses_with_the_last_card(box, s) else 0
    return 0


@rule
def robs_the_wrong_one(box, s, bucks):
    """Return whether a victim pays too little or too much, compared with those who come later.

    A victim who would still be ahead of all of them pays as much as possible. Any other victim pays
    only what those who are ahead cannot pay later.
    """
    own, best, others_pay = score(box, s, s.victim), 0, 0
    seat = left_of(box, s.victim)
    while seat != s.turn:
        theirs = score(box, s, seat)
        best = max(best, theirs)
        if theirs - s.haul > own:
            others_pay += s.bucks[seat]
        seat = left_of(box, seat)
    if own - s.haul > best:
        return bucks < most_to_steal(s)
    return bucks > max(least_to_steal(box, s), s.haul - others_pay)


@rule
def saves_nothing(box, s):
    """Return whether a disguise against the sheriff on a die would save no bucks.

    It saves nothing if all rolls are made and brought none, unless the sheriff's step would take
    him to his lookout.
    """
    return s.haul == 0 and s.steps == 0 and next_station(box, s, s.sheriff) != LOOKOUT


@rule
def loses_with_the_last_card(box, s):
    """Return whether the player who takes the last face-up card would lose."""
    if s.pile_size > 0 or cards_face_up(s) > 1 or box.by_score:
        return False
    own = score(box, s, s.mover) + box.bucks_per_card
    for seat in range(box.players):
        if seat != s.mover and score(box, s, seat) > own:
            return True
    return False
