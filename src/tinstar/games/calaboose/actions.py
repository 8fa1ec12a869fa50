"""What can be done, as integers and as words, and for what reasons it can be refused."""

from enum import IntEnum

from tinstar.engine.actions import Actions, Family, members, numbers, seats
from tinstar.games.calaboose.components import CELLS, OUTLAWS, SEATS

OUTLAW, SEAT, CELL = members(*OUTLAWS), seats(SEATS), numbers(CELLS)

ACTIONS = Actions(
    Family("put", "put {card}", card=OUTLAW),
    Family("lock", "lock {cell}", cell=CELL),
    Family("send", "send {card} to {jail}{cell}", jail=SEAT, cell=CELL, card=OUTLAW),
    Family("send_nowhere", "send {card} nowhere", card=OUTLAW),
    Family("pass_turn", "pass"),
    Family("whiskey", "whiskey {seat}", seat=SEAT),
    Family("jail_break", "break {card}", card=OUTLAW),
    Family("keep", "keep"),
    Family("redraw", "redraw"),
    Family("allow", "allow"),
    Family("cancel", "cancel"),
    Family("accept", "accept {cell}", cell=CELL),
    Family("defend_from_hand", "defend {cell} with {card}", cell=CELL, card=OUTLAW),
    Family("defend_from_jail", "defend {cell} from {prisoner}", cell=CELL, prisoner=CELL),
    Family("redirect", "to {jail}{cell}", jail=SEAT, cell=CELL),
)

PUT = ACTIONS.first("put")
LOCK = ACTIONS.first("lock")
SEND = ACTIONS.first("send")
SEND_NOWHERE = ACTIONS.first("send_nowhere")
PASS = ACTIONS.first("pass_turn")
WHISKEY = ACTIONS.first("whiskey")
JAIL_BREAK = ACTIONS.first("jail_break")
KEEP = ACTIONS.first("keep")
REDRAW = ACTIONS.first("redraw")
ALLOW = ACTIONS.first("allow")
CANCEL = ACTIONS.first("cancel")
ACCEPT = ACTIONS.first("accept")
DEFEND_FROM_HAND = ACTIONS.first("defend_from_hand")
DEFEND_FROM_JAIL = ACTIONS.first("defend_from_jail")
REDIRECT = ACTIONS.first("redirect")

KINDS_OF_OUTLAW = len(OUTLAWS)


class Objection(IntEnum):
    """Why something may not be done."""

    NONE = 0
    NOT_NOW = 1  # something else is being decided
    NOT_IN_HAND = 2
    JAIL_FULL = 3
    JAIL_NOT_FULL = 4
    EMPTY_CELL = 5
    LOCKED_DOWN = 6
    NO_SUCH_SEAT = 7
    NO_SUCH_CELL = 8
    OWN_JAIL = 9
    IN_QUESTION = 10  # an unanswered card lies there, or its twin is unanswered
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
