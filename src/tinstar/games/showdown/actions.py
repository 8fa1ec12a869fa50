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

ACTIONS = Actions()
TAKE = ACTIONS.add("take", "take {slot}", slot=numbers(OPEN))
DRAW = ACTIONS.add("draw", "draw")
CHOOSE = ACTIONS.add("choose", "choose {symbol}", symbol=SYMBOL)
LAY = ACTIONS.add("lay", "lay {card}", card=CARD)
DONE = ACTIONS.add("done", "done")
DO = ACTIONS.add("do", "do {symbol}", symbol=SYMBOL)
ROB = ACTIONS.add("rob", "rob {vault}", vault=numbers(VAULTS))
PAY = ACTIONS.add("pay", "pay")
USE = ACTIONS.add("use", "use {disguise}", disguise=DISGUISE)
LEAVE = ACTIONS.add("leave", "leave")
STEAL = ACTIONS.add("steal", "steal {bucks}", bucks=BUCKS)


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
