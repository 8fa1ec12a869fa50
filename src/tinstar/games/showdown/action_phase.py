"""Showdown: taking action.

A player lays cards. Each symbol on them is an action. The player takes all actions of one kind,
then those of the next kind.
"""

from tinstar.engine.compiler import rule
from tinstar.games.showdown.actions import Objection
from tinstar.games.showdown.bandit import land
from tinstar.games.showdown.components import EMPTY, FIRST, KINDS, SECOND, SYMBOLS, Symbol
from tinstar.games.showdown.holdups_and_brawls import share_out, take_the_haul
from tinstar.games.showdown.set_up_plans_and_end import end_the_turn, left_of
from tinstar.games.showdown.state import Phase

BITS, MASK = 8, 255  # bits for the count of each symbol in a packed number

# --- Symbols on cards ---------------------------------------------------------------------------


@rule
def symbols_in_hand(s, seat):
    """Count the symbols in a hand, packed into one number. A card shows two symbols.  [R2]"""
    packed = 0
    for card in range(KINDS):
        packed += int(s.hand[seat, card]) * ((1 << BITS * FIRST[card]) + (1 << BITS * SECOND[card]))
    return packed


@rule
def shows(card, symbol):
    """Return whether a card shows a symbol."""
    return FIRST[card] == symbol or SECOND[card] == symbol


# --- Laying cards -------------------------------------------------------------------------------


@rule
def objection_to_choosing(box, s, symbol):
    """A player chooses a symbol that they can lay three times.  [A2] [A4] [R8]"""
    if symbols_in_hand(s, s.mover) >> BITS * symbol & MASK < box.symbols_needed:
        return Objection.TOO_FEW_SYMBOLS
    return Objection.NONE


@rule
def choose(s, symbol):
    s.symbol = symbol
    s.phase = Phase.LAY


@rule
def objection_to_laying(s, card):
    """A player may lay any card that shows the chosen symbol.  [A1] [A3]"""
    if s.hand[s.mover, card] == 0:
        return Objection.NOT_IN_HAND
    if not shows(card, s.symbol):
        return Objection.WITHOUT_THE_SYMBOL
    return Objection.NONE


@rule
def lay(s, card):
    """The card leaves the hand, and all see it. Facts known about it are cleared.  [R7] [R11]"""
    s.hand[s.mover, card] -= 1
    s.hand_size[s.mover] -= 1
    s.known[s.mover, card] -= s.known[s.mover, card] > 0
    s.laid[card] += 1
    s.left[FIRST[card]] += 1
    s.left[SECOND[card]] += 1


@rule
def objection_to_done(box, s):
    """The chosen symbol must be laid three times. Other cards may stay in hand.  [A4] [R8]"""
    if s.left[s.symbol] < box.symbols_needed:
        return Objection.TOO_FEW_LAID
    return Objection.NONE


# --- Carrying out, group by group -----------------------------------------------------------------


@rule
def objection_to_group(s, symbol):
    """The player may carry out the groups of symbols in any order.  [A6]"""
    if s.left[symbol] == 0:
        return Objection.NO_SUCH_GROUP
    return Objection.NONE


@rule
def start_group(box, s, symbol):
    """The player must carry out all symbols of the kind.  [A5] [A6] [R9]"""
    s.group = symbol
    s.steps = s.left[symbol]
    s.left[symbol] = 0
    s.victim = left_of(box, s.turn)
    s.phase = Phase.UNDER_WAY


@rule
def between_groups(s):
    return s.group == EMPTY


@rule
def group_is_done(s):
    return s.steps == 0


@rule
def bandits_walk(s):
    return s.group == Symbol.BANDIT


@rule
def sheriff_patrols(s):
    return s.group == Symbol.SHERIFF


@rule
def money_is_saved(s):
    return s.group == Symbol.MONEY_BOX


@rule
def roll_the_die(s):
    """In a holdup or a brawl, the dice are rolled one after the other.  [H1] [Q1]"""
    s.phase = Phase.ROLL


@rule
def finish_group(box, s):
    """Finish a group of symbols. A brawl, a bandit's move or a holdup pays its bucks now."""
    if s.group == Symbol.BRAWL:
        share_out(box, s)
        return
    if s.group == Symbol.BANDIT:
        land(box, s)
    elif s.group == Symbol.HOLDUP:
        take_the_haul(s)
    s.group = EMPTY


@rule
def next_group(box, s):
    """When a group of symbols is done, the player chooses the next group.

    If only one group is left, it begins automatically.  [R10]
    """
    groups, last = 0, EMPTY
    for symbol in range(SYMBOLS):
        if s.left[symbol] > 0:
            groups += 1
            last = symbol
    if groups == 0:
        clear_the_table(box, s)
    elif groups == 1:
        start_group(box, s, last)
    else:
        s.phase = Phase.GROUP


@rule
def clear_the_table(box, s):
    """Once all symbols are carried out, the laid cards go and the turn ends.  [A7] [P8] [R11]"""
    for card in range(KINDS):
        s.discards[card] += s.laid[card]
        s.laid[card] = 0
    s.symbol = EMPTY
    end_the_turn(box, s)


# --- Money box ----------------------------------------------------------------------------------


@rule
def save(s):
    """Bucks enter a money box only by its symbol, and never leave the box.  [M1] [M2] [M4]"""
    s.money_box[s.turn] += s.steps
    s.steps = 0
