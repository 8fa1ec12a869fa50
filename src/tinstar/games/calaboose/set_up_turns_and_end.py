"""Calaboose: set-up, turns and the end, in the rulebook's order.

Tags in brackets are clauses of RULES.md. Sending is in `sending.py`, defending is in
`defending.py`, and cards that are never in a jail are in `special_cards.py`. If an action makes a
player draw, the action sets the next phase at once. When chance has drawn the cards, the flow
continues with the next phase.
"""

from tinstar.engine.compiler import rule
from tinstar.games.calaboose.actions import KINDS_OF_OUTLAW, Objection
from tinstar.games.calaboose.components import CELLS, EMPTY, KINDS, SEATS, Card
from tinstar.games.calaboose.scoring import bounty
from tinstar.games.calaboose.state import AFTER_THE_TURN, FREELY, Ending, Phase, Step

# --- Set up -----------------------------------------------------------------------------------


@rule
def set_up(box, s):
    """Before the first deal of a series, chance names the dealer.  [R1]"""
    s.dealer = EMPTY
    s.named = EMPTY
    s.breaks_out = EMPTY
    s.partner_jail = EMPTY
    s.phase = Phase.DEAL
    clear_the_jails(s)


@rule
def clear_the_jails(s):
    """Every jail is empty at the beginning.  [J3]"""
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
    """All cards go into the draw pile. Each player gets five of them, from the dealer's left on.
    [S1] [S2] [S3] [R2]
    """
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
    """The next hand is dealt.

    After the last hand, players may redraw. Then the first turn begins.  [S2] [R2]
    """
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
    """A turn is one action, after any number of special cards.  [P9] [R4] [R5]"""
    s.phase = Phase.TURN
    s.mover = s.badge


@rule
def jail_is_full(box, s, seat):
    """A jail is full when no cell is empty. Locked cells count as full.  [R6]"""
    for cell in range(box.cells):
        if s.jail[seat, cell] == EMPTY:
            return False
    return True


@rule
def objection_to_putting(box, s, card):
    """A card goes from hand into an empty cell of the player's own jail.  [P2] [J2] [P10]"""
    if s.hand[s.mover, card] == 0:
        return Objection.NOT_IN_HAND
    if jail_is_full(box, s, s.mover):
        return Objection.JAIL_FULL
    return Objection.NONE


@rule
def put(box, s, card):
    """The card goes into the first empty cell, because all empty cells are equivalent.  [P2]"""
    cell = 0
    while s.jail[s.mover, cell] != EMPTY:
        cell += 1
    s.jail[s.mover, cell] = card
    take_from_hand(s, s.mover, card)
    draw_up(box, s, s.mover, Phase.TURN_ENDS)


@rule
def objection_to_locking_down(box, s, cell):
    """A prisoner is turned face down only in a full jail, and only once.  [P3] [P4] [R6]"""
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
    """No card is drawn. The last lock of a jail ends the game at once.  [P3] [E1] [R6] [R28]"""
    s.locked[s.mover, cell] = 1
    s.passes = 0
    locks = 0
    for each in range(box.cells):
        locks += s.locked[s.mover, each]
    if locks == box.cells:
        end_the_game(box, s, Ending.LOCKED_DOWN)
    else:
        s.phase = Phase.TURN_ENDS


# --- Passing, only if nothing else can be done --------------------------------------------------


@rule
def objection_to_passing(box, s):
    """A player must put, lock down or send if they can. An option allows passing.  [R3] [O6]"""
    if box.passing == FREELY:
        return Objection.NONE
    if jail_is_full(box, s, s.mover):
        return Objection.MUST_ACT
    for card in range(KINDS_OF_OUTLAW):
        if s.hand[s.mover, card]:
            return Objection.MUST_ACT
    return Objection.NONE


@rule
def pass_the_turn(box, s):
    """A forced pass shows that no card fits in a jail. The game ends when all pass.  [R3] [O6]"""
    if box.passing != FREELY:
        s.specials[s.mover] = s.hand_size[s.mover]
    s.passes += 1
    if s.passes == box.players:
        end_the_game(box, s, Ending.ALL_PASSED)
    else:
        pass_the_badge(box, s)


# --- Drawing ------------------------------------------------------------------------------------


@rule
def take_from_hand(s, seat, card):
    """A card leaves a hand, and all see it. Facts known about it are cleared.  [R7]"""
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
def nobody_has_dealt(s):
    """Chance names the first dealer.  [R1]"""
    return s.dealer == EMPTY


@rule
def cards_are_due(s):
    """Return whether chance must draw cards for a player before play goes on."""
    return s.draws > 0


@rule
def cards_of_the_pile(s, out):
    """Each card of the draw pile is equally likely.  [S1]"""
    for card in range(KINDS):
        out[card] = s.draw_pile[card]
    return KINDS


@rule
def draw_up(box, s, seat, then):
    """A player draws up to a full hand at once, as long as the pile has cards.

    There is no reshuffle.  [P8] [E4] [R7] [R8]
    """
    s.drawer = seat
    s.draws = min(box.hand_size - s.hand_size[seat], s.pile_size)
    s.phase = then


@rule
def draw(box, s, card):
    """Move the card that chance has drawn from the pile to the drawer's hand."""
    s.draw_pile[card] -= 1
    s.pile_size -= 1
    s.hand[s.drawer, card] += 1
    s.hand_size[s.drawer] += 1
    s.draws -= 1


# --- Ending the turn ----------------------------------------------------------------------------


@rule
def end_the_turn(box, s):
    """The turn ends when all cards are answered. If a player has no cards, the game ends too.
    [T1] [E3] [R31]
    """
    if box.defender_draws == AFTER_THE_TURN and the_next_draws(box, s):
        return
    for seat in range(box.players):
        if s.hand_size[seat] == 0:
            end_the_game(box, s, Ending.OUT_OF_CARDS)
            return
    pass_the_badge(box, s)


@rule
def the_next_draws(box, s):
    """By option, players who defended from hand draw now, from the badge's owner on.  [O8]"""
    for ahead in range(box.players):
        seat = (s.badge + ahead) % box.players
        if s.hand_size[seat] < box.hand_size and s.pile_size > 0:
            draw_up(box, s, seat, Phase.TURN_ENDS)
            return True
    return False


@rule
def pass_the_badge(box, s):
    """The badge passes to the next player. All Gunslingers may duel again.  [T1] [R22] [T2]"""
    for seat in range(box.players):
        for cell in range(box.cells):
            s.used[seat, cell] = 0
    s.badge = left_of(box, s.badge)
    begin_turn(s)


# --- Ending the game ----------------------------------------------------------------------------


@rule
def take_the_cell(s, seat, cell):
    """The card that was sent moves in, and the one that it covered is discarded.  [P7] [R11]"""
    if s.jail[seat, cell] != EMPTY:
        s.discards[s.jail[seat, cell]] += 1
    s.jail[seat, cell] = s.attacker[seat, cell]
    s.used[seat, cell] = s.attacker_used[seat, cell]
    s.attacker[seat, cell] = EMPTY
    s.attacker_used[seat, cell] = 0


@rule
def end_the_game(box, s, how):
    """When the game ends, unanswered cards count as undefended. Then the jails are scored.
    [E1] [E2] [E3] [R32]
    """
    for seat in range(box.players):
        for cell in range(box.cells):
            if s.attacker[seat, cell] != EMPTY:
                take_the_cell(s, seat, cell)
            s.chain[seat, cell] = 0
    s.ending = how
    s.phase = Step.GAME_ENDS


@rule
def score_the_game(box, s):
    """The bounty of each jail is added to its owner's total.  [W1] [Y1]"""
    for seat in range(box.players):
        s.total[seat] += bounty(box, s, seat)
    s.game += 1
    if s.game == box.games:
        s.phase = Phase.OVER
    else:
        s.phase = Step.NEXT_GAME


@rule
def deal_the_next_game(box, s):
    """The next dealer deals the next game.  [Y1] [R1]"""
    clear_the_jails(s)
    shuffle_and_deal(box, s, left_of(box, s.dealer))
