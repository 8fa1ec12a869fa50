"""The priority of processes that the server starts."""

import os
import subprocess
import sys

import pytest

BEHIND = """
import os, signal
from tinstar.engine.process_priority import step_behind
step_behind()
print(os.nice(0), signal.getsignal(signal.SIGINT) == signal.SIG_IGN)
"""


@pytest.mark.skipif(not hasattr(os, "nice"), reason="this system knows no such order of programs")
def test_whoever_plays_goes_first_and_whoever_waits_for_a_job_is_not_forgotten():
    before = os.nice(0)
    said = subprocess.run(
        [sys.executable, "-c", BEHIND], capture_output=True, text=True, check=True
    )
    nice, leaves_interrupts = said.stdout.split()
    assert leaves_interrupts == str(True)
    assert before < int(nice) <= min(before + 10, 19)
