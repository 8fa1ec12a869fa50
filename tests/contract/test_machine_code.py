"""Machine code plays as the Python that it was made of, byte for byte."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import tinstar
from tests.contract.tables import plans, positions, walk
from tinstar.core import kernel
from tinstar.core.calls import objection_at
from tinstar.core.compile import plain
from tinstar.core.game import GAMES_IN_A_CHUNK
from tinstar.core.state import State

pytestmark = pytest.mark.compiled


def interpreted_rows(game, first: int, n: int, seed: int) -> np.ndarray:
    rows = np.zeros(n, game.row_type())
    states = np.zeros(2, game.rules.state.dtype)
    plain(kernel.random_games, game.box, states, first, np.uint64(seed), rows, game.room())
    return rows


def test_both_worlds_agree_after_every_step(game, fast_game):
    fast = State(fast_game, game.new_initial_state().array)
    whole = walk(game, seed=1)
    for state, answer in zip(whole, [*whole[-1].history(), None], strict=True):
        assert fast.array.tobytes() == state.array.tobytes()
        assert fast.current_player() == state.current_player()
        assert fast.legal_actions() == state.legal_actions()
        if answer is not None:
            fast.apply_action(answer)
    assert fast.steps() == whole[-1].steps()


def test_both_worlds_refuse_alike_and_deal_alike_what_is_unseen(game, fast_game):
    actions = range(game.num_distinct_actions())
    for state in positions(game, about=8):
        fast = State(fast_game, state.array.copy())
        if state.current_player() >= 0:
            slow_why, fast_why = (
                [int(g.calls[objection_at](x.array, a)) for a in actions]
                for g, x in ((game, state), (fast_game, fast))
            )
            assert slow_why == fast_why
        for seat in range(game.players):
            one, other = (x.resample(seat, np.random.default_rng(5)) for x in (state, fast))
            assert one.array.tobytes() == other.array.tobytes()


def test_random_games_are_the_same_in_both_worlds_on_both_sides_of_a_chunk(game):
    first = GAMES_IN_A_CHUNK - 2
    fast = game.rollouts(GAMES_IN_A_CHUNK + 1, seed=11)[first:]
    assert fast.tobytes() == interpreted_rows(game, first, 3, seed=11).tobytes()


def test_rows_do_not_depend_on_threads_nor_on_how_many_games_follow(game):
    n = 2 * GAMES_IN_A_CHUNK + 3
    rows = game.rollouts(n, seed=12)
    for threads in (2, 3):
        assert game.rollouts(n, seed=12, threads=threads).tobytes() == rows.tobytes()
    assert game.rollouts(7, seed=12).tobytes() == rows[:7].tobytes()
    assert game.rollouts(n, seed=13).tobytes() != rows.tobytes()
    assert len(game.rollouts(0, seed=12)) == 0


def test_many_random_games_end_within_the_bound_with_returns_that_sum_to_zero(game):
    rows = game.rollouts(5000, seed=14, threads=2)
    assert 0 < rows["decisions"].max() <= game.max_game_length()
    assert set(rows["ending"].tolist()) <= {int(e) for e in game.rules.endings} - {0}
    assert np.abs(rows["returns"].sum(axis=1)).max() < 1e-9


def test_every_ending_is_reached_by_random_play(bundle):
    reached = set()
    for players, options in plans(bundle.name):
        game = tinstar.load(bundle.name, players=players, **options)
        reached |= set(game.rollouts(20_000, seed=15, threads=2)["ending"].tolist())
    assert reached == {int(e) for e in bundle.endings} - {0}


def test_no_seat_is_better_than_another_before_chance_has_spoken(game):
    """The mean return of each seat is 0, but for what chance may explain."""
    returns = game.rollouts(20_000, seed=16, threads=2)["returns"]
    error = returns.std(axis=0) / np.sqrt(len(returns))
    assert (np.abs(returns.mean(axis=0)) < 5 * error).all(), returns.mean(axis=0)


BOUNDS = """
import numpy as np
from tests.contract.tables import load, tables
from tinstar.core.compile import compiled
from tinstar.core.random import new_stream, pick

try:
    compiled(pick)(new_stream(1), np.zeros(3, np.int32), 4)
except IndexError:
    print("bounds are checked")
for table in tables():
    load(table.values[0]).rollouts(1000, seed=17, threads=2)
print("all played")
"""


@pytest.mark.slow
@pytest.mark.xdist_group("bounds")
def test_random_games_never_reach_past_the_end_of_an_array():
    done = subprocess.run(
        [sys.executable, "-c", BOUNDS],
        env={**os.environ, "NUMBA_BOUNDSCHECK": "1", "PYTHONPATH": "."},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        timeout=500,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == "bounds are checked\nall played\n"
