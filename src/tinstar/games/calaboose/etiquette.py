"""Etiquette of Calaboose: computer players do not end a game that they would lose."""

from tinstar.engine.compiler import rule
from tinstar.games.calaboose.actions import (
    DEFEND_FROM_HAND,
    DEFEND_FROM_JAIL,
    KINDS_OF_OUTLAW,
    LOCK,
    PASS,
    REDIRECT,
    SEND,
    SEND_NOWHERE,
)
from tinstar.games.calaboose.components import CELLS, EMPTY
from tinstar.games.calaboose.defending import is_a_duel
from tinstar.games.calaboose.scoring import bounty, gang_size
from tinstar.games.calaboose.sending import can_go_somewhere


@rule
def manners(box, s, action, sure):
    """A considerate player does not end the last game as long as somebody else would win it.

    In the earlier games of a series every player collects points, so ending one may be wise.
    """
    if box.by_score or s.game + 1 < box.games:
        return 0
    if ends_the_game(box, s, action) and would_lose(box, s, action):
        return -1
    return 0


@rule
def ends_the_game(box, s, action):
    """Return whether an action ends the game, by the last lock or a card that can go nowhere."""
    if LOCK <= action < SEND:
        locks = 1
        for cell in range(box.cells):
            locks += s.locked[s.mover, cell]
        return locks == box.cells
    if SEND_NOWHERE <= action < PASS:
        return True
    if DEFEND_FROM_HAND <= action < REDIRECT:
        attacker, card = s.attacker[s.mover, attacked(action)], defender(s, action)
        return not can_go_somewhere(box, s, card, 1 + is_a_duel(card, attacker))
    return False


@rule
def attacked(action):
    """Return the cell that an action defends."""
    if action < DEFEND_FROM_JAIL:
        return (action - DEFEND_FROM_HAND) // KINDS_OF_OUTLAW
    return (action - DEFEND_FROM_JAIL) // CELLS


@rule
def defender(s, action):
    """Return the card with which an action defends."""
    if action < DEFEND_FROM_JAIL:
        return (action - DEFEND_FROM_HAND) % KINDS_OF_OUTLAW
    return s.jail[s.mover, (action - DEFEND_FROM_JAIL) % CELLS]


@rule
def would_lose(box, s, action):
    """Return whether another player has more points, if the game ends with this action.

    If a second card is unanswered, return False: it would change the points.
    """
    unanswered, most = 0, 0
    for seat in range(box.players):
        if seat != s.mover:
            most = max(most, int(s.total[seat]) + bounty(box, s, seat))
        for cell in range(box.cells):
            unanswered += s.attacker[seat, cell] != EMPTY
    own = int(s.total[s.mover]) + bounty(box, s, s.mover)
    if DEFEND_FROM_JAIL <= action < REDIRECT:
        card = defender(s, action)
        size = gang_size(box, s, s.mover, card)
        own -= box.bounty[card, size - 1]
        own += box.bounty[card, size - 2] if size > 1 else 0
    return unanswered <= 1 and own < most
