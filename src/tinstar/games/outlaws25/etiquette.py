"""Etiquette of 25 Outlaws: foolish folds, wasted Rewards and dull raises that players avoid."""

from tinstar.engine.compiler import rule
from tinstar.engine.kernel import NEVER
from tinstar.games.outlaws25.actions import AMOUNT, FOLD, PLAY, Objection
from tinstar.games.outlaws25.betting import limit, objection_to_checking
from tinstar.games.outlaws25.components import LAWMAN, RANKS, ROW, Category, Effect, Moment
from tinstar.games.outlaws25.duels import number_of
from tinstar.games.outlaws25.poker import strength
from tinstar.games.outlaws25.reward_cards import REDRAWS, REROLLS, SLOWS, SPEEDS
from tinstar.games.outlaws25.state import Phase

HELPS = SPEEDS | SLOWS | REROLLS  # effects that change the numbers of a duel


@rule
def manners(box, s, action, sure):
    """Never fold when you may check. Folding gives up the pot, and you can still fold later.

    A considerate player does not fold a straight or better. They do not waste Rewards, and do not
    creep up the bets again and again.
    """
    if action == FOLD:
        if objection_to_checking(s) == Objection.NONE:
            return NEVER
        return -1 if has_a_straight(box, s) else 0
    if s.phase == Phase.RAISING:
        return -1 if is_a_least_raise_again(box, s, action - AMOUNT) else 0
    if PLAY <= action < PLAY + ROW:
        does = box.does[s.reward[s.mover, action - PLAY]]
        if s.phase == Phase.BETTING and does & REDRAWS:
            return -1 if has_a_straight(box, s) else 0
        if s.phase == Phase.WINDOW and s.window == Moment.ANY_DUEL and does & HELPS:
            return -1 if is_settled(box, s) else 0
    return 0


@rule
def is_a_least_raise_again(box, s, chips):
    """Return whether a raise is the smallest one, by a player who already has chips in the bets.

    A raise to the limit is fine, because it ends the raising.
    """
    again = s.high > 0 and s.bet[s.mover] > 0
    return again and chips == s.ante and chips < limit(box, s) - s.high


@rule
def has_a_straight(box, s):
    """Return whether the hand of the player who acts is a straight or better."""
    mine = strength(box, s.hole[s.mover, 0], s.hole[s.mover, 1], s.flop)
    return mine >= box.order[Category.STRAIGHT] * RANKS**3


@rule
def is_settled(box, s):
    """Return whether the player who acts need not help in a duel, or cannot help any more.

    A player who is ahead need not: if an opponent plays a Reward, the player may answer it. For a
    duel between others, return False.
    """
    for who in range(2):
        if s.duellist[who] != LAWMAN and s.duellist[who] // ROW == s.mover:
            behind = number_of(box, s, 1 - who) - number_of(box, s, who)
            return behind < 0 or behind > most_help(box, s, who)
    return False


@rule
def most_help(box, s, who):
    """Return by how many points the Rewards of the player who acts may improve their duel."""
    points = 0
    for row in range(box.row):
        if s.holds[s.mover, row]:
            kind = s.reward[s.mover, row]
            if box.fits[kind] & 1 << Moment.ANY_DUEL:
                points += box.effects[kind, Effect.SLOWS]
            if s.duellist[who] == s.mover * ROW + row:
                points += box.effects[kind, Effect.SPEEDS]
                if box.does[kind] & REROLLS:
                    points += box.die_faces - s.die[who]
    return points
