"""The scene of Caboo: cards, places, marks and counters, as one seat sees them."""

from collections.abc import Callable
from typing import Any

from tinstar.engine.compiler import plain
from tinstar.engine.game_bundle import message
from tinstar.games.caboo.actions import ACTIONS, STACK, Objection
from tinstar.games.caboo.calls_and_claims import objection_to_taking
from tinstar.games.caboo.components import EMPTY, NOWHERE, OPENING, PLACES, UNSEEN, Power, Rank
from tinstar.games.caboo.offers import offer
from tinstar.games.caboo.piece_names import (
    CENTRE,
    DRAWN,
    PILE,
    Marked,
    are_open,
    called,
    card_word,
    faces,
    marks,
    piece,
    place_id,
)
from tinstar.games.caboo.result_texts import costs_more, is_beaten, of_the_round
from tinstar.games.caboo.state import Phase
from tinstar.games.caboo.vocabulary import VOCABULARY, CounterKind, Mark, ZoneKind
from tinstar.presentation.game_parts import GameScene
from tinstar.presentation.scene import Counter, Piece, Place, Seat, Touch, Zone, backs, standing
from tinstar.presentation.scene_cache import kept
from tinstar.presentation.view_with_names import Sight


def seats(sight: Sight) -> list[Seat]:
    """Return all seats with their totals of finished rounds. Fewer points are better."""
    return [_seat(sight, seat) for seat in range(sight.box.players)]


@kept("total points", "first playing phase active caller finished answered barred face")
def _seat(sight: Sight, seat: int) -> Seat:
    return standing(
        sight,
        seat,
        score=int(sight.s.total[seat]),
        marks=tuple(_standing(sight, seat)),
        out=_is_out(sight, seat),
        counters=of_the_round(sight, seat),
    )


def _standing(sight: Sight, seat: int) -> list[Mark]:
    s = sight.s
    begun = s.first != NOWHERE
    said = [Mark.TURN] * bool(begun and sight.asked >= 0 and s.active == seat)
    said += [Mark.CALLED] * (begun and s.caller == seat)
    if begun and s.caller == seat and are_open(sight):
        said += [Mark.CALLED_WRONGLY if is_beaten(sight, seat) else Mark.CALLED_RIGHTLY]
    said += [Mark.ANSWERED] * (s.phase == Phase.WINDOW and s.answered >> seat & 1)
    said += [Mark.WRONG] * (s.phase == Phase.WINDOW and s.barred >> seat & 1)
    return said + [Mark.OUT] * _is_out(sight, seat)


def _is_out(sight: Sight, seat: int) -> bool:
    return bool(sight.s.first != NOWHERE and not sight.s.playing >> seat & 1)


# --- zones ----------------------------------------------------------------------------------------


def zones(sight: Sight) -> list[Zone]:
    marked = marks(sight)
    rows = [_row(sight, seat, marked) for seat in range(sight.box.players)]
    cards = backs(sight.s.pile_size)
    pile = Zone(ZoneKind.PILE, sight.say("zone-pile"), "heap", (Place(PILE, "", cards),))
    centre = Zone(
        ZoneKind.CENTRE, sight.say("zone-centre"), "heap", (Place(CENTRE, "", _centre(sight)),)
    )
    return [*rows, *_drawn(sight), pile, centre]


def _row(sight: Sight, seat: int, marked: list[Marked]) -> Zone:
    """Return a row of places: as many as cards were dealt, or more after penalties."""
    width = max(int(sight.s.places[seat]), int(sight.box.dealt))
    own = tuple(mark for mark in marked if mark[0] // PLACES == seat)
    return _lying_in_a_row(sight, seat, tuple(faces(sight, seat)[:width]), own)


@kept()
def _lying_in_a_row(
    sight: Sight, seat: int, shown: tuple[int, ...], marked: tuple[Marked, ...]
) -> Zone:
    places = []
    for at, rank in enumerate(shown):
        own = (mark for place, mark in marked if place == seat * PLACES + at)
        lies = () if rank == EMPTY else (piece(sight, rank, *own),)
        places.append(Place(place_id(seat, at), str(at + 1), lies))
    return Zone(
        ZoneKind.ROW, sight.say("zone-row", who=sight.person(seat)), "row", tuple(places), seat
    )


def _drawn(sight: Sight) -> list[Zone]:
    """Return the zone of the drawn card, until it is laid down."""
    if sight.s.drawn == EMPTY:
        return []
    place = Place(DRAWN, "", (piece(sight, sight.s.drawn),))
    active = int(sight.s.active)
    name = sight.say("zone-drawn", who=sight.person(active))
    return [Zone(ZoneKind.DRAWN, name, "hand", (place,), active)]


@kept(whole="centre top", by="anybody")
def _centre(sight: Sight) -> tuple[Piece, ...]:
    """Return the face-up cards of the centre. The top card comes last."""
    s = sight.s
    below = {rank: int(s.centre[rank]) - (rank == s.top) for rank in Rank}
    pieces = [piece(sight, rank, count=n) for rank, n in below.items() if n]
    return (*pieces, *([] if s.top == EMPTY else [piece(sight, s.top, Mark.TOP)]))


def counters(sight: Sight) -> list[Counter]:
    """Return the number of the round, and whether it is the last one after a call."""
    number = int(sight.s.finished) + (not rests(sight))
    said = sight.say("round-over") if sight.is_over() else str(number)
    found = [Counter(sight.say("counter-round"), said, CounterKind.ROUND)]
    if sight.s.last_round:
        last = sight.say("counter-call-last")
        found.append(Counter(sight.say("counter-call"), last, CounterKind.CALL))
    return found


def rests(sight: Sight) -> bool:
    """Return whether the cards of a finished round lie open, before the next round is dealt."""
    return sight.s.phase == Phase.REVEALED


def looks(sight: Sight) -> bool:
    """Return whether a round has just begun, and nobody has moved since all looked.  [S3]"""
    s, box = sight.s, sight.box
    playing = [seat for seat in range(box.players) if s.playing >> seat & 1]
    begins = s.phase == Phase.TURN and s.turns == 1 and box.looked_at > 0
    return begins and all(s.glance[seat] == OPENING for seat in playing)


# --- pieces and places of an action ---------------------------------------------------------------


def touches(sight: Sight, action: int) -> Touch:
    family = ACTIONS.family(action).name
    return Touch(
        family,
        label=sight.say(f"label-{family.replace('_', '-')}") if family in _LABELLED else "",
        purpose=_purpose(sight, family),
        risk=_RISKS[family](sight, action) if family in _RISKS else "",
        **_TOUCHES[family](sight, **ACTIONS.parameters(action)),
    )


def warning(sight: Sight, action: int) -> str:
    """A call on your own turn ends the round before anybody else can act.  [E1]"""
    calls = ACTIONS.family(action).name == "call"
    ends = calls and sight.s.phase == Phase.TURN and not sight.box.advanced
    return sight.say("ends-the-round") if ends else ""


_LABELLED = ("draw", "discard", "look", "swap", "trade", "trade_for", "stack", "give")


def _purpose(sight: Sight, family: str) -> str:
    """Return the label of the button for an action, or "" if a click on a card is enough.

    A click on a card swaps the drawn card for the clicked card.
    """
    s = sight.s
    if family == "stack":
        return "" if s.named_count else sight.say("stack-it", card=called(_lies_below(s)))
    uses = family in ("look", "trade") and s.phase == Phase.PLAY and s.drawn != UNSEEN
    power = Power(sight.box.power[s.drawn]) if uses else Power.NONE
    return sight.say(message("use", power)) if power else ""


def _lies_below(s: Any) -> int:
    """Return the card on which the player stacks: the drawn one, or the top one of the centre."""
    return int(s.drawn if s.phase == Phase.PLAY else s.top)


def _risk_of_claiming(sight: Sight, _: int) -> str:
    """Warn if the card cannot be taken, so that a claim can only stack.  [M3] [R11] [X1]"""
    can_take = plain(objection_to_taking, sight.s) == Objection.NONE
    return "" if can_take else sight.say("risk-of-claiming", card=called(int(sight.s.top)))


def _risk_of_stacking(sight: Sight, action: int) -> str:
    """The warning depends only on what the player sees now, so it does not replace their memory.
    [X1] [X2] [O3]
    """
    on = _lies_below(sight.s)
    seat, at = divmod(action - STACK, PLACES)
    found = faces(sight, seat)[at]
    if found in (on, EMPTY) or on in (UNSEEN, EMPTY):
        return ""
    if found != UNSEEN:
        return sight.say("risk-known", found=called(found), card=called(on))
    return sight.say("risk-unknown", card=called(on))


def _risk_of_calling(sight: Sight, action: int) -> str:
    """Return a sentence on the cost of a wrong call. An option says whether a tie is wrong.  [E5]
    [O2] [O5]
    """
    box = sight.box
    tie = "wrong" if box.tie_fails_caller else "right"
    cost = costs_more(box)
    return sight.say("risk-of-calling", points=int(box.wrong_call), tie=tie, cost=cost)


_RISKS: dict[str, Callable[[Sight, int], str]] = {
    "stack": _risk_of_stacking,
    "call": _risk_of_calling,
    "mine": _risk_of_claiming,
}


def _nothing(sight: Sight) -> dict[str, str]:
    return {}


def _draw(sight: Sight) -> dict[str, str]:
    return {"target": PILE}


def _with_the_drawn(sight: Sight) -> dict[str, str]:
    """Return the source of a move: the drawn card or, after "Mine!", the top card of the centre."""
    where, rank = (DRAWN, sight.s.drawn) if sight.s.phase == Phase.PLAY else (CENTRE, sight.s.top)
    return {"source": where} | ({} if rank in (UNSEEN, EMPTY) else {"face": card_word(rank)})


def _discard(sight: Sight) -> dict[str, str]:
    return _with_the_drawn(sight) | {"target": CENTRE}


def _look(sight: Sight, seat: int, place: int) -> dict[str, str]:
    return _with_the_drawn(sight) | {"target": place_id(seat, place)}


def _swap(sight: Sight, place: int) -> dict[str, str]:
    return _look(sight, int(sight.s.mover), place)


def _trade_for(sight: Sight, seat: int, place: int) -> dict[str, str]:
    """Return the other player's card as the target. The card to give was chosen before."""
    return {"target": place_id(seat, place)}


def _stack(sight: Sight, seat: int, place: int) -> dict[str, str]:
    """Return the card in hand (drawn card or top card), and the first named card as its target.

    For cards that are named later, return only the target.
    """
    if sight.s.named_count:
        return _trade_for(sight, seat, place)
    return _look(sight, seat, place)


def _give(sight: Sight, place: int) -> dict[str, str]:
    """Return the card to give as the target. The place where the card goes was decided before."""
    return {"target": place_id(sight.s.mover, place)}


_TOUCHES: dict[str, Callable[..., dict[str, Any]]] = ACTIONS.by_family(
    pass_up=_nothing,
    mine=_nothing,
    call=_nothing,
    draw=_draw,
    discard=_discard,
    look=_look,
    swap=_swap,
    trade=_swap,
    trade_for=_trade_for,
    stack=_stack,
    turn_over=_nothing,
    give=_give,
)


SCENE = GameScene(
    seats=seats,
    zones=zones,
    counters=counters,
    touches=touches,
    warning=warning,
    rests=rests,
    looks=looks,
    offer=offer,
    vocabulary=VOCABULARY,
)
