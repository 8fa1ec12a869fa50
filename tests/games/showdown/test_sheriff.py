"""Sheriff, and what happens when he looks around."""

import pytest

from tests.games.showdown.table import A, B, C, D, table
from tinstar.games.showdown.actions import Objection
from tinstar.games.showdown.components import Answer
from tinstar.games.showdown.state import Phase


def patrol(sheriff: int, roofs: str, steps: int = 3, seats: str = "A* at rock\nB at rock"):
    """Return the table after the sheriff's steps on A's turn, or at a seat's decision."""
    cards = {3: "SS SM", 4: "SS SS", 6: "SS SS SS"}[steps]
    seats = seats.replace("A*", f"A* hand {cards}")
    rest = f"open RR HM\nsheriff {sheriff}\nroofs {roofs}\npile rest"
    t = table(f"{seats}\n{rest}").act("sheriff", cards)
    return t.do("do sheriff") if t.phase == Phase.GROUP else t


@pytest.mark.parametrize(("start", "steps", "end"), [(0, 3, 3), (1, 3, 4), (0, 4, 4), (4, 3, 1)])
def test_G1_a_step_clockwise_for_each_symbol(start: int, steps: int, end: int):
    assert patrol(start, "", steps).shows(f"sheriff {end}")


@pytest.mark.parametrize(
    ("start", "roofs", "end"),
    [(0, "1", 4), (1, "2 3", 0), (1, "2 4", 0), (3, "4 5", 2), (0, "2 3 4 5", 1)],
)
def test_G2_he_jumps_over_roofs(start: int, roofs: str, end: int):
    assert patrol(start, roofs).shows(f"sheriff {end}")


def test_G2_he_jumps_over_the_last_vault_of_a_bank_as_large_as_can_be():
    numbers = {"vaults": 8, "vault": [1, 2, 3, 4, 5, 6, 7, 8]}
    t = table("A* hand SS SM\nB\nopen RR HM\nsheriff 7\nroofs 8\npile rest", numbers)
    assert t.act("sheriff", "SS SM").do("do sheriff").shows("sheriff 2")


NEAR = "A* bucks 9 at rock\nB bucks 9 at start"


def test_L1_he_looks_around_when_he_comes_to_his_lookout():
    assert patrol(3, "", seats="A* bucks 9 at rock\nB bucks 9 at start").shows(
        "A bucks 9\nB bucks 4"
    )


def test_L1_he_does_not_before_he_comes_there():
    assert patrol(1, "", seats="A* bucks 9 at rock\nB bucks 9 at start").shows(
        "A bucks 9\nB bucks 9"
    )


def test_R17_leaving_the_lookout_is_no_look_around():
    assert patrol(0, "", seats="A* bucks 9 at rock\nB bucks 9 at start").shows(
        "sheriff 3\nB bucks 9"
    )


def test_R17_passing_over_it_is():
    assert patrol(4, "", seats=NEAR).shows("sheriff 1\nB bucks 4")


@pytest.mark.parametrize(
    ("at", "bucks"),
    [("start", 4), ("barber", 4), ("rock", 9), ("bucks", 4), ("optician", 4), ("bank", 9)],
)
def test_L2_L7_everybody_is_discovered_who_is_not_behind_a_rock(at: str, bucks: int):
    seats = f"A* bucks 9 at rock\nB bucks 9 at {at}\nC bucks 9 at {at}"
    assert patrol(4, "", seats=seats).shows(f"B bucks {bucks}\nC bucks {bucks}")


def test_A6_after_he_has_looked_around_the_player_whose_turn_it_is_chooses_the_next_group():
    seats = "A* hand SS SM BS at rock\nB at start with mustache"
    t = table(f"{seats}\nopen RR HM\nsheriff 4\npile rest").act("sheriff", "SS SM BS")
    assert t.do("do sheriff", "pay").legal() == ["do bandit", "do money-box"]
    assert t.mover == A


@pytest.mark.parametrize(("before", "after"), [(9, 4), (5, 0), (4, 0), (0, 0)])
def test_L3_five_bucks_are_lost_or_all_if_there_are_fewer(before: int, after: int):
    seats = f"A* at rock\nB bucks {before} at start"
    assert patrol(4, "", seats=seats).shows(f"B bucks {after}")


def test_L4_M2_bucks_in_a_money_box_are_never_lost():
    seats = "A* at rock\nB bucks 2 box 7 at start"
    assert patrol(4, "", seats=seats).shows("B bucks 0 box 7")


def test_L5_a_disguise_may_be_used_instead():
    seats = "A* at rock\nB bucks 9 at start with mustache"
    t = patrol(4, "", seats=seats)
    assert (t.mover, t.phase) == (B, Phase.LOOKOUT)
    assert t.legal() == ["pay", "use mustache"]
    assert t.why_not("use sunglasses") == Objection.NO_SUCH_DISGUISE
    assert t.why_not("leave") == Objection.NOT_NOW
    assert t.do("use mustache").shows("B bucks 9 at start with\nsheriff 1")


def test_L5_or_not():
    seats = "A* at rock\nB bucks 9 at start with mustache"
    assert patrol(4, "", seats=seats).do("pay").shows("B bucks 4 at start with mustache")


def test_L6_a_disguise_that_was_used_can_be_had_again():
    seats = "A* at rock\nB hand BB BB bucks 9 at start with sunglasses"
    t = patrol(3, "", seats=seats).do("use sunglasses")
    assert t.shows("B with")
    assert t.act("bandit", "BB BB").shows("B at optician with sunglasses")


def test_L7_a_rock_hides_at_that_moment_only():
    """The bandit leaves its rock before the sheriff has come."""
    t = table("A* hand BS BS BS bucks 9 at rock\nB\nopen RR HM\nsheriff 3\npile rest")
    t.act("sheriff", "BS BS BS").do("do sheriff")
    assert t.shows("sheriff 0\nA bucks 9 at bank")
    t = table("A* hand BS BS BS BM bucks 9 at rock\nB\nopen RR HM\nsheriff 3\npile rest")
    t.act("bandit", "BS BS BS BM").do("do bandit", "rob 1", "do sheriff")
    assert t.shows("sheriff 0\nA bucks 8 at start")


def test_L8_he_may_look_around_more_than_once_in_a_move():
    seats = "A* at rock\nB bucks 18 at start"
    assert patrol(0, "2 3 4 5", 4, seats).shows("sheriff 0\nB bucks 8")


def test_L8_when_all_vaults_are_empty_he_does_at_each_step():
    seats = "A* at rock\nB bucks 18 at start"
    assert patrol(0, "1 2 3 4 5", 3, seats).shows("sheriff 0\nB bucks 3")


def test_L8_a_disguise_lasts_for_one_look():
    seats = "A* at rock\nB bucks 18 at start with mustache sunglasses"
    t = patrol(0, "1 2 3 4 5", 3, seats).do("use mustache", "use sunglasses")
    assert t.shows("B bucks 13 with")
    assert t.s.met[B] == Answer.SUNGLASSES  # of the last look at which a seat had to decide


def test_R18_the_player_whose_turn_it_is_can_be_discovered():
    assert patrol(4, "", seats="A* bucks 9 at start\nB at rock").shows("A bucks 4")
    t = patrol(4, "", seats="A* bucks 9 at start with mustache\nB at rock")
    assert t.mover == A


def test_R19_each_victim_decides_which_disguise():
    seats = "A* at rock\nB bucks 9 at start with mustache sunglasses"
    t = patrol(4, "", seats=seats)
    assert t.legal() == ["pay", "use mustache", "use sunglasses"]
    assert t.do("use sunglasses").shows("B with mustache")


def test_R19_with_fewer_than_five_bucks_too():
    t = patrol(4, "", seats="A* at rock\nB bucks 1 at start with mustache")
    assert t.legal() == ["pay", "use mustache"]


@pytest.mark.parametrize(
    "victim",
    ["bucks 0 at start with mustache", "bucks 9 at start", "bucks 9 at rock with mustache"],
)
def test_R19_who_has_nothing_to_decide_is_not_asked(victim: str):
    t = patrol(3, "", seats=f"A* at rock\nB {victim}")
    assert (t.mover, t.phase) == (B, Phase.TURN)


ALL = """
    A*  bucks 9 at start with mustache
    B   bucks 9 at start with mustache
    C   bucks 9 at start
    D   bucks 9 at start with sunglasses
"""


def test_R20_they_are_asked_clockwise_from_the_player_whose_turn_it_is():
    seats = ALL.replace("A*", "A").replace("C ", "C* hand SS SM ")
    t = table(f"{seats}\nopen RR HM\nsheriff 4\npile rest").act("sheriff", "SS SM")
    t.do("do sheriff")
    asked = []
    while t.phase == Phase.LOOKOUT:
        asked.append(t.mover)
        t.do("pay")
    assert asked == [D, A, B]
    assert t.mover == D


def test_R20_nothing_is_paid_or_shown_until_all_have_answered():
    t = patrol(4, "", seats=ALL).do("use mustache", "use mustache")
    assert t.mover == D
    assert t.shows("A bucks 9 with mustache\nB bucks 9 with mustache\nC bucks 9")
    answers = [t.state().view(seat).array[0].answer.tolist() for seat in (-1, A, B, C, D)]
    hidden = [0, 0, 0, 0]
    assert answers == [hidden, [2, 0, 0, 0], [0, 2, 0, 0], hidden, hidden]
    t.do("pay")
    assert t.shows("A bucks 9 with\nB bucks 9 with\nC bucks 4\nD bucks 4 with sunglasses")
    met = [Answer.MUSTACHE, Answer.MUSTACHE, Answer.NONE, Answer.PAY]
    assert t.state().view(-1).array[0].met.tolist() == met


def test_R20_what_a_seat_answers_is_for_no_other_to_see():
    t = patrol(4, "", seats=ALL)
    before = t.state()
    state, other = before.clone(), before.clone()
    state.apply_action(state.string_to_action("pay"))
    other.apply_action(other.string_to_action("use mustache"))
    for seat in (-1, B, C, D):
        assert state.view(seat).digest() == other.view(seat).digest()
        assert state.information_state_string(seat) == other.information_state_string(seat)


EXAMPLE = """
    A*  hand SM SM MM  bucks 6 at rock
    B   hand RR        bucks 7 at start
    C   hand HR        bucks 8 at bucks with sunglasses
    open RR HM
    sheriff 3
    roofs 4 5
    pile rest
"""


def test_X3_two_steps_from_vault_3_by_way_of_the_lookout():
    """A is You, B is Simon, C is Lewis."""
    t = table(EXAMPLE).act("money-box", "SM SM MM").do("do sheriff")
    assert t.shows("sheriff 0\nA bucks 6\nB bucks 7\nC bucks 8")
    assert (t.mover, t.legal()) == (C, ["pay", "use sunglasses"])
    t.do("use sunglasses")
    assert t.shows("sheriff 1\nA bucks 6 at rock\nB bucks 2\nC bucks 8 with")
