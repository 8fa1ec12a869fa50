"""Calaboose: sending a card to another player's jail, and the places a card may go to."""

from tinstar.engine.compiler import rule
from tinstar.games.calaboose.actions import Objection
from tinstar.games.calaboose.components import Card
from tinstar.games.calaboose.set_up_turns_and_end import (
    draw_up,
    end_the_game,
    jail_is_full,
    take_from_hand,
)
from tinstar.games.calaboose.state import ALL_JAILS_FULL, Ending, Phase


@rule
def outranks(box, card, other):
    """A card outranks all cards of lower value [P6], except in the Bad Lawman's circle.
    [L1] [L2] [L3] [R10]
    """
    if card == Card.BAD_LAWMAN:
        return other != Card.HUCKSTER and other != Card.BAD_LAWMAN
    if other == Card.BAD_LAWMAN:
        return card == Card.HUCKSTER
    return box.value[card] > box.value[other]


@rule
def objection_to_place(box, s, card, jail, cell):
    """A card may go to another player's cell that is empty or holds a card of lower value.
    [P5] [P6] [R9] [R12]"""
    if jail >= box.players:
        return Objection.NO_SUCH_SEAT
    if cell >= box.cells:
        return Objection.NO_SUCH_CELL  # [P12]
    if jail == s.mover:
        return Objection.OWN_JAIL  # [D3] [P5] [R18]
    if s.locked[jail, cell]:
        return Objection.LOCKED_DOWN  # [P4]
    if s.chain[jail, cell]:
        return Objection.IN_QUESTION  # [R11]
    if not box.may_cover[s.jail[jail, cell]] >> card & 1:
        return Objection.NOT_LOWER_VALUED
    return Objection.NONE


@rule
def places_in(box, s, card, jail):
    """Return how many cells of a jail can take `card`."""
    places = 0
    for cell in range(box.cells):
        places += objection_to_place(box, s, card, jail, cell) == Objection.NONE
    return places


@rule
def can_go_somewhere(box, s, card, cards):
    """A card has a place if some jail has room for `cards` cards of its kind.  [E2] [R23] [R29]"""
    for jail in range(box.players):
        if places_in(box, s, card, jail) >= cards:
            return True
    return False


@rule
def objection_to_sending(box, s, card, jail, cell):
    """A player sends a card from hand, not from the jail.  [P5]"""
    if s.hand[s.mover, card] == 0:
        return Objection.NOT_IN_HAND
    return objection_to_place(box, s, card, jail, cell)


@rule
def send(box, s, card, jail, cell):
    """The card lies before the cell until its owner has answered.  [P5] [P7] [R7] [R11]"""
    s.depth = 1
    place(s, card, 0, jail, cell)
    take_from_hand(s, s.mover, card)
    draw_up(box, s, s.mover, Phase.DEFENCE)
    s.mover = jail


@rule
def place(s, card, used, jail, cell):
    """Put a card before a cell. Its answer belongs to the current depth."""
    s.attacker[jail, cell] = card
    s.attacker_used[jail, cell] = used
    s.chain[jail, cell] = s.depth


@rule
def objection_to_sending_nowhere(box, s, card):
    """A player may play a card to nowhere if it has no place in any other jail.  [E2] [R29] [O7]"""
    if s.hand[s.mover, card] == 0:
        return Objection.NOT_IN_HAND
    if can_go_somewhere(box, s, card, 1) or own_cells_count(box, s):
        return Objection.HAS_A_PLACE
    return Objection.NONE


@rule
def own_cells_count(box, s):
    """By option, room in the player's own jail also counts as a place.  [O7]"""
    return box.played_nowhere == ALL_JAILS_FULL and not jail_is_full(box, s, s.mover)


@rule
def send_nowhere(box, s, card):
    """The card is discarded, nothing is drawn, and the game is over.  [E2] [R29]"""
    take_from_hand(s, s.mover, card)
    s.discards[card] += 1
    end_the_game(box, s, Ending.NOWHERE_TO_GO)
