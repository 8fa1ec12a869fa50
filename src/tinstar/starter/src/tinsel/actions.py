"""What a seat can do, as numbers and in notation; and why it may not."""

from enum import IntEnum

from tinsel.components import KINDS, SEATS
from tinstar.engine.actions import Actions, Family, members, seats

ACTIONS = Actions(
    Family("offer", "offer {ware} to {seat}", ware=members(*KINDS), seat=seats(SEATS)),
    Family("take", "take"),
    Family("leave", "leave"),
)
TAKE, LEAVE = ACTIONS.first("take"), ACTIONS.first("leave")


class Objection(IntEnum):
    NONE = 0
    NOTHING_OFFERED = 1
    WAITING = 2
    NOT_HELD = 3
    NOBODY_THERE = 4
    YOURSELF = 5
