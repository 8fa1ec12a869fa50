"""What a first answer costs: processor time of the help text, seconds until machine code runs."""

import os
import subprocess
import sys
import tempfile
from time import perf_counter

ROLLOUT = "import tinstar; tinstar.load({name!r}, players={players}).rollouts(1, seed=1)"
SEARCH = """
import tinstar
game = tinstar.load({name!r}, players={players})
state = game.new_initial_state()
while state.is_chance_node():
    state.apply_action(state.chance_outcomes()[0][0])
seat = state.current_player()
tinstar.player("search:10", seed=1).choose(state.view(seat))
"""


def help_cpu_seconds() -> float:
    """Processor time of `tinstar --help`, user and system, all threads."""
    command = [sys.executable, "-m", "tinstar", "--help"]
    child = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode:
        raise RuntimeError(f"expected {command} to succeed, got exit code {child.returncode}")
    return usage.ru_utime + usage.ru_stime


def cold_and_warm(program: str) -> tuple[float, float]:
    """Seconds of a process that runs `program`: with no machine code kept, and once more."""
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"XDG_CACHE_HOME": folder}
        return _seconds(program, environment), _seconds(program, environment)


def _seconds(program: str, environment: dict[str, str]) -> float:
    start = perf_counter()
    subprocess.run([sys.executable, "-c", program], env=environment, check=True)
    return perf_counter() - start
