"""List the legal actions of Showdown fast (decision 0004)."""

from tinstar.engine.compiler import rule
from tinstar.games.showdown.action_phase import BITS, MASK, symbols_in_hand
from tinstar.games.showdown.actions import (
    CHOOSE,
    DO,
    DONE,
    DRAW,
    LAY,
    LEAVE,
    PAY,
    ROB,
    STEAL,
    TAKE,
    USE,
    Objection,
)
from tinstar.games.showdown.bandit import objection_to_robbing
from tinstar.games.showdown.components import DISGUISES, EMPTY, FIRST, KINDS, OPEN, SECOND, SYMBOLS
from tinstar.games.showdown.holdups_and_brawls import least_to_steal, most_to_steal
from tinstar.games.showdown.state import Phase


@rule
def legal_actions(box, s, out):
    """Write all legal actions to `out` and return how many there are.

    The objections state the same rules. Each candidate is written, but the count grows only if the
    candidate is legal.
    """
    if s.phase == Phase.TURN:
        return legal_in_a_turn(box, s, out)
    if s.phase == Phase.LAY:
        return legal_to_lay(box, s, out)
    if s.phase == Phase.GROUP:
        n = 0
        for symbol in range(SYMBOLS):
            out[n] = DO + symbol
            n += s.left[symbol] > 0
        return n
    if s.phase == Phase.LOOKOUT:
        out[0] = PAY
        return legal_disguises(s, out, 1)
    if s.phase == Phase.DISCOVERED:
        n = legal_disguises(s, out, 0)
        out[n] = LEAVE
        return n + 1
    return legal_in_a_robbery(box, s, out)


@rule
def legal_in_a_turn(box, s, out):
    mover = int(s.mover)
    n, room = 0, s.hand_size[mover] < box.hand_limit
    for slot in range(OPEN):
        out[n] = TAKE + slot
        n += room and s.open_card[slot] != EMPTY
    out[n] = DRAW
    n += room and s.pile_size > 0
    held = symbols_in_hand(s, mover)
    for symbol in range(SYMBOLS):
        out[n] = CHOOSE + symbol
        n += held >> BITS * symbol & MASK >= box.symbols_needed
    return n


@rule
def legal_to_lay(box, s, out):
    mover, symbol, n = int(s.mover), int(s.symbol), 0
    for card in range(KINDS):
        out[n] = LAY + card
        n += (s.hand[mover, card] > 0) & ((FIRST[card] == symbol) | (SECOND[card] == symbol))
    out[n] = DONE
    return n + (s.left[symbol] >= box.symbols_needed)


@rule
def legal_disguises(s, out, n):
    for disguise in range(DISGUISES):
        out[n] = USE + disguise
        n += s.disguise[s.mover, disguise]
    return n


@rule
def legal_in_a_robbery(box, s, out):
    """Write the actions that choose a vault of the bank, or the sum to take from a victim."""
    n = 0
    if s.phase == Phase.VAULT:
        for vault in range(box.vaults):
            out[n] = ROB + vault
            n += objection_to_robbing(box, s, vault) == Objection.NONE
        return n
    for bucks in range(least_to_steal(box, s), most_to_steal(s) + 1):
        out[n] = STEAL + bucks
        n += 1
    return n
