"""The actions of Caboo, their notation, and the reasons why an action may be illegal."""

from enum import IntEnum

from tinstar.engine.actions import Actions, numbers, seats
from tinstar.games.caboo.components import PLACES, SEATS

SEAT, PLACE = seats(SEATS), numbers(PLACES)

ACTIONS = Actions()  # each with its notation, and the clauses of RULES.md about it
PASS = ACTIONS.add("pass_up", "pass", "R10 R13")
MINE = ACTIONS.add("mine", "mine", "M1 R10 R13 R14")
CALL = ACTIONS.add("call", "caboo", "E1 E2 R15 E4 E5")
DRAW = ACTIONS.add("draw", "draw", "P1 R2 R21")
DISCARD = ACTIONS.add("discard", "discard", "P2 R1")
LOOK = ACTIONS.add("look", "look {seat}{place}", "P3 P4 P6 R5", seat=SEAT, place=PLACE)
SWAP = ACTIONS.add("swap", "swap {place}", "P7 P8 M2 M3 R11", place=PLACE)
TRADE = ACTIONS.add("trade", "trade {place}", "P5 P6 R4", place=PLACE)
TRADE_FOR = ACTIONS.add("trade_for", "for {seat}{place}", "P5 R4", seat=SEAT, place=PLACE)
STACK = ACTIONS.add("stack", "stack {seat}{place}", "P9 P12 M4 M5 R7", seat=SEAT, place=PLACE)
TURN_OVER = ACTIONS.add("turn_over", "turn over", "R8 X1 X2")
GIVE = ACTIONS.add("give", "give {place}", "P10 P11 R7", place=PLACE)


class Objection(IntEnum):
    """Reasons why an action is not allowed."""

    NONE = 0
    NOT_NOW = 1  # the current phase is about another decision
    NO_CARD_THERE = 2
    NO_CARD_OF_YOURS = 3
    NO_SUCH_POWER = 4
    ONLY_YOUR_OWN = 5
    NOT_YOUR_OWN = 6
    LOCKED = 7  # by option: a card of the caller
    NOBODY_TO_TRADE_WITH = 8
    NAMED_ALREADY = 9
    TOO_MANY_NAMED = 10
    STILL_TO_TURN_OVER = 11
    CALLED_ALREADY = 12
    YOUR_OWN_TURN = 13
    BARRED = 14  # the player stacked wrongly in this window
    STACKED = 15  # a stack cannot be swapped
    TAKEN_ALREADY = 16
    ONLY_ON_YOUR_TURN = 17  # by option, for calls
