"""Take action: cards are laid, and carried out group by group."""

import pytest

from tests.games.showdown.table import A, B, table
from tinstar.games.showdown.actions import Objection
from tinstar.games.showdown.state import Phase

ACTION = """
    A*  hand BB BM SM MM HR
    B   hand SS       bucks 8
    open RR HM
    pile rest
"""


@pytest.mark.parametrize("cards", ["BB BM", "BM BM BM", "BB BB", "BB BB BM BR BS BH"])
def test_A1_one_plays_as_many_cards_as_one_likes(cards: str):
    t = table(f"A* hand {cards}\nB hand SS\nopen RR HM\npile rest").act("bandit", cards)
    assert t.phase != Phase.LAY


def test_A2_one_symbol_is_chosen_for_all_cards():
    t = table(ACTION)
    assert [x for x in t.legal() if x.startswith("choose")] == ["choose bandit", "choose money-box"]
    t.do("choose money-box")
    assert t.legal() == ["lay bandit-money-box", "lay sheriff-money-box", "lay money-box-money-box"]


def test_A3_every_card_shows_the_chosen_symbol():
    t = table(ACTION).do("choose money-box")
    assert t.why_not("lay BB") == Objection.WITHOUT_THE_SYMBOL
    assert t.why_not("lay BM") == Objection.NONE
    assert t.why_not("lay RM") == Objection.NOT_IN_HAND


def test_A4_the_chosen_symbol_is_laid_at_least_three_times():
    t = table(ACTION).do("choose money-box", "lay MM")
    assert t.why_not("done") == Objection.TOO_FEW_LAID
    assert t.do("lay SM").why_not("done") == Objection.NONE


def test_A4_who_does_not_hold_it_three_times_may_not_choose_it():
    t = table(ACTION)
    assert t.why_not("choose holdup") == Objection.TOO_FEW_SYMBOLS
    assert t.why_not("choose sheriff") == Objection.TOO_FEW_SYMBOLS


def test_X1_two_cards_with_two_of_a_symbol_do_not_match_often_enough():
    t = table("A* hand BS BH SR\nB hand SS\nopen RR HM\npile rest")
    assert t.why_not("choose bandit") == Objection.TOO_FEW_SYMBOLS


def test_X1_three_cards_of_two_symbols_do_not_count_together():
    """Two bandits and two sheriffs: only one type of symbol counts."""
    t = table("A* hand BB BS SR RR\nB hand SS\nopen RM HM\npile rest").do("choose bandit")
    assert t.why_not("lay SR") == Objection.WITHOUT_THE_SYMBOL
    assert t.do("lay BB", "lay BS").legal() == ["done"]


def test_A5_every_symbol_laid_is_carried_out():
    t = table(ACTION).act("money-box", "BM SM MM")
    t.do("do money-box", "do bandit")
    assert t.shows("A box 4 at barber with mustache\nsheriff 1\ndiscarded BM SM MM")


def test_R9_not_even_what_one_would_rather_not_do_is_left_out():
    t = table("A* hand SM SM SM bucks 9\nB hand SS\nopen RR HM\nsheriff 3\nroofs 5\npile rest")
    t.act("money-box", "SM SM SM")
    assert t.legal() == ["do sheriff", "do money-box"]
    t.do("do money-box")
    assert t.shows("A bucks 4 box 3\nsheriff 1")


def test_A6_like_symbols_go_together_and_the_chosen_one_need_not_be_first():
    t = table(ACTION).act("money-box", "BM SM MM")
    assert t.legal() == ["do bandit", "do sheriff", "do money-box"]
    assert t.do("do sheriff").shows("sheriff 1\nA box 0 at start")
    assert t.why_not("do sheriff") == Objection.NO_SUCH_GROUP
    assert t.do("do money-box").shows("A box 4 at barber")


def test_R8_not_all_that_could_be_laid_must_be():
    t = table(ACTION).act("money-box", "MM BM").do("do money-box")
    assert t.shows("A hand BB SM HR box 3 at barber")


def test_R8_the_symbol_comes_first_then_card_after_card():
    t = table(ACTION)
    assert t.why_not("lay MM") == Objection.NOT_NOW
    assert t.do("choose money-box").why_not("choose bandit") == Objection.NOT_NOW
    assert t.why_not("take 1") == Objection.NOT_NOW
    assert t.do("lay MM").phase == Phase.LAY


def test_R10_the_next_group_is_chosen_when_the_result_of_the_last_is_known():
    t = table("A* hand BH BH BH HM\nB hand SS\nopen RR HM\npile rest").act("holdup", "BH BH BH HM")
    t.do("do holdup").roll(1, 2, 3, "sheriff")
    assert t.phase == Phase.GROUP
    assert t.shows("A bucks 3\nsheriff 1")
    assert t.legal() == ["do bandit", "do money-box"]


def test_R10_the_last_group_begins_by_itself():
    t = table("A* hand BB BB\nB hand SS\nopen RR HM\npile rest").act("bandit", "BB BB")
    assert t.shows("A at optician with sunglasses\nB* hand SS")


def test_A7_R11_cards_lie_on_the_table_until_all_is_carried_out_and_then_are_discarded():
    t = table(ACTION).act("money-box", "MM BM")
    assert t.shows("A hand BB SM HR\nlaid BM MM\ndiscarded")
    assert t.state().view(B).array[0].laid.sum() == 2
    assert t.do("do money-box").shows("laid\ndiscarded BM MM")


def test_R11_a_hand_is_smaller_as_soon_as_a_card_is_laid():
    t = table(ACTION).do("choose money-box", "lay MM")
    assert t.s.hand_size[A] == 4
    assert t.state().view(B).array[0].hand_size[A] == 4


def test_P8_after_an_action_it_is_the_turn_of_the_player_on_the_left():
    t = table(ACTION).act("bandit", "BB BM").do("do bandit")
    assert (t.mover, t.phase) == (B, Phase.TURN)
