"""What has just happened in Rin Tin Tin, told as one seat saw it."""

from collections.abc import Iterator, Sequence
from typing import Any

from tinstar.games.rin_tin_tin.actions import ACTIONS
from tinstar.games.rin_tin_tin.components import GROUPS, Spin
from tinstar.games.rin_tin_tin.end_and_ties import all_is_shown
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


def events(sights: Sequence[Sight], actor: int, action: int | None) -> list[Event]:
    """An answer and what followed of itself; `action` is None where it was not seen."""
    before, after = sights[0], sights[-1]
    phase = Phase(before.s.phase)
    if action is None or phase in (Phase.BOODLE, Phase.DRAW_OFF):
        told = _drawn(before, action, after)
    elif phase == Phase.START:
        told = iter([Event("start", after.say("begins", who=after.person(action)), action)])
    elif phase == Phase.SPIN:
        told = _spun(before, Spin(action), after)
    else:
        told = _placed(before, action, after)
    return [*told, *_ended(before, after), *_tied(before, after)]


# --- a turn ---------------------------------------------------------------------------------------


def _spun(before: Sight, spin: Spin, after: Sight) -> Iterator[Event]:
    me, at = int(before.s.mover), sector_id(spin)
    move = Move(sector(before, spin), at, at)
    who, color = before.person(me), called(spin)
    if spin == Spin.ON_A_LINE:
        yield Event("spin", before.say("spins-a-line", who=who), me, (move,))
        return
    yield Event("spin", before.say("spins", who=who, color=color), me, (move,))
    if after.s.phase != Phase.PLACE or after.s.spun == Spin.NOT_SPUN:
        yield Event("forfeit", before.say("forfeits", who=who, color=color), me)


def _placed(before: Sight, action: int, after: Sight) -> Iterator[Event]:
    me, group = int(before.s.mover), group_of(action)
    if ACTIONS.family(action).name == "figure":
        kind, target = FIGURE, figure_id(group)
    else:
        kind, target = CAVALRYMAN, circle_id(group, int(before.s.covered[group]))
    move = Move(piece(before, next_squad(before, me, kind), kind), squad_of(me), target)
    text = before.say(f"places-{kind}", who=before.person(me), group=group_name(before, group))
    yield Event("place", text, me, (move,))
    if is_covered(after.box, after.s, group):
        yield Event("group", covered(after, group))


def group_of(action: int) -> int:
    """The group that an action names."""
    values = ACTIONS.parameters(action)
    return values["territory"] * GROUPS + values["group"]


def covered(sight: Sight, group: int) -> str:
    """What a group that is covered counts for each, the best first."""
    scores = {seat: outlaws(sight, group, seat) for seat in range(sight.box.players)}
    order = sorted((seat for seat in scores if scores[seat]), key=lambda seat: -scores[seat])
    said = ", ".join(sight.say("share", who=sight.person(seat), n=scores[seat]) for seat in order)
    text = sight.say("covered", group=group_name(sight, group), shares=said)
    if len(order) > 1 and scores[order[0]] == scores[order[1]]:
        holder = sight.box.owner[sight.s.rin_tin_tin[group]]
        text += " " + sight.say("covered-in-a-tie", who=sight.person(holder))
    return text


# --- Boodle ---------------------------------------------------------------------------------------


def _drawn(before: Sight, kind: int | None, after: Sight) -> Iterator[Event]:
    drawer = int(before.s.drawer)
    face = BACK if kind is None else card(before, kind)
    about: dict[str, Any] = {"who": before.person(drawer), "card": face.name}
    how = "draws" if face.name else "draws-unseen"
    if before.s.phase == Phase.BOODLE and before.s.gone_through:
        about["group"] = group_name(before, int(before.s.gone_through) - 1)
        how += "-for-a-group"
    if before.s.phase == Phase.DRAW_OFF:
        about["points"] = int(after.s.total[drawer])
        how += "-in-a-tie"
    move = Move(face, DECK, boodle_of(drawer))
    yield Event("draw", before.say(how, **about), drawer, (move,))


# --- the end --------------------------------------------------------------------------------------


def _ended(before: Sight, after: Sight) -> Iterator[Event]:
    if all_is_shown(before.s) or not all_is_shown(after.s):
        return
    yield Event("end", after.say("all-played"))
    for seat in range(after.box.players):
        at = boodle_of(seat)
        shown = tuple(Move(each, at, at) for each in cards(after, seat))
        yield Event("score", f"{result_of(after, seat)}.", seat, shown)


def _tied(before: Sight, after: Sight) -> Iterator[Event]:
    """Once everybody has drawn: who has won, or who draws again."""
    if not all_is_shown(after.s):
        return
    if after.is_over():
        yield Event("win", results(after))
    elif before.s.phase != Phase.DRAW_OFF or after.s.drawer <= before.s.drawer:
        anew = "tied-and-shuffled" if after.s.deck_size > before.s.deck_size else "tied"
        text = after.say(anew, them=after.several(best(after)))
        yield Event("tie", text, None, _given_back(before, after))


def _given_back(before: Sight, after: Sight) -> tuple[Move, ...]:
    if after.s.deck_size <= before.s.deck_size:
        return ()
    held = before.s.boodle_cards.astype(int)
    held[before.s.drawer] += before.s.phase in (Phase.BOODLE, Phase.DRAW_OFF)
    back = enumerate(held.tolist())
    return tuple(Move(Piece(count=n), boodle_of(seat), DECK) for seat, n in back if n)
