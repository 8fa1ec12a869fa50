"""The actions of Showdown, their notation, and the reasons why an action may be illegal."""

from enum import IntEnum

from tinstar.engine.actions import Actions, members, numbers
from tinstar.games.showdown.components import (
    HAND_LIMIT,
    NUMBERS,
    OPEN,
    VAULTS,
    Card,
    Disguise,
    Symbol,
)

MOST_BUCKS = 2 * HAND_LIMIT * (NUMBERS - 1)  # the most that a brawl can bring
BUCKS = tuple(str(n) for n in range(MOST_BUCKS + 1))
CARD, SYMBOL, DISGUISE = members(*Card), members(*Symbol), members(*Disguise)

ACTIONS = Actions()  # each with its notation, and the clauses of RULES.md about it
TAKE = ACTIONS.add("take", "take {slot}", "P4 P5 P6 P7 R7 E1", slot=numbers(OPEN))
DRAW = ACTIONS.add("draw", "draw", "P4 P7 R5")
CHOOSE = ACTIONS.add("choose", "choose {symbol}", "A1 A2 A4 R8", symbol=SYMBOL)
LAY = ACTIONS.add("lay", "lay {card}", "A1 A3 R8 R11", card=CARD)
DONE = ACTIONS.add("done", "done", "A4 A5 R9")
DO = ACTIONS.add("do", "do {symbol}", "A5 A6 R10", symbol=SYMBOL)
ROB = ACTIONS.add("rob", "rob {vault}", "T2 T3 T4 R13", vault=numbers(VAULTS))
PAY = ACTIONS.add("pay", "pay", "L2 L3 L4 R19 R20")
USE = ACTIONS.add("use", "use {disguise}", "L5 L6 H5 H6 Q6 Q7 R19", disguise=DISGUISE)
LEAVE = ACTIONS.add("leave", "leave", "H3 H4 Q4 Q5 R21")
STEAL = ACTIONS.add("steal", "steal {bucks}", "Q2 Q3 R22 R23", bucks=BUCKS)


class Objection(IntEnum):
    """Reasons why an action is not allowed."""

    NONE = 0
    NOT_NOW = 1  # the current phase is about another decision
    HAND_FULL = 2
    NO_OPEN_CARD = 3
    PILE_EMPTY = 4
    TOO_FEW_SYMBOLS = 5
    NOT_IN_HAND = 6
    WITHOUT_THE_SYMBOL = 7
    TOO_FEW_LAID = 8
    NO_SUCH_GROUP = 9
    NO_SUCH_VAULT = 10
    EMPTY_VAULT = 11
    GUARDED = 12
    NO_SUCH_DISGUISE = 13
    TOO_FEW_BUCKS = 14  # the other victims do not have enough for the rest
    TOO_MANY_BUCKS = 15
