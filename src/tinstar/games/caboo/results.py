"""How a round and a game of Caboo came out, in words."""

from collections.abc import Iterator
from typing import Any

from tinstar.core.scene import Sight
from tinstar.games.caboo.components import EMPTY, NOWHERE
from tinstar.games.caboo.looking import are_open, card_name, listed
from tinstar.games.caboo.state import SUM_AND_PENALTY, Ending, How

ENDINGS = {
    Ending.NONE: "the game goes on",
    Ending.LAST_ROUND: "the last round is over: the lowest total wins",
}


def score_lines(sight: Sight, seat: int) -> list[str]:
    """What the total is made of: the last round, and those before; and the cards that lie open."""
    s = sight.s
    if s.finished == 0:
        return []
    last = int(s.points[seat])
    lines = [f"last round {last}", f"before {int(s.total[seat]) - last}"]
    if are_open(sight) and took_part(sight, seat):
        lines.insert(0, f"cards {card_total(sight, seat)}")
    return lines


def how_the_round_ended(sight: Sight) -> str:
    """[E3] [R20] [R21]"""
    caller = int(sight.s.caller)
    if sight.s.how == How.NO_CARDS:
        return "There are no cards left to draw: the round is over without a call."
    if sight.s.how == How.TOO_LONG:
        return "Nobody has called for too long: the round is over without a call."
    whose = "Your" if caller == sight.seat else sight.whose(caller)
    how = "wrong" if is_beaten(sight, caller) else "right"
    return f"All cards are turned over. {whose} call was {how}."


def is_beaten(sight: Sight, caller: int) -> bool:
    """Has somebody else less than the caller, or as little where a tie is not enough?"""
    own = card_total(sight, caller)
    others = [x for x in range(sight.box.players) if x != caller and took_part(sight, x)]
    return any(card_total(sight, x) < own + sight.box.tie_fails_caller for x in others)


def took_part(sight: Sight, seat: int) -> bool:
    """Did this seat play the round that is over? Its total was within the limit before."""
    before = int(sight.s.total[seat]) - int(sight.s.points[seat])
    return before <= int(sight.box.out_above)


def cards_of(sight: Sight, seat: int) -> list[int]:
    return [int(rank) for rank in sight.s.face[seat] if rank != EMPTY]


def card_total(sight: Sight, seat: int) -> int:
    return sum(int(sight.box.value[rank]) for rank in cards_of(sight, seat))


def result_of(sight: Sight, seat: int) -> str:
    """A seat's cards of the round that is over, their sum, and its points."""
    cards = cards_of(sight, seat)
    made_of = listed([card_name(rank) for rank in cards]) or "no cards"
    who = "You" if seat == sight.seat else sight.names[seat]
    scored = f"{points(int(sight.s.points[seat]))}, {sight.s.total[seat]} in all"
    return f"{who}: {made_of}, together {card_total(sight, seat)}; {scored}."


def cost_of_being_wrong(box: Any) -> str:
    """24, or by option 24 and more.  [O5]"""
    more = " and what your cards count" * bool(box.wrong_call_costs == SUM_AND_PENALTY)
    return f"{box.wrong_call}{more}"


def points(number: int) -> str:
    return f"{number} point{'s' * (abs(number) != 1)}"


def out_this_round(sight: Sight) -> Iterator[int]:
    """Who has gone beyond the limit with the round that is over."""
    for seat in range(sight.box.players):
        if took_part(sight, seat) and sight.s.total[seat] > sight.box.out_above:
            yield seat


def results(sight: Sight) -> str:
    """Who has won, with how many points."""
    playing = [x for x in range(sight.box.players) if sight.s.playing >> x & 1]
    least = min(int(sight.s.total[seat]) for seat in playing)
    best = [seat for seat in playing if sight.s.total[seat] == least]
    if len(best) == 1:
        return f"{sight.does(best[0], 'win')} with {points(least)}."
    names = listed([sight.who(seat) for seat in best])
    return f"{names[0].upper()}{names[1:]} share the win with {points(least)} each."


def is_called(sight: Sight) -> bool:
    return sight.s.caller != NOWHERE
