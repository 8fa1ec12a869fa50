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


def test_the_list_of_public_names_is_true_and_sorted():
    """What is defined or imported by name at the top of the house, and not a module of it."""
    module = type(tinstar)
    public = {n for n, v in vars(tinstar).items() if n[0] != "_" and not isinstance(v, module)}
    constants_classes_functions = sorted(public, key=lambda n: (not n.isupper(), n.islower(), n))
    assert tinstar.__all__ == constants_classes_functions


def test_every_public_name_has_a_docstring_or_is_a_number():
    for name in tinstar.__all__:
        value = getattr(tinstar, name)
        assert isinstance(value, int) or value.__doc__, name


@pytest.mark.parametrize("name", [m for m in MODULES if not m.endswith("__main__")])
def test_every_module_can_be_imported_by_its_path(name):
    """Nothing of the same name hides it: `import a.b.c as m` looks for attributes, not modules."""
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
