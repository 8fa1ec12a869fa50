"""What has just happened in Caboo, told as one seat saw it."""

from collections.abc import Callable, Iterator

from tinstar.core.kernel import CHANCE
from tinstar.core.scene import Event, Move, Piece, Sight
from tinstar.games.caboo.actions import ACTIONS
from tinstar.games.caboo.components import EMPTY, PLACES, UNSEEN
from tinstar.games.caboo.looking import (
    BACK,
    CENTRE,
    DRAWN,
    PILE,
    a_card,
    card_at,
    card_name,
    card_of,
    piece,
    place_id,
    place_of,
)
from tinstar.games.caboo.results import how_the_round_ended, out_this_round, result_of, results
from tinstar.games.caboo.state import Phase


def events(before: Sight, actor: int, action: int | None, after: Sight) -> list[Event]:
    """An answer and what followed of itself; `action` is None where it was not seen."""
    if actor == CHANCE:
        told = _BY_CHANCE[Phase(before.s.phase)](before, action, after)
    elif action is None:
        told = iter([Event("answer", "", actor)])
    else:
        family, values = ACTIONS.family(action).name, ACTIONS.parameters(action)
        told = _DEEDS[family](before, after, **values)
    return [*told, *_consequences(before, after)]


def _does(sight: Sight, kind: str, verb: str, rest: str, *moves: Move) -> Event:
    """What the seat that was asked has done."""
    return Event(kind, f"{sight.does(sight.s.mover, verb)} {rest}.", int(sight.s.mover), moves)


# --- by chance ------------------------------------------------------------------------------------


def _first(before: Sight, seat: int | None, after: Sight) -> Iterator[Event]:
    yield Event("first", f"{after.does(after.s.first, 'begin')}.", int(after.s.first))


def _dealt(before: Sight, rank: int | None, after: Sight) -> Iterator[Event]:
    """Its owner looks at a card of the bottom, and remembers it.  [S3]"""
    seat = int(before.s.mover)
    new = before.s.phase == Phase.REVEALED
    at = 0 if new else int(before.s.cards[seat])
    if new:
        text = f"Round {after.s.finished + 1}: {after.does(after.s.first, 'begin')}."
        yield Event("round", text, None, tuple(_gathered(before)))
    move = Move(BACK, PILE, place_id(seat, at))
    text = "" if rank is None else f"You look at your card {at + 1}{_as_told(before, rank)}."
    yield Event("deal", text, seat, (move,))


def _gathered(sight: Sight) -> Iterator[Move]:
    """All cards go back to the pile, to be dealt anew."""
    for seat in range(sight.box.players):
        for at, rank in enumerate(sight.s.face[seat].tolist()):
            if rank != EMPTY:
                yield Move(BACK, place_id(seat, at), PILE)
    yield from [Move(BACK, CENTRE, PILE)] * int(sum(sight.s.centre))


def _as_told(sight: Sight, rank: int) -> str:
    """What was told stays in the log: with a memory aid only, what one saw alone.  [O3]"""
    return f": it is {a_card(rank)}" if sight.memory_aid else ""


def _seen(sight: Sight, rank: int | None) -> Piece:
    return BACK if rank is None or rank == UNSEEN else piece(sight, rank)


def _drawn(before: Sight, rank: int | None, after: Sight) -> Iterator[Event]:
    what = "a card" if rank is None or not before.memory_aid else a_card(rank)
    yield _does(before, "draw", "draw", what, Move(_seen(before, rank), PILE, DRAWN))


def _penalty(before: Sight, rank: int | None, after: Sight) -> Iterator[Event]:
    seat = int(before.s.mover)
    faces = zip(before.s.face[seat], after.s.face[seat], strict=True)
    at = [b == EMPTY != a for b, a in faces].index(True)
    rest = f"a penalty card, as card {at + 1}"
    yield _does(before, "penalty", "take", rest, Move(BACK, PILE, place_id(seat, at)))


def _called(before: Sight, seat: int | None, after: Sight) -> Iterator[Event]:
    yield _calls(before, int(after.s.caller))


def _calls(sight: Sight, seat: int) -> Event:
    return Event("caboo", f'{sight.does(seat, "call")} "Caboo"!', seat)


def _claimed(before: Sight, seat: int | None, after: Sight) -> Iterator[Event]:
    first = int(after.s.mover)
    yield Event("mine", f'{before.does(first, "say")} "Mine!" first.', first)


_BY_CHANCE: dict[Phase, Callable[..., Iterator[Event]]] = {
    Phase.FIRST: _first,
    Phase.DEAL: _dealt,
    Phase.REVEALED: _dealt,
    Phase.DRAW: _drawn,
    Phase.PENALTY: _penalty,
    Phase.WHO_CALLED: _called,
    Phase.WHO_CLAIMED: _claimed,
}


# --- a turn ---------------------------------------------------------------------------------------


def _pass_up(before: Sight, after: Sight) -> Iterator[Event]:
    """A secret: whoever reads this has said it."""
    yield Event("answer", "", int(before.s.mover))


def _mine(before: Sight, after: Sight) -> Iterator[Event]:
    yield _does(before, "answer", "say", '"Mine!"')


def _call(before: Sight, after: Sight) -> Iterator[Event]:
    """In a window it is a secret until all have spoken."""
    if before.s.phase == Phase.WINDOW:
        yield _does(before, "answer", "say", '"Caboo"')
    else:
        yield _calls(before, int(before.s.mover))


def _draw(before: Sight, after: Sight) -> Iterator[Event]:
    yield Event("draw", "", int(before.s.mover))


def _laid_down(before: Sight, after: Sight) -> Move:
    """The card drawn, which all see in the centre."""
    return Move(piece(before, after.s.top), DRAWN, CENTRE)


def _discard(before: Sight, after: Sight) -> Iterator[Event]:
    rest = f"down {a_card(after.s.top)}"
    yield _does(before, "discard", "lay", rest, _laid_down(before, after))


def _look(before: Sight, after: Sight, seat: int, place: int) -> Iterator[Event]:
    rest = f"down {a_card(after.s.top)} to look at {_which(before, seat, place)}"
    if before.s.mover == before.seat:
        rest += _as_told(before, int(after.s.face[seat, place]))
    yield _does(before, "look", "lay", rest, _laid_down(before, after))


def _which(before: Sight, seat: int, place: int) -> str:
    """your card 3, Lefty's card 3, or what is somebody else's own: card 3 of their own"""
    own = seat == before.s.mover != before.seat
    return f"card {place + 1} of their own" if own else card_of(before, seat, place)


def _swap(before: Sight, after: Sight, place: int) -> Iterator[Event]:
    """The card drawn for one of one's own, or with "Mine!" the one on top."""
    me = int(before.s.mover)
    at, out = place_id(me, place), int(after.s.top)
    gone = Move(piece(before, out), at, CENTRE)
    if before.s.phase == Phase.CLAIM:
        top = int(before.s.top)
        rest = f"the {card_name(top)} as card {place + 1} and {_lays(before)} down {a_card(out)}"
        yield _does(before, "take", "take", rest, gone, Move(piece(before, top), CENTRE, at))
    else:
        rest = f"the card drawn as card {place + 1} and {_lays(before)} down {a_card(out)}"
        yield _does(before, "swap", "keep", rest, gone, Move(_held(before), DRAWN, at))


def _lays(sight: Sight) -> str:
    return "lay" if sight.s.mover == sight.seat else "lays"


def _held(sight: Sight) -> Piece:
    """The card drawn, as this seat sees it."""
    return _seen(sight, int(sight.s.drawn))


def _trade(before: Sight, after: Sight, place: int) -> Iterator[Event]:
    rest = f"down {a_card(after.s.top)} to trade card {place + 1}"
    yield _does(before, "trade", "lay", rest, _laid_down(before, after))


def _trade_for(before: Sight, after: Sight, seat: int, place: int) -> Iterator[Event]:
    own, other = place_id(before.s.mover, before.s.traded), place_id(seat, place)
    rest = f"card {before.s.traded + 1} for {card_of(before, seat, place)}, unseen"
    moves = Move(BACK, own, other), Move(BACK, other, own)
    yield _does(before, "trade", "trade", rest, *moves)


# --- stacking -------------------------------------------------------------------------------------


def _stack(before: Sight, after: Sight, seat: int, place: int) -> Iterator[Event]:
    rest = f"{_which(before, seat, place)} to stack on the {card_name(after.s.top)}"
    moves = [_laid_down(before, after)] if before.s.phase == Phase.PLAY else []
    yield _does(before, "name", "name", rest, *moves)


def _turn_over(before: Sight, after: Sight) -> Iterator[Event]:
    """One card after the other, up to one that is wrong or for which a card is to be given."""
    top = int(before.s.top)
    for place in before.s.named[before.s.turned : before.s.named_count].tolist():
        seat, at = divmod(place, PLACES)
        rank, where = int(after.s.face[seat, at]), place_of(place)
        which = card_of(before, seat, at)
        which = f"{which[0].upper()}{which[1:]}"
        if rank != EMPTY:
            text = f"{which} is {a_card(rank)}: wrong. It goes back."
            yield Event("wrong", text, seat, (Move(piece(before, rank), where, where),))
            return
        text = f"{which} is {a_card(top)}: stacked."
        yield Event("stack", text, seat, (Move(piece(before, top), where, CENTRE),))
        if after.s.phase == Phase.GIVE and after.s.gap == place:
            return


def _give(before: Sight, after: Sight, place: int) -> Iterator[Event]:
    move = Move(BACK, place_id(before.s.mover, place), place_of(before.s.gap))
    rest = f"card {place + 1} in place of {card_at(before, before.s.gap)}, unseen"
    yield _does(before, "give", "give", rest, move)
    yield from _turn_over(before, after)


_DEEDS: dict[str, Callable[..., Iterator[Event]]] = {
    "pass_up": _pass_up,
    "mine": _mine,
    "call": _call,
    "draw": _draw,
    "discard": _discard,
    "look": _look,
    "swap": _swap,
    "trade": _trade,
    "trade_for": _trade_for,
    "stack": _stack,
    "turn_over": _turn_over,
    "give": _give,
}


# --- what follows of itself -----------------------------------------------------------------------


def _consequences(before: Sight, after: Sight) -> Iterator[Event]:
    if after.s.finished > before.s.finished:
        yield from _round_over(before, after)
    elif before.s.phase in (Phase.FIRST, Phase.REVEALED):
        return
    elif after.s.pile_size > before.s.pile_size:
        yield Event("shuffle", "The centre is shuffled, but for its top card, to draw from.")
    elif after.s.last_round > before.s.last_round:
        first = int(after.s.active)
        yield Event("last round", f"The last turns begin with {after.who(first)}.", first)


def _round_over(before: Sight, after: Sight) -> Iterator[Event]:
    """All cards are turned over and counted.  [E3]"""
    yield Event("end", how_the_round_ended(after))
    for seat in range(after.box.players):
        if before.s.playing >> seat & 1:
            yield Event("score", result_of(after, seat), seat, tuple(_turned(after, seat)))
    for seat in out_this_round(after):
        yield Event("out", f"{after.does(seat, 'are')} out of the game.", seat)
    if after.is_over():
        yield Event("win", results(after))


def _turned(sight: Sight, seat: int) -> Iterator[Move]:
    for at, rank in enumerate(sight.s.face[seat].tolist()):
        if rank != EMPTY:
            where = place_id(seat, at)
            yield Move(piece(sight, rank), where, where)
