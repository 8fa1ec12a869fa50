"""Rin Tin Tin: the set-up, turns, the spinner, and placing pieces.

Tags in brackets are the clauses of RULES.md.
"""

from tinstar.engine.compiler import rule
from tinstar.games.rin_tin_tin.actions import Objection
from tinstar.games.rin_tin_tin.components import (
    ANYWHERE,
    FOR_FIGURES,
    GROUPS,
    SECTORS,
    SQUADS,
    TERRITORIES,
    Spin,
    Squad,
)
from tinstar.games.rin_tin_tin.end_and_ties import go_through_the_rest
from tinstar.games.rin_tin_tin.groups_and_boodle import (
    best_of_the_group,
    draw_a_card,
    is_covered,
    shuffle_the_boodle,
)
from tinstar.games.rin_tin_tin.state import EITHER, Phase

# --- Start of play -------------------------------------------------------------------------------


@rule
def set_up(box, s):
    """All circles are free, and all have their pieces. Chance names who begins.  [S2] [R1]"""
    s.phase = Phase.START
    s.spun = Spin.NOT_SPUN
    for territory in range(TERRITORIES):
        s.unoccupied[territory] = box.groups * box.circles
    s.unoccupied[ANYWHERE] = TERRITORIES * box.groups * box.circles
    s.unoccupied[FOR_FIGURES] = TERRITORIES * box.groups
    for seat in range(box.players):
        s.cavalrymen[seat] = box.squads * box.cavalrymen
        s.figures[seat] = box.squads * box.figures
    shuffle_the_boodle(box, s)


@rule
def squads_of_a_player(box):
    """Each player has one squad or, by option, two squads if two play.  [O1]"""
    if box.two_squads:
        return SQUADS // box.players
    return 1


@rule
def squad_to_play(box, seat, left, of_a_squad):
    """A player places all pieces of the first squad before those of the second.  [R2]"""
    if left <= (box.squads - 1) * of_a_squad:
        return 1 + seat + box.players
    return 1 + seat


# --- Turns ---------------------------------------------------------------------------------------


@rule
def begin(s, seat):
    """Begin with the first player, whom chance has named.  [R1]"""
    s.mover = seat
    s.phase = Phase.SPIN


@rule
def next_turn(box, s):
    """Play goes clockwise, past players who cannot place a piece. If nobody can, the game ends.
    [R1] [R3] [R5] [R16] [W2]

    A player who has only Rin Tin Tin figures to place does not spin.  [P10] [R4]
    """
    s.spun = Spin.NOT_SPUN
    for _ in range(box.players):
        s.mover = left_of(box, s.mover)
        if has_a_cavalryman(s, s.mover):
            s.phase = Phase.SPIN
            return
        if has_a_figure(s, s.mover):
            s.phase = Phase.PLACE
            return
    go_through_the_rest(box, s)


@rule
def left_of(box, seat):
    """Return the next seat clockwise."""
    if seat + 1 == box.players:
        return 0
    return seat + 1


@rule
def has_a_cavalryman(s, seat):
    """Return whether a seat has a Cavalryman who can be placed on some circle.  [R16]"""
    return s.cavalrymen[seat] > 0 and s.unoccupied[ANYWHERE] > 0


@rule
def has_a_figure(s, seat):
    """Return whether a seat has a figure that can be placed on some circle.  [R16]"""
    return s.figures[seat] > 0 and s.unoccupied[FOR_FIGURES] > 0


# --- The spinner ---------------------------------------------------------------------------------


@rule
def sectors_of_the_spinner(box, out):
    """The probability of a spin is in proportion to the size of its sector.  [C5] [P7]"""
    for sector in range(len(SECTORS)):
        out[sector] = box.sectors[sector]
    out[Spin.ON_A_LINE] = box.on_a_line
    return len(SECTORS) + (box.on_a_line > 0)


@rule
def spin(box, s, outcome):
    """The spin decides which piece goes where. On a line, spin again.  [P3] [P7]"""
    s.spun = outcome
    if outcome != Spin.ON_A_LINE:
        if s.unoccupied[circles_called_for(s)] == 0:
            next_turn(box, s)  # the turn is forfeited  [P5]
        else:
            s.phase = Phase.PLACE


@rule
def circles_called_for(s):
    """The spin decides which circles a piece may go to.

    A color means an ordinary circle of its Territory [P4], and Free Color Choice means any ordinary
    circle [P6]. Rin Tin Tin, or no spin, means that a figure goes on a Rin Tin Tin Outlaw Circle
    [P8] [P10]. If no figure can be placed, a Cavalryman goes on any ordinary circle.  [P9] [R7]
    """
    if s.spun < Spin.RIN_TIN_TIN:
        return int(s.spun)
    if has_a_figure(s, s.mover):
        return FOR_FIGURES
    return ANYWHERE


@rule
def may_be_a_cavalryman(box, s):
    """By option a player who spins Rin Tin Tin may keep the figure and place a Cavalryman.
    [R7] [O2]"""
    return box.on_rin_tin_tin == EITHER and s.spun == Spin.RIN_TIN_TIN


# --- Placing a piece -----------------------------------------------------------------------------


@rule
def objection_to_a_cavalryman(box, s, group):
    """A Cavalryman goes on a free ordinary circle to which the spin points.  [P2] [P4] [P6]"""
    called = circles_called_for(s)
    if group % GROUPS >= box.groups:
        return Objection.NO_SUCH_GROUP
    if called == FOR_FIGURES and not may_be_a_cavalryman(box, s):
        return Objection.FIGURE_CALLED_FOR  # [R7]
    if called < TERRITORIES and called != group // GROUPS:
        return Objection.OTHER_TERRITORY
    if s.covered[group] == box.circles:
        return Objection.NO_FREE_CIRCLE
    return Objection.NONE


@rule
def place_a_cavalryman(box, s, group):
    """The Cavalryman captures the first free circle of the group.  [P1] [R6] [B4]"""
    seat, at = int(s.mover), int(s.covered[group])
    s.circle[group, at] = squad_to_play(box, seat, s.cavalrymen[seat], box.cavalrymen)
    s.covered[group] = at + 1
    s.captured[group, seat] += 1
    s.cavalrymen[seat] -= 1
    s.unoccupied[group // GROUPS] -= 1
    s.unoccupied[ANYWHERE] -= 1
    end_the_turn(box, s, group)


@rule
def objection_to_a_figure(box, s, group):
    """A figure goes on any free Rin Tin Tin Outlaw Circle, if the spin calls for one.  [P2] [P8]"""
    if group % GROUPS >= box.groups:
        return Objection.NO_SUCH_GROUP
    if circles_called_for(s) != FOR_FIGURES:
        return Objection.CAVALRYMAN_CALLED_FOR
    if s.rin_tin_tin[group] != Squad.NONE:
        return Objection.CIRCLE_TAKEN
    return Objection.NONE


@rule
def place_a_figure(box, s, group):
    """The figure captures its circle.  [P1] [P8]"""
    seat = int(s.mover)
    s.rin_tin_tin[group] = squad_to_play(box, seat, s.figures[seat], box.figures)
    s.captured[group, seat] += 1
    s.figures[seat] -= 1
    s.unoccupied[FOR_FIGURES] -= 1
    end_the_turn(box, s, group)


# --- A covered group draws -----------------------------------------------------------------------


@rule
def end_the_turn(box, s, group):
    """A covered group is scored. Its best player draws a card, if any are left.  [B1] [B2] [R11]"""
    if is_covered(box, s, group) and s.deck_size > 0:
        s.drawer = best_of_the_group(box, s, group)
        s.phase = Phase.BOODLE
    else:
        next_turn(box, s)


@rule
def draw_boodle(box, s, card):
    """The player must draw the card for a covered group. The pieces of the group stay on the board.
    [B2] [B7] [R8]
    """
    draw_a_card(s, card)
    next_turn(box, s)
