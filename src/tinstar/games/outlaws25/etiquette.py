"""What nobody does at a poker table who thinks."""

from tinstar.engine.compiler import rule
from tinstar.engine.kernel import NEVER
from tinstar.games.outlaws25.actions import FOLD, Objection
from tinstar.games.outlaws25.betting import objection_to_checking


@rule
def manners(box, s, action):
    """To fold where one may check gives the pot away for nothing: who checks may fold later."""
    if action == FOLD and objection_to_checking(s) == Objection.NONE:
        return NEVER
    return 0
