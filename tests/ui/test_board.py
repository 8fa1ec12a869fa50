"""The table, drawn in characters."""

import pytest

import tinstar
from tests.games.caboo.table import table as caboo_table
from tests.games.calaboose.table import table
from tinstar.presentation.scene import Touch, scene
from tinstar.ui.terminal.board import LIT, Size, board, fitting, hand, heaps, status

DRAWING = """
    A   hand Bandit Bandit Whiskey  jail Huckster<Bandit [Rustler] . . .
    B*  hand Bandit Shark           jail . [Bandit] Rustler . .
    pile Bandit
"""


def now(seat=0):
    return scene(table(DRAWING).state().view(seat))


def lines(content):
    return [line.rstrip() for line in content.plain.splitlines()]


def test_a_table_in_two_lines_a_card():
    assert lines(board(now(), Size(80, 2, 0))) == [
        " ►You Huckster       Cattle Rustler ·              ·              ·",
        "3 pt  ►Bandit      1 ┃A2 locked  3┃ A3             A4             A5",
        "★ B   ·              ┃face down   ┃ Cattle Rustler ·              ·",
        "≥3 pt B1             ┃B2 locked   ┃ B3           3 B4             B5",
    ]


@pytest.mark.parametrize("height", [2, 3, 5])
@pytest.mark.parametrize("width", [80, 101])
def test_every_line_of_a_table_fits_the_width(height, width):
    drawn = board(now(), Size(width, height, 1)).plain.splitlines()
    assert len(drawn) == 2 * height + 1
    assert max(map(len, drawn)) <= width


def test_nothing_is_said_by_colour_alone():
    text = board(now(), Size(80, 3, 0)).plain
    assert "★" in text  # the badge
    assert "►You" in text  # the seat to act
    assert "►Bandit" in text  # the attacking card
    assert "locked" in text


def test_a_card_face_down_shows_nothing_of_its_face():
    row = board(now(), Size(80, 3, 0)).plain.splitlines()[3:]
    assert "face down" in "".join(row)
    assert "Bandit" not in "".join(row)


def test_what_a_move_is_about_is_lit():
    touch = Touch("defend", "bandit", "hand A", "A1")
    assert LIT in [str(s.style) for s in board(now(), Size(80, 2, 0), touch).spans]
    assert LIT in [str(s.style) for s in hand(now(), 80, touch).spans]
    assert LIT not in [str(s.style) for s in board(now(), Size(80, 2, 0)).spans]


def test_a_hand_shows_name_value_and_bounties():
    assert lines(hand(now(), 80)) == [
        "Hand  Bandit            Bandit            Bad Whiskey",
        "value 1                 1                 X",
        "gangs 1 20 30 45 60     1 20 30 45 60     trade hands",
    ]


def test_the_status_line_counts_heaps_and_hands():
    assert status(now()) == "Calaboose · draw pile 1 · discards 63 · hands 3 2"


def test_the_status_line_names_the_card_on_top_and_no_hands_where_there_are_none():
    t = caboo_table("A* 2 3\nB 4 5\ncentre 8 9\npile 6")
    said = "Caboo · round 1 · draw pile 1 · centre 2, 9 on top"
    assert status(scene(t.state().view(0))) == said


def test_discards_are_named():
    assert heaps(now())[0].startswith("discards: 19 Huckster, 13 Bandit")


@pytest.mark.parametrize(("rows", "height", "size"), [(5, 10, 2), (3, 9, 3), (4, 31, 5), (5, 4, 2)])
def test_cards_are_as_large_as_there_is_room(rows, height, size):
    assert fitting(80, height, rows).height == size


# --- several things at a place -------------------------------------------------------------------


def gangs():
    """Return 25 Outlaws when everybody lays a row: Outlaws, money, and the marked one's marker."""
    state = tinstar.load("outlaws25", players=2).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return scene(state.view(state.current_player()))


def test_things_that_lie_together_are_all_named():
    drawn = lines(board(gangs(), Size(80, 2, 0)))
    assert any("Prospector 1, $100" in line and "Rustler 3, $100" in line for line in drawn)
    assert any("face down, $100" in line and "marked, $100" in line for line in drawn)


def test_money_is_a_sum_in_the_status_line_and_not_a_heap_of_cards():
    state = tinstar.load("outlaws25", players=2, hand_only=True).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    dealt = scene(state.view(0))
    assert "pot $20" in status(dealt)
    assert not any("$20" in heap for heap in heaps(dealt))
