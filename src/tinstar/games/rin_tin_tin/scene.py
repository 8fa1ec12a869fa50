"""The scene of Rin Tin Tin: board, spinner, squads and Boodle, as one seat sees them."""

from tinstar.games.rin_tin_tin.actions import ACTIONS
from tinstar.games.rin_tin_tin.components import SECTORS, SQUADS, Spin, Squad
from tinstar.games.rin_tin_tin.piece_names import (
    CAVALRYMAN,
    DECK,
    FIGURE,
    boodle_of,
    cards,
    circle_id,
    figure_id,
    group_name,
    group_of,
    groups,
    next_squad,
    piece,
    sector,
    sector_id,
    squad_of,
)
from tinstar.games.rin_tin_tin.result_texts import hidden_cards, points
from tinstar.games.rin_tin_tin.vocabulary import VOCABULARY, ZoneKind
from tinstar.presentation.game_parts import GameScene
from tinstar.presentation.scene import Counter, Piece, Place, Seat, Touch, Zone, backs, standing
from tinstar.presentation.scene_cache import kept
from tinstar.presentation.view_with_names import Sight

NOBODYS = int(Squad.NONE)  # a plain number, because it is compared for each circle


def seats(sight: Sight) -> list[Seat]:
    return [_seat(sight, seat) for seat in range(sight.box.players)]


@kept("boodle boodle_cards total", "captured rin_tin_tin ending", by="anybody")
def _seat(sight: Sight, seat: int) -> Seat:
    complete = hidden_cards(sight, seat) == 0
    return standing(sight, seat, score=points(sight, seat), complete=complete)


# --- zones ----------------------------------------------------------------------------------------


def zones(sight: Sight) -> list[Zone]:
    """Return the zones: the groups of the board, the spinner, and the pieces of seats and deck."""
    everybody = range(sight.box.players)
    deck = (Place(DECK, "", backs(sight.s.deck_size)),)
    return [
        *_board(sight),
        _spinner(sight),
        *(_squad(sight, seat) for seat in everybody),
        *(_boodle(sight, seat) for seat in everybody),
        Zone(ZoneKind.DECK, sight.say("zone-deck"), "heap", deck),
    ]


@kept(whole="circle rin_tin_tin", by="anybody")
def _board(sight: Sight) -> tuple[Zone, ...]:
    return tuple(_group(sight, group) for group in groups(sight))


@kept("circle rin_tin_tin", by="anybody")
def _group(sight: Sight, group: int) -> Zone:
    """Return a group: its ordinary circles in a row, and last the Rin Tin Tin Outlaw Circle."""
    ordinary = [
        Place(circle_id(group, c), str(c + 1), _on(sight, squad, CAVALRYMAN))
        for c, squad in enumerate(sight.s.circle[group, : sight.box.circles].tolist())
    ]
    last = Place(figure_id(group), "R", _on(sight, int(sight.s.rin_tin_tin[group]), FIGURE))
    return Zone(ZoneKind.GROUP, group_name(sight, group), "row", (*ordinary, last))


def _on(sight: Sight, squad: int, kind: str) -> tuple[Piece, ...]:
    return () if squad == NOBODYS else (piece(sight, squad, kind),)


@kept(whole="spun", by="anybody")
def _spinner(sight: Sight) -> Zone:
    shown = [*SECTORS] + [Spin.ON_A_LINE] * bool(sight.box.on_a_line)
    places = tuple(Place(sector_id(spin), "", (sector(sight, spin),)) for spin in shown)
    return Zone(ZoneKind.SPINNER, sight.say("zone-spinner"), "row", places)


@kept("cavalrymen figures")
def _squad(sight: Sight, seat: int) -> Zone:
    """Return the zone of a seat's pieces that are not yet played, color by color."""
    s, box = sight.s, sight.box
    standing_by = [
        piece(sight, squad, kind, count)
        for kind, left, full in (
            (CAVALRYMAN, s.cavalrymen[seat], box.cavalrymen),
            (FIGURE, s.figures[seat], box.figures),
        )
        for squad, count in _by_color(sight, seat, int(left), int(full))
    ]
    place = Place(squad_of(seat), "", tuple(standing_by))
    name = sight.say("zone-squad", who=sight.person(seat))
    return Zone(ZoneKind.SQUAD, name, "heap", (place,), seat)


def _by_color(sight: Sight, seat: int, left: int, full: int) -> list[tuple[int, int]]:
    """Return the squads of a seat, each with its part of the `left` pieces that remain.

    The first squad is played first.
    """
    squads = [squad for squad in range(1, SQUADS + 1) if sight.box.owner[squad] == seat]
    found = []
    for squad in reversed(squads[: sight.box.squads]):
        count = min(left, full)
        found.append((squad, count))
        left -= count
    return [(squad, count) for squad, count in reversed(found) if count]


@kept("boodle boodle_cards")
def _boodle(sight: Sight, seat: int) -> Zone:
    held = (*cards(sight, seat), *backs(hidden_cards(sight, seat)))
    place = Place(boodle_of(seat), "", held)
    name = sight.say("zone-boodle", who=sight.person(seat))
    labels = sight.say("label-counts"), sight.say("label-card")
    return Zone(ZoneKind.BOODLE, name, "hand", (place,), seat, labels)


def counters(sight: Sight) -> list[Counter]:
    """Return no counters, because all numbers of this game lie on the table."""
    return []


# --- pieces and places of an action ---------------------------------------------------------------


def touches(sight: Sight, action: int) -> Touch:
    """Return the next piece of the squad, and the circle that it would cover."""
    family, group, me = ACTIONS.family(action).name, group_of(action), int(sight.s.mover)
    if family == "figure":
        kind, target = FIGURE, figure_id(group)
    else:
        kind, circle = CAVALRYMAN, int(sight.s.covered[group])
        target = circle_id(group, min(circle, sight.box.circles - 1))
    face = piece(sight, next_squad(sight, me, kind), kind).face
    return Touch(family, face, squad_of(me), target)


SCENE = GameScene(
    seats=seats, zones=zones, counters=counters, touches=touches, vocabulary=VOCABULARY
)
