"""The flow of 25 Outlaws: rounds of poker, with duels, Rewards, Sheriffs and holdups."""

from tinstar.engine.flow import Flow, chance, decides, each_seat, goes_to, over, step
from tinstar.games.outlaws25 import events, step_events
from tinstar.games.outlaws25.actions import (
    ACTIONS,
    AMOUNT,
    BET,
    BUY,
    CALL,
    CHECK,
    COWER,
    FIGHT,
    FOLD,
    HIDE,
    HOLD_UP,
    KEEP,
    LAY_ASIDE,
    PARDON,
    PASS,
    PLAY,
    RAISE,
    ROB,
    SHOW,
    SLOW,
    STAND,
    Objection,
)
from tinstar.games.outlaws25.betting import (
    ante_up,
    ask_by_how_much,
    begin_the_bets,
    bet_more,
    check_or_call,
    deal,
    fold,
    objection_to_an_amount,
    objection_to_betting,
    objection_to_calling,
    objection_to_checking,
    objection_to_raising,
    turn_the_flop,
    weigh_poker_cards,
)
from tinstar.games.outlaws25.duels import begin_the_duel, decide_the_duel, faces_of_the_die, roll
from tinstar.games.outlaws25.holdups import (
    cower,
    draw_a_wanted_card,
    end_the_holdup,
    hold_up,
    objection_to_cowering,
    objection_to_holding_up,
    objection_to_robbing,
    offer_a_holdup,
    pass_the_holdup,
    rob,
    weigh_wanted_cards,
)
from tinstar.games.outlaws25.money_redistribution import (
    ask_the_next_to_lay_out,
    keep,
    lay_out,
    objection_to_keeping,
    objection_to_laying_out,
)
from tinstar.games.outlaws25.reward_cards import (
    ask_the_next_to_buy,
    ask_the_next_to_speak,
    buy,
    draw_a_reward,
    lay_aside,
    objection_to_buying,
    objection_to_pardoning,
    objection_to_playing,
    pardon,
    play,
    redraw,
    resolve,
    slow,
    weigh_rewards,
)
from tinstar.games.outlaws25.set_up_rounds_and_winning import (
    ask_for_the_money,
    draw_an_outlaw,
    name_the_dealer,
    objection_to_standing,
    one_gang_has_money,
    stand,
    start_the_next_round,
    weigh_outlaws,
)
from tinstar.games.outlaws25.sheriffs import (
    draw_a_sheriff,
    next_sheriff,
    one_gang_has_money_after_the_sheriffs,
    outlaw_beats_the_sheriff,
    sheriff_beats_the_outlaw,
    summon_the_sheriffs,
    take_the_bribe,
    weigh_sheriffs,
)
from tinstar.games.outlaws25.showdown import end_the_hand, hide, show, show_in_turn
from tinstar.games.outlaws25.state import STATE, Phase, Step

PLAY_A_REWARD = PLAY.does(play, objection_to_playing, tells=events.play)

FLOW = Flow(
    __name__,
    STATE,
    ACTIONS,
    starts_in=Phase.GANG,
    phases={
        # the set-up
        Phase.FIRST_DEALER: chance(
            name_the_dealer, each_seat, tells=events.first_dealer, leads_to=(Phase.ANTE,)
        ),
        Phase.GANG: chance(
            draw_an_outlaw,
            weigh_outlaws,
            seen_by="mover",
            tells=events.gang,
            leads_to=(Phase.ARRANGE,),
        ),
        Phase.ARRANGE: decides(
            "mover",
            STAND.does(stand, objection_to_standing, tells=events.plan),
            seen_by="mover",
            leads_to=(Phase.FIRST_DEALER,),
        ),
        # a round: money, the ante, cards, the flop
        Phase.ROUND: step(
            start_the_next_round,
            unless=one_gang_has_money,
            tells=step_events.round_begins,
            leads_to=(Phase.SPEAK, Phase.OVER),
        ),
        Phase.TEST: step(
            ask_for_the_money, tells=step_events.gone_out, leads_to=(Phase.LAYING_OUT, Phase.OVER)
        ),
        Phase.LAYING_OUT: step(
            ask_the_next_to_lay_out,
            tells=step_events.all_laid_out,
            leads_to=(Phase.LAY_OUT, Phase.ANTE),
        ),
        Phase.LAY_OUT: decides(
            "mover",
            KEEP.does(keep, objection_to_keeping, tells=events.plan),
            AMOUNT.does(lay_out, objection_to_laying_out, combined="chips", tells=events.plan),
            seen_by="mover",
            leads_to=(Phase.LAYING_OUT,),
        ),
        Phase.ANTE: step(ante_up, tells=step_events.all_ante, leads_to=(Phase.DEAL,)),
        Phase.DEAL: chance(
            deal, weigh_poker_cards, seen_by="mover", tells=events.deal, leads_to=(Phase.FLOP,)
        ),
        Phase.FLOP: chance(
            turn_the_flop, weigh_poker_cards, tells=events.flop, leads_to=(Phase.SPEAK,)
        ),
        # Sheriffs
        Phase.SUMMONS: step(summon_the_sheriffs, leads_to=(Phase.SHERIFF, Phase.BETS)),
        Phase.SHERIFF: chance(
            draw_a_sheriff,
            weigh_sheriffs,
            tells=events.sheriff_comes,
            leads_to=(Phase.NEXT_SHERIFF,),
        ),
        Phase.NEXT_SHERIFF: step(
            next_sheriff,
            unless=one_gang_has_money_after_the_sheriffs,
            tells=step_events.next_sheriff,
            leads_to=(Phase.CONFRONTED, Phase.BETS, Step.DUEL_BEGINS, Phase.OVER),
        ),
        Phase.CONFRONTED: decides(
            "mover",
            PASS.does(goes_to(Step.DUEL_BEGINS), tells=events.face_the_sheriff),
            PLAY_A_REWARD,
            leads_to=(Phase.RESOLVE, Step.DUEL_BEGINS),
        ),
        Phase.BRIBED: step(
            take_the_bribe, tells=step_events.sheriff_bribed, leads_to=(Phase.NEXT_SHERIFF,)
        ),
        # bets and the showdown
        Phase.BETS: step(begin_the_bets, leads_to=(Phase.BETTING, Phase.HAND_OVER)),
        Phase.BETTING: decides(
            "mover",
            PLAY_A_REWARD,
            FOLD.does(fold, tells=events.fold),
            CHECK.does(check_or_call, objection_to_checking, tells=events.check),
            CALL.does(check_or_call, objection_to_calling, tells=events.call),
            BET.does(ask_by_how_much, objection_to_betting, tells=events.more),
            RAISE.does(ask_by_how_much, objection_to_raising, tells=events.more),
            leads_to=(Phase.RAISING, Phase.SHOWDOWN, Phase.HAND_OVER, Phase.RESOLVE),
        ),
        Phase.RAISING: decides(
            "mover",
            AMOUNT.does(
                bet_more, objection_to_an_amount, combined="chips", tells=events.bet_or_raise
            ),
            leads_to=(Phase.BETTING,),
        ),
        Phase.SHOWDOWN: step(
            show_in_turn, tells=step_events.hands_shown, leads_to=(Phase.SHOWING, Phase.HAND_OVER)
        ),
        Phase.SHOWING: decides(
            "mover",
            SHOW.does(show, tells=step_events.hands_shown),
            HIDE.does(hide, tells=events.hide),
            leads_to=(Phase.SHOWDOWN,),
        ),
        Phase.HAND_OVER: step(
            end_the_hand, tells=step_events.hand_over, leads_to=(Phase.NEXT_BUYER, Phase.OVER)
        ),
        # Rewards
        Phase.NEXT_BUYER: step(
            ask_the_next_to_buy,
            unless=one_gang_has_money,
            tells=step_events.gone_out,
            leads_to=(Phase.BUYING, Phase.HOLDUP, Phase.OVER),
        ),
        Phase.BUYING: decides(
            "mover",
            PASS.does(goes_to(Phase.NEXT_BUYER), tells=events.pass_silently),
            BUY.does(buy, objection_to_buying, tells=events.buy),
            PLAY_A_REWARD,
            leads_to=(Phase.NEXT_BUYER, Phase.REWARD, Phase.RESOLVE),
        ),
        Phase.REWARD: chance(
            draw_a_reward,
            weigh_rewards,
            seen_by="mover",
            tells=events.reward,
            leads_to=(Phase.BUYING,),
        ),
        Phase.SPEAK: step(
            ask_the_next_to_speak, leads_to=(Phase.TEST, Phase.SUMMONS, Phase.WINDOW, Phase.DECIDED)
        ),
        Phase.WINDOW: decides(
            "mover",
            PASS.does(goes_to(Phase.SPEAK), tells=events.pass_silently),
            PLAY_A_REWARD,
            leads_to=(Phase.SPEAK, Phase.RESOLVE),
        ),
        Phase.RESOLVE: step(
            resolve,
            tells=step_events.reward_resolved,
            leads_to=(
                Step.DUEL_BEGINS,
                Phase.BRIBED,
                Phase.BETTING,
                Phase.BUYING,
                Phase.SPEAK,
                Phase.SLOW,
                Phase.PARDON,
                Phase.LAY_ASIDE,
                Phase.HELD_UP,
                Phase.HOLDUP_OVER,
                Phase.ROLL,
            ),
        ),
        Phase.SLOW: decides("mover", SLOW.does(slow, tells=events.slow), leads_to=(Phase.RESOLVE,)),
        Phase.PARDON: decides(
            "mover",
            PARDON.does(pardon, objection_to_pardoning, tells=events.pardon),
            leads_to=(Phase.RESOLVE,),
        ),
        Phase.LAY_ASIDE: decides(
            "mover",
            LAY_ASIDE.does(lay_aside, tells=events.lay_aside),
            seen_by="mover",
            unseen=events.lay_aside_unseen,
            leads_to=(Phase.REDRAW,),
        ),
        Phase.REDRAW: chance(
            redraw,
            weigh_poker_cards,
            seen_by="mover",
            tells=events.redraw,
            leads_to=(Phase.RESOLVE,),
        ),
        # a holdup
        Phase.HOLDUP: step(offer_a_holdup, leads_to=(Phase.HOLDING_UP, Phase.ROUND)),
        Phase.HOLDING_UP: decides(
            "mover",
            PASS.does(pass_the_holdup, tells=events.hold_up_nobody),
            HOLD_UP.does(hold_up, objection_to_holding_up, tells=events.hold_up),
            leads_to=(Phase.ROUND, Phase.ROBBING),
        ),
        Phase.ROBBING: decides(
            "mover",
            ROB.does(rob, objection_to_robbing, tells=events.rob),
            leads_to=(Phase.HELD_UP,),
        ),
        Phase.HELD_UP: decides(
            "mover",
            PLAY_A_REWARD,
            FIGHT.does(goes_to(Step.DUEL_BEGINS), tells=events.fight),
            COWER.does(cower, objection_to_cowering, tells=events.cower),
            leads_to=(Phase.RESOLVE, Phase.HOLDUP_OVER, Step.DUEL_BEGINS),
        ),
        Phase.HOLDUP_OVER: step(end_the_holdup, leads_to=(Phase.ROUND, Phase.WANTED)),
        Phase.WANTED: chance(
            draw_a_wanted_card, weigh_wanted_cards, tells=events.wanted, leads_to=(Phase.ROUND,)
        ),
        # a duel
        Step.DUEL_BEGINS: step(
            begin_the_duel, tells=step_events.duel_begins, leads_to=(Phase.ROLL,)
        ),
        Phase.ROLL: chance(
            roll, faces_of_the_die, tells=events.roll, leads_to=(Phase.SPEAK, Phase.RESOLVE)
        ),
        Phase.DECIDED: step(
            decide_the_duel,
            tells=step_events.duel_decided,
            leads_to=(
                Phase.HOLDUP_OVER,
                Phase.ROLL,
                Phase.SHERIFF_WINS,
                Phase.SHERIFF_BEATEN,
                Phase.OVER,
            ),
        ),
        Phase.SHERIFF_WINS: step(
            sheriff_beats_the_outlaw,
            tells=step_events.sheriff_wins,
            leads_to=(Phase.NEXT_SHERIFF, Phase.OVER),
        ),
        Phase.SHERIFF_BEATEN: step(
            outlaw_beats_the_sheriff,
            tells=step_events.sheriff_beaten,
            leads_to=(Phase.NEXT_SHERIFF,),
        ),
        Phase.OVER: over(),
    },
    not_now=Objection.NOT_NOW,
    at_end=step_events.at_end,
)
