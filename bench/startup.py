"""Time the first result, in processor time: the help text, and until compiled code runs.

Also time compiling all code of a game, which a server does while people sit down.
"""

import os
import subprocess
import sys
import tempfile

HELP = ["-m", "tinstar", "--help"]
ROLLOUT = "import tinstar; tinstar.load({name!r}, {players}).rollouts(1, seed=1)"
SEARCH = """
import tinstar
from tinstar.lab.benchmarks import first_decision
game = tinstar.load({name!r}, {players})
tinstar.player("search:10", seed=1).choose(first_decision(game, seed=1))
"""
READY = """
from tinstar.match.machine_code_warmup import make_ready
make_ready({name!r}, lambda share: None)
"""


def help_seconds() -> float:
    return _processor_seconds(HELP)


def cold_and_warm(program: str) -> tuple[float, float]:
    """Return seconds of a process that runs `program`: with an empty cache, and again."""
    with tempfile.TemporaryDirectory() as folder:
        kept = {"XDG_CACHE_HOME": folder}
        command = ["-c", program]
        return _processor_seconds(command, **kept), _processor_seconds(command, **kept)


def _processor_seconds(arguments: list[str], **environment: str) -> float:
    """Return the processor time of a new Python process, user and system, all threads."""
    command = [sys.executable, *arguments]
    child = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=os.environ | environment)
    _, status, usage = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode:
        raise RuntimeError(f"expected {command} to succeed, got exit code {child.returncode}")
    return usage.ru_utime + usage.ru_stime
