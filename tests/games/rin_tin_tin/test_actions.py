"""The first and last action of each family have the right effect."""

import pytest

from tests.games.rin_tin_tin.table import new_table, table
from tinstar.errors import NotAnAction
from tinstar.games.rin_tin_tin.actions import ACTIONS

THREE_GROUPS = {"groups": 3}


@pytest.mark.parametrize("group", ["red 1", "green 3"])
def test_the_first_and_the_last_group_take_a_cavalryman(group):
    t = table("A*\nB", THREE_GROUPS).spin("free color choice").do(f"cavalryman to {group}")
    assert t.row(group) == "A . . . . / ."
    assert t.s.cavalrymen[0] == 19


@pytest.mark.parametrize("group", ["red 1", "green 3"])
def test_the_first_and_the_last_group_take_a_figure(group):
    t = table("A*\nB", THREE_GROUPS).spin("rin tin tin").do(f"figure to {group}")
    assert t.row(group) == ". . . . . / A"
    assert t.s.figures[0] == 3


def test_actions_are_written_with_territory_and_number():
    assert ACTIONS.text(0) == "cavalryman to red 1"
    assert ACTIONS.text(ACTIONS.size - 1) == "figure to green 3"
    with pytest.raises(NotAnAction):
        ACTIONS.read("cavalryman to purple 1")


def test_chance_is_written_as_what_it_answers():
    state = new_table(4).state()
    assert state.action_to_string(-1, 3) == "begin D"
    state.apply_action(3)
    said = [state.action_to_string(-1, outcome) for outcome in state.legal_actions()]
    assert said[3:] == ["spin green", "spin free-color-choice", "spin rin-tin-tin"]
