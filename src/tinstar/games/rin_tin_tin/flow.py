"""The flow of Rin Tin Tin: the spinner turns, a piece is placed, covered groups are shared out."""

from tinstar.engine.flow import Flow, chance, decides, each_seat, over
from tinstar.games.rin_tin_tin.actions import ACTIONS, CAVALRYMAN, FIGURE
from tinstar.games.rin_tin_tin.end_and_ties import draw_for_the_tie
from tinstar.games.rin_tin_tin.groups_and_boodle import cards_of_the_deck
from tinstar.games.rin_tin_tin.state import STATE, Phase
from tinstar.games.rin_tin_tin.turns_and_placing import (
    begin,
    draw_boodle,
    objection_to_a_cavalryman,
    objection_to_a_figure,
    place_a_cavalryman,
    place_a_figure,
    sectors_of_the_spinner,
    spin,
)

NEXT_TURN = (
    Phase.SPIN,
    Phase.PLACE,
    Phase.DRAW_OFF,
    Phase.OVER,
)  # or the end, once nobody can play

FLOW = Flow(
    __name__,
    STATE,
    ACTIONS,
    starts_in=Phase.START,
    phases={
        Phase.START: chance(begin, each_seat, leads_to=(Phase.SPIN,)),
        Phase.SPIN: chance(spin, sectors_of_the_spinner, leads_to=NEXT_TURN),
        Phase.PLACE: decides(
            "mover",
            CAVALRYMAN.does(place_a_cavalryman, objection_to_a_cavalryman, combined="group"),
            FIGURE.does(place_a_figure, objection_to_a_figure, combined="group"),
            leads_to=(Phase.BOODLE, *NEXT_TURN),
        ),
        Phase.BOODLE: chance(draw_boodle, cards_of_the_deck, seen_by="drawer", leads_to=NEXT_TURN),
        Phase.DRAW_OFF: chance(draw_for_the_tie, cards_of_the_deck, leads_to=(Phase.OVER,)),
        Phase.OVER: over(),
    },
)
