"""Cards, places and pieces of Showdown as words, and what of them a seat can make out."""

from collections.abc import Sequence
from functools import cache

from tinstar.core.actions import seat_letter
from tinstar.core.scene import Move, Piece, Sight
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

PILE, DISCARDS, TABLE, STOCK = "pile", "discards", "table", "stockpile"
BACK = Piece()
SHERIFF = Piece("sheriff", "Sheriff")
PLURALS = {"money box": "money boxes"}
SHOPS = {Disguise.MUSTACHE: "barber", Disguise.SUNGLASSES: "optician"}


# --- places ---------------------------------------------------------------------------------------


@cache
def hand_of(seat: int) -> str:
    """The id of the place where a seat holds its cards."""
    return f"hand {seat_letter(seat)}"


@cache
def purse_of(seat: int) -> str:
    """Where its bucks lie face up."""
    return f"bucks {seat_letter(seat)}"


@cache
def box_of(seat: int) -> str:
    return f"money-box {seat_letter(seat)}"


@cache
def disguise_of(seat: int, disguise: int) -> str:
    return f"{disguise_word(disguise)} {seat_letter(seat)}"


@cache
def open_id(slot: int) -> str:
    return f"open {slot + 1}"


@cache
def space_id(space: int) -> str:
    return f"space {space + 1}"


@cache
def station_id(station: int) -> str:
    return "lookout" if station == LOOKOUT else f"vault {station}"


@cache
def die_id(die: int) -> str:
    return f"{Die(die).name.lower()}-die"


def shop_id(sight: Sight, disguise: int) -> str:
    """The first space where a disguise is to be had; the stockpile, should there be none."""
    spaces = sight.box.disguise_on[disguise].tolist()
    return space_id(spaces.index(1)) if 1 in spaces else STOCK


# --- words ----------------------------------------------------------------------------------------


@cache
def symbol_name(symbol: int) -> str:
    return Symbol(symbol).name.replace("_", " ").lower()


@cache
def symbol_word(symbol: int) -> str:
    """The symbol itself, as no card and no figure."""
    return f"symbol-{Symbol(symbol).name.replace('_', '-').lower()}"


@cache
def card_name(card: int) -> str:
    """Bandit and holdup; two bandits are a double bandit."""
    if FIRST[card] == SECOND[card]:
        return f"double {symbol_name(FIRST[card])}"
    return f"{symbol_name(FIRST[card])} and {symbol_name(SECOND[card])}"


@cache
def card_word(card: int) -> str:
    return Card(card).name.replace("_", "-").lower()


@cache
def disguise_word(disguise: int) -> str:
    return Disguise(disguise).name.lower()


def a_disguise(disguise: int) -> str:
    return "a mustache" if disguise == Disguise.MUSTACHE else "a pair of sunglasses"


def several(symbol: int, count: int) -> str:
    """1 bandit, 2 bandits, 3 money boxes"""
    name = symbol_name(symbol)
    return f"{count} {name if count == 1 else PLURALS.get(name, name + 's')}"


def bucks(count: int) -> str:
    return f"{count} buck{'s' * (count != 1)}"


def listed(texts: Sequence[str]) -> str:
    """one, two and three"""
    return " and ".join(filter(None, [", ".join(texts[:-1]), *texts[-1:]]))


def space_name(sight: Sight, space: int) -> str:
    """What is to be found there, in a word or two."""
    if space == ARROW:
        return "start"
    shops = [SHOPS[d] for d in Disguise if sight.box.disguise_on[d, space]]
    found = shops + ["rock"] * int(sight.box.rock_on[space])
    found += ["bucks"] * bool(sight.box.bucks_on[space])
    return "-".join(found) or "trail"


def station_name(station: int) -> str:
    return "his lookout" if station == LOOKOUT else f"vault {station}"


def face_name(outcome: int) -> str:
    """What a die shows."""
    return {0: "a blank", SHERIFF_FACE: "the sheriff"}.get(outcome, f"a {outcome}")


# --- pieces ---------------------------------------------------------------------------------------


def piece(card: int, count: int = 1) -> Piece:
    """A card face up."""
    name = card_name(card)
    return Piece(card_word(card), name[0].upper() + name[1:], count=count)


def coins(count: int) -> Piece:
    return Piece("buck", "Buck" if count == 1 else "Bucks", count=count)


def paid(count: int, source: str, target: str) -> tuple[Move, ...]:
    """Bucks on their way, if there are any."""
    return (Move(coins(count), source, target),) if count else ()


def disguise_piece(disguise: int, count: int = 1) -> Piece:
    return Piece(disguise_word(disguise), disguise_word(disguise).title(), count=count)


def bandit_piece(sight: Sight, seat: int, *marks: str) -> Piece:
    whose = sight.whose(seat)
    return Piece(
        f"bandit-{seat_letter(seat).lower()}", f"{whose[0].upper()}{whose[1:]} bandit", marks=marks
    )


def die_piece(die: int, outcome: int) -> Piece:
    """A die as it lies, showing what was rolled."""
    value = "sheriff" if outcome == SHERIFF_FACE else str(outcome)
    return Piece(die_id(die), f"{Die(die).name.title()} die", value)


# --- what can be made out -------------------------------------------------------------------------


def hand(sight: Sight, seat: int) -> list[int]:
    """The cards in a hand that can be made out, in order of their kinds.  [R7]"""
    known = sight.s.hand[seat]
    if seat != sight.seat:
        known = sight.s.known[seat] * bool(sight.memory_aid)
    return [int(card) for card in Card for _ in range(known[card])]


def sees_into_the_box(sight: Sight, seat: int) -> bool:
    """Secret from the others until the end, but for a table that helps the memory.  [M3] [R25]"""
    return seat == sight.seat or sight.memory_aid or sight.is_over()


def open_cards(sight: Sight) -> list[int]:
    """The cards face up, in order of their places."""
    return [int(card) for card in sight.s.open_card if card != EMPTY]
