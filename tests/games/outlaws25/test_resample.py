"""Redealing hidden cards: each deal that fits a seat's knowledge is equally likely."""

from collections import Counter
from collections.abc import Callable
from itertools import permutations
from typing import Any

import numpy as np
import pytest
from scipy import stats

from tests.games.outlaws25.table import A, B, C, Phase, Table, card, cards, new_table, table
from tinstar.engine.compiler import plain
from tinstar.engine.random_streams import new_stream
from tinstar.games.outlaws25.components import NONE, Outlaw, Reward
from tinstar.games.outlaws25.poker import strength
from tinstar.games.outlaws25.resample import deal_unseen

SAMPLES = 1500
THREE = """
    A*  1:100 2:100 >3:100
    B   1:100 2:100 >3:150
    C   1:100 2:100 >3:200
"""
HANDS = ("Ks Kh", "Td Qc", "Ad Th")


def redealt(t: Table, seat: int, n: int = SAMPLES, seed: int = 1) -> list[Any]:
    """Return n redeals of a seat's view."""
    view, stream, found = t.state().view(seat).array, new_stream(seed), []
    for _ in range(n):
        record = view.copy()
        plain(deal_unseen, t.box, record[0], seat, stream)
        found.append(record[0])
    return found


def p_value(found: Counter, expected: list) -> float:
    """Return the p-value against equal probability of all these (chi-squared)."""
    assert set(found) <= set(expected), set(found) - set(expected)
    share = found.total() / len(expected)
    return stats.chisquare([found[x] for x in expected], [share] * len(expected)).pvalue


def test_outlaws_that_lie_face_down_are_any_of_those_not_seen():
    text = "A*  1:100 2:100 >3:100\nB   1:100 4:100^ >3:150\nC   5x 2:100 >3:200"
    t = table(text, at=Phase.HOLDUP)
    found = Counter(tuple(s.outlaw[B].tolist()) for s in redealt(t, A))
    expected = [(a, 3, b) for a, b in permutations((0, 1, 2, 4), 2)]
    assert p_value(found, expected) > 0.001
    others = Counter(tuple(s.outlaw[C].tolist()) for s in redealt(t, A, seed=2))
    assert p_value(others, [(4, a, b) for a, b in permutations((0, 1, 2, 3), 2)]) > 0.001


def test_while_gangs_are_drawn_so_many_are_dealt_anew_as_were_drawn():
    t = new_table(3)
    assert redealt(t, A, 1)[0].outlaw.max() == NONE
    t.answer(Outlaw.FIRST, Outlaw.SECOND, Outlaw.THIRD, Outlaw.FIFTH)
    s = redealt(t, C, 1)[0]
    assert [(s.outlaw[seat] >= 0).sum() for seat in (A, B, C)] == [3, 1, 0]


def test_rewards_are_any_copies_that_one_does_not_hold_oneself():
    text = THREE.replace("B   1:100", "B   1:100+bribe").replace("A*  1:100", "A*  1:100+dead-eye")
    t = table(text, at=Phase.HOLDUP)
    found = Counter(int(s.reward[B, 0]) for s in redealt(t, A))
    copies = t.box.reward_copies.copy()
    copies[Reward.DEAD_EYE] -= 1
    expected = copies / copies.sum() * SAMPLES
    assert found[Reward.DEAD_EYE] == 0
    kinds = [k for k in range(len(copies)) if copies[k]]
    observed = [found[k] for k in kinds]
    assert stats.chisquare(observed, [expected[k] for k in kinds]).pvalue > 0.001


def test_two_holders_never_hold_more_copies_than_there_are():
    text = THREE.replace("B   1:100", "B   1:100+bribe").replace("C   1:100", "C   1:100+bribe")
    t = table(text, at=Phase.HOLDUP, numbers={"reward_copies": [1, 1] + [0] * 14})
    found = Counter((int(s.reward[B, 0]), int(s.reward[C, 0])) for s in redealt(t, A))
    assert p_value(found, [(0, 1), (1, 0)]) > 0.001


def test_hands_are_any_cards_that_were_not_seen():
    t = table(THREE).deal(*HANDS, flop="Jd")
    seen = {*cards(HANDS[0]), card("Jd")}
    found = Counter(int(s.hole[B, 0]) for s in redealt(t, A))
    assert p_value(found, [c for c in range(20) if c not in seen]) > 0.001
    for s in redealt(t, A, 50):
        lying = [*s.hole[A], *s.hole[B], *s.hole[C], s.flop]
        assert len(set(lying)) == 7


def test_a_hand_that_was_shown_stays_as_it_is():
    t = table(THREE).deal(*HANDS, flop="Jd").do("check", "check", "check")
    for s in redealt(t, A, 50):
        assert s.hole[B].tolist() == cards(HANDS[1])


def beaten(t: Table) -> Callable[[Any], bool]:
    best = strength(t.box, *cards(HANDS[1]), card("Jd"))
    return lambda s: strength(t.box, int(s.hole[C, 0]), int(s.hole[C, 1]), card("Jd")) < best


def test_who_is_asked_whether_to_show_was_beaten():
    t = table(THREE).deal(*HANDS, flop="Jd").do("check", "check", "check")
    assert all(beaten(t)(s) for s in redealt(t, A, 200))


def test_and_so_was_who_has_not_shown():
    t = table(THREE).deal(*HANDS, flop="Jd").do("check", "check", "check", "hide")
    assert (t.phase, t.mover) == (Phase.SHOWING, A)
    assert all(beaten(t)(s) for s in redealt(t, A, 200))
    assert any(not beaten(t)(s) for s in redealt(t, C, 200)) is False


def test_who_has_folded_may_have_had_anything():
    t = table(THREE).deal("Td Qc", "Ad Th", "Ks Kh", flop="Jd").do("fold", "check", "bet", "$10")
    t.do("call")
    assert (t.phase, t.mover) == (Phase.SHOWING, C)
    found = {int(s.hole[B, 0]) for s in redealt(t, A, 200)}
    assert len(found) > 10


def test_a_card_laid_aside_is_one_that_was_not_seen():
    text = THREE.replace(">3:150", ">3:150+ace-up-the-sleeve")
    t = table(text).deal(*HANDS, flop="Jd").do("pass", "play 3", "aside 1")
    for s in redealt(t, A, 50):
        lying = [*s.hole[A], s.hole[B, 0], s.aside[B], *s.hole[C], s.flop]
        assert len(set(lying)) == 7
        assert s.hole[B, 1] == NONE
    own = redealt(t, B, 50)
    assert all(s.aside[B] == card("Td") for s in own)
    assert all(card("Td") not in s.hole for s in own)


def test_money_laid_out_unseen_is_laid_out_in_any_way_that_can_be():
    t = table("A*  1:40 2:40 >3:40\nB   1:50 2:40 >3:40\nC   x 2:50 >3:80", at=Phase.TEST)
    t.do("$110", "$10")  # B, of 130
    found = Counter(tuple(s.plan[B].tolist()) for s in redealt(t, A))
    assert p_value(found, [(a, b, 13 - a - b) for a in range(4) for b in range(4 - a)]) > 0.001
    t.do("$120")  # C, of 130 with two Outlaws
    found = Counter(tuple(s.plan[C, 1:].tolist()) for s in redealt(t, A, seed=2))
    assert p_value(found, [(3 - a, 10 + a) for a in range(4)]) > 0.001


def test_and_so_is_the_part_that_has_been_laid_out():
    t = table("A*  1:40 2:40 >3:40\nB   1:50 2:40 >3:40", at=Phase.TEST).do("$120")
    found = Counter(tuple(s.plan[B].tolist()) for s in redealt(t, A))
    kept = (0, 3, 10)  # the richer one first gives all that it can
    assert p_value(found, [*((NONE, NONE, n) for n in (10, 11, 12, 13)), kept]) > 0.001
    assert redealt(t, B, 1)[0].plan[B].tolist() == [NONE, NONE, 12]


def test_one_hand_alone_has_no_outlaws_to_deal():
    t = new_table(2, hand_only=True).answer(A)
    assert redealt(t, A, 1)[0].outlaw.max() == NONE


@pytest.mark.parametrize("seat", [A, B])
def test_what_a_seat_sees_stays(seat: int):
    t = table(THREE).deal(*HANDS, flop="Jd").do("bet", "$20")
    view = t.state().view(seat)
    for s in redealt(t, seat, 20):
        array = np.array([s], dtype=t.array.dtype)
        again = type(t.state())(t.game, array).view(seat)
        assert again.digest() == view.digest()
