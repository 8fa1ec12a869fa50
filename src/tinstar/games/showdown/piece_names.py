"""Names of Showdown's cards, places and pieces, and the cards that a seat can see."""

from functools import cache

from tinstar.engine.actions import seat_letter
from tinstar.engine.i18n import Thing
from tinstar.games.showdown.components import (
    ARROW,
    EMPTY,
    FIRST,
    LOOKOUT,
    SECOND,
    SHERIFF_FACE,
    Card,
    Die,
    Disguise,
    Symbol,
)
from tinstar.games.showdown.vocabulary import PlaceId
from tinstar.presentation.scene import Move, Piece
from tinstar.presentation.view_with_names import Sight

PILE, DISCARDS, TABLE, STOCK = PlaceId.PILE, PlaceId.DISCARDS, PlaceId.TABLE, PlaceId.STOCKPILE
BACK = Piece()
SHOPS = {Disguise.MUSTACHE: "barber", Disguise.SUNGLASSES: "optician"}


# --- places ---------------------------------------------------------------------------------------


@cache
def hand_of(seat: int) -> str:
    """Return the id of the place that holds a seat's hand."""
    return PlaceId.HAND.format(seat=seat_letter(seat))


@cache
def purse_of(seat: int) -> str:
    """Return the id of the place of a seat's face-up bucks."""
    return PlaceId.BUCKS.format(seat=seat_letter(seat))


@cache
def box_of(seat: int) -> str:
    return PlaceId.MONEY_BOX.format(seat=seat_letter(seat))


@cache
def disguise_of(seat: int, disguise: int) -> str:
    return PlaceId.DISGUISE.format(disguise=disguise_word(disguise), seat=seat_letter(seat))


@cache
def open_id(slot: int) -> str:
    return PlaceId.OPEN.format(number=slot + 1)


@cache
def space_id(space: int) -> str:
    return PlaceId.SPACE.format(number=space + 1)


@cache
def station_id(station: int) -> str:
    return PlaceId.LOOKOUT if station == LOOKOUT else PlaceId.VAULT.format(number=station)


@cache
def die_id(die: int) -> str:
    return PlaceId.DIE.format(die=Die(die).name.lower())


def shop_id(sight: Sight, disguise: int) -> str:
    """Return the id of the first space with this disguise, or of the stockpile if none has it."""
    spaces = sight.box.disguise_on[disguise].tolist()
    return space_id(spaces.index(1)) if 1 in spaces else STOCK


# --- words ----------------------------------------------------------------------------------------


@cache
def symbol_word(symbol: int) -> str:
    """Return the notation of a symbol, which is also the id of the message with its name."""
    return f"symbol-{Symbol(symbol).name.replace('_', '-').lower()}"


@cache
def called(card: int) -> Thing:
    """Return the name of a card, such as "bandit and holdup".

    A card with two bandits is a "double bandit".
    """
    first, second = symbol_word(FIRST[card]), symbol_word(SECOND[card])
    if first == second:
        return Thing("card-double", symbol=first)
    return Thing("card-of-two", symbol=first, other=second)


@cache
def card_word(card: int) -> str:
    return Card(card).name.replace("_", "-").lower()


@cache
def disguise_word(disguise: int) -> str:
    return Disguise(disguise).name.lower()


def several(symbol: int, count: int) -> Thing:
    """Return a count of symbols in words: 1 bandit, 2 bandits, 3 money boxes."""
    return Thing("several", symbol=symbol_word(symbol), n=count)


def bucks(count: int) -> Thing:
    return Thing("bucks", n=count)


def disguise_called(disguise: int) -> str:
    """Return the id of the message with a disguise's name."""
    return f"disguise-{disguise_word(disguise)}"


def owned(sight: Sight) -> str:
    """Return the viewing seat's disguises in words, as in "a mustache or a pair of sunglasses"."""
    found = [d for d in Disguise if sight.s.disguise[sight.seat, d]]
    if len(found) > 1:
        return sight.say("either", one=disguise_called(found[0]), other=disguise_called(found[1]))
    return sight.say("just", one=disguise_called(found[0]))


def space_name(sight: Sight, space: int) -> str:
    """Return a short name for what a space offers."""
    if space == ARROW:
        return sight.say("space-start")
    found = [SHOPS[d] for d in Disguise if sight.box.disguise_on[d, space]]
    found += ["rock"] * int(sight.box.rock_on[space])
    found += ["bucks"] * bool(sight.box.bucks_on[space])
    return "-".join(sight.say(f"space-{each}") for each in found or ["trail"])


def station_name(sight: Sight, station: int) -> str:
    return sight.say("lookout") if station == LOOKOUT else sight.say("vault", n=station)


def face_called(outcome: int) -> Thing:
    """Return the name of a face of a die."""
    if outcome in (0, SHERIFF_FACE):
        return Thing("face-sheriff" if outcome else "face-blank")
    return Thing("face", n=outcome)


# --- pieces ---------------------------------------------------------------------------------------


def printed(sight: Sight, face: str, value: str = "") -> Piece:
    """Return a part of the board as a piece: a rock, a vault, the sheriff."""
    return Piece(face, sight.say(f"piece-{face}"), value)


def piece(sight: Sight, card: int, count: int = 1) -> Piece:
    """Return a card face up."""
    return Piece(card_word(card), sight.say("piece-card", card=called(card)), count=count)


def coins(sight: Sight, count: int) -> Piece:
    return Piece("buck", sight.say("piece-coins", n=count), count=count)


def paid(sight: Sight, count: int, source: str, target: str) -> tuple[Move, ...]:
    """Return the move of `count` bucks as a tuple, which is empty if `count` is 0."""
    return (Move(coins(sight, count), source, target),) if count else ()


def disguise_piece(sight: Sight, disguise: int, count: int = 1) -> Piece:
    name = sight.say("piece-disguise", disguise=disguise_called(disguise))
    return Piece(disguise_word(disguise), name, count=count)


def bandit_piece(sight: Sight, seat: int, *marks: str) -> Piece:
    name = sight.say("piece-bandit", whose=sight.person(seat))
    return Piece(f"bandit-{seat_letter(seat).lower()}", name, marks=marks)


def die_piece(sight: Sight, die: int, outcome: int) -> Piece:
    """Return a die that shows its last roll."""
    value = sight.say("symbol-sheriff") if outcome == SHERIFF_FACE else str(outcome)
    return Piece(die_id(die), sight.say(f"piece-{die_id(die)}"), value)


# --- visible cards --------------------------------------------------------------------------------


def hand(sight: Sight, seat: int) -> list[int]:
    """Return the visible cards in a hand, in order of their kinds.  [R7]"""
    if seat != sight.seat and not sight.memory_aid:
        return []
    known = sight.s.hand[seat] if seat == sight.seat else sight.s.known[seat]
    return [int(card) for card in Card for _ in range(known[card])]


def sees_into_the_box(sight: Sight, seat: int) -> bool:
    """Without a memory aid, others see into a money box only at the end.  [M3] [R25]"""
    return seat == sight.seat or sight.memory_aid or sight.is_over()


def open_cards(sight: Sight) -> list[int]:
    """Return the face-up cards, in order of their places."""
    return [int(card) for card in sight.s.open_card if card != EMPTY]
