"""25 Outlaws: wealth, winners, and the length of the longest game."""

from tinstar.engine.compiler import rule
from tinstar.games.outlaws25.components import CHIPS, DOLLARS, SUMMONED, Effect
from tinstar.games.outlaws25.reward_cards import KINDS
from tinstar.games.outlaws25.set_up_rounds_and_winning import wealth


@rule
def ending(box, s):
    return s.ending


@rule
def score(box, s, seat):
    """Return the dollars that the gang owns."""
    return int(wealth(box, s, seat)) * DOLLARS


@rule
def is_winner(box, s, seat):
    return s.won[seat]


@rule
def longest_game(box, s):
    """Return an upper bound on the decisions in a game.

    The bound assumes that all raises are ten dollars, that duels tie as often as they can, and that
    every Reward is played at once.
    """
    players, row = int(box.players), int(box.row)
    pardons = 1
    for kind in range(KINDS):
        pardons = max(pardons, int(box.effects[kind, Effect.PARDONS]))
    plays = players * row * (3 + pardons)  # play the card, make its choices, take off Wanted cards
    circle = (players * row + 1) * players + plays
    duels = (SUMMONED + 1) * (1 + int(box.rolls) * circle)
    bets = (CHIPS + 1) * (players + 1) + players + plays
    rest = players * row + 2 * circle + players * (3 + row) + plays + 4 + plays
    return players * row + int(box.rounds) * (duels + bets + rest)
