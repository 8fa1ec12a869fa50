"""Boxes with other numbers: played, or refused with a reason."""

import numpy as np
import pytest

import tinstar
from tests.contract.tables import walk
from tests.games.rin_tin_tin.table import A, B, Table, boxed, new_table, table
from tinstar.engine import kernel
from tinstar.engine.compiler import plain
from tinstar.games.rin_tin_tin import scoring
from tinstar.games.rin_tin_tin.components import ANYWHERE, FOR_FIGURES
from tinstar.games.rin_tin_tin.state import Ending, Phase
from tinstar.testing.leak_check import random_answer

EDITION = tinstar.load("rin_tin_tin").rules.edition_file.read_text(encoding="utf-8")


def played(t: Table, seed: int) -> int:
    """Play at random to the end; return the number of decisions."""
    rng, decisions = np.random.default_rng(seed), 0
    while t.mover != tinstar.TERMINAL:
        if t.mover == tinstar.CHANCE:
            weights = np.array(t.weights())
            answer = int(rng.choice(len(weights), p=weights / weights.sum()))
        else:
            actions = [a for a in range(24) if not kernel.objection(t.box, t.s, a)]
            assert len(t.legal()) == len(actions) > 0
            answer, decisions = int(rng.choice(actions)), decisions + 1
        kernel.apply(t.box, t.s, answer)
    return decisions


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "numbers",
    [
        {"groups": 1},
        {"groups": 3},
        {"circles": 1},
        {"circles": 6},
        {"cavalrymen": 1},
        {"figures": 0},
        {"cavalrymen": 30, "figures": 9},
        {"sectors": [1, 9, 1, 2, 1, 4], "on_a_line": 3},
        {"boodle_copies": [0, 0, 0, 1]},
    ],
    ids=str,
)
def test_other_numbers_can_be_played_to_the_end(players, numbers):
    t = new_table(players, numbers)
    assert 0 < played(t, seed=1) <= plain(scoring.longest_game, t.box, t.s)
    assert t.ending != Ending.NONE
    assert t.winners()


def test_R16_with_more_pieces_than_circles_the_game_ends_when_the_board_is_full():
    t = new_table(4, {"cavalrymen": 30, "figures": 9})
    assert played(t, seed=2) == 48
    assert t.s.cavalrymen.sum() == 4 * 30 - 40
    assert (t.s.unoccupied[ANYWHERE], t.s.unoccupied[FOR_FIGURES]) == (0, 0)


def test_R16_who_can_place_no_cavalryman_places_figures_without_spinning():
    numbers = {"cavalrymen": 2, "circles": 1, "groups": 1}
    full = "red 1  A / .\nyellow 1  A / .\nblue 1  B / ."
    t = table(f"A* men 5\nB men 5\n{full}", numbers).spin("green").do("cavalryman to green 1")
    assert (t.phase, t.mover) == (Phase.PLACE, B)
    assert all(text.startswith("figure") for text in t.legal())


def test_R16_a_figure_without_an_open_circle_does_not_keep_a_cavalryman_from_being_placed():
    numbers = {"groups": 1}
    held = [f"{color} 1  . . . . . / B" for color in ("red", "yellow", "blue", "green")]
    t = table("\n".join(["A*", "B", *held]), numbers).spin("rin tin tin")
    assert t.s.figures[A] > 0
    assert t.legal()[0] == "cavalryman to red 1"


def test_R16_who_can_place_nothing_is_passed_over():
    t = table("A* men 2\nB men 0 figures 5", {"figures": 0, "groups": 1})
    t.s.unoccupied[FOR_FIGURES] = 0
    t.spin("red").do("cavalryman to red 1")
    assert t.s.mover == A


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("[groups]\nvalue = 2", "[groups]\nvalue = 4", "from 1 to 3, got 4"),
        ("[circles]\nvalue = 5", "[circles]\nvalue = 7", "from 1 to 6, got 7"),
        ("[circles]\nvalue = 5", "[circles]\nvalue = 0", "from 1 to 6, got 0"),
        ("[cavalrymen]\nvalue = 10", "[cavalrymen]\nvalue = 0", "from 1 to 99, got 0"),
        ("BLUE = { value = 1", "BLUE = { value = 0", "BLUE: expected a whole number from 1"),
        ("[0, 2, 5, 10]", "[0, 2, 5]", "expected 4 values"),
        ("[0, 2, 5, 10]", "[0, 2, 5, -1]", "from 0 to 99, got -1"),
    ],
)
def test_an_edition_that_cannot_be_is_refused_with_a_reason(tmp_path, old, new, said):
    assert old in EDITION
    path = tmp_path / "my_box.toml"
    path.write_text(EDITION.replace(old, new), encoding="utf-8")
    with pytest.raises(tinstar.BadEdition, match=said):
        tinstar.load("rin_tin_tin", edition=path)


def test_an_edition_of_ones_own_is_played(tmp_path):
    path = tmp_path / "my_box.toml"
    path.write_text(EDITION.replace("[groups]\nvalue = 2", "[groups]\nvalue = 1"), encoding="utf-8")
    game = tinstar.load("rin_tin_tin", players=3, edition=path)
    assert game.box.array[0].groups == 1
    assert walk(game, seed=1)[-1].is_terminal()


@pytest.mark.parametrize(
    ("copies", "suffices_for"),
    [([2, 2, 2, 2], 8), ([0, 0, 0, 0], 0), ([0, 3, 0, 0], 0), ([1, 0, 0, 1], 2), ([3, 0, 2, 0], 5)],
)
def test_boodle_breaks_ties_of_as_many_as_there_are_cards_unless_all_are_alike(
    copies, suffices_for
):
    assert boxed(2, {"boodle_copies": copies})[1][0].breaks_ties == suffices_for


def test_the_line_of_the_spinner_is_met_in_a_box_that_has_one(tmp_path):
    path = tmp_path / "my_box.toml"
    changed = EDITION.replace("[on_a_line]\nvalue = 0", "[on_a_line]\nvalue = 6")
    path.write_text(changed, encoding="utf-8")
    state = tinstar.load("rin_tin_tin", edition=path).new_initial_state()
    state.apply_action(A)
    assert dict(state.chance_outcomes())[6] == 0.5
    rng = np.random.default_rng(1)
    while not state.is_terminal():
        state.apply_action(random_answer(state, rng))
    assert "spin on-a-line" in {state.action_to_string(-1, 6)} or state.history().count(6) > 5
