"""The scene of Showdown: track, bank, cards, dice and belongings, as one seat sees them."""

from collections.abc import Callable
from typing import Any

from tinstar.games.showdown.actions import ACTIONS
from tinstar.games.showdown.components import ARROW, EMPTY, Card, Die, Disguise, Symbol
from tinstar.games.showdown.holdups_and_brawls import die_of
from tinstar.games.showdown.piece_names import (
    DISCARDS,
    PILE,
    SHOPS,
    STOCK,
    TABLE,
    bandit_piece,
    box_of,
    card_word,
    coins,
    die_id,
    die_piece,
    disguise_called,
    disguise_of,
    disguise_piece,
    disguise_word,
    hand,
    hand_of,
    open_cards,
    open_id,
    piece,
    printed,
    purse_of,
    sees_into_the_box,
    shop_id,
    space_id,
    space_name,
    station_id,
    station_name,
    symbol_word,
)
from tinstar.games.showdown.result_texts import visible_score
from tinstar.games.showdown.state import Phase
from tinstar.games.showdown.vocabulary import VOCABULARY, CounterKind, Mark, ZoneKind
from tinstar.presentation.game_parts import GameScene
from tinstar.presentation.scene import Counter, Piece, Place, Seat, Touch, Zone, backs, standing
from tinstar.presentation.scene_cache import kept
from tinstar.presentation.view_with_names import Sight


def seats(sight: Sight) -> list[Seat]:
    return [_seat(sight, seat) for seat in range(sight.box.players)]


@kept("hand_size bucks money_box", "turn")
def _seat(sight: Sight, seat: int) -> Seat:
    return standing(
        sight,
        seat,
        score=visible_score(sight, seat),
        complete=sees_into_the_box(sight, seat),
        marks=(Mark.TURN,) if sight.s.turn == seat and not sight.is_over() else (),
    )


# --- zones ----------------------------------------------------------------------------------------


def zones(sight: Sight) -> list[Zone]:
    everybody = range(sight.box.players)
    return [
        _track(sight),
        _bank(sight),
        _open(sight),
        *(_things(sight, seat) for seat in everybody),
        *(_hand(sight, seat) for seat in everybody),
        _dice(sight),
        _heap(sight, ZoneKind.LAID, TABLE, _laid(sight)),
        _heap(sight, ZoneKind.PILE, PILE, backs(sight.s.pile_size)),
        _heap(sight, ZoneKind.DISCARDS, DISCARDS, _discards(sight)),
        _heap(sight, ZoneKind.STOCKPILE, STOCK, (Piece("buck", sight.say("piece-bucks")),)),
    ]


def _heap(sight: Sight, kind: ZoneKind, at: str, pieces: tuple[Piece, ...]) -> Zone:
    return Zone(kind, sight.say(f"zone-{kind}"), "heap", (Place(at, "", pieces),))


@kept(whole="bandit disguise", by="looker")
def _track(sight: Sight) -> Zone:
    spaces = range(sight.box.spaces)
    places = (Place(space_id(i), space_name(sight, i), _on(sight, i)) for i in spaces)
    return Zone(ZoneKind.TRACK, sight.say("zone-track"), "row", tuple(places))


def _on(sight: Sight, space: int) -> tuple[Piece, ...]:
    """Return the pieces on a space: the printed picture, disguises, and bandits."""
    here = [x for x in range(sight.box.players) if sight.s.bandit[x] == space]
    hidden = (Mark.BEHIND_THE_ROCK,) * int(sight.box.rock_on[space])
    bandits = (bandit_piece(sight, seat, *hidden) for seat in here)
    return (*_printed(sight, space), *_disguises_on(sight, space), *bandits)


def _printed(sight: Sight, space: int) -> list[Piece]:
    box = sight.box
    shops = [SHOPS[d] for d in Disguise if box.disguise_on[d, space]]
    there = {
        "arrow": space == ARROW,
        "tunnel": space == box.tunnel_to - 1,
        "rock": box.rock_on[space],
        **dict.fromkeys(shops, True),
    }
    found = [printed(sight, face) for face, lies in there.items() if lies]
    if box.bucks_on[space]:
        found.append(printed(sight, "bucks", str(box.bucks_on[space])))
    return found


def _disguises_on(sight: Sight, space: int) -> list[Piece]:
    """Return the disguises on a space.

    There is one of each kind for each player. Those of one kind that nobody owns lie on one space.
    [S2]
    """
    found: list[Piece] = []
    for disguise in Disguise:
        left = int(sight.box.players) - int(sum(sight.s.disguise[:, disguise]))
        if left and shop_id(sight, disguise) == space_id(space):
            found.append(disguise_piece(sight, disguise, left))
    return found


@kept(whole="vault_open sheriff", by="anybody")
def _bank(sight: Sight) -> Zone:
    """The stations of the sheriff's round, in his order.  [R17]"""
    stations = range(sight.box.vaults + 1)
    places = (Place(station_id(i), _named(sight, i), _at(sight, i)) for i in stations)
    return Zone(ZoneKind.BANK, sight.say("zone-bank"), "row", tuple(places))


def _named(sight: Sight, station: int) -> str:
    return station_name(sight, station) if station else sight.say("place-lookout")


def _at(sight: Sight, station: int) -> tuple[Piece, ...]:
    pieces: list[Piece] = []
    if station:
        full = sight.s.vault_open[station - 1]
        worth = str(sight.box.vault[station - 1])
        pieces.append(printed(sight, "vault", worth) if full else printed(sight, "roof"))
    return (*pieces, *[printed(sight, "sheriff")] * bool(sight.s.sheriff == station))


@kept(whole="open_card", by="anybody")
def _open(sight: Sight) -> Zone:
    slots = range(sight.box.open_cards)
    cards = [int(sight.s.open_card[i]) for i in slots]
    places = (
        Place(open_id(i), str(i + 1), () if card == EMPTY else (piece(sight, card),))
        for i, card in enumerate(cards)
    )
    return Zone(ZoneKind.OPEN, sight.say("zone-open"), "row", tuple(places))


@kept("money_box bucks disguise")
def _things(sight: Sight, seat: int) -> Zone:
    """A seat's bucks, disguises and money box. Other players see the box closed.  [M3]"""
    s = sight.s
    inside = (Piece(marks=(Mark.CLOSED,)),)
    if sees_into_the_box(sight, seat):
        inside = _coins(sight, s.money_box[seat])
    places = (
        Place(purse_of(seat), sight.say("place-bucks"), _coins(sight, s.bucks[seat])),
        *(_disguise_place(sight, seat, disguise) for disguise in Disguise),
        Place(box_of(seat), sight.say("place-money-box"), inside),
    )
    return Zone(
        ZoneKind.THINGS, sight.say("zone-things", who=sight.person(seat)), "row", places, seat
    )


def _disguise_place(sight: Sight, seat: int, disguise: int) -> Place:
    owned = (disguise_piece(sight, disguise),) * int(sight.s.disguise[seat, disguise])
    return Place(disguise_of(seat, disguise), sight.say(disguise_called(disguise)), owned)


def _coins(sight: Sight, count: int) -> tuple[Piece, ...]:
    return (coins(sight, int(count)),) if count else ()


@kept("hand hand_size known")
def _hand(sight: Sight, seat: int) -> Zone:
    known = hand(sight, seat)
    hidden = backs(sight.s.hand_size[seat] - len(known))
    place = Place(hand_of(seat), "", (*(piece(sight, card) for card in known), *hidden))
    return Zone(
        ZoneKind.HAND, sight.say("zone-hand", who=sight.person(seat)), "hand", (place,), seat
    )


@kept(whole="rolled", by="anybody")
def _dice(sight: Sight) -> Zone:
    shown = [(die, int(sight.s.rolled[die])) for die in Die]
    places = (
        Place(
            die_id(die),
            sight.say(f"place-{die_id(die)}"),
            () if n == EMPTY else (die_piece(sight, die, n),),
        )
        for die, n in shown
    )
    return Zone(ZoneKind.DICE, sight.say("zone-dice"), "row", tuple(places))


@kept(whole="laid", by="anybody")
def _laid(sight: Sight) -> tuple[Piece, ...]:
    return _cards(sight, sight.s.laid)


@kept(whole="discards", by="anybody")
def _discards(sight: Sight) -> tuple[Piece, ...]:
    return _cards(sight, sight.s.discards)


def _cards(sight: Sight, counts: list[int]) -> tuple[Piece, ...]:
    return tuple(piece(sight, c, int(counts[c])) for c in Card if counts[c])


def counters(sight: Sight) -> list[Counter]:
    """Return counters: the chosen symbol, the remaining symbols, and the current group."""
    s, found = sight.s, list[Counter]()
    if s.symbol != EMPTY:
        found.append(_counted(sight, "symbol", CounterKind.CHOSEN, s.symbol))
    for symbol in Symbol:
        left = int(s.left[symbol]) + (int(s.steps) if s.group == symbol else 0)
        if left:
            name = sight.say(symbol_word(symbol))
            kind = CounterKind.LEFT.format(symbol=symbol_word(symbol))
            found.append(Counter(name, str(left), kind))
    if s.group != EMPTY:
        found.append(_counted(sight, "under-way", CounterKind.UNDER_WAY, s.group))
    if s.group in (Symbol.HOLDUP, Symbol.BRAWL):
        found.append(Counter(sight.say("counter-haul"), str(s.haul), CounterKind.HAUL))
    return found


def _counted(sight: Sight, what: str, kind: CounterKind, symbol: int) -> Counter:
    word = symbol_word(symbol)
    return Counter(sight.say(f"counter-{what}"), sight.say(word), kind.format(symbol=word))


# --- pieces and places of an action ---------------------------------------------------------------


def touches(sight: Sight, action: int) -> Touch:
    family = ACTIONS.family(action).name
    return Touch(family, **_TOUCHES[family](sight, **ACTIONS.parameters(action)))


def warning(sight: Sight, action: int) -> str:
    """Taking the last face-up card ends the game, so a warning says so.  [E1]"""
    s = sight.s
    last = ACTIONS.family(action).name == "take" and s.phase == Phase.TURN
    ends = last and not s.pile_size and len(open_cards(sight)) == 1
    return sight.say("ends-the-game") if ends else ""


def _take(sight: Sight, slot: int) -> dict[str, str]:
    card = int(sight.s.open_card[slot])
    face = {} if card == EMPTY else {"face": card_word(card)}
    return face | {"source": open_id(slot), "target": hand_of(sight.s.mover)}


def _draw(sight: Sight) -> dict[str, str]:
    return {"source": PILE, "target": hand_of(sight.s.mover)}


def _symbol(sight: Sight, symbol: int) -> dict[str, str]:
    """Return the symbol to play or carry out, which is shown next to the laid cards."""
    return {"face": symbol_word(symbol), "source": TABLE}


def _lay(sight: Sight, card: int) -> dict[str, str]:
    return {"face": card_word(card), "source": hand_of(sight.s.mover), "target": TABLE}


def _done(sight: Sight) -> dict[str, str]:
    return {}


def _rob(sight: Sight, vault: int) -> dict[str, str]:
    return {"source": station_id(vault + 1), "target": purse_of(sight.s.mover)}


def _pay(sight: Sight) -> dict[str, str]:
    return {"source": purse_of(sight.s.mover)}


def _use(sight: Sight, disguise: int) -> dict[str, str]:
    source, target = disguise_of(sight.s.mover, disguise), shop_id(sight, disguise)
    return {"face": disguise_word(disguise), "source": source, "target": target}


def _leave(sight: Sight) -> dict[str, str]:
    return {"source": die_id(int(die_of(sight.s.group)))}


def _steal(sight: Sight, bucks: int) -> dict[str, str]:
    return {"source": purse_of(sight.s.victim), "target": purse_of(sight.s.mover)}


_TOUCHES: dict[str, Callable[..., dict[str, Any]]] = ACTIONS.by_family(
    take=_take,
    draw=_draw,
    choose=_symbol,
    lay=_lay,
    done=_done,
    do=_symbol,
    rob=_rob,
    pay=_pay,
    use=_use,
    leave=_leave,
    steal=_steal,
)


SCENE = GameScene(
    seats=seats,
    zones=zones,
    counters=counters,
    touches=touches,
    warning=warning,
    vocabulary=VOCABULARY,
)
