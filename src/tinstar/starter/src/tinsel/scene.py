"""The scene of Tinsel, as one seat sees it. The page and the terminal draw it."""

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
    """Return the id of the message with a ware's name."""
    return f"ware-{Ware(ware).name.lower()}"


def piece(sight: Sight, ware: int) -> Piece:
    """Return an unwrapped ware."""
    word = Ware(ware).name.lower()
    return Piece(word, sight.say(called(ware)), value=f"{sight.box.value[ware]:+d}")


def faces(sight: Sight, ware: int) -> Piece:
    """Return a ware as this seat sees it: wrapped if its kind is unknown."""
    return Piece() if ware == Ware.NONE else piece(sight, ware)


def seats(sight: Sight) -> list[Seat]:
    """Return all players with their scores, as far as this seat can see them."""
    found = []
    for seat in range(sight.game.players):
        complete = sum(sight.s.wrapped[seat]) == sight.s.wrapped_size[seat]
        marks = ("peddler",) * (seat == sight.s.peddler and not sight.is_over())
        points = int(score(sight.box, sight.s, seat))
        found.append(standing(sight, seat, score=points, complete=complete, marks=marks))
    return found


def zones(sight: Sight) -> list[Zone]:
    """Return the pile, the offered ware, and the hand and shelf of each seat."""
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
        unwrapped = wares(sight, sight.s.shelf[seat], sum(sight.s.shelf[seat]))
        wrapped = wares(sight, sight.s.wrapped[seat], sight.s.wrapped_size[seat], ("wrapped",))
        place = Place(shelf_of(seat), "", (*unwrapped, *wrapped))
        name = sight.say("zone-shelf", who=sight.person(seat))
        found.append(Zone("shelf", name, "hand", (place,), seat))
    return found


def wares(
    sight: Sight, known: list[int], many: int, marks: tuple[str, ...] = ()
) -> tuple[Piece, ...]:
    """Return `many` wares; the known ones show their faces."""
    seen = [piece(sight, kind) for kind in KINDS for _ in range(known[kind])]
    marked = [Piece(p.face, p.name, p.value, marks=marks) for p in seen]
    return (*marked, *backs(many - len(seen)))


def counters(sight: Sight) -> list[Counter]:
    """Return no counters: all that counts lies somewhere on the table."""
    return []


def touches(sight: Sight, action: int) -> Touch:
    """Return the piece and the target of an offer; other actions are buttons."""
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
