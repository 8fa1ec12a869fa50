"""What has just happened in Showdown, told as one seat saw it, step by step."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any

from tinstar.engine.kernel import CHANCE
from tinstar.games.showdown.actions import ACTIONS, DONE
from tinstar.games.showdown.components import EMPTY, OPEN, SHERIFF_FACE
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
from tinstar.games.showdown.state import Phase
from tinstar.games.showdown.step_events import step
from tinstar.presentation.scene import Event, Move
from tinstar.presentation.view_with_names import Sight

Told = Iterator[Event]


def events(sights: Sequence[Sight], actor: int, action: int | None) -> list[Event]:
    """An answer, and each step that followed; `action` is None where it was not seen."""
    before, after = sights[0], sights[-1]
    if actor == CHANCE:
        told = list(_CHANCE[Phase(before.s.phase)](before, action, after))
    elif action is None:
        told = [Event("decided", before.say("has-decided", who=before.person(actor)), actor)]
    else:
        family, values = ACTIONS.family(action).name, ACTIONS.parameters(action)
        told = list(_DEEDS[family](before, **values)) if family in _DEEDS else []
    if after.is_over():
        return [*told, *_ended(after)]
    if before.s.symbol == EMPTY or (before.s.phase == Phase.LAY and action != DONE):
        return told  # no action is under way
    return [
        *told,
        *(event for old, new in pairwise(sights) for event in step(before, old.s, new.s)),
    ]


# --- what chance answers --------------------------------------------------------------------------


def _begins(before: Sight, seat: int, after: Sight) -> Told:
    yield Event("begin", after.say("begins", who=after.person(seat)), seat)


def _turned_over(before: Sight, card: int, after: Sight) -> Told:
    """A card comes to lie face up, and may be thrown out at once.  [P6]"""
    slot = before.s.open_card.tolist().index(EMPTY)
    move, face = Move(piece(before, card), PILE, open_id(slot)), called(card)
    yield Event("turn over", before.say("comes-face-up", card=face), moves=(move,))
    if after.s.discards[card] > before.s.discards[card]:
        moves = tuple(Move(piece(before, card), open_id(i), DISCARDS) for i in range(OPEN))
        yield Event("identical", before.say("two-alike", card=face), moves=moves)


def _dealt(before: Sight, card: int | None, after: Sight) -> Told:
    drawer = int(before.s.mover)
    move = Move(BACK if card is None else piece(before, card), PILE, hand_of(drawer))
    text = ""
    if drawer == before.seat and after.s.mover != drawer:
        held = (after.say("which", card=called(c)) for c in hand(after, drawer))
        text = after.say("dealt", cards=after.tongue.listed(held))
    yield Event("deal", text, drawer, (move,))


def _drawn(before: Sight, card: int | None, after: Sight) -> Told:
    drawer = int(before.s.mover)
    who = before.person(drawer)
    text = before.say("draws-unseen", who=who)
    if card is not None:
        text = before.say("draws", who=who, card=called(card))
    move = Move(BACK if card is None else piece(before, card), PILE, hand_of(drawer))
    yield Event("draw", text, drawer, (move,))


def _rolled(before: Sight, outcome: int, after: Sight) -> Told:
    seat, die = int(before.s.turn), int(die_of(before.s.group))
    move = Move(die_piece(before, die, outcome), die_id(die), die_id(die))
    hidden = outcome == SHERIFF_FACE and rock_hides(before.box, before.s)
    said = "rolls-behind-a-rock" if hidden else "rolls"
    text = before.say(said, who=before.person(seat), face=face_called(outcome))
    yield Event("roll", text, seat, (move,))


_CHANCE: dict[Phase, Callable[..., Told]] = {
    Phase.BEGIN: _begins,
    Phase.LAY_OUT: _turned_over,
    Phase.TURN_OVER: _turned_over,
    Phase.DEAL: _dealt,
    Phase.DRAW: _drawn,
    Phase.ROLL: _rolled,
}


# --- deeds, as far as what follows does not tell them ---------------------------------------------


def _does(sight: Sight, kind: str, said: str, *moves: Move, **about: Any) -> Event:
    """What the seat that was asked has done, as the message `said` has it."""
    mover = int(sight.s.mover)
    return Event(kind, sight.say(said, who=sight.person(mover), **about), mover, moves)


def _take(before: Sight, slot: int) -> Told:
    card = int(before.s.open_card[slot])
    move = Move(piece(before, card), open_id(slot), hand_of(before.s.mover))
    yield _does(before, "take", "takes", move, card=called(card))


def _choose(before: Sight, symbol: int) -> Told:
    yield _does(before, "choose", "takes-action", symbol=symbol_word(symbol))


def _lay(before: Sight, card: int) -> Told:
    move = Move(piece(before, card), hand_of(before.s.mover), TABLE)
    yield _does(before, "lay", "lays", move, card=called(card))


def _do(before: Sight, symbol: int) -> Told:
    count = several(symbol, int(before.s.left[symbol]))
    yield _does(before, "group", "goes-on", symbols=count)


def _pay(before: Sight) -> Told:
    """An answer to a look around, which the others do not see yet."""
    yield _does(before, "answer", "decides-to-pay")


def _use(before: Sight, disguise: int) -> Told:
    called_so = disguise_called(disguise)
    if before.s.phase == Phase.LOOKOUT:
        yield _does(before, "answer", "decides-to-use", disguise=called_so)
        return
    owner = before.s.mover
    source, target = disguise_of(owner, disguise), shop_id(before, disguise)
    move = Move(disguise_piece(before, disguise), source, target)
    yield _does(before, "use", "uses", move, disguise=called_so)


_DEEDS: dict[str, Callable[..., Told]] = {
    "take": _take,
    "choose": _choose,
    "lay": _lay,
    "do": _do,
    "pay": _pay,
    "use": _use,
}


# --- the end --------------------------------------------------------------------------------------


def _ended(after: Sight) -> Told:
    yield Event("end", game_over(after))
    for seat in range(after.box.players):
        yield Event("score", result_of(after, seat), seat)
    yield Event("win", results(after))
