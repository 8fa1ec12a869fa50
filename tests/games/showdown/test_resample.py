"""Redealing hidden cards: each deal that fits a seat's knowledge is equally likely.

So few cards are hidden in these positions that all deals can be counted.
"""

from collections import Counter
from collections.abc import Callable
from itertools import permutations
from typing import Any

import numpy as np
import pytest
from scipy import stats

from tests.games.showdown.table import CARDS, A, B, C, Table, table
from tinstar.engine.compiler import plain
from tinstar.engine.random_streams import new_stream
from tinstar.games.showdown.components import FIRST, SECOND, Answer, Card, Symbol
from tinstar.games.showdown.resample import deal_unseen

SAMPLES = 600
LATE = """
    A   hand BB BB
    B*  hand {b}
    C   hand {c}
    open RR HM
    pile {pile}
"""

Hands = tuple[tuple[int, ...], ...]
Fits = Callable[[tuple[int, ...], tuple[int, ...]], bool]


def late(b: str = "SS MM", c: str = "HH SS", pile: str = "SS BM") -> Table:
    return table(LATE.format(b=b, c=c, pile=pile))


def redealt(t: Table, seat: int, n: int, seed: int) -> list[Any]:
    """Return n redeals of a seat's view."""
    view, stream, found = t.state().view(seat).array, new_stream(seed), []
    for _ in range(n):
        record = view.copy()
        plain(deal_unseen, t.box, record[0], seat, stream)
        found.append(record[0])
    return found


def hands(s: Any) -> Hands:
    return tuple(tuple(int(n) for n in s.hand[seat]) for seat in (B, C))


def all_deals(t: Table, known_b: list[int], known_c: list[int], fits: Fits) -> Counter[Hands]:
    """Return each possible deal of the hidden cards to B, C and the pile, with its multiplicity."""
    s = t.s
    cards = [c for c in Card for _ in range(s.hand[B, c] + s.hand[C, c] + s.pile[c])]
    for card in known_b + known_c:
        cards.remove(Card(card))
    to_b, to_c = int(s.hand_size[B]) - len(known_b), int(s.hand_size[C]) - len(known_c)
    found: Counter[Hands] = Counter()
    for deal in permutations(cards):
        b, c = (*deal[:to_b], *known_b), (*deal[to_b : to_b + to_c], *known_c)
        if fits(b, c):
            found[tuple(tuple(hand.count(k) for k in Card) for hand in (b, c))] += 1
    return found


def p_value(t: Table, expected: Counter[Hands], seed: int) -> float:
    """Return the p-value of the sampled deals against all possible deals (chi-squared)."""
    drawn = Counter(hands(s) for s in redealt(t, A, SAMPLES, seed))
    assert set(drawn) <= set(expected), "a deal was drawn that does not fit"
    scale = SAMPLES / expected.total()
    return stats.chisquare(
        [drawn[deal] for deal in expected], [n * scale for n in expected.values()]
    ).pvalue


def anything(_b: tuple[int, ...], _c: tuple[int, ...]) -> bool:
    return True


def test_with_nothing_known_each_deal_is_equally_likely():
    t = late()
    assert p_value(t, all_deals(t, [], [], anything), seed=1) > 0.001


def test_a_card_known_to_lie_in_a_hand_lies_there():
    """[R7]"""
    t = late()
    t.s.known[C, CARDS["SS"]] = 1
    assert p_value(t, all_deals(t, [], [CARDS["SS"]], anything), seed=2) > 0.001


def sheriffs(cards: tuple[int, ...]) -> int:
    return sum((FIRST[c] == Symbol.SHERIFF) + (SECOND[c] == Symbol.SHERIFF) for c in cards)


def test_who_has_named_a_symbol_holds_enough_of_it():
    t = late(b="SS SM HH", pile="SS SH").do("choose sheriff")
    expected = all_deals(t, [], [], lambda b, _c: sheriffs(b) >= 3)
    assert p_value(t, expected, seed=3) > 0.001


def test_together_with_what_is_already_laid():
    t = late(b="SS SM HH", pile="SS SH").do("choose sheriff", "lay SS")
    expected = all_deals(t, [], [], lambda b, _c: sheriffs(b) >= 1)
    assert p_value(t, expected, seed=4) > 0.001


def test_who_has_laid_enough_may_hold_anything():
    t = late(b="SS SM HH", pile="SS SH").do("choose sheriff", "lay SS", "lay SM")
    assert p_value(t, all_deals(t, [], [], anything), seed=5) > 0.001


LOOKOUT = """
    A*  hand SS SM  bucks 9 at start with mustache
    B   bucks 9 at start with mustache sunglasses
    C   bucks 9 at start with sunglasses
    D   bucks 9 at start with mustache
    open RR HM
    sheriff 4
    pile rest
"""


def test_answers_that_a_seat_has_not_seen_are_guessed_evenly():
    t = table(LOOKOUT).act("sheriff", "SS SM").do("do sheriff", "pay", "use mustache")
    found = redealt(t, C, SAMPLES, 6)
    for seat, answers in ((A, (1, 2)), (B, (1, 2, 3))):
        counts = Counter(int(s.answer[seat]) for s in found)
        assert set(counts) == set(answers)
        assert stats.chisquare(list(counts.values())).pvalue > 0.001
    assert {int(s.answer[C]) for s in found} == {int(s.answer[3]) for s in found} == {Answer.NONE}


def test_a_seat_remembers_its_own_answer():
    t = table(LOOKOUT).act("sheriff", "SS SM").do("do sheriff", "use mustache", "use sunglasses")
    assert {int(s.answer[B]) for s in redealt(t, B, 50, 7)} == {Answer.SUNGLASSES}
    assert {int(s.answer[A]) for s in redealt(t, B, 50, 8)} == {Answer.PAY, Answer.MUSTACHE}


@pytest.mark.parametrize(
    "so_far", [[], ["choose sheriff"], ["choose sheriff", "lay SS"], ["draw"], ["take 1"]], ids=str
)
def test_no_card_is_lost_and_what_a_seat_sees_is_left_as_it_is(so_far: list[str]):
    t = late(b="SS SM HH", pile="SS SH MM").do(*so_far)
    state = t.state()
    for seat in (-1, A, B, C):
        for s in redealt(t, seat, 5, 9):
            t.array[0] = s
            assert t.counts() == t.box.copies.tolist()
            assert s.pile.sum() == s.pile_size
            assert (s.hand.sum(axis=1) == s.hand_size).all()
        again = state.resample(max(seat, 0), np.random.default_rng(1))
        assert again.view(max(seat, 0)).digest() == state.view(max(seat, 0)).digest()
