"""Rulings that a table may reverse; O1 and O2 are in `test_ending`."""

import numpy as np
import pytest

from tests.games.caboo.table import A, B, C, Table, box_with, table
from tinstar.engine.compiler import plain
from tinstar.games.caboo.actions import Objection
from tinstar.games.caboo.components import Answer
from tinstar.games.caboo.evaluation import worth
from tinstar.games.caboo.state import How, Phase
from tinstar.presentation.guided_first_game import lessons
from tinstar.presentation.scene import primer, scene

FLOOR = """
    A*  2 3
    B   4 5
    C   6 7
    centre 3
    pile {} 9 9 9
"""


def laid_down(**options: str) -> Table:
    return table(FLOOR.format("8"), **options).do("draw", "discard")


def test_O4_by_option_nobody_calls_in_a_window():
    t = laid_down(calling="own_turn")
    assert (t.mover, t.legal()) == (B, ["pass", "mine"])
    assert t.why_not("caboo") == Objection.ONLY_ON_YOUR_TURN
    assert laid_down().why_not("caboo") == Objection.NONE


def test_O4_the_call_at_the_start_of_ones_turn_is_as_ever():
    t = table(FLOOR.format("8"), calling="own_turn")
    assert t.do("caboo").how == How.CALLED


def test_O4_whose_turn_it_is_has_nothing_to_say_in_a_window():
    assert laid_down(calling="own_turn").window() == [B, C]
    assert laid_down().window() == [A, B, C]
    t = laid_down(calling="own_turn").do("pass", "pass")
    assert (t.phase, t.mover) == (Phase.TURN, B)


def test_O4_a_window_does_not_ask_for_a_call_that_cannot_be():
    asked = [scene(laid_down(**o).state().view(B)).prompt for o in ({}, {"calling": "own_turn"})]
    assert ["call" in prompt for prompt in asked] == [True, False]


def test_O4_nobody_is_taken_to_have_called_where_nobody_may():
    """B has reacted; C redeals what it cannot have heard."""
    state, rng = laid_down(calling="own_turn").do("pass").state(), np.random.default_rng(1)
    said = {int(state.resample(C, rng).s.answer[B]) for _ in range(60)}
    assert said == {Answer.PASS, Answer.MINE}


def drawn(card: str = "8", **options: bool) -> Table:
    """Return the table after A has drawn this card; others may call."""
    return table(FLOOR.format(card), calling="any_time", **options).do("draw")


def test_O4_at_any_time_all_others_are_asked_once_between_a_draw_and_its_placement():
    t = drawn()
    assert (t.phase, t.window(), t.legal()) == (Phase.WINDOW, [B, C], ["pass", "caboo"])
    assert t.why_not("mine") == t.why_not("discard") == Objection.NOT_NOW
    t.says()
    assert (t.phase, t.mover, t.window()) == (Phase.PLAY, A, [])
    assert t.do("discard").window() == [A, B, C]


def test_O4_at_any_time_a_seat_without_cards_may_call_as_well():
    t = table("A* 2 3\nB .\nC 6 7\npile 8 9", calling="any_time").do("draw")
    assert t.says(B="caboo").s.caller == B


def test_E2_a_player_who_has_drawn_finishes_the_turn_after_a_call():
    t = drawn("4").says(C="caboo")
    assert (t.s.caller, t.phase, t.mover) == (C, Phase.PLAY, A)
    t.do("swap 2")
    assert t.window() == [B, C]  # to claim; nobody can call any more
    assert t.says().how == How.CALLED
    assert t.points() == [0, 9, 24]


def test_E2_in_advanced_caboo_the_last_turns_follow_that_turn():
    t = drawn(advanced=True).says(B="caboo").do("discard").says()
    assert (t.phase, t.mover, t.s.last_round) == (Phase.TURN, C, 1)
    assert t.do("draw").phase == Phase.PLAY  # after a call no other seat may react


def test_R16_of_several_calls_after_a_draw_the_first_stands():
    assert drawn().says(C, B="caboo", C="caboo").s.caller == C


def test_O1_the_turn_is_finished_without_the_callers_cards():
    t = drawn(lock_caller=True).says(B="caboo")
    assert t.why_not("look B1") == Objection.LOCKED
    assert t.why_not("look C1") == Objection.NONE


def test_O4_the_card_drawn_is_told_to_nobody_who_is_asked():
    one, other = ([scene(drawn(card).state().view(x)) for x in (A, B, -1)] for card in "8Q")
    assert one[1:] == other[1:]
    assert one[0] != other[0]
    said = [view.prompt for view in one]
    assert said[0].startswith("You have drawn a card. Does anybody call")
    assert "Do you call" in said[1]
    assert "has drawn a card. Does anybody call" in said[2]


def test_O4_between_a_draw_and_its_placement_nobody_is_taken_to_have_claimed():
    state, rng = drawn().do("pass").state(), np.random.default_rng(1)
    said = {int(state.resample(C, rng).s.answer[B]) for _ in range(60)}
    assert said == {Answer.PASS, Answer.CABOO}


def test_O4_at_any_time_a_turn_has_a_decision_more_for_each_other_seat():
    longest = [box_with(4, {}, o).max_game_length() for o in ({"calling": "any_time"}, {})]
    assert longest[0] > longest[1]


@pytest.mark.parametrize(("how", "points"), [("penalty", 24), ("sum_and_penalty", 24 + 5)])
def test_O5_by_option_a_wrong_call_costs_the_sum_besides(how: str, points: int):
    t = table("A* 2 3\nB 4 K\nC 6 7\npile 9", wrong_call_costs=how).do("caboo")
    assert t.points() == [points, 0, 13]


def test_O5_a_right_call_costs_what_it_did():
    t = table(FLOOR.format("8"), wrong_call_costs="sum_and_penalty").do("caboo")
    assert t.points() == [0, 9, 13]


def test_O5_the_rules_in_short_the_lessons_and_the_rules_of_thumb_say_so():
    game = box_with(2, {}, {"wrong_call_costs": "sum_and_penalty"})
    said = " ".join([*primer(game), *(lesson.text for lesson in lessons(game))])
    assert said.count("24 and what your cards count") == 2
    drawing = "A* 9:A 9:A\nB 2 3\npile 9 9 9 9 Q Q"
    both = [table(drawing, wrong_call_costs=how) for how in ("penalty", "sum_and_penalty")]
    for t in both:
        t.s.caller = A
    cheap, dear = (float(plain(worth, t.box, t.s, A)) for t in both)
    assert cheap > dear


SPENT = "A* 2 3\nB 4 5\ncentre 9 9 9\npile"


def test_O6_by_option_nothing_is_shuffled_when_a_card_is_to_be_drawn():
    assert table(SPENT).do("draw").phase == Phase.DRAW
    t = table(SPENT, empty_pile="round_ends").do("draw")
    assert (t.phase, t.how) == (Phase.REVEALED, How.NO_CARDS)


def test_O6_nor_for_a_penalty():
    t = table("A* 2 3\nB 4 5\ncentre 9 9 9\npile 8", empty_pile="round_ends").do("draw")
    assert t.do("stack A1", "turn over").how == How.NO_CARDS
