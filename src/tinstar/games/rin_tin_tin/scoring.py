"""Rin Tin Tin: scores, winners, and the length of the longest game."""

from tinstar.engine.compiler import rule
from tinstar.games.rin_tin_tin.components import TERRITORIES
from tinstar.games.rin_tin_tin.end_and_ties import all_is_shown
from tinstar.games.rin_tin_tin.groups_and_boodle import all_outlaws, boodle_held
from tinstar.games.rin_tin_tin.state import Phase


@rule
def ending(box, s):
    if s.phase == Phase.OVER:
        return int(s.ending)
    return 0


@rule
def score(box, s, seat):
    """The score is the sum of captured Outlaws and Boodle.  [W1] [W5]"""
    if all_is_shown(s):
        return int(s.total[seat])
    return all_outlaws(box, s, seat) + boodle_held(box, s, seat)


@rule
def is_winner(box, s, seat):
    """The highest score wins, after any tie is broken.  [W1] [W7]"""
    return int(s.best[seat])


@rule
def longest_game(box, s):
    """Return an upper bound on the decisions in a game: each one places a piece on a circle."""
    groups = TERRITORIES * int(box.groups)
    squads = int(box.players) * int(box.squads)
    cavalrymen = min(squads * int(box.cavalrymen), groups * int(box.circles))
    return cavalrymen + min(squads * int(box.figures), groups)
