"""The flow of Caboo: a player draws and plays a card, and the others may call or claim."""

from tinstar.engine.flow import Flow, chance, decides, each_seat, nobody, over, step
from tinstar.games.caboo import events
from tinstar.games.caboo.actions import (
    ACTIONS,
    CALL,
    DISCARD,
    DRAW,
    GIVE,
    LOOK,
    MINE,
    PASS,
    STACK,
    SWAP,
    TRADE,
    TRADE_FOR,
    TURN_OVER,
    Objection,
)
from tinstar.games.caboo.calls_and_claims import (
    objection_to_saying_mine,
    say,
    still_to_answer,
    take,
    was_first_to_call,
    was_first_to_claim,
    who_called,
    who_claimed,
)
from tinstar.games.caboo.card_moves import cards_of_the_deck, cards_of_the_pile, look_away
from tinstar.games.caboo.components import Answer
from tinstar.games.caboo.rounds import (
    call,
    deal,
    end_the_turn,
    is_dealt_a_card_to_look_at,
    name_the_first,
    objection_to_calling,
    turn_all_over,
)
from tinstar.games.caboo.stacking import (
    give,
    objection_to_giving,
    objection_to_stacking,
    pay_the_penalty,
    stack,
    turn_over,
)
from tinstar.games.caboo.state import STATE, Phase, Step
from tinstar.games.caboo.turn_actions import (
    discard,
    draw,
    look,
    look_at_the_drawn_card,
    objection_to_looking,
    objection_to_swapping,
    objection_to_trading,
    objection_to_trading_for,
    swap,
    trade,
    trade_for,
)

AFTER_A_CARD = (Phase.WINDOW, Step.TURN_ENDS)  # after a card comes to the centre

FLOW = Flow(
    __name__,
    STATE,
    ACTIONS,
    starts_in=Phase.FIRST,
    phases={
        Phase.FIRST: chance(
            name_the_first, each_seat, tells=events.first, leads_to=(Phase.DEAL, Phase.OVER)
        ),
        Phase.DEAL: chance(
            deal,
            cards_of_the_pile,
            seen_by=is_dealt_a_card_to_look_at,
            tells=events.deal,
            leads_to=(Phase.TURN, Step.ROUND_ENDS),
        ),
        Phase.TURN: decides(
            "mover",
            CALL.does(call, objection_to_calling, tells=events.call),
            DRAW.does(draw, tells=events.draw),
            leads_to=(Phase.DRAW, Step.TURN_ENDS, Step.ROUND_ENDS),
        ),
        Phase.DRAW: chance(
            look_at_the_drawn_card,
            cards_of_the_pile,
            seen_by="mover",
            tells=events.look_at_the_drawn_card,
            leads_to=(Phase.PLAY, Phase.WINDOW),
        ),
        Phase.PLAY: decides(
            "mover",
            DISCARD.does(discard, tells=events.discard),
            LOOK.does(look, objection_to_looking, tells=events.look),
            SWAP.does(swap, objection_to_swapping, tells=events.swap),
            TRADE.does(trade, objection_to_trading, tells=events.trade),
            STACK.does(stack, objection_to_stacking, tells=events.stack),
            leads_to=(Phase.TRADE, Phase.NAME, *AFTER_A_CARD),
        ),
        Phase.TRADE: decides(
            "mover",
            TRADE_FOR.does(trade_for, objection_to_trading_for, tells=events.trade_for),
            leads_to=AFTER_A_CARD,
        ),
        Phase.NAME: decides(
            "mover",
            STACK.does(stack, objection_to_stacking, tells=events.stack),
            TURN_OVER.does(turn_over, tells=events.turn_over),
            leads_to=(Phase.GIVE, Phase.PENALTY, Step.ROUND_ENDS, *AFTER_A_CARD),
        ),
        Phase.GIVE: decides(
            "mover",
            GIVE.does(give, objection_to_giving, tells=events.give),
            leads_to=(Phase.PENALTY, Step.ROUND_ENDS, *AFTER_A_CARD),
        ),
        Phase.PENALTY: chance(
            pay_the_penalty,
            cards_of_the_pile,
            seen_by=nobody,
            tells=events.penalty,
            leads_to=AFTER_A_CARD,
        ),
        Phase.WINDOW: decides(
            "mover",
            PASS.does(say, tells=events.answer, answer=Answer.PASS),
            MINE.does(say, objection_to_saying_mine, tells=events.say_mine, answer=Answer.MINE),
            CALL.does(say, objection_to_calling, tells=events.say_caboo, answer=Answer.CABOO),
            seen_by="mover",
            window=still_to_answer,
            silence=PASS,
            unseen=events.answer,
            leads_to=(Phase.WHO_CALLED, Phase.WHO_CLAIMED, Phase.PLAY, Step.TURN_ENDS),
        ),
        Phase.WHO_CALLED: chance(
            was_first_to_call,
            who_called,
            names_who_spoke_first=True,
            tells=events.first_to_call,
            leads_to=(Phase.WHO_CLAIMED, Phase.PLAY, Step.TURN_ENDS),
        ),
        Phase.WHO_CLAIMED: chance(
            was_first_to_claim,
            who_claimed,
            names_who_spoke_first=True,
            tells=events.first_to_claim,
            leads_to=(Phase.CLAIM,),
        ),
        Phase.CLAIM: decides(
            "mover",
            SWAP.does(take, objection_to_swapping, tells=events.take),
            STACK.does(stack, objection_to_stacking, tells=events.stack),
            leads_to=(Phase.NAME, *AFTER_A_CARD),
        ),
        Phase.REVEALED: chance(
            deal,
            cards_of_the_deck,
            seen_by=is_dealt_a_card_to_look_at,
            tells=events.deal,
            leads_to=(Phase.DEAL, Phase.TURN, Step.ROUND_ENDS),
        ),
        Step.TURN_ENDS: step(
            end_the_turn, tells=events.last_turns, leads_to=(Phase.TURN, Step.ROUND_ENDS)
        ),
        Step.ROUND_ENDS: step(
            turn_all_over, tells=events.round_over, leads_to=(Phase.REVEALED, Phase.OVER)
        ),
        Phase.OVER: over(),
    },
    each_decision=look_away,
    not_now=Objection.NOT_NOW,
    at_end=events.game_over,
)
