"""The scene of Calaboose: jails, hands and piles, as one seat sees them."""

from collections.abc import Callable
from typing import Any

from tinstar.engine.actions import seat_letter
from tinstar.games.calaboose.actions import ACTIONS
from tinstar.games.calaboose.components import EMPTY, OUTLAWS, Card
from tinstar.games.calaboose.piece_names import (
    AIR,
    DISCARDS,
    PILE,
    card_word,
    cell_id,
    cells_to_break,
    gangs,
    hand,
    hand_of,
    has_nowhere_to_go,
    is_hidden,
    piece,
)
from tinstar.games.calaboose.set_up_turns_and_end import jail_is_full
from tinstar.games.calaboose.vocabulary import VOCABULARY, CounterKind, Mark, ZoneKind
from tinstar.presentation.game_parts import GameScene
from tinstar.presentation.scene import Counter, Piece, Place, Seat, Touch, Zone, backs, standing
from tinstar.presentation.scene_cache import kept
from tinstar.presentation.view_with_names import Sight

FROM_HAND = ("put", "send", "whiskey", "jail_break", "cancel", "defend_from_hand")


def seats(sight: Sight) -> list[Seat]:
    return [_seat(sight, seat) for seat in range(sight.box.players)]


@kept("jail locked total", "dealer badge")
def _seat(sight: Sight, seat: int) -> Seat:
    score, complete = _score(sight, seat)
    badge = sight.s.dealer != EMPTY and sight.s.badge == seat
    return standing(
        sight, seat, score=score, complete=complete, marks=(Mark.BADGE,) if badge else ()
    )


def _score(sight: Sight, seat: int) -> tuple[int, bool]:
    """Return the score as far as this person can know it, and whether it is complete."""
    bounty = 0 if sight.is_over() else sum(worth for _, worth in gangs(sight, seat).values())
    complete = not any(is_hidden(sight, seat, c) for c in range(sight.box.cells))
    return int(sight.s.total[seat]) + bounty, complete


# --- zones ----------------------------------------------------------------------------------------


def zones(sight: Sight) -> list[Zone]:
    everybody = range(sight.box.players)
    return [
        *(_jail(sight, seat) for seat in everybody),
        *(_hand(sight, seat) for seat in everybody),
        *_on_its_way(sight),
        Zone(
            ZoneKind.PILE,
            sight.say("zone-pile"),
            "heap",
            (Place(PILE, "", backs(sight.s.pile_size)),),
        ),
        Zone(
            ZoneKind.DISCARDS,
            sight.say("zone-discards"),
            "heap",
            (Place(DISCARDS, "", _discards(sight)),),
        ),
    ]


@kept("jail attacker locked chain used attacker_used")
def _jail(sight: Sight, seat: int) -> Zone:
    cells = tuple(
        Place(cell_id(seat, c), str(c + 1), _inside(sight, seat, c)) for c in range(sight.box.cells)
    )
    return Zone(ZoneKind.JAIL, sight.say("zone-jail", who=sight.person(seat)), "row", cells, seat)


def _inside(sight: Sight, seat: int, cell: int) -> tuple[Piece, ...]:
    """Return the prisoner of a cell, and on top of it the card that waits for an answer."""
    s = sight.s
    prisoner, attacker, pieces = s.jail[seat, cell], s.attacker[seat, cell], []
    if is_hidden(sight, seat, cell):
        pieces.append(Piece(marks=(Mark.LOCKED,)))
    elif prisoner != EMPTY:
        waits = s.chain[seat, cell] and attacker == EMPTY
        marks = [Mark.LOCKED] * bool(s.locked[seat, cell]) + [Mark.IN_QUESTION] * bool(waits)
        marks += [Mark.HAS_DEFENDED] * bool(s.used[seat, cell])
        pieces.append(piece(sight, prisoner, *marks))
    if attacker != EMPTY:
        pieces.append(
            piece(
                sight, attacker, Mark.ATTACKING, *_defended(attacker, s.attacker_used[seat, cell])
            )
        )
    return tuple(pieces)


def _defended(card: int, used: int) -> list[str]:
    """A Gunslinger that has fought is marked, because it may not duel again this turn.  [R22]"""
    return [Mark.HAS_DEFENDED] * bool(used and card == Card.GUNSLINGER)


@kept("hand hand_size", "known", by="looker")
def _hand(sight: Sight, seat: int) -> Zone:
    known = hand(sight, seat)
    hidden = backs(sight.s.hand_size[seat] - len(known))
    cards = (*(piece(sight, card) for card in known), *hidden)
    place = Place(hand_of(seat), "", cards)
    name = sight.say("zone-hand", who=sight.person(seat))
    labels = (sight.say("label-value"), sight.say("label-gangs"))
    return Zone(ZoneKind.HAND, name, "hand", (place,), seat, labels)


@kept(whole="discards", by="anybody")
def _discards(sight: Sight) -> tuple[Piece, ...]:
    discards = sight.s.discards
    return tuple(piece(sight, c, count=int(discards[c])) for c in Card if discards[c])


def _on_its_way(sight: Sight) -> list[Zone]:
    """Return the zone of the defending card, and of the Gunslinger that goes with it."""
    s = sight.s
    cards = ((s.sent, s.partner != EMPTY or s.partner_used), (s.partner, s.partner_used))
    flying = [piece(sight, c, *_defended(c, used)) for c, used in cards if c != EMPTY]
    places = (Place(AIR, "", tuple(flying)),)
    return [Zone(ZoneKind.AIR, sight.say("zone-air"), "heap", places)] if flying else []


def counters(sight: Sight) -> list[Counter]:
    """Return the number of the game in a series."""
    if sight.box.games == 1:
        return []
    games = int(sight.box.games)
    number = min(int(sight.s.game) + 1, games)
    said = sight.say("game-of", n=number, games=games)
    return [Counter(sight.say("counter-game"), said, CounterKind.GAME)]


# --- pieces and places of an action ---------------------------------------------------------------


def touches(sight: Sight, action: int) -> Touch:
    family = ACTIONS.family(action).name
    return Touch(family, **_TOUCHES[family](sight, **ACTIONS.parameters(action)))


def _put(sight: Sight, card: int) -> dict[str, Any]:
    """Return the first empty cell as the target. All empty cells are equivalent."""
    me = sight.s.mover
    cells = range(sight.box.cells)
    empty = [cell_id(me, c) for c in cells if sight.s.jail[me, c] == EMPTY]
    where = {"target": empty[0], "also": tuple(empty[1:])} if empty else {}
    return _from_hand(sight, card) | where


def _from_hand(sight: Sight, card: int) -> dict[str, str]:
    return {"face": card_word(card), "source": hand_of(sight.s.mover)}


def _send(sight: Sight, card: int, jail: int, cell: int) -> dict[str, str]:
    about = _from_hand(sight, card) | {"target": cell_id(jail, cell)}
    return about | {"alike": f"{card_word(card)} {_like(sight, jail, cell)}"}


def _like(sight: Sight, jail: int, cell: int) -> str:
    """Return a key of a cell. Cells of a jail have the same key if they have the same content."""
    s = sight.s
    if s.chain[jail, cell]:
        return cell_id(jail, cell)
    return f"{seat_letter(jail)} {s.jail[jail, cell]} {s.locked[jail, cell]} {s.used[jail, cell]}"


def _lock(sight: Sight, cell: int) -> dict[str, str]:
    return _own_cell(sight, cell) | {"alike": _like(sight, sight.s.mover, cell)}


def _own_cell(sight: Sight, cell: int) -> dict[str, str]:
    return {"target": cell_id(sight.s.mover, cell)}


def _whiskey(sight: Sight, seat: int) -> dict[str, str]:
    return _from_hand(sight, Card.BAD_WHISKEY) | {"target": hand_of(seat)}


def _defend_from_hand(sight: Sight, cell: int, card: int) -> dict[str, str]:
    return _from_hand(sight, card) | _own_cell(sight, cell)


def _defend_from_jail(sight: Sight, cell: int, prisoner: int) -> dict[str, str]:
    me = sight.s.mover
    card, source = sight.s.jail[me, prisoner], {"source": cell_id(me, prisoner)}
    face = {} if card == EMPTY else {"face": card_word(card)}
    return source | face | _own_cell(sight, cell)


def _redirect(sight: Sight, jail: int, cell: int) -> dict[str, str]:
    about = {"face": card_word(sight.s.sent), "source": AIR, "target": cell_id(jail, cell)}
    return about | {"alike": _like(sight, jail, cell)}


def _jail_break(sight: Sight, card: int) -> dict[str, Any]:
    """Return all prisoners of a kind as targets.

    The kinds without a prisoner in the jail are all offered as one choice.
    """
    about = _from_hand(sight, Card.JAIL_BREAK)
    freed = [cell_id(sight.s.mover, c) for c in cells_to_break(sight, card)]
    if freed:
        label = sight.say("label-break")
        return about | {"target": freed[0], "also": tuple(freed[1:]), "label": label}
    label, risk = sight.say("label-break-in-vain"), sight.say("risk-break-in-vain")
    in_vain = {"target": DISCARDS, "alike": "in vain", "label": label, "risk": risk}
    return about | in_vain


def _redraw(sight: Sight) -> dict[str, str]:
    return {"source": hand_of(sight.s.mover)}


def _cancel(sight: Sight) -> dict[str, str]:
    return _from_hand(sight, Card.BAD_WHISKEY)


def _nothing(sight: Sight) -> dict[str, str]:
    return {}


_TOUCHES: dict[str, Callable[..., dict[str, Any]]] = ACTIONS.by_family(
    put=_put,
    lock=_lock,
    send=_send,
    send_nowhere=_from_hand,
    pass_turn=_nothing,
    whiskey=_whiskey,
    jail_break=_jail_break,
    keep=_nothing,
    redraw=_redraw,
    allow=_nothing,
    cancel=_cancel,
    accept=_own_cell,
    defend_from_hand=_defend_from_hand,
    defend_from_jail=_defend_from_jail,
    redirect=_redirect,
)


# --- actions that end the game --------------------------------------------------------------------


def warning(sight: Sight, action: int) -> str:
    """Return a warning if an action ends the game, whatever the other players do."""
    family, values = ACTIONS.family(action).name, ACTIONS.parameters(action)
    if family in FROM_HAND and is_last_card(sight):
        return sight.say("warning-last-card")
    card = values.get("card", EMPTY)
    if family == "defend_from_jail":
        card = int(sight.s.jail[sight.s.mover, values["prisoner"]])
    ends = family == "send_nowhere" or (family == "lock" and is_last_lock(sight))
    if family.startswith("defend"):
        ends = defends_for_good(sight, values["cell"], card)
    return sight.say("warning-ends-the-game") if ends else ""


def is_last_card(sight: Sight) -> bool:
    """Return whether the player to act holds their last card, and the pile is empty.

    Playing this card ends the game with this turn at the latest.  [E3] [R31]
    """
    return sight.s.hand_size[sight.s.mover] == 1 and sight.s.pile_size == 0


def is_last_lock(sight: Sight) -> bool:
    """Return whether one more lock would lock down the whole jail."""
    me, cells = sight.s.mover, int(sight.box.cells)
    locks = sum(sight.s.locked[me, :cells])
    return locks == cells - 1 and jail_is_full(sight.box, sight.s, me)


def defends_for_good(sight: Sight, cell: int, card: int) -> bool:
    """The defending card, or the pair of Gunslingers, has no place to go to.  [E5] [R23] [R30]"""
    duel = card == Card.GUNSLINGER == sight.s.attacker[sight.s.mover, cell]
    return card in OUTLAWS and has_nowhere_to_go(sight, card, 1 + duel)


SCENE = GameScene(
    seats=seats,
    zones=zones,
    counters=counters,
    touches=touches,
    warning=warning,
    vocabulary=VOCABULARY,
)
