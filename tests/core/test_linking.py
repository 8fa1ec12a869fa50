"""Machine code is made once, for what Python calls; and Numba is still as that expects it."""

import pytest

from tests.core.test_compile import run

pytestmark = pytest.mark.compiled

EMITTED = """
from numba.core.codegen import JITCPUCodegen
from tinstar.core import compile
compile._numba()

emitted, add = [], JITCPUCodegen._add_module
def noted(self, module):
    emitted.append(module.name)
    return add(self, module)
JITCPUCodegen._add_module = noted

from tests.core import kuhn
kuhn.game().rollouts(1, seed=1)
print([name for name in emitted if name in ("random_games", "step_at_random", "apply", "start")])
"""

PLAYED = """
import hashlib
from tests.core import kuhn
print(hashlib.sha256(kuhn.game().rollouts(300, seed=4).tobytes()).hexdigest())
"""

WITHOUT = """
from numba.core.codegen import CPUCodeLibrary
from tinstar.core import linking
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


def test_of_all_rules_only_the_outermost_becomes_machine_code(tmp_path):
    assert run(EMITTED, tmp_path, PYTHONPATH=".") == "['random_games']\n"


def test_where_numba_lacks_something_all_is_made_without_and_plays_alike(tmp_path):
    linked = run(PLAYED, tmp_path / "linked", PYTHONPATH=".")
    made = run(WITHOUT + PLAYED, tmp_path / "made", PYTHONPATH=".")
    assert made == linked
    emitted = run(WITHOUT + EMITTED, tmp_path / "again", PYTHONPATH=".")
    assert "step_at_random" in emitted
