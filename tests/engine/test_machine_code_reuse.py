"""Compiled code is made once, for calls from Python, and Numba's internals are as expected."""

import hashlib

import numpy as np
import pytest

from tests.engine import kuhn
from tests.engine.test_compiler import run
from tinstar.engine.compiler import rule

pytestmark = pytest.mark.compiled
CELLS = np.dtype([("short", np.int16), ("three", np.int16, (3,)), ("five", np.int16, (5,))])

EMITTED = """
from numba.core.codegen import JITCPUCodegen
from tinstar.engine import compiler as compile
compile._numba()

emitted, add = [], JITCPUCodegen._add_module
def noted(self, module):
    emitted.append(module.name)
    return add(self, module)
JITCPUCodegen._add_module = noted

from tests.engine import kuhn
kuhn.game().rollouts(1, seed=1)
print([name for name in emitted if name in ("random_games", "step_at_random", "apply", "start")])
"""

COMPILED = """
import numpy as np
from numba.core import event
from tests.engine.test_machine_code_reuse import CELLS, in_all
from tinstar.engine.compiler import compiled

made = []
class Ear(event.Listener):
    def on_start(self, event):
        made.append(event.data["dispatcher"].py_func.__name__)
    def on_end(self, event):
        pass
event.register("numba:compile", Ear())

print(compiled(in_all)(np.array([(1, (2, 3, 4), (5, 6, 7, 8, 9))], CELLS)[0]))
print(sorted(name for name in made if name in ("in_all", "more", "total")))
"""

PLAYED = """
import hashlib
from tests.engine import kuhn
print(hashlib.sha256(kuhn.game().rollouts(300, seed=4).tobytes()).hexdigest())
"""

WITHOUT = """
from numba.core.codegen import CPUCodeLibrary
from tinstar.engine import machine_code_reuse as linking
expects = linking.is_as_expected
def lacking(codegen):
    kept = CPUCodeLibrary._finalize_dynamic_globals
    del CPUCodeLibrary._finalize_dynamic_globals
    try:
        return expects(codegen)
    finally:
        CPUCodeLibrary._finalize_dynamic_globals = kept
linking.is_as_expected = lacking
"""

OTHERWISE = """
from tinstar.engine import machine_code_reuse as linking
linking.make_overload_template = lambda f: f
"""


@rule
def total(cells):
    found = 0
    for cell in cells:
        found += cell
    return found


@rule
def more(cells, than):
    return total(cells) + than


def in_all(s):
    return more(s["three"], s["short"]) + more(s["five"], 1) + total(s["five"])


def test_a_rule_is_compiled_once_for_all_integers_lengths_and_callers(tmp_path):
    assert run(COMPILED, tmp_path, PYTHONPATH=".") == "81\n['in_all', 'more', 'total']\n"


def test_of_all_rules_only_the_outermost_becomes_machine_code(tmp_path):
    assert run(EMITTED, tmp_path, PYTHONPATH=".") == "['random_games']\n"


@pytest.mark.parametrize("lacking", [WITHOUT, OTHERWISE], ids=["libraries", "templates"])
def test_where_numba_lacks_something_all_is_made_without_and_plays_alike(tmp_path, lacking):
    game = kuhn.game().rollouts(300, seed=4)
    emitted, made = run(lacking + EMITTED + PLAYED, tmp_path / "made", PYTHONPATH=".").splitlines()
    assert made == hashlib.sha256(game.tobytes()).hexdigest()
    assert "step_at_random" in emitted
