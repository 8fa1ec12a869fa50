"""Calaboose: bounties of jails, winners, and the length of the longest game."""

from tinstar.engine.compiler import rule
from tinstar.games.calaboose.actions import KINDS_OF_OUTLAW
from tinstar.games.calaboose.components import KINDS, Card
from tinstar.games.calaboose.state import Phase, Step


@rule
def gang_size(box, s, seat, card):
    """All cards of one kind in a jail, locked or not, are a gang.  [P4] [B1]"""
    size = 0
    for cell in range(box.cells):
        if s.jail[seat, cell] == card:
            size += 1
    return size


@rule
def bounty(box, s, seat):
    """Each kind in a jail is one gang. Hands never score.  [B1] [B2] [W1] [R34] [J4]"""
    total = 0
    for card in range(KINDS_OF_OUTLAW):
        size = gang_size(box, s, seat, card)
        if size > 0:
            total += box.bounty[card, size - 1]
    return total


@rule
def ending(box, s):
    if s.phase == Phase.OVER:
        return s.ending
    return 0


@rule
def score(box, s, seat):
    """The score is the sum of finished games and the bounty of the jail now.  [W1] [Y1]"""
    if s.phase == Phase.OVER or s.phase == Step.NEXT_GAME:
        return s.total[seat]
    return s.total[seat] + bounty(box, s, seat)


@rule
def is_winner(box, s, seat):
    """The highest bounty wins; in a series, the highest sum. Ties are shared.  [W1] [Y1] [R33]"""
    for other in range(box.players):
        if s.total[other] > s.total[seat]:
            return 0
    return 1


@rule
def longest_game(box, s):
    """Return an upper bound on the decisions in a game.

    The bound exists because each card is played once, each cell is locked once, and each Gunslinger
    duels at most once a turn.
    """
    cards, players = 0, int(box.players)
    for card in range(KINDS):
        cards += int(box.copies[card])
    deeds = cards + players * int(box.cells)
    turns = (deeds + 1) * (players + 1)
    defences = cards + int(box.copies[Card.GUNSLINGER]) * turns
    answers = players * (1 + int(box.copies[Card.BAD_WHISKEY]))
    return int(box.games) * (turns + 2 * cards + 5 * defences + answers)
