"""Calaboose: the rules for defending a jail, and for duels of two Gunslingers."""

from tinstar.engine.compiler import rule
from tinstar.games.calaboose.actions import Objection
from tinstar.games.calaboose.components import EMPTY, Card
from tinstar.games.calaboose.sending import (
    can_go_somewhere,
    objection_to_place,
    outranks,
    place,
    places_in,
)
from tinstar.games.calaboose.set_up_turns_and_end import (
    draw_up,
    end_the_game,
    take_from_hand,
    take_the_cell,
)
from tinstar.games.calaboose.state import AFTER_THE_TURN, Ending, Phase


@rule
def objection_to_answering(box, s, cell):
    """The owner of a cell answers a card there, if it is one of the newest.  [G4]"""
    if cell >= box.cells:
        return Objection.NO_SUCH_CELL
    if not is_to_be_answered(s, s.mover, cell):
        return Objection.NOT_ATTACKED
    return Objection.NONE


@rule
def is_to_be_answered(s, seat, cell):
    """Return whether one of the newest cards lies unanswered at this cell."""
    return s.attacker[seat, cell] != EMPTY and s.chain[seat, cell] == s.depth


@rule
def accept(box, s, cell):
    """The card that was sent stays, and the card that it covered is discarded.  [P7] [D1] [R11]"""
    take_the_cell(s, s.mover, cell)
    settle(box, s)
    if s.depth == 0:
        s.phase = Phase.TURN_ENDS
    else:
        ask_the_deepest(box, s)


@rule
def settle(box, s):
    """The cells of a pair of Gunslingers are free again once their owner has answered both cards.
    [R21]
    """
    for cell in range(box.cells):
        if is_to_be_answered(s, s.mover, cell):
            return
    for cell in range(box.cells):
        if s.chain[s.mover, cell] == s.depth:
            s.chain[s.mover, cell] = 0
    s.depth -= 1


@rule
def ask_the_deepest(box, s):
    """Players answer the newest cards first, then those sent earlier.  [D4] [G4] [R20]"""
    for seat in range(box.players):
        for cell in range(box.cells):
            if s.chain[seat, cell] == s.depth:
                s.mover = seat


@rule
def can_answer(box, card, attacker):
    """A card can defend if its value is higher, or if a Gunslinger defends against a Gunslinger.
    [D1] [G1] [L2] [R13]
    """
    return is_a_duel(card, attacker) or outranks(box, card, attacker)


@rule
def is_a_duel(card, attacker):
    """Two Gunslingers fight a duel, and neither is discarded.  [G1] [G2]"""
    return card == Card.GUNSLINGER and attacker == Card.GUNSLINGER


@rule
def objection_to_defending_from_hand(box, s, cell, card):
    """Any card in hand whose value is high enough may defend.  [D1]"""
    objection = objection_to_answering(box, s, cell)
    if objection != Objection.NONE:
        return objection
    if s.hand[s.mover, card] == 0:
        return Objection.NOT_IN_HAND
    if not box.may_beat[s.attacker[s.mover, cell]] >> card & 1:
        return Objection.NOT_HIGHER_VALUED
    return Objection.NONE


@rule
def objection_to_defending_from_jail(box, s, cell, prisoner):
    """A prisoner may defend if its value is high enough and it is not locked down or in question.
    [D1] [P4] [R11]
    """
    objection = objection_to_answering(box, s, cell)
    if objection != Objection.NONE:
        return objection
    return objection_to_releasing(box, s, cell, prisoner)


@rule
def objection_to_releasing(box, s, cell, prisoner):
    """Return the objection to defending a cell with this prisoner."""
    if prisoner >= box.cells:
        return Objection.NO_SUCH_CELL
    if s.chain[s.mover, prisoner]:
        return Objection.IN_QUESTION  # [R11] [R16] [R21]
    card = s.jail[s.mover, prisoner]
    if card == EMPTY:
        return Objection.EMPTY_CELL
    if s.locked[s.mover, prisoner]:
        return Objection.LOCKED_DOWN
    if not box.may_beat[s.attacker[s.mover, cell]] >> card & 1:
        return Objection.NOT_HIGHER_VALUED
    if is_a_duel(card, s.attacker[s.mover, cell]) and s.used[s.mover, prisoner]:
        return Objection.HAS_DEFENDED  # [R22]
    return Objection.NONE


@rule
def defend_from_hand(box, s, cell, card):
    """The defending player draws before choosing the card's new cell, or by option after the turn.
    [D2] [R7] [O8]
    """
    take_from_hand(s, s.mover, card)
    beat_back(box, s, cell, card)
    if s.phase == Phase.REDIRECT and box.defender_draws != AFTER_THE_TURN:
        draw_up(box, s, s.mover, Phase.REDIRECT)


@rule
def defend_from_jail(box, s, cell, prisoner):
    """The prisoner leaves an empty cell behind, and nothing is drawn.  [D2] [R7] [R15]"""
    card = s.jail[s.mover, prisoner]
    s.jail[s.mover, prisoner] = EMPTY
    s.partner_used = s.used[s.mover, prisoner]  # goes along with the prisoner  [R22]
    s.used[s.mover, prisoner] = 0
    beat_back(box, s, cell, card)


@rule
def beat_back(box, s, cell, card):
    """The attacking card is discarded, and the defending card must go to another jail.
    [D2] [D3] [R14]
    """
    attacker = s.attacker[s.mover, cell]
    s.sent = card
    if is_a_duel(card, attacker):
        s.partner = attacker  # neither is discarded  [G2]
        s.partner_used = s.attacker_used[s.mover, cell]
    else:
        s.discards[attacker] += 1
    s.attacker[s.mover, cell] = EMPTY
    s.attacker_used[s.mover, cell] = 0
    s.chain[s.mover, cell] = 0
    settle(box, s)
    if can_go_somewhere(box, s, card, 1 if s.partner == EMPTY else 2):
        s.phase = Phase.REDIRECT
    else:
        discard_the_homeless(box, s)


@rule
def discard_the_homeless(box, s):
    """A defending card, or a pair, that has no place to go is discarded, and the game ends.
    [E2] [R23] [R30] [E5]
    """
    s.discards[s.sent] += 1
    if s.partner != EMPTY:
        s.discards[s.partner] += 1
    s.sent = EMPTY
    s.partner = EMPTY
    s.partner_used = 0
    end_the_game(box, s, Ending.NOWHERE_TO_GO)


@rule
def objection_to_redirecting(box, s, jail, cell):
    """A defending card is placed like a sent card. Two Gunslingers go to two cells of one jail.
    [D2] [D3] [G3] [R19]
    """
    objection = objection_to_place(box, s, s.sent, jail, cell)
    if objection != Objection.NONE:
        return objection
    if s.phase == Phase.PARTNER and jail != s.partner_jail:
        return Objection.ANOTHER_JAIL
    if s.partner != EMPTY and places_in(box, s, s.sent, jail) == 1:
        return Objection.NO_ROOM_FOR_BOTH
    return Objection.NONE


@rule
def redirect(box, s, jail, cell):
    """The defending card is placed first, then the other Gunslinger of a duel.  [D2] [G3] [R19]"""
    if s.phase == Phase.REDIRECT:
        s.depth += 1
        place(s, s.sent, 1 if s.partner != EMPTY else s.partner_used, jail, cell)  # [R22]
    else:
        place(s, s.sent, s.partner_used, jail, cell)
    s.sent = s.partner
    s.partner = EMPTY
    if s.sent == EMPTY:
        s.partner_used = 0
        s.partner_jail = EMPTY
        s.phase = Phase.DEFENCE
        s.mover = jail
    else:
        s.partner_jail = jail
        s.phase = Phase.PARTNER
