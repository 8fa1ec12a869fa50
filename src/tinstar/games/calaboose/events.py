"""Events of Calaboose: describe each action and chance outcome, as one seat saw it.

An event has a text and the moves of the pieces.
"""

from collections.abc import Iterator
from typing import Any

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
from tinstar.games.calaboose.state import FREELY, Phase
from tinstar.games.calaboose.vocabulary import Mark
from tinstar.presentation.scene import Event, Move, Piece
from tinstar.presentation.view_with_names import Sight


def _does(sight: Sight, kind: str, message: str, *moves: Move, **about: Any) -> Event:
    """Return the event of the player who acted."""
    me = int(sight.s.mover)
    return Event(kind, sight.say(message, who=sight.person(me), **about), me, moves)


# --- dealing and drawing --------------------------------------------------------------------------


def draw(before: Sight, after: Sight, card: int | None) -> Iterator[Event]:
    drawer = int(before.s.drawer)
    move = Move(BACK if card is None else piece(before, card), PILE, hand_of(drawer))
    if before.s.phase != Phase.DEAL:
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


def new_deal(after: Sight) -> Iterator[Event]:
    dealer, games = int(after.s.dealer), int(after.box.games)
    text = after.say(
        "deals-a-game" if games > 1 else "deals",
        who=after.person(dealer),
        badge=after.person(after.s.badge),
        n=int(after.s.game) + 1,
        games=games,
    )
    yield Event("deal", text, dealer)


# --- the opening hand, Bad Whiskey, Jail Break ----------------------------------------------------


def keep(before: Sight) -> Iterator[Event]:
    yield _does(before, "keep", "keeps")


def redraw(before: Sight, after: Sight) -> Iterator[Event]:
    me = before.s.mover
    count = int(before.s.hand_size[me] - after.s.hand_size[me])
    move = Move(piece(before, Card.HUCKSTER, count=count), hand_of(me), DISCARDS)
    yield _does(before, "redraw", "redraws", move, n=count)


def play_whiskey(before: Sight, seat: int) -> Iterator[Event]:
    thrown, other = _thrown(before, Card.BAD_WHISKEY), before.person(seat)
    yield _does(before, "whiskey", "plays-whiskey", thrown, other=other)


def _thrown(sight: Sight, card: int) -> Move:
    return Move(piece(sight, card), hand_of(sight.s.mover), DISCARDS)


def play_jail_break(before: Sight, card: int) -> Iterator[Event]:
    thrown = _thrown(before, Card.JAIL_BREAK)
    yield _does(before, "break", "plays-jail-break", thrown, card=called(card))


def allow(before: Sight, after: Sight) -> Iterator[Event]:
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
    """Return the moves of a traded hand. The old owner sees the faces, all others the backs.

    The new owner sees the faces in the next scene.
    """
    source, target = hand_of(giver), hand_of(taker)
    if giver != before.seat:
        return [Move(Piece(count=int(before.s.hand_size[giver])), source, target)]
    held = [(card, int(before.s.hand[giver, card])) for card in Card]
    return [Move(piece(before, card, count=n), source, target) for card, n in held if n]


def cancel(before: Sight) -> Iterator[Event]:
    yield _does(before, "cancel", "stops-whiskey", _thrown(before, Card.BAD_WHISKEY))


# --- a turn ---------------------------------------------------------------------------------------


def put(before: Sight, card: int) -> Iterator[Event]:
    me = int(before.s.mover)
    cell = before.s.jail[me].tolist().index(EMPTY)
    move = Move(piece(before, card), hand_of(me), cell_id(me, cell))
    yield _does(before, "put", "puts", move, card=called(card), cell=cell + 1)


def lock(before: Sight, cell: int) -> Iterator[Event]:
    """The log names the locked card once, and players may remember the card.  [P11]"""
    me = int(before.s.mover)
    card, at = int(before.s.jail[me, cell]), cell_id(me, cell)
    move = Move(piece(before, card, Mark.LOCKED), at, at)
    yield _does(before, "lock", "locks", move, card=called(card), cell=cell + 1)


def send(before: Sight, card: int, jail: int, cell: int) -> Iterator[Event]:
    move = Move(piece(before, card), hand_of(before.s.mover), cell_id(jail, cell))
    yield _does(before, "send", "sends", move, card=called(card), **target(before, jail, cell))


def send_nowhere(before: Sight, card: int) -> Iterator[Event]:
    yield _does(before, "nowhere", "plays-nowhere", _thrown(before, card), card=called(card))


def pass_turn(before: Sight) -> Iterator[Event]:
    freely = before.box.passing == FREELY
    yield _does(before, "pass", "passes" if freely else "passes-stuck")


# --- defending ------------------------------------------------------------------------------------


def accept(before: Sight, cell: int) -> Iterator[Event]:
    me = int(before.s.mover)
    card, covered, moves = called(before.s.attacker[me, cell]), before.s.jail[me, cell], []
    if covered != EMPTY:
        moves.append(Move(piece(before, covered), cell_id(me, cell), DISCARDS))
    yield _does(before, "accept", "accepts", *moves, card=card, **target(before, me, cell))


def defend_from_hand(before: Sight, cell: int, card: int) -> Iterator[Event]:
    return _defend(before, cell, card, hand_of(before.s.mover), "defends-from-hand")


def defend_from_jail(before: Sight, cell: int, prisoner: int) -> Iterator[Event]:
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


def redirect(before: Sight, jail: int, cell: int) -> Iterator[Event]:
    card = int(before.s.sent)
    move = Move(piece(before, card), AIR, cell_id(jail, cell))
    message = "sends-the-other-on" if before.s.phase == Phase.PARTNER else "sends-on"
    yield _does(before, "redirect", message, move, card=called(card), **target(before, jail, cell))


# --- steps without a decision ---------------------------------------------------------------------


def badge_passes(before: Sight, after: Sight) -> Iterator[Event]:
    if before.s.badge != after.s.badge:
        badge = int(after.s.badge)
        yield Event("badge", after.say("badge-passes", who=after.person(badge)), badge)


def broken_out(before: Sight, after: Sight) -> Iterator[Event]:
    """A Jail Break takes effect after its player has drawn a card.  [K1] [R27]"""
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


def game_ends(after: Sight) -> Iterator[Event]:
    yield Event("end", game_over(after))
    for seat in range(after.box.players):
        yield Event("score", f"{result_of(after, seat)}.", seat)


def series_ends(after: Sight) -> Iterator[Event]:
    yield Event("win", results(after))
