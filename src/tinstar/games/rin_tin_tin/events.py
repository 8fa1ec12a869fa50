"""What has just happened in Rin Tin Tin, told as one seat saw it."""

from collections.abc import Iterator

from tinstar.core.scene import Event, Move, Piece, Sight
from tinstar.games.rin_tin_tin.actions import ACTIONS
from tinstar.games.rin_tin_tin.components import GROUPS, Spin
from tinstar.games.rin_tin_tin.pieces import (
    BACK,
    CAVALRYMAN,
    DECK,
    FIGURE,
    boodle_of,
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
    several,
    squad_of,
    then_does,
    title,
)
from tinstar.games.rin_tin_tin.results import best, named, result_of, results
from tinstar.games.rin_tin_tin.rules import is_covered
from tinstar.games.rin_tin_tin.state import Phase


def events(before: Sight, actor: int, action: int | None, after: Sight) -> list[Event]:
    """An answer and what followed of itself; `action` is None where it was not seen."""
    phase = Phase(before.s.phase)
    if action is None or phase in (Phase.BOODLE, Phase.DRAW_OFF):
        told = _drawn(before, action, after)
    elif phase == Phase.START:
        told = iter([Event("start", f"{after.does(action, 'begin')}.", action)])
    elif phase == Phase.SPIN:
        told = _spun(before, Spin(action), after)
    else:
        told = _placed(before, action, after)
    return [*told, *_ended(before, after), *_tied(before, after)]


# --- a turn ---------------------------------------------------------------------------------------


def _spun(before: Sight, spin: Spin, after: Sight) -> Iterator[Event]:
    me, at = int(before.s.mover), sector_id(spin)
    move = Move(sector(before, spin), at, at)
    if spin == Spin.ON_A_LINE:
        yield Event("spin", f"{before.does(me, 'spin')} a line, and again.", me, (move,))
        return
    yield Event("spin", f"{before.does(me, 'spin')} {title(spin)}.", me, (move,))
    if after.s.phase != Phase.PLACE or after.s.spun == Spin.NOT_SPUN:
        why = f"no ordinary circle is free in the {title(spin)} Territory"
        yield Event("forfeit", f"{before.does(me, 'forfeit')} the turn: {why}.", me)


def _placed(before: Sight, action: int, after: Sight) -> Iterator[Event]:
    me, group = int(before.s.mover), group_of(action)
    if ACTIONS.family(action).name == "figure":
        what, kind, target = "a Rin Tin Tin figure", FIGURE, figure_id(group)
    else:
        what, kind = "a Cavalryman", CAVALRYMAN
        target = circle_id(group, int(before.s.covered[group]))
    move = Move(piece(before, next_squad(before, me, kind), kind), squad_of(me), target)
    text = f"{before.does(me, 'place')} {what} in {group_name(group)}."
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
    said = ", ".join(f"{sight.who(seat)} {scores[seat]}" for seat in order)
    text = f"{group_name(group)} is covered: {said}."
    if len(order) > 1 and scores[order[0]] == scores[order[1]]:
        holder = then_does(sight, sight.box.owner[sight.s.rin_tin_tin[group]], "hold")
        text += f" It is a tie, and {holder} the Rin Tin Tin Outlaw Circle."
    return text


# --- Boodle ---------------------------------------------------------------------------------------


def _drawn(before: Sight, kind: int | None, after: Sight) -> Iterator[Event]:
    drawer = int(before.s.drawer)
    face = BACK if kind is None else card(before, kind)
    text = f"{before.does(drawer, 'draw')} {face.name or 'a Boodle Card'}"
    if before.s.phase == Phase.BOODLE and before.s.gone_through:
        text += f" for {group_name(int(before.s.gone_through) - 1)}, which is not covered"
    if before.s.phase == Phase.DRAW_OFF:
        text += f": {several(int(after.s.total[drawer]), 'point')} in all"
    yield Event("draw", f"{text}.", drawer, (Move(face, DECK, boodle_of(drawer)),))


# --- the end --------------------------------------------------------------------------------------


def _ended(before: Sight, after: Sight) -> Iterator[Event]:
    if before.s.phase >= Phase.DRAW_OFF or after.s.phase < Phase.DRAW_OFF:
        return
    yield Event("end", "All pieces have been played, and the Boodle is shown.")
    for seat in range(after.box.players):
        at = boodle_of(seat)
        shown = tuple(Move(each, at, at) for each in cards(after, seat))
        yield Event("score", f"{result_of(after, seat)}.", seat, shown)


def _tied(before: Sight, after: Sight) -> Iterator[Event]:
    """Once everybody has drawn: who has won, or who draws again."""
    if after.s.phase < Phase.DRAW_OFF:
        return
    if after.is_over():
        yield Event("win", results(after))
    elif before.s.phase != Phase.DRAW_OFF or after.s.drawer <= before.s.drawer:
        text = f"{named(after, best(after))} are tied: each draws a Boodle Card."
        if after.s.deck_size > before.s.deck_size:
            text = f"{text[:-1]}, once all are shuffled again."
        yield Event("tie", text, None, _given_back(before, after))


def _given_back(before: Sight, after: Sight) -> tuple[Move, ...]:
    if after.s.deck_size <= before.s.deck_size:
        return ()
    held = before.s.boodle_cards.astype(int)
    held[before.s.drawer] += before.s.phase in (Phase.BOODLE, Phase.DRAW_OFF)
    back = enumerate(held.tolist())
    return tuple(Move(Piece(count=n), boodle_of(seat), DECK) for seat, n in back if n)
