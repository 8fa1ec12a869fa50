"""A table with computer players needs neither NumPy nor a compiler."""

import subprocess
import sys
from pathlib import Path

import pytest

import tinstar

SAID = """
import sys
print([name for name in ("numpy", "numba", "llvmlite") if name in sys.modules])
"""
TABLE = """
import sys, tinstar
from tinstar.presentation.events import events
from tinstar.presentation.scene import scene

name, journal = sys.argv[1:]
game = tinstar.load(name)
kinds = ["random", "greedy", *["random"] * (game.players - 2)]
with tinstar.Match(game, kinds, seed=7, journal=journal) as match:
    while match.position < 40 and (happening := match.step()):
        for seat in range(-1, game.players):
            seen = happening.seen_by(seat)
            events(list(seen.views), seen.action)
            scene(seen.after)
        match.may_undo(0)
tinstar.Match.resume(journal).close()
"""


def loaded(code: str, *args: str) -> str:
    """Return the heavy packages that a new process has loaded after this code."""
    command = [sys.executable, "-c", code + SAID, *args]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()[-1]


def test_a_package_that_is_loaded_is_seen():
    assert loaded("import numpy") == "['numpy']"


def test_the_package_and_the_rules_of_a_game_need_no_numpy():
    assert loaded("import tinstar") == "[]"
    code = "from tinstar.__main__ import main\ntry:\n    main()\nexcept SystemExit:\n    pass"
    assert loaded(code, "rules", min(tinstar.available())) == "[]"


@pytest.mark.parametrize("name", tinstar.available())
def test_a_table_needs_no_numpy(name: str, tmp_path: Path):
    assert loaded(TABLE, name, str(tmp_path / "journal")) == "[]"
