"""The flow of Showdown: make plans, or take action and carry out the symbols by groups."""

from tinstar.engine.flow import Flow, cases, chance, decides, each_seat, goes_to, over
from tinstar.games.showdown import events, step_events
from tinstar.games.showdown.action_phase import (
    bandits_walk,
    between_groups,
    choose,
    finish_group,
    group_is_done,
    lay,
    money_is_saved,
    next_group,
    objection_to_choosing,
    objection_to_done,
    objection_to_group,
    objection_to_laying,
    roll_the_die,
    save,
    sheriff_patrols,
    start_group,
)
from tinstar.games.showdown.actions import (
    ACTIONS,
    CHOOSE,
    DO,
    DONE,
    DRAW,
    LAY,
    LEAVE,
    PAY,
    ROB,
    STEAL,
    TAKE,
    USE,
    Objection,
)
from tinstar.games.showdown.bandit import empty_vault, go_a_step, objection_to_robbing
from tinstar.games.showdown.components import Answer
from tinstar.games.showdown.holdups_and_brawls import (
    be_discovered,
    faces_of_the_die,
    objection_to_stealing,
    roll,
    steal,
    use_disguise,
)
from tinstar.games.showdown.set_up_plans_and_end import (
    begin,
    cards_of_the_pile,
    deal,
    draw,
    objection_to_drawing,
    objection_to_taking,
    take,
    turn_over,
)
from tinstar.games.showdown.sheriff import answer, hide, objection_to_using, patrol
from tinstar.games.showdown.state import STATE, Phase

FLOW = Flow(
    __name__,
    STATE,
    ACTIONS,
    starts_in=Phase.BEGIN,
    phases={
        Phase.BEGIN: chance(begin, each_seat, tells=events.begins, leads_to=(Phase.LAY_OUT,)),
        Phase.LAY_OUT: chance(
            turn_over, cards_of_the_pile, tells=events.turned_over, leads_to=(Phase.DEAL,)
        ),
        Phase.DEAL: chance(
            deal, cards_of_the_pile, seen_by="mover", tells=events.dealt, leads_to=(Phase.TURN,)
        ),
        Phase.TURN: decides(
            "mover",
            TAKE.does(take, objection_to_taking, tells=events.take),
            DRAW.does(goes_to(Phase.DRAW), objection_to_drawing),
            CHOOSE.does(choose, objection_to_choosing, tells=events.choose),
            leads_to=(Phase.TURN_OVER, Phase.DRAW, Phase.LAY, Phase.OVER),
        ),
        Phase.TURN_OVER: chance(
            turn_over, cards_of_the_pile, tells=events.turned_over, leads_to=(Phase.TURN,)
        ),
        Phase.DRAW: chance(
            draw, cards_of_the_pile, seen_by="mover", tells=events.drawn, leads_to=(Phase.TURN,)
        ),
        Phase.LAY: decides(
            "mover",
            LAY.does(lay, objection_to_laying, tells=events.lay),
            DONE.does(goes_to(Phase.UNDER_WAY), objection_to_done),
            leads_to=(Phase.UNDER_WAY,),
        ),
        Phase.UNDER_WAY: cases(
            (between_groups, next_group, step_events.cleared),
            (group_is_done, finish_group, step_events.group_done),
            (bandits_walk, go_a_step, step_events.bandit_walks),
            (sheriff_patrols, patrol, step_events.sheriff_walks),
            (money_is_saved, save, step_events.saved),
            otherwise=roll_the_die,
            leads_to=(Phase.GROUP, Phase.VAULT, Phase.LOOKOUT, Phase.ROLL, Phase.STEAL, Phase.TURN),
        ),
        Phase.GROUP: decides(
            "mover",
            DO.does(start_group, objection_to_group, tells=events.begin_group),
            leads_to=(Phase.UNDER_WAY,),
        ),
        Phase.VAULT: decides(
            "mover",
            ROB.does(empty_vault, objection_to_robbing, tells=step_events.robbed),
            leads_to=(Phase.UNDER_WAY,),
        ),
        Phase.LOOKOUT: decides(
            "mover",
            PAY.does(answer, tells=events.pay, how=Answer.PAY),
            USE.does(hide, objection_to_using, tells=events.hide),
            seen_by="mover",
            unseen=events.decided,
            leads_to=(Phase.UNDER_WAY,),
        ),
        Phase.ROLL: chance(
            roll,
            faces_of_the_die,
            tells=events.rolled,
            leads_to=(Phase.UNDER_WAY, Phase.DISCOVERED),
        ),
        Phase.DISCOVERED: decides(
            "mover",
            USE.does(use_disguise, objection_to_using, tells=events.use),
            LEAVE.does(be_discovered, tells=events.discovered),
            leads_to=(Phase.UNDER_WAY,),
        ),
        Phase.STEAL: decides(
            "mover",
            STEAL.does(steal, objection_to_stealing, tells=step_events.stolen),
            leads_to=(Phase.UNDER_WAY,),
        ),
        Phase.OVER: over(),
    },
    not_now=Objection.NOT_NOW,
    at_end=events.ended,
)
