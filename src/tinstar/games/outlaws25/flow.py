"""What the house asks of every game: who is asked, what may be done, and what then."""

from tinstar.engine.compiler import rule
from tinstar.engine.kernel import CHANCE, TERMINAL
from tinstar.games.outlaws25.actions import (
    AMOUNT,
    BET,
    BUY,
    FIGHT,
    FOLD,
    HIDE,
    HOLD_UP,
    KEEP,
    LAY_ASIDE,
    PARDON,
    PASS,
    PLAY,
    ROB,
    SHOW,
    SLOW,
    STAND,
)
from tinstar.games.outlaws25.betting import (
    ante_up,
    ask_by_how_much,
    begin_the_bets,
    bet_more,
    check_or_call,
    deal,
    fold,
    turn_the_flop,
    weigh_poker_cards,
)
from tinstar.games.outlaws25.components import (
    CHIPS,
    DOLLARS,
    EFFECTS,
    MOMENTS,
    ROW,
    SUMMONED,
    Effect,
)
from tinstar.games.outlaws25.core_rules import (
    ask_for_the_money,
    draw_an_outlaw,
    name_the_dealer,
    one_gang_has_money,
    stand,
    start_the_next_round,
    wealth,
    weigh_outlaws,
)
from tinstar.games.outlaws25.duels import begin_the_duel, decide_the_duel, roll
from tinstar.games.outlaws25.holdups import (
    cower,
    draw_a_wanted_card,
    end_the_holdup,
    fight,
    hold_up,
    offer_a_holdup,
    pass_the_holdup,
    rob,
    weigh_wanted_cards,
)
from tinstar.games.outlaws25.laying_out_money import ask_the_next_to_lay_out, keep, lay_out
from tinstar.games.outlaws25.poker import rank_all_hands, sort_the_deck
from tinstar.games.outlaws25.reward_cards import (
    KINDS,
    ask_the_next_to_buy,
    ask_the_next_to_speak,
    buy,
    draw_a_reward,
    lay_aside,
    pardon,
    play,
    redraw,
    resolve,
    slow,
    weigh_rewards,
)
from tinstar.games.outlaws25.sheriffs import (
    draw_a_sheriff,
    next_sheriff,
    outlaw_beats_the_sheriff,
    sheriff_beats_the_outlaw,
    summon_the_sheriffs,
    take_the_bribe,
    weigh_sheriffs,
)
from tinstar.games.outlaws25.showdown import end_the_hand, hide, show, show_in_turn
from tinstar.games.outlaws25.state import SHOWN, Phase

# --- What every game has ------------------------------------------------------------------------


@rule
def prepare(box, s):
    """The deck, the strength of all hands, what Rewards do and when, as bits, worked out once."""
    sort_the_deck(box)
    rank_all_hands(box)
    for kind in range(KINDS):
        for effect in range(EFFECTS):
            box.does[kind] |= (box.effects[kind, effect] > 0) << effect
        for moment in range(MOMENTS):
            box.fits[kind] |= box.moments[kind, moment] << moment


@rule
def to_act(box, s):
    if s.phase < Phase.OVER:
        return s.mover
    return TERMINAL if s.phase == Phase.OVER else CHANCE


# --- carrying out -------------------------------------------------------------------------------


@rule
def apply(box, s, action):
    """The deed, then all that follows of itself before somebody or chance is asked again."""
    if s.phase > Phase.OVER:
        take_chance(box, s, action)
    elif action < PASS:
        place_or_lay_out(box, s, action)
    elif action == PASS:
        pass_on(s)
    elif action < FOLD:
        play_a_reward(box, s, action)
    elif action < SHOW:
        answer_in_the_betting(box, s, action)
    else:
        show_buy_or_rob(box, s, action)
    go_on(box, s)


@rule
def go_on(box, s):
    """Until somebody or chance is asked, or the game is over."""
    while s.phase >= Phase.ROUND:
        if s.phase < Phase.SPEAK:
            proceed_with_the_round(box, s)
        else:
            proceed_with_rewards_and_duels(box, s)


@rule
def take_chance(box, s, outcome):
    if s.phase == Phase.DEAL:
        deal(box, s, outcome)
    elif s.phase == Phase.FLOP:
        turn_the_flop(box, s, outcome)
    elif s.phase == Phase.ROLL:
        roll(box, s, outcome)
    elif s.phase == Phase.REWARD:
        draw_a_reward(s, outcome)
    elif s.phase == Phase.WANTED:
        draw_a_wanted_card(s, outcome)
    elif s.phase == Phase.GANG:
        draw_an_outlaw(box, s, outcome)
    elif s.phase == Phase.SHERIFF:
        draw_a_sheriff(s, outcome)
    elif s.phase == Phase.REDRAW:
        redraw(s, outcome)
    else:
        name_the_dealer(box, s, outcome)


@rule
def place_or_lay_out(box, s, action):
    if action < KEEP:
        stand(box, s, action - STAND)
    elif action == KEEP:
        keep(box, s)
    elif s.phase == Phase.LAY_OUT:
        lay_out(box, s, action - AMOUNT)
    else:
        bet_more(box, s, action - AMOUNT)


@rule
def pass_on(s):
    if s.phase == Phase.WINDOW:
        s.phase = Phase.SPEAK
    elif s.phase == Phase.BUYING:
        s.phase = Phase.NEXT_BUYER
    elif s.phase == Phase.CONFRONTED:
        begin_the_duel(s)
    else:
        pass_the_holdup(s)


@rule
def play_a_reward(box, s, action):
    if action < SLOW:
        play(box, s, action - PLAY)
    elif action < PARDON:
        slow(box, s, action - SLOW)
    elif action < LAY_ASIDE:
        pardon(s, action - PARDON)
    else:
        lay_aside(s, action - LAY_ASIDE)


@rule
def answer_in_the_betting(box, s, action):
    if action == FOLD:
        fold(box, s)
    elif action < BET:
        check_or_call(box, s)
    else:
        ask_by_how_much(s)


@rule
def show_buy_or_rob(box, s, action):
    if action == SHOW:
        show(s)
    elif action == HIDE:
        hide(s)
    elif action < HOLD_UP:
        buy(box, s, action - BUY)
    elif action < ROB:
        hold_up(s, action - HOLD_UP)
    elif action < FIGHT:
        rob(s, (action - ROB) // ROW, (action - ROB) % ROW)
    elif action == FIGHT:
        fight(s)
    else:
        cower(s)


@rule
def is_after_a_deed(s):
    """A hand, a purchase or a holdup is over, or the last Sheriff is done.  [R37]"""
    if s.phase == Phase.NEXT_SHERIFF:
        return s.confronted == s.summoned
    return s.phase == Phase.NEXT_BUYER or s.phase == Phase.ROUND


@rule
def proceed_with_the_round(box, s):
    if is_after_a_deed(s) and one_gang_has_money(box, s):
        return
    if s.phase == Phase.ROUND:
        start_the_next_round(box, s)
    elif s.phase == Phase.TEST:
        ask_for_the_money(box, s)
    elif s.phase == Phase.LAYING_OUT:
        ask_the_next_to_lay_out(box, s)
    elif s.phase == Phase.ANTE:
        ante_up(box, s)
    elif s.phase == Phase.SUMMONS:
        summon_the_sheriffs(box, s)
    elif s.phase == Phase.NEXT_SHERIFF:
        next_sheriff(s)
    elif s.phase == Phase.BETS:
        begin_the_bets(box, s)
    elif s.phase == Phase.SHOWDOWN:
        show_in_turn(box, s)
    elif s.phase == Phase.HAND_OVER:
        end_the_hand(box, s)
    elif s.phase == Phase.NEXT_BUYER:
        ask_the_next_to_buy(box, s)
    elif s.phase == Phase.HOLDUP:
        offer_a_holdup(s)
    else:
        end_the_holdup(box, s)


@rule
def proceed_with_rewards_and_duels(box, s):
    if s.phase == Phase.SPEAK:
        ask_the_next_to_speak(box, s)
    elif s.phase == Phase.RESOLVE:
        resolve(s)
    elif s.phase == Phase.DECIDED:
        decide_the_duel(box, s)
    elif s.phase == Phase.SHERIFF_WINS:
        sheriff_beats_the_outlaw(box, s)
    elif s.phase == Phase.SHERIFF_BEATEN:
        outlaw_beats_the_sheriff(s)
    else:
        take_the_bribe(s)


# --- chance -------------------------------------------------------------------------------------


@rule
def chances(box, s, out):
    """Cards that lie in no other place are as likely as each other, and so are faces of dice."""
    if s.phase == Phase.DEAL or s.phase == Phase.FLOP or s.phase == Phase.REDRAW:
        return weigh_poker_cards(box, s, out)
    if s.phase == Phase.REWARD:
        return weigh_rewards(box, s, out)
    if s.phase == Phase.WANTED:
        return weigh_wanted_cards(box, s, out)
    if s.phase == Phase.SHERIFF:
        return weigh_sheriffs(s, out)
    if s.phase == Phase.GANG:
        return weigh_outlaws(s, out)
    faces = box.die_faces if s.phase == Phase.ROLL else box.players  # who deals  [S11]
    for face in range(faces):
        out[face] = 1
    return faces


@rule
def sees_answer(box, s, seat):
    """What is done unseen: the row is laid, money laid out, a card drawn or laid aside."""
    phase = s.phase
    if phase == Phase.ARRANGE or phase == Phase.LAY_OUT or phase == Phase.LAY_ASIDE:
        return 1 if seat == s.mover else 0
    if phase == Phase.GANG or phase == Phase.DEAL or phase == Phase.REDRAW:
        return 1 if seat == s.mover else 0
    if phase == Phase.REWARD:
        return 1 if seat == s.mover else 0
    return 1


@rule
def reveal(box, s, seat, v):
    """One's own Outlaws and cards, and all that lie face up.  [S3] [S5] [D3] [P5] [G2]"""
    for other in range(box.players):
        for row in range(box.row):
            if other == seat or s.face_up[other, row]:
                v.outlaw[other, row] = s.outlaw[other, row]
        if other == seat or s.shown[other] == SHOWN:
            v.hole[other, 0] = s.hole[other, 0]
            v.hole[other, 1] = s.hole[other, 1]


# --- how it ends --------------------------------------------------------------------------------


@rule
def ending(box, s):
    return s.ending


@rule
def score(box, s, seat):
    """Dollars that the gang owns."""
    return int(wealth(box, s, seat)) * DOLLARS


@rule
def is_winner(box, s, seat):
    return s.won[seat]


@rule
def longest_game(box, s):
    """Raises are of ten dollars, duels tied to the last, and every Reward is played at once."""
    players, row = int(box.players), int(box.row)
    pardons = 1
    for kind in range(KINDS):
        pardons = max(pardons, int(box.effects[kind, Effect.PARDONS]))
    plays = players * row * (3 + pardons)  # the card, what it asks, and what it takes off
    circle = (players * row + 1) * players + plays
    duels = (SUMMONED + 1) * (1 + int(box.rolls) * circle)
    bets = (CHIPS + 1) * (players + 1) + players + plays
    rest = players * row + 2 * circle + players * (3 + row) + plays + 4 + plays
    return players * row + int(box.rounds) * (duels + bets + rest)
