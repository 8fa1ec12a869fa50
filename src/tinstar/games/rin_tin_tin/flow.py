"""What the house asks of every game: who is asked, what may be done, and what then."""

from tinstar.engine.compiler import rule
from tinstar.engine.kernel import CHANCE, TERMINAL
from tinstar.games.rin_tin_tin.actions import CAVALRYMAN, FIGURE
from tinstar.games.rin_tin_tin.components import (
    ANYWHERE,
    DENOMINATIONS,
    FOR_FIGURES,
    GROUPS,
    SECTORS,
    SQUADS,
    TERRITORIES,
    Spin,
    Squad,
)
from tinstar.games.rin_tin_tin.core_rules import (
    all_outlaws,
    begin,
    boodle_held,
    circles_called_for,
    draw_boodle,
    draw_for_the_tie,
    may_be_a_cavalryman,
    objection_to_a_cavalryman,
    objection_to_a_figure,
    place_a_cavalryman,
    place_a_figure,
    spin,
    squads_of_a_player,
)
from tinstar.games.rin_tin_tin.state import Phase


@rule
def prepare(box, s):
    """Who has which squad [R2]; and whether the Boodle can break a tie.  [R17]"""
    box.squads = squads_of_a_player(box)
    box.owner[Squad.NONE] = -1
    for squad in range(SQUADS):
        box.owner[squad + 1] = squad % box.players
    kinds, cards, value = 0, 0, -1
    for card in range(DENOMINATIONS):
        if box.boodle_copies[card] > 0:
            kinds += box.boodle_value[card] != value
            value = box.boodle_value[card]
            cards += box.boodle_copies[card]
    box.breaks_ties = cards if kinds > 1 else 0


@rule
def to_act(box, s):
    if s.phase == Phase.PLACE:
        return int(s.mover)
    if s.phase == Phase.OVER:
        return TERMINAL
    return CHANCE


@rule
def legal_actions(box, s, out):
    """A candidate is always written down, and counted only if its circle is free."""
    called = circles_called_for(s)
    n = 0
    if called != FOR_FIGURES:
        return legal_cavalrymen(box, s, called, out)
    if may_be_a_cavalryman(box, s):
        n = legal_cavalrymen(box, s, ANYWHERE, out)
    for territory in range(TERRITORIES):
        for group in range(territory * GROUPS, territory * GROUPS + box.groups):
            out[n] = FIGURE + group
            n += s.rin_tin_tin[group] == Squad.NONE
    return n


@rule
def legal_cavalrymen(box, s, called, out):
    n, first, last = 0, called, called
    if called == ANYWHERE:
        first, last = 0, TERRITORIES - 1
    for territory in range(first, last + 1):
        for group in range(territory * GROUPS, territory * GROUPS + box.groups):
            out[n] = CAVALRYMAN + group
            n += s.covered[group] < box.circles
    return n


@rule
def objection(box, s, action):
    if action < FIGURE:
        return objection_to_a_cavalryman(box, s, action - CAVALRYMAN)
    return objection_to_a_figure(box, s, action - FIGURE)


@rule
def apply(box, s, action):
    if s.phase == Phase.SPIN:
        spin(box, s, action)
    elif s.phase == Phase.PLACE:
        if action < FIGURE:
            place_a_cavalryman(box, s, action - CAVALRYMAN)
        else:
            place_a_figure(box, s, action - FIGURE)
    elif s.phase == Phase.BOODLE:
        draw_boodle(box, s, action)
    elif s.phase == Phase.START:
        begin(s, action)
    else:
        draw_for_the_tie(box, s, action)


@rule
def chances(box, s, out):
    """What the spinner shows [C5] [P7], which card is drawn [S1], or who plays first [R1]."""
    if s.phase == Phase.SPIN:
        for sector in range(len(SECTORS)):
            out[sector] = box.sectors[sector]
        out[Spin.ON_A_LINE] = box.on_a_line
        return len(SECTORS) + (box.on_a_line > 0)
    if s.phase == Phase.START:
        for seat in range(box.players):
            out[seat] = 1
        return int(box.players)
    for card in range(DENOMINATIONS):
        out[card] = s.deck[card]
    return DENOMINATIONS


@rule
def sees_answer(box, s, seat):
    """A card for a group is seen by its drawer alone, all else by everybody.  [B3] [R12] [R13]"""
    if s.phase == Phase.BOODLE:
        return 1 if seat == s.drawer else 0
    return 1


@rule
def reveal(box, s, seat, v):
    """From the last piece on all Boodle lies open.  [B3] [R13]"""
    if s.phase >= Phase.DRAW_OFF:
        for other in range(box.players):
            for card in range(DENOMINATIONS):
                v.boodle[other, card] = s.boodle[other, card]


@rule
def ending(box, s):
    if s.phase == Phase.OVER:
        return int(s.ending)
    return 0


@rule
def score(box, s, seat):
    """Captured Outlaws and Boodle.  [W1] [W5]"""
    if s.phase >= Phase.DRAW_OFF:
        return int(s.total[seat])
    return all_outlaws(box, s, seat) + boodle_held(box, s, seat)


@rule
def is_winner(box, s, seat):
    """The highest score, drawn off if tied.  [W1] [W7]"""
    return int(s.best[seat])


@rule
def longest_game(box, s):
    """Every decision places a piece on a circle."""
    groups = TERRITORIES * int(box.groups)
    squads = int(box.players) * int(box.squads)
    cavalrymen = min(squads * int(box.cavalrymen), groups * int(box.circles))
    return cavalrymen + min(squads * int(box.figures), groups)
