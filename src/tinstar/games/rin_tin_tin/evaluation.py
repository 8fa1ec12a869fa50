"""Heuristic evaluation of Rin Tin Tin, used by the greedy and the search players.

The constants were tuned by self-play of the greedy player.

The chance that a seat gets a free circle is in proportion to the pieces that the seat has left for
such circles. If two players have two squads each, both always end with the same number of Outlaws,
so the Boodle decides. The rulebook does not mention this.
"""

from tinstar.engine.compiler import rule
from tinstar.games.rin_tin_tin.components import (
    ANYWHERE,
    DENOMINATIONS,
    FOR_FIGURES,
    GROUPS,
    TERRITORIES,
    Squad,
)
from tinstar.games.rin_tin_tin.end_and_ties import all_is_shown
from tinstar.games.rin_tin_tin.groups_and_boodle import is_covered
from tinstar.games.rin_tin_tin.state import A_CARD, Phase

HEAD_START = 1.0  # Outlaws added to every player's number in the race for a Boodle Card
HOLDER_AHEAD = 0.5  # added for the player with the Rin Tin Tin figure there, who wins ties
SPREAD = 4.0  # points by which the expected result may be wrong
HORIZON = 0  # no decisions in a playout, because the evaluation alone predicts better


@rule
def worth(box, s, seat):
    """Return the expected points of `seat` at the end. Each Boodle Card counts as average."""
    if all_is_shown(s):
        return float(s.total[seat])
    outlaws, cards = 0.0, float(s.boodle_cards[seat])
    for territory in range(TERRITORIES):
        for group in range(territory * GROUPS, territory * GROUPS + box.groups):
            outlaws += expected_outlaws(box, s, group, seat)
            if s.deck_size > 0 and not is_covered(box, s, group):
                chance = chance_to_earn_a_card(box, s, group)
                cards += chance * chance_to_draw(box, s, group, seat)
    if s.phase == Phase.BOODLE and s.drawer == seat:
        cards += 1.0
    return outlaws + cards * average_card(box)


@rule
def expected_outlaws(box, s, group, seat):
    """Return a seat's present and expected Outlaws in a group, doubled if its figure is there."""
    captured = float(s.captured[group, seat])
    free = box.circles - s.covered[group]
    if free > 0:
        captured += free * float(s.cavalrymen[seat]) / s.unoccupied[ANYWHERE]
    if s.rin_tin_tin[group] == Squad.NONE:
        figure = float(s.figures[seat]) / s.unoccupied[FOR_FIGURES]
        return captured + figure * (captured + 2.0)
    if box.owner[s.rin_tin_tin[group]] == seat:
        return 2.0 * captured
    return captured


@rule
def chance_to_draw(box, s, group, seat):
    """Return the chance that a seat draws for a group: its share of all squared scores."""
    own, total = 0.0, 0.0
    for other in range(box.players):
        score = HEAD_START + expected_outlaws(box, s, group, other)
        if box.owner[s.rin_tin_tin[group]] == other:
            score += HOLDER_AHEAD
        total += score * score
        if other == seat:
            own = score * score
    return own / total


@rule
def chance_to_earn_a_card(box, s, group):
    """Return the chance that a group earns a card. By option, groups not covered also earn one.
    [O4]
    """
    if box.uncovered_groups == A_CARD:
        return 1.0 if group >= s.gone_through else 0.0
    return chance_to_be_covered(box, s, group)


@rule
def chance_to_be_covered(box, s, group):
    """Return the chance that a group is covered, if the remaining pieces are placed at random.

    With three players there are fewer pieces than circles, so some groups stay uncovered.
    """
    cavalrymen, figures = 0.0, 0.0
    for seat in range(box.players):
        cavalrymen += s.cavalrymen[seat]
        figures += s.figures[seat]
    chance = 1.0
    for _ in range(box.circles - s.covered[group]):
        chance *= cavalrymen / s.unoccupied[ANYWHERE]
    if s.rin_tin_tin[group] == Squad.NONE:
        chance *= figures / s.unoccupied[FOR_FIGURES]
    return min(1.0, chance)


@rule
def average_card(box):
    """Return the average value of a Boodle Card."""
    total, cards = 0, 0
    for card in range(DENOMINATIONS):
        total += int(box.boodle_copies[card]) * int(box.boodle_value[card])
        cards += int(box.boodle_copies[card])
    return total / max(cards, 1)


@rule
def horizon(box, s):
    return HORIZON


@rule
def spread(box, s):
    return SPREAD
