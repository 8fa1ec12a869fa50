"""25 Outlaws: the antes, the deal, and the bets of a hand of poker."""

from tinstar.engine.compiler import rule
from tinstar.games.outlaws25.actions import Objection
from tinstar.games.outlaws25.components import CHIPS, DECK, NONE, Moment, Size
from tinstar.games.outlaws25.set_up_rounds_and_winning import (
    left_of,
    raise_the_ante,
    start_a_circle,
)
from tinstar.games.outlaws25.state import A_ROUND_LATER, Phase

# --- Antes and the deal -------------------------------------------------------------------------


@rule
def ante_up(box, s):
    """Every marked Outlaw pays the ante. The ante grows with each gang that is out of the game.
    [P3] [P4] [R39] [O6]
    """
    if box.ante_grows != A_ROUND_LATER or s.round_number == 1:
        raise_the_ante(box, s)
    s.flop = NONE
    s.high = 0
    s.raiser = NONE
    for seat in range(box.players):
        clear_the_hand(s, seat)
        if not s.out[seat]:
            row = s.marker[seat]
            s.money[seat, row] -= s.ante
            s.pot += s.ante
            s.stake[seat] = s.money[seat, row]
            s.in_hand[seat] = 1
    s.mover = left_in_game(box, s, s.dealer)
    s.count = 0
    s.phase = Phase.DEAL


@rule
def clear_the_hand(s, seat):
    """Reset a seat's hand and bets."""
    s.hole[seat, 0] = NONE
    s.hole[seat, 1] = NONE
    s.cards[seat] = 0
    s.shown[seat] = 0
    s.bet[seat] = 0
    s.answered[seat] = 0


@rule
def left_in_game(box, s, seat):
    """Return the next player on the left who is still in the game."""
    seat = left_of(box, seat)
    while s.out[seat]:
        seat = left_of(box, seat)
    return seat


@rule
def deal(box, s, card):
    """Each player gets two cards, from the dealer's left on. Then the flop is dealt.  [P5] [R8]"""
    s.hole[s.mover, s.count] = card
    s.cards[s.mover] += 1
    s.count += 1
    if s.count == 2:
        s.count = 0
        if s.mover == s.dealer:
            s.phase = Phase.FLOP
        else:
            s.mover = left_in_game(box, s, s.mover)


@rule
def weigh_poker_cards(box, s, out):
    """Each card in the deck is equally likely. Cards laid aside do not come back.  [P1] [R31]"""
    for card in range(DECK):
        out[card] = box.deck[card]
    for seat in range(box.players):
        if s.cards[seat] > 0:
            leave_out(out, s.hole[seat, 0])
            leave_out(out, s.hole[seat, 1])
            leave_out(out, s.aside[seat])
    leave_out(out, s.flop)
    return DECK


@rule
def leave_out(out, card):
    """Give a card the weight 0."""
    if card != NONE:
        out[card] = 0


@rule
def turn_the_flop(box, s, card):
    """The flop is turned up. Players may play Rewards before the Sheriffs come.  [P6] [R8] [R24]"""
    s.flop = card
    s.window = Moment.FLOP
    start_a_circle(box, s, left_of(box, s.dealer))
    s.phase = Phase.SPEAK


# --- Rules for betting --------------------------------------------------------------------------


@rule
def begin_the_bets(box, s):
    """Betting begins at the dealer's left. If only one player is in the hand, there are no bets.
    [B1] [R13] [R16] [L7]
    """
    s.mover = s.dealer
    ask_the_next_to_bet(box, s)


@rule
def players_in_hand(box, s):
    players = 0
    for seat in range(box.players):
        players += s.in_hand[seat]
    return players


@rule
def ask_the_next_to_bet(box, s):
    """Betting goes on until only one player is left, or all players have matched the highest bet.
    [B8] [B10] [B6]
    """
    if players_in_hand(box, s) < 2:
        s.phase = Phase.HAND_OVER
        return
    seat = left_of(box, s.mover)
    for _ in range(box.players):
        if s.in_hand[seat] and (not s.answered[seat] or s.bet[seat] < s.high):
            s.mover = seat
            s.phase = Phase.BETTING
            return
        seat = left_of(box, seat)
    begin_the_showdown(box, s)


@rule
def begin_the_showdown(box, s):
    """The last player to bet or raise shows first.

    If no player has bet, the first player on the dealer's left shows first.  [G1] [R20]
    """
    first = left_of(box, s.dealer) if s.raiser == NONE else s.raiser
    s.best = 0
    start_a_circle(box, s, first)
    s.phase = Phase.SHOWDOWN


@rule
def limit(box, s):
    """The limit of all bets is the smallest stake among the Outlaws that are still in the hand.
    [B2] [B9] [R14] [R21]
    """
    least = CHIPS
    for seat in range(box.players):
        if s.in_hand[seat]:
            least = min(least, s.stake[seat])
    return least


@rule
def objection_to_checking(s):
    """A player may check as long as there is no bet.  [B4] [B7]"""
    return Objection.THERE_IS_A_BET if s.high > 0 else Objection.NONE


@rule
def objection_to_calling(s):
    """A player may call once there is a bet.  [B7]"""
    return Objection.NO_BET_YET if s.high == 0 else Objection.NONE


@rule
def objection_to_betting(box, s):
    """A player may make the first bet, if the limit leaves room for one.  [B4] [R14]"""
    if s.high > 0:
        return Objection.THERE_IS_A_BET
    return Objection.AT_THE_LIMIT if limit(box, s) == 0 else Objection.NONE


@rule
def objection_to_raising(box, s):
    """Players may raise the bet any number of times, up to the limit.  [B7] [B8] [R14] [R15]"""
    if s.high == 0:
        return Objection.NO_BET_YET
    return Objection.AT_THE_LIMIT if s.high >= limit(box, s) else Objection.NONE


@rule
def objection_to_an_amount(box, s, chips):
    """A bet or raise is at least the ante, unless it reaches the limit.  [B3] [B9] [R15]"""
    room = limit(box, s) - s.high
    if chips == 0:
        return Objection.NO_RAISE
    if chips > room:
        return Objection.ABOVE_THE_LIMIT
    if chips < s.ante and chips < room:
        return Objection.BELOW_THE_LEAST
    if box.few_bets and not is_a_size(box, s, chips, room):
        return Objection.NOT_A_SIZE
    return Objection.NONE


@rule
def is_a_size(box, s, chips, room):
    """By option only a few sizes are allowed: the least bet, half the pot, the pot, or the limit.
    [O3]

    For these sizes, the pot is counted as it would be after a call.
    """
    pot = pot_after_a_call(s)
    return (
        chips == room
        or (box.sizes[Size.POT] == 1 and chips == pot)
        or (box.sizes[Size.HALF_THE_POT] == 1 and chips == half(pot))
        or (box.sizes[Size.LEAST] == 1 and chips == s.ante)
    )


@rule
def pot_after_a_call(s):
    """Return the pot as it would be after a call."""
    return s.pot + s.high - s.bet[s.mover]


@rule
def half(chips):
    """Return half of the chips, rounded up."""
    return (chips + 1) // 2


@rule
def fold(box, s):
    """A player who folds is out of the hand. The player's bets stay in the pot.  [B4] [B5] [R16]"""
    s.in_hand[s.mover] = 0
    ask_the_next_to_bet(box, s)


@rule
def check_or_call(box, s):
    """The player pays as much as the highest bet. For a check, the highest bet is 0.
    [B4] [B7] [B10]
    """
    put_in(s, s.high - s.bet[s.mover])
    s.answered[s.mover] = 1
    ask_the_next_to_bet(box, s)


@rule
def ask_by_how_much(s):
    """Ask for the amount of the bet or raise."""
    s.phase = Phase.RAISING


@rule
def bet_more(box, s, chips):
    """The highest bet grows by this amount. All other players must answer it.  [B8] [B10] [C3]"""
    s.high += chips
    put_in(s, s.high - s.bet[s.mover])
    s.answered[s.mover] = 1
    s.raiser = s.mover
    ask_the_next_to_bet(box, s)


@rule
def put_in(s, chips):
    """Chips go into the pot, from the Outlaw that plays the acting player's hand.  [B2] [B10]"""
    s.bet[s.mover] += chips
    s.money[s.mover, s.marker[s.mover]] -= chips
    s.pot += chips
