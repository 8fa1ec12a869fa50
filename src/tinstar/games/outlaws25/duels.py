"""25 Outlaws: how to duel. The attacker has the number 0, the defender the number 1."""

from tinstar.engine.compiler import rule
from tinstar.games.outlaws25.components import LAWMAN, ROW, Moment
from tinstar.games.outlaws25.reward_cards import REROLLS
from tinstar.games.outlaws25.set_up_rounds_and_winning import die, one_gang_is_left, start_a_circle
from tinstar.games.outlaws25.state import Phase


@rule
def face_off(s, attacker, defender):
    """Name the two sides of a possible duel, and clear the dice of the last duel."""
    s.duellist[0] = attacker
    s.duellist[1] = defender
    s.ties = 0
    for who in range(2):
        s.bonus[who] = 0
        s.die[who] = 0


@rule
def begin_the_duel(s):
    """Both cards are turned face up, and the dice roll. An Outlaw's card then stays face up.
    [D1] [D2] [D3] [H5] [R12]
    """
    for who in range(2):
        place = s.duellist[who]
        if place != LAWMAN:
            s.face_up[place // ROW, place % ROW] = 1
    roll_both(s)


@rule
def roll_both(s):
    """Each side rolls a die. An opponent of the Outlaw rolls for a Sheriff.  [D4] [D7] [R27]"""
    s.die[0] = 0
    s.die[1] = 0
    s.roller = 0
    s.phase = Phase.ROLL


@rule
def faces_of_the_die(box, out):
    """Each face of a die is equally likely.  [D4]"""
    for face in range(box.die_faces):
        out[face] = 1
    return int(box.die_faces)


@rule
def roll(box, s, face):
    """Players may play Rewards once both dice are rolled.  [D4] [R26]"""
    s.die[s.roller] = face + 1
    if s.pending & REROLLS:  # one die was rolled again
        s.pending &= ~REROLLS
        s.phase = Phase.RESOLVE
    elif s.roller == 0:
        s.roller = 1
    else:
        s.window = Moment.ANY_DUEL
        start_a_circle(box, s, who_speaks_first(box, s))
        s.phase = Phase.SPEAK


@rule
def speed_of(box, s, who):
    """Return the quick-draw speed on a duellist's card."""
    place = s.duellist[who]
    if place == LAWMAN:
        return s.posse[s.confronted]
    return box.speed[s.outlaw[place // ROW, place % ROW]]


@rule
def number_of(box, s, who):
    """Return a duellist's number: the speed, plus the die, plus the points of Rewards.  [D5]"""
    return speed_of(box, s, who) + s.die[who] + s.bonus[who]


@rule
def who_speaks_first(box, s):
    """Return the duellist who is asked first: the one with the lower number, in a tie the attacker.

    A Sheriff is never asked.  [R26]
    """
    behind = 0 if number_of(box, s, 0) <= number_of(box, s, 1) else 1
    if s.duellist[0] == LAWMAN:
        behind = 1
    return s.duellist[behind] // ROW


@rule
def decide_the_duel(box, s):
    """The higher number wins. After a tie both roll again, up to a limit.  [D6] [D7] [R41]"""
    attacker, defender = number_of(box, s, 0), number_of(box, s, 1)
    if attacker == defender:
        s.ties += 1
        if s.ties < box.rolls:
            roll_both(s)
            return
    loser = 1 if attacker > defender else 0
    if s.duellist[0] != LAWMAN:
        one_outlaw_is_left(box, s, loser)
    elif loser == 1:
        s.phase = Phase.SHERIFF_WINS
    else:
        s.phase = Phase.SHERIFF_BEATEN


@rule
def one_outlaw_is_left(box, s, loser):
    """The losing Outlaw goes to the box, and its money goes to the winner.  [H5] [H6] [H7]"""
    lost, kept = int(s.duellist[loser]), int(s.duellist[1 - loser])
    s.money[kept // ROW, kept % ROW] += s.money[lost // ROW, lost % ROW]
    s.money[lost // ROW, lost % ROW] = 0
    die(box, s, lost)
    if not one_gang_is_left(box, s):
        s.phase = Phase.HOLDUP_OVER
