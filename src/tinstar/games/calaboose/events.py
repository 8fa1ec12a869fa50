"""What has just happened in Calaboose, told as one seat saw it."""

from collections.abc import Callable, Iterator

from tinstar.core import kernel
from tinstar.core.compile import plain
from tinstar.core.scene import Event, Move, Piece, Sight
from tinstar.core.state import View
from tinstar.games.calaboose.actions import ACTIONS
from tinstar.games.calaboose.cards import (
    AIR,
    BACK,
    DISCARDS,
    PILE,
    card_name,
    cell_id,
    cell_of,
    hand,
    hand_of,
    has_nowhere_to_go,
    names_of_cards,
    over,
    piece,
    several,
)
from tinstar.games.calaboose.components import EMPTY, Card
from tinstar.games.calaboose.results import how_it_ended, result_of, results
from tinstar.games.calaboose.state import FREELY, Phase


def events(before: Sight, actor: int, action: int | None, after: Sight) -> list[Event]:
    """An answer and what followed of itself; `action` is None where it was not seen."""
    if actor < 0 or action is None:
        told = _dealt_or_drawn(before, action, after)
    else:
        family, values = ACTIONS.family(action).name, ACTIONS.parameters(action)
        told = _DEEDS[family](before, after, **values)
    return [*told, *_consequences(before, action, after)]


def _does(sight: Sight, kind: str, verb: str, rest: str, *moves: Move) -> Event:
    """What the seat that was asked has done."""
    return Event(kind, f"{sight.does(sight.s.mover, verb)} {rest}.", int(sight.s.mover), moves)


# --- dealing and drawing --------------------------------------------------------------------------


def _dealt_or_drawn(before: Sight, card: int | None, after: Sight) -> Iterator[Event]:
    if before.s.dealer == EMPTY:
        yield _new_deal(after)
        return
    drawer, dealt = int(before.s.drawer), before.s.phase == Phase.DEAL
    face = BACK if card is None else piece(before, card)
    move = Move(face, PILE, hand_of(drawer))
    if not dealt:
        what = "a card" if card is None else f"a {card_name(card)}"
        yield Event("draw", f"{before.does(drawer, 'draw')} {what}.", drawer, (move,))
    elif drawer == before.seat and before.s.draws == 1:
        cards = names_of_cards(hand(after, drawer))
        yield Event("deal", f"You are dealt {cards}.", drawer, (move,))
    else:
        yield Event("deal", "", drawer, (move,))


def _new_deal(sight: Sight) -> Event:
    game = f" game {sight.s.game + 1} of {sight.box.games}" if sight.box.games > 1 else ""
    deals, has = sight.does(sight.s.dealer, "deal"), sight.does(sight.s.badge, "have")
    return Event("deal", f"{deals}{game}. {has} the Sheriff's Badge.", int(sight.s.dealer))


# --- the opening hand, Bad Whiskey, Jail Break ----------------------------------------------------


def _keep(before: Sight, after: Sight) -> Iterator[Event]:
    yield _does(before, "keep", "keep", "the opening hand")


def _redraw(before: Sight, after: Sight) -> Iterator[Event]:
    me = before.s.mover
    count = int(before.s.hand_size[me] - after.s.hand_size[me])
    move = Move(piece(before, Card.HUCKSTER, count=count), hand_of(me), DISCARDS)
    yield _does(before, "redraw", "discard", f"{several(Card.HUCKSTER, count)} to draw anew", move)


def _whiskey(before: Sight, after: Sight, seat: int) -> Iterator[Event]:
    rest = f"Bad Whiskey to trade hands with {before.who(seat)}"
    yield _does(before, "whiskey", "play", rest, _thrown(before, Card.BAD_WHISKEY))


def _thrown(sight: Sight, card: int) -> Move:
    return Move(piece(sight, card), hand_of(sight.s.mover), DISCARDS)


def _jail_break(before: Sight, after: Sight, card: int) -> Iterator[Event]:
    rest = f"Jail Break for every {card_name(card)} not locked down"
    yield _does(before, "break", "play", rest, _thrown(before, Card.JAIL_BREAK))


def _allow(before: Sight, after: Sight) -> Iterator[Event]:
    yield _does(before, "allow", "let", "it happen")
    if after.s.phase == Phase.TURN:
        one, other = int(before.s.badge), int(before.s.named)
        text = f"{before.does(one, 'trade')} hands with {before.who(other)}."
        if before.seat in (one, other):
            text += f" You now hold {names_of_cards(hand(after, before.seat))}."
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
    rest = "it with another Bad Whiskey: all hands stay as they are"
    yield _does(before, "cancel", "stop", rest, _thrown(before, Card.BAD_WHISKEY))


# --- a turn ---------------------------------------------------------------------------------------


def _put(before: Sight, after: Sight, card: int) -> Iterator[Event]:
    me = int(before.s.mover)
    cell = before.s.jail[me].tolist().index(EMPTY)
    move = Move(piece(before, card), hand_of(me), cell_id(me, cell))
    rest = f"a {card_name(card)} into cell {cell + 1}"
    yield _does(before, "put", "put", rest, move)


def _lock(before: Sight, after: Sight, cell: int) -> Iterator[Event]:
    """Told once; whoever wants to keep it in mind may.  [P11]"""
    me = int(before.s.mover)
    card, at = int(before.s.jail[me, cell]), cell_id(me, cell)
    move = Move(piece(before, card, "locked"), at, at)
    rest = f"down the {card_name(card)} in cell {cell + 1}"
    yield _does(before, "lock", "lock", rest, move)


def _send(before: Sight, after: Sight, card: int, jail: int, cell: int) -> Iterator[Event]:
    move = Move(piece(before, card), hand_of(before.s.mover), cell_id(jail, cell))
    rest = f"a {card_name(card)} to {_target(before, jail, cell)}"
    yield _does(before, "send", "send", rest, move)


def _target(sight: Sight, jail: int, cell: int) -> str:
    return cell_of(sight, jail, cell) + over(sight, jail, cell)


def _send_nowhere(before: Sight, after: Sight, card: int) -> Iterator[Event]:
    rest = f"a {card_name(card)} that can go nowhere"
    yield _does(before, "nowhere", "play", rest, _thrown(before, card))


def _pass_turn(before: Sight, after: Sight) -> Iterator[Event]:
    if before.box.passing == FREELY:
        yield _does(before, "pass", "pass", "the turn")
    else:
        yield _does(before, "pass", "have", "no card to put or send, and the turn passes")


# --- defending ------------------------------------------------------------------------------------


def _accept(before: Sight, after: Sight, cell: int) -> Iterator[Event]:
    me = int(before.s.mover)
    attacker, covered = before.s.attacker[me, cell], before.s.jail[me, cell]
    rest = f"no defence: the {card_name(attacker)} stays in cell {cell + 1}"
    moves = []
    if covered != EMPTY:
        rest += f" and the {card_name(covered)} is discarded"
        moves.append(Move(piece(before, covered), cell_id(me, cell), DISCARDS))
    yield _does(before, "accept", "make", rest, *moves)


def _defend_from_hand(before: Sight, after: Sight, cell: int, card: int) -> Iterator[Event]:
    me = before.s.mover
    return _defend(before, cell, card, hand_of(me), "from hand")


def _defend_from_jail(before: Sight, after: Sight, cell: int, prisoner: int) -> Iterator[Event]:
    me = before.s.mover
    card, where = int(before.s.jail[me, prisoner]), f"from cell {prisoner + 1}"
    return _defend(before, cell, card, cell_id(me, prisoner), where)


def _defend(before: Sight, cell: int, card: int, source: str, where: str) -> Iterator[Event]:
    me = int(before.s.mover)
    attacker, at = int(before.s.attacker[me, cell]), cell_id(me, cell)
    duel = card == attacker == Card.GUNSLINGER
    homeless = has_nowhere_to_go(before, card, 1 + duel)
    moves = [
        Move(piece(before, card), source, DISCARDS if homeless else AIR),
        Move(piece(before, attacker), at, AIR if duel and not homeless else DISCARDS),
    ]
    rest = f"cell {cell + 1} with a {card_name(card)} {where}"
    rest += ": both Gunslingers fly on" if duel else f": the {card_name(attacker)} is discarded"
    rest += ", but there is no jail to go to" if homeless else ""
    yield _does(before, "defend", "defend", rest, *moves)


def _redirect(before: Sight, after: Sight, jail: int, cell: int) -> Iterator[Event]:
    card = int(before.s.sent)
    move = Move(piece(before, card), AIR, cell_id(jail, cell))
    which = "other " * (before.s.phase == Phase.PARTNER)
    rest = f"the {which}{card_name(card)} on to {_target(before, jail, cell)}"
    yield _does(before, "redirect", "send", rest, move)


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


def _consequences(before: Sight, action: int | None, after: Sight) -> Iterator[Event]:
    ended = after.s.game > before.s.game
    last = _last_position(before, action, after) if ended else after
    yield from _broken_out(before, last)
    if ended:
        yield from _ended(last)
        if not after.is_over():
            yield _new_deal(after)
    elif before.s.badge != after.s.badge and before.s.dealer != EMPTY:
        text = f"The badge passes to {after.who(after.s.badge)}."
        yield Event("badge", text, int(after.s.badge))


def _last_position(before: Sight, action: int | None, after: Sight) -> Sight:
    """The table when the game ended. In a series the cards are dealt anew at once; so the answer,
    which all saw, is given once more to what this seat saw, as the last game of its series."""
    if after.is_over() or action is None:
        return after
    box, record = before.game.box.copy(), before.view.record.copy()
    box["games"] = after.s.game
    plain(kernel.apply, box[0], record[0], action)
    view = View(before.game, before.seat, record, after.view.position)
    return Sight(view, before.names, before.memory_aid)


def _broken_out(before: Sight, after: Sight) -> Iterator[Event]:
    """Jail Break takes effect once its player has drawn.  [K1] [R27]"""
    if before.s.phase not in (Phase.JAIL_BREAK, Phase.TURN):
        return
    me = int(before.s.badge)
    cells = [c for c in range(before.box.cells) if _left(before, after, me, c)]
    if not cells:
        return
    card = int(before.s.jail[me, cells[0]])
    moves = tuple(Move(piece(before, card), cell_id(me, c), DISCARDS) for c in cells)
    text = f"{several(card, len(cells))} out of {before.whose(me)} jail: discarded."
    yield Event("broken out", text, me, moves)


def _left(before: Sight, after: Sight, jail: int, cell: int) -> bool:
    return before.s.jail[jail, cell] != EMPTY == after.s.jail[jail, cell]


def _ended(last: Sight) -> Iterator[Event]:
    yield Event("end", f"The game is over: {how_it_ended(last)}.")
    for seat in range(last.box.players):
        yield Event("score", result_of(last, seat), seat)
    if last.s.game == last.box.games:
        yield Event("win", results(last))
