"""25 Outlaws: why something may not be done now."""

from tinstar.engine.compiler import rule
from tinstar.games.outlaws25.actions import (
    AMOUNT,
    BET,
    BUY,
    CALL,
    CHECK,
    COWER,
    FIGHT,
    FOLD,
    HOLD_UP,
    KEEP,
    LAY_ASIDE,
    PARDON,
    PASS,
    PLAY,
    RAISE,
    ROB,
    SHOW,
    SLOW,
    STAND,
    Objection,
)
from tinstar.games.outlaws25.betting import (
    objection_to_an_amount,
    objection_to_betting,
    objection_to_calling,
    objection_to_checking,
    objection_to_raising,
)
from tinstar.games.outlaws25.components import ROW
from tinstar.games.outlaws25.core_rules import objection_to_standing
from tinstar.games.outlaws25.holdups import (
    objection_to_cowering,
    objection_to_holding_up,
    objection_to_robbing,
)
from tinstar.games.outlaws25.laying_out_money import objection_to_keeping, objection_to_laying_out
from tinstar.games.outlaws25.reward_cards import (
    objection_to_buying,
    objection_to_pardoning,
    objection_to_playing,
)
from tinstar.games.outlaws25.state import Phase


@rule
def objection(box, s, action):
    if not fits_the_phase(s, action):
        return Objection.NOT_NOW
    if action < PASS:
        return objection_to_a_place_or_amount(box, s, action)
    if PLAY <= action < SLOW:
        return objection_to_playing(box, s, action - PLAY)
    if PARDON <= action < LAY_ASIDE:
        return objection_to_pardoning(s, action - PARDON)
    if FOLD <= action < SHOW:
        return objection_in_the_betting(box, s, action)
    if BUY <= action < HOLD_UP:
        return objection_to_buying(box, s, action - BUY)
    if HOLD_UP <= action < ROB:
        return objection_to_holding_up(box, s, action - HOLD_UP)
    if ROB <= action < FIGHT:
        return objection_to_robbing(box, s, (action - ROB) // ROW, (action - ROB) % ROW)
    if action == COWER:
        return objection_to_cowering(box, s)
    return Objection.NONE


@rule
def fits_the_phase(s, action):
    """Whether this is what is being decided."""
    phase = s.phase
    if action == PASS:
        return is_a_time_to_pass(phase)
    if PLAY <= action < SLOW:
        return (phase != Phase.HOLDING_UP and is_a_time_to_pass(phase)) or (
            phase == Phase.BETTING or phase == Phase.HELD_UP
        )
    if KEEP < action < PASS:
        return phase == Phase.LAY_OUT or phase == Phase.RAISING
    return phase == phase_of(action)


@rule
def is_a_time_to_pass(phase):
    return (
        phase == Phase.WINDOW
        or phase == Phase.CONFRONTED
        or phase == Phase.BUYING
        or phase == Phase.HOLDING_UP
    )


@rule
def phase_of(action):
    """The phase in which an action is taken that is taken in one alone."""
    if action < KEEP:
        return Phase.ARRANGE
    if action < AMOUNT:
        return Phase.LAY_OUT
    if action < PARDON:
        return Phase.SLOW
    if action < LAY_ASIDE:
        return Phase.PARDON
    if action < FOLD:
        return Phase.LAY_ASIDE
    if action < SHOW:
        return Phase.BETTING
    if action < BUY:
        return Phase.SHOWING
    if action < HOLD_UP:
        return Phase.BUYING
    if action < ROB:
        return Phase.HOLDING_UP
    return Phase.ROBBING if action < FIGHT else Phase.HELD_UP


@rule
def objection_to_a_place_or_amount(box, s, action):
    if action < KEEP:
        return objection_to_standing(s, action - STAND)
    if action == KEEP:
        return objection_to_keeping(s)
    if s.phase == Phase.LAY_OUT:
        return objection_to_laying_out(box, s, action - AMOUNT)
    return objection_to_an_amount(box, s, action - AMOUNT)


@rule
def objection_in_the_betting(box, s, action):
    if action == CHECK:
        return objection_to_checking(s)
    if action == CALL:
        return objection_to_calling(s)
    if action == BET:
        return objection_to_betting(box, s)
    if action == RAISE:
        return objection_to_raising(box, s)
    return Objection.NONE
