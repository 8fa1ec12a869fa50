"""Results of a round and of a game of Caboo, in words."""

from collections.abc import Iterator
from typing import Any

from tinstar.games.caboo.components import EMPTY, NOWHERE
from tinstar.games.caboo.piece_names import are_open, called
from tinstar.games.caboo.state import SUM_AND_PENALTY, How
from tinstar.games.caboo.vocabulary import CounterKind
from tinstar.presentation.scene import Counter
from tinstar.presentation.view_with_names import Sight


def score_lines(sight: Sight, seat: int) -> list[str]:
    """Return the parts of a seat's total: the last round, earlier rounds, and the open cards."""
    s = sight.s
    if s.finished == 0:
        return []
    last = int(s.points[seat])
    before = int(s.total[seat]) - last
    lines = [sight.say("line-last", n=last), sight.say("line-before", n=before)]
    if are_open(sight) and took_part(sight, seat):
        lines.insert(0, sight.say("line-cards", n=card_total(sight, seat)))
    return lines


def of_the_round(sight: Sight, seat: int) -> tuple[Counter, ...]:
    """Return a seat's open cards of the finished round, and the points paid for them."""
    if sight.s.finished == 0 or not are_open(sight) or not took_part(sight, seat):
        return ()
    cards, paid = card_total(sight, seat), int(sight.s.points[seat])
    return (
        Counter(sight.say("line-cards", n=cards), str(cards), CounterKind.CARDS),
        Counter(sight.say("line-last", n=paid), str(paid), CounterKind.PAID),
    )


def how_the_round_ended(sight: Sight) -> str:
    """Return a text that says why the round ended: a call, no cards left, or too many turns.
    [E3] [R20] [R21]
    """
    caller = int(sight.s.caller)
    if sight.s.how == How.NO_CARDS:
        return sight.say("ended-without-cards")
    if sight.s.how == How.TOO_LONG:
        return sight.say("ended-too-long")
    how = "ended-wrongly" if is_beaten(sight, caller) else "ended-rightly"
    return sight.say(how, whose=sight.person(caller))


def is_beaten(sight: Sight, caller: int) -> bool:
    """Return whether another seat has a lower sum than the caller, or an equal one if ties lose."""
    own = card_total(sight, caller)
    others = [x for x in range(sight.box.players) if x != caller and took_part(sight, x)]
    return any(card_total(sight, x) < own + sight.box.tie_fails_caller for x in others)


def took_part(sight: Sight, seat: int) -> bool:
    """Return whether a seat played in the finished round: its total before was within the limit."""
    before = int(sight.s.total[seat]) - int(sight.s.points[seat])
    return before <= int(sight.box.out_above)


def cards_of(sight: Sight, seat: int) -> list[int]:
    return [int(rank) for rank in sight.s.face[seat] if rank != EMPTY]


def card_total(sight: Sight, seat: int) -> int:
    return sum(int(sight.box.value[rank]) for rank in cards_of(sight, seat))


def result_of(sight: Sight, seat: int) -> str:
    """Return a seat's cards in the finished round, their sum, and its points."""
    names = sight.tongue.listed(sight.say(called(rank)) for rank in cards_of(sight, seat))
    return sight.say(
        "result" if names else "result-without-cards",
        who=sight.person(seat),
        cards=names,
        sum=card_total(sight, seat),
        points=int(sight.s.points[seat]),
        total=int(sight.s.total[seat]),
    )


def costs_more(box: Any) -> str:
    """Return "more" if a wrong call also costs the sum of the caller's cards, else "just".  [O5]"""
    return "more" if box.wrong_call_costs == SUM_AND_PENALTY else "just"


def out_this_round(sight: Sight) -> Iterator[int]:
    """Yield the seats whose total went above the limit in the finished round."""
    for seat in range(sight.box.players):
        if took_part(sight, seat) and sight.s.total[seat] > sight.box.out_above:
            yield seat


def results(sight: Sight) -> str:
    """Return a text that names the winners and their points."""
    playing = [x for x in range(sight.box.players) if sight.s.playing >> x & 1]
    least = min(int(sight.s.total[seat]) for seat in playing)
    best = [seat for seat in playing if sight.s.total[seat] == least]
    if len(best) == 1:
        return sight.say("wins", who=sight.person(best[0]), points=least)
    return sight.say("share-the-win", them=sight.several(best), points=least)


def is_called(sight: Sight) -> bool:
    return sight.s.caller != NOWHERE
