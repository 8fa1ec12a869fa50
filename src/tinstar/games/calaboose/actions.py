"""The actions of Calaboose, their notation, and the reasons why an action may be illegal."""

from enum import IntEnum

from tinstar.engine.actions import Actions, members, numbers, seats
from tinstar.games.calaboose.components import CELLS, OUTLAWS, SEATS

OUTLAW, SEAT, CELL = members(*OUTLAWS), seats(SEATS), numbers(CELLS)

ACTIONS = Actions()  # each with its notation, and the clauses of RULES.md about it
PUT = ACTIONS.add("put", "put {card}", "P2 P10 P8 E3", card=OUTLAW)
LOCK = ACTIONS.add("lock", "lock {cell}", "P3 P4 E1", cell=CELL)
SEND = ACTIONS.add(
    "send", "send {card} to {jail}{cell}", "P5 P6 P7 P8 L1 L2", jail=SEAT, cell=CELL, card=OUTLAW
)
SEND_NOWHERE = ACTIONS.add("send_nowhere", "send {card} nowhere", "E2 R29 O7", card=OUTLAW)
PASS = ACTIONS.add("pass_turn", "pass", "R3 O6")
WHISKEY = ACTIONS.add("whiskey", "whiskey {seat}", "H1 H2 R24 R26", seat=SEAT)
JAIL_BREAK = ACTIONS.add("jail_break", "break {card}", "K1 K2 K3 R27", card=OUTLAW)
KEEP = ACTIONS.add("keep", "keep", "O1 O2")
REDRAW = ACTIONS.add("redraw", "redraw", "O1 O2")
ALLOW = ACTIONS.add("allow", "allow", "H3 R25")
CANCEL = ACTIONS.add("cancel", "cancel", "H3 R25")
ACCEPT = ACTIONS.add("accept", "accept {cell}", "P7 R13", cell=CELL)
DEFEND_FROM_HAND = ACTIONS.add(
    "defend_from_hand", "defend {cell} with {card}", "D1 D2 R13 G1", cell=CELL, card=OUTLAW
)
DEFEND_FROM_JAIL = ACTIONS.add(
    "defend_from_jail", "defend {cell} from {prisoner}", "D1 D2 R15 R22", cell=CELL, prisoner=CELL
)
REDIRECT = ACTIONS.add("redirect", "to {jail}{cell}", "D2 D3 D4 G3 R14", jail=SEAT, cell=CELL)

KINDS_OF_OUTLAW = len(OUTLAWS)


class Objection(IntEnum):
    """Reasons why an action is not allowed."""

    NONE = 0
    NOT_NOW = 1  # the current phase is about another decision
    NOT_IN_HAND = 2
    JAIL_FULL = 3
    JAIL_NOT_FULL = 4
    EMPTY_CELL = 5
    LOCKED_DOWN = 6
    NO_SUCH_SEAT = 7
    NO_SUCH_CELL = 8
    OWN_JAIL = 9
    IN_QUESTION = 10  # an unanswered card lies there, or the other card of a pair is unanswered
    NOT_LOWER_VALUED = 11
    HAS_A_PLACE = 12
    MUST_ACT = 13
    OWN_HAND = 14
    TOO_FEW_HUCKSTERS = 15
    NO_WHISKEY = 16
    NOT_ATTACKED = 17
    NOT_HIGHER_VALUED = 18
    HAS_DEFENDED = 19
    NO_ROOM_FOR_BOTH = 20
    ANOTHER_JAIL = 21
