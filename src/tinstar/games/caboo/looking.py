"""Cards and places of Caboo as words, and which faces a person has before its eyes."""

from functools import cache

from tinstar.core.actions import seat_letter
from tinstar.core.scene import Piece, Sight
from tinstar.core.speech import Thing
from tinstar.games.caboo.components import EMPTY, OPENING, PLACES, UNSEEN, Rank
from tinstar.games.caboo.state import Phase

PILE = "pile"
CENTRE = "centre"
DRAWN = "drawn"
BACK = Piece()
COURT = (Rank.ACE, Rank.JACK, Rank.QUEEN, Rank.KING)


@cache
def card_word(rank: int) -> str:
    """As it stands in the corner of the card: A, 2 ... 10, J, Q, K."""
    return Rank(rank).name[0] if rank in COURT else str(rank + 1)


@cache
def called(rank: int) -> str:
    """The message with the name of a card."""
    return f"card-{card_word(rank).lower()}"


def place_id(seat: int, at: int) -> str:
    return f"{seat_letter(seat)}{at + 1}"


def place_of(place: int) -> str:
    """The id of a place that is named by one number."""
    return place_id(place // PLACES, place % PLACES)


def card_of(sight: Sight, seat: int, place: int) -> Thing:
    """your card 3, or Lefty's card 3"""
    return Thing("card-of", whose=sight.person(seat), place=place + 1)


def card_at(sight: Sight, place: int) -> Thing:
    """The same of a place that is named by one number."""
    return card_of(sight, int(place) // PLACES, int(place) % PLACES)


def piece(sight: Sight, rank: int, *marks: str, count: int = 1) -> Piece:
    """A card face up, or its back where the rank is not known."""
    if rank == UNSEEN:
        return Piece(marks=marks, count=count)
    value = str(sight.box.value[rank])
    return Piece(card_word(rank), sight.say(called(rank)), value, "", marks, count)


# --- what a person sees ---------------------------------------------------------------------------


def are_open(sight: Sight) -> bool:
    """At the end of a round all cards lie open, until the next are dealt."""
    return sight.is_over() or sight.s.phase == Phase.REVEALED


def looks_at(sight: Sight, seat: int, owner: int, at: int) -> bool:
    """Is this seat looking at that card just now? It is until it answers.  [O3]"""
    glance = sight.s.glance[seat]
    if glance == OPENING:
        dealt = int(sight.box.dealt)
        return seat == owner and dealt - int(sight.box.looked_at) <= at < dealt
    return glance == owner * PLACES + at


def has_before_its_eyes(sight: Sight, seat: int, at: int) -> bool:
    """Is the face of a card shown to this person now? A memory aid shows all that it has seen."""
    if sight.memory_aid or are_open(sight) or sight.s.shown == seat * PLACES + at:
        return True
    return sight.seat >= 0 and looks_at(sight, sight.seat, seat, at)


def face(sight: Sight, seat: int, at: int) -> int:
    """The rank that is shown to this person, UNSEEN or EMPTY."""
    rank = int(sight.s.face[seat, at])
    return rank if rank == EMPTY or has_before_its_eyes(sight, seat, at) else int(UNSEEN)


def marks(sight: Sight, seat: int, at: int) -> list[str]:
    """Who looks at a card is for all to see; who has looked one has to remember.  [R5] [R26]"""
    s, place = sight.s, seat * PLACES + at
    players = range(sight.box.players)
    looking = [seat_letter(x) for x in players if looks_at(sight, x, seat, at)]
    known = [seat_letter(x) for x in players if s.seen[seat, at] >> x & 1]
    named = s.named[: s.named_count].tolist()
    found = [f"{x} looks" for x in looking]
    found += [f"known to {' '.join(known)}"] * bool(sight.memory_aid and known)
    found += [f"named {number}" for number, each in enumerate(named, 1) if each == place]
    found += ["shown"] * (s.shown == place)
    found += ["traded"] * (s.phase == Phase.TRADE and place == s.mover * PLACES + s.traded)
    return found
