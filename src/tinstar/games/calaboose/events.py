"""What has just happened in Calaboose, told as one seat saw it."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any

from tinstar.games.calaboose.actions import ACTIONS
from tinstar.games.calaboose.components import EMPTY, Card
from tinstar.games.calaboose.piece_names import (
    AIR,
    BACK,
    DISCARDS,
    PILE,
    called,
    cell_id,
    hand,
    hand_of,
    has_nowhere_to_go,
    names_of_cards,
    piece,
    target,
)
from tinstar.games.calaboose.result_texts import game_over, result_of, results
from tinstar.games.calaboose.state import FREELY, Phase, Step
from tinstar.presentation.scene import Event, Move, Piece
from tinstar.presentation.view_with_names import Sight


def events(sights: Sequence[Sight], actor: int, action: int | None) -> list[Event]:
    """An answer, and each step that followed; `action` is None where it was not seen."""
    before, after = sights[:2]
    if actor < 0 or action is None:
        told = _dealt_or_drawn(before, action, after)
    else:
        family, values = ACTIONS.family(action).name, ACTIONS.parameters(action)
        told = _DEEDS[family](before, after, **values)
    return [*told, *(event for step in pairwise(sights) for event in _consequences(*step))]


def _does(sight: Sight, kind: str, message: str, *moves: Move, **about: Any) -> Event:
    """What the seat that was asked has done."""
    me = int(sight.s.mover)
    return Event(kind, sight.say(message, who=sight.person(me), **about), me, moves)


# --- dealing and drawing --------------------------------------------------------------------------


def _dealt_or_drawn(before: Sight, card: int | None, after: Sight) -> Iterator[Event]:
    if before.s.dealer == EMPTY:
        yield _new_deal(after)
        return
    drawer, dealt = int(before.s.drawer), before.s.phase == Phase.DEAL
    face = BACK if card is None else piece(before, card)
    move = Move(face, PILE, hand_of(drawer))
    if not dealt:
        yield Event("draw", _drawn(before, drawer, card), drawer, (move,))
    elif drawer == before.seat and before.s.draws == 1:
        cards = names_of_cards(after, hand(after, drawer))
        yield Event("deal", after.say("dealt", cards=cards), drawer, (move,))
    else:
        yield Event("deal", "", drawer, (move,))


def _drawn(sight: Sight, drawer: int, card: int | None) -> str:
    who = sight.person(drawer)
    if card is None:
        return sight.say("draws-unseen", who=who)
    return sight.say("draws", who=who, card=called(card))


def _new_deal(sight: Sight) -> Event:
    dealer, games = int(sight.s.dealer), int(sight.box.games)
    text = sight.say(
        "deals-a-game" if games > 1 else "deals",
        who=sight.person(dealer),
        badge=sight.person(sight.s.badge),
        n=int(sight.s.game) + 1,
        games=games,
    )
    return Event("deal", text, dealer)


# --- the opening hand, Bad Whiskey, Jail Break ----------------------------------------------------


def _keep(before: Sight, after: Sight) -> Iterator[Event]:
    yield _does(before, "keep", "keeps")


def _redraw(before: Sight, after: Sight) -> Iterator[Event]:
    me = before.s.mover
    count = int(before.s.hand_size[me] - after.s.hand_size[me])
    move = Move(piece(before, Card.HUCKSTER, count=count), hand_of(me), DISCARDS)
    yield _does(before, "redraw", "redraws", move, n=count)


def _whiskey(before: Sight, after: Sight, seat: int) -> Iterator[Event]:
    thrown, other = _thrown(before, Card.BAD_WHISKEY), before.person(seat)
    yield _does(before, "whiskey", "plays-whiskey", thrown, other=other)


def _thrown(sight: Sight, card: int) -> Move:
    return Move(piece(sight, card), hand_of(sight.s.mover), DISCARDS)


def _jail_break(before: Sight, after: Sight, card: int) -> Iterator[Event]:
    thrown = _thrown(before, Card.JAIL_BREAK)
    yield _does(before, "break", "plays-jail-break", thrown, card=called(card))


def _allow(before: Sight, after: Sight) -> Iterator[Event]:
    yield _does(before, "allow", "lets-it-happen")
    if after.s.phase == Phase.TURN:
        one, other = int(before.s.badge), int(before.s.named)
        text = before.say("trades", who=before.person(one), other=before.person(other))
        if before.seat in (one, other):
            cards = names_of_cards(after, hand(after, before.seat))
            text += " " + after.say("now-hold", cards=cards)
        moves = (*_handed(before, one, other), *_handed(before, other, one))
        yield Event("trade", text, one, moves)


def _handed(before: Sight, giver: int, taker: int) -> list[Move]:
    """What went from hand to hand: its owner knows the cards, and the rest sees backs.

    Who takes them sees them too, but then they are in the scene.
    """
    source, target = hand_of(giver), hand_of(taker)
    if giver != before.seat:
        return [Move(Piece(count=int(before.s.hand_size[giver])), source, target)]
    held = [(card, int(before.s.hand[giver, card])) for card in Card]
    return [Move(piece(before, card, count=n), source, target) for card, n in held if n]


def _cancel(before: Sight, after: Sight) -> Iterator[Event]:
    yield _does(before, "cancel", "stops-whiskey", _thrown(before, Card.BAD_WHISKEY))


# --- a turn ---------------------------------------------------------------------------------------


def _put(before: Sight, after: Sight, card: int) -> Iterator[Event]:
    me = int(before.s.mover)
    cell = before.s.jail[me].tolist().index(EMPTY)
    move = Move(piece(before, card), hand_of(me), cell_id(me, cell))
    yield _does(before, "put", "puts", move, card=called(card), cell=cell + 1)


def _lock(before: Sight, after: Sight, cell: int) -> Iterator[Event]:
    """Told once; whoever wants to keep it in mind may.  [P11]"""
    me = int(before.s.mover)
    card, at = int(before.s.jail[me, cell]), cell_id(me, cell)
    move = Move(piece(before, card, "locked"), at, at)
    yield _does(before, "lock", "locks", move, card=called(card), cell=cell + 1)


def _send(before: Sight, after: Sight, card: int, jail: int, cell: int) -> Iterator[Event]:
    move = Move(piece(before, card), hand_of(before.s.mover), cell_id(jail, cell))
    yield _does(before, "send", "sends", move, card=called(card), **target(before, jail, cell))


def _send_nowhere(before: Sight, after: Sight, card: int) -> Iterator[Event]:
    yield _does(before, "nowhere", "plays-nowhere", _thrown(before, card), card=called(card))


def _pass_turn(before: Sight, after: Sight) -> Iterator[Event]:
    freely = before.box.passing == FREELY
    yield _does(before, "pass", "passes" if freely else "passes-stuck")


# --- defending ------------------------------------------------------------------------------------


def _accept(before: Sight, after: Sight, cell: int) -> Iterator[Event]:
    me = int(before.s.mover)
    card, covered, moves = called(before.s.attacker[me, cell]), before.s.jail[me, cell], []
    if covered != EMPTY:
        moves.append(Move(piece(before, covered), cell_id(me, cell), DISCARDS))
    yield _does(before, "accept", "accepts", *moves, card=card, **target(before, me, cell))


def _defend_from_hand(before: Sight, after: Sight, cell: int, card: int) -> Iterator[Event]:
    return _defend(before, cell, card, hand_of(before.s.mover), "defends-from-hand")


def _defend_from_jail(before: Sight, after: Sight, cell: int, prisoner: int) -> Iterator[Event]:
    me = before.s.mover
    card, at = int(before.s.jail[me, prisoner]), cell_id(me, prisoner)
    return _defend(before, cell, card, at, "defends-from-jail", source=prisoner + 1)


def _defend(
    before: Sight, cell: int, card: int, came_from: str, message: str, **about: int
) -> Iterator[Event]:
    me = int(before.s.mover)
    attacker, at = int(before.s.attacker[me, cell]), cell_id(me, cell)
    duel = card == attacker == Card.GUNSLINGER
    homeless = has_nowhere_to_go(before, card, 1 + duel)
    moves = [
        Move(piece(before, card), came_from, DISCARDS if homeless else AIR),
        Move(piece(before, attacker), at, AIR if duel and not homeless else DISCARDS),
    ]
    how = ("duel" if duel else "won") + "-nowhere" * homeless
    cards = {"card": called(card), "attacker": called(attacker)}
    yield _does(before, "defend", message, *moves, cell=cell + 1, how=how, **cards, **about)


def _redirect(before: Sight, after: Sight, jail: int, cell: int) -> Iterator[Event]:
    card = int(before.s.sent)
    move = Move(piece(before, card), AIR, cell_id(jail, cell))
    message = "sends-the-other-on" if before.s.phase == Phase.PARTNER else "sends-on"
    yield _does(before, "redirect", message, move, card=called(card), **target(before, jail, cell))


_DEEDS: dict[str, Callable[..., Iterator[Event]]] = {
    "put": _put,
    "lock": _lock,
    "send": _send,
    "send_nowhere": _send_nowhere,
    "pass_turn": _pass_turn,
    "whiskey": _whiskey,
    "jail_break": _jail_break,
    "keep": _keep,
    "redraw": _redraw,
    "allow": _allow,
    "cancel": _cancel,
    "accept": _accept,
    "defend_from_hand": _defend_from_hand,
    "defend_from_jail": _defend_from_jail,
    "redirect": _redirect,
}


# --- what follows of itself -----------------------------------------------------------------------


def _consequences(before: Sight, after: Sight) -> Iterator[Event]:
    """What one step has brought about."""
    if before.s.phase == Phase.JAIL_BREAK:
        yield from _broken_out(before, after)
    if before.s.phase == Step.GAME_ENDS:
        yield from _ended(after)
    elif before.s.phase == Step.NEXT_GAME:
        yield _new_deal(after)
    elif before.s.badge != after.s.badge and before.s.dealer != EMPTY:
        badge = int(after.s.badge)
        yield Event("badge", after.say("badge-passes", who=after.person(badge)), badge)


def _broken_out(before: Sight, after: Sight) -> Iterator[Event]:
    """Jail Break takes effect once its player has drawn.  [K1] [R27]"""
    me = int(before.s.badge)
    cells = [c for c in range(before.box.cells) if _left(before, after, me, c)]
    if not cells:
        return
    card = int(before.s.jail[me, cells[0]])
    moves = tuple(Move(piece(before, card), cell_id(me, c), DISCARDS) for c in cells)
    owner = before.person(me)
    text = before.say("broken-out", card=called(card), n=len(cells), owner=owner)
    yield Event("broken out", text, me, moves)


def _left(before: Sight, after: Sight, jail: int, cell: int) -> bool:
    return before.s.jail[jail, cell] != EMPTY == after.s.jail[jail, cell]


def _ended(last: Sight) -> Iterator[Event]:
    yield Event("end", game_over(last))
    for seat in range(last.box.players):
        yield Event("score", f"{result_of(last, seat)}.", seat)
    if last.s.game == last.box.games:
        yield Event("win", results(last))
