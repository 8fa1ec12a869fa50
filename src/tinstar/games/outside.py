"""Games from outside: games of installed packages, and games that are being written in a folder.

A package lists its games in its `pyproject.toml`, each with the place of the game's bundle:

    [project.entry-points."tinstar.games"]
    pig = "pig_game:GAME"

A game is imported only when somebody names it, because its code may do whatever any code may do
(decision 0040). A folder with such a `pyproject.toml` brings its games without being installed.
Child processes find the folder in the environment variable `TINSTAR_FROM`.
"""

import os
import re
import sys
import tomllib
import traceback
from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib import import_module
from importlib.metadata import Distribution, EntryPoint, entry_points
from pathlib import Path
from typing import Any

from tinstar.engine.game_bundle import Rules, Source
from tinstar.errors import BadGame

GROUP = "tinstar.games"
FROM = "TINSTAR_FROM"  # folders, separated as in PATH
NAME = re.compile(r"[a-z][a-z0-9_]{0,39}", re.ASCII)
LARGEST_PROJECT = 256 * 1024  # bytes of a pyproject.toml
PROJECT = "pyproject.toml"
OLDER = ". If it was written for an earlier Tinstar, docs/games.md says what to change"
LONGEST_REASON = 300  # characters of an error in outside code

_fetched: dict[tuple[str, Source], Rules] = {}


def claims() -> dict[str, list[Source]]:
    """Return for each name of a game from outside the sources that bring a game of that name."""
    return _claims(tuple(sys.path), os.environ.get(FROM, ""))


@lru_cache(maxsize=8)
def _claims(_path: tuple[str, ...], folders: str) -> dict[str, list[Source]]:
    """Return what `claims` returns, cached by path and folders.

    If a package is installed and also there as a folder, the folder counts.
    """
    written = [found for folder in folders.split(os.pathsep) if folder for found in _in(folder)]
    named = {(name, source.package) for name, source in written}
    found: dict[str, list[Source]] = {}
    for name, source in [*written, *(x for x in _installed() if (x[0], x[1].package) not in named)]:
        found.setdefault(name, []).append(source)
    return found


def _installed() -> Iterator[tuple[str, Source]]:
    for entry in entry_points(group=GROUP):
        yield entry.name, Source(entry.value, *_package_of(entry.dist))


def _package_of(dist: Distribution | None) -> tuple[str, str]:
    """Return the name and the version of a package. They are "?" if its metadata is broken."""
    try:
        return (_plain(dist.name), dist.version) if dist else ("?", "?")
    except Exception:  # its metadata is missing, and each version of Python fails in its own way
        return "?", "?"


def _plain(package: str) -> str:
    """Return the normalized spelling of a package's name."""
    return re.sub(r"[-_.]+", "-", package).lower()


# --- folders --------------------------------------------------------------------------------------


def add(folder: str | Path) -> list[str]:
    """Add the games of a folder, for this process and its children. Return the names of the games.

    A folder that brings no game raises `BadGame`.
    """
    whole = str(Path(folder).resolve())
    names = [name for name, _ in _in(whole)]
    known = os.environ.get(FROM, "").split(os.pathsep)
    if whole not in known:
        os.environ[FROM] = os.pathsep.join(filter(None, [*known, whole]))
    return names


def _in(folder: str) -> list[tuple[str, Source]]:
    """Return the games that the project in a folder brings."""
    root = Path(folder)
    if not root.is_dir():
        what = "a file" if root.exists() else "nothing"
        raise BadGame(f"{folder}: expected the folder of a game, found {what}")
    project = _project(root)
    found = project.get("entry-points", {}).get(GROUP, {})
    if not isinstance(found, dict) or not all(isinstance(v, str) for v in found.values()):
        raise BadGame(f'{folder}: expected [project.entry-points."{GROUP}"] with names and places')
    if not found:
        raise BadGame(
            f'{folder}: expected a game, found no [project.entry-points."{GROUP}"] in its {PROJECT}'
        )
    path = str(root / "src" if (root / "src").is_dir() else root)
    package, version = _plain(str(project.get("name", "?"))), str(project.get("version", "?"))
    return [(name, Source(value, package, version, path)) for name, value in found.items()]


def _project(root: Path) -> Mapping[str, Any]:
    try:
        with (root / PROJECT).open("rb") as file:
            text = file.read(LARGEST_PROJECT + 1)
        content = tomllib.loads(text[:LARGEST_PROJECT].decode())
    except OSError as e:
        raise BadGame(f"{root}: expected a game with a {PROJECT}, got: {e.strerror}") from e
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, RecursionError) as e:
        raise BadGame(f"{root / PROJECT}: expected TOML, got: {str(e)[:LONGEST_REASON]}") from e
    project = content.get("project", {})
    points = project.get("entry-points", {}) if isinstance(project, dict) else None
    if not isinstance(points, dict):
        raise BadGame(f"{root / PROJECT}: expected a table [project]")
    return project


# --- loading --------------------------------------------------------------------------------------


def known(name: str) -> Rules | None:
    """Return the bundle of the game of that name, if this process has loaded it already."""
    found = claims().get(name, [])
    return _fetched.get((name, found[0])) if len(found) == 1 else None


def loaded() -> set[str]:
    """Return the names of all games from outside that this process has loaded."""
    return {name for name, _ in _fetched}


def fetch(name: str, source: Source) -> Rules:
    """Return the bundle that a source brings, and import it if needed.

    If that fails, raise `BadGame` with the source and the reason.
    """
    if (name, source) not in _fetched:
        try:
            bundle = _imported(name, source)
        except BadGame:
            raise
        except (Exception, SystemExit) as e:  # code of others may raise anything
            raise BadGame(f"{name}: {source} could not be loaded: {_reason(e)}") from e
        _fetched[name, source] = bundle.brought_by(source)
    return _fetched[name, source]


def _imported(name: str, source: Source) -> Rules:
    if not NAME.fullmatch(name):
        expected = "small letters, digits and _, beginning with a letter, 40 at the most"
        raise BadGame(f"expected a game's name of {expected}; got {name[:60]!r} of {source}")
    source.on_the_path()
    place = EntryPoint(name, source.value, GROUP)
    module = import_module(place.module)
    file = getattr(module, "__file__", None) or ""
    if source.path and Path(source.path) not in Path(file).resolve().parents:
        raise BadGame(f"{name}: expected {place.module} in {source.path}, got the one in {file}")
    bundle = place.load()
    if not isinstance(bundle, Rules):
        kind = type(bundle).__name__
        raise BadGame(
            f"{name}: expected a tinstar.engine.game_bundle.Rules, {source} brings a {kind}"
        )
    if bundle.name != name:
        raise BadGame(f"{name}: {source} brings it under that name, but calls it {bundle.name!r}")
    return bundle


def _reason(e: BaseException) -> str:
    """Return the error that outside code raised as text, with the file and line that raised it."""
    frames = traceback.extract_tb(e.__traceback__)
    outer = [f for f in frames if f.filename.endswith(".py") and "importlib" not in f.filename]
    at = f" ({Path(outer[-1].filename).name}, line {outer[-1].lineno})" if outer else ""
    return f"{type(e).__name__}: {e}"[:LONGEST_REASON] + at + OLDER * _is_of_an_older_package(e)


def _is_of_an_older_package(e: BaseException) -> bool:
    """Return whether a package was written for an older version of Tinstar.

    Such a package imports modules of ours that are gone, or gives `Rules` parts that it does not
    take.
    """
    gone = isinstance(e, ImportError) and (e.name or "").startswith("tinstar")
    return gone or (isinstance(e, TypeError) and "Rules.__init__" in str(e))
