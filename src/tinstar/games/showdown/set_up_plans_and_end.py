"""Showdown: set-up, making plans, and the end.

Tags in brackets are the clauses of RULES.md. `action_phase.py` has the rules for taking action.
`bandit.py`, `sheriff.py` and `holdups_and_brawls.py` have the rules for symbols.
"""

from tinstar.engine.compiler import rule
from tinstar.games.showdown.actions import Objection
from tinstar.games.showdown.components import ARROW, DICE, EMPTY, KINDS, LOOKOUT, OPEN
from tinstar.games.showdown.state import Ending, Phase

# --- Game setup ---------------------------------------------------------------------------------


@rule
def set_up(box, s):
    """Vaults are full, the sheriff is on his lookout, bandits are at the arrow.
    [S1] [S6] [S8] [S9] [S4]"""
    s.phase = Phase.BEGIN
    s.turn = EMPTY
    s.symbol = EMPTY
    s.group = EMPTY
    s.sheriff = LOOKOUT
    for slot in range(OPEN):
        s.open_card[slot] = EMPTY
    for die in range(DICE):
        s.rolled[die] = EMPTY
    for card in range(KINDS):
        s.pile[card] = box.copies[card]
        s.pile_size += box.copies[card]
    for vault in range(box.vaults):
        s.vault_open[vault] = 1
    for seat in range(box.players):
        s.bandit[seat] = ARROW
        s.bucks[seat] = box.bucks_at_start


@rule
def begin(box, s, seat):
    """Chance has named the first player. Two cards are turned over.  [P2] [R1] [S5] [R3]"""
    s.turn = seat
    s.mover = seat
    s.phase = Phase.LAY_OUT


@rule
def deal(box, s, card):
    """Cards are dealt one by one, until one hand is full, then the next.  [S7] [R3]"""
    take_from_the_pile(s, card)
    put_in_hand(s, s.mover, card)
    if s.hand_size[s.mover] == box.hand_size:
        s.mover = left_of(box, s.mover)
        if s.mover == s.turn:
            s.phase = Phase.TURN
    if s.pile_size == 0:
        begin_the_turn(s, s.turn)


# --- Turns --------------------------------------------------------------------------------------


@rule
def left_of(box, seat):
    """Turns go clockwise.  [P1]"""
    return (seat + 1) % box.players


@rule
def begin_the_turn(s, seat):
    """A player makes plans or takes action. Passing is not allowed.  [P3] [R4]"""
    s.turn = seat
    s.mover = seat
    s.phase = Phase.TURN


@rule
def end_the_turn(box, s):
    """The player on the left has the next turn.  [P8]"""
    begin_the_turn(s, left_of(box, s.turn))


# --- Make plans ---------------------------------------------------------------------------------


@rule
def objection_to_drawing(box, s):
    """A player may draw the top card of the pile, as long as there is one.  [P4] [P7] [R5]"""
    if s.hand_size[s.mover] >= box.hand_limit:
        return Objection.HAND_FULL
    if s.pile_size == 0:
        return Objection.PILE_EMPTY
    return Objection.NONE


@rule
def draw(box, s, card):
    """The drawn card goes into the hand.  [P4]"""
    take_from_the_pile(s, card)
    put_in_hand(s, s.mover, card)
    end_the_turn(box, s)


@rule
def objection_to_taking(box, s, slot):
    """A player may take a card that lies face up.  [P4] [P7]"""
    if s.hand_size[s.mover] >= box.hand_limit:
        return Objection.HAND_FULL
    if s.open_card[slot] == EMPTY:
        return Objection.NO_OPEN_CARD
    return Objection.NONE


@rule
def take(box, s, slot):
    """Everybody sees the taken card. Then another card is turned over, if there is one.
    [P4] [P5] [R5] [R7]
    """
    card = s.open_card[slot]
    s.open_card[slot] = EMPTY
    put_in_hand(s, s.mover, card)
    s.known[s.mover, card] += 1
    if s.pile_size > 0:
        s.phase = Phase.TURN_OVER
    elif cards_face_up(s) == 0:
        end_the_game(s)
    else:
        end_the_turn(box, s)


@rule
def cards_of_the_pile(s, out):
    """Each card of the pile is equally likely.  [S4]"""
    for card in range(KINDS):
        out[card] = s.pile[card]
    return KINDS


@rule
def turn_over(box, s, card):
    """A card is turned face up, in the set-up or after a card was taken.  [S5] [P5]"""
    take_from_the_pile(s, card)
    slot = 0
    while s.open_card[slot] != EMPTY:
        slot += 1
    s.open_card[slot] = card
    throw_out_the_identical(s)
    if s.pile_size == 0 or cards_face_up(s) == box.open_cards:
        go_on_when_all_is_laid_out(box, s)


@rule
def throw_out_the_identical(s):
    """Two identical face-up cards go, if the pile has a card to replace them.  [P6] [R2] [R6]"""
    if s.open_card[0] == s.open_card[1] and s.pile_size > 0:
        s.discards[s.open_card[0]] += OPEN
        for slot in range(OPEN):
            s.open_card[slot] = EMPTY


@rule
def go_on_when_all_is_laid_out(box, s):
    """In the set-up, hands are dealt after the face-up cards. Later, the turn is over.  [R3]"""
    if s.phase == Phase.TURN_OVER:
        end_the_turn(box, s)
    elif s.pile_size == 0:
        begin_the_turn(s, s.turn)
    else:
        s.phase = Phase.DEAL


@rule
def cards_face_up(s):
    count = 0
    for slot in range(OPEN):
        count += s.open_card[slot] != EMPTY
    return count


@rule
def take_from_the_pile(s, card):
    """Remove from the pile the card that chance has drawn.  [S4]"""
    s.pile[card] -= 1
    s.pile_size -= 1


@rule
def put_in_hand(s, seat, card):
    s.hand[seat, card] += 1
    s.hand_size[seat] += 1


# --- End of the game ----------------------------------------------------------------------------


@rule
def disguises(s, seat):
    return int(s.disguise[seat, 0]) + int(s.disguise[seat, 1])


@rule
def end_the_game(s):
    """The game ends at once: nobody has another turn.  [E1] [R26]"""
    s.phase = Phase.OVER
    s.ending = Ending.LAST_CARD
