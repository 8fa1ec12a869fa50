"""What is noted of games that go on, for a net to learn from, and how they went on."""

from typing import Any, NamedTuple

import numpy as np

from tinstar.engine.compiler import rule
from tinstar.engine.encoder import INDEX
from tinstar.engine.game import Game
from tinstar.engine.kernel import see
from tinstar.players.net import judge

# What is learned of a decision: nothing, a policy, an example, or only how it went on.
SKIPPED, PLAYED, SHOWN, WATCHED = range(4)


class Notes(NamedTuple):
    """What was decided, a row for each decision: `steps` in a row of each game. As many rows follow
    with what somebody saw who was not asked then."""

    active: np.ndarray  # the features that held
    counts: np.ndarray  # int32
    legal: np.ndarray  # the legal actions, as the seat counts them
    options: np.ndarray  # int32: how many
    chosen: np.ndarray  # int32: which of them
    odds: np.ndarray  # float32: how likely that was
    use: np.ndarray  # uint8: SKIPPED, PLAYED, SHOWN or WATCHED
    movers: np.ndarray  # int16
    players: np.ndarray  # int16: how many sit at that table
    values: np.ndarray  # float32, (decisions, seats): what was expected for each, from the mover on
    ended: np.ndarray  # uint8: 1 where the game was over then
    gains: np.ndarray  # float32: how much better it went than expected
    results: np.ndarray  # float32, (decisions, seats): how it went on for each, from the mover on


# --- compiled -----------------------------------------------------------------------------------


@rule
def beside(notes: Any, at: int) -> int:
    """The row of what somebody else saw at a decision."""
    return len(notes.use) // 2 + at


@rule
def look_back(table: Any, nets: Any, notes: Any, i: int, terms: Any, bench: Any) -> None:
    """Say of each decision how it went on. What was gained is a discounted sum of surprises (J.
    Schulman et al., "High-dimensional continuous control using generalized advantage estimation",
    2016). The result is the end of the game, or what each seat expects where it goes on, blended
    with what was expected in between: the end alone is mostly luck, and learned by heart."""
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
    """Let what each seat expects by its own view sum to 0, as every end does: else all that is
    learned of the seats would grow together, without bound."""
    mean = 0.0
    for seat in range(players):
        mean += result[seat] / players
    for seat in range(players):
        result[seat] -= mean


# --- in Python ----------------------------------------------------------------------------------


def notes_for(games: list[Game], decisions: int) -> Notes:
    """Room for so many decisions at any of these tables, and what others see then."""
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
