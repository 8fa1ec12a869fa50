"""Checks of the games that ship with Tinstar, beyond the contract of every game."""

import itertools
import os
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import tinstar
from tests.contract.tables import plans
from tinstar.testing.new_game import STARTER


def test_every_game_has_the_same_files(bundle):
    expected = {"RULES.md", "edition.toml", "__init__.py", "components.py", "state.py"}
    expected |= {"actions.py", "flow.py", "prompts_and_labels.py", "scene.py"}
    assert expected <= {p.name for p in bundle.folder.iterdir()}


def test_where_a_number_is_from_is_said_in_words_and_not_by_a_file(bundle):
    starter = (STARTER / "src/tinsel/edition.toml").read_text(encoding="utf-8")
    told = [*(e.source for e in bundle.edition.entries), *re.findall('source = "(.*?)"', starter)]
    assert [source for source in told if re.search(r"/|\.(md|txt|toml|py|pdf)\b", source)] == []


@pytest.mark.compiled
def test_every_ending_is_reached_by_random_play(bundle):
    left = {int(e) for e in bundle.endings} - {0}
    games = [tinstar.load(bundle, players, **options) for players, options in plans(bundle)]
    for seed, game in itertools.product(range(10), games):
        if left:
            left -= set(game.rollouts(2_000, seed=seed, threads=2)["ending"].tolist())
    assert not left


@pytest.mark.compiled
def test_no_seat_is_better_than_another_before_chance_has_spoken(game):
    """Each seat's mean return is 0 within sampling error."""
    returns = game.rollouts(5_000, seed=16, threads=2)["returns"]
    error = returns.std(axis=0) / np.sqrt(len(returns))
    assert (np.abs(returns.mean(axis=0)) < 5 * error).all(), returns.mean(axis=0)


BOUNDS = """
import numpy as np
from tests.contract.tables import each_table
from tinstar import entry_points
from tinstar.engine import kernel
from tinstar.engine.compiler import compiled
from tinstar.engine.random_streams import new_stream, pick

every = entry_points.of_simulations
try:
    compiled(pick)(new_stream(1), np.zeros(3, np.int32), 4)
except IndexError:
    print("bounds are checked")
entry_points.of_simulations = lambda game: (
    (f, args) for f, args in every(game) if f is kernel.random_games
)
for table in (t.values[0][1] for t in each_table()):
    if table.usual or table.options:
        table.load().rollouts(1000, seed=17, threads=2)
print("all played")
"""


@pytest.mark.compiled
@pytest.mark.slow
@pytest.mark.xdist_group("bounds")
def test_random_games_never_reach_past_the_end_of_an_array(tmp_path: Path):
    """Nothing else is compiled with these checks, so the machine code is kept apart."""
    own = {"NUMBA_BOUNDSCHECK": "1", "PYTHONPATH": ".", "XDG_CACHE_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", BOUNDS],
        env=os.environ | own,
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        timeout=500,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == "bounds are checked\nall played\n"
