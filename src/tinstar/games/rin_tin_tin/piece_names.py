"""Names of Rin Tin Tin's pieces, places and cards."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any

from tinstar.engine.actions import seat_letter
from tinstar.engine.i18n import Tongue
from tinstar.games.rin_tin_tin.actions import ACTIONS
from tinstar.games.rin_tin_tin.components import (
    DENOMINATIONS,
    GROUPS,
    TERRITORIES,
    Spin,
    Squad,
    Territory,
)
from tinstar.games.rin_tin_tin.groups_and_boodle import captured_outlaws
from tinstar.games.rin_tin_tin.turns_and_placing import squad_to_play
from tinstar.games.rin_tin_tin.vocabulary import Mark, PlaceId
from tinstar.presentation.scene import Piece
from tinstar.presentation.view_with_names import Sight

DECK = PlaceId.DECK
BACK = Piece()
CAVALRYMAN, FIGURE = "cavalryman", "rin-tin-tin"


def _word(of: Spin | Squad | Territory) -> str:
    return of.name.lower().replace("_", "-")


def called(of: Spin | Squad | Territory) -> str:
    """Return the id of the message with the name of a color or another result of the spinner."""
    return f"color-{_word(of)}"


# --- places ---------------------------------------------------------------------------------------


def groups(sight: Sight) -> Iterable[int]:
    """Return the groups on the board, Territory by Territory."""
    each = range(sight.box.groups)
    return [territory * GROUPS + g for territory in range(TERRITORIES) for g in each]


COLORS = {int(territory): called(territory) for territory in Territory}


def group_name(sight: Sight, group: int) -> str:
    """Return the name of a group, such as "Blue 2"."""
    territory, number = divmod(group, GROUPS)
    return sight.say("group", color=COLORS[territory], n=number + 1)


@cache
def circle_id(group: int, circle: int) -> str:
    """Return the id of an ordinary circle, such as blue-2.1."""
    return PlaceId.CIRCLE.format(**_of_group(group), circle=circle + 1)


@cache
def figure_id(group: int) -> str:
    """Return the id of a Rin Tin Tin Outlaw Circle, such as blue-2.R."""
    return PlaceId.FIGURE_CIRCLE.format(**_of_group(group))


def _of_group(group: int) -> dict[str, Any]:
    territory, number = divmod(group, GROUPS)
    return {"territory": _word(Territory(territory)), "group": number + 1}


@cache
def squad_of(seat: int) -> str:
    """Return the id of the place of a seat's pieces that are not yet played."""
    return PlaceId.SQUAD.format(seat=seat_letter(seat))


@cache
def boodle_of(seat: int) -> str:
    """Return the id of the place with a seat's Boodle Cards."""
    return PlaceId.BOODLE.format(seat=seat_letter(seat))


@cache
def sector_id(spin: int) -> str:
    return PlaceId.SECTOR.format(sector=_word(Spin(spin)))


# --- pieces ---------------------------------------------------------------------------------------


def piece(sight: Sight, squad: int, kind: str, count: int = 1) -> Piece:
    """Return a Cavalryman or a figure. Its value is the letter of its owner's seat."""
    return _of_a_squad(int(squad), kind, int(sight.box.owner[squad]), count, sight.tongue)


@lru_cache(1024)
def _of_a_squad(squad: int, kind: str, owner: int, count: int, tongue: Tongue) -> Piece:
    color = Squad(squad)
    name = tongue.say(f"piece-{kind}", color=called(color))
    return Piece(f"{_word(color)}-{kind}", name, seat_letter(owner), count=count)


def next_squad(sight: Sight, seat: int, kind: str) -> int:
    """Return the squad that the next piece of this kind comes from."""
    s, box = sight.s, sight.box
    if kind == FIGURE:
        return squad_to_play(box, seat, s.figures[seat], box.figures)
    return squad_to_play(box, seat, s.cavalrymen[seat], box.cavalrymen)


def sector(sight: Sight, spin: int) -> Piece:
    """Return a result of the spinner as a piece. Its count is the size of its sector."""
    room = sight.box.on_a_line if spin == Spin.ON_A_LINE else sight.box.sectors[spin]
    return _sector(int(spin), bool(sight.s.spun == spin), int(room), sight.tongue)


@lru_cache(1024)
def _sector(spin: int, spun: bool, room: int, tongue: Tongue) -> Piece:
    marks, part = (Mark.SPUN,) if spun else (), Spin(spin)
    return Piece(_word(part), tongue.say(called(part)), marks=marks, count=room)


def card(sight: Sight, kind: int) -> Piece:
    """Return a Boodle Card face up."""
    value = int(sight.box.boodle_value[kind])
    return Piece(
        card_word(kind), sight.say("boodle-card", n=value), str(value), sight.say("boodle")
    )


def cards(sight: Sight, seat: int) -> list[Piece]:
    """Return the visible Boodle Cards of a seat."""
    kinds = range(DENOMINATIONS)
    return [card(sight, k) for k in kinds for _ in range(sight.s.boodle[seat, k])]


def card_word(kind: int) -> str:
    """Return the notation of a Boodle Card.

    Kinds of cards are numbered in the order of the edition.
    """
    return f"boodle-{kind + 1}"


# --- parts of sentences ---------------------------------------------------------------------------


def outlaws(sight: Sight, group: int, seat: int) -> int:
    return int(captured_outlaws(sight.box, sight.s, group, seat))


def group_of(action: int) -> int:
    """Return the group that an action names."""
    values = ACTIONS.parameters(action)
    return values["territory"] * GROUPS + values["group"]
