"""The actions of 25 Outlaws, their notation, and the reasons why an action may be illegal."""

from enum import IntEnum

from tinstar.engine.actions import Actions, members, numbers, seats
from tinstar.games.outlaws25.components import CHIPS, DOLLARS, ROW, SEATS, Outlaw, Rank

PLACE, SEAT = numbers(ROW), seats(SEATS)
OUTLAWS = members(*(o for o in Outlaw if o != Outlaw.BACK))
AMOUNTS = tuple(str(DOLLARS * n) for n in range(CHIPS + 1))  # all in tens  [C3]

ACTIONS = Actions()  # each with its notation, and the clauses of RULES.md about it
STAND = ACTIONS.add("stand", "stand {outlaw}", "S4 R2", outlaw=OUTLAWS)
KEEP = ACTIONS.add("keep", "keep", "N3 R5")
AMOUNT = ACTIONS.add("amount", "${dollars}", "N3 N5 R4 B3 B9 R14 R15", dollars=AMOUNTS)
PASS = ACTIONS.add("pass_on", "pass", "H2 R22 R25")
PLAY = ACTIONS.add("play", "play {place}", "U6 U8 R24 R28", place=PLACE)
SLOW = ACTIONS.add("slow", "slow {duellist}", "D5 R29", duellist=("attacker", "defender"))
PARDON = ACTIONS.add("pardon", "pardon {rank}", "R24 R29", rank=members(*Rank))
LAY_ASIDE = ACTIONS.add("lay_aside", "aside {card}", "R31", card=numbers(2))
FOLD = ACTIONS.add("fold", "fold", "B4 B5 R16")
CHECK = ACTIONS.add("check", "check", "B4 B6")
CALL = ACTIONS.add("call", "call", "B7 B10")
BET = ACTIONS.add("bet", "bet", "B3 B4 B9 R14")
RAISE = ACTIONS.add("raise_it", "raise", "B7 B8 B9 R15")
SHOW = ACTIONS.add("show", "show", "G2 G3 R20")
HIDE = ACTIONS.add("hide", "hide", "G3 R20")
BUY = ACTIONS.add("buy", "buy {place}", "U1 U2 U3 R22", place=PLACE)
HOLD_UP = ACTIONS.add("hold_up", "hold up with {place}", "H1 H3 H4 W1", place=PLACE)
ROB = ACTIONS.add("rob", "rob {seat}{place}", "H3 H4 R34", seat=SEAT, place=PLACE)
FIGHT = ACTIONS.add("fight", "fight", "H5 H6 D6")
COWER = ACTIONS.add("cower", "cower", "H8 H9 R35")


class Objection(IntEnum):
    """Reasons why an action is not allowed."""

    NONE = 0
    NOT_NOW = 1  # the current phase is about another decision
    NOT_TO_BE_PLACED = 2
    TOO_LITTLE = 3
    TOO_MUCH = 4
    KEPT = 5
    NOT_KEPT = 6
    NO_SUCH_PLACE = 7
    DEAD = 8
    NO_REWARD = 9
    WRONG_MOMENT = 10
    DOES_NOTHING = 11
    NOT_WANTED = 12
    THERE_IS_A_BET = 13
    NO_BET_YET = 14
    AT_THE_LIMIT = 15
    NO_RAISE = 16
    BELOW_THE_LEAST = 17
    ABOVE_THE_LIMIT = 18
    NOT_A_SIZE = 19
    HOLDS_A_REWARD = 20
    CANNOT_PAY = 21
    HAS_BOUGHT = 22
    OWN_GANG = 23
    MUST_FIGHT = 24
