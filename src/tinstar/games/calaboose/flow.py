"""The flow of Calaboose: the decision of each phase, and the automatic steps that follow.

In every phase, chance first draws the cards that players must still get. Then the phase decides
what comes next.
"""

from tinstar.engine.flow import Flow, chance, decides, each_seat, over, step
from tinstar.games.calaboose import events
from tinstar.games.calaboose.actions import (
    ACCEPT,
    ACTIONS,
    ALLOW,
    CANCEL,
    DEFEND_FROM_HAND,
    DEFEND_FROM_JAIL,
    JAIL_BREAK,
    KEEP,
    LOCK,
    PASS,
    PUT,
    REDIRECT,
    REDRAW,
    SEND,
    SEND_NOWHERE,
    WHISKEY,
    Objection,
)
from tinstar.games.calaboose.defending import (
    accept,
    defend_from_hand,
    defend_from_jail,
    objection_to_answering,
    objection_to_defending_from_hand,
    objection_to_defending_from_jail,
    objection_to_redirecting,
    redirect,
)
from tinstar.games.calaboose.sending import (
    objection_to_sending,
    objection_to_sending_nowhere,
    send,
    send_nowhere,
)
from tinstar.games.calaboose.set_up_turns_and_end import (
    cards_are_due,
    cards_of_the_pile,
    deal_on,
    deal_the_next_game,
    draw,
    end_the_turn,
    lock_down,
    nobody_has_dealt,
    objection_to_locking_down,
    objection_to_passing,
    objection_to_putting,
    pass_the_turn,
    put,
    score_the_game,
    shuffle_and_deal,
)
from tinstar.games.calaboose.special_cards import (
    allow,
    break_out,
    cancel,
    objection_to_cancelling,
    objection_to_jail_break,
    objection_to_redrawing,
    objection_to_whiskey,
    offer_the_next,
    play_jail_break,
    play_whiskey,
    redraw,
    whiskey_goes_on,
)
from tinstar.games.calaboose.state import STATE, Phase, Step

FLOW = Flow(
    __name__,
    STATE,
    ACTIONS,
    starts_in=Phase.DEAL,
    before={
        nobody_has_dealt: chance(
            shuffle_and_deal, each_seat, tells=events.new_deal, leads_to=(Phase.DEAL,)
        ),
        cards_are_due: chance(draw, cards_of_the_pile, seen_by="drawer", tells=events.draw),
    },
    phases={
        Phase.DEAL: step(deal_on, leads_to=(Phase.MULLIGAN, Phase.TURN)),
        Phase.MULLIGAN: decides(
            "mover",
            KEEP.does(offer_the_next, tells=events.keep),
            REDRAW.does(redraw, objection_to_redrawing, tells=events.redraw),
            leads_to=(Phase.REDRAWN, Phase.TURN),
        ),
        Phase.REDRAWN: step(offer_the_next, leads_to=(Phase.MULLIGAN, Phase.TURN)),
        Phase.TURN: decides(
            "mover",
            PUT.does(put, objection_to_putting, tells=events.put),
            LOCK.does(lock_down, objection_to_locking_down, tells=events.lock),
            SEND.does(send, objection_to_sending, tells=events.send),
            SEND_NOWHERE.does(
                send_nowhere, objection_to_sending_nowhere, tells=events.send_nowhere
            ),
            PASS.does(pass_the_turn, objection_to_passing, tells=events.pass_turn),
            WHISKEY.does(play_whiskey, objection_to_whiskey, tells=events.play_whiskey),
            JAIL_BREAK.does(play_jail_break, objection_to_jail_break, tells=events.play_jail_break),
            leads_to=(
                Phase.TURN_ENDS,
                Phase.DEFENCE,
                Phase.WHISKEY_PLAYED,
                Phase.JAIL_BREAK,
                Step.GAME_ENDS,
            ),
        ),
        Phase.WHISKEY_PLAYED: step(whiskey_goes_on, leads_to=(Phase.WHISKEY, Step.GAME_ENDS)),
        Phase.WHISKEY: decides(
            "mover",
            ALLOW.does(allow, tells=events.allow),
            CANCEL.does(cancel, objection_to_cancelling, tells=events.cancel),
            leads_to=(Phase.CANCELLED, Phase.TURN),
        ),
        Phase.CANCELLED: step(whiskey_goes_on, leads_to=(Phase.TURN, Step.GAME_ENDS)),
        Phase.JAIL_BREAK: step(
            break_out, tells=events.broken_out, leads_to=(Phase.TURN, Step.GAME_ENDS)
        ),
        Phase.DEFENCE: decides(
            "mover",
            ACCEPT.does(accept, objection_to_answering, tells=events.accept),
            DEFEND_FROM_HAND.does(
                defend_from_hand, objection_to_defending_from_hand, tells=events.defend_from_hand
            ),
            DEFEND_FROM_JAIL.does(
                defend_from_jail, objection_to_defending_from_jail, tells=events.defend_from_jail
            ),
            leads_to=(Phase.REDIRECT, Phase.TURN_ENDS, Step.GAME_ENDS),
        ),
        Phase.REDIRECT: decides(
            "mover",
            REDIRECT.does(redirect, objection_to_redirecting, tells=events.redirect),
            leads_to=(Phase.PARTNER, Phase.DEFENCE),
        ),
        Phase.PARTNER: decides(
            "mover",
            REDIRECT.does(redirect, objection_to_redirecting, tells=events.redirect),
            leads_to=(Phase.DEFENCE,),
        ),
        Phase.TURN_ENDS: step(
            end_the_turn, tells=events.badge_passes, leads_to=(Phase.TURN, Step.GAME_ENDS)
        ),
        Step.GAME_ENDS: step(
            score_the_game, tells=events.game_ends, leads_to=(Step.NEXT_GAME, Phase.OVER)
        ),
        Step.NEXT_GAME: step(deal_the_next_game, tells=events.new_deal, leads_to=(Phase.DEAL,)),
        Phase.OVER: over(),
    },
    not_now=Objection.NOT_NOW,
    at_end=events.series_ends,
)
