"""Events of Rin Tin Tin: describe each action and chance outcome, as one seat saw it.

An event has a text and the moves of the pieces.
"""

from collections.abc import Iterator
from typing import Any

from tinstar.games.rin_tin_tin.components import GROUPS, Spin
from tinstar.games.rin_tin_tin.end_and_ties import too_few_are_left
from tinstar.games.rin_tin_tin.groups_and_boodle import is_covered
from tinstar.games.rin_tin_tin.piece_names import (
    BACK,
    CAVALRYMAN,
    DECK,
    FIGURE,
    boodle_of,
    called,
    card,
    cards,
    circle_id,
    figure_id,
    group_name,
    next_squad,
    outlaws,
    piece,
    sector,
    sector_id,
    squad_of,
)
from tinstar.games.rin_tin_tin.result_texts import best, result_of, results
from tinstar.games.rin_tin_tin.state import Phase
from tinstar.presentation.scene import Event, Move, Piece
from tinstar.presentation.view_with_names import Sight


def begins(after: Sight, seat: int) -> Iterator[Event]:
    yield Event("start", after.say("begins", who=after.person(seat)), seat)


# --- a turn ---------------------------------------------------------------------------------------


def spun(before: Sight, after: Sight, outcome: int) -> Iterator[Event]:
    me, spin = int(before.s.mover), Spin(outcome)
    at = sector_id(spin)
    move = Move(sector(before, spin), at, at)
    who, color = before.person(me), called(spin)
    if spin == Spin.ON_A_LINE:
        yield Event("spin", before.say("spins-a-line", who=who), me, (move,))
        return
    yield Event("spin", before.say("spins", who=who, color=color), me, (move,))
    if after.s.phase != Phase.PLACE or after.s.spun == Spin.NOT_SPUN:
        yield Event("forfeit", before.say("forfeits", who=who, color=color), me)


def place_cavalryman(before: Sight, after: Sight, territory: int, group: int) -> Iterator[Event]:
    at = territory * GROUPS + group
    circle = circle_id(at, int(before.s.covered[at]))
    return _placed(before, after, CAVALRYMAN, at, circle)


def place_figure(before: Sight, after: Sight, territory: int, group: int) -> Iterator[Event]:
    at = territory * GROUPS + group
    return _placed(before, after, FIGURE, at, figure_id(at))


def _placed(before: Sight, after: Sight, kind: str, group: int, target: str) -> Iterator[Event]:
    me = int(before.s.mover)
    move = Move(piece(before, next_squad(before, me, kind), kind), squad_of(me), target)
    text = before.say(f"places-{kind}", who=before.person(me), group=group_name(before, group))
    yield Event("place", text, me, (move,))
    if is_covered(after.box, after.s, group):
        yield Event("group", covered(after, group))


def covered(sight: Sight, group: int) -> str:
    """Return a text with each player's Outlaws in a covered group, the best first."""
    scores = {seat: outlaws(sight, group, seat) for seat in range(sight.box.players)}
    order = sorted((seat for seat in scores if scores[seat]), key=lambda seat: -scores[seat])
    said = ", ".join(sight.say("share", who=sight.person(seat), n=scores[seat]) for seat in order)
    text = sight.say("covered", group=group_name(sight, group), shares=said)
    if len(order) > 1 and scores[order[0]] == scores[order[1]]:
        holder = sight.box.owner[sight.s.rin_tin_tin[group]]
        text += " " + sight.say("covered-in-a-tie", who=sight.person(holder))
    return text


# --- Boodle ---------------------------------------------------------------------------------------


def drawn(before: Sight, after: Sight, kind: int | None) -> Iterator[Event]:
    drawer = int(before.s.drawer)
    face = BACK if kind is None else card(before, kind)
    about: dict[str, Any] = {"who": before.person(drawer), "card": face.name}
    moves: tuple[Move, ...] = ()
    how = "draws" if face.name else "draws-unseen"
    if before.s.phase == Phase.BOODLE and before.s.gone_through:
        about["group"] = group_name(before, int(before.s.gone_through) - 1)
        how += "-for-a-group"
    if before.s.phase == Phase.DRAW_OFF:
        about["points"] = int(after.s.total[drawer])
        how += "-in-a-tie"
        moves = _given_back(before)
    moves = (*moves, Move(face, DECK, boodle_of(drawer)))
    yield Event("draw", before.say(how, **about), drawer, moves)


# --- the end --------------------------------------------------------------------------------------


def all_played(after: Sight) -> Iterator[Event]:
    yield Event("end", after.say("all-played"))
    for seat in range(after.box.players):
        at = boodle_of(seat)
        shown = tuple(Move(each, at, at) for each in cards(after, seat))
        yield Event("score", f"{result_of(after, seat)}.", seat, shown)


def tied(after: Sight) -> Iterator[Event]:
    how = "tied-and-shuffled" if too_few_are_left(after.box, after.s) else "tied"
    yield Event("tie", after.say(how, them=after.several(best(after))))


def _given_back(before: Sight) -> tuple[Move, ...]:
    """Return the moves of all Boodle Cards into the deck, if the deck has too few cards."""
    if not too_few_are_left(before.box, before.s):
        return ()
    held = enumerate(before.s.boodle_cards.tolist())
    return tuple(Move(Piece(count=n), boodle_of(seat), DECK) for seat, n in held if n)


def game_over(after: Sight) -> Iterator[Event]:
    yield Event("win", results(after))
