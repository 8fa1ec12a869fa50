"""What a sensible player expects of a position. Rules of thumb, not rules: nothing here decides
what may be done. The figures were chosen by playing the greedy player against itself.
"""

from tinstar.core.compile import rule
from tinstar.games.rin_tin_tin.rules import all_outlaws, boodle_held
from tinstar.games.rin_tin_tin.state import Phase

HORIZON = 12  # random decisions that still say something of a position


@rule
def worth(box, s, seat):
    """Points that `seat` may expect in the end."""
    if s.phase >= Phase.DRAW_OFF:
        return float(s.total[seat])
    return float(all_outlaws(box, s, seat) + boodle_held(box, s, seat))


@rule
def horizon(box, s):
    return HORIZON


@rule
def spread(box, s):
    return 4.0
