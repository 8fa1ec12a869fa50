"""The flow of Rin Tin Tin: spin, place a piece, draw a Boodle Card for a covered group."""

from tinstar.engine.flow import Flow, chance, decides, each_seat, over, step
from tinstar.games.rin_tin_tin import events
from tinstar.games.rin_tin_tin.actions import ACTIONS, CAVALRYMAN, FIGURE
from tinstar.games.rin_tin_tin.end_and_ties import (
    cards_for_the_tie,
    draw_for_the_tie,
    draw_off,
    show_the_boodle,
)
from tinstar.games.rin_tin_tin.groups_and_boodle import cards_of_the_deck
from tinstar.games.rin_tin_tin.state import STATE, Phase, Step
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

NEXT_TURN = (Phase.SPIN, Phase.PLACE, Step.ALL_PLAYED)

FLOW = Flow(
    __name__,
    STATE,
    ACTIONS,
    starts_in=Phase.START,
    phases={
        Phase.START: chance(begin, each_seat, tells=events.begins, leads_to=(Phase.SPIN,)),
        Phase.SPIN: chance(spin, sectors_of_the_spinner, tells=events.spun, leads_to=NEXT_TURN),
        Phase.PLACE: decides(
            "mover",
            CAVALRYMAN.does(
                place_a_cavalryman,
                objection_to_a_cavalryman,
                combined="group",
                tells=events.place_cavalryman,
            ),
            FIGURE.does(
                place_a_figure, objection_to_a_figure, combined="group", tells=events.place_figure
            ),
            leads_to=(Phase.BOODLE, *NEXT_TURN),
        ),
        Phase.BOODLE: chance(
            draw_boodle, cards_of_the_deck, seen_by="drawer", tells=events.drawn, leads_to=NEXT_TURN
        ),
        Phase.DRAW_OFF: chance(
            draw_for_the_tie,
            cards_for_the_tie,
            tells=events.drawn,
            leads_to=(Step.TIED, Phase.OVER),
        ),
        Step.ALL_PLAYED: step(
            show_the_boodle, tells=events.all_played, leads_to=(Step.TIED, Phase.OVER)
        ),
        Step.TIED: step(draw_off, tells=events.tied, leads_to=(Phase.DRAW_OFF,)),
        Phase.OVER: over(),
    },
    at_end=events.game_over,
)
