"""Events of Showdown: describe each action and chance outcome, as one seat saw it.

An event has a text and the moves of the pieces.
"""

from collections.abc import Iterator
from typing import Any

from tinstar.games.showdown.components import EMPTY, OPEN, SHERIFF_FACE, Symbol
from tinstar.games.showdown.holdups_and_brawls import die_of, rock_hides
from tinstar.games.showdown.piece_names import (
    BACK,
    DISCARDS,
    PILE,
    TABLE,
    called,
    die_id,
    die_piece,
    disguise_called,
    disguise_of,
    disguise_piece,
    face_called,
    hand,
    hand_of,
    open_id,
    piece,
    several,
    shop_id,
    symbol_word,
)
from tinstar.games.showdown.result_texts import game_over, result_of, results
from tinstar.games.showdown.step_events import looked_around
from tinstar.presentation.scene import Event, Move
from tinstar.presentation.view_with_names import Sight

Told = Iterator[Event]


# --- chance ---------------------------------------------------------------------------------------


def begins(after: Sight, seat: int) -> Told:
    yield Event("begin", after.say("begins", who=after.person(seat)), seat)


def turned_over(before: Sight, after: Sight, card: int) -> Told:
    """A card is turned face up, and may be discarded at once as identical.  [P6]"""
    slot = before.s.open_card.tolist().index(EMPTY)
    move, face = Move(piece(before, card), PILE, open_id(slot)), called(card)
    yield Event("turn over", before.say("comes-face-up", card=face), moves=(move,))
    if after.s.discards[card] > before.s.discards[card]:
        moves = tuple(Move(piece(before, card), open_id(i), DISCARDS) for i in range(OPEN))
        yield Event("identical", before.say("two-alike", card=face), moves=moves)


def dealt(before: Sight, after: Sight, card: int | None) -> Told:
    drawer = int(before.s.mover)
    move = Move(BACK if card is None else piece(before, card), PILE, hand_of(drawer))
    text = ""
    if drawer == before.seat and after.s.mover != drawer:
        held = (after.say("which", card=called(c)) for c in hand(after, drawer))
        text = after.say("dealt", cards=after.tongue.listed(held))
    yield Event("deal", text, drawer, (move,))


def drawn(before: Sight, card: int | None) -> Told:
    drawer = int(before.s.mover)
    who = before.person(drawer)
    text = before.say("draws-unseen", who=who)
    if card is not None:
        text = before.say("draws", who=who, card=called(card))
    move = Move(BACK if card is None else piece(before, card), PILE, hand_of(drawer))
    yield Event("draw", text, drawer, (move,))


def rolled(before: Sight, after: Sight, outcome: int) -> Told:
    seat, die = int(before.s.turn), int(die_of(before.s.group))
    move = Move(die_piece(before, die, outcome), die_id(die), die_id(die))
    hidden = outcome == SHERIFF_FACE and rock_hides(before.box, before.s)
    said = "rolls-behind-a-rock" if hidden else "rolls"
    text = before.say(said, who=before.person(seat), face=face_called(outcome))
    yield Event("roll", text, seat, (move,))
    if after.s.group == Symbol.SHERIFF:
        yield from discovered(before)


def discovered(before: Sight) -> Told:
    """The sheriff on a die discovers the player.  [H3] [Q4]"""
    seat = int(before.s.turn)
    yield Event("discovered", before.say("discovered", who=before.person(seat)), seat)


# --- actions --------------------------------------------------------------------------------------


def _does(sight: Sight, kind: str, said: str, *moves: Move, **about: Any) -> Event:
    """Return the event of the player who acted, with the message `said`."""
    mover = int(sight.s.mover)
    return Event(kind, sight.say(said, who=sight.person(mover), **about), mover, moves)


def take(before: Sight, slot: int) -> Told:
    card = int(before.s.open_card[slot])
    move = Move(piece(before, card), open_id(slot), hand_of(before.s.mover))
    yield _does(before, "take", "takes", move, card=called(card))


def choose(before: Sight, symbol: int) -> Told:
    yield _does(before, "choose", "takes-action", symbol=symbol_word(symbol))


def lay(before: Sight, card: int) -> Told:
    move = Move(piece(before, card), hand_of(before.s.mover), TABLE)
    yield _does(before, "lay", "lays", move, card=called(card))


def begin_group(before: Sight, symbol: int) -> Told:
    count = several(symbol, int(before.s.left[symbol]))
    yield _does(before, "group", "goes-on", symbols=count)


def use(before: Sight, disguise: int) -> Told:
    owner = before.s.mover
    source, target = disguise_of(owner, disguise), shop_id(before, disguise)
    move = Move(disguise_piece(before, disguise), source, target)
    yield _does(before, "use", "uses", move, disguise=disguise_called(disguise))


# --- answers to a look around, which other players do not see yet
# ------------------------------------


def pay(before: Sight, after: Sight) -> Told:
    yield _does(before, "answer", "decides-to-pay")
    yield from looked_around(before, after)


def hide(before: Sight, after: Sight, disguise: int) -> Told:
    yield _does(before, "answer", "decides-to-use", disguise=disguise_called(disguise))
    yield from looked_around(before, after)


def decided(before: Sight, after: Sight) -> Told:
    who = int(before.s.mover)
    yield Event("decided", before.say("has-decided", who=before.person(who)), who)
    yield from looked_around(before, after)


# --- the end --------------------------------------------------------------------------------------


def ended(after: Sight) -> Told:
    yield Event("end", game_over(after))
    for seat in range(after.box.players):
        yield Event("score", result_of(after, seat), seat)
    yield Event("win", results(after))
