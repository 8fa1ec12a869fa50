"""Run a script on every backend, and compare the digests of each step with Numba's."""

import ctypes
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np

from distribution import intermediate_code, libraries, webassembly
from distribution.targets import TARGETS
from tests.equal.replay import DIGEST, LIBRARY, NUMBA, PARTS, PYTHON
from tests.equal.script import Played, Script, write
from tinstar.engine.machine_code.shipped_libraries import (
    ENOUGH,
    MANIFEST,
    Library,
    Manifest,
    this_machine,
)
from tinstar.engine.machine_code_folder import digest_of_sources
from tinstar.games import rules

ROOT = Path(__file__).parents[2]
NODE = Path(__file__).with_name("replay.ts")
WEBASSEMBLY = "WebAssembly"
OTHERS = (PYTHON, LIBRARY, WEBASSEMBLY)
SEARCHES = [at for at, part in enumerate(PARTS) if part.startswith("the search")]


class Result(NamedTuple):
    """How one backend compares with Numba: what was compared, and the first difference."""

    backend: str
    games: int
    steps: int
    digests: int
    difference: str


def built(name: str, folder: Path, whole: bool = True) -> Path:
    """Build the library and the module of a game, unless the folder has them. Return the folder.

    Libraries for older processors are left out: none of them would be loaded here. Unless the
    library has to be whole, it has the entry points that the module has, and takes half as long.
    """
    made, stamp = folder / name, digest_of_sources() + _digest_of_tools()
    known = made / "made_from"
    if not known.exists() or known.read_text() not in {f"{stamp}True", f"{stamp}{whole}"}:
        made.mkdir(parents=True, exist_ok=True)
        machine = this_machine()
        library = _library_for_here(name, made, whole)
        manifest = Manifest(machine, digest_of_sources(), {name: library})
        (made / machine / MANIFEST).write_bytes(msgspec.json.encode(manifest))
        webassembly.build(name, made)
        known.write_text(f"{stamp}{whole}")
    return made


def _library_for_here(name: str, folder: Path, whole: bool) -> Library:
    """Build the library of a game that is loaded here: the newest that this processor runs."""
    target, code = TARGETS[this_machine()], intermediate_code.code_of(name)
    if not whole:
        played = webassembly.for_a_browser(name)
        code = code._replace(entries={key: code.entries[key] for key in played})
    for processor in target.processors:
        file = libraries.build_for(target, processor, name, code, folder)
        if ctypes.CDLL(str(file))[ENOUGH]():
            break
    return libraries.described([file], code)


def _digest_of_tools() -> str:
    sources = (webassembly, libraries, intermediate_code)
    return "".join(Path(module.__file__ or "").read_text(encoding="utf-8") for module in sources)


def compare(name: str, games: int, in_python: int, made: Path, folder: Path) -> list[Result]:
    """Play games by lot, replay them on every backend, and compare.

    `made` has the library and the module of the game. Files of this comparison go to `folder`.
    """
    path = folder / f"{name}.script"
    script = write(rules(name), games, in_python, path)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        outs = pool.map(lambda backend: _replay(backend, path, made), (NUMBA, *OTHERS))
        expected, *found = [np.fromfile(out, np.uint8) for out in outs]
    return [
        compared(backend, script, expected, got) for backend, got in zip(OTHERS, found, strict=True)
    ]


def _replay(backend: str, path: Path, made: Path) -> Path:
    out = path.with_suffix(f".{backend}")
    if backend == WEBASSEMBLY:
        command = ["node", str(NODE), str(made), str(path), str(out)]
    else:
        command = [sys.executable, "-m", "tests.equal.replay", backend, str(path), str(out)]
        command += ["--libraries", str(made / this_machine())] if backend == LIBRARY else []
    programs = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = os.environ | {"PATH": programs}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{path.stem}, {backend}: {done.stderr[-2000:]}")
    return out


def compared(backend: str, script: Script, expected: np.ndarray, got: np.ndarray) -> Result:
    """Compare the digests of one backend with those that are expected."""
    digests = expected.reshape(-1, len(PARTS), DIGEST)
    chosen = [game for game in script.games if game.python] if backend == PYTHON else script.games
    theirs = got.reshape(-1, len(PARTS), DIGEST)
    steps = [step for game in chosen for step in _steps_of(script, game)]
    if len(theirs) != len(steps):
        raise SystemExit(
            f"{script.game}, {backend}: expected {len(steps)} steps, got {len(theirs)}"
        )
    ours = digests[steps]
    differs, counted = (ours != theirs).any(axis=2), ours.any(axis=2)
    if backend == PYTHON:  # makes few searches
        left_out = ~theirs.any(axis=2)
        left_out[:, [at for at in range(len(PARTS)) if at not in SEARCHES]] = False
        differs, counted = differs & ~left_out, counted & ~left_out
    first = next(zip(*np.nonzero(differs), strict=True), None)
    said = "" if first is None else _difference(backend, script, steps[first[0]], int(first[1]))
    return Result(backend, len(chosen), len(steps), int(counted.sum()), said)


def _steps_of(script: Script, game: Played) -> Iterator[int]:
    """Yield the numbers of a game's steps, counted over all games of the script."""
    first = 0
    for each in script.games:
        if each is game:
            yield from range(first, first + len(each.actions) + 1)
            return
        first += len(each.actions) + 1


def _difference(backend: str, script: Script, step: int, part: int) -> str:
    """Say where a difference is, and what differs."""
    at = 0
    while step > len(script.games[at].actions):
        step -= len(script.games[at].actions) + 1
        at += 1
    last = f" (action {script.games[at].actions[step - 1]})" if step else ""
    where = f"{script.game}, game {at} of {script.games[at]}, step {step}{last}"
    return f"{where}, {backend}: expected {PARTS[part]} as with Numba, got another"


def table(results: dict[str, list[Result]]) -> str:
    """Return a table of the results, by game and backend, and the differences."""
    rows = [f"{'game':14}{'backend':14}{'games':>7}{'steps':>9}{'digests':>10}  beside Numba"]
    for name, found in results.items():
        for backend, games, steps, digests, difference in found:
            said = "differs" if difference else "the same"
            rows.append(f"{name:14}{backend:14}{games:7}{steps:9}{digests:10}  {said}")
    differences = [each.difference for found in results.values() for each in found]
    return "\n".join([*rows, *filter(None, differences)])


def run_all(
    names: list[str], games: int, in_python: int, folder: Path, tell: Callable[[str], None]
) -> dict[str, list[Result]]:
    """Compare all backends in these games."""
    results: dict[str, list[Result]] = {}
    for name in names:
        tell(f"{name}: playing {games} games on every backend")
        results[name] = compare(name, games, in_python, built(name, folder), folder)
    return results
