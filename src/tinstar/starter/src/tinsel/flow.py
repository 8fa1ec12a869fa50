"""The flow of Tinsel: wares are dealt, then offered one by one, and taken or left."""

from tinsel import events
from tinsel.actions import ACTIONS, LEAVE, OFFER, TAKE, Objection
from tinsel.rules import (
    deal,
    is_dealt_to,
    leave,
    name_the_peddler,
    objection_to_offering,
    offer,
    take,
    wares_of_the_pile,
)
from tinsel.state import STATE, Phase
from tinstar.engine.flow import Flow, chance, decides, each_seat, over

FLOW = Flow(
    __name__,
    STATE,
    ACTIONS,
    starts_in=Phase.DEAL,
    phases={
        Phase.DEAL: chance(
            deal,
            wares_of_the_pile,
            seen_by=is_dealt_to,
            tells=events.deal,
            leads_to=(Phase.FIRST,),
        ),
        Phase.FIRST: chance(
            name_the_peddler, each_seat, tells=events.begin, leads_to=(Phase.OFFER,)
        ),
        Phase.OFFER: decides(
            "peddler",
            OFFER.does(offer, objection_to_offering, tells=events.offer),
            seen_by="peddler",
            unseen=events.offer_unseen,
            leads_to=(Phase.ANSWER,),
        ),
        Phase.ANSWER: decides(
            "customer",
            TAKE.does(take, tells=events.take),
            LEAVE.does(leave, tells=events.leave),
            leads_to=(Phase.OFFER, Phase.OVER),
        ),
        Phase.OVER: over(),
    },
    not_now=Objection.NOT_NOW,
    at_end=events.game_over,
)
