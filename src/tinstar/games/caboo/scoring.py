"""Caboo: points, winners, the cards each seat has seen, and the length of the longest game."""

from tinstar.engine.compiler import rule
from tinstar.games.caboo.card_moves import everybody
from tinstar.games.caboo.components import EMPTY, PLACES, SEATS
from tinstar.games.caboo.state import ANY_TIME, Ending, Phase


@rule
def ending(box, s):
    return Ending.LAST_ROUND if s.phase == Phase.OVER else Ending.NONE


@rule
def score(box, s, seat):
    """Finished rounds are added up; fewer points are better.  [V2]"""
    return s.total[seat]


@rule
def is_winner(box, s, seat):
    """The lowest total wins, of those who played the last round; ties are shared.  [V2] [R24]"""
    if not s.playing >> seat & 1:
        return 0
    for other in range(box.players):
        if s.playing >> other & 1 and s.total[other] < s.total[seat]:
            return 0
    return 1


@rule
def reveal(box, s, seat, v):
    """A seat sees the faces that it has seen, and at the end of a round all faces.  [E3] [R26]

    A spectator sees the faces that all seats have seen.
    """
    who = 1 << seat if seat >= 0 else everybody(box)
    if s.phase == Phase.REVEALED or s.phase == Phase.OVER:
        who = 0
    face, seen, shown = s.face, s.seen, v.face  # a record's fields are slow to look up in Python
    for other in range(SEATS):
        for place in range(PLACES):
            if face[other, place] == EMPTY or seen[other, place] & who == who:
                shown[other, place] = face[other, place]
    if s.drawn == EMPTY or seat == s.active:
        v.drawn = s.drawn


@rule
def longest_game(box, s):
    """Return a bound on the decisions in a game.

    Each claim stacks a card for good, is the only one that takes, or bars its player.
    """
    players, deck, places = int(box.players), int(box.deck), PLACES
    deed = 2 * places + 3
    windows = 2 + players + deck
    turn = 1 + deed + windows * (players + deed)
    if box.calling == ANY_TIME:
        turn += players
    return int(box.rounds) * (int(box.turns) + players) * turn
