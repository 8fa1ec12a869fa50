"""The actions of 25 Outlaws, their notation, and the reasons why an action may be illegal."""

from enum import IntEnum

from tinstar.engine.actions import Actions, members, numbers, seats
from tinstar.games.outlaws25.components import CHIPS, DOLLARS, ROW, SEATS, Outlaw, Rank

PLACE, SEAT = numbers(ROW), seats(SEATS)
OUTLAWS = members(*(o for o in Outlaw if o != Outlaw.BACK))
AMOUNTS = tuple(str(DOLLARS * n) for n in range(CHIPS + 1))  # all in tens  [C3]

ACTIONS = Actions()
STAND = ACTIONS.add("stand", "stand {outlaw}", outlaw=OUTLAWS)
KEEP = ACTIONS.add("keep", "keep")
AMOUNT = ACTIONS.add("amount", "${dollars}", dollars=AMOUNTS)
PASS = ACTIONS.add("pass_on", "pass")
PLAY = ACTIONS.add("play", "play {place}", place=PLACE)
SLOW = ACTIONS.add("slow", "slow {duellist}", duellist=("attacker", "defender"))
PARDON = ACTIONS.add("pardon", "pardon {rank}", rank=members(*Rank))
LAY_ASIDE = ACTIONS.add("lay_aside", "aside {card}", card=numbers(2))
FOLD = ACTIONS.add("fold", "fold")
CHECK = ACTIONS.add("check", "check")
CALL = ACTIONS.add("call", "call")
BET = ACTIONS.add("bet", "bet")
RAISE = ACTIONS.add("raise_it", "raise")
SHOW = ACTIONS.add("show", "show")
HIDE = ACTIONS.add("hide", "hide")
BUY = ACTIONS.add("buy", "buy {place}", place=PLACE)
HOLD_UP = ACTIONS.add("hold_up", "hold up with {place}", place=PLACE)
ROB = ACTIONS.add("rob", "rob {seat}{place}", seat=SEAT, place=PLACE)
FIGHT = ACTIONS.add("fight", "fight")
COWER = ACTIONS.add("cower", "cower")


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
