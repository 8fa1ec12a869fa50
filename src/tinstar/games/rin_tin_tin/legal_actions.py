"""List the legal actions of Rin Tin Tin fast. The objections state the same rules."""

from tinstar.engine.compiler import rule
from tinstar.games.rin_tin_tin.actions import CAVALRYMAN, FIGURE
from tinstar.games.rin_tin_tin.components import ANYWHERE, FOR_FIGURES, GROUPS, TERRITORIES, Squad
from tinstar.games.rin_tin_tin.turns_and_placing import circles_called_for, may_be_a_cavalryman


@rule
def legal_actions(box, s, out):
    """Write all legal actions to `out` and return how many there are.

    Each candidate is written, but the count grows only if the candidate's circle is free.
    """
    called = circles_called_for(s)
    n = 0
    if called != FOR_FIGURES:
        return legal_cavalrymen(box, s, called, out)
    if may_be_a_cavalryman(box, s):
        n = legal_cavalrymen(box, s, ANYWHERE, out)
    for territory in range(TERRITORIES):
        for group in range(territory * GROUPS, territory * GROUPS + box.groups):
            out[n] = FIGURE + group
            n += s.rin_tin_tin[group] == Squad.NONE
    return n


@rule
def legal_cavalrymen(box, s, called, out):
    n, first, last = 0, called, called
    if called == ANYWHERE:
        first, last = 0, TERRITORIES - 1
    for territory in range(first, last + 1):
        for group in range(territory * GROUPS, territory * GROUPS + box.groups):
            out[n] = CAVALRYMAN + group
            n += s.covered[group] < box.circles
    return n
