"""Etiquette of Caboo: computer players do not call in the first turns.

By the printed numbers, a call on the first turn can be a good move. But people do not enjoy a round
that ends before they have done anything.
"""

from tinstar.engine.compiler import rule
from tinstar.games.caboo.actions import CALL
from tinstar.games.caboo.evaluation import believed_sum, chance_of_the_least

TURNS = 4  # turns of each seat before a computer player calls
SURE = 0.6  # call only if the chance to have the least is higher


@rule
def manners(box, s, action):
    if action != CALL:
        return 0
    seats = 0
    for seat in range(box.players):
        seats += s.playing >> seat & 1
    own = believed_sum(box, s, s.mover, s.mover)
    sure = chance_of_the_least(box, s, s.mover, own)
    return 1 if s.turns > TURNS * seats and sure > SURE else -1
