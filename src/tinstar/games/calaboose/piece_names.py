"""Names of Calaboose's cards, cells and gangs, and the cards that a seat can see."""

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
    """Return the id of the place that holds a seat's hand."""
    return PlaceId.HAND.format(seat=seat_letter(seat))


@cache
def cell_id(jail: int, cell: int) -> str:
    return PlaceId.CELL.format(seat=seat_letter(jail), cell=cell + 1)


@cache
def card_word(card: int) -> str:
    """Return the name of a card in the notation."""
    return Card(card).name.lower().replace("_", "-")


def called(card: int) -> str:
    """Return the id of the message with a card's name, or "none" for an empty cell."""
    return "none" if card == EMPTY else f"card-{card_word(card)}"


def several(sight: Sight, card: int, count: int) -> str:
    """Return a count of cards in words: 1 Bandit, 2 Bandits, 2 Bad Lawmen."""
    return sight.say("several", card=called(card), n=count)


def names_of_cards(sight: Sight, cards: Sequence[int]) -> str:
    """Return a list of cards in words: 2 Hucksters, 1 Bandit and 1 Jail Break."""
    return sight.tongue.listed(several(sight, c, cards.count(c)) for c in Card if c in cards)


def gang_names(sight: Sight, jail: int) -> list[str]:
    """Return each visible gang with its bounty, as in "2 Bandits 20"."""
    return [
        sight.say("gang", card=called(card), n=n, worth=worth)
        for card, (n, worth) in gangs(sight, jail).items()
    ]


def piece(sight: Sight, card: int, *marks: str, count: int = 1) -> Piece:
    """Return a card face up."""
    card = int(card)  # comparing NumPy's numbers with enum members is slow
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


# --- visible cards --------------------------------------------------------------------------------


def is_hidden(sight: Sight, jail: int, cell: int) -> bool:
    """Return whether a cell is hidden from this person.

    A locked card lies face down until the game is scored. Only its owner, and players with a memory
    aid, see it.
    """
    if not sight.s.locked[jail, cell]:
        return False
    scored = sight.is_over() or sight.s.phase == Step.NEXT_GAME
    return not (sight.memory_aid or jail == sight.seat or scored)


def prisoners(sight: Sight, jail: int) -> list[int]:
    """Return the visible cards in a jail."""
    cells = range(sight.box.cells)
    inside = [int(sight.s.jail[jail, c]) for c in cells if not is_hidden(sight, jail, c)]
    return [card for card in inside if card != EMPTY]


def gangs(sight: Sight, jail: int) -> dict[int, tuple[int, int]]:
    """Map each visible kind in a jail to the number of its cards and their bounty."""
    inside = prisoners(sight, jail)
    sizes = {int(card): inside.count(card) for card in OUTLAWS if card in inside}
    return {card: (n, int(sight.box.bounty[card, n - 1])) for card, n in sizes.items()}


def hand(sight: Sight, seat: int) -> list[int]:
    """Return the visible cards in a hand, in order of their kinds."""
    if seat == sight.seat:
        known = sight.s.hand[seat]
    elif sight.memory_aid and sight.seat >= 0:
        known = sight.s.known[sight.seat, seat]
    else:
        return []
    return [int(card) for card in Card for _ in range(known[card])]


def cells_to_break(sight: Sight, card: int) -> list[int]:
    """Return the cells of the mover's jail that a Jail Break for this kind empties.  [K1] [K2]"""
    jail, locked = sight.s.jail[sight.s.mover], sight.s.locked[sight.s.mover]
    return [c for c in range(sight.box.cells) if jail[c] == card and not locked[c]]


def has_nowhere_to_go(sight: Sight, card: int, cards: int = 1) -> bool:
    """A card has nowhere to go if no other jail has room for `cards` cards of its kind.
    [E2] [R23] [R29]
    """
    others = [j for j in range(sight.box.players) if j != sight.s.mover]
    return all(places_in(sight.box, sight.s, card, jail) < cards for jail in others)


def target(sight: Sight, jail: int, cell: int) -> dict[str, Any]:
    """Return the arguments of messages about a cell: its number, owner and prisoner."""
    prisoner = called(sight.s.jail[jail, cell])
    return {"owner": sight.person(jail), "cell": cell + 1, "prisoner": prisoner}
