"""The flow of 25 Outlaws: rounds of poker, with duels, Rewards, Sheriffs and holdups in between."""

from tinstar.engine.flow import Flow, chance, decides, each_seat, goes_to, over, step
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
    fight,
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
from tinstar.games.outlaws25.state import STATE, Phase

PLAY_A_REWARD = PLAY.does(play, objection_to_playing)

FLOW = Flow(
    __name__,
    STATE,
    ACTIONS,
    starts_in=Phase.GANG,
    phases={
        # the set-up
        Phase.FIRST_DEALER: chance(name_the_dealer, each_seat, leads_to=(Phase.ANTE,)),
        Phase.GANG: chance(
            draw_an_outlaw, weigh_outlaws, seen_by="mover", leads_to=(Phase.ARRANGE,)
        ),
        Phase.ARRANGE: decides(
            "mover",
            STAND.does(stand, objection_to_standing),
            seen_by="mover",
            leads_to=(Phase.FIRST_DEALER,),
        ),
        # a round: money, the ante, cards, the flop
        Phase.ROUND: step(
            start_the_next_round,
            unless=one_gang_has_money,
            leads_to=(Phase.SPEAK, Phase.OVER),
        ),
        Phase.TEST: step(
            ask_for_the_money,
            leads_to=(Phase.LAYING_OUT, Phase.OVER),
        ),
        Phase.LAYING_OUT: step(
            ask_the_next_to_lay_out,
            leads_to=(Phase.LAY_OUT, Phase.ANTE),
        ),
        Phase.LAY_OUT: decides(
            "mover",
            KEEP.does(keep, objection_to_keeping),
            AMOUNT.does(lay_out, objection_to_laying_out, combined="chips"),
            seen_by="mover",
            leads_to=(Phase.LAYING_OUT,),
        ),
        Phase.ANTE: step(ante_up, leads_to=(Phase.DEAL,)),
        Phase.DEAL: chance(deal, weigh_poker_cards, seen_by="mover", leads_to=(Phase.FLOP,)),
        Phase.FLOP: chance(turn_the_flop, weigh_poker_cards, leads_to=(Phase.SPEAK,)),
        # Sheriffs
        Phase.SUMMONS: step(
            summon_the_sheriffs,
            leads_to=(Phase.SHERIFF, Phase.BETS),
        ),
        Phase.SHERIFF: chance(draw_a_sheriff, weigh_sheriffs, leads_to=(Phase.NEXT_SHERIFF,)),
        Phase.NEXT_SHERIFF: step(
            next_sheriff,
            unless=one_gang_has_money_after_the_sheriffs,
            leads_to=(Phase.CONFRONTED, Phase.BETS, Phase.ROLL, Phase.OVER),
        ),
        Phase.CONFRONTED: decides(
            "mover",
            PASS.does(begin_the_duel),
            PLAY_A_REWARD,
            leads_to=(Phase.RESOLVE, Phase.ROLL),
        ),
        Phase.BRIBED: step(take_the_bribe, leads_to=(Phase.NEXT_SHERIFF,)),
        # bets and the showdown
        Phase.BETS: step(
            begin_the_bets,
            leads_to=(Phase.BETTING, Phase.HAND_OVER),
        ),
        Phase.BETTING: decides(
            "mover",
            PLAY_A_REWARD,
            FOLD.does(fold),
            CHECK.does(check_or_call, objection_to_checking),
            CALL.does(check_or_call, objection_to_calling),
            BET.does(ask_by_how_much, objection_to_betting),
            RAISE.does(ask_by_how_much, objection_to_raising),
            leads_to=(Phase.RAISING, Phase.SHOWDOWN, Phase.HAND_OVER, Phase.RESOLVE),
        ),
        Phase.RAISING: decides(
            "mover",
            AMOUNT.does(bet_more, objection_to_an_amount, combined="chips"),
            leads_to=(Phase.BETTING,),
        ),
        Phase.SHOWDOWN: step(
            show_in_turn,
            leads_to=(Phase.SHOWING, Phase.HAND_OVER),
        ),
        Phase.SHOWING: decides(
            "mover", SHOW.does(show), HIDE.does(hide), leads_to=(Phase.SHOWDOWN,)
        ),
        Phase.HAND_OVER: step(
            end_the_hand,
            leads_to=(Phase.NEXT_BUYER, Phase.OVER),
        ),
        # Rewards
        Phase.NEXT_BUYER: step(
            ask_the_next_to_buy,
            unless=one_gang_has_money,
            leads_to=(Phase.BUYING, Phase.HOLDUP, Phase.OVER),
        ),
        Phase.BUYING: decides(
            "mover",
            PASS.does(goes_to(Phase.NEXT_BUYER)),
            BUY.does(buy, objection_to_buying),
            PLAY_A_REWARD,
            leads_to=(Phase.NEXT_BUYER, Phase.REWARD, Phase.RESOLVE),
        ),
        Phase.REWARD: chance(
            draw_a_reward, weigh_rewards, seen_by="mover", leads_to=(Phase.BUYING,)
        ),
        Phase.SPEAK: step(
            ask_the_next_to_speak,
            leads_to=(Phase.TEST, Phase.SUMMONS, Phase.WINDOW, Phase.DECIDED),
        ),
        Phase.WINDOW: decides(
            "mover",
            PASS.does(goes_to(Phase.SPEAK)),
            PLAY_A_REWARD,
            leads_to=(Phase.SPEAK, Phase.RESOLVE),
        ),
        Phase.RESOLVE: step(
            resolve,
            leads_to=(
                Phase.NEXT_SHERIFF,
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
        Phase.SLOW: decides("mover", SLOW.does(slow), leads_to=(Phase.RESOLVE,)),
        Phase.PARDON: decides(
            "mover", PARDON.does(pardon, objection_to_pardoning), leads_to=(Phase.RESOLVE,)
        ),
        Phase.LAY_ASIDE: decides(
            "mover", LAY_ASIDE.does(lay_aside), seen_by="mover", leads_to=(Phase.REDRAW,)
        ),
        Phase.REDRAW: chance(redraw, weigh_poker_cards, seen_by="mover", leads_to=(Phase.RESOLVE,)),
        # a holdup
        Phase.HOLDUP: step(offer_a_holdup, leads_to=(Phase.HOLDING_UP,)),
        Phase.HOLDING_UP: decides(
            "mover",
            PASS.does(pass_the_holdup),
            HOLD_UP.does(hold_up, objection_to_holding_up),
            leads_to=(Phase.ROUND, Phase.ROBBING),
        ),
        Phase.ROBBING: decides(
            "mover", ROB.does(rob, objection_to_robbing), leads_to=(Phase.HELD_UP,)
        ),
        Phase.HELD_UP: decides(
            "mover",
            PLAY_A_REWARD,
            FIGHT.does(fight),
            COWER.does(cower, objection_to_cowering),
            leads_to=(Phase.RESOLVE, Phase.HOLDUP_OVER, Phase.ROLL),
        ),
        Phase.HOLDUP_OVER: step(
            end_the_holdup,
            leads_to=(Phase.ROUND, Phase.WANTED),
        ),
        Phase.WANTED: chance(draw_a_wanted_card, weigh_wanted_cards, leads_to=(Phase.ROUND,)),
        # a duel
        Phase.ROLL: chance(
            roll,
            faces_of_the_die,
            leads_to=(Phase.SPEAK, Phase.RESOLVE),
        ),
        Phase.DECIDED: step(
            decide_the_duel,
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
            leads_to=(Phase.NEXT_SHERIFF, Phase.OVER),
        ),
        Phase.SHERIFF_BEATEN: step(outlaw_beats_the_sheriff, leads_to=(Phase.NEXT_SHERIFF,)),
        Phase.OVER: over(),
    },
    not_now=Objection.NOT_NOW,
)
