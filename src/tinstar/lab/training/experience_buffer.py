"""Rollout buffer: decisions of running games with their later results, to train on."""

from typing import Any, NamedTuple

import numpy as np

from tinstar.engine.compiler import rule
from tinstar.engine.encoder import INDEX
from tinstar.engine.game import Game
from tinstar.engine.kernel import see
from tinstar.players.net import judge

# Use of a decision: none, policy gradient, imitation, or the value alone.
SKIPPED, PLAYED, SHOWN, WATCHED = range(4)


class Notes(NamedTuple):
    """Recorded decisions, one in each row. Each game has `steps` rows.

    After these rows, the same number of rows holds the views of seats that were not to act.
    """

    active: np.ndarray  # the active features
    counts: np.ndarray  # int32
    legal: np.ndarray  # the legal actions, numbered from the acting seat
    options: np.ndarray  # int32: the number of legal actions
    chosen: np.ndarray  # int32: index of the chosen action
    odds: np.ndarray  # float32: the probability of the chosen action
    use: np.ndarray  # uint8: SKIPPED, PLAYED, SHOWN or WATCHED
    movers: np.ndarray  # int16
    players: np.ndarray  # int16: number of seats at that table
    values: np.ndarray  # float32, (decisions, seats): expected utilities, from the mover on
    ended: np.ndarray  # uint8: 1 if the game ended then
    gains: np.ndarray  # float32: advantage estimates
    results: np.ndarray  # float32, (decisions, seats): value targets, from the mover on


# --- compiled -----------------------------------------------------------------------------------


@rule
def beside(notes: Any, at: int) -> int:
    """Return the row that has another seat's view of the decision in row `at`."""
    return len(notes.use) // 2 + at


@rule
def look_back(table: Any, nets: Any, notes: Any, i: int, terms: Any, bench: Any) -> None:
    """Write the advantage and the value targets of each decision, from the last one backwards.

    The advantage is generalised advantage estimation (J. Schulman et al., "High-dimensional
    continuous control using generalized advantage estimation", 2016). The value target is the
    result of the game, or the net's estimate if the game goes on, blended with the estimates in
    between. The result alone is mostly luck, and the net would memorise it.
    """
    players, mind = int(table.box[0].players), bench.mind
    expected, surprise, result = bench.outlooks[0], bench.outlooks[1], bench.outlooks[2]
    for seat in range(players):
        v, seen = bench.views[0], bench.seen
        see(table.box[0], table.states[i], table.cells[i], table.sights[seat], seat, v, seen)
        judge(table.box[0], v, seen, seat, table.eyes, nets[0], mind)
        result[seat] = mind.values[0]
        expected[seat] = mind.values[0]
        surprise[seat] = 0.0
    centre(result, players)
    for t in range(terms.steps - 1, -1, -1):
        at = i * terms.steps + t
        if notes.ended[at]:
            for seat in range(players):
                result[seat] = notes.results[at, seat]
                expected[seat] = result[seat]
                surprise[seat] = 0.0
        row = beside(notes, at)
        mover, watching = int(notes.movers[at]), int(notes.movers[row])
        if notes.use[at] == PLAYED:
            surprise[mover] = expected[mover] - notes.values[at, 0] + terms.smooth * surprise[mover]
            expected[mover] = notes.values[at, 0]
            notes.gains[at] = surprise[mover]
        for turn in range(players):
            notes.results[at, turn] = result[(mover + turn) % players]
            notes.results[row, turn] = result[(watching + turn) % players]
        for turn in range(players):
            seat = (mover + turn) % players
            if notes.use[at] != SKIPPED:
                result[seat] += terms.blend * (notes.values[at, turn] - result[seat])


@rule
def centre(result: Any, players: int) -> None:
    """Subtract the mean from the estimates, so that they sum to 0 as utilities do.

    Without this step, training would let the sum drift away from 0.
    """
    mean = 0.0
    for seat in range(players):
        mean += result[seat] / players
    for seat in range(players):
        result[seat] -= mean


# --- in Python ----------------------------------------------------------------------------------


def notes_for(games: list[Game], decisions: int) -> Notes:
    """Return storage for `decisions` decisions at any of these tables, and views of other seats."""
    rows = 2 * decisions
    most = max(game.encoder().most for game in games)
    actions, seats = games[0].num_distinct_actions(), max(game.players for game in games)
    return Notes(
        np.zeros((rows, most), INDEX),
        np.zeros(rows, np.int32),
        np.zeros((rows, actions), INDEX),
        np.zeros(rows, np.int32),
        np.zeros(rows, np.int32),
        np.zeros(rows, np.float32),
        np.zeros(rows, np.uint8),
        np.zeros(rows, np.int16),
        np.zeros(rows, np.int16),
        np.zeros((rows, seats), np.float32),
        np.zeros(rows, np.uint8),
        np.zeros(rows, np.float32),
        np.zeros((rows, seats), np.float32),
    )
