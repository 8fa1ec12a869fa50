"""A round of Caboo from beginning to end: the deal, the turns, the call, the points."""

from tinstar.engine.compiler import rule
from tinstar.games.caboo.actions import Objection
from tinstar.games.caboo.card_moves import (
    clear_the_floor,
    empty_every_place,
    everybody,
    next_in,
    put,
    take_from_the_pile,
)
from tinstar.games.caboo.components import EMPTY, NOWHERE, OPENING, PLACES
from tinstar.games.caboo.state import OWN_TURN, SUM_AND_PENALTY, How, Phase, Step

# --- how do you set up the game? ------------------------------------------------------------------


@rule
def set_up(box, s):
    """Before the first round, chance names the player who begins.  [R24]"""
    s.phase = Phase.FIRST
    s.first = NOWHERE
    s.caller = NOWHERE
    s.shown = NOWHERE
    s.drawn = EMPTY
    s.top = EMPTY
    for i in range(PLACES):
        s.named[i] = NOWHERE
    empty_every_place(s)


@rule
def name_the_first(box, s, seat):
    """Begin with this seat. Without any cards, the game is over at once."""
    s.first = seat
    s.mover = seat
    s.playing = everybody(box)
    s.phase = Phase.OVER
    if box.deck > 0:
        gather(box, s)


@rule
def gather(box, s):
    """Gather and shuffle all cards, and reset what the last round left."""
    clear_the_floor(box, s)
    s.turns = 0
    s.caller = NOWHERE
    s.last_round = 0
    for seat in range(box.players):
        s.glance[seat] = OPENING if s.playing >> seat & 1 else NOWHERE
    s.phase = Phase.DEAL


@rule
def deal(box, s, rank):
    """Each player gets one card in turn, and looks at the bottom two of their own.
    [S1] [S2] [S3] [R29]"""
    if s.phase == Phase.REVEALED:
        gather(box, s)
    seat = s.mover
    take_from_the_pile(s, rank)
    put(s, seat, s.cards[seat], rank, looks_at_the_next(box, s, seat) << seat)
    s.mover = next_in(box, s, seat)
    if s.cards[s.mover] == box.dealt or s.pile_size == 0:
        begin_turn(box, s, s.first)


@rule
def is_dealt_a_card_to_look_at(box, s, seat):
    """Only the card's owner sees the dealt card.  [S3]"""
    return seat == s.mover and looks_at_the_next(box, s, seat)


@rule
def looks_at_the_next(box, s, seat):
    """The owner looks at the next card if it is one of the bottom two.  [S3]"""
    dealt = 0 if s.phase == Phase.REVEALED else s.cards[seat]
    return 1 if dealt >= box.dealt - box.looked_at else 0


# --- from turn to turn ----------------------------------------------------------------------------


@rule
def begin_turn(box, s, seat):
    """A turn begins. A round without a call ends after the highest number of turns.
    [P1] [R20] [R28]"""
    s.active = seat
    s.mover = seat
    s.stacked = 0
    s.taken = 0
    s.barred = 0
    s.shown = NOWHERE
    if s.caller == NOWHERE and s.turns == box.turns:
        end_the_round(s, How.TOO_LONG)
    else:
        s.turns += 1
        s.phase = Phase.TURN


@rule
def end_the_turn(box, s):
    """After a call the round ends at once, or in Advanced Caboo after a last round.
    [E1] [E2] [A1] [R17]"""
    if s.caller == NOWHERE:
        begin_turn(box, s, next_in(box, s, s.active))
    elif not box.advanced or (s.last_round and s.active == s.caller):
        end_the_round(s, How.CALLED)
    elif s.last_round:
        begin_turn(box, s, next_in(box, s, s.active))
    else:
        s.last_round = 1
        begin_turn(box, s, next_in(box, s, s.caller))  # even if it was another player's turn  [R15]


@rule
def objection_to_calling(box, s):
    """A round has one call, from the first player who calls.  [R15] [R16]"""
    if s.caller != NOWHERE:
        return Objection.CALLED_ALREADY
    if s.phase == Phase.WINDOW and not may_call_in_a_window(box, s, s.mover):
        return Objection.ONLY_ON_YOUR_TURN
    return Objection.NONE


@rule
def may_call_in_a_window(box, s, seat):
    """By option, players may call in a window, but not if they have a drawn card to play.
    [R15] [O4]
    """
    if s.caller != NOWHERE or box.calling == OWN_TURN:
        return False
    return seat != s.active or s.drawn == EMPTY


@rule
def call(s):
    """A player calls at the start of their own turn, instead of drawing.  [E1] [R15]"""
    s.caller = s.mover
    s.phase = Step.TURN_ENDS


# --- the end of a round ---------------------------------------------------------------------------


@rule
def end_the_round(s, how):
    """If a round has a call, the call ends it, even if a card was also needed.  [R21]"""
    s.how = how if s.caller == NOWHERE else How.CALLED
    s.phase = Step.ROUND_ENDS


@rule
def turn_all_over(box, s):
    """All cards are turned over and counted.  [E3]"""
    score_the_round(box, s)
    s.finished += 1
    s.shown = NOWHERE
    for seat in range(box.players):
        s.glance[seat] = NOWHERE
    play_on(box, s)


@rule
def card_sum(box, s, seat):
    """The cards of a row are added up. A row without cards counts 0.  [V1] [R22]"""
    total = 0
    for at in range(s.places[seat]):
        if s.face[seat, at] != EMPTY:
            total += box.value[s.face[seat, at]]
    return total


@rule
def score_the_round(box, s):
    """First the cards are added up, then the sums become points.  [E4] [E5] [R19] [R20] [A2]"""
    least = count_the_cards(box, s)
    right = s.caller != NOWHERE and is_right(box, s, s.points[s.caller])
    for seat in range(box.players):
        if seat == s.caller:
            s.points[seat] = box.reward if right else cost_of_a_wrong_call(box, s.points[seat])
        elif s.points[seat] == least and not right:
            s.points[seat] = 0
        s.total[seat] += s.points[seat]


@rule
def cost_of_a_wrong_call(box, own):
    """A wrong call costs the penalty and, by option, also the caller's own sum.  [E5] [R19] [O5]"""
    if box.wrong_call_costs == SUM_AND_PENALTY:
        return box.wrong_call + own
    return box.wrong_call


@rule
def count_the_cards(box, s):
    """Store each seat's sum as its preliminary points, and return the least sum."""
    least = -1
    for seat in range(box.players):
        s.points[seat] = card_sum(box, s, seat)
        if s.playing >> seat & 1 and (least < 0 or s.points[seat] < least):
            least = int(s.points[seat])
    return least


@rule
def is_right(box, s, own):
    """A call is right if the caller has the least sum.

    A tie is enough, unless an option forbids it.  [E4] [R18] [O2]
    """
    for seat in range(box.players):
        if s.playing >> seat & 1 and seat != s.caller:
            if s.points[seat] < own + box.tie_fails_caller:
                return False
    return True


# --- the end of the game --------------------------------------------------------------------------


@rule
def remaining(box, s):
    """Players above the limit are out. Return the others as bits.  [E6] [A3] [R24] [R25]"""
    seats = 0
    for seat in range(box.players):
        if s.total[seat] <= box.out_above:
            seats |= 1 << seat
    return seats


@rule
def play_on(box, s):
    """The remaining players begin another round, if there are at least two.  [E6] [R23] [R24]"""
    seats = remaining(box, s)
    if seats & (seats - 1) == 0 or s.finished == box.rounds:
        s.phase = Phase.OVER
    else:
        s.playing = seats
        s.first = next_in(box, s, s.first)
        s.mover = s.first
        s.phase = Phase.REVEALED
