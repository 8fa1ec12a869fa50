"""Showdown: holdups and brawls, in which dice are rolled one after the other."""

from tinstar.engine.compiler import rule
from tinstar.games.showdown.actions import Objection
from tinstar.games.showdown.components import DIE_OUTCOMES, EMPTY, NUMBERS, SHERIFF_FACE, Symbol
from tinstar.games.showdown.set_up_plans_and_end import disguises, left_of
from tinstar.games.showdown.state import HIDE, Phase


@rule
def die_of(group):
    """Return the die of a group of symbols: holdups and brawls have one die each.  [C4]"""
    return group - Symbol.HOLDUP


@rule
def faces_of_the_die(box, s, out):
    """Each face of the die is equally likely.  [R21]"""
    die = die_of(s.group)
    for number in range(NUMBERS):
        out[number] = box.faces[die, number]
    out[SHERIFF_FACE] = box.sheriff_faces[die]
    return DIE_OUTCOMES


@rule
def roll(box, s, outcome):
    """The numbers on the dice add up. A sheriff on a die discovers a player who uses no disguise.
    [H1] [H2] [H3] [R21]

    A brawl is rolled like a holdup, even if the other players have no bucks.  [Q1] [Q2] [Q4] [R24]
    """
    s.rolled[die_of(s.group)] = outcome
    s.steps -= 1
    s.phase = Phase.UNDER_WAY
    if outcome != SHERIFF_FACE:
        s.haul += outcome
    elif rock_hides(box, s):
        return
    elif disguises(s, s.turn) > 0:
        s.phase = Phase.DISCOVERED
    else:
        be_discovered(s)


@rule
def rock_hides(box, s):
    """By option the sheriff on a die does not find a player behind a rock.  [R21] [O3]"""
    return box.rocks_and_dice == HIDE and box.rock_on[s.bandit[s.turn]] == 1


@rule
def be_discovered(s):
    """The rest of the group of symbols is replaced by one step of the sheriff.
    [H3] [H4] [Q4] [Q5] [R21]
    """
    s.haul = 0
    s.group = Symbol.SHERIFF
    s.steps = 1
    s.phase = Phase.UNDER_WAY


@rule
def use_disguise(s, disguise):
    """After a disguise is used, the roll counts as blank, and the disguise goes back to the board.
    [H5] [H6] [Q6] [Q7]
    """
    s.disguise[s.turn, disguise] = 0
    s.phase = Phase.UNDER_WAY


@rule
def take_the_haul(s):
    """The stockpile pays for a holdup.  [H1] [H2] [R28]"""
    s.bucks[s.turn] += s.haul
    s.haul = 0


# --- Sharing out a brawl --------------------------------------------------------------------------


@rule
def share_out(box, s):
    """Victims pay in turn. The player is asked only if there is a choice.  [Q3] [R22] [R23]"""
    while s.victim != s.turn:
        least = least_to_steal(box, s)
        if least < most_to_steal(s):
            s.phase = Phase.STEAL
            return
        steal(box, s, least)
    s.haul = 0
    s.group = EMPTY


@rule
def most_to_steal(s):
    """Return the most bucks that the player can take from the current victim."""
    return min(int(s.haul), int(s.bucks[s.victim]))


@rule
def least_to_steal(box, s):
    """Return the bucks that later victims cannot pay. Money boxes are safe.  [M2] [R22]"""
    rest, seat = int(s.haul), left_of(box, s.victim)
    while seat != s.turn:
        rest -= s.bucks[seat]
        seat = left_of(box, seat)
    return max(0, min(rest, most_to_steal(s)))


@rule
def objection_to_stealing(box, s, bucks):
    """The victims pay the rolled sum. Who rolled decides how much each pays.  [Q3] [R22]"""
    if bucks < least_to_steal(box, s):
        return Objection.TOO_FEW_BUCKS
    if bucks > most_to_steal(s):
        return Objection.TOO_MANY_BUCKS
    return Objection.NONE


@rule
def steal(box, s, bucks):
    """The bucks go to the player who rolled, face up. Then the next victim pays.  [Q1] [Q3]"""
    s.bucks[s.victim] -= bucks
    s.bucks[s.turn] += bucks
    s.haul -= bucks
    s.victim = left_of(box, s.victim)
    s.phase = Phase.UNDER_WAY
