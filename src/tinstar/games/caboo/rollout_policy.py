"""Rollout policy of Caboo: a rule of thumb for each decision, based on what the seat has seen.

The playouts of a search use this policy, which picks only legal actions. The constants were tuned
against greedy players.
"""

from tinstar.engine.compiler import rule
from tinstar.games.caboo.actions import (
    CALL,
    DISCARD,
    DRAW,
    GIVE,
    LOOK,
    MINE,
    PASS,
    STACK,
    SWAP,
    TRADE,
    TRADE_FOR,
    TURN_OVER,
)
from tinstar.games.caboo.components import NOWHERE, PLACES
from tinstar.games.caboo.evaluation import (
    believed,
    believed_sum,
    chance_of_the_least,
    gain_of_a_claim,
    mean_value,
)
from tinstar.games.caboo.legal_actions import legal_actions
from tinstar.games.caboo.state import Phase

DARING = 0.9  # times an even share: on their turn, players with a higher chance call
DARING_OUT_OF_TURN = 0.3  # in a window, players call if that chance is above this
WORTH_A_CLAIM = 1.5  # the fewest points that a claim must gain
WORTH_A_SWAP = 1.5  # the fewest points that a swap must gain; otherwise use the card's power


@rule
def habit(box, s, scratch):
    n = legal_actions(box, s, scratch.actions)
    if s.phase == Phase.TURN:
        return CALL if s.caller == NOWHERE and dares(box, s, DARING / box.players) else DRAW
    if s.phase == Phase.WINDOW:
        return answer(box, s, scratch.actions, n)
    if s.phase == Phase.TRADE:
        return cheapest(box, s, scratch.actions, n)
    if s.phase == Phase.GIVE:
        return dearest(box, s, scratch.actions, n, GIVE)
    stack = right_stack(s, scratch.actions, n)
    if stack != NOWHERE:
        return stack
    if s.phase == Phase.NAME:
        return TURN_OVER
    if s.phase == Phase.PLAY:
        return play(box, s, scratch.actions, n)
    swap = dearest(box, s, scratch.actions, n, SWAP)
    return swap if swap != NOWHERE else scratch.actions[0]


@rule
def ends_at_chance(box, s):
    """Return 1: the tree ends at chance events, because the best move depends on the card."""
    return 1


@rule
def dares(box, s, chance):
    own = believed_sum(box, s, s.mover, s.mover)
    return chance_of_the_least(box, s, s.mover, own) > chance


@rule
def answer(box, s, actions, n):
    """Choose between "Caboo", "Mine!" and a pass."""
    if actions[n - 1] == CALL and dares(box, s, DARING_OUT_OF_TURN):
        return CALL
    if n > 1 and actions[1] == MINE and gain_of_a_claim(box, s, s.mover) > WORTH_A_CLAIM:
        return MINE
    return PASS


@rule
def play(box, s, actions, n):
    """Return a swap for the player's highest card if it gains enough, else a power or a discard."""
    swap = dearest(box, s, actions, n, SWAP)
    if swap == NOWHERE:
        return DISCARD
    most = believed(box, s, s.mover, s.mover, swap - SWAP)
    if most - box.value[s.drawn] > WORTH_A_SWAP:
        return swap
    for i in range(n):
        place = actions[i] - LOOK
        if 0 <= place < SWAP - LOOK and not has_seen(s, place):
            return actions[i]
    trade = dearest(box, s, actions, n, TRADE) if most > mean_value(box) else NOWHERE
    return trade if trade != NOWHERE else DISCARD


@rule
def has_seen(s, place):
    return s.seen[place // PLACES, place % PLACES] >> s.mover & 1


@rule
def right_stack(s, actions, n):
    """Return the action that stacks a card that the player knows to be right, or NOWHERE."""
    rank = s.drawn if s.phase == Phase.PLAY else s.top
    for i in range(n):
        place = actions[i] - STACK
        if 0 <= place < TURN_OVER - STACK and has_seen(s, place):
            if s.face[place // PLACES, place % PLACES] == rank:
                return actions[i]
    return NOWHERE


@rule
def dearest(box, s, actions, n, first):
    """Return the action, counted from `first`, that gives away the card with the highest value."""
    best, most = NOWHERE, -1.0
    for i in range(n):
        at = actions[i] - first
        if 0 <= at < PLACES and believed(box, s, s.mover, s.mover, at) > most:
            best, most = actions[i], believed(box, s, s.mover, s.mover, at)
    return best


@rule
def cheapest(box, s, actions, n):
    """Return the trade for the cheapest card of another player."""
    best, least = actions[0], float(box.deck_sum)
    for i in range(n):
        place = actions[i] - TRADE_FOR
        points = believed(box, s, s.mover, place // PLACES, place % PLACES)
        if points < least:
            best, least = actions[i], points
    return best
