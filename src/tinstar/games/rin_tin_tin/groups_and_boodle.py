"""Rin Tin Tin: captured Outlaws of a group, and the Boodle Cards that groups earn."""

from tinstar.engine.compiler import rule
from tinstar.games.rin_tin_tin.components import DENOMINATIONS, GROUPS, TERRITORIES, Squad
from tinstar.games.rin_tin_tin.state import ONE

# --- Captured Outlaws ----------------------------------------------------------------------------


@rule
def is_covered(box, s, group):
    """A group is covered when all its circles are covered, including the Rin Tin Tin Outlaw Circle.
    [B1]
    """
    return s.covered[group] == box.circles and s.rin_tin_tin[group] != Squad.NONE


@rule
def captured_outlaws(box, s, group, seat):
    """Each circle counts 1. The holder of the Rin Tin Tin Outlaw Circle counts double.
    [B4] [B5] [R8] [R9]

    The double count also applies if the circle is the player's only one, and in a group that is not
    covered.  [W9]
    """
    if box.owner[s.rin_tin_tin[group]] == seat:
        if box.lone_figure == ONE and s.captured[group, seat] == 1:
            return 1  # [O3]
        return 2 * int(s.captured[group, seat])
    return int(s.captured[group, seat])


@rule
def best_of_the_group(box, s, group):
    """Return the seat with the most Outlaws. A tie goes to the Rin Tin Tin Outlaw Circle's holder.
    [B2] [B6]
    """
    holder = box.owner[s.rin_tin_tin[group]]
    highest, best = 0, holder
    for seat in range(box.players):
        outlaws = captured_outlaws(box, s, group, seat)
        if outlaws > highest:
            highest, best = outlaws, seat
        elif outlaws == highest:
            best = holder
    return best


@rule
def all_outlaws(box, s, seat):
    """Outlaws are added up group by group, covered or not.  [W3] [W9] [R10]"""
    outlaws = 0
    for territory in range(TERRITORIES):
        for group in range(territory * GROUPS, territory * GROUPS + box.groups):
            outlaws += captured_outlaws(box, s, group, seat)
    return outlaws


# --- Boodle Cards --------------------------------------------------------------------------------


@rule
def shuffle_the_boodle(box, s):
    """All cards go into the deck, and nobody sees their order.  [S1] [W8]"""
    s.deck_size = 0
    for card in range(DENOMINATIONS):
        s.deck[card] = box.boodle_copies[card]
        s.deck_size += box.boodle_copies[card]


@rule
def cards_of_the_deck(s, out):
    """Each Boodle Card of the deck is equally likely.  [S1]"""
    for card in range(DENOMINATIONS):
        out[card] = s.deck[card]
    return DENOMINATIONS


@rule
def draw_a_card(s, card):
    """Move the card that chance has drawn from the deck to the drawer."""
    s.deck[card] -= 1
    s.deck_size -= 1
    s.boodle[s.drawer, card] += 1
    s.boodle_cards[s.drawer] += 1


@rule
def boodle_held(box, s, seat):
    """Return the sum of a seat's Boodle Cards, without the millions.  [W4]"""
    boodle = 0
    for card in range(DENOMINATIONS):
        boodle += int(s.boodle[seat, card]) * int(box.boodle_value[card])
    return boodle
