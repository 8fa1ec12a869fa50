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

from tests.games.calaboose.table import A, B, C, Table, table
from tinstar.engine.compiler import plain
from tinstar.engine.random_streams import new_stream
from tinstar.games.calaboose.components import OUTLAWS, Card
from tinstar.games.calaboose.resample import deal_unseen

SAMPLES = 600
LATE = """
    A*  hand Bandit Bandit         jail Bandit Bandit Bandit Bandit .
    B   hand Huckster Lawman
    C   hand Whiskey Bandit
    pile Huckster Bandit
"""

Hands = tuple[tuple[int, ...], ...]
Fits = Callable[[tuple[int, ...], tuple[int, ...]], bool]


def redealt(t: Table, seat: int, n: int, seed: int) -> list:
    """Return n redeals of a seat's view."""
    view, stream, found = t.state().view(seat).array, new_stream(seed), []
    for _ in range(n):
        record = view.copy()
        plain(deal_unseen, t.box, record[0], seat, stream)
        found.append(record[0])
    return found


def hands(s: Any) -> Hands:
    return tuple(tuple(int(n) for n in s.hand[seat]) for seat in (B, C))


def all_deals(t: Table, fits: Fits) -> Counter[Hands]:
    """Return each possible deal of the hidden cards to B, C and the pile, with its multiplicity."""
    s = t.s
    cards = [c for c in Card for _ in range(s.hand[B, c] + s.hand[C, c] + s.draw_pile[c])]
    to_b, to_c = int(s.hand_size[B]), int(s.hand_size[C])
    found: Counter[Hands] = Counter()
    for deal in permutations(cards):
        b, c = deal[:to_b], deal[to_b : to_b + to_c]
        if fits(b, c):
            found[tuple(tuple(hand.count(k) for k in Card) for hand in (b, c))] += 1
    return found


def p_value(t: Table, fits: Fits, seed: int) -> float:
    """Return the p-value of the sampled deals against all possible deals (chi-squared)."""
    expected = all_deals(t, fits)
    drawn = Counter(hands(s) for s in redealt(t, A, SAMPLES, seed))
    assert set(drawn) <= set(expected), "a deal was drawn that does not fit"
    scale = SAMPLES / expected.total()
    return stats.chisquare(
        [drawn[deal] for deal in expected], [n * scale for n in expected.values()]
    ).pvalue


def test_with_nothing_known_each_deal_is_equally_likely():
    assert p_value(table(LATE), lambda _b, _c: True, seed=1) > 0.001


def test_a_card_known_to_lie_in_a_hand_lies_there():
    t = table(LATE)
    t.s.known[A, C, Card.BANDIT] = 1
    # B's and the pile's cards are dealt around C's Bandit, which is a specific card.
    t_without = table(LATE.replace("C   hand Whiskey Bandit", "C   hand Whiskey"))
    expected = all_deals(t_without, lambda _b, _c: True)
    drawn = Counter(hands(s) for s in redealt(t, A, SAMPLES, 2))
    with_bandit = {(b, _plus(c, Card.BANDIT)): n for (b, c), n in expected.items()}
    assert set(drawn) <= set(with_bandit)
    scale = SAMPLES / sum(with_bandit.values())
    observed = [drawn[deal] for deal in with_bandit]
    assert stats.chisquare(observed, [n * scale for n in with_bandit.values()]).pvalue > 0.001


def _plus(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    return tuple(n + (k == card) for k, n in enumerate(hand))


def test_a_hand_that_was_redrawn_holds_as_many_that_are_no_hucksters():
    t = table(LATE)
    t.s.not_hucksters[B] = 1
    assert p_value(t, lambda b, _c: b.count(Card.HUCKSTER) <= 1, seed=3) > 0.001


def test_a_hand_that_was_passed_with_holds_as_many_that_fit_no_jail():
    t = table(LATE)
    t.s.specials[C] = 1
    assert p_value(t, lambda _b, c: any(card not in OUTLAWS for card in c), seed=4) > 0.001


def test_a_hand_that_fits_no_jail_at_all_is_dealt_from_such_cards_alone():
    t = table(LATE.replace("Whiskey Bandit", "Whiskey").replace("Huckster Lawman", "Break Lawman"))
    t.s.specials[C] = 1

    def fits(_b: tuple[int, ...], c: tuple[int, ...]) -> bool:
        return c[0] not in OUTLAWS

    assert p_value(t, fits, seed=8) > 0.001


def test_both_at_once():
    t = table(LATE)
    t.s.not_hucksters[B] = 1
    t.s.specials[C] = 1

    def fits(b: tuple[int, ...], c: tuple[int, ...]) -> bool:
        return b.count(Card.HUCKSTER) <= 1 and any(card not in OUTLAWS for card in c)

    assert p_value(t, fits, seed=5) > 0.001


@pytest.mark.parametrize("seat", [-1, A, B, C])
def test_no_card_is_lost_whoever_looks(seat: int):
    t = table(LATE)
    for s in redealt(t, seat, 20, 6):
        t.array[0] = s
        assert t.counts() == t.box.copies.tolist()
        assert s.draw_pile.sum() == s.pile_size
        assert (s.hand.sum(axis=1) == s.hand_size).all()


DUEL = """
    A*  hand Gunslinger Bandit Whiskey
    B   hand Gunslinger Bandit
    C   hand Shark Bandit          jail Bandit Shark . . .
    pile Huckster Huckster Huckster Huckster Huckster
"""


@pytest.mark.parametrize(
    "so_far",
    [
        [],
        ["send gunslinger to B1"],
        ["send gunslinger to B1", "defend 1 with gunslinger"],
        ["send gunslinger to B1", "defend 1 with gunslinger", "to C1"],
        ["send gunslinger to B1", "defend 1 with gunslinger", "to C1", "to C2"],
        ["whiskey B"],
        ["whiskey B", "allow"],
    ],
    ids=lambda so_far: so_far[-1] if so_far else "start",
)
def test_no_card_is_lost_whatever_is_going_on(so_far: list[str]):
    t = table(DUEL).do(*so_far)
    assert not (t.s.draw_pile < 0).any()
    for seat in (A, B, C):
        for s in redealt(t, seat, 5, 7):
            found = Table(t.game, t.boxes, np.array([s]), [])
            assert (s.draw_pile >= 0).all()
            assert found.counts() == t.box.copies.tolist(), str(found)


def test_what_a_seat_sees_is_left_as_it_is():
    t = table(DUEL).do("whiskey B", "allow")
    state = t.state()
    for seat in (A, B, C):
        again = state.resample(seat, np.random.default_rng(seat))
        assert again.view(seat).digest() == state.view(seat).digest()


def test_a_hand_that_was_given_away_is_dealt_back_to_where_it_went():
    t = table(DUEL).do("whiskey B", "allow")
    held = {c: int(n) for c, n in enumerate(t.s.hand[B]) if n}
    assert {c: int(n) for c, n in enumerate(redealt(t, A, 1, 8)[0].hand[B]) if n} == held


def test_before_the_first_deal_there_is_nothing_to_deal_anew():
    state = table(LATE).game.new_initial_state()
    assert state.resample(A, np.random.default_rng(9)).array.tobytes() == state.array.tobytes()
