"""Find games from outside: in other installed packages, and in project folders.

A package names the bundle of each of its games in its `pyproject.toml`:

    [project.entry-points."tinstar.games"]
    pig = "pig_game:GAME"

Such a game can run any code, so it is imported only when a user names it (decision 0040).

For a folder with such a `pyproject.toml`, call `add`. You need not install the folder. Child
processes find the folder in the environment variable `TINSTAR_FROM`.
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
FROM = "TINSTAR_FROM"  # environment variable with folders, separated as in PATH
NAME = re.compile(r"[a-z][a-z0-9_]{0,39}", re.ASCII)
LARGEST_PROJECT = 256 * 1024  # bytes of a pyproject.toml
PROJECT = "pyproject.toml"
OLDER = ". If it was written for an earlier Tinstar, docs/games.md says what to change"
LONGEST_REASON = 300  # characters of an error that a game's code raised

_fetched: dict[tuple[str, Source], Rules] = {}


def claims() -> dict[str, list[Source]]:
    """Map the name of each game from outside to all sources that bring a game of this name."""
    return _claims(tuple(sys.path), os.environ.get(FROM, ""))


@lru_cache(maxsize=8)
def _claims(_path: tuple[str, ...], folders: str) -> dict[str, list[Source]]:
    """Return the result of `claims`, cached by Python's import path and the folders.

    If a package is both installed and in one of the folders, use the folder.
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
    """Return the name and the version of a package, or "?" for both if its metadata is broken."""
    try:
        return (_plain(dist.name), dist.version) if dist else ("?", "?")
    except Exception:  # no metadata: each version of Python raises another error
        return "?", "?"


def _plain(package: str) -> str:
    """Return the name of a package in its normalized spelling."""
    return re.sub(r"[-_.]+", "-", package).lower()


# --- folders --------------------------------------------------------------------------------------


def add(folder: str | Path) -> list[str]:
    """Add the games of a folder, for this process and its children. Return the games' names.

    If the folder has no game, raise `BadGame`.
    """
    whole = str(Path(folder).resolve())
    names = [name for name, _ in _in(whole)]
    known = os.environ.get(FROM, "").split(os.pathsep)
    if whole not in known:
        os.environ[FROM] = os.pathsep.join(filter(None, [*known, whole]))
    return names


def _in(folder: str) -> list[tuple[str, Source]]:
    """Return the games that the `pyproject.toml` in a folder names."""
    root = Path(folder)
    if not root.is_dir():
        what = "a file" if root.exists() else "a path that does not exist"
        raise BadGame(f"{folder}: expected the folder of a game, got {what}")
    project = _project(root)
    found = project.get("entry-points", {}).get(GROUP, {})
    if not isinstance(found, dict) or not all(isinstance(v, str) for v in found.values()):
        raise BadGame(
            f'{folder}: expected NAME = "MODULE:GAME" in [project.entry-points."{GROUP}"],'
            " got other values"
        )
    if not found:
        raise BadGame(f'{folder}: expected [project.entry-points."{GROUP}"] in {PROJECT}, got none')
    path = str(root / "src" if (root / "src").is_dir() else root)
    package, version = _plain(str(project.get("name", "?"))), str(project.get("version", "?"))
    return [(name, Source(value, package, version, path)) for name, value in found.items()]


def _project(root: Path) -> Mapping[str, Any]:
    try:
        with (root / PROJECT).open("rb") as file:
            text = file.read(LARGEST_PROJECT + 1)
        content = tomllib.loads(text[:LARGEST_PROJECT].decode())
    except OSError as e:
        raise BadGame(
            f"{root}: expected the folder of a game, with a {PROJECT}; got: {e.strerror}"
        ) from e
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, RecursionError) as e:
        raise BadGame(f"{root / PROJECT}: expected TOML, got: {str(e)[:LONGEST_REASON]}") from e
    project = content.get("project", {})
    points = project.get("entry-points", {}) if isinstance(project, dict) else None
    if not isinstance(points, dict):
        raise BadGame(f"{root / PROJECT}: expected a TOML table [project], got another value")
    return project


# --- loading --------------------------------------------------------------------------------------


def known(name: str) -> Rules | None:
    """Return the bundle of a game that this process has already loaded, else None."""
    found = claims().get(name, [])
    return _fetched.get((name, found[0])) if len(found) == 1 else None


def loaded() -> set[str]:
    """Return the names of all games from outside that this process has loaded."""
    return {name for name, _ in _fetched}


def fetch(name: str, source: Source) -> Rules:
    """Return the bundle at a source. Import it if needed.

    If the import fails, raise `BadGame` with the source and the reason.
    """
    if (name, source) not in _fetched:
        try:
            bundle = _imported(name, source)
        except BadGame:
            raise
        except (Exception, SystemExit) as e:  # a game's code may raise any error
            raise BadGame(f"{name}: {source} could not be loaded: {_reason(e)}") from e
        _fetched[name, source] = bundle.brought_by(source)
    return _fetched[name, source]


def _imported(name: str, source: Source) -> Rules:
    if not NAME.fullmatch(name):
        expected = "small letters, digits and _, beginning with a letter, 40 at the most"
        raise BadGame(f"expected the name of a game ({expected}), got {name[:60]!r} from {source}")
    source.on_the_path()
    place = EntryPoint(name, source.value, GROUP)
    module = import_module(place.module)
    file = getattr(module, "__file__", None) or ""
    if source.path and Path(source.path) not in Path(file).resolve().parents:
        raise BadGame(
            f"{name}: expected the module {place.module} from {source.path}, got the module from"
            f" {file or 'an unknown place'}"
        )
    bundle = place.load()
    if not isinstance(bundle, Rules):
        kind = type(bundle).__name__
        raise BadGame(
            f"{name}: expected tinstar.engine.game_bundle.Rules, got an object of the type {kind}"
            f" from {source}"
        )
    if bundle.name != name:
        raise BadGame(
            f"{name}: expected Rules named {name!r} from {source}, got Rules named {bundle.name!r}"
        )
    return bundle


def _reason(e: BaseException) -> str:
    """Return an error as text, with the file and line of the game's code that raised it."""
    frames = traceback.extract_tb(e.__traceback__)
    outer = [f for f in frames if f.filename.endswith(".py") and "importlib" not in f.filename]
    at = f" ({Path(outer[-1].filename).name}, line {outer[-1].lineno})" if outer else ""
    return f"{type(e).__name__}: {e}"[:LONGEST_REASON] + at + OLDER * _is_of_an_older_package(e)


def _is_of_an_older_package(e: BaseException) -> bool:
    """Return whether a package was written for an older version of Tinstar.

    Such a package imports modules that Tinstar no longer has, or passes arguments that `Rules` does
    not take.
    """
    gone = isinstance(e, ImportError) and (e.name or "").startswith("tinstar")
    return gone or (isinstance(e, TypeError) and "Rules.__init__" in str(e))
