"""Etiquette of Caboo: when computer players call, stack, and say "Mine!", and what they then do.

By the printed numbers, a call on the first turn can be a good move, and a stack may be a guess. But
people do not enjoy a round that ends before they have done anything, nor a table that guesses. And
nobody keeps a Queen for a card that is probably lower, or looks twice at the same card.
"""

from tinstar.engine.compiler import rule
from tinstar.engine.kernel import GAMES_OWN
from tinstar.games.caboo.actions import (
    CALL,
    LOOK,
    MINE,
    STACK,
    SWAP,
    TRADE,
    TRADE_FOR,
    TURN_OVER,
)
from tinstar.games.caboo.components import EMPTY, PLACES, RANKS
from tinstar.games.caboo.evaluation import believed, believed_sum, chance_of_the_least
from tinstar.games.caboo.stacking import is_locked
from tinstar.games.caboo.state import Phase

TURNS = 4  # turns of each seat before a computer player calls
SURE = 60  # %: call only if the chance to have the least is higher
SURE_OF_A_CARD = 80  # %: the least chance that an unseen card is right


@rule
def manners(box, s, action, sure):
    if action == CALL:
        return 1 if is_time_to_call(box, s, SURE if sure == GAMES_OWN else sure) else -1
    if STACK <= action < TURN_OVER:
        rank = s.drawn if s.phase == Phase.PLAY else s.top
        place = action - STACK
        return 0 if is_equal(box, s, place // PLACES, place % PLACES, rank) else -1
    if action == MINE:
        return 0 if has_a_claim(box, s) else -1
    if s.phase == Phase.CLAIM:  # all other actions of a claim swap a card for the top card
        return 0 if is_higher(box, s, action - SWAP) else -1
    if s.phase == Phase.PLAY:
        return 0 if is_sensible(box, s, action) else -1
    if s.phase == Phase.TRADE:
        place = action - TRADE_FOR
        mine = believed(box, s, s.mover, s.mover, s.traded)
        return 0 if believed(box, s, s.mover, place // PLACES, place % PLACES) <= mine else -1
    return 0


@rule
def is_sensible(box, s, action):
    """Return whether a use of the drawn card makes sense, for all that the player who acts knows.

    It does not if the player looks at a card that they have already seen, or gives away a card that
    is probably lower than the one that they get.
    """
    if LOOK <= action < SWAP:
        place = action - LOOK
        return not s.seen[place // PLACES, place % PLACES] >> s.mover & 1
    if SWAP <= action < TRADE:
        return believed(box, s, s.mover, s.mover, action - SWAP) >= box.value[s.drawn]
    if TRADE <= action < TRADE_FOR:
        mine = believed(box, s, s.mover, s.mover, action - TRADE)
        return lowest_of_the_others(box, s) <= mine
    return True


@rule
def lowest_of_the_others(box, s):
    """Return the least value that the player who acts expects of a card of another player."""
    least = float(box.deck_sum)
    for seat in range(box.players):
        if seat != s.mover:
            for at in range(s.places[seat]):
                if s.face[seat, at] != EMPTY:
                    least = min(least, believed(box, s, s.mover, seat, at))
    return least


@rule
def is_time_to_call(box, s, sure):
    seats = 0
    for seat in range(box.players):
        seats += s.playing >> seat & 1
    return s.turns > TURNS * seats and has_the_least(box, s, s.mover, sure)


@rule
def has_the_least(box, s, seat, sure):
    """Return whether a seat believes, by more than `sure` %, that it has the lowest sum."""
    own = believed_sum(box, s, seat, seat)
    return 100 * chance_of_the_least(box, s, seat, own) > sure


@rule
def is_equal(box, s, seat, at, rank):
    """Return whether a card has this rank, for all that the player who acts knows.

    Of an unseen card, the player knows which cards of its shuffle are still out.
    """
    if s.seen[seat, at] >> s.mover & 1:
        return s.face[seat, at] == rank
    lot = int(s.lot_of[seat, at])
    return is_likely(box, s, lot, unseen(box, s, lot, rank, rank + 1))


@rule
def has_a_claim(box, s):
    """Return whether the player who acts could stack a card, or swap the top card for a higher one.

    The player must have seen the card, or be as sure of it as of a stack.
    """
    may_swap = not s.stacked and not s.taken
    for seat in range(box.players):
        if not is_locked(box, s, seat):
            for at in range(s.places[seat]):
                if s.face[seat, at] != EMPTY:
                    if is_equal(box, s, seat, at, s.top):
                        return True
                    if may_swap and seat == s.mover and is_higher(box, s, at):
                        return True
    return False


@rule
def is_higher(box, s, at):
    """Return whether a card of the player who acts is worth more than the top card."""
    least = box.value[s.top]
    if s.seen[s.mover, at] >> s.mover & 1:
        return box.value[s.face[s.mover, at]] > least
    lot, cards = int(s.lot_of[s.mover, at]), 0
    for rank in range(RANKS):
        if box.value[rank] > least:
            cards += unseen(box, s, lot, rank, rank + 1)
    return is_likely(box, s, lot, cards)


@rule
def is_likely(box, s, lot, cards):
    """Return whether an unseen card of a shuffle is probably one of so many."""
    return 100 * cards >= SURE_OF_A_CARD * unseen(box, s, lot, 0, RANKS)


@rule
def unseen(box, s, lot, first, end):
    """Count the cards of a shuffle, of ranks `first` to `end - 1`, that this player has not seen.

    They lie in the pile or in a row.
    """
    cards = 0
    for rank in range(first, end):
        cards += s.lots[lot, rank]
    for seat in range(box.players):
        for at in range(s.places[seat]):
            if s.seen[seat, at] >> s.mover & 1 and s.lot_of[seat, at] == lot:
                cards -= first <= s.face[seat, at] < end
    if lot == s.lot and s.mover == s.active and s.drawn != EMPTY:
        cards -= first <= s.drawn < end
    return cards
