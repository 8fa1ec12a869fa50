"""The actions of Tinsel, as integers and in notation, and the reasons to refuse one."""

from enum import IntEnum

from tinsel.components import KINDS, SEATS
from tinstar.engine.actions import Actions, members, seats

ACTIONS = Actions()
OFFER = ACTIONS.add(
    "offer", "offer {ware} to {seat}", "P1", ware=members(*KINDS), seat=seats(SEATS)
)
TAKE = ACTIONS.add("take", "take", "P2 P3")
LEAVE = ACTIONS.add("leave", "leave", "P2 P4")


class Objection(IntEnum):
    NONE = 0
    NOT_NOW = 1  # something else is being decided
    NOT_HELD = 2
    NOBODY_THERE = 3
    YOURSELF = 4
