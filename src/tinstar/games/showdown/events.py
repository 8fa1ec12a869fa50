"""What has just happened in Showdown, told as one seat saw it.

All that follows of itself lies open on the table, so it is played through once more on what the
seat sees, step by step, and each step is told.
"""

from collections.abc import Callable, Iterator
from typing import Any

from tinstar.core.kernel import CHANCE
from tinstar.core.layout import Reading, copied
from tinstar.core.scene import Event, Move, Sight
from tinstar.games.showdown import play
from tinstar.games.showdown.action import carry_on
from tinstar.games.showdown.actions import ACTIONS, PAY
from tinstar.games.showdown.cards import (
    BACK,
    DISCARDS,
    PILE,
    TABLE,
    a_disguise,
    card_name,
    die_id,
    die_piece,
    disguise_of,
    disguise_piece,
    face_name,
    hand,
    hand_of,
    listed,
    open_id,
    piece,
    several,
    shop_id,
    symbol_name,
)
from tinstar.games.showdown.components import EMPTY, OPEN, SHERIFF_FACE, Answer
from tinstar.games.showdown.dice import die_of, rock_hides
from tinstar.games.showdown.results import ENDINGS, result_of, results
from tinstar.games.showdown.state import Ending, Phase
from tinstar.games.showdown.steps import step

Told = Iterator[Event]


def events(before: Sight, actor: int, action: int | None, after: Sight) -> list[Event]:
    """An answer and what followed of itself; `action` is None where it was not seen."""
    if actor == CHANCE:
        told = list(_CHANCE[Phase(before.s.phase)](before, action, after))
    elif action is None:
        told = [Event("decided", f"{before.does(actor, 'have')} decided.", actor)]
    else:
        family, values = ACTIONS.family(action).name, ACTIONS.parameters(action)
        told = list(_DEEDS[family](before, **values)) if family in _DEEDS else []
    if after.is_over():
        return [*told, *_ended(after)]
    return [*told, *_what_follows(before, action, after)]


def _what_follows(before: Sight, action: int | None, after: Sight) -> Told:
    """The steps of an action under way; before and after it there are none."""
    if before.s.symbol == EMPTY or (before.s.phase == Phase.LAY and action != play.DONE):
        return
    record = copied(before.view.record)
    now = record[0]
    if before.s.phase == Phase.LOOKOUT:
        now.answer[:] = after.s.met  # shown by now, if all who were asked have answered
        action = PAY + max(int(now.answer[now.mover]), Answer.PAY) - Answer.PAY
    old = Reading(copied(record))
    _give(before.box, now, action)
    new = Reading(copied(record))
    yield from step(before, old, new)
    while new.phase == Phase.UNDER_WAY:
        carry_on(before.box, now)
        old, new = new, Reading(copied(record))
        yield from step(before, old, new)


def _give(box: Any, s: Any, action: Any) -> None:
    """The answer alone, without what follows."""
    if s.phase > Phase.OVER:
        play.apply_chance(box, s, action)
    else:
        play.apply_in_action(box, s, action)


# --- what chance answers --------------------------------------------------------------------------


def _begins(before: Sight, seat: int, after: Sight) -> Told:
    yield Event("begin", f"{after.does(seat, 'begin')}.", seat)


def _turned_over(before: Sight, card: int, after: Sight) -> Told:
    """A card comes to lie face up, and may be thrown out at once.  [P6]"""
    slot = before.s.open_card.tolist().index(EMPTY)
    move = Move(piece(card), PILE, open_id(slot))
    yield Event("turn over", f"Face up comes {card_name(card)}.", moves=(move,))
    if after.s.discards[card] > before.s.discards[card]:
        moves = tuple(Move(piece(card), open_id(i), DISCARDS) for i in range(OPEN))
        yield Event("identical", f"Two of {card_name(card)}: both are thrown out.", moves=moves)


def _dealt(before: Sight, card: int | None, after: Sight) -> Told:
    drawer = int(before.s.mover)
    move = Move(BACK if card is None else piece(card), PILE, hand_of(drawer))
    text = ""
    if drawer == before.seat and after.s.mover != drawer:
        held = hand(after, drawer)
        text = f"You are dealt {listed([card_name(c) for c in held])}."
    yield Event("deal", text, drawer, (move,))


def _drawn(before: Sight, card: int | None, after: Sight) -> Told:
    drawer = int(before.s.mover)
    what = "a card" if card is None else card_name(card)
    move = Move(BACK if card is None else piece(card), PILE, hand_of(drawer))
    yield Event("draw", f"{before.does(drawer, 'draw')} {what}.", drawer, (move,))


def _rolled(before: Sight, outcome: int, after: Sight) -> Told:
    seat, die = int(before.s.turn), int(die_of(before.s.group))
    move = Move(die_piece(die, outcome), die_id(die), die_id(die))
    text = f"{before.does(seat, 'roll')} {face_name(outcome)}"
    if outcome == SHERIFF_FACE and rock_hides(before.box, before.s):
        text += ", but is behind a rock: a blank"
    yield Event("roll", f"{text}.", seat, (move,))


_CHANCE: dict[Phase, Callable[..., Told]] = {
    Phase.BEGIN: _begins,
    Phase.LAY_OUT: _turned_over,
    Phase.TURN_OVER: _turned_over,
    Phase.DEAL: _dealt,
    Phase.DRAW: _drawn,
    Phase.ROLL: _rolled,
}


# --- deeds, as far as what follows does not tell them ---------------------------------------------


def _does(sight: Sight, kind: str, verb: str, rest: str, *moves: Move) -> Event:
    """What the seat that was asked has done."""
    return Event(kind, f"{sight.does(sight.s.mover, verb)} {rest}.", int(sight.s.mover), moves)


def _take(before: Sight, slot: int) -> Told:
    card = int(before.s.open_card[slot])
    move = Move(piece(card), open_id(slot), hand_of(before.s.mover))
    yield _does(before, "take", "take", card_name(card), move)


def _choose(before: Sight, symbol: int) -> Told:
    yield _does(before, "choose", "take", f"action: {symbol_name(symbol)}")


def _lay(before: Sight, card: int) -> Told:
    move = Move(piece(card), hand_of(before.s.mover), TABLE)
    yield _does(before, "lay", "lay", card_name(card), move)


def _do(before: Sight, symbol: int) -> Told:
    count = several(symbol, int(before.s.left[symbol]))
    yield _does(before, "group", "go", f"on with {count}")


def _answers(before: Sight, how: str) -> Told:
    """An answer to a look around, which the others do not see yet."""
    yield _does(before, "answer", "decide", how)


def _pay(before: Sight) -> Told:
    yield from _answers(before, "to use no disguise")


def _use(before: Sight, disguise: int) -> Told:
    if before.s.phase == Phase.LOOKOUT:
        yield from _answers(before, f"to use {a_disguise(disguise)}")
        return
    owner = before.s.mover
    source, target = disguise_of(owner, disguise), shop_id(before, disguise)
    move = Move(disguise_piece(disguise), source, target)
    rest = f"{a_disguise(disguise)}: the roll counts as a blank"
    yield _does(before, "use", "use", rest, move)


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
    ending = ENDINGS[Ending(after.s.ending)]
    yield Event("end", f"The game is over: {ending}.")
    for seat in range(after.box.players):
        yield Event("score", result_of(after, seat), seat)
    yield Event("win", results(after))
