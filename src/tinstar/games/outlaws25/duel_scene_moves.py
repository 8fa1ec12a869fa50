"""Two who face each other in 25 Outlaws: their cards lie in the middle, and go back."""

from collections.abc import Iterator

from tinstar.games.outlaws25.components import LAWMAN, NONE, ROW, Moment
from tinstar.games.outlaws25.piece_names import (
    FACING,
    LAW,
    bonus,
    outlaw_at,
    outlaw_of,
    place_id,
    sheriff,
)
from tinstar.games.outlaws25.state import Phase
from tinstar.presentation.scene import Event, Move, Piece
from tinstar.presentation.view_with_names import Sight

ALWAYS = (Phase.ROBBING, Phase.HELD_UP, Phase.CONFRONTED, Phase.ROLL)


def duellists(sight: Sight) -> list[int]:
    """The places of the attacker and, once named, of the defender; empty in peace."""
    s = sight.s
    phase = s.back if s.phase in (Phase.SLOW, Phase.PARDON) else s.phase
    if phase in ALWAYS or (phase == Phase.WINDOW and s.window == Moment.ANY_DUEL):
        return [int(place) for place in s.duellist if place != NONE]
    return []


def where(sight: Sight, place: int) -> str:
    """Where the card of a place lies now."""
    facing = duellists(sight)
    return FACING[facing.index(place)] if place in facing else place_id(place)


def card_of(sight: Sight, place: int) -> Piece:
    if place == LAWMAN:
        return sheriff(sight, int(sight.s.posse[sight.s.confronted]))
    return outlaw_at(sight, place)


def steps_up(before: Sight, place: int, who: int) -> Move:
    """Into the middle, lying as before: it is turned up there."""
    return Move(outlaw_at(before, place), place_id(place), FACING[who])


def sheriff_steps_up(before: Sight, after: Sight) -> Iterator[Event]:
    if LAWMAN not in duellists(after) or _is_the_same_duel(before, after):
        return
    outlaw = duellists(after)[1]
    moves = (Move(card_of(after, LAWMAN), LAW, FACING[0]), steps_up(before, outlaw, 1))
    text = before.say("sheriff-faces", outlaw=outlaw_of(before, outlaw))
    yield Event("face", text, outlaw // ROW, moves)


def survivors_go(before: Sight, after: Sight) -> Iterator[Event]:
    """Back to where they came from; a Sheriff's way is told with the law."""
    if _is_the_same_duel(before, after):
        return
    for place in duellists(before):
        if place != LAWMAN and after.s.alive[place // ROW, place % ROW]:
            move = Move(outlaw_at(after, place), where(before, place), place_id(place))
            yield Event("go", "", place // ROW, (move,))


def points_laid(before: Sight, after: Sight) -> Iterator[Event]:
    """What a Reward has just added for a duellist, or taken."""
    if not duellists(before) or (duellists(after) and not _is_the_same_duel(before, after)):
        return
    source = place_id(int(before.s.mover) * ROW + int(after.s.card_row))
    for who in range(2):
        if after.s.bonus[who] != before.s.bonus[who]:
            move = Move(bonus(before, int(after.s.bonus[who])), source, FACING[who])
            yield Event("points", "", int(before.s.mover), (move,))


def _is_the_same_duel(before: Sight, after: Sight) -> bool:
    was, now = duellists(before), duellists(after)
    lasts = was == now[: len(was)] and before.s.confronted == after.s.confronted
    return bool(was) and lasts
