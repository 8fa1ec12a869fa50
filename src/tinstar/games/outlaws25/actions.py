"""What can be done, as integers and as words, and for what reasons it can be refused."""

from enum import IntEnum

from tinstar.engine.actions import Actions, Family, members, numbers, seats
from tinstar.games.outlaws25.components import CHIPS, DOLLARS, ROW, SEATS, Outlaw, Rank

PLACE, SEAT = numbers(ROW), seats(SEATS)
OUTLAWS = members(*(o for o in Outlaw if o != Outlaw.BACK))
AMOUNTS = tuple(str(DOLLARS * n) for n in range(CHIPS + 1))  # all in tens  [C3]

ACTIONS = Actions(
    Family("stand", "stand {outlaw}", outlaw=OUTLAWS),
    Family("keep", "keep"),
    Family("amount", "${dollars}", dollars=AMOUNTS),
    Family("pass_on", "pass"),
    Family("play", "play {place}", place=PLACE),
    Family("slow", "slow {duellist}", duellist=("attacker", "defender")),
    Family("pardon", "pardon {rank}", rank=members(*Rank)),
    Family("lay_aside", "aside {card}", card=numbers(2)),
    Family("fold", "fold"),
    Family("check", "check"),
    Family("call", "call"),
    Family("bet", "bet"),
    Family("raise_it", "raise"),
    Family("show", "show"),
    Family("hide", "hide"),
    Family("buy", "buy {place}", place=PLACE),
    Family("hold_up", "hold up with {place}", place=PLACE),
    Family("rob", "rob {seat}{place}", seat=SEAT, place=PLACE),
    Family("fight", "fight"),
    Family("cower", "cower"),
)

STAND = ACTIONS.first("stand")
KEEP = ACTIONS.first("keep")
AMOUNT = ACTIONS.first("amount")
PASS = ACTIONS.first("pass_on")
PLAY = ACTIONS.first("play")
SLOW = ACTIONS.first("slow")
PARDON = ACTIONS.first("pardon")
LAY_ASIDE = ACTIONS.first("lay_aside")
FOLD = ACTIONS.first("fold")
CHECK = ACTIONS.first("check")
CALL = ACTIONS.first("call")
BET = ACTIONS.first("bet")
RAISE = ACTIONS.first("raise_it")
SHOW = ACTIONS.first("show")
HIDE = ACTIONS.first("hide")
BUY = ACTIONS.first("buy")
HOLD_UP = ACTIONS.first("hold_up")
ROB = ACTIONS.first("rob")
FIGHT = ACTIONS.first("fight")
COWER = ACTIONS.first("cower")


class Objection(IntEnum):
    """Why something may not be done."""

    NONE = 0
    NOT_NOW = 1  # something else is being decided
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
