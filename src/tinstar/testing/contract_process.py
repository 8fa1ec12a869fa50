"""Check the contract of a game in a separate process, with a time limit for each promise.

The process and the limit are needed because an unfinished game may crash, or never end.
"""

import json
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from queue import Empty, Queue
from threading import Thread
from typing import IO, Any

from tinstar.system.isolated_child_processes import PYTHON

SECONDS = 120.0  # seconds for each promise, compiling included
LONGEST_LINE = 10_000  # characters


@dataclass(frozen=True)
class Fault:
    """A broken promise: what the check found, at which table, and why the promise matters."""

    promise: str
    found: str
    at: str
    why: str


@dataclass
class Checked:
    """The result of a check.

    `may` maps the name of each optional part that the game lacks to its description. `unseen` lists
    transitions between phases that are declared, and that no random game made.
    """

    faults: list[Fault] = field(default_factory=list[Fault])
    kept: int = 0
    may: dict[str, str] = field(default_factory=dict[str, str])
    unseen: list[str] = field(default_factory=list[str])


def check(
    name: str,
    fast: bool = True,
    seconds: float = SECONDS,
    tell: Callable[[str], Any] = lambda _: None,
) -> Checked:
    """Check all promises of a game. `tell` receives each promise before it is checked."""
    found, asked = Checked(), {"begin": "it can be loaded", "why": "", "at": name}
    for line in _lines([name, *["fast"] * fast], seconds):
        if "begin" in line:
            asked = line
            tell(f"{line['begin']} [{line['at']}]")
        elif "broken" in line:
            found.faults.append(Fault(asked["begin"], line["broken"], asked["at"], asked["why"]))
        elif "may" in line:
            found.may[line["may"]] = line["says"]
        elif "unseen" in line:
            found.unseen.append(line["unseen"])
        else:
            found.kept += 1
    return found


def _lines(arguments: list[str], seconds: float) -> Iterator[dict[str, str]]:
    """Yield the output lines of the process. After a timeout or a crash, the last line says so."""
    process = subprocess.Popen(
        [*PYTHON, "tinstar.testing.contract", *arguments],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdout
    said: Queue[str] = Queue()
    Thread(target=_read, args=(process.stdout, said), daemon=True).start()
    try:
        while raw := said.get(timeout=seconds):
            yield json.loads(raw)
        if process.wait():
            yield {
                "broken": f"the process of Python ended there, with exit code {process.returncode}"
            }
    except Empty:
        yield {"broken": f"it took more than {seconds:g} seconds: does something loop for ever?"}
    finally:
        process.kill()
        process.wait()


def _read(stream: IO[str], said: "Queue[str]") -> None:
    with stream:
        while raw := stream.readline(LONGEST_LINE):
            said.put(raw)
    said.put("")
