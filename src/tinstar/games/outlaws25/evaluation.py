"""Heuristic evaluation of 25 Outlaws, used by the greedy and the search players.

The constants were tuned by self-play of the greedy player.
"""

from tinstar.engine.compiler import rule
from tinstar.engine.float_functions import float_power
from tinstar.games.outlaws25.betting import limit
from tinstar.games.outlaws25.components import LAWMAN, NONE, RANKS, ROW, Effect, Moment
from tinstar.games.outlaws25.duels import number_of
from tinstar.games.outlaws25.poker import equity
from tinstar.games.outlaws25.set_up_rounds_and_winning import living, wealth
from tinstar.games.outlaws25.state import Phase

OUTLAW = 4.0  # value of a living Outlaw in chips, besides its money
SPEED = 0.5  # added for each point of its speed
UNKNOWN = 0.5  # added while no other player has seen the Outlaw
REWARD = 4.0  # value in chips of a Reward in hand
LAW = 0.25  # share of an Outlaw's money and value that a Wanted card may cost
ROBBERS = 0.2  # share of the richest Outlaw's money that holdups may cost
BROKE = 12.0  # value in chips that a gang with less than 100 dollars loses
TOO_POOR = 1.0  # added for each chip that is missing
OUT = -60.0
CALLERS = 1.25  # exponent for each caller, because callers have better hands than random ones
SPREAD = 16.0  # chips by which the expected result may be wrong
HORIZON = 0  # decisions in a playout before it is evaluated


@rule
def worth(box, s, seat):
    """Return the expected chips of a seat, plus the value of its Outlaws and Rewards in chips."""
    if s.out[seat]:
        return OUT
    chips = float(wealth(box, s, seat))
    if s.in_hand[seat] and s.flop != NONE:
        chips += hand_worth(box, s, seat)
    if s.phase == Phase.HELD_UP or s.phase == Phase.ROBBING:
        chips += holdup_worth(box, s, seat)
    elif is_in_a_duel(s, seat):
        chips += duel_worth(box, s, seat)
    if chips < box.needed:
        chips -= BROKE + TOO_POOR * (box.needed - chips)
    return chips + gang_worth(box, s, seat)


# --- the gang -----------------------------------------------------------------------------------


@rule
def gang_worth(box, s, seat):
    """Return the value of a gang's Outlaws and Rewards, minus the risk of losing them."""
    points, richest = 0.0, 0.0
    if s.phase == Phase.REWARD and seat == s.mover:
        points = REWARD
    for row in range(box.row):
        if s.alive[seat, row]:
            chips = chips_on(box, s, seat, row)
            value = outlaw_worth(box, s, seat, row)
            points += value + REWARD * s.holds[seat, row]
            points -= LAW * wanted_cards(s, seat, row) * (chips + value)
            richest = max(richest, chips)
    return points - ROBBERS * richest


@rule
def outlaw_worth(box, s, seat, row):
    """Return the value of a living Outlaw, apart from its money."""
    points = OUTLAW
    if s.outlaw[seat, row] != NONE:
        points += SPEED * box.speed[s.outlaw[seat, row]]
    if not s.face_up[seat, row]:
        points += UNKNOWN
    return points


@rule
def wanted_cards(s, seat, row):
    """Return the number of Wanted cards on an Outlaw."""
    cards = 0
    for rank in range(RANKS):
        cards += s.wanted[seat, row, rank]
    return cards


@rule
def chips_on(box, s, seat, row):
    """Return an Outlaw's money.

    While players lay out money, return the amount laid out for it, or a share of the rest.
    """
    if s.phase != Phase.LAY_OUT or s.plan[seat, s.marker[seat]] == NONE:
        return float(s.money[seat, row])
    if s.plan[seat, row] != NONE:
        return float(s.plan[seat, row])
    rest = float(wealth(box, s, seat) - s.plan[seat, s.marker[seat]])
    return rest / max(1, living(box, s, seat) - 1)


# --- the hand -----------------------------------------------------------------------------------


@rule
def hand_worth(box, s, seat):
    """Return the value of a hand: its expected share of the pot, minus the chips still to pay."""
    mine = equity(box, s.hole[seat, 0], s.hole[seat, 1], s.flop)
    high = float(s.high)
    if s.phase == Phase.RAISING and seat == s.mover:
        room = limit(box, s) - s.high
        high += min(room, max(s.ante, s.pot // 2))
    to_pay = max(0.0, high - s.bet[seat])
    pot, others = s.pot + to_pay, 0
    for other in range(box.players):
        if other != seat and s.in_hand[other]:
            missing = max(0.0, high - s.bet[other])
            if stays(box, s, other, missing):
                pot += missing
                others += 1
    if others == 0:
        return float(s.pot)
    power = others * CALLERS if high > 0.0 else float(others)
    chances = float_power(mine, power)
    return max(chances * pot - to_pay, 0.0)


@rule
def stays(box, s, seat, missing):
    """Return whether a player would call: whether the pot pays enough for the missing chips."""
    if missing == 0.0:
        return True
    chances = equity(box, s.hole[seat, 0], s.hole[seat, 1], s.flop)
    return chances * (s.pot + 2.0 * missing) > missing


# --- holdups and duels --------------------------------------------------------------------------


@rule
def duel_chance(box, lead):
    """Return the chance to win a duel, given the lead before the dice. Ties are rolled again."""
    wins, losses = 0, 0
    for mine in range(box.die_faces):
        for other in range(box.die_faces):
            wins += mine + lead > other
            losses += mine + lead < other
    return wins / (wins + losses)


@rule
def holdup_worth(box, s, seat):
    """Return the value of a holdup to a seat, if the victim makes the better choice."""
    attacker = int(s.duellist[0])
    if s.phase == Phase.HELD_UP:
        return robbery_worth(box, s, seat, attacker, int(s.duellist[1]))
    if seat != attacker // ROW:
        return 0.0
    best = -OUTLAW
    for victim in range(box.players * ROW):
        if victim // ROW != seat and s.alive[victim // ROW, victim % ROW]:
            best = max(best, robbery_worth(box, s, seat, attacker, victim))
    return best


@rule
def robbery_worth(box, s, seat, attacker, victim):
    """Return the value of a robbery to the attacker's or the victim's seat.

    For all other seats, the value is 0.
    """
    mine, others = stake_of(box, s, attacker), stake_of(box, s, victim)
    money = int(s.money[victim // ROW, victim % ROW])
    lead = outlaw_speed(box, s, attacker) - outlaw_speed(box, s, victim)
    wins = duel_chance(box, lead)
    loot = s.money[attacker // ROW, attacker % ROW]
    half = (money + 1) // 2
    fights = money <= box.must_fight or (1.0 - wins) * loot - wins * others > -half
    law = LAW * mine
    if seat == attacker // ROW:
        return wins * (money - law) - (1.0 - wins) * mine if fights else half - law
    if seat == victim // ROW:
        return (1.0 - wins) * loot - wins * others if fights else -float(half)
    return 0.0


@rule
def stake_of(box, s, place):
    """Return the value that the owner of an Outlaw loses if the Outlaw dies."""
    seat, row = place // ROW, place % ROW
    return s.money[seat, row] + outlaw_worth(box, s, seat, row) + REWARD * s.holds[seat, row]


@rule
def outlaw_speed(box, s, place):
    outlaw = s.outlaw[place // ROW, place % ROW]
    return int(box.speed[outlaw]) if outlaw != NONE else 0


@rule
def is_in_a_duel(s, seat):
    """Return whether an Outlaw of the seat is in a duel that is not yet decided."""
    duel = s.phase == Phase.ROLL or s.phase == Phase.SLOW or s.phase == Phase.CONFRONTED
    if s.phase == Phase.WINDOW:
        duel = s.window == Moment.ANY_DUEL
    return duel and (s.duellist[0] // ROW == seat or s.duellist[1] // ROW == seat)


@rule
def duel_worth(box, s, seat):
    """Return the expected gain from a duel. Dice that are not yet rolled count by their chances."""
    who = 0 if s.duellist[0] // ROW == seat else 1
    now = number_of(box, s, who) - number_of(box, s, 1 - who) + pending_drink(box, s, seat)
    if s.die[0] > 0 and s.die[1] > 0 and now != 0:
        chances = 1.0 if now > 0 else 0.0
    else:
        chances = duel_chance(box, now - s.die[who] + s.die[1 - who])
    lost = stake_of(box, s, int(s.duellist[who]))
    other, won = int(s.duellist[1 - who]), 0.0
    if other != LAWMAN:
        won = float(s.money[other // ROW, other % ROW])
    return chances * won - (1.0 - chances) * lost


@rule
def pending_drink(box, s, seat):
    """Return how many points a duelling seat gains by a Reward that is about to slow a duellist.

    A duellist who plays such a Reward slows the opponent.
    """
    if s.phase != Phase.SLOW or not is_in_a_duel(s, s.mover):
        return 0
    slows = int(box.effects[s.played, Effect.SLOWS])
    return slows if s.mover == seat else -slows


@rule
def horizon(box, s):
    return HORIZON


@rule
def spread(box, s):
    return SPREAD
