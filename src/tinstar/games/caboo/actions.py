"""What can be done, as integers and as words, and for what reasons it can be refused."""

from enum import IntEnum

from tinstar.engine.actions import Actions, Family, numbers, seats
from tinstar.games.caboo.components import PLACES, SEATS

SEAT, PLACE = seats(SEATS), numbers(PLACES)

ACTIONS = Actions(
    Family("pass_up", "pass"),
    Family("mine", "mine"),
    Family("call", "caboo"),
    Family("draw", "draw"),
    Family("discard", "discard"),
    Family("look", "look {seat}{place}", seat=SEAT, place=PLACE),
    Family("swap", "swap {place}", place=PLACE),
    Family("trade", "trade {place}", place=PLACE),
    Family("trade_for", "for {seat}{place}", seat=SEAT, place=PLACE),
    Family("stack", "stack {seat}{place}", seat=SEAT, place=PLACE),
    Family("turn_over", "turn over"),
    Family("give", "give {place}", place=PLACE),
)

PASS = ACTIONS.first("pass_up")
MINE = ACTIONS.first("mine")
CALL = ACTIONS.first("call")
DRAW = ACTIONS.first("draw")
DISCARD = ACTIONS.first("discard")
LOOK = ACTIONS.first("look")
SWAP = ACTIONS.first("swap")
TRADE = ACTIONS.first("trade")
TRADE_FOR = ACTIONS.first("trade_for")
STACK = ACTIONS.first("stack")
TURN_OVER = ACTIONS.first("turn_over")
GIVE = ACTIONS.first("give")


class Objection(IntEnum):
    """Why something may not be done."""

    NONE = 0
    NOT_NOW = 1  # something else is being decided
    NO_CARD_THERE = 2
    NO_CARD_OF_YOURS = 3
    NO_SUCH_POWER = 4
    ONLY_YOUR_OWN = 5
    NOT_YOUR_OWN = 6
    LOCKED = 7  # the caller's, by option
    NOBODY_TO_TRADE_WITH = 8
    NAMED_ALREADY = 9
    TOO_MANY_NAMED = 10
    STILL_TO_TURN_OVER = 11
    CALLED_ALREADY = 12
    YOUR_OWN_TURN = 13
    BARRED = 14  # stacked wrongly in this window
    STACKED = 15  # a stack cannot be swapped
    TAKEN_ALREADY = 16
    ONLY_ON_YOUR_TURN = 17  # by option, of a call
