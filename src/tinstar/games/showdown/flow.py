"""What the house asks of every game: who is asked, what may be done, and what then."""

from tinstar.engine.compiler import rule
from tinstar.engine.kernel import CHANCE, TERMINAL
from tinstar.games.showdown.actions import (
    CHOOSE,
    DO,
    DONE,
    DRAW,
    LAY,
    LEAVE,
    PAY,
    ROB,
    STEAL,
    TAKE,
    USE,
    Objection,
)
from tinstar.games.showdown.bandit import empty_vault, objection_to_robbing
from tinstar.games.showdown.card_symbols import (
    carry_on,
    choose,
    lay,
    objection_to_choosing,
    objection_to_done,
    objection_to_group,
    objection_to_laying,
    start_group,
)
from tinstar.games.showdown.components import DIE_OUTCOMES, KINDS, NUMBERS, SHERIFF_FACE, Answer
from tinstar.games.showdown.core_rules import (
    begin,
    deal,
    draw,
    objection_to_drawing,
    objection_to_taking,
    take,
    turn_over,
)
from tinstar.games.showdown.holdups_and_brawls import (
    be_discovered,
    die_of,
    objection_to_stealing,
    roll,
    steal,
    use_disguise,
)
from tinstar.games.showdown.sheriff import answer, objection_to_using
from tinstar.games.showdown.state import Phase


@rule
def to_act(box, s):
    if s.phase < Phase.OVER:
        return s.mover
    if s.phase == Phase.OVER:
        return TERMINAL
    return CHANCE


# --- What may be done ---------------------------------------------------------------------------


@rule
def objection(box, s, action):
    if not is_asked_now(s.phase, action):
        return Objection.NOT_NOW
    if action < DRAW:
        return objection_to_taking(box, s, action - TAKE)
    if action == DRAW:
        return objection_to_drawing(box, s)
    if action < LAY:
        return objection_to_choosing(box, s, action - CHOOSE)
    if action < DONE:
        return objection_to_laying(s, action - LAY)
    if action == DONE:
        return objection_to_done(box, s)
    if action < ROB:
        return objection_to_group(s, action - DO)
    if action < PAY:
        return objection_to_robbing(box, s, action - ROB)
    if USE <= action < LEAVE:
        return objection_to_using(s, action - USE)
    if action >= STEAL:
        return objection_to_stealing(box, s, action - STEAL)
    return Objection.NONE


@rule
def is_asked_now(phase, action):
    """Is this an answer to what is being decided?"""
    if action < LAY:
        return phase == Phase.TURN
    if action < DO:
        return phase == Phase.LAY
    if action < ROB:
        return phase == Phase.GROUP
    if action < PAY:
        return phase == Phase.VAULT
    if action == PAY:
        return phase == Phase.LOOKOUT
    if action < LEAVE:
        return phase == Phase.LOOKOUT or phase == Phase.DISCOVERED
    if action == LEAVE:
        return phase == Phase.DISCOVERED
    return phase == Phase.STEAL


# --- What then ----------------------------------------------------------------------------------


@rule
def apply(box, s, action):
    """The deed, then all that follows of itself before somebody or chance is asked again."""
    if s.phase > Phase.OVER:
        apply_chance(box, s, action)
    elif action < LAY:
        apply_in_a_turn(box, s, action)
    else:
        apply_in_action(box, s, action)
    while s.phase == Phase.UNDER_WAY:
        carry_on(box, s)


@rule
def apply_chance(box, s, outcome):
    if s.phase == Phase.DRAW:
        draw(box, s, outcome)
    elif s.phase == Phase.ROLL:
        roll(box, s, outcome)
    elif s.phase == Phase.DEAL:
        deal(box, s, outcome)
    elif s.phase == Phase.BEGIN:
        begin(box, s, outcome)
    else:
        turn_over(box, s, outcome)


@rule
def apply_in_a_turn(box, s, action):
    if action < DRAW:
        take(box, s, action - TAKE)
    elif action == DRAW:
        s.phase = Phase.DRAW
    else:
        choose(s, action - CHOOSE)


@rule
def apply_in_action(box, s, action):
    if action < DONE:
        lay(s, action - LAY)
    elif action == DONE:
        s.phase = Phase.UNDER_WAY
    elif action < ROB:
        start_group(box, s, action - DO)
    elif action < PAY:
        empty_vault(box, s, action - ROB)
    elif action >= STEAL:
        steal(box, s, action - STEAL)
    elif action == LEAVE:
        be_discovered(s)
    elif s.phase == Phase.DISCOVERED:
        use_disguise(s, action - USE)
    else:
        answer(box, s, action - PAY + Answer.PAY)


# --- Chance -------------------------------------------------------------------------------------


@rule
def chances(box, s, out):
    """Who begins [R1], what a die shows [R21], or which card comes from the pile [S4]."""
    if s.phase == Phase.ROLL:
        die = die_of(s.group)
        for number in range(NUMBERS):
            out[number] = box.faces[die, number]
        out[SHERIFF_FACE] = box.sheriff_faces[die]
        return DIE_OUTCOMES
    if s.phase == Phase.BEGIN:
        for seat in range(box.players):
            out[seat] = 1
        return box.players
    for card in range(KINDS):
        out[card] = s.pile[card]
    return KINDS


@rule
def sees_answer(box, s, seat):
    """A card drawn is for its owner, an answer to a look around for nobody else, yet."""
    if s.phase == Phase.DRAW or s.phase == Phase.DEAL or s.phase == Phase.LOOKOUT:
        return 1 if seat == s.mover else 0
    return 1


# --- How it ends --------------------------------------------------------------------------------


@rule
def ending(box, s):
    return s.ending


@rule
def longest_game(box, s):
    """Each card is taken once and laid once; each turn takes or lays one.

    A turn of action also names a symbol, says that all is laid, orders five groups and shares out a
    haul; each symbol may bring one look around and one sheriff on a die; each vault is chosen once.
    """
    cards, players = 0, int(box.players)
    for card in range(KINDS):
        cards += int(box.copies[card])
    return cards * (2 + 7 + players) + 2 * cards * (players + 1) + int(box.vaults)
