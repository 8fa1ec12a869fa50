"""Names of Caboo's cards and places, and the faces that a person sees right now."""

from collections.abc import Iterator
from functools import cache

from tinstar.engine.actions import seat_letter
from tinstar.engine.i18n import Thing
from tinstar.games.caboo.components import EMPTY, NOWHERE, OPENING, PLACES, UNSEEN, Rank
from tinstar.games.caboo.state import Phase
from tinstar.games.caboo.vocabulary import Mark, PlaceId
from tinstar.presentation.scene import Piece
from tinstar.presentation.view_with_names import Sight

PILE, CENTRE, DRAWN = PlaceId.PILE, PlaceId.CENTRE, PlaceId.DRAWN
BACK = Piece()
Marked = tuple[int, str]  # a place and its mark
COURT = (Rank.ACE, Rank.JACK, Rank.QUEEN, Rank.KING)


@cache
def card_word(rank: int) -> str:
    """Return the corner text of a card: A, 2 ... 10, J, Q, K."""
    return Rank(rank).name[0] if rank in COURT else str(rank + 1)


@cache
def called(rank: int) -> str:
    """Return the id of the message with a card's name."""
    return f"card-{card_word(rank).lower()}"


def place_id(seat: int, at: int) -> str:
    return PlaceId.ROW.format(seat=seat_letter(seat), place=at + 1)


def place_of(place: int) -> str:
    """Return the id of the place with this number."""
    return place_id(place // PLACES, place % PLACES)


def card_of(sight: Sight, seat: int, place: int) -> Thing:
    """Return the phrase "your card 3", or "Lefty's card 3"."""
    return Thing("card-of", whose=sight.person(seat), place=place + 1)


def card_at(sight: Sight, place: int) -> Thing:
    """Return the phrase of `card_of` for the place with this number."""
    return card_of(sight, int(place) // PLACES, int(place) % PLACES)


def piece(sight: Sight, rank: int, *marks: str, count: int = 1) -> Piece:
    """Return a card face up, or its back if the rank is not known."""
    if rank == UNSEEN:
        return Piece(marks=marks, count=count)
    value = str(sight.box.value[rank])
    return Piece(card_word(rank), sight.say(called(rank)), value, "", marks, count)


# --- faces and marks that a person sees -----------------------------------------------------------


def are_open(sight: Sight) -> bool:
    """Return whether all cards are face up, as between the end of a round and the next deal."""
    return sight.is_over() or sight.s.phase == Phase.REVEALED


def looked_at(sight: Sight, seat: int) -> list[int]:
    """Return the places of the cards that a seat looks at, until the seat's next answer.  [O3]"""
    glance = int(sight.s.glance[seat])
    if glance == OPENING:
        dealt = seat * PLACES + int(sight.box.dealt)
        return [*range(dealt - int(sight.box.looked_at), dealt)]
    return [] if glance == NOWHERE else [glance]


def faces(sight: Sight, seat: int) -> list[int]:
    """Return the ranks in a row as this person sees them now: a rank, UNSEEN or EMPTY.

    A memory aid shows all cards that the person has seen.
    """
    row = sight.s.face[seat].tolist()
    if sight.memory_aid or are_open(sight):
        return row
    open_to_it = [sight.s.shown, *(looked_at(sight, sight.seat) if sight.seat >= 0 else ())]
    first = seat * PLACES
    return [r if r == EMPTY or first + at in open_to_it else UNSEEN for at, r in enumerate(row)]


def marks(sight: Sight) -> list[Marked]:
    """Return all marks. Everybody sees who looks at a card now, but not who looked at it before.
    [R5] [R26]
    """
    s, players = sight.s, range(sight.box.players)
    found = [
        (place, Mark.LOOKS.format(seat=seat_letter(x)))
        for x in players
        for place in looked_at(sight, x)
    ]
    if sight.memory_aid:
        found += _known(sight)
    named = s.named[: s.named_count].tolist()
    found += [(place, Mark.NAMED.format(number=number)) for number, place in enumerate(named, 1)]
    found += [(s.shown, Mark.SHOWN)] * (s.shown != NOWHERE)
    trades = s.phase == Phase.TRADE and s.traded != NOWHERE
    return found + [(s.mover * PLACES + s.traded, Mark.TRADED)] * trades


def _known(sight: Sight) -> Iterator[Marked]:
    for place, seen in enumerate(sight.s.seen.flat):
        for seat in range(sight.box.players):
            if seen >> seat & 1:
                yield place, Mark.KNOWN_TO.format(seat=seat_letter(seat))
