"""25 Outlaws: set-up, rounds, elimination, winning.

Tags in brackets are clauses of RULES.md. The other chapters of the rulebook are the modules
`betting`, `showdown`, `reward_cards`, `holdups`, `duels` and `sheriffs`. Each rule sets the phase
that follows. The flow runs automatic phases until a seat or chance is to act.
"""

from tinstar.engine.compiler import rule
from tinstar.games.outlaws25.actions import Objection
from tinstar.games.outlaws25.components import COLOUR, LAW, NONE, RANKS, ROW, SEATS, Moment
from tinstar.games.outlaws25.state import A_ROUND_LATER, WITH_MONEY, Ending, Phase

# --- Setting up ---------------------------------------------------------------------------------


@rule
def set_up(box, s):
    """All decks are shuffled, the Bank is empty, and gangs are drawn from seat A.
    [S8] [S9] [R3]"""
    for seat in range(SEATS):
        for row in range(ROW):
            s.outlaw[seat, row] = NONE
            s.reward[seat, row] = NONE
            s.plan[seat, row] = NONE
        for card in range(2):
            s.hole[seat, card] = NONE
        s.aside[seat] = NONE
    for speed in range(LAW):
        s.sheriffs[speed] = box.sheriffs[speed]
    s.flop = NONE
    s.raiser = NONE
    s.played = NONE
    s.dealer = NONE
    take_places(box, s)
    s.phase = Phase.FIRST_DEALER if box.hand_only else Phase.GANG


@rule
def take_places(box, s):
    """Each Outlaw gets its money. The marker lies at the far right.  [S6] [S7] [O2]"""
    for gang in range(box.players):
        s.marker[gang] = box.row - 1
        for row in range(box.hand_only * (box.row - 1), box.row):
            s.alive[gang, row] = 1
            s.money[gang, row] = box.money_of_an_outlaw
    s.round_number = 1


@rule
def name_the_dealer(box, s, seat):
    """When all rows are laid, chance names the dealer. Then the first round begins.  [S11] [R3]"""
    s.dealer = seat
    s.phase = Phase.ANTE


@rule
def draw_an_outlaw(box, s, outlaw):
    """A gang plays with three of five Outlaws.

    The Outlaws are drawn unseen, and only their owner looks at them.  [S1] [S2] [S3] [S5] [R1]
    """
    s.outlaw[s.mover, s.count] = outlaw
    s.count += 1
    if s.count == box.row:
        s.count = 0
        s.mover = left_of(box, s.mover)
        if s.mover == 0:
            begin_to_arrange(box, s)


@rule
def weigh_outlaws(s, out):
    """Give each Outlaw of the gang that is not drawn yet the same weight."""
    for outlaw in range(COLOUR):
        out[outlaw] = 1
    for row in range(s.count):
        out[s.outlaw[s.mover, row]] = 0
    return COLOUR


@rule
def begin_to_arrange(box, s):
    """Beginning with seat A, each row is laid from the right.

    The last Outlaw stands at the far left.  [S4] [R2] [R3]
    """
    s.count = box.row - 1
    s.phase = Phase.ARRANGE if box.row > 1 else Phase.FIRST_DEALER


@rule
def objection_to_standing(s, outlaw):
    """An Outlaw may be placed if it has no place yet.  [S4]"""
    for row in range(s.count + 1):
        if s.outlaw[s.mover, row] == outlaw:
            return Objection.NONE
    return Objection.NOT_TO_BE_PLACED


@rule
def stand(box, s, outlaw):
    """The Outlaw goes to the place, and the Outlaw that lay there goes to its old place.  [S4]"""
    row = 0
    while s.outlaw[s.mover, row] != outlaw:
        row += 1
    s.outlaw[s.mover, row] = s.outlaw[s.mover, s.count]
    s.outlaw[s.mover, s.count] = outlaw
    s.count -= 1
    if s.count == 0:
        s.count = box.row - 1
        s.mover = left_of(box, s.mover)
        if s.mover == 0:
            s.phase = Phase.FIRST_DEALER


# --- Around the table ---------------------------------------------------------------------------


@rule
def left_of(box, seat):
    """Return the next seat on the left."""
    return (seat + 1) % box.players


@rule
def start_a_circle(box, s, first):
    """Begin to give all seats a turn, from the seat `first` on (see `next_of_the_circle`)."""
    s.asked = 0
    s.mover = (first + box.players - 1) % box.players


@rule
def next_of_the_circle(box, s):
    """Go on to the next seat. Return False when all seats have had their turn."""
    if s.asked == box.players:
        return False
    s.asked += 1
    s.mover = left_of(box, s.mover)
    return True


# --- Rounds -------------------------------------------------------------------------------------


@rule
def start_the_next_round(box, s):
    """The deal and the markers move on. Next, players redistribute money and buy Rewards.
    [T1] [N1] [N2] [R7] [S10]
    """
    if s.round_number == box.rounds:
        the_richest_win(box, s, Ending.ROUNDS_PLAYED)  # [R40] [O1]
        return
    s.round_number += 1
    move_the_deal(box, s)
    for seat in range(box.players):
        if not s.out[seat]:
            s.marker[seat] = next_outlaw(box, s, seat)
    s.window = Moment.ROUND
    start_a_circle(box, s, left_of(box, s.dealer))
    s.phase = Phase.SPEAK


@rule
def move_the_deal(box, s):
    """The deal passes to the next player on the left who is still in the game.  [N1] [R3]"""
    s.dealer = left_of(box, s.dealer)
    while s.out[s.dealer]:
        s.dealer = left_of(box, s.dealer)


@rule
def next_outlaw(box, s, seat):
    """The marker moves left to the next living Outlaw.

    From the far left, the marker goes to the far right.  [N2] [R2]
    """
    row = (s.marker[seat] + box.row - 1) % box.row
    while not s.alive[seat, row]:
        row = (row + box.row - 1) % box.row
    return row


@rule
def wealth(box, s, seat):
    """Return all chips that a gang owns."""
    chips = 0
    for row in range(box.row):
        chips += s.money[seat, row]
    return chips


@rule
def living(box, s, seat):
    outlaws = 0
    for row in range(box.row):
        outlaws += s.alive[seat, row]
    return outlaws


@rule
def gangs_left(box, s):
    gangs = int(box.players)
    for seat in range(box.players):
        gangs -= s.out[seat]
    return gangs


# --- Player elimination -------------------------------------------------------------------------


@rule
def ask_for_the_money(box, s):
    """All gangs with less than 100 dollars are out of the game, at the same time.
    [E1] [N5] [N6] [P2] [R38]

    By option, the ante of this round does not yet grow for these gangs.  [O6]
    """
    if box.ante_grows == A_ROUND_LATER:
        raise_the_ante(box, s)
    failing = 0
    for seat in range(box.players):
        if not s.out[seat] and wealth(box, s, seat) < box.needed:
            failing += 1
    if failing == gangs_left(box, s):
        the_richest_win(box, s, Ending.ALL_FAILED)
        return
    for seat in range(box.players):
        if not s.out[seat] and wealth(box, s, seat) < box.needed:
            eliminate(box, s, seat)
    if not one_gang_is_left(box, s):
        if s.out[s.dealer]:
            move_the_deal(box, s)
        start_a_circle(box, s, left_of(box, s.dealer))
        s.phase = Phase.LAYING_OUT


@rule
def raise_the_ante(box, s):
    """The ante grows by the same sum for each gang that is out.  [E4] [P4] [R6]"""
    out = box.players - gangs_left(box, s)
    s.ante = box.least_ante + box.ante_for_each_gang_out * out


@rule
def eliminate(box, s, seat):
    """A gang's Outlaws go to the box, its chips to the Bank, its cards into decks.  [E3] [E2]"""
    s.out[seat] = 1
    for row in range(box.row):
        s.bank += s.money[seat, row]
        s.money[seat, row] = 0
        leave_the_game(s, seat, row)
        if not s.face_up[seat, row]:
            s.outlaw[seat, row] = NONE


@rule
def leave_the_game(s, seat, row):
    """An Outlaw goes to the box, and its cards go into their decks face down.  [E3] [H7] [R23]"""
    s.alive[seat, row] = 0
    s.holds[seat, row] = 0
    s.reward[seat, row] = NONE
    for rank in range(RANKS):
        s.wanted[seat, row, rank] = 0


@rule
def die(box, s, place):
    """An Outlaw dies in a duel. A player without an Outlaw is out at once.
    [L5] [L8] [H6] [E2] [R37]"""
    seat, row = place // ROW, place % ROW
    leave_the_game(s, seat, row)
    if s.marker[seat] == row:
        s.in_hand[seat] = 0
    if living(box, s, seat) == 0:
        eliminate(box, s, seat)


# --- Winning ------------------------------------------------------------------------------------


@rule
def one_gang_is_left(box, s):
    """The last gang in the game wins at once. Clause R13 says where the pot goes.
    [V1] [V2] [R13] [R37]
    """
    if gangs_left(box, s) > 1:
        return False
    for seat in range(box.players):
        if not s.out[seat]:
            s.won[seat] = 1
            if s.in_hand[seat]:
                s.money[seat, s.marker[seat]] += s.pot
            else:
                s.bank += s.pot
    s.pot = 0
    s.ending = Ending.LAST_GANG
    s.phase = Phase.OVER
    return True


@rule
def one_gang_has_money(box, s):
    """As soon as only one gang has at least 100 dollars, all other gangs are out of the game.
    [V1] [R37] [O5]
    """
    gangs = 0
    for seat in range(box.players):
        gangs += has_money(box, s, seat)
    if box.last_gang != WITH_MONEY or gangs != 1:
        return False
    for seat in range(box.players):
        if not s.out[seat] and not has_money(box, s, seat):
            eliminate(box, s, seat)
    return one_gang_is_left(box, s)


@rule
def has_money(box, s, seat):
    """Return whether a gang has 100 dollars, counting the ante of its Outlaw in the hand.

    Before betting, the pot has only antes.  [V1] [R37]
    """
    return wealth(box, s, seat) + s.in_hand[seat] * s.ante >= box.needed


@rule
def standing(box, s, seat):
    """Money decides which gang is richest; in a tie, the number of living Outlaws.  [R38] [R40]"""
    return int(wealth(box, s, seat)) * (ROW + 1) + living(box, s, seat)


@rule
def the_richest_win(box, s, how):
    """The richest gang still in the game wins. Equal gangs share the win.  [R38] [R40] [O2]"""
    best = 0
    for seat in range(box.players):
        if not s.out[seat]:
            best = max(best, standing(box, s, seat))
    for seat in range(box.players):
        if not s.out[seat] and standing(box, s, seat) == best:
            s.won[seat] = 1
    s.ending = how
    s.phase = Phase.OVER
