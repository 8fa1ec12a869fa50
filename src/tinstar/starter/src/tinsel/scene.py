"""What lies where on the table of Tinsel, as one seat sees it: every face draws this."""

from tinsel.actions import ACTIONS, TAKE
from tinsel.components import KINDS, NOBODY, Ware
from tinsel.rules import score
from tinstar.engine.actions import seat_letter
from tinstar.presentation.game_parts import GameScene
from tinstar.presentation.scene import Counter, Piece, Place, Seat, Touch, Zone, backs, standing
from tinstar.presentation.view_with_names import Sight

PILE, OFFER = "pile", "offer"


def hand_of(seat: int) -> str:
    return f"hand {seat_letter(seat)}"


def shelf_of(seat: int) -> str:
    return f"shelf {seat_letter(seat)}"


def called(ware: int) -> str:
    """The message with the name of a ware."""
    return f"ware-{Ware(ware).name.lower()}"


def piece(sight: Sight, ware: int) -> Piece:
    """A ware, unwrapped."""
    word = Ware(ware).name.lower()
    return Piece(word, sight.say(called(ware)), value=f"{sight.box.value[ware]:+d}")


def faces(sight: Sight, ware: int) -> Piece:
    """A ware as it is seen; wrapped where this seat does not know it."""
    return Piece() if ware == Ware.NONE else piece(sight, ware)


def seats(sight: Sight) -> list[Seat]:
    """Everybody at the table; a score is what can be seen of it."""
    found = []
    for seat in range(sight.game.players):
        complete = bool(sight.s.wrapped[seat].sum() == sight.s.wrapped_size[seat])
        marks = ("peddler",) * (seat == sight.s.peddler and not sight.is_over())
        points = int(score(sight.box, sight.s, seat))
        found.append(standing(sight, seat, score=points, complete=complete, marks=marks))
    return found


def zones(sight: Sight) -> list[Zone]:
    """The pile, the ware that is offered, and of each seat the hand and the shelf."""
    s = sight.s
    offered = (faces(sight, s.offer[s.peddler]),) if s.customer != NOBODY else ()
    common = [
        Zone(PILE, sight.say("zone-pile"), "heap", (Place(PILE, "", backs(s.pile_size)),)),
        Zone(OFFER, sight.say("zone-offer"), "row", (Place(OFFER, "", offered),)),
    ]
    return [*common, *(hand(sight, seat) for seat in range(sight.game.players)), *shelves(sight)]


def hand(sight: Sight, seat: int) -> Zone:
    held = wares(sight, sight.s.hand[seat], sight.s.hand_size[seat])
    place = Place(hand_of(seat), "", held)
    return Zone("hand", sight.say("zone-hand", who=sight.person(seat)), "hand", (place,), seat)


def shelves(sight: Sight) -> list[Zone]:
    found = []
    for seat in range(sight.game.players):
        unwrapped = wares(sight, sight.s.shelf[seat], sight.s.shelf[seat].sum())
        wrapped = wares(sight, sight.s.wrapped[seat], sight.s.wrapped_size[seat], ("wrapped",))
        place = Place(shelf_of(seat), "", (*unwrapped, *wrapped))
        name = sight.say("zone-shelf", who=sight.person(seat))
        found.append(Zone("shelf", name, "hand", (place,), seat))
    return found


def wares(
    sight: Sight, known: list[int], many: int, marks: tuple[str, ...] = ()
) -> tuple[Piece, ...]:
    """So many wares, those that are known with their faces."""
    seen = [piece(sight, kind) for kind in KINDS for _ in range(known[kind])]
    marked = [Piece(p.face, p.name, p.value, marks=marks) for p in seen]
    return (*marked, *backs(many - len(seen)))


def counters(sight: Sight) -> list[Counter]:
    """All that is counted lies somewhere."""
    return []


def touches(sight: Sight, action: int) -> Touch:
    """Which piece an action is about, and where it goes; what is about none is a button."""
    if action < TAKE:
        told = ACTIONS.parameters(action)
        face = Ware(told["ware"]).name.lower()
        return Touch(
            "offer",
            face,
            hand_of(sight.s.peddler),
            shelf_of(told["seat"]),
            label=sight.say("offer-here"),
        )
    return Touch(ACTIONS.family(action).name)


SCENE = GameScene(seats=seats, zones=zones, counters=counters, touches=touches)
