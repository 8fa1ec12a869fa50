import ast
import importlib
import pkgutil
import re
import subprocess
import sys
from pathlib import Path

import pytest

import tinstar

ROOT = Path(__file__).parents[1]
MODULES = sorted(m.name for m in pkgutil.walk_packages(tinstar.__path__, "tinstar."))


def test_public_names_are_sorted_and_load_what_type_checkers_are_told():
    told = {
        alias.name: getattr(importlib.import_module(str(node.module)), alias.name)
        for node in ast.walk(ast.parse(Path(str(tinstar.__file__)).read_text()))
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("tinstar.")
        for alias in node.names
        if alias.asname is None
    }
    assert {name: getattr(tinstar, name) for name in tinstar.__all__} == told
    module = type(tinstar)
    public = {n for n, v in vars(tinstar).items() if n[0] != "_" and not isinstance(v, module)}
    constants_classes_functions = sorted(public, key=lambda n: (not n.isupper(), n.islower(), n))
    assert tinstar.__all__ == constants_classes_functions


def test_public_names_are_listed_before_they_are_loaded():
    ask = "import tinstar; assert set(tinstar.__all__) - vars(tinstar).keys() <= set(dir(tinstar))"
    subprocess.run([sys.executable, "-c", ask], check=True)


def test_the_help_text_loads_neither_numpy_nor_a_game():
    ask = "import sys; from tinstar.cli import run; run(['--help'])"
    look = "assert not {'numpy', 'tinstar.engine.game', 'tinstar.games'} & sys.modules.keys()"
    subprocess.run([sys.executable, "-c", f"{ask}; {look}"], stdout=subprocess.DEVNULL, check=True)


def test_what_there_is_not_is_an_attribute_error():
    with pytest.raises(AttributeError, match="'tinstar' has no attribute 'chess'"):
        tinstar.chess  # noqa: B018  # pyright: ignore[reportAttributeAccessIssue]


def test_every_public_name_has_a_docstring_or_is_a_number():
    for name in tinstar.__all__:
        value = getattr(tinstar, name)
        assert isinstance(value, int) or value.__doc__, name


@pytest.mark.parametrize("name", [m for m in MODULES if not m.endswith("__main__")])
def test_every_module_can_be_imported_by_its_path(name):
    """No attribute shadows it: `import a.b.c as m` looks for attributes, not modules."""
    found: dict[str, object] = {}
    exec(f"import {name} as found", found)
    assert found["found"] is importlib.import_module(name)


def test_the_version_is_the_same_wherever_it_is_told():
    told = subprocess.run(
        [sys.executable, "-m", "tinstar", "--version"], capture_output=True, text=True, check=True
    )
    assert told.stdout == f"tinstar {tinstar.__version__}\n"
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert re.search(r"^version: (.+)$", citation, re.MULTILINE)[1] == tinstar.__version__
    citing = (ROOT / "docs/citing.md").read_text(encoding="utf-8")
    assert re.search(r"version = \{(.+)\}", citing)[1] == tinstar.__version__
