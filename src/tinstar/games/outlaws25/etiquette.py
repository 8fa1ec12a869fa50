"""Etiquette of 25 Outlaws: moves that no sensible poker player makes."""

from tinstar.engine.compiler import rule
from tinstar.engine.kernel import NEVER
from tinstar.games.outlaws25.actions import FOLD, Objection
from tinstar.games.outlaws25.betting import objection_to_checking


@rule
def manners(box, s, action):
    """Never fold when you may check. Folding gives the pot away, and you may still fold later."""
    if action == FOLD and objection_to_checking(s) == Objection.NONE:
        return NEVER
    return 0
