"""Games are compiled before anybody has to wait for them."""

import subprocess
import sys
from pathlib import Path

import pytest

from tinstar import entry_points
from tinstar.engine.compile_progress import told_to
from tinstar.engine.kernel_calls import player_at
from tinstar.engine.machine_code import compiled_units, native_calls
from tinstar.games import load
from tinstar.lab.review import Effort, review
from tinstar.match import Match
from tinstar.match.machine_code_warmup import is_ready, make_ready
from tinstar.presentation.scene import scene

GAME = "rin_tin_tin"  # the game with the fewest rules


@pytest.mark.compiled
@pytest.mark.xdist_group(f"machine code of {GAME}")
def test_a_game_is_made_ready_once_and_one_is_told_how_far_it_is():
    shares: list[float] = []
    make_ready(GAME, shares.append)
    assert shares == sorted(shares)
    assert shares[-1] == 1.0
    made: list[str] = []
    with told_to(lambda name, _: made.append(name)):
        make_ready(GAME, shares.append)
        review(finished().journal, Effort(2, seed=1))
        show_all_that_is_refused()
    assert made == []


@pytest.mark.compiled
@pytest.mark.xdist_group(f"machine code of {GAME}")
def test_a_damaged_unit_of_a_game_is_compiled_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """The unit is smaller than usual, because compiling all of it takes half a minute."""
    declared = entry_points.functions_of(GAME, "table").items()
    few = {key: made for key, made in declared if made[0] is player_at}
    monkeypatch.setattr(entry_points, "functions_of", lambda *_: few)
    monkeypatch.setattr(compiled_units, "cache_folder", lambda: tmp_path)
    monkeypatch.setattr(native_calls, "_game_units", {})
    compiled_units._path(f"{GAME}.table", "").write_bytes(b"{}")
    unit = native_calls.game_unit(GAME, "table")
    assert unit is not None
    assert [*unit._entries] == [*few] != []


def show_all_that_is_refused() -> None:
    state = load(GAME).compile().new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    assert scene(state.view(state.current_player())).refusals


def finished() -> Match:
    match = Match(load(GAME), ["random", "random"], seed=1)
    while match.step():
        pass
    return match


def test_a_game_is_ready_once_its_machine_code_is_on_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(compiled_units, "cache_folder", lambda: tmp_path)
    assert not is_ready(GAME)
    compiled_units._path(f"{GAME}.table", "").touch()
    assert is_ready(GAME)
    assert not is_ready("calaboose")


# --- what is declared -----------------------------------------------------------------------------

PLAYED = """
import sys
import numpy as np, tinstar
from tinstar.engine.machine_code import compiled_units, native_calls
from tinstar.lab.review import Effort, review
from tinstar.match.undo import was_foreseeable
from tinstar.testing.compiled_leak_check import sweep

made, found = [], compiled_units.unit
# also counts what is on disk
compiled_units.unit = lambda name, *rest: made.append(name) or found(name, *rest)

game = tinstar.load(NAME).compile()
match = tinstar.Match(game, ["net", "search:5", "greedy", "keen"][: game.players], seed=1)
while happening := match.step():
    was_foreseeable(happening)
review(match.journal, Effort(2, seed=1))
vector = game.vector(4, seed=1)
frame = vector.reset()
vector.step(vector.sample())
game.encoder().encode(frame.observations, frame.players, game.encoder().buffers(4))
game.rollouts(10, seed=1)
sweep(game, 10)
print(sorted(made))
"""


@pytest.mark.compiled
@pytest.mark.xdist_group("machine code of rin_tin_tin")
def test_all_that_a_game_calls_is_declared_and_compiled_together():
    """Functions that know no game have a unit of their own."""
    code = f"NAME = 'rin_tin_tin'\n{PLAYED}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    names = {name.partition("(")[0] for name in eval(done.stdout)}
    assert names <= {"rin_tin_tin.table", "rin_tin_tin.simulation", "every_game.simulation"}
