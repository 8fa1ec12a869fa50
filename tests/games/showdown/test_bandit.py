"""Bandit, and bank robbery."""

import pytest

from tests.games.showdown.table import B, table
from tinstar.games.showdown.actions import Objection
from tinstar.games.showdown.state import Phase

MOVE = """
    A*  hand {hand}  at {at}  with {owned}
    B   hand SS
    open RR HM
    pile rest
"""
CARDS_FOR = {3: "BB BM", 4: "BB BB", 5: "BB BB BM", 6: "BB BB BM BM"}


def moved(at: str, steps: int, owned: str = ""):
    """Return the table after A's bandit has begun to go `steps` steps."""
    cards = CARDS_FOR[steps]
    t = table(MOVE.format(hand=cards, at=at, owned=owned)).act("bandit", cards)
    return t.do("do bandit") if t.phase == Phase.GROUP else t


@pytest.mark.parametrize(
    ("at", "steps", "to"),
    [
        ("start", 3, "bucks"),
        ("start", 4, "optician"),
        ("bank", 3, "rock"),
        ("barber", 3, "optician"),
    ],
)
def test_B1_a_step_for_each_symbol(at: str, steps: int, to: str):
    assert moved(at, steps).shows(f"A at {to}")


def test_B2_bandits_share_a_space():
    t = table("A* hand BB BB at start\nB hand SS at optician\nopen RR HM\npile rest")
    assert t.act("bandit", "BB BB").shows("A at optician\nB at optician")


def test_B3_bucks_where_the_last_step_ends():
    assert moved("start", 3).shows("A bucks 6 at bucks")


def test_B4_a_disguise_where_the_last_step_ends():
    assert moved("start", 4).shows("A bucks 3 at optician with sunglasses")
    assert moved("bucks", 4).do("rob 1").shows("A at barber with mustache")


def test_B5_R15_never_two_that_are_alike():
    assert moved("start", 4, "sunglasses").shows("A at optician with sunglasses")


def test_R15_one_of_each_may_be_owned():
    assert moved("start", 4, "mustache").shows("A with mustache sunglasses")


def test_R12_spaces_on_the_way_pay_nothing():
    assert moved("start", 4).shows("A bucks 3 with sunglasses")


def test_R16_what_the_last_space_pays_is_taken_without_asking():
    t = moved("start", 3)
    assert t.shows("A bucks 6")
    assert t.mover == B


def test_T1_the_tunnel_is_one_step():
    assert moved("bucks", 3).do("rob 5").shows("A at start")


def test_T2_a_vault_of_ones_choice_where_the_sheriff_is_not():
    t = table("A* hand BB BB at bucks\nB hand SS\nopen RR HM\nsheriff 2\nroofs 4\npile rest")
    t.act("bandit", "BB BB")
    assert t.phase == Phase.VAULT
    assert t.legal() == ["rob 1", "rob 3", "rob 5"]
    assert t.why_not("rob 2") == Objection.GUARDED
    assert t.why_not("rob 4") == Objection.EMPTY_VAULT
    assert t.why_not("rob 6") == Objection.NO_SUCH_VAULT


def test_T2_of_two_as_of_many():
    t = table("A* hand BB BB at bucks\nB hand SS\nopen RR HM\nsheriff 2\nroofs 1 4\npile rest")
    assert t.act("bandit", "BB BB").legal() == ["rob 3", "rob 5"]


def test_T3_T4_its_bucks_and_then_a_roof():
    t = moved("barber", 4).do("rob 5")
    assert t.shows("A bucks 8 at bank\nroofs 5")


def test_T5_the_remaining_steps_follow():
    t = moved("optician", 4)
    assert t.shows("A at bank")
    assert t.do("rob 3").shows("A bucks 6 at rock\nroofs 3")


def test_R12_seven_steps_can_go_through_the_bank_twice():
    hand = "BB BB BB BM"
    t = table(MOVE.format(hand=hand, at="optician", owned="")).act("bandit", hand).do("do bandit")
    assert t.do("rob 5").phase == Phase.VAULT
    assert t.why_not("rob 5") == Objection.EMPTY_VAULT
    assert t.do("rob 4").shows("A bucks 12 at bank box 1\nroofs 4 5")


def test_R12_six_steps_from_the_far_side_go_through_it_once():
    t = moved("start", 6).do("rob 4")
    assert t.shows("A bucks 10 at start\nroofs 4")


def test_R13_the_only_vault_is_robbed_without_asking():
    t = table("A* hand BB BM at bucks\nB hand SS\nopen RR HM\nsheriff 2\nroofs 1 3 4\npile rest")
    assert t.act("bandit", "BB BM").do("do bandit").shows("A bucks 11 at start\nroofs 1 3 4 5")


@pytest.mark.parametrize(("sheriff", "roofs"), [(5, "1 2 3 4"), (0, "1 2 3 4 5")])
def test_R13_without_an_unguarded_vault_nothing_happens(sheriff: int, roofs: str):
    bank = f"sheriff {sheriff}\nroofs {roofs}"
    t = table(f"A* hand BB BB at barber\nB hand SS\nopen RR HM\n{bank}\npile rest")
    t.act("bandit", "BB BB")
    assert t.shows(f"A bucks 3 at bank\nroofs {roofs}\nB* hand SS")


def test_R14_the_sheriff_never_stands_on_a_roof():
    t = table("A* hand BB BS at bucks\nB hand SS\nopen RR HM\nsheriff 1\npile rest")
    t.act("bandit", "BB BS").do("do sheriff")
    assert t.shows("sheriff 2")
    assert t.why_not("rob 2") == Objection.GUARDED


def test_X2_two_steps_through_the_bank_to_the_start():
    t = table("A* hand BM BM MM at optician\nB hand RR\nopen RR HM\nsheriff 5\npile rest")
    t.act("money-box", "BM BM MM").do("do bandit")
    assert t.shows("A bucks 3 at bank")
    assert t.legal() == ["rob 1", "rob 2", "rob 3", "rob 4"]
    assert t.why_not("rob 5") == Objection.GUARDED
    t.do("rob 4")
    assert t.shows("A bucks 10 at start\nsheriff 5\nroofs 4")  # 3, 4 of the vault, 3 of the start
