"""Compare matches in this Python with those in Pyodide, in Node: digests of all that is told."""

import asyncio
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import msgspec

from distribution.site import MSGSPEC, PLATFORM
from tests.programs import MODULES, Missing
from tests.site.told import Told, main
from tinstar.players.local_thinking import HERE

PROGRAM = Path(__file__).with_name("told.mjs")
NODE = shutil.which("node", path=str(Path(sys.executable).parent)) or "node"


PIP = (sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--only-binary", ":all:")


class Equality(NamedTuple):
    """The matches of a game that were compared, and those that differ."""

    game: str
    matches: int
    daily: int
    decisions: int
    different: list[Told]


def msgspec_for_pyodide(folder: Path) -> Path:
    """Install msgspec for Pyodide in a folder, unless it is there. Return the folder."""
    if not (MODULES / "pyodide").is_dir():
        raise Missing("expected Pyodide: run make web/node_modules/.checked")
    if not folder.is_dir():
        folder.parent.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=folder.parent) as scratch:
            made = Path(scratch) / folder.name
            command = (*PIP, *PLATFORM, "--require-hashes", "-r", MSGSPEC, "--target", str(made))
            if subprocess.run(command, cwd=MODULES.parents[1], check=False).returncode:
                raise Missing("expected the index of Python packages to have msgspec for Pyodide")
            with suppress(OSError):  # another process has just installed it
                made.rename(folder)
    return folder


def compare(
    house: Path, wasm: Path, games: Sequence[str], matches: int, most: int
) -> list[Equality]:
    """Play so many matches of each game here and in Pyodide. `told.mjs` describes the folders."""
    there = _started(house, wasm, games, matches, most)
    here = asyncio.run(_told(games, matches, most))
    output, errors = there.communicate()
    if there.returncode:
        raise SystemExit(f"expected Pyodide to play, got:\n{errors[-2000:]}")
    found = [msgspec.json.decode(line, type=Told) for line in output.splitlines()]
    pairs = list(zip(here, found, strict=True))
    return [_equality(game, [pair for pair in pairs if pair[0].game == game]) for game in games]


def _started(
    house: Path, wasm: Path, games: Sequence[str], matches: int, most: int
) -> subprocess.Popen[str]:
    packages = str(Path(msgspec.__file__).parents[1])
    command = [NODE, str(PROGRAM), str(house), str(wasm), str(matches), str(most), *games]
    pipe = subprocess.PIPE
    environment = os.environ | {"PACKAGES": packages}
    return subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=environment)


async def _told(games: Sequence[str], matches: int, most: int) -> list[Told]:
    return [each async for each in main([*games], matches, most, HERE)]


def _equality(game: str, pairs: list[tuple[Told, Told]]) -> Equality:
    here = [one for one, _ in pairs]
    daily = sum(one.day != "-" for one in here)
    different = [one for one, other in pairs if one != other]
    return Equality(game, len(here), daily, sum(one.decisions for one in here), different)


def table(found: Sequence[Equality]) -> str:
    """Return a table of what was compared, and the matches that differ."""
    rows = [f"{'game':14}{'matches':>9}{'of a day':>10}{'decisions':>11}  in Pyodide"]
    for game, matches, daily, decisions, different in found:
        said = f"{len(different)} differ" if different else "the same"
        rows.append(f"{game:14}{matches:9}{daily:10}{decisions:11}  {said}")
    return "\n".join([*rows, *(str(one) for each in found for one in each.different)])
