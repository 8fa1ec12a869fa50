"""Events of Tinsel: describe each action and chance outcome, as one seat saw it.

An event has a text and the moves of the pieces.
"""

from collections.abc import Iterator

from tinsel.prompts_and_labels import best
from tinsel.scene import OFFER, PILE, called, faces, hand_of, piece, shelf_of
from tinstar.presentation.scene import Event, Move, Piece
from tinstar.presentation.view_with_names import Sight


def deal(before: Sight, after: Sight, ware: int | None) -> Iterator[Event]:
    """Yield a dealt ware; `ware` is None if this seat did not see it."""
    seat = next(x for x, had in enumerate(before.s.hand_size) if after.s.hand_size[x] > had)
    card = Piece() if ware is None else piece(before, ware)
    yield Event("deal", "", moves=(Move(card, PILE, hand_of(seat)),))


def begin(after: Sight, seat: int) -> Iterator[Event]:
    yield Event("begin", after.say("begins", who=after.person(seat)), seat)


def offer(before: Sight, after: Sight, ware: int) -> Iterator[Event]:
    yield _offered(before, after, piece(before, ware))


def offer_unseen(before: Sight, after: Sight) -> Iterator[Event]:
    yield _offered(before, after, Piece())


def _offered(before: Sight, after: Sight, ware: Piece) -> Event:
    peddler = int(before.s.peddler)
    about = {"who": after.person(peddler), "whom": after.person(after.s.customer)}
    move = Move(ware, hand_of(peddler), OFFER)
    return Event("offer", after.say("offers", **about), peddler, (move,))


def take(before: Sight, after: Sight) -> Iterator[Event]:
    who = int(before.s.customer)
    shelves = zip(before.s.shelf[who], after.s.shelf[who], strict=True)
    ware = next(kind for kind, (had, has) in enumerate(shelves) if has > had)
    told = after.say("takes", who=after.person(who), ware=called(ware))
    yield Event("take", told, who, (Move(piece(before, ware), OFFER, shelf_of(who)),))


def leave(before: Sight, after: Sight) -> Iterator[Event]:
    who, peddler = int(before.s.customer), int(before.s.peddler)
    told = after.say("leaves", who=after.person(who), whom=after.person(peddler))
    ware = faces(before, before.s.offer[peddler])
    yield Event("leave", told, who, (Move(ware, OFFER, shelf_of(peddler)),))


def game_over(after: Sight) -> Iterator[Event]:
    yield Event("end", after.say("over", best=best(after)))
