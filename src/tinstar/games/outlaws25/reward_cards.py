"""25 Outlaws: buying Reward cards, and playing them at their moments.

A Reward has a set of effects, and a set of moments at which it may be played. Sets are numbers with
a bit for each member.
"""

from tinstar.engine.compiler import rule
from tinstar.games.outlaws25.actions import Objection
from tinstar.games.outlaws25.components import NONE, RANKS, REWARDS, ROW, SEATS, Effect, Moment
from tinstar.games.outlaws25.set_up_rounds_and_winning import next_of_the_circle
from tinstar.games.outlaws25.state import Phase, Step

SPEEDS, SLOWS = 1 << Effect.SPEEDS, 1 << Effect.SLOWS
REROLLS, ROBS = 1 << Effect.REROLLS, 1 << Effect.ROBS
PARDONS, BRIBES = 1 << Effect.PARDONS, 1 << Effect.BRIBES
REDRAWS, ESCAPES = 1 << Effect.REDRAWS, 1 << Effect.ESCAPES
FIRST_BET, SHERIFF = 1 << Moment.FIRST_BET, 1 << Moment.SHERIFF
HELD_UP, BUYING = 1 << Moment.HELD_UP, 1 << Moment.BUYING
OWN_DUEL, ANY_DUEL = 1 << Moment.OWN_DUEL, 1 << Moment.ANY_DUEL
KINDS = len(REWARDS)

# --- Buying -------------------------------------------------------------------------------------


@rule
def ask_the_next_to_buy(box, s):
    """Players who can buy or have a Reward are asked, from the dealer's left.  [U1] [R22] [L9]"""
    s.bought = 0
    while next_of_the_circle(box, s):
        if can_pay(box, s, s.mover) or holds_a_reward(s, s.mover):
            s.phase = Phase.BUYING
            return
    s.phase = Phase.HOLDUP


@rule
def can_pay(box, s, seat):
    """Return whether some Outlaw of the seat has enough money to pay the price."""
    for row in range(box.row):
        if s.money[seat, row] >= box.price:
            return True
    return False


@rule
def holds_a_reward(s, seat):
    """Return whether the seat holds a Reward."""
    held = 0
    for row in range(ROW):
        held += s.holds[seat, row]
    return held > 0


@rule
def objection_to_buying(box, s, place):
    """A player buys one Reward a round, for an Outlaw that can pay for it and has no Reward.
    [U1] [U2] [U3] [R22]
    """
    if place >= box.row:
        return Objection.NO_SUCH_PLACE
    if not s.alive[s.mover, place]:
        return Objection.DEAD
    if s.bought:
        return Objection.HAS_BOUGHT
    if s.holds[s.mover, place]:
        return Objection.HOLDS_A_REWARD
    if s.money[s.mover, place] < box.price:
        return Objection.CANNOT_PAY
    return Objection.NONE


@rule
def buy(box, s, place):
    """The Outlaw pays the Bank. Then the card is drawn.  [U1] [U3]"""
    s.money[s.mover, place] -= box.price
    s.bank += box.price
    s.bought = 1
    s.count = place
    s.phase = Phase.REWARD


@rule
def weigh_rewards(box, s, out):
    """All Rewards that no Outlaw has are in the deck. 25 Rewards cannot run out.  [U8] [R23]"""
    for kind in range(KINDS):
        out[kind] = box.reward_copies[kind]
    for seat in range(SEATS):
        for row in range(ROW):
            if s.holds[seat, row]:
                out[s.reward[seat, row]] -= 1
    return KINDS


@rule
def draw_a_reward(s, kind):
    """The card goes to the Outlaw that paid, and its owner may play it at once.
    [U4] [U5] [U6] [U7] [R24]
    """
    s.reward[s.mover, s.count] = kind
    s.holds[s.mover, s.count] = 1
    s.phase = Phase.BUYING


# --- Holders are asked --------------------------------------------------------------------------


@rule
def ask_the_next_to_speak(box, s):
    """All who have a Reward are asked in turn, until all have passed in a row.  [R25] [R26]"""
    while next_of_the_circle(box, s):
        if holds_a_reward(s, s.mover):
            s.phase = Phase.WINDOW
            return
    if s.window == Moment.ROUND:
        s.phase = Phase.TEST
    elif s.window == Moment.FLOP:
        s.phase = Phase.SUMMONS
    else:
        s.phase = Phase.DECIDED


# --- Rewards that may be played now -------------------------------------------------------------


@rule
def moments_now(s, seat, row):
    """Return the moments, as bits, that apply now to a Reward at a place.  [R24] [R29]"""
    if s.phase == Phase.WINDOW:
        if s.window != Moment.ANY_DUEL:
            return 1 << int(s.window)
        return ANY_DUEL | OWN_DUEL if is_duelling(s, seat, row) else ANY_DUEL
    if s.phase == Phase.BETTING:
        return FIRST_BET if row == s.marker[seat] and not s.answered[seat] else 0
    if s.phase == Phase.CONFRONTED:
        return SHERIFF if is_duelling(s, seat, row) else 0
    if s.phase == Phase.HELD_UP:
        return HELD_UP
    return BUYING


@rule
def is_duelling(s, seat, row):
    """Return whether the Outlaw at a place is in the current duel."""
    place = seat * ROW + row
    return place == s.duellist[0] or place == s.duellist[1]


@rule
def effects_now(s, seat, row):
    """Return the effects that a Reward at a place could have now, as bits.  [R28] [R29] [R30]"""
    effects = 0
    if s.bank > 0:
        effects |= ROBS
    if is_wanted(s, seat, row):
        effects |= PARDONS
    if s.phase == Phase.WINDOW and s.window == Moment.ANY_DUEL:
        effects |= SLOWS
        if is_duelling(s, seat, row):
            effects |= SPEEDS | REROLLS
    elif s.phase == Phase.CONFRONTED:
        effects |= BRIBES
    elif s.phase == Phase.BETTING:
        effects |= REDRAWS
    elif s.phase == Phase.HELD_UP and is_duelling(s, seat, row):
        effects |= ESCAPES
    return effects


@rule
def is_wanted(s, seat, row):
    """Return whether the Outlaw at a place has a Wanted card."""
    cards = 0
    for rank in range(RANKS):
        cards += s.wanted[seat, row, rank]
    return cards > 0


@rule
def objection_to_playing(box, s, place):
    """A player may play a Reward at its moment, if it would have an effect.  [U6] [R24] [R28]"""
    if place >= box.row:
        return Objection.NO_SUCH_PLACE
    if not s.holds[s.mover, place]:
        return Objection.NO_REWARD
    kind = s.reward[s.mover, place]
    if not box.fits[kind] & moments_now(s, s.mover, place):
        return Objection.WRONG_MOMENT
    if not box.does[kind] & effects_now(s, s.mover, place):
        return Objection.DOES_NOTHING
    return Objection.NONE


# --- Playing one --------------------------------------------------------------------------------


@rule
def play(box, s, place):
    """The Reward is shown, shuffled into the deck, and carried out.
    [U6] [U8] [D5] [D8] [R23] [R30]
    """
    mover, kind = s.mover, int(s.reward[s.mover, place])
    effects = int(box.does[kind]) & effects_now(s, mover, place)
    s.holds[mover, place] = 0
    s.reward[mover, place] = NONE
    s.played = kind
    s.card_row = place
    s.back = s.phase
    loot = min(box.effects[kind, Effect.ROBS], s.bank)
    s.money[mover, place] += loot
    s.bank -= loot
    if effects & SPEEDS:
        s.bonus[side_of(s, mover, place)] += box.effects[kind, Effect.SPEEDS]
    s.pardons = box.effects[kind, Effect.PARDONS]
    s.pending = effects & ~(ROBS | SPEEDS)
    s.phase = Phase.RESOLVE


@rule
def side_of(s, seat, row):
    """Return 0 if a duelling Outlaw is the attacker, 1 if it is the defender."""
    return 0 if s.duellist[0] == seat * ROW + row else 1


@rule
def resolve(s):
    """Carry out the remaining effects of a Reward, one after the other."""
    if s.pending & SLOWS:
        s.phase = Phase.SLOW
    elif s.pending & PARDONS:
        s.phase = Phase.PARDON
    elif s.pending & REDRAWS:
        s.phase = Phase.LAY_ASIDE
    elif s.pending & REROLLS:
        s.roller = side_of(s, s.mover, s.card_row)
        s.die[s.roller] = 0
        s.phase = Phase.ROLL
    else:
        go_on_after_a_reward(s)


@rule
def go_on_after_a_reward(s):
    """Play goes on after the Reward. If players were asked in turn, all are asked again.
    [R25] [R32] [R33]
    """
    if s.pending & BRIBES:
        s.phase = Phase.BRIBED
    elif s.pending & ESCAPES:
        s.phase = Phase.HOLDUP_OVER
    elif s.back == Phase.CONFRONTED:
        s.phase = Step.DUEL_BEGINS  # its Outlaw has no other Reward
    elif s.back == Phase.WINDOW:
        s.asked = 0
        s.phase = Phase.SPEAK
    else:
        s.phase = s.back
    s.pending = 0


@rule
def slow(box, s, duellist):
    """The card lowers the number of either duellist.  [R29] [D5]"""
    s.bonus[duellist] -= box.effects[s.played, Effect.SLOWS]
    s.pending &= ~SLOWS
    s.phase = Phase.RESOLVE


@rule
def objection_to_pardoning(s, rank):
    """Return the objection to taking a Wanted card of this rank off an Outlaw.

    If the Outlaw has such a card, there is no objection.
    """
    if s.wanted[s.mover, s.card_row, rank] == 0:
        return Objection.NOT_WANTED
    return Objection.NONE


@rule
def pardon(s, rank):
    """Take the Wanted card off the Outlaw, and shuffle the card back into its deck."""
    s.wanted[s.mover, s.card_row, rank] -= 1
    s.pardons -= 1
    if s.pardons == 0 or not is_wanted(s, s.mover, s.card_row):
        s.pending &= ~PARDONS
    s.phase = Phase.RESOLVE


@rule
def lay_aside(s, card):
    """The player lays a poker card aside. Nobody sees which of the two it was.  [R31]"""
    s.aside[s.mover] = s.hole[s.mover, card]
    s.hole[s.mover, 0] = s.hole[s.mover, 1 - card]
    s.hole[s.mover, 1] = NONE
    s.laid_aside[s.mover] = 1
    s.cards[s.mover] = 1
    s.phase = Phase.REDRAW


@rule
def redraw(s, card):
    """The new poker card comes from the cards that were not dealt.  [R31]"""
    s.hole[s.mover, 1] = card
    s.cards[s.mover] = 2
    s.pending &= ~REDRAWS
    s.phase = Phase.RESOLVE
