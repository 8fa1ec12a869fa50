"""Caboo: how cards move from the pile to places, to the centre, and from place to place.

The number of a place is seat times PLACES, plus the position in the row. The record of a card has
its face, the seats that have seen the card (as bits), and its lot: the number of the shuffle that
the card comes from. Players know which cards were in a shuffle, and which of these cards have come
to the centre since. So players know which cards of a lot are still hidden.
"""

from tinstar.engine.compiler import rule
from tinstar.games.caboo.components import EMPTY, LOTS, NOWHERE, PLACES, RANKS, SEATS
from tinstar.games.caboo.state import ROUND_ENDS


@rule
def everybody(box):
    return (1 << int(box.players)) - 1


@rule
def left_of(box, seat):
    """Return the next seat clockwise.

    The function avoids a division, which would take as long as the rest of a step.
    """
    return seat + 1 if seat + 1 < box.players else 0


@rule
def next_in(box, s, seat):
    """Return the next seat that plays this round, skipping players who are out.  [R24]"""
    seat = left_of(box, seat)
    while not s.playing >> seat & 1:
        seat = left_of(box, seat)
    return seat


# --- the pile and the centre ----------------------------------------------------------------------


@rule
def pile_has_a_card(box, s):
    """If the pile is empty, the centre except its top card is shuffled. An option forbids this.
    [R21] [O6]
    """
    if s.pile_size == 0 and box.empty_pile != ROUND_ENDS:
        shuffle_the_centre(box, s)
    return s.pile_size > 0


@rule
def shuffle_the_centre(box, s):
    """Shuffle the centre, except its top card, into a new pile.

    The shuffled cards form a new lot, and everybody knows which cards are in it.
    """
    s.lot += 1
    if s.lot == LOTS:
        join_the_oldest_lots(box, s)
    for rank in range(RANKS):
        cards = s.centre[rank] - (rank == s.top)
        s.centre[rank] -= cards
        s.pile[rank] = cards
        s.lots[s.lot, rank] = cards
        s.pile_size += cards


@rule
def join_the_oldest_lots(box, s):
    """Merge the two oldest lots into one, because a record has room for only LOTS lots."""
    s.lot -= 1
    for rank in range(RANKS):
        s.lots[0, rank] += s.lots[1, rank]
        for lot in range(1, LOTS - 1):
            s.lots[lot, rank] = s.lots[lot + 1, rank]
    for seat in range(box.players):
        for at in range(s.places[seat]):
            s.lot_of[seat, at] -= s.lot_of[seat, at] > 0


@rule
def take_from_the_pile(s, rank):
    """Remove the card that chance has drawn from the pile."""
    s.pile[rank] -= 1
    s.pile_size -= 1


@rule
def lay_in_the_centre(s, rank):
    """A card comes to the centre face up, for all to see.  [R26]"""
    s.centre[rank] += 1
    s.top = rank


@rule
def lay_the_drawn_card(s):
    """The drawn card goes straight to the centre.  [P6]"""
    s.lots[s.lot, s.drawn] -= 1
    lay_in_the_centre(s, s.drawn)
    s.drawn = EMPTY


# --- the rows -------------------------------------------------------------------------------------


@rule
def put(s, seat, at, rank, seen):
    """Put a card from the pile into an empty place, seen by the given seats."""
    s.face[seat, at] = rank
    s.seen[seat, at] = seen
    s.lot_of[seat, at] = s.lot
    s.cards[seat] += 1
    s.places[seat] = max(s.places[seat], at + 1)


@rule
def lift(box, s, seat, at):
    """Remove a card, which leaves a gap. The place forgets who has seen the card.  [R7] [R26]"""
    rank = s.face[seat, at]
    s.face[seat, at] = EMPTY
    s.seen[seat, at] = 0
    s.cards[seat] -= 1
    if s.shown == seat * PLACES + at:
        s.shown = NOWHERE
    for looker in range(box.players):
        if s.glance[looker] == seat * PLACES + at:
            s.glance[looker] = NOWHERE
    return rank


@rule
def lift_to_the_centre(box, s, seat, at):
    """Move a card from its place to the centre."""
    s.lots[s.lot_of[seat, at], s.face[seat, at]] -= 1
    lay_in_the_centre(s, lift(box, s, seat, at))


@rule
def move(box, s, seat, at, to_seat, to):
    """A card moves face down, so players who have seen it know where it is now.  [R5]"""
    seen, lot = s.seen[seat, at], s.lot_of[seat, at]
    put(s, to_seat, to, lift(box, s, seat, at), seen)
    s.lot_of[to_seat, to] = lot


@rule
def exchange(box, s, seat, at, other, there):
    """Two cards change places, face down.  [R4]"""
    seen, lot = s.seen[seat, at], s.lot_of[seat, at]
    rank = lift(box, s, seat, at)
    move(box, s, other, there, seat, at)
    put(s, other, there, rank, seen)
    s.lot_of[other, there] = lot


@rule
def lowest_gap(s, seat):
    """Return the position for a new card: the lowest gap or, without a gap, the end of the row.

    The caller has checked that the row has room.  [R7] [R23]
    """
    at = 0
    while s.face[seat, at] != EMPTY:
        at += 1
    return at


@rule
def clear_the_floor(box, s):
    """Remove all cards. Clear only the places that the round has used, because that is faster."""
    for seat in range(box.players):
        for at in range(s.places[seat]):
            s.face[seat, at] = EMPTY
            s.seen[seat, at] = 0
            s.lot_of[seat, at] = 0
        s.cards[seat] = 0
        s.places[seat] = 0
    for lot in range(1, s.lot + 1):
        for rank in range(RANKS):
            s.lots[lot, rank] = 0
    s.lot = 0
    s.pile_size = box.deck
    s.top = EMPTY
    for rank in range(RANKS):
        s.centre[rank] = 0
        s.pile[rank] = box.copies[rank]
        s.lots[0, rank] = box.copies[rank]


@rule
def empty_every_place(s):
    """Empty all places before the first round."""
    for seat in range(SEATS):
        s.glance[seat] = NOWHERE
        for at in range(PLACES):
            s.face[seat, at] = EMPTY


# --- chance, and looking away ---------------------------------------------------------------------


@rule
def cards_of_the_pile(s, out):
    """Each card of the pile is equally likely.  [S2]"""
    for rank in range(RANKS):
        out[rank] = s.pile[rank]
    return RANKS


@rule
def cards_of_the_deck(box, out):
    """The first card of a new round is drawn from the whole deck, before the cards are gathered.
    [S2]
    """
    for rank in range(RANKS):
        out[rank] = box.copies[rank]
    return RANKS


@rule
def look_away(s):
    """After a decision, the acting player no longer looks at the card they were shown.  [P6]"""
    s.glance[s.mover] = NOWHERE
