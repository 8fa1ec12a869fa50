"""25 Outlaws: Sheriffs come for Wanted Outlaws when the flop is dealt."""

from tinstar.engine.compiler import rule
from tinstar.games.outlaws25.components import LAW, LAWMAN, ROW, SUITS
from tinstar.games.outlaws25.duels import face_off
from tinstar.games.outlaws25.set_up_rounds_and_winning import (
    die,
    left_of,
    one_gang_has_money,
    one_gang_is_left,
)
from tinstar.games.outlaws25.state import Phase, Step


@rule
def summon_the_sheriffs(box, s):
    """Each matching Wanted card brings a Sheriff, from the dealer's left, while Sheriffs are left.

    [L1] [L3] [L4] [W2] [W3] [R9] [R10] [R11]
    """
    rank, left = s.flop // SUITS, 0
    for speed in range(LAW):
        left += s.sheriffs[speed]
    seat = left_of(box, s.dealer)
    for _ in range(box.players):
        for row in range(box.row):
            for _ in range(s.wanted[seat, row, rank]):
                if s.summoned < left:
                    s.posse_for[s.summoned] = seat * ROW + row
                    s.summoned += 1
        seat = left_of(box, seat)
    s.phase = Phase.SHERIFF if s.summoned > 0 else Phase.BETS


@rule
def weigh_sheriffs(s, out):
    for speed in range(LAW):
        out[speed] = s.sheriffs[speed]
    return LAW


@rule
def draw_a_sheriff(s, number):
    """All Sheriffs are drawn before the first duel.  [L1] [R10]"""
    s.sheriffs[number] -= 1
    s.posse[s.count] = number + 1
    s.count += 1
    if s.count == s.summoned:
        s.phase = Phase.NEXT_SHERIFF


@rule
def next_sheriff(s):
    """The hand pauses for the next Sheriff's duel. There is no duel if the Outlaw is dead.
    [L2] [L4] [L7] [R10]
    """
    if s.confronted == s.summoned:
        forget_the_posse(s)
        s.phase = Phase.BETS
        return
    place = int(s.posse_for[s.confronted])
    seat, row = place // ROW, place % ROW
    if not s.alive[seat, row]:
        send_him_back(s)
        return
    face_off(s, LAWMAN, place)
    if s.holds[seat, row]:
        s.mover = seat
        s.phase = Phase.CONFRONTED  # [R24]
    else:
        s.phase = Step.DUEL_BEGINS


@rule
def one_gang_has_money_after_the_sheriffs(box, s):
    """The money is checked once the last Sheriff is done.  [R37]"""
    return s.confronted == s.summoned and one_gang_has_money(box, s)


@rule
def send_him_back(s):
    """A Sheriff who is alive goes back into the Sheriffs' deck.  [L5] [R10] [R32]"""
    s.sheriffs[s.posse[s.confronted] - 1] += 1
    s.confronted += 1
    s.phase = Phase.NEXT_SHERIFF


@rule
def forget_the_posse(s):
    for i in range(s.summoned):
        s.posse[i] = 0
        s.posse_for[i] = 0
    s.summoned = 0
    s.confronted = 0


@rule
def take_the_bribe(s):
    """After a bribe there is no duel. Sheriff and Wanted card go into their decks.  [R32]"""
    tear_down(s)
    send_him_back(s)


@rule
def tear_down(s):
    """The Wanted card that brought the Sheriff goes back, if the Outlaw still has it.  [L6]"""
    seat, row, rank = s.duellist[1] // ROW, s.duellist[1] % ROW, s.flop // SUITS
    s.wanted[seat, row, rank] = max(0, s.wanted[seat, row, rank] - 1)


@rule
def outlaw_beats_the_sheriff(s):
    """The Sheriff is out of the game, and his Wanted card goes back. Other Wanted cards stay.
    [L6] [R12]
    """
    tear_down(s)
    s.confronted += 1
    s.phase = Phase.NEXT_SHERIFF


@rule
def sheriff_beats_the_outlaw(box, s):
    """The Outlaw is out of the game, its money goes to the Bank, and the Sheriff goes back.
    [L5] [L8] [V2]
    """
    place = int(s.duellist[1])
    s.bank += s.money[place // ROW, place % ROW]
    s.money[place // ROW, place % ROW] = 0
    die(box, s, place)
    if not one_gang_is_left(box, s):
        send_him_back(s)
