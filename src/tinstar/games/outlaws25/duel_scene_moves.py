"""25 Outlaws: what a duel is about, and moves of its cards to the middle of the table and back."""

from tinstar.games.outlaws25.betting import half
from tinstar.games.outlaws25.components import LAWMAN, NONE, ROW, Moment
from tinstar.games.outlaws25.piece_names import FACING, dollars, outlaw_at, place_id, sheriff
from tinstar.games.outlaws25.state import Phase
from tinstar.presentation.scene import Move, Piece
from tinstar.presentation.view_with_names import Sight

ALWAYS = (Phase.ROBBING, Phase.HELD_UP, Phase.CONFRONTED, Phase.ROLL)


def duellists(sight: Sight) -> list[int]:
    """Return the places of the attacker and, once it is named, of the defender.

    If there is no duel, return an empty list.
    """
    s = sight.s
    phase = s.back if s.phase in (Phase.SLOW, Phase.PARDON) else s.phase
    if phase in ALWAYS or (phase == Phase.WINDOW and s.window == Moment.ANY_DUEL):
        return [int(place) for place in s.duellist if place != NONE]
    return []


def stake(sight: Sight) -> str:
    """Return what two duellists fight for, as everybody may know it, or "" if there is no duel."""
    facing = duellists(sight)
    if len(facing) < 2:
        return ""
    chips = [int(sight.s.money[x // ROW, x % ROW]) for x in facing if x != LAWMAN]
    money = [dollars(sight.say, x) for x in chips]
    if LAWMAN in facing:
        return money[0]
    if sight.s.phase == Phase.HELD_UP and chips[1] > sight.box.must_fight:
        paid = dollars(sight.say, half(chips[1]))
        return sight.say("stake-held-up", half=paid, attacker=money[0], defender=money[1])
    return sight.say("stake-duel", attacker=money[0], defender=money[1])


def card_of(sight: Sight, place: int) -> Piece:
    """Return the card of a duellist: an Outlaw or the present Sheriff."""
    if place == LAWMAN:
        return sheriff(sight, int(sight.s.posse[sight.s.confronted]))
    return outlaw_at(sight, place)


def steps_up(before: Sight, place: int, who: int) -> Move:
    """Return the move of an Outlaw into the middle. The move does not turn the card over."""
    return Move(outlaw_at(before, place), place_id(place), FACING[who])


def steps_back(after: Sight, place: int, who: int) -> Move:
    """Return the move of an Outlaw out of the middle."""
    return Move(outlaw_at(after, place), FACING[who], place_id(place))
