"""The terminal shows the progress of compiling, but only if stderr is a terminal."""

import io
import sys

import pytest

from tests.engine.test_compiler import run
from tinstar.engine import compile_progress


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_terminal_gets_one_line_that_goes_away_again(monkeypatch):
    monkeypatch.setattr(sys, "stderr", Screen())
    compile_progress.to_terminal("grow", 7)
    assert sys.stderr.getvalue().endswith("Compiling grow, once: 7 functions so far")
    compile_progress.to_terminal("grow", 0)
    assert sys.stderr.getvalue().endswith(compile_progress.ERASE)


def test_a_pipe_gets_nothing(monkeypatch):
    monkeypatch.setattr(sys, "stderr", io.StringIO())
    compile_progress.to_terminal("grow", 7)
    assert sys.stderr.getvalue() == ""


TOLD = """
import numpy as np
from tinstar.engine.compiler import compiled
from tinstar.engine.compile_progress import told_to
from tinstar.engine.random_streams import new_stream, pick

told = []
with told_to(lambda *said: told.append(said)):
    compiled(pick)(new_stream(1), np.ones(3, np.int32), 3)
print(told[:1], told[-1:])
"""


@pytest.mark.compiled
def test_what_is_made_is_told_function_by_function_and_what_is_kept_is_not(tmp_path):
    assert run(TOLD, tmp_path) == "[('pick', 1)] [('pick', 0)]\n"
    assert run(TOLD, tmp_path) == "[] []\n"
