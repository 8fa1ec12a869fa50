"""Etiquette of 25 Outlaws: blunders that computer players avoid."""

from tinstar.engine.compiler import rule
from tinstar.engine.kernel import NEVER
from tinstar.games.outlaws25.actions import FOLD, Objection
from tinstar.games.outlaws25.betting import objection_to_checking


@rule
def manners(box, s, action, sure):
    """Never fold when you may check. Folding gives up the pot, and you can still fold later."""
    if action == FOLD and objection_to_checking(s) == Objection.NONE:
        return NEVER
    return 0
