"""Shared libraries: which are loaded, and what is refused. Games without any compiler."""

import ctypes
import hashlib
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from distribution import libraries
from distribution.libraries import build, build_all
from distribution.targets import TARGETS
from tinstar.engine.machine_code import native_calls, shipped_libraries
from tinstar.engine.machine_code.native_calls import EVERY_GAME
from tinstar.engine.machine_code.shipped_libraries import ENOUGH, MANIFEST, library, this_machine
from tinstar.engine.vector import start_part
from tinstar.games import ours

MACHINE = this_machine()


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The smallest library, for this machine."""
    folder = tmp_path_factory.mktemp("libraries")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("distribution.libraries.names", lambda: [EVERY_GAME])
        build_all(folder, [MACHINE], 1)
    return folder / MACHINE


@pytest.fixture
def folder(built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the library, in the place where libraries are looked for."""
    for file in built.iterdir():
        (tmp_path / file.name).write_bytes(file.read_bytes())
    monkeypatch.setattr(shipped_libraries, "FOLDER", tmp_path)
    monkeypatch.setattr(native_calls, "_game_units", {})
    forget()
    yield tmp_path
    forget()


def forget() -> None:
    library.cache_clear()
    shipped_libraries._manifest.cache_clear()


@pytest.mark.compiled
def test_a_function_runs_from_the_library(folder: Path):
    unit = library(EVERY_GAME)
    assert unit is not None
    assert native_calls.game_unit(EVERY_GAME, "simulation") is unit
    begun, same = np.zeros((2, 3, 2), np.uint64)
    share = 0, np.array([0, 3, 3, 0])
    native_calls.Compiled(start_part)(begun, np.uint64(7), share)
    native_calls.over_arrays(start_part, same, np.uint64(7), (0, np.array([0, 3, 3, 0])))
    assert begun.tobytes() == same.tobytes()
    assert begun.any()


@pytest.mark.compiled
@pytest.mark.parametrize("machine", TARGETS)
def test_a_library_offers_all_of_its_functions(machine: str, tmp_path: Path):
    made = build(EVERY_GAME, tmp_path, [machine])[machine]
    assert made.files
    assert made.entries
    for name in made.files:
        content = (tmp_path / machine / name).read_bytes()
        for symbol, _ in made.entries.values():
            assert symbol.encode() + b"\0" in content


@pytest.mark.compiled
def test_a_library_without_its_functions_is_not_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(libraries, "mark_for_export", lambda *_: None)
    with pytest.raises(SystemExit, match=r"^every_game.*expected"):
        build(EVERY_GAME, tmp_path, ["windows-x86_64"])


def newest(folder: Path) -> Path:
    """Return the file that is tried first."""
    manifest = json.loads((folder / MANIFEST).read_text())
    return folder / next(iter(manifest["libraries"][EVERY_GAME]["files"]))


def cut(folder: Path, manifest: Any) -> None:
    file = newest(folder)
    file.write_bytes(file.read_bytes()[:-9])


def missing(folder: Path, manifest: Any) -> None:
    newest(folder).unlink()


def no_library(folder: Path, manifest: Any) -> None:
    file = newest(folder)
    file.write_bytes(b"no library")
    manifest["libraries"][EVERY_GAME]["files"][file.name] = hashlib.sha256(
        b"no library"
    ).hexdigest()


def another_machine(folder: Path, manifest: Any) -> None:
    manifest["machine"] = "windows-x86_64" if MACHINE != "windows-x86_64" else "linux-x86_64"


def other_sources(folder: Path, manifest: Any) -> None:
    manifest["sources"] = "0" * 64


def no_function(folder: Path, manifest: Any) -> None:
    manifest["libraries"][EVERY_GAME]["entries"]["another"] = "another_function", "int"


def no_manifest(folder: Path, manifest: Any) -> None:
    manifest.clear()


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("harm", "told"),
    [
        (cut, "expected a file with the SHA-256"),
        (missing, "No such file"),
        (no_library, "file too short" if MACHINE.startswith("linux") else ""),
        (another_machine, f"expected libraries for {MACHINE}"),
        (other_sources, "expected libraries of sources"),
        (no_function, "expected the function another_function, got none"),
        (no_manifest, "expected a list of libraries"),
    ],
)
def test_what_does_not_belong_is_refused_with_a_sentence(
    folder: Path,
    caplog: pytest.LogCaptureFixture,
    harm: Callable[[Path, Any], None],
    told: str,
):
    manifest = json.loads((folder / MANIFEST).read_text())
    harm(folder, manifest)
    (folder / MANIFEST).write_text(json.dumps(manifest))
    assert library(EVERY_GAME) is None
    assert library(EVERY_GAME) is None
    (warning,) = caplog.messages
    assert told in warning
    assert str(folder) in warning


@pytest.mark.compiled
@pytest.mark.parametrize("runs", [[False, True], [False, False]])
def test_of_several_files_the_first_that_runs_here_is_taken(
    folder: Path,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    runs: list[bool],
):
    manifest = json.loads((folder / MANIFEST).read_text())
    files = manifest["libraries"][EVERY_GAME]["files"]
    (name, sha256), *_ = files.items()
    (folder / f"older-{name}").write_bytes((folder / name).read_bytes())
    manifest["libraries"][EVERY_GAME]["files"] = {name: sha256, f"older-{name}": sha256}
    (folder / MANIFEST).write_text(json.dumps(manifest))
    answers, find = iter(runs), ctypes.CDLL.__getitem__

    def answered(code: ctypes.CDLL, symbol: str) -> Any:
        return (lambda: next(answers)) if symbol == ENOUGH else find(code, symbol)

    monkeypatch.setattr("ctypes.CDLL.__getitem__", answered)
    monkeypatch.setattr(shipped_libraries, "Unit", lambda code, _: code._library._name)
    found = library(EVERY_GAME)
    if any(runs):
        assert found is not None
        assert Path(str(found)).name == f"older-{name}"
    else:
        assert found is None
        assert "expected a processor that runs one of" in caplog.text


# --- without a library and without a compiler -----------------------------------------------------

BLIND = 'import sys; sys.modules["numba"] = sys.modules["llvmlite"] = None\n'
PLAYED = """
import tinstar
from tests.engine import kuhn
from tinstar.players.search import SearchPlayer

game = kuhn.game().compile()
print(game.rollouts(3, seed=1)["decisions"].tolist())
with game.vector(2, seed=1) as vector:
    vector.reset()
    print(vector.step(vector.sample()).rewards.shape)
state = game.new_initial_state()
while state.is_chance_node():
    state.apply_action(state.legal_actions()[0])
print(SearchPlayer(playouts=5, seed=1).choose(state.view(state.current_player())) in (0, 1))
"""


def run_blind(code: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", BLIND + code]
    return subprocess.run(command, capture_output=True, text=True, timeout=120)


def test_without_any_compiler_games_run_in_python_and_say_once_that_they_are_slow():
    done = run_blind(PLAYED)
    assert done.returncode == 0, done.stderr
    decisions, shape, legal = done.stdout.splitlines()
    assert all(n in (2, 3) for n in json.loads(decisions))
    assert (shape, legal) == ("(2, 2)", "True")
    assert done.stderr.count("expected a library of compiled rules or the compiler Numba") == 1
    assert 'add the extra "compile" (docs/install.md)' in done.stderr


@pytest.mark.parametrize(
    ("code", "what"),
    [
        ("from tinstar.lab.solving.cfr import solve; solve(None)", "solving"),
        ("from tinstar.lab.training import train; train(None)", "training"),
        (
            "from tinstar.match.machine_code_warmup import make_ready;"
            " from tinstar.games import ours; make_ready(ours()[0], print)",
            f"compile {ours()[0]}",
        ),
    ],
)
def test_what_needs_the_compiler_says_so(code: str, what: str):
    done = run_blind(code)
    assert f"{what}: expected the compiler Numba, got none: add the extra" in done.stderr
