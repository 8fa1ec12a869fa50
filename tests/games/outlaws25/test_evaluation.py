"""Heuristic evaluation: rules of thumb that a greedy player follows sensibly."""

import pytest

from tests.games.outlaws25.table import A, B, C, Phase, Table, new_table, table
from tinstar.engine.compiler import plain
from tinstar.games.outlaws25.evaluation import OUT, horizon, spread, worth
from tinstar.players.simple import GreedyPlayer

THREE = """
    A*  1:100 2:100 >5:100
    B   1:100 2:100 >3:150
    C   1:100 2:100 >3:200
    bank 100
"""


def seems(t: Table, seat: int) -> float:
    return plain(worth, t.box, t.s, seat)


def choice(t: Table, seed: int = 1) -> str:
    view = t.state().view(t.mover)
    action = GreedyPlayer(seed).choose(view)
    return t.game.rules.actions.text(action)


def dealt(*hands: str, flop: str = "Jd") -> Table:
    return table(THREE).deal(*hands, flop=flop)


def test_money_and_outlaws_are_worth_something_and_being_out_is_not():
    t = table(THREE + "    D   out", at=Phase.HOLDUP)
    assert seems(t, C) > seems(t, B)
    assert seems(t, 3) == OUT
    fewer = table(THREE.replace("C   1:100 2:100", "C   x 2:200"), at=Phase.HOLDUP)
    assert seems(fewer, C) < seems(t, C)


def test_being_wanted_and_being_short_of_100_dollars_are_bad():
    t = table(THREE, at=Phase.HOLDUP)
    assert seems(table(THREE.replace(">3:150", ">3:150!K"), at=Phase.HOLDUP), B) < seems(t, B)
    poor, rich = (table(f"A*  x x >3:{n}\nB   x x >3:150", at=Phase.HOLDUP) for n in (80, 100))
    assert seems(rich, A) - seems(poor, A) > 2


def test_a_good_hand_is_worth_more_than_a_bad_one():
    good, bad = (
        dealt("Ts Qh", "Js Jh", "Kd Ac"),
        dealt("Ts Qh", "Ts Ac".replace("Ts", "Tc"), "Kd As"),
    )
    assert seems(good, B) > seems(bad, B)


def test_the_best_hand_does_not_fold_and_the_worst_does_not_pay():
    t = dealt("Ts Qh", "Js Jh", "Kd Ac")
    assert choice(t) in ("bet", "check")
    t = dealt("Kd Ac", "Js Jh", "Tc Ks").do("bet", "$90")
    assert choice(t) == "fold"


def test_a_reward_is_bought_by_who_can_spare_the_money():
    t = table(THREE, at=Phase.NEXT_BUYER)
    assert choice(t).startswith("buy")
    t = table("A*  1:100 2:100 >5:100\nB   1:40 2:30 >3:30", at=Phase.NEXT_BUYER)
    assert choice(t) == "pass"


def test_the_fast_one_is_sent_and_not_the_slow():
    t = table(THREE.replace("1:100 2:100 >3:200", "1:200^ 2:100^ >3:200^"), at=Phase.HOLDUP)
    slow, fast = (seems(t.copy().do(f"hold up with {n}"), A) for n in (1, 3))
    assert fast > slow


def test_a_fast_outlaw_holds_up_a_rich_one():
    t = table(THREE, at=Phase.HOLDUP).do("hold up with 3")
    assert choice(t) in ("rob B3", "rob C3")


def test_the_slow_cower_before_the_fast_and_not_the_other_way_round():
    t = table(THREE.replace(">5:100", ">5:100^"), at=Phase.HOLDUP)
    assert choice(t.do("hold up with 3", "rob B1")) == "cower"
    t = table(THREE.replace("1:100 2:100 >5:100", "1:200^ 2:100 >4:100"), at=Phase.HOLDUP)
    assert choice(t.do("hold up with 1", "rob C3")) == "fight"


def test_a_reward_turns_a_duel_that_is_being_lost():
    text = THREE.replace(">3:150", ">3:150+dead-eye")
    t = table(text, at=Phase.HOLDUP).do("hold up with 3", "rob B3", "fight").roll(1, 1)
    assert choice(t) == "play 3"


def test_a_drink_is_for_the_other():
    text = THREE.replace(">3:150", ">3:150+double-whiskey")
    t = table(text, at=Phase.HOLDUP).do("hold up with 3", "rob B3", "fight").roll(1, 3)
    assert choice(t.do("play 3")) == "slow attacker"


def test_a_drink_from_another_outlaw_saves_one_though_others_may_still_speak():
    text = THREE.replace("A*  1:100", "A*  1:100+bribe").replace("B   1:100", "B   1:100+whiskey")
    t = table(text, at=Phase.HOLDUP).do("hold up with 3", "rob B3", "fight").roll(1, 2)
    assert t.mover == B
    assert choice(t) == "play 1"


def test_a_bystander_with_a_drink_may_slow_either_side():
    text = THREE.replace("C   1:100", "C   1:100+whiskey")
    t = table(text, at=Phase.HOLDUP).do("hold up with 3", "rob B3", "fight").roll(1, 2)
    before = seems(t, A), seems(t, B)
    assert t.do("play 1").phase == Phase.SLOW
    assert (seems(t, A), seems(t, B)) == before


def test_a_duel_seems_worth_its_chances_at_each_moment():
    t = table(THREE, at=Phase.HOLDUP).do("hold up with 3", "rob B3", "fight")
    before = seems(t, A)
    t.roll(6)
    assert seems(t, A) == pytest.approx(before)
    text = THREE.replace(">3:150", ">3:150+bribe")
    level = table(text, at=Phase.HOLDUP).do("hold up with 3", "rob B3", "fight").roll(1, 3)
    assert level.phase == Phase.WINDOW
    assert seems(level, A) < seems(table(text, at=Phase.HOLDUP), A) + 15
    sheriff = table(THREE.replace(">3:150", ">3:150!K")).deal("Ts Qh", "Js Jh", "Qd Ac", flop="Kd")
    calm = table(THREE.replace(">3:150", ">3:150!K")).deal("Ts Qh", "Js Jh", "Qd Ac", flop="Td")
    assert seems(sheriff.sheriff(6), B) < seems(calm, B)


def test_dice_that_lie_decide_how_a_duel_seems():
    text = THREE.replace(">3:150", ">3:150+bribe")
    ahead, behind = (
        table(text, at=Phase.HOLDUP).do("hold up with 3", "rob B3", "fight").roll(*dice)
        for dice in ((6, 1), (1, 6))
    )
    assert seems(ahead, A) > seems(behind, A) + 20


def test_one_hand_alone_is_played_for_its_pot():
    t = new_table(2, hand_only=True).answer(A).deal("Ks Kh", "Td Qc", flop="Jd")
    assert seems(t, B) > seems(t, A)
    assert choice(t) in ("bet", "check")


def test_the_seats_that_are_not_in_a_holdup_are_not_moved_by_it():
    t = table(THREE, at=Phase.HOLDUP)
    calm = seems(t, C)
    assert seems(t.do("hold up with 3"), C) == calm
    assert seems(t.do("rob B3"), C) == calm


def test_money_is_spread_over_the_gang():
    t = table("A*  1:0 2:0 >5:300\nB   1:100 2:100 >3:100", at=Phase.TEST).do("keep", "keep")
    assert choice(t) == "$100"
    assert choice(t.do("$100")) == "$100"


def test_how_far_and_how_wide():
    t = table(THREE, at=Phase.HOLDUP)
    assert plain(horizon, t.box, t.s) >= 0
    assert plain(spread, t.box, t.s) > 0
