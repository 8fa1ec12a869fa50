"""Calaboose, heading by heading. Tags in brackets are the clauses of RULES.md.

The three special cards that are never in a jail follow in `special_cards.py`. A deed that makes a
player draw names the phase that follows; once chance has answered, `play.proceed` goes on there.
"""

from tinstar.core.compile import rule
from tinstar.games.calaboose.actions import KINDS_OF_OUTLAW, Objection
from tinstar.games.calaboose.components import CELLS, EMPTY, KINDS, SEATS, Card
from tinstar.games.calaboose.state import Ending, Phase

# --- Set up -----------------------------------------------------------------------------------


@rule
def prepare(box, s):
    """Which outlaws may cover or beat which, worked out once."""
    for card in range(KINDS_OF_OUTLAW):
        box.may_cover[EMPTY] |= 1 << card
        for other in range(KINDS_OF_OUTLAW):
            box.may_cover[other] |= outranks(box, card, other) << card
            box.may_beat[other] |= can_answer(box, card, other) << card


@rule
def set_up(box, s):
    """Before the first deal of a series nobody has dealt: chance names the dealer.  [R1]"""
    s.dealer = EMPTY
    s.phase = Phase.DEAL
    clear_the_jails(s)


@rule
def clear_the_jails(s):
    """In the beginning every jail is empty.  [J3]"""
    for seat in range(SEATS):
        for cell in range(CELLS):
            s.jail[seat, cell] = EMPTY
            s.locked[seat, cell] = 0
            s.attacker[seat, cell] = EMPTY
            s.chain[seat, cell] = 0
            s.used[seat, cell] = 0
            s.attacker_used[seat, cell] = 0
    s.depth = 0
    s.sent = EMPTY
    s.partner = EMPTY


@rule
def shuffle_and_deal(box, s, dealer):
    """All into the draw pile, five to each from the dealer's left.  [S1] [S2] [S3] [R2]"""
    s.dealer = dealer
    s.badge = left_of(box, dealer)
    s.pile_size = 0
    for card in range(KINDS):
        s.draw_pile[card] = box.copies[card]
        s.pile_size += box.copies[card]
        s.discards[card] = 0
    for seat in range(box.players):
        s.hand_size[seat] = 0
        s.not_hucksters[seat] = 0
        s.specials[seat] = 0
        for card in range(KINDS):
            s.hand[seat, card] = 0
            for other in range(box.players):
                s.known[seat, other, card] = 0
    s.passes = 0
    draw_up(box, s, s.badge, Phase.DEAL)


@rule
def deal_on(box, s):
    """The next hand; when all are dealt, the offer to redraw, then the first turn.  [S2] [R2]"""
    if s.drawer != s.dealer:
        draw_up(box, s, left_of(box, s.drawer), Phase.DEAL)
    elif box.redraw_hucksters:
        s.phase = Phase.MULLIGAN
        s.mover = s.badge
    else:
        begin_turn(s)


# --- Play -------------------------------------------------------------------------------------


@rule
def left_of(box, seat):
    """Play goes clockwise.  [P1]"""
    return (seat + 1) % box.players


@rule
def begin_turn(s):
    """One deed a turn, after as many special cards as one likes.  [P9] [R4] [R5]"""
    s.phase = Phase.TURN
    s.mover = s.badge


@rule
def jail_is_full(box, s, seat):
    """Locked cells count.  [R6]"""
    for cell in range(box.cells):
        if s.jail[seat, cell] == EMPTY:
            return False
    return True


@rule
def objection_to_putting(box, s, card):
    """A card from hand into an empty cell of one's own jail, which is not full.  [P2] [J2] [P10]"""
    if s.hand[s.mover, card] == 0:
        return Objection.NOT_IN_HAND
    if jail_is_full(box, s, s.mover):
        return Objection.JAIL_FULL
    return Objection.NONE


@rule
def put(box, s, card):
    """Which of the empty cells does not matter: the first.  [P2]"""
    cell = 0
    while s.jail[s.mover, cell] != EMPTY:
        cell += 1
    s.jail[s.mover, cell] = card
    take_from_hand(s, s.mover, card)
    draw_up(box, s, s.mover, Phase.TURN_ENDS)


@rule
def objection_to_locking_down(box, s, cell):
    """A prisoner is turned face down; only in a full jail, and only once.  [P3] [P4] [R6]"""
    if cell >= box.cells:
        return Objection.NO_SUCH_CELL
    if s.jail[s.mover, cell] == EMPTY:
        return Objection.EMPTY_CELL
    if s.locked[s.mover, cell]:
        return Objection.LOCKED_DOWN
    if not jail_is_full(box, s, s.mover):
        return Objection.JAIL_NOT_FULL
    return Objection.NONE


@rule
def lock_down(box, s, cell):
    """No card is drawn; the fifth lock ends the game at once.  [P3] [E1] [R6] [R28]"""
    s.locked[s.mover, cell] = 1
    s.passes = 0
    locks = 0
    for each in range(box.cells):
        locks += s.locked[s.mover, each]
    if locks == box.cells:
        end_the_game(box, s, Ending.LOCKED_DOWN)
    else:
        end_the_turn(box, s)


# --- Sending a card to someone else's jail ------------------------------------------------------


@rule
def outranks(box, card, other):
    """Of higher value?  [P6]  The Bad Lawman's circle: [L1] [L2] [L3] [R10]"""
    if card == Card.BAD_LAWMAN:
        return other != Card.HUCKSTER and other != Card.BAD_LAWMAN
    if other == Card.BAD_LAWMAN:
        return card == Card.HUCKSTER
    return box.value[card] > box.value[other]


@rule
def objection_to_place(box, s, card, jail, cell):
    """Anybody else's cell: empty, or with a card of lower value.  [P5] [P6] [R9] [R12]"""
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
    """How many cells of a jail can take `card`."""
    places = 0
    for cell in range(box.cells):
        places += objection_to_place(box, s, card, jail, cell) == Objection.NONE
    return places


@rule
def can_go_somewhere(box, s, card, cards):
    """Is there a jail with room for so many cards of this kind?  [E2] [R23] [R29]"""
    for jail in range(box.players):
        if places_in(box, s, card, jail) >= cards:
            return True
    return False


@rule
def objection_to_sending(box, s, card, jail, cell):
    """A card from hand, not from the jail.  [P5]"""
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
    s.attacker[jail, cell] = card
    s.attacker_used[jail, cell] = used
    s.chain[jail, cell] = s.depth


@rule
def objection_to_sending_nowhere(box, s, card):
    """A card may be played on purpose that has no place in any other jail.  [E2] [R29]"""
    if s.hand[s.mover, card] == 0:
        return Objection.NOT_IN_HAND
    if can_go_somewhere(box, s, card, 1):
        return Objection.HAS_A_PLACE
    return Objection.NONE


@rule
def send_nowhere(box, s, card):
    """It is discarded and the game is over; nothing is drawn.  [E2] [R29]"""
    take_from_hand(s, s.mover, card)
    s.discards[card] += 1
    end_the_game(box, s, Ending.NOWHERE_TO_GO)


# --- Passing, which nobody may while there is something to do -----------------------------------


@rule
def objection_to_passing(box, s):
    """One of the three is compulsory whenever one is possible.  [R3]"""
    if jail_is_full(box, s, s.mover):
        return Objection.MUST_ACT
    for card in range(KINDS_OF_OUTLAW):
        if s.hand[s.mover, card]:
            return Objection.MUST_ACT
    return Objection.NONE


@rule
def pass_the_turn(box, s):
    """Tells everybody what is in the hand; when all pass in a row the game is over.  [R3]"""
    s.specials[s.mover] = s.hand_size[s.mover]
    s.passes += 1
    if s.passes == box.players:
        end_the_game(box, s, Ending.OUT_OF_CARDS)
    else:
        pass_the_badge(box, s)


# --- Drawing ------------------------------------------------------------------------------------


@rule
def take_from_hand(s, seat, card):
    """A card leaves a hand in the sight of all, and with it what was known of that card.  [R7]"""
    s.hand[seat, card] -= 1
    s.hand_size[seat] -= 1
    s.passes = 0
    for other in range(SEATS):
        s.known[other, seat, card] -= s.known[other, seat, card] > 0
    if card != Card.HUCKSTER and s.not_hucksters[seat] > 0:
        s.not_hucksters[seat] -= 1
    if card >= KINDS_OF_OUTLAW and s.specials[seat] > 0:
        s.specials[seat] -= 1


@rule
def draw_up(box, s, seat, then):
    """Back to a full hand at once, as far as the pile goes; no reshuffle.  [P8] [E4] [R7] [R8]"""
    s.drawer = seat
    s.draws = max(0, min(box.hand_size - s.hand_size[seat], s.pile_size))
    s.phase = then


@rule
def draw(box, s, card):
    """Chance has answered which card it is."""
    s.draw_pile[card] -= 1
    s.pile_size -= 1
    s.hand[s.drawer, card] += 1
    s.hand_size[s.drawer] += 1
    s.draws -= 1


# --- Defending your jail ------------------------------------------------------------------------


@rule
def objection_to_answering(box, s, cell):
    """Only for a cell where the newest card, or one of the newest two, lies unanswered.  [G4]"""
    if cell >= box.cells:
        return Objection.NO_SUCH_CELL
    if not is_to_be_answered(s, s.mover, cell):
        return Objection.NOT_ATTACKED
    return Objection.NONE


@rule
def is_to_be_answered(s, seat, cell):
    return s.attacker[seat, cell] != EMPTY and s.chain[seat, cell] == s.depth


@rule
def accept(box, s, cell):
    """Not defended: the card stays and the one that it covered is discarded.  [P7] [D1] [R11]"""
    take_the_cell(s, s.mover, cell)
    settle(box, s)
    if s.depth == 0:
        end_the_turn(box, s)
    else:
        ask_the_deepest(box, s)


@rule
def take_the_cell(s, seat, cell):
    if s.jail[seat, cell] != EMPTY:
        s.discards[s.jail[seat, cell]] += 1
    s.jail[seat, cell] = s.attacker[seat, cell]
    s.used[seat, cell] = s.attacker_used[seat, cell]
    s.attacker[seat, cell] = EMPTY
    s.attacker_used[seat, cell] = 0


@rule
def settle(box, s):
    """Once its owner has answered for both of a pair, their cells are free again.  [R21]"""
    for cell in range(box.cells):
        if is_to_be_answered(s, s.mover, cell):
            return
    for cell in range(box.cells):
        if s.chain[s.mover, cell] == s.depth:
            s.chain[s.mover, cell] = 0
    s.depth -= 1


@rule
def ask_the_deepest(box, s):
    """The newest cards are answered first, then those that waited for them.  [D4] [G4] [R20]"""
    for seat in range(box.players):
        for cell in range(box.cells):
            if s.chain[seat, cell] == s.depth:
                s.mover = seat


@rule
def can_answer(box, card, attacker):
    """A higher value, or Gunslinger against Gunslinger.  [D1] [G1] [L2] [R13]"""
    if card == Card.GUNSLINGER and attacker == Card.GUNSLINGER:
        return True
    return outranks(box, card, attacker)


@rule
def objection_to_defending_from_hand(box, s, cell, card):
    """Any card in hand that is high enough.  [D1]"""
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
    """Any prisoner that is high enough, not locked down, not in question.  [D1] [P4] [R11]"""
    objection = objection_to_answering(box, s, cell)
    if objection != Objection.NONE:
        return objection
    return objection_to_releasing(box, s, cell, prisoner)


@rule
def objection_to_releasing(box, s, cell, prisoner):
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
    if card == Card.GUNSLINGER and s.used[s.mover, prisoner]:
        return Objection.HAS_DEFENDED  # [R22]
    return Objection.NONE


@rule
def defend_from_hand(box, s, cell, card):
    """The defender draws before he says where his card goes.  [D2] [R7]"""
    take_from_hand(s, s.mover, card)
    beat_back(box, s, cell, card)
    if s.phase == Phase.REDIRECT:
        draw_up(box, s, s.mover, Phase.REDIRECT)


@rule
def defend_from_jail(box, s, cell, prisoner):
    """The prisoner leaves an empty cell behind; nothing is drawn.  [D2] [R7] [R15]"""
    card = s.jail[s.mover, prisoner]
    s.jail[s.mover, prisoner] = EMPTY
    s.used[s.mover, prisoner] = 0
    beat_back(box, s, cell, card)


@rule
def beat_back(box, s, cell, card):
    """The attacker is discarded and the defender must go to another jail.  [D2] [D3] [R14]"""
    attacker = s.attacker[s.mover, cell]
    s.sent = card
    s.partner = EMPTY
    if card == Card.GUNSLINGER and attacker == Card.GUNSLINGER:
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
    """A defender that can go nowhere, or a pair that no jail can take.  [E2] [R23] [R30] [E5]"""
    s.discards[s.sent] += 1
    if s.partner != EMPTY:
        s.discards[s.partner] += 1
    s.sent = EMPTY
    s.partner = EMPTY
    end_the_game(box, s, Ending.NOWHERE_TO_GO)


@rule
def objection_to_redirecting(box, s, jail, cell):
    """Like sending; two Gunslingers go to two cells of one jail.  [D2] [D3] [G3] [R19]"""
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
    """The defending card first, then the Gunslinger that flies with it.  [D2] [G3] [R19]"""
    if s.phase == Phase.REDIRECT:
        s.depth += 1
        place(s, s.sent, 1, jail, cell)
    else:
        place(s, s.sent, s.partner_used, jail, cell)
    s.sent = s.partner
    s.partner = EMPTY
    if s.sent == EMPTY:
        s.partner_used = 0
        s.partner_jail = 0
        s.phase = Phase.DEFENCE
        s.mover = jail
    else:
        s.partner_jail = jail
        s.phase = Phase.PARTNER


# --- Ending the turn ----------------------------------------------------------------------------


@rule
def end_the_turn(box, s):
    """All defending is done. Whoever ran out of cards has ended the game.  [T1] [E3] [R31]"""
    for seat in range(box.players):
        if s.hand_size[seat] == 0:
            end_the_game(box, s, Ending.OUT_OF_CARDS)
            return
    pass_the_badge(box, s)


@rule
def pass_the_badge(box, s):
    """To the next player; what defended this turn may defend again.  [T1] [R22] [T2]"""
    for seat in range(box.players):
        for cell in range(box.cells):
            s.used[seat, cell] = 0
    s.badge = left_of(box, s.badge)
    begin_turn(s)


# --- Ending the game ----------------------------------------------------------------------------


@rule
def end_the_game(box, s, how):
    """Score; then the next of the series, dealt by the next dealer.  [E1] [E2] [E3] [Y1] [R1]"""
    for seat in range(box.players):
        for cell in range(box.cells):
            if s.attacker[seat, cell] != EMPTY:
                take_the_cell(s, seat, cell)  # unanswered is undefended  [R32]
            s.chain[seat, cell] = 0
        s.total[seat] += bounty(box, s, seat)
    s.ending = how
    s.game += 1
    if s.game == box.games:
        s.phase = Phase.OVER
    else:
        clear_the_jails(s)
        shuffle_and_deal(box, s, left_of(box, s.dealer))


# --- Score --------------------------------------------------------------------------------------


@rule
def gang_size(box, s, seat, card):
    """Cards of one kind in one jail, locked cells included.  [P4] [B1]"""
    size = 0
    for cell in range(box.cells):
        if s.jail[seat, cell] == card:
            size += 1
    return size


@rule
def bounty(box, s, seat):
    """What a jail is worth: each kind is one gang. Hands never score.  [B1] [B2] [W1] [R34] [J4]"""
    total = 0
    for card in range(KINDS_OF_OUTLAW):
        size = gang_size(box, s, seat, card)
        if size > 0:
            total += box.bounty[card, size - 1]
    return total
