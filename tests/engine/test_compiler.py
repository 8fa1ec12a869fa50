import subprocess
import sys
from pathlib import Path

import pytest

import tinstar
from tests.engine import kuhn
from tinstar.engine.compiler import by_game


def run(code: str, cache: Path, **environment: str) -> str:
    """Return what a new Python process prints, with its own cache of compiled code."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        env={"XDG_CACHE_HOME": str(cache), "HOME": str(cache), **environment},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        timeout=200,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_importing_the_house_and_a_game_loads_nothing_heavy(tmp_path):
    heavy = ("numba", "textual", "rich", "polars", "typer", "scipy")
    code = f"""
import sys, tinstar
for name in tinstar.available():
    tinstar.load(name).new_initial_state()
print([m for m in {heavy} if m in sys.modules])
"""
    assert run(code, tmp_path) == "[]\n"


# --- dispatch -----------------------------------------------------------------------------------


def test_a_function_of_the_kernel_is_the_game_own_by_its_record():
    state = kuhn.game().new_initial_state()

    def to_act(box, s):
        """Stands for the game's own."""

    assert by_game(to_act)(state.game.box, state.s) == tinstar.CHANCE
    assert by_game(to_act).__doc__ == "Stands for the game's own."


@pytest.mark.compiled
def test_a_rule_marked_after_the_first_compile_is_found(tmp_path):
    """A game created afterwards is found too, and plays the same compiled as in Python."""
    code = """
import numpy as np
from tinstar.engine.compiler import compiled
from tinstar.engine.random_streams import below, new_stream

assert 0 <= compiled(below)(new_stream(1), 6) < 6  # the first compile: no game is there yet

from tests.engine import kuhn
from tinstar.engine import kernel
from tinstar.engine.compiler import plain

game = kuhn.game()
fast = game.rollouts(300, seed=4)
rows = np.zeros(300, game.row_type())
states = np.zeros(2, game.rules.state.dtype)
plain(kernel.random_games, game.box, states, 0, np.uint64(4), rows, game.scratch())
print(fast.tobytes() == rows.tobytes(), sorted({int(row["ending"]) for row in fast}))
"""
    assert run(code, tmp_path, PYTHONPATH=".") == "True [1, 2]\n"


RACE = """
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
import numpy as np
from tinstar.engine.compiler import compiled
from tinstar.engine.random_streams import below, new_stream

start = Barrier(4)

def draw(_):
    start.wait()
    return compiled(below), compiled(below)(new_stream(1), 6)

with ThreadPoolExecutor(4) as pool:
    answers = list(pool.map(draw, range(4)))
assert len({id(f) for f, _ in answers}) == 1
assert len({n for _, n in answers}) == 1
print("one and the same")
"""


@pytest.mark.compiled
def test_threads_that_ask_at_once_get_one_and_the_same_machine_code():
    done = subprocess.run([sys.executable, "-c", RACE], capture_output=True, text=True, check=False)
    assert done.stdout == "one and the same\n", done.stderr
