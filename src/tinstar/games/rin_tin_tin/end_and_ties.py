"""Rin Tin Tin: the end of the game, the winner, and how a tie is broken."""

from tinstar.engine.compiler import rule
from tinstar.games.rin_tin_tin.components import ALL_GROUPS, DENOMINATIONS, GROUPS
from tinstar.games.rin_tin_tin.groups_and_boodle import (
    all_outlaws,
    best_of_the_group,
    boodle_held,
    draw_a_card,
    is_covered,
    shuffle_the_boodle,
)
from tinstar.games.rin_tin_tin.state import A_CARD, Ending, Phase, Step

# --- Groups that are left ------------------------------------------------------------------------


@rule
def go_through_the_rest(box, s):
    """By option, groups that are not covered also earn a card at the end.  [R10] [O4]

    The best player of such a group draws, as in a covered group. In a tie, the holder of the Rin
    Tin Tin Outlaw Circle draws. If this circle is free, nobody draws.
    """
    while box.uncovered_groups == A_CARD and s.gone_through < ALL_GROUPS and s.deck_size > 0:
        group = s.gone_through
        s.gone_through += 1
        if group % GROUPS < box.groups and not is_covered(box, s, group):
            s.drawer = best_of_the_group(box, s, group)
            if s.drawer >= 0:
                s.phase = Phase.BOODLE
                return
    s.phase = Step.ALL_PLAYED


# --- The winner ----------------------------------------------------------------------------------


@rule
def all_is_shown(s):
    """All Boodle lies face up once the last piece is placed.  [B3] [R13]"""
    return s.ending != Ending.NONE


@rule
def show_the_boodle(box, s):
    """When all pieces are played, Outlaws and Boodle are added up.  [W2] [W5] [R13]"""
    s.ending = Ending.ALL_PLAYED
    for seat in range(box.players):
        s.total[seat] = all_outlaws(box, s, seat) + boodle_held(box, s, seat)
    find_the_best(box, s)


@rule
def find_the_best(box, s):
    """The highest score wins. Only a tie for the highest score is broken.  [W1] [R14]"""
    highest, tied = 0, 0
    for seat in range(box.players):
        highest = max(highest, s.total[seat])
    for seat in range(box.players):
        s.best[seat] = s.total[seat] == highest
        tied += s.best[seat]
    if tied == 1 or tied > box.breaks_ties:
        s.phase = Phase.OVER  # [R17]
    else:
        s.phase = Step.TIED


# --- A tie ---------------------------------------------------------------------------------------


@rule
def draw_off(box, s):
    """Each of the tied players draws a card, in the order of their seats.  [W7] [R14]"""
    s.phase = Phase.DRAW_OFF
    s.ending = Ending.TIE_BROKEN
    s.drawer = next_of_the_best(box, s, 0)


@rule
def too_few_are_left(box, s):
    """If the deck cannot serve all who have still to draw, it is shuffled first.  [W8] [R15]

    Until then the Boodle lies face up, so that everybody can see it.  [R13]
    """
    waiting = 0
    for seat in range(s.drawer, box.players):
        waiting += s.best[seat]
    return s.deck_size < waiting


@rule
def cards_for_the_tie(box, s, out):
    """Each Boodle Card that can be drawn is equally likely.  [W7] [W8]"""
    are_shuffled = too_few_are_left(box, s)
    for card in range(DENOMINATIONS):
        out[card] = box.boodle_copies[card] if are_shuffled else s.deck[card]
    return DENOMINATIONS


@rule
def give_the_boodle_back(box, s):
    """All cards go back into the deck, but their points still count.  [R15]"""
    for seat in range(box.players):
        s.boodle_cards[seat] = 0
        for card in range(DENOMINATIONS):
            s.boodle[seat, card] = 0


@rule
def next_of_the_best(box, s, seat):
    """Return the first tied seat from `seat` on, or the number of players if there is none."""
    while seat < box.players and not s.best[seat]:
        seat += 1
    return seat


@rule
def draw_for_the_tie(box, s, card):
    """The card adds to the score. When all have drawn, the highest score wins.  [W7] [R14]"""
    if too_few_are_left(box, s):
        give_the_boodle_back(box, s)
        shuffle_the_boodle(box, s)
    draw_a_card(s, card)
    s.total[s.drawer] += box.boodle_value[card]
    following = next_of_the_best(box, s, s.drawer + 1)
    if following == box.players:
        find_the_best(box, s)
    else:
        s.drawer = following
