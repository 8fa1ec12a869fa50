"""Search games between computer players for positions where one move is clearly the best.

Three judgements, each by other random numbers, so that luck in one cannot make a puzzle: a rough
one of every position, a better one of the promising ones, and the one that the puzzle shows.
"""

import time
from collections.abc import Callable, Iterator
from typing import NamedTuple

import numpy as np

from tinstar.engine.game import Game
from tinstar.engine.game_bundle import Rules
from tinstar.engine.view import View
from tinstar.games import shared
from tinstar.lab.puzzles.puzzle_selection import Selection
from tinstar.lab.review.decision_costs import ranked
from tinstar.lab.review.luck_share import figure
from tinstar.lab.review.position_value import Judge
from tinstar.lab_schemas.puzzles import FORMAT, LEAST_LEAD, SURE, Puzzle, PuzzleFile
from tinstar.lab_schemas.review_result import Figure
from tinstar.players import player
from tinstar.players.local_thinking import HERE
from tinstar.players.thinking import run

KINDS = ("easy", "keen", "net")  # of the players of these games
SOLVERS = ("easy", "greedy", "keen", "net")  # a puzzle is rated by how many of them solve it
TRIES = 5  # of each solver
ROUGH, BETTER, FINAL = 24, 300, 2000  # playouts of each move
MOST_MOVES = 24  # of a position


class Limits(NamedTuple):
    """When a search ends: by puzzles found, games played, or seconds of processor time."""

    puzzles: int = 50
    games: int = 20_000
    seconds: float = 240.0


class Judges(NamedTuple):
    """Judges of one game, each with random numbers of its own."""

    rough: Judge
    better: Judge
    final: Judge


def search(bundle: Rules, limits: Limits, seed: int = 0) -> PuzzleFile:
    """Return the puzzles that games between computer players yield, at most one of each game."""
    found = Selection(bundle.actions, limits.puzzles)
    end, sizes = time.process_time() + limits.seconds, bundle.box.seats
    games = [shared(bundle, players, bundle.edition, {}, None) for players in sizes]
    judges = [judges_of(game, seed) for game in games]
    played = positions = 0
    while not found.is_full and played < limits.games and time.process_time() < end:
        which = played % len(games)
        for view in views(games[which], seed + played):
            positions += 1
            puzzle = puzzle_at(view, judges[which], found.wants)
            if puzzle and found.add(puzzle, played):
                break
        played += 1
    by = judges[0].final.by
    return PuzzleFile(FORMAT, bundle.name, by, FINAL, seed, played, positions, found.puzzles())


def judges_of(game: Game, seed: int) -> Judges:
    game.compile()
    return Judges(*(Judge(game, HERE, seed=3 * seed + i) for i in range(3)))


def views(game: Game, seed: int) -> Iterator[View]:
    """Play a game between computer players; yield the view of each seat that has a choice."""
    rng = np.random.default_rng(seed)
    kinds = rng.choice(KINDS, game.players)
    players = [player(str(kind), int(rng.integers(2**31))) for kind in kinds]
    state = game.new_initial_state()
    while (seat := state.draw(rng)) >= 0:
        view = state.view(seat)
        if 1 < len(view.legal_actions()) <= MOST_MOVES and not view.window():
            yield view
        state.apply_action(players[seat].choose(view))


def puzzle_at(view: View, judges: Judges, wanted: Callable[[int], bool]) -> Puzzle | None:
    """Return the puzzle of a position.

    None if no move is far enough ahead, or if the move that seems the best is not `wanted`.
    """
    actions = view.legal_actions()
    rough = _values(view, judges.rough, actions, ROUGH)
    if lead_of(rough).value < LEAST_LEAD or not wanted(actions[int(rough.mean(axis=0).argmax())]):
        return None
    if not is_clear(lead_of(_values(view, judges.better, actions, BETTER))):
        return None
    values = _values(view, judges.final, actions, FINAL)
    if not is_clear(lead := lead_of(values)):
        return None
    header = view.game.header()
    moves = ranked(actions, values.tolist())
    return Puzzle(
        view.digest()[:12],
        int(str(header["version"])),
        str(header["edition"]),
        view.game.players,
        view.seat,
        view.game.rules.state.to_dict(view.s),
        rating_of(view, moves[0].action),
        moves,
        lead,
    )


def _values(view: View, judge: Judge, actions: list[int], playouts: int) -> np.ndarray:
    return np.array(run(judge.compare(view.s, view.seat, actions, playouts)))


def lead_of(values: np.ndarray) -> Figure:
    """Return by how much the best move is ahead of the second best: both with the same cards."""
    second, best = values.mean(axis=0).argsort()[-2:]
    return figure((values[:, best] - values[:, second]).tolist())


def is_clear(lead: Figure) -> bool:
    """Return whether a lead is large enough for a puzzle, and certain."""
    return lead.value >= LEAST_LEAD and lead.value > SURE * lead.error


def rating_of(view: View, solution: int) -> int:
    """Return 1 plus how many kinds of computer player mostly miss the solution."""
    missed = 0
    for kind in SOLVERS:
        right = sum(player(kind, seed).choose(view) == solution for seed in range(TRIES))
        missed += 2 * right <= TRIES
    return 1 + missed
