"""Showdown: bucks and money boxes, winners, and the length of the longest game."""

from tinstar.engine.compiler import rule
from tinstar.games.showdown.components import KINDS
from tinstar.games.showdown.set_up_plans_and_end import disguises


@rule
def score(box, s, seat):
    """The score is all bucks, face up or in the money box, and one for each card in hand.
    [E2] [E3] [W1]
    """
    return int(s.bucks[seat]) + int(s.money_box[seat]) + int(s.hand_size[seat] * box.bucks_per_card)


@rule
def is_winner(box, s, seat):
    """The player with the most money wins or, in a tie, the one with the most disguises.

    If several players have equally many disguises too, they share the win.  [E4] [R27]
    """
    own = score(box, s, seat)
    for other in range(box.players):
        theirs = score(box, s, other)
        if theirs > own or (theirs == own and disguises(s, other) > disguises(s, seat)):
            return 0
    return 1


@rule
def ending(box, s):
    return s.ending


@rule
def longest_game(box, s):
    """Return an upper bound on the decisions in a game.

    The bound exists because each card is taken once and laid once, and each turn takes or lays at
    least one card. A turn of action has further decisions: name a symbol, stop laying cards, order
    five groups, and share out a haul. Each symbol may cause one look around and one sheriff on a
    die. Each vault is chosen once.
    """
    cards, players = 0, int(box.players)
    for card in range(KINDS):
        cards += int(box.copies[card])
    return cards * (2 + 7 + players) + 2 * cards * (players + 1) + int(box.vaults)
