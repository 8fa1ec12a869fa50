"""What the house asks of every game: who is asked, what may be done, and what then."""

from tinstar.core.compile import rule
from tinstar.core.kernel import CHANCE, TERMINAL
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
from tinstar.games.calaboose.rules import (
    accept,
    bounty,
    deal_on,
    defend_from_hand,
    defend_from_jail,
    draw,
    end_the_turn,
    is_to_be_answered,
    jail_is_full,
    lock_down,
    objection_to_answering,
    objection_to_defending_from_hand,
    objection_to_defending_from_jail,
    objection_to_locking_down,
    objection_to_passing,
    objection_to_putting,
    objection_to_redirecting,
    objection_to_sending,
    objection_to_sending_nowhere,
    pass_the_turn,
    put,
    redirect,
    send,
    send_nowhere,
    shuffle_and_deal,
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
def to_act(box, s):
    if s.phase == Phase.OVER:
        return TERMINAL
    if s.draws > 0 or s.dealer == EMPTY:
        return CHANCE
    return s.mover


@rule
def legal_actions(box, s, out):
    """The objections are the rule. Here the same is asked of sets, so that listing is quick.

    A set of outlaws is a number with a bit for each. A candidate is always written down, and
    counted only if it is in the set: a step without a branch.
    """
    if s.phase == Phase.TURN:
        return legal_in_a_turn(box, s, out)
    if s.phase == Phase.DEFENCE:
        return legal_in_defence(box, s, out)
    if s.phase == Phase.MULLIGAN:
        out[0], out[1] = KEEP, REDRAW
        return 1 + (objection_to_redrawing(box, s) == Objection.NONE)
    if s.phase == Phase.WHISKEY:
        out[0], out[1] = ALLOW, CANCEL
        return 1 + (objection_to_cancelling(box, s) == Objection.NONE)
    return legal_redirections(box, s, out)


@rule
def outlaws_in_hand(s, seat):
    held = 0
    for card in range(KINDS_OF_OUTLAW):
        held |= (s.hand[seat, card] > 0) << card
    return held


@rule
def outlaws_for(box, s, mover, jail, cell):
    """The outlaws that `mover` may send to a place, as `objection_to_place` has it."""
    if jail == mover or s.locked[jail, cell] or s.chain[jail, cell]:
        return 0
    return int(box.may_cover[s.jail[jail, cell]])


@rule
def write(out, n, first, outlaws):
    """Write down `first` + card for each card of a set; return how many there are now."""
    for card in range(KINDS_OF_OUTLAW):
        out[n] = first + card
        n += outlaws >> card & 1
    return n


@rule
def legal_in_a_turn(box, s, out):
    mover = int(s.mover)
    held = outlaws_in_hand(s, mover)
    full = jail_is_full(box, s, mover)
    n = write(out, 0, PUT, 0 if full else held)
    for cell in range(box.cells):
        out[n] = LOCK + cell
        n += full and not s.locked[mover, cell]
    placeable = 0
    for jail in range(box.players):
        for cell in range(box.cells):
            outlaws = held & outlaws_for(box, s, mover, jail, cell)
            placeable |= outlaws
            n = write(out, n, SEND + (jail * CELLS + cell) * KINDS_OF_OUTLAW, outlaws)
    n = write(out, n, SEND_NOWHERE, held & ~placeable)
    out[n] = PASS
    n += held == 0 and not full
    return legal_special_cards(box, s, out, n)


@rule
def legal_special_cards(box, s, out, n):
    if s.hand[s.mover, Card.BAD_WHISKEY]:
        for target in range(box.players):
            out[n] = WHISKEY + target
            n += target != s.mover
    if s.hand[s.mover, Card.JAIL_BREAK]:
        n = write(out, n, JAIL_BREAK, -1)
    return n


@rule
def legal_in_defence(box, s, out):
    mover = int(s.mover)
    held = outlaws_in_hand(s, mover)
    asked, n = 0, 0
    for cell in range(box.cells):
        asked |= is_to_be_answered(s, mover, cell) << cell
        out[n] = ACCEPT + cell
        n += asked >> cell & 1
    for cell in range(box.cells):
        if asked >> cell & 1:
            outlaws = held & box.may_beat[s.attacker[mover, cell]]
            n = write(out, n, DEFEND_FROM_HAND + cell * KINDS_OF_OUTLAW, outlaws)
    for cell in range(box.cells):
        if asked >> cell & 1:
            outlaws = int(box.may_beat[s.attacker[mover, cell]])
            for prisoner in range(box.cells):
                out[n] = DEFEND_FROM_JAIL + cell * CELLS + prisoner
                n += outlaw_ready(s, mover, prisoner) & outlaws != 0
    return n


@rule
def outlaw_ready(s, seat, cell):
    """The prisoner of a cell as a set, empty unless `objection_to_releasing` would let it go."""
    card = s.jail[seat, cell]
    if card == EMPTY or s.locked[seat, cell] or s.chain[seat, cell]:
        return 0
    if card == Card.GUNSLINGER and s.used[seat, cell]:
        return 0
    return 1 << card


@rule
def legal_redirections(box, s, out):
    mover, card, wanted = int(s.mover), int(s.sent), 1 + (s.partner != EMPTY)
    n = 0
    for jail in range(box.players):
        before = n
        for cell in range(box.cells):
            out[n] = REDIRECT + jail * CELLS + cell
            n += outlaws_for(box, s, mover, jail, cell) >> card & 1
        if s.phase == Phase.PARTNER:
            if jail != s.partner_jail:
                n = before
        elif n - before < wanted:
            n = before
    return n


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
    if s.dealer != EMPTY and s.draws > 0:
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
