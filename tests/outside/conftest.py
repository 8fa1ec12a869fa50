"""External games: the one that `tinstar new` writes, and small broken ones."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tinstar.games.outside import FROM
from tinstar.testing.new_game import STARTER

BROUGHT = """
[project]
name = "{package}"
version = "{version}"

[project.entry-points."tinstar.games"]
{name} = "{value}"
"""

Wrong = Callable[..., Path]
Install = Callable[..., None]


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forget after each test which games were found."""
    monkeypatch.setenv(FROM, "")
    monkeypatch.setattr(sys, "path", [*sys.path])


@pytest.fixture
def starter() -> Path:
    """The folder of the starter game."""
    return STARTER


@pytest.fixture
def folder(tmp_path: Path) -> Wrong:
    """Return a function that makes the folder of a game `name`: one module with that source."""

    def made(name: str, source: str = "", value: str = "", package: str = "a-package") -> Path:
        root = tmp_path / f"folder of {name} by {package}"
        (root / "src").mkdir(parents=True)
        (root / "src" / f"{name}_module.py").write_text(source)
        value = value or f"{name}_module:GAME"
        brought = BROUGHT.format(name=name, package=package, version="1.0", value=value)
        (root / "pyproject.toml").write_text(brought)
        return root

    return made


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Install:
    """Return a function that installs a package into another site folder on Python's path."""

    def installed(package: str, games: dict[str, str], version: str = "1.0", metadata=True) -> None:
        site = tmp_path / f"site of {package}"
        told = site / f"{package.replace('-', '_')}-{version}.dist-info"
        told.mkdir(parents=True)
        if metadata:
            (told / "METADATA").write_text(f"Name: {package}\nVersion: {version}\n")
        lines = "".join(f"{name} = {value}\n" for name, value in games.items())
        (told / "entry_points.txt").write_text(f"[tinstar.games]\n{lines}")
        monkeypatch.syspath_prepend(str(site))

    return installed
