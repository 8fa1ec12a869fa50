"""What the house asks of every game: who is asked, what may be done, and what then."""

from tinstar.engine.compiler import rule
from tinstar.engine.kernel import CHANCE, TERMINAL
from tinstar.games.caboo.actions import (
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
    objection_to_claiming,
    say,
    take,
    was_first_to_call,
    was_first_to_claim,
)
from tinstar.games.caboo.card_moves import everybody
from tinstar.games.caboo.components import EMPTY, NOWHERE, PLACES, RANKS, SEATS, Answer
from tinstar.games.caboo.rounds import (
    call,
    deal,
    looks_at_the_next,
    name_the_first,
    objection_to_calling,
)
from tinstar.games.caboo.stacking import (
    give,
    objection_to_giving,
    objection_to_stacking,
    pay_the_penalty,
    stack,
    turn_over,
)
from tinstar.games.caboo.state import ANY_TIME, Ending, Phase
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


@rule
def prepare(box, s):
    """What follows from the numbers and the variation.  [A2] [A3]"""
    for rank in range(RANKS):
        box.deck += box.copies[rank]
        box.deck_sum += box.copies[rank] * box.value[rank]
    box.out_above = box.advanced_limit if box.advanced else box.limit
    box.reward = box.advanced_right_call if box.advanced else box.right_call


@rule
def to_act(box, s):
    if s.phase < Phase.OVER:
        return s.mover
    return TERMINAL if s.phase == Phase.OVER else CHANCE


# --- what may be done -----------------------------------------------------------------------------


@rule
def objection(box, s, action):
    """An action of another phase is refused before anything is said of it."""
    if not is_in_phase(s, action):
        return Objection.NOT_NOW
    if action == MINE:
        return objection_to_claiming(box, s, s.mover)
    if action == CALL:
        return objection_to_calling(box, s)
    if action < LOOK or action == TURN_OVER:
        return Objection.NONE
    if action < SWAP:
        return objection_to_looking(box, s, seat_of(action - LOOK), at(action - LOOK))
    if action < TRADE:
        return objection_to_swapping(s, action - SWAP)
    if action < TRADE_FOR:
        return objection_to_trading(box, s, action - TRADE)
    if action < STACK:
        place = action - TRADE_FOR
        return objection_to_trading_for(box, s, seat_of(place), at(place))
    if action < TURN_OVER:
        return objection_to_stacking(box, s, seat_of(action - STACK), at(action - STACK))
    return objection_to_giving(s, action - GIVE)


@rule
def is_in_phase(s, action):
    """Is this the time for such a deed?"""
    phase = s.phase
    if action <= MINE:
        return phase == Phase.WINDOW
    if action == CALL:
        return phase == Phase.TURN or phase == Phase.WINDOW
    if action == DRAW:
        return phase == Phase.TURN
    if action < SWAP:
        return phase == Phase.PLAY
    if action < TRADE:
        return phase == Phase.PLAY or phase == Phase.CLAIM
    if action < TRADE_FOR:
        return phase == Phase.PLAY
    if action < STACK:
        return phase == Phase.TRADE
    if action < TURN_OVER:
        return phase == Phase.PLAY or phase == Phase.NAME or phase == Phase.CLAIM
    return phase == (Phase.NAME if action == TURN_OVER else Phase.GIVE)


@rule
def seat_of(place):
    return place // PLACES


@rule
def at(place):
    return place % PLACES


# --- what then ------------------------------------------------------------------------------------


@rule
def apply(box, s, action):
    """A deed, or an answer of chance; whoever answers has looked long enough at what it saw."""
    if s.phase > Phase.OVER:
        apply_chance(box, s, action)
        return
    s.glance[s.mover] = NOWHERE
    if s.phase == Phase.WINDOW:
        say(box, s, Answer.PASS + action - PASS)
    elif action == CALL:
        call(box, s)
    elif action == DRAW:
        draw(box, s)
    else:
        apply_deed(box, s, action)


@rule
def apply_deed(box, s, action):
    if action == DISCARD:
        discard(box, s)
    elif action < SWAP:
        look(box, s, seat_of(action - LOOK), at(action - LOOK))
    elif action < TRADE and s.phase == Phase.PLAY:
        swap(box, s, action - SWAP)
    elif action < TRADE:
        take(box, s, action - SWAP)
    elif action < TRADE_FOR:
        trade(s, action - TRADE)
    elif action < STACK:
        trade_for(box, s, seat_of(action - TRADE_FOR), at(action - TRADE_FOR))
    elif action < TURN_OVER:
        stack(s, action - STACK)
    elif action == TURN_OVER:
        turn_over(box, s)
    else:
        give(box, s, action - GIVE)


@rule
def apply_chance(box, s, outcome):
    if s.phase == Phase.DEAL or s.phase == Phase.REVEALED:
        deal(box, s, outcome)
    elif s.phase == Phase.DRAW:
        look_at_the_drawn_card(box, s, outcome)
    elif s.phase == Phase.PENALTY:
        pay_the_penalty(box, s, outcome)
    elif s.phase == Phase.WHO_CLAIMED:
        was_first_to_claim(box, s, outcome)
    elif s.phase == Phase.WHO_CALLED:
        was_first_to_call(box, s, outcome)
    else:
        name_the_first(box, s, outcome)


@rule
def chances(box, s, out):
    """Cards by how many there are; seats each as likely as any other.  [S2] [R13] [R24]"""
    if s.phase == Phase.FIRST:
        for seat in range(box.players):
            out[seat] = 1
        return box.players
    if s.phase == Phase.WHO_CALLED or s.phase == Phase.WHO_CLAIMED:
        said = Answer.CABOO if s.phase == Phase.WHO_CALLED else Answer.MINE
        for seat in range(box.players):
            out[seat] = s.answer[seat] == said
        return box.players
    for rank in range(RANKS):
        out[rank] = box.copies[rank] if s.phase == Phase.REVEALED else s.pile[rank]
    return RANKS


# --- who sees what --------------------------------------------------------------------------------


@rule
def sees_answer(box, s, seat):
    """[S3] [R5] [R13] [R23] [R26]"""
    if s.phase == Phase.WINDOW or s.phase == Phase.DRAW:
        return 1 if seat == s.mover else 0
    if s.phase == Phase.DEAL or s.phase == Phase.REVEALED:
        return looks_at_the_next(box, s, s.mover) if seat == s.mover else 0
    return 0 if s.phase == Phase.PENALTY else 1


@rule
def reveal(box, s, seat, v):
    """The faces that a seat has seen, and at the end of a round all.  [E3] [R26]

    A spectator knows those that all have seen.
    """
    who = 1 << seat if seat >= 0 else everybody(box)
    if s.phase == Phase.REVEALED or s.phase == Phase.OVER:
        who = 0
    face, seen, shown = s.face, s.seen, v.face  # a record's fields are slow to look up in Python
    for other in range(SEATS):
        for place in range(PLACES):
            if face[other, place] == EMPTY or seen[other, place] & who == who:
                shown[other, place] = face[other, place]
    if s.drawn == EMPTY or seat == s.active:
        v.drawn = s.drawn


# --- how it ends ----------------------------------------------------------------------------------


@rule
def ending(box, s):
    return Ending.LAST_ROUND if s.phase == Phase.OVER else Ending.NONE


@rule
def score(box, s, seat):
    """Points of finished rounds: the fewer, the better.  [V2]"""
    return s.total[seat]


@rule
def longest_game(box, s):
    """Each claim stacks a card for good, or is the one that takes, or bars its player."""
    players, deck, places = int(box.players), int(box.deck), PLACES
    deed = 2 * places + 3
    windows = 2 + players + deck
    turn = 1 + deed + windows * (players + deed)
    if box.calling == ANY_TIME:
        turn += players
    return int(box.rounds) * (int(box.turns) + players) * turn
