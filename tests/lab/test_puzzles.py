"""The puzzles in the folders of the games: complete, solvable, clear, and without secrets."""

from collections import Counter
from functools import cache
from pathlib import Path

import numpy as np
import pytest

import tinstar
from tinstar.engine.game import Game
from tinstar.engine.state import State
from tinstar.engine.view import View
from tinstar.games import rules
from tinstar.lab.puzzles.puzzle_search import FINAL, Limits, is_clear, lead_of, search
from tinstar.lab.puzzles.puzzle_selection import KINDS, Selection, varied
from tinstar.lab.review.position_value import Judge
from tinstar.lab_schemas.puzzles import (
    LEAST_LEAD,
    SURE,
    Puzzle,
    PuzzleFile,
    game_of,
    is_playable,
    puzzles_in,
    view_of,
)
from tinstar.players.local_thinking import HERE
from tinstar.players.thinking import run

GAMES = tinstar.available()
AGAIN = 10  # puzzles of each game that are judged again
OTHER_SEED = 987_654_321


@cache
def file_of(name: str) -> PuzzleFile:
    found = puzzles_in(rules(name).folder)
    assert found
    return found


def shows_a_secret(view: View, cells: memoryview) -> bool:
    """Return whether cells that purport to be a view have anything that the seat cannot see."""
    other = State(view.game, view.sample(np.random.default_rng(1))).view(view.seat)
    return other.s.flat != cells


def cells_of(puzzle: Puzzle, game: Game) -> memoryview:
    return game.rules.state.flat(game.rules.state.from_dict(puzzle.view))


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_fifty_or_says_how_many_games_it_searched(name: str):
    file = file_of(name)
    assert file.game == name
    assert len(file.puzzles) == 50 or file.games > 0
    assert len({p.id for p in file.puzzles}) == len(file.puzzles) >= 25
    assert {p.rating for p in file.puzzles} <= {1, 2, 3, 4, 5}
    assert len({p.rating for p in file.puzzles}) > 1


@pytest.mark.parametrize("name", GAMES)
def test_the_moves_of_each_puzzle_are_all_legal_moves_and_the_first_is_clearly_the_best(name: str):
    bundle = rules(name)
    for puzzle in file_of(name).puzzles:
        game = game_of(puzzle, bundle)
        view = view_of(puzzle, game)
        assert is_playable(puzzle, game)
        assert view.current_player() == puzzle.seat
        assert sorted(move.action for move in puzzle.moves) == view.legal_actions()
        chances = [move.chance.value for move in puzzle.moves]
        assert chances == sorted(chances, reverse=True)
        assert puzzle.lead.value == pytest.approx(chances[0] - chances[1])
        assert puzzle.lead.value >= LEAST_LEAD
        assert puzzle.lead.value > SURE * puzzle.lead.error


@pytest.mark.parametrize("name", GAMES)
def test_the_puzzles_come_in_a_varied_order(name: str):
    found, actions = file_of(name).puzzles, rules(name).actions
    assert found == varied(found, Selection(actions, len(found)).kind)


def test_few_puzzles_of_showdown_are_of_one_kind():
    found, actions = file_of("showdown").puzzles, rules("showdown").actions
    kinds = Counter(actions.family(p.solution).name for p in found)
    assert max(kinds.values()) <= len(found) // KINDS


@pytest.mark.parametrize("name", GAMES)
def test_no_puzzle_shows_what_its_seat_could_not_see(name: str):
    bundle = rules(name)
    for puzzle in file_of(name).puzzles:
        game = game_of(puzzle, bundle)
        assert not shows_a_secret(view_of(puzzle, game), cells_of(puzzle, game)), puzzle.id


def test_a_secret_in_a_puzzle_would_be_noticed():
    puzzle = file_of("calaboose").puzzles[0]
    game = game_of(puzzle, rules("calaboose"))
    view, cells = view_of(puzzle, game), cells_of(puzzle, game)
    truth = game.rules.state.flat(view.sample(np.random.default_rng(2)))
    hidden = [at for at in range(len(cells)) if truth[at] != cells[at]]
    assert hidden
    cells[hidden[0]] = truth[hidden[0]]
    assert shows_a_secret(view, cells)


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_ten_are_judged_again_with_twice_the_playouts(name: str):
    bundle = rules(name)
    puzzles = file_of(name).puzzles
    judges: dict[int, Judge] = {}
    for puzzle in puzzles[:: max(1, len(puzzles) // AGAIN)][:AGAIN]:
        game = game_of(puzzle, bundle)
        game.compile()
        judge = judges.setdefault(game.players, Judge(game, HERE, seed=OTHER_SEED))
        actions = [move.action for move in puzzle.moves]
        view = view_of(puzzle, game)
        values = np.array(run(judge.compare(view.s, puzzle.seat, actions, 2 * FINAL)))
        lead = lead_of(values)
        assert actions[int(values.mean(axis=0).argmax())] == puzzle.solution
        assert lead.value > SURE * lead.error
        doubt = (lead.error**2 + puzzle.lead.error**2) ** 0.5
        assert lead.value >= puzzle.lead.value - SURE * doubt


@pytest.mark.compiled
def test_a_search_finds_the_same_puzzles_again():
    limits = Limits(puzzles=2, games=20, seconds=600)
    found = [search(rules("calaboose"), limits, seed=3) for _ in range(2)]
    assert found[0] == found[1]
    assert len(found[0].puzzles) == 2
    assert all(is_clear(puzzle.lead) for puzzle in found[0].puzzles)


def test_the_manual_says_how_many_games_were_searched():
    page = (Path(tinstar.__file__).parents[2] / "docs" / "practice.md").read_text(encoding="utf-8")
    for name in GAMES:
        file = file_of(name)
        title = rules(name).title
        row = f"| {title} | {len(file.puzzles)} | {file.games} | {file.positions:,} |"
        assert row in page
