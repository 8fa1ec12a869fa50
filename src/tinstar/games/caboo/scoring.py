"""Caboo: points, winners, and the length of the longest game."""

from tinstar.engine.compiler import rule
from tinstar.games.caboo.components import PLACES
from tinstar.games.caboo.state import ANY_TIME, Ending, Phase


@rule
def ending(box, s):
    return Ending.LAST_ROUND if s.phase == Phase.OVER else Ending.NONE


@rule
def score(box, s, seat):
    """The score is the sum of all finished rounds. Fewer points are better.  [V2]"""
    return s.total[seat]


@rule
def rounds_finished(box, s):
    return s.finished


@rule
def is_winner(box, s, seat):
    """The lowest total of those who played the last round wins. Ties are shared.  [V2] [R24]"""
    if not s.playing >> seat & 1:
        return 0
    for other in range(box.players):
        if s.playing >> other & 1 and s.total[other] < s.total[seat]:
            return 0
    return 1


@rule
def longest_game(box, s):
    """Return an upper bound on the decisions in a game.

    The number of claims is limited, because each claim stacks a card for good, is the only one in
    its window that takes a card, or bars its player from claiming again.
    """
    players, deck, places = int(box.players), int(box.deck), PLACES
    deed = 2 * places + 3
    windows = 2 + players + deck
    turn = 1 + deed + windows * (players + deed)
    if box.calling == ANY_TIME:
        turn += players
    return int(box.rounds) * (int(box.turns) + players) * turn
