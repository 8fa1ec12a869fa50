"""Summary of three games that were invented for the test, with three seats each."""

import sys
from pathlib import Path

import numpy as np
import polars
import pytest
from rich.console import Console

import tinstar
from tinstar.lab.simulation import summary
from tinstar.lab.simulation.compiled_games import row_type
from tinstar.lab.simulation.simulate import Plan, Results
from tinstar.statistics import mean_interval, wilson

BASE = "decisions", "chances", "ending", "scores", "returns"
SEATS = ("greedy", "random", "random")
GAMES = [
    # decisions, chances, ending, scores, returns
    (10, 5, 1, (30, 20, 10), (1.0, -0.5, -0.5)),  # greedy on A wins
    (20, 5, 1, (10, 24, 24), (-0.5, 0.25, 0.25)),  # greedy on B shares with C
    (60, 5, 3, (6, 12, 9), (-0.5, 1.0, -0.5)),  # greedy on C loses to B
]


@pytest.fixture
def results() -> Results:
    game = tinstar.load("calaboose", players=3)
    rows = np.zeros(len(GAMES), row_type(game.players))
    for part in BASE:
        rows[part] = np.array(GAMES, game.row_type())[part]
    return Results(Plan("calaboose", SEATS, 4, seed=7), game, np.arange(3), rows)


def test_kinds_move_on_by_one_seat_from_game_to_game(results: Results):
    assert results.kinds().tolist() == [[0, 1, 2], [2, 0, 1], [1, 2, 0]]


def test_a_shared_win_is_split(results: Results):
    assert summary.wins(results).tolist() == [[1, 0, 0], [0, 0.5, 0.5], [0, 1, 0]]


def test_each_kind_is_followed_around_the_table(results: Results):
    greedy, random = summary.by_kind(results)
    assert (greedy.name, random.name) == ("greedy", "random")
    assert greedy.wins == wilson(1.5, 3)
    assert random.wins == tuple(share / 2 for share in wilson(1.5, 3))
    assert greedy.score == mean_interval([30, 24, 9])
    assert greedy.returns == mean_interval([1.0, 0.25, -0.5])


def test_two_seats_of_a_kind_are_not_two_games(results: Results):
    """The wins of two seats in one game are one observation: one of them won, or neither."""
    results.rows["returns"] = [(1, -0.5, -0.5), (-0.5, 1, -0.5), (-0.5, -0.5, 1)]
    random = summary.by_kind(results)[1].wins
    assert random == (0, 0, wilson(0, 3).high / 2)


def test_several_seats_of_a_kind_are_averaged_game_by_game(results: Results):
    assert summary.by_kind(results)[1].score == mean_interval([15, 17, 9])


def test_each_seat_has_a_line_whoever_sat_there(results: Results):
    lines = summary.by_seat(results)
    assert [line.name for line in lines] == ["A", "B", "C"]
    assert [line.wins for line in lines] == [wilson(1, 3), wilson(1.5, 3), wilson(0.5, 3)]
    assert lines[1].score == mean_interval([20, 24, 12])


def test_length_shared_wins_and_endings_are_estimated(results: Results):
    assert summary.decisions(results) == mean_interval([10, 20, 60])
    assert summary.shared_wins(results) == wilson(1, 3)
    assert list(summary.endings(results).values()) == [wilson(n, 3) for n in (2, 0, 1, 0)]


def test_where_all_win_all_share(results: Results):
    results.rows["returns"][0] = 0.0
    assert summary.wins(results)[0].tolist() == pytest.approx([1 / 3] * 3)


def test_the_tables_say_what_is_missing_and_what_was_met(results: Results):
    console = Console(width=100)
    with console.capture() as capture:
        console.print(*summary.tables(results), sep="\n")
    text = capture.get()
    assert "3 of 4 (interrupted) games of Calaboose, 3 players, seed 7" in text
    assert "an even share of the wins is 33.3 %" in text
    assert "50.0 % (" in text
    assert "21.0 (8.8 to 33.2)" in text


def test_a_row_for_each_game_is_read_back_from_the_file(results: Results, tmp_path: Path):
    summary.write(results, tmp_path / "games.parquet")
    read = polars.read_parquet(tmp_path / "games.parquet")
    assert read.equals(summary.frame(results))
    assert read.row(1, named=True) == {
        "game": 1,
        "seed": 7,
        "decisions": 20,
        "chances": 5,
        "ending": "locked_down",
        "player_A": "random",
        "score_A": 10,
        "return_A": -0.5,
        "player_B": "greedy",
        "score_B": 24,
        "return_B": 0.25,
        "player_C": "random",
        "score_C": 24,
        "return_C": 0.25,
    }


@pytest.mark.parametrize("name", ["games.csv", "missing/games.parquet", "."])
def test_a_target_that_cannot_be_written_is_refused(name: str, tmp_path: Path):
    with pytest.raises(tinstar.BadOption, match="--out: expected a"):
        summary.check_target(tmp_path / name)


def test_who_has_not_what_writes_rows_is_told_before_the_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setitem(sys.modules, "polars", None)
    with pytest.raises(tinstar.BadOption, match="expected the package Polars, which writes"):
        summary.check_target(tmp_path / "games.parquet")
