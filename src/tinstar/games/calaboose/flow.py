"""What the house asks of every game: who is asked, what may be done, and what then."""

from tinstar.engine.compiler import rule
from tinstar.engine.kernel import CHANCE, TERMINAL
from tinstar.games.calaboose.actions import (
    ACCEPT,
    ALLOW,
    CANCEL,
    DEFEND_FROM_HAND,
    DEFEND_FROM_JAIL,
    JAIL_BREAK,
    KEEP,
    KINDS_OF_OUTLAW,
    LOCK,
    PASS,
    PUT,
    REDIRECT,
    REDRAW,
    SEND,
    SEND_NOWHERE,
    WHISKEY,
    Objection,
)
from tinstar.games.calaboose.components import CELLS, EMPTY, KINDS, Card
from tinstar.games.calaboose.core_rules import (
    bounty,
    deal_on,
    draw,
    end_the_turn,
    lock_down,
    objection_to_locking_down,
    objection_to_passing,
    objection_to_putting,
    pass_the_turn,
    put,
    shuffle_and_deal,
)
from tinstar.games.calaboose.defending import (
    accept,
    can_answer,
    defend_from_hand,
    defend_from_jail,
    objection_to_answering,
    objection_to_defending_from_hand,
    objection_to_defending_from_jail,
    objection_to_redirecting,
    redirect,
)
from tinstar.games.calaboose.sending import (
    objection_to_sending,
    objection_to_sending_nowhere,
    outranks,
    send,
    send_nowhere,
)
from tinstar.games.calaboose.special_cards import (
    allow,
    break_out,
    cancel,
    objection_to_cancelling,
    objection_to_jail_break,
    objection_to_redrawing,
    objection_to_whiskey,
    offer_the_next,
    play_jail_break,
    play_whiskey,
    redraw,
    whiskey_goes_on,
)
from tinstar.games.calaboose.state import Phase

# --- What every game has ------------------------------------------------------------------------


@rule
def prepare(box, s):
    """Which outlaws may cover or beat which, worked out once."""
    for card in range(KINDS_OF_OUTLAW):
        box.may_cover[EMPTY] |= 1 << card
        for other in range(KINDS_OF_OUTLAW):
            box.may_cover[other] |= outranks(box, card, other) << card
            box.may_beat[other] |= can_answer(box, card, other) << card


@rule
def to_act(box, s):
    if s.phase == Phase.OVER:
        return TERMINAL
    if s.draws > 0 or s.dealer == EMPTY:
        return CHANCE
    return s.mover


@rule
def objection(box, s, action):
    if phase_of(action) != s.phase and not (s.phase == Phase.PARTNER and action >= REDIRECT):
        return Objection.NOT_NOW
    if action < KEEP:
        return objection_in_a_turn(box, s, action)
    if action == REDRAW:
        return objection_to_redrawing(box, s)
    if action == CANCEL:
        return objection_to_cancelling(box, s)
    if action < ACCEPT:
        return Objection.NONE
    if action < DEFEND_FROM_HAND:
        return objection_to_answering(box, s, action - ACCEPT)
    if action < DEFEND_FROM_JAIL:
        cell, card = divmod(action - DEFEND_FROM_HAND, KINDS_OF_OUTLAW)
        return objection_to_defending_from_hand(box, s, cell, card)
    if action < REDIRECT:
        cell, prisoner = divmod(action - DEFEND_FROM_JAIL, CELLS)
        return objection_to_defending_from_jail(box, s, cell, prisoner)
    jail, cell = divmod(action - REDIRECT, CELLS)
    return objection_to_redirecting(box, s, jail, cell)


@rule
def phase_of(action):
    if action < KEEP:
        return Phase.TURN
    if action <= REDRAW:
        return Phase.MULLIGAN
    if action <= CANCEL:
        return Phase.WHISKEY
    if action < REDIRECT:
        return Phase.DEFENCE
    return Phase.REDIRECT


@rule
def objection_in_a_turn(box, s, action):
    if action < LOCK:
        return objection_to_putting(box, s, action - PUT)
    if action < SEND:
        return objection_to_locking_down(box, s, action - LOCK)
    if action < SEND_NOWHERE:
        place, card = divmod(action - SEND, KINDS_OF_OUTLAW)
        return objection_to_sending(box, s, card, place // CELLS, place % CELLS)
    if action < PASS:
        return objection_to_sending_nowhere(box, s, action - SEND_NOWHERE)
    if action == PASS:
        return objection_to_passing(box, s)
    if action < JAIL_BREAK:
        return objection_to_whiskey(box, s, action - WHISKEY)
    return objection_to_jail_break(s)


@rule
def apply(box, s, action):
    """The deed, then all that follows of itself before somebody or chance is asked again."""
    carry_out(box, s, action)
    while s.draws == 0 and s.phase > Phase.OVER:
        proceed(box, s)


@rule
def proceed(box, s):
    if s.phase == Phase.TURN_ENDS:
        end_the_turn(box, s)
    elif s.phase == Phase.DEAL:
        deal_on(box, s)
    elif s.phase == Phase.REDRAWN:
        offer_the_next(box, s)
    elif s.phase == Phase.JAIL_BREAK:
        break_out(box, s)
    else:
        whiskey_goes_on(box, s)


@rule
def carry_out(box, s, action):
    if s.dealer == EMPTY:
        shuffle_and_deal(box, s, action)
    elif s.draws > 0:
        draw(box, s, action)
    elif action < KEEP:
        apply_in_a_turn(box, s, action)
    elif action == KEEP:
        offer_the_next(box, s)
    elif action == REDRAW:
        redraw(box, s)
    elif action == ALLOW:
        allow(box, s)
    elif action == CANCEL:
        cancel(box, s)
    else:
        apply_in_defence(box, s, action)


@rule
def apply_in_a_turn(box, s, action):
    if action < LOCK:
        put(box, s, action - PUT)
    elif action < SEND:
        lock_down(box, s, action - LOCK)
    elif action < SEND_NOWHERE:
        place, card = divmod(action - SEND, KINDS_OF_OUTLAW)
        send(box, s, card, place // CELLS, place % CELLS)
    elif action < PASS:
        send_nowhere(box, s, action - SEND_NOWHERE)
    elif action == PASS:
        pass_the_turn(box, s)
    elif action < JAIL_BREAK:
        play_whiskey(box, s, action - WHISKEY)
    else:
        play_jail_break(box, s, action - JAIL_BREAK)


@rule
def apply_in_defence(box, s, action):
    if action < DEFEND_FROM_HAND:
        accept(box, s, action - ACCEPT)
    elif action < DEFEND_FROM_JAIL:
        cell, card = divmod(action - DEFEND_FROM_HAND, KINDS_OF_OUTLAW)
        defend_from_hand(box, s, cell, card)
    elif action < REDIRECT:
        cell, prisoner = divmod(action - DEFEND_FROM_JAIL, CELLS)
        defend_from_jail(box, s, cell, prisoner)
    else:
        jail, cell = divmod(action - REDIRECT, CELLS)
        redirect(box, s, jail, cell)


@rule
def chances(box, s, out):
    """Who deals [R1], or which card is drawn [S1]."""
    if s.dealer == EMPTY:
        for seat in range(box.players):
            out[seat] = 1
        return box.players
    for card in range(KINDS):
        out[card] = s.draw_pile[card]
    return KINDS


@rule
def sees_answer(box, s, seat):
    """A card drawn is seen by its drawer; all else is done in the open."""
    if s.draws > 0:
        return 1 if seat == s.drawer else 0
    return 1


@rule
def ending(box, s):
    if s.phase == Phase.OVER:
        return s.ending
    return 0


@rule
def score(box, s, seat):
    """Finished games and, while one is on, what the jail is worth now.  [W1] [Y1]"""
    if s.phase == Phase.OVER:
        return s.total[seat]
    return s.total[seat] + bounty(box, s, seat)


@rule
def is_winner(box, s, seat):
    """The highest bounty, or in a series the highest sum; ties are shared.  [W1] [Y1] [R33]"""
    for other in range(box.players):
        if s.total[other] > s.total[seat]:
            return 0
    return 1


@rule
def longest_game(box, s):
    """Each card is played once, each cell locked once, each Gunslinger duels once a turn."""
    cards, players = 0, int(box.players)
    for card in range(KINDS):
        cards += int(box.copies[card])
    deeds = cards + players * int(box.cells)
    turns = (deeds + 1) * (players + 1)
    defences = cards + int(box.copies[Card.GUNSLINGER]) * turns
    answers = players * (1 + int(box.copies[Card.BAD_WHISKEY]))
    return int(box.games) * (turns + 2 * cards + 5 * defences + answers)
