"""The feature of docs/add_an_endpoint.md works as the page shows it."""

import importlib
import re
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import Visit, open_server, visitors
from tinstar.server import app, features
from tinstar.server.storage.database import METADATA

PAGE = Path(__file__).parents[1] / "docs/add_an_endpoint.md"
BLOCK = re.compile(r"```python\n# (\S+)\n(.*?)```", re.DOTALL)
FILES = dict(BLOCK.findall(PAGE.read_text(encoding="utf-8")))
TESTS: dict[str, Any] = {}
exec(FILES.pop("tests/server/features/notes/test_notes.py"), TESTS)


@pytest.fixture
def feature(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """The feature as a package beside the others, for one test."""
    for path, text in FILES.items():
        file = tmp_path / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    monkeypatch.setattr(features, "__path__", [*features.__path__, str(tmp_path / "features")])
    name = f"{features.__name__}.notes"
    yield importlib.import_module(f"{name}.feature").FEATURE
    METADATA.remove(METADATA.tables["notes"])
    for module in [x for x in sys.modules if x == name or x.startswith(f"{name}.")]:
        del sys.modules[module]
    del features.notes  # pyright: ignore[reportAttributeAccessIssue] - set by the import


@pytest.fixture
def server(feature, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Visit]:
    """To a server that has the feature, whose database is `house.sqlite`."""
    monkeypatch.setattr(app, "FEATURES", (*app.FEATURES, feature))
    monkeypatch.setattr(app, "HOOKS", [*app.HOOKS, feature.hooks])
    with open_server(tmp_path / "house.sqlite") as address, visitors() as come:
        yield lambda: come(address)


@pytest.mark.parametrize("name", [name for name in TESTS if name.startswith("test_")])
def test_the_example_passes_its_own_tests(server, name):
    TESTS[name](server)


def test_the_example_forgets_a_guest(server, tmp_path):
    ann = server()
    table = ann.sets("me", "easy")
    ann.put(f"/tables/{table}/note", {"text": "Ask for the badge."})
    with sqlite3.connect(tmp_path / "house.sqlite") as db:
        assert db.execute("SELECT text FROM notes").fetchall() == [("Ask for the badge.",)]
        ann.post("/me/erase", {"sure": True})
        assert db.execute("SELECT text FROM notes").fetchall() == []
    db.close()


def test_every_part_of_the_example_is_on_the_page():
    parts = ("schemas", "store", "service", "routes", "feature")
    assert sorted(FILES) == sorted(f"features/notes/{part}.py" for part in parts)
