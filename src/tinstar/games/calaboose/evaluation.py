"""Heuristic evaluation of Calaboose, used by the greedy and the search players.

The constants were tuned by self-play of the greedy player.
"""

from tinstar.engine.compiler import rule
from tinstar.games.calaboose.actions import KINDS_OF_OUTLAW
from tinstar.games.calaboose.components import EMPTY, KINDS, Card
from tinstar.games.calaboose.state import Phase

RISK_OF_LOSING = 0.45  # chance to lose a prisoner of value 0 that is not locked down
RISK_PER_VALUE = 0.06  # less for each point of value, because fewer cards can beat it
EMPTY_CELL = 1.0  # value of an empty cell
GROWTH = 0.35  # share of the gain from one more card of a gang, while a cell is empty
OUTLAW_IN_HAND = 0.4  # for each point of value of a card that can defend
UNKNOWN_HAND = 4.0  # value of a hand that the seat has not seen
SPREAD_AT_THE_END = 4.0  # points by which the expected result may be wrong, with no cards to come
SPREAD_PER_CARD = 0.2  # added to that for each card of the draw pile
HORIZON = 40  # decisions in a playout before it is evaluated

GANG_BITS, GANG_MASK = 4, 15  # bits for the size of a gang, which cannot exceed the number of cells


@rule
def worth(box, s, seat):
    """Return the expected points of `seat` at the end. Unanswered cards count as accepted."""
    points = float(s.total[seat])
    if s.phase == Phase.OVER:
        return points
    sizes, locks, empty = 0, 0, 0
    for cell in range(box.cells):
        attacker = int(s.attacker[seat, cell])
        prisoner = int(s.jail[seat, cell]) if attacker == EMPTY else attacker
        if prisoner == EMPTY:
            empty += 1
        else:
            sizes += 1 << GANG_BITS * prisoner  # the sizes of all gangs, packed into one number
            locks += int(s.locked[seat, cell]) << GANG_BITS * prisoner
    for card in range(KINDS_OF_OUTLAW):
        size = sizes >> GANG_BITS * card & GANG_MASK
        if size > 0:
            locked = locks >> GANG_BITS * card & GANG_MASK
            points += gang_worth(box, card, size, locked, empty)
    return points + EMPTY_CELL * empty + hand_worth(box, s, seat)


@rule
def gang_worth(box, card, size, locked, empty):
    """Return the bounty of a gang, minus its expected loss, plus its expected gain from growing."""
    risk = max(0.0, RISK_OF_LOSING - RISK_PER_VALUE * box.value[card])
    bounty = float(box.bounty[card, size - 1])
    points = bounty * (1.0 - risk * (size - locked) / size)
    if empty > 0:
        points += GROWTH * (box.bounty[card, size] - bounty)
    return points


@rule
def hand_worth(box, s, seat):
    """Return the value of a hand, which depends on its strong cards, because these can defend.

    If the player is about to trade hands, return the value of an unknown hand.
    """
    if s.phase == Phase.WHISKEY_PLAYED or s.phase == Phase.WHISKEY:
        if seat == s.badge or seat == s.named:
            return UNKNOWN_HAND
    points = 0.0
    for card in range(KINDS_OF_OUTLAW):
        points += OUTLAW_IN_HAND * box.value[card] * s.hand[seat, card]
    for card in range(Card.BAD_WHISKEY, KINDS):
        points += s.hand[seat, card]
    return points


@rule
def horizon(box, s):
    return HORIZON


@rule
def spread(box, s):
    """Return by how many points the expected result may be wrong."""
    return SPREAD_AT_THE_END + SPREAD_PER_CARD * s.pile_size
