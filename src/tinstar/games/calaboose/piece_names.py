"""Cards, cells and gangs of Calaboose as words, and what of them a seat can make out."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from tinstar.engine.actions import seat_letter
from tinstar.engine.i18n import Tongue
from tinstar.games.calaboose.components import EMPTY, OUTLAWS, Card
from tinstar.games.calaboose.sending import places_in
from tinstar.games.calaboose.state import Step
from tinstar.games.calaboose.vocabulary import PlaceId
from tinstar.presentation.scene import Piece
from tinstar.presentation.view_with_names import Sight

AIR, PILE, DISCARDS = PlaceId.AIR, PlaceId.PILE, PlaceId.DISCARDS
BACK = Piece()


@cache
def hand_of(seat: int) -> str:
    """The id of the place where a seat holds its cards."""
    return PlaceId.HAND.format(seat=seat_letter(seat))


@cache
def cell_id(jail: int, cell: int) -> str:
    return PlaceId.CELL.format(seat=seat_letter(jail), cell=cell + 1)


@cache
def card_word(card: int) -> str:
    """As notation has it."""
    return Card(card).name.lower().replace("_", "-")


def called(card: int) -> str:
    """The message with the name of a card; "none" where there is none."""
    return "none" if card == EMPTY else f"card-{card_word(card)}"


def several(sight: Sight, card: int, count: int) -> str:
    """1 Bandit, 2 Bandits, 2 Bad Lawmen"""
    return sight.say("several", card=called(card), n=count)


def names_of_cards(sight: Sight, cards: Sequence[int]) -> str:
    """2 Hucksters, 1 Bandit and 1 Jail Break"""
    return sight.tongue.listed(several(sight, c, cards.count(c)) for c in Card if c in cards)


def gang_names(sight: Sight, jail: int) -> list[str]:
    """Each gang that can be made out, with what it is worth: 2 Bandits 20"""
    return [
        sight.say("gang", card=called(card), n=n, worth=worth)
        for card, (n, worth) in gangs(sight, jail).items()
    ]


def piece(sight: Sight, card: int, *marks: str, count: int = 1) -> Piece:
    """A card face up."""
    card = int(card)  # a number of NumPy's is slow to compare with members of an enum
    if card not in OUTLAWS:
        return _special(card, marks, count, sight.tongue)
    bounty = tuple(sight.box.bounty[card, : sight.box.cells].tolist())
    return _outlaw(card, int(sight.box.value[card]), bounty, marks, count, sight.tongue)


@lru_cache(1024)
def _special(card: int, marks: tuple[str, ...], count: int, tongue: Tongue) -> Piece:
    word, name = card_word(card), tongue.say(called(card))
    return Piece(word, name, "X", tongue.say(f"text-{word}"), marks, count)


@lru_cache(1024)
def _outlaw(
    card: int,
    value: int,
    bounty: tuple[int, ...],
    marks: tuple[str, ...],
    count: int,
    tongue: Tongue,
) -> Piece:
    text = " ".join(map(str, bounty))
    return Piece(card_word(card), tongue.say(called(card)), str(value), text, marks, count)


# --- what can be made out -------------------------------------------------------------------------


def is_hidden(sight: Sight, jail: int, cell: int) -> bool:
    """A card locked down lies face down until the game is scored; its owner may look."""
    if not sight.s.locked[jail, cell]:
        return False
    scored = sight.is_over() or sight.s.phase == Step.NEXT_GAME
    return not (sight.memory_aid or jail == sight.seat or scored)


def prisoners(sight: Sight, jail: int) -> list[int]:
    """The cards in a jail that can be made out."""
    cells = range(sight.box.cells)
    inside = [int(sight.s.jail[jail, c]) for c in cells if not is_hidden(sight, jail, c)]
    return [card for card in inside if card != EMPTY]


def gangs(sight: Sight, jail: int) -> dict[int, tuple[int, int]]:
    """Of each kind that can be made out in a jail: how many, and what they are worth."""
    inside = prisoners(sight, jail)
    sizes = {int(card): inside.count(card) for card in OUTLAWS if card in inside}
    return {card: (n, int(sight.box.bounty[card, n - 1])) for card, n in sizes.items()}


def hand(sight: Sight, seat: int) -> list[int]:
    """The cards in a hand that can be made out, in order of their kinds."""
    known = sight.s.hand[seat]
    if seat != sight.seat:
        known = sight.s.known[sight.seat, seat] * bool(sight.memory_aid and sight.seat >= 0)
    return [int(card) for card in Card for _ in range(known[card])]


def cells_to_break(sight: Sight, card: int) -> list[int]:
    """The cells of one's own jail that a Jail Break for this kind empties.  [K1] [K2]"""
    jail, locked = sight.s.jail[sight.s.mover], sight.s.locked[sight.s.mover]
    return [c for c in range(sight.box.cells) if jail[c] == card and not locked[c]]


def has_nowhere_to_go(sight: Sight, card: int, cards: int = 1) -> bool:
    """Is there no other jail with room for so many of this card?  [E2] [R23] [R29]"""
    others = [j for j in range(sight.box.players) if j != sight.s.mover]
    return all(places_in(sight.box, sight.s, card, jail) < cards for jail in others)


def target(sight: Sight, jail: int, cell: int) -> dict[str, Any]:
    """A cell as a sentence speaks of it: its number, whose it is, and who sits there."""
    prisoner = called(sight.s.jail[jail, cell])
    return {"owner": sight.person(jail), "cell": cell + 1, "prisoner": prisoner}
