"""Measure boardgame.io beside a full server: tic-tac-toe, with as many players at a table.

Each player has a WebSocket. boardgame.io keeps its matches in memory, has no fair chance and writes
no journal. npm installs it into a cache folder. Its server gets the core on which our server would
run.
"""

import contextlib
import json
import os
import shutil
import subprocess
from collections.abc import Generator
from pathlib import Path

from platformdirs import user_cache_path

from bench import load

SOURCES = Path(__file__).parent / "boardgame_io"


def _installed() -> Path:
    """Install boardgame.io and return its folder."""
    folder = user_cache_path("tinstar") / "bench" / "boardgame_io"
    folder.mkdir(parents=True, exist_ok=True)
    for source in SOURCES.iterdir():
        shutil.copy(source, folder)
    if not (folder / "node_modules" / "boardgame.io").exists():
        quiet = ["--no-package-lock", "--no-audit", "--no-fund", "--silent"]
        subprocess.run(["npm", "install", *quiet], cwd=folder, check=True)
    return folder


@contextlib.contextmanager
def _server(folder: Path) -> Generator[tuple[str, int]]:
    """Run boardgame.io's server on one core. Yield its address and process."""
    command = ["node", "server.cjs"]
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True)
    os.sched_setaffinity(process.pid, {min(load.ALL_CORES)})
    try:
        assert process.stdout
        yield next(line.strip() for line in process.stdout if line.startswith("http")), process.pid
    finally:
        process.terminate()
        process.wait(timeout=30)


def crowd(tables: int, seconds: float, thinking: float = load.THINKING) -> load.Findings:
    """Play at `tables` tables for `seconds` seconds."""
    folder, found = _installed(), load.Findings(seconds)
    warming = load.WARMING + tables / load.SITTING_DOWN
    numbers = map(str, (tables, load.SEATS, thinking, warming, seconds))
    with _server(folder) as (address, server), load.on_the_last_core():
        command = ["node", "company.cjs", address, *numbers]
        people = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True)
        try:
            assert people.stdout
            assert people.stdout.readline() == "go\n"
            before = load.busy(server)
            found.milliseconds = json.loads(people.stdout.readline())
            found.answers = len(found.milliseconds) // (load.SEATS - 1)
            found.busy = load.busy(server) - before
            found.megabytes = load.megabytes(server)
            people.wait(timeout=30)
        finally:
            people.kill()
    return found
