"""Holdups, Wanted cards and duels."""

from fractions import Fraction

import pytest

from tests.games.outlaws25.table import A, B, C, Phase, Table, chance_tree, table
from tinstar.engine.compiler import plain
from tinstar.games.outlaws25.actions import Objection
from tinstar.games.outlaws25.components import NONE
from tinstar.games.outlaws25.evaluation import duel_chance
from tinstar.games.outlaws25.flow import FLOW

TABLE = """
    A*  1:100 2:100 >5:100
    B   1:50 2:30 >3:150
    C   x 2:70 >4:0
"""


def held_up(text: str = TABLE, attacker: int = 3, victim: str = "B1", **options) -> Table:
    t = table(text, at=Phase.HOLDUP, **options)
    return t.do(f"hold up with {attacker}", f"rob {victim}")


def test_H1_the_dealer_may_hold_up_one_outlaw_a_round():
    t = table(TABLE, at=Phase.HOLDUP)
    assert (t.phase, t.mover) == (Phase.HOLDING_UP, A)
    t.do("hold up with 3")
    assert t.why_not("rob A1") == Objection.OWN_GANG
    t.do("rob B1", "cower").draw("K")
    assert t.s.round_number == 6


def test_H2_if_the_dealer_passes_the_round_is_over():
    t = table(TABLE, at=Phase.HOLDUP).do("pass")
    assert t.s.round_number == 6


def test_H3_any_outlaw_may_hold_up_any_that_lives():
    t = table(TABLE, at=Phase.HOLDUP)
    assert t.legal() == ["pass", "hold up with 1", "hold up with 2", "hold up with 3"]
    t.do("hold up with 1")
    assert t.legal() == ["rob B1", "rob B2", "rob B3", "rob C2", "rob C3"]
    assert t.why_not("rob C1") == Objection.DEAD
    assert t.why_not("rob D1") == Objection.NO_SUCH_PLACE


def test_H3_but_not_with_a_dead_one():
    t = table(TABLE.replace("A* ", "A  ").replace("C ", "C*"), at=Phase.HOLDUP)
    assert t.why_not("hold up with 1") == Objection.DEAD
    assert t.legal() == ["pass", "hold up with 2", "hold up with 3"]


def test_H3_in_a_shorter_row_there_are_fewer_places():
    text = "A*  1:100 >2:100\nB   1:50 >2:30"
    t = table(text, at=Phase.HOLDUP, numbers={"row": 2})
    assert t.why_not("hold up with 3") == Objection.NO_SUCH_PLACE
    t.do("hold up with 1")
    assert t.why_not("rob B3") == Objection.NO_SUCH_PLACE


def test_H4_the_victim_answers():
    t = held_up()
    assert (t.phase, t.mover) == (Phase.HELD_UP, B)
    assert t.legal() == ["fight", "cower"]


def test_H5_H6_who_fights_back_duels_and_the_loser_loses_all():
    t = held_up().do("fight").roll(1, 1)
    assert t.phase == Phase.WANTED
    assert t.shows("A*  1:100 2:100 >5:150^\nB   1x 2:30 >3:150")


def test_H6_the_attacker_may_lose_too():
    t = held_up(attacker=1, victim="B3").do("fight").roll(1, 1)
    assert t.phase == Phase.LAY_OUT
    assert t.shows("A   1x >2:100 5:100\nB*  1:50 >2:30 3:250^")


def test_H7_the_losers_cards_are_shuffled_back():
    t = held_up(TABLE.replace("1:50", "1:50+bribe!KQ")).do("fight").roll(1, 1).do("pass")
    assert not t.s.wanted.any()
    assert not t.s.holds.any()
    assert (t.s.reward == NONE).all()
    assert t.weights() == t.box.wanted_copies.tolist()


def test_H8_R35_who_cowers_pays_half_rounded_up_and_is_not_turned_up():
    t = held_up().do("cower")
    assert t.shows("A*  1:100 2:100 >5:130\nB   1:20 2:30 >3:150")
    assert not t.s.face_up.any()


def test_H8_W2_half_of_an_even_sum_goes_to_the_attacker_wherever_it_stands():
    t = table(TABLE.replace("A* ", "A  ").replace("B  ", "B* "), at=Phase.HOLDUP)
    t.do("hold up with 1", "rob A1", "cower")
    assert t.shows("A   1:50 2:100 >5:100\nB*  1:100 2:30 >3:150")
    t.draw("K")
    assert t.s.wanted[B, 0].tolist() == [0, 0, 0, 1, 0]


def test_W1_the_attacker_is_wanted_wherever_it_stands():
    t = table(TABLE.replace("A* ", "A  ").replace("B  ", "B* "), at=Phase.HOLDUP)
    t.do("hold up with 1", "rob A1", "fight").roll(6, 1)
    assert t.phase == Phase.WANTED


@pytest.mark.parametrize(("money", "may"), [(0, False), (30, False), (40, True)])
def test_H9_with_30_dollars_or_less_an_outlaw_must_fight(money: int, may: bool):
    t = held_up(TABLE.replace("1:50", f"1:{money}"))
    assert t.may("cower") == may
    assert t.why_not("cower") in (Objection.NONE, Objection.MUST_FIGHT)


def test_R34_penniless_outlaws_can_be_held_up():
    t = held_up(victim="C3")
    assert t.legal() == ["fight"]


def test_R34_a_dealer_who_is_out_holds_up_nobody():
    t = table(TABLE.replace("A* ", "A  ") + "    D*  out", at=Phase.HOLDUP)
    assert t.s.round_number == 6
    assert Phase.ROUND in FLOW.phases[Phase.HOLDUP].leads_to  # random games hardly get there


# --- Wanted cards ---------------------------------------------------------------------------------


def test_W1_R36_the_attacker_is_wanted_after_a_fight_and_after_cowering():
    for answer in ("fight", "cower"):
        t = held_up().do(answer)
        if answer == "fight":
            t.roll(6, 1)
        assert t.phase == Phase.WANTED
        assert t.draw("K").outlaw(A, 2).split("^")[0].endswith("!K")


def test_W1_R36_a_dead_attacker_draws_none_and_a_defender_is_not_wanted():
    t = held_up(attacker=1, victim="B3").do("fight").roll(1, 6)
    assert not t.s.wanted.any()


def test_W1_R36_a_dead_attacker_draws_none_wherever_it_stood():
    t = table(TABLE.replace("A* ", "A  ").replace("B  ", "B* "), at=Phase.HOLDUP)
    t.do("hold up with 1", "rob A2", "fight").roll(1, 6)
    assert not t.s.alive[B, 0]
    assert t.phase != Phase.WANTED


def test_W2_all_see_a_wanted_card():
    t = held_up().do("cower").draw("A")
    assert t.state().view(C).array[0].wanted[A, 2].tolist() == [0, 0, 0, 0, 1]


def test_W3_wanted_cards_have_a_rank_and_no_suit():
    assert held_up().do("cower").weights() == [4, 4, 4, 4, 4]


def test_W4_an_outlaw_can_have_several():
    t = held_up(TABLE.replace(">5:100", ">5:100!KK")).do("cower")
    assert t.weights() == [4, 4, 4, 2, 4]
    assert t.draw("K").s.wanted[A, 2].tolist() == [0, 0, 0, 3, 0]


def test_R36_with_no_wanted_card_left_none_is_drawn():
    t = held_up(numbers={"wanted_copies": [0, 0, 0, 0, 0]}).do("cower")
    assert t.s.round_number == 6


def test_R36_the_losers_wanted_cards_go_back_before_one_is_drawn():
    text = TABLE.replace("1:50", "1:50!K")
    t = held_up(text, numbers={"wanted_copies": [0, 0, 0, 1, 0]}).do("fight").roll(6, 1)
    assert t.weights() == [0, 0, 0, 1, 0]


# --- duels ----------------------------------------------------------------------------------------


def test_D1_D2_D3_both_are_turned_up_for_good():
    t = held_up(attacker=3, victim="B3").do("fight")
    assert t.state().view(C).array[0].outlaw[:2].tolist() == [[-1, -1, 4], [-1, -1, 2]]
    t.roll(6, 1).draw("K")
    while t.phase == Phase.LAY_OUT:
        t.do("keep")
    assert t.s.face_up[A, 2] == 1


def test_D4_each_rolls_a_die():
    t = held_up().do("fight")
    assert t.weights() == [1] * 6
    t.roll(3)
    assert t.s.die.tolist() == [3, 0]
    assert t.phase == Phase.ROLL


@pytest.mark.parametrize(("dice", "wins"), [((1, 4), True), ((1, 6), False)])
def test_D5_D6_die_and_speed_are_added_and_the_higher_number_wins(dice: tuple, wins: bool):
    t = held_up(attacker=3, victim="B1").do("fight").roll(*dice)
    assert bool(t.s.alive[A, 2]) == wins
    assert bool(t.s.alive[B, 0]) != wins


def test_D7_after_a_tie_both_roll_again():
    t = held_up(attacker=3, victim="B1").do("fight").roll(1, 5)
    assert (t.phase, t.s.ties, t.s.roller) == (Phase.ROLL, 1, 0)
    assert t.s.die.tolist() == [0, 0]


def test_R41_a_duel_tied_without_end_is_lost_by_the_attacker():
    t = held_up(attacker=1, victim="B1", numbers={"rolls": 3}).do("fight")
    t.roll(2, 2).roll(3, 3).roll(4, 4)
    assert not t.s.alive[A, 0]


def exact(lead: int) -> Fraction:
    """Return the exact probability, by hand: winning throws among the 36 that are not ties."""
    throws = [a + lead - b for a in range(6) for b in range(6)]
    wins, ties = sum(x > 0 for x in throws), sum(x == 0 for x in throws)
    return Fraction(wins, 36 - ties)


@pytest.mark.parametrize("lead", range(-5, 6))
def test_D7_chances_at_each_lead_with_ties_rolled_again_as_exact_fractions(lead: int):
    """One throw gives a win, a loss or a tie; a tie returns to the start of the duel."""
    attacker, defender = max(1, 1 + lead), max(1, 1 - lead)
    text = "A*  1:100 2:100 >3:100\nB   1:50 2:30 >3:150\nC   1:70 2:60 >3:50"
    t = table(text, at=Phase.HOLDUP).do("hold up with 1", "rob B2", "fight")
    t.box.speed[:2] = [attacker, defender]
    throw = chance_tree(t, lambda x: (int(x.s.alive[A, 0]), int(x.s.alive[B, 1])), most=2)
    wins, losses = throw.get((1, 0), Fraction(0)), throw.get((0, 1), Fraction(0))
    assert wins / (wins + losses) == exact(lead)
    assert plain(duel_chance, t.box, lead) == pytest.approx(float(exact(lead)))


def test_the_chances_are_those_that_the_book_of_facts_has():
    table = [exact(lead) for lead in range(6)]
    assert table == [
        Fraction(1, 2),
        Fraction(21, 31),
        Fraction(13, 16),
        Fraction(10, 11),
        Fraction(33, 34),
        Fraction(1),
    ]
