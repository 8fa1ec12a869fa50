"""The actions of Calaboose, their notation, and the reasons why an action may be illegal."""

from enum import IntEnum

from tinstar.engine.actions import Actions, members, numbers, seats
from tinstar.games.calaboose.components import CELLS, OUTLAWS, SEATS

OUTLAW, SEAT, CELL = members(*OUTLAWS), seats(SEATS), numbers(CELLS)

ACTIONS = Actions()
PUT = ACTIONS.add("put", "put {card}", card=OUTLAW)
LOCK = ACTIONS.add("lock", "lock {cell}", cell=CELL)
SEND = ACTIONS.add("send", "send {card} to {jail}{cell}", jail=SEAT, cell=CELL, card=OUTLAW)
SEND_NOWHERE = ACTIONS.add("send_nowhere", "send {card} nowhere", card=OUTLAW)
PASS = ACTIONS.add("pass_turn", "pass")
WHISKEY = ACTIONS.add("whiskey", "whiskey {seat}", seat=SEAT)
JAIL_BREAK = ACTIONS.add("jail_break", "break {card}", card=OUTLAW)
KEEP = ACTIONS.add("keep", "keep")
REDRAW = ACTIONS.add("redraw", "redraw")
ALLOW = ACTIONS.add("allow", "allow")
CANCEL = ACTIONS.add("cancel", "cancel")
ACCEPT = ACTIONS.add("accept", "accept {cell}", cell=CELL)
DEFEND_FROM_HAND = ACTIONS.add(
    "defend_from_hand", "defend {cell} with {card}", cell=CELL, card=OUTLAW
)
DEFEND_FROM_JAIL = ACTIONS.add(
    "defend_from_jail", "defend {cell} from {prisoner}", cell=CELL, prisoner=CELL
)
REDIRECT = ACTIONS.add("redirect", "to {jail}{cell}", jail=SEAT, cell=CELL)

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
