"""Limits on the size of every source file, so that people can read it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = ("src", "tests", "bench", "distribution")
SOURCES = sorted(p for folder in FOLDERS for p in (ROOT / folder).rglob("*.py"))
MODULE, FUNCTION, ARGUMENTS, TEST = 600, 60, 7, 40
BASES = {"Exception", "ValueError", "TinstarError", "int", "Enum", "IntEnum", "NamedTuple"}
BASES |= {"Protocol", "TypedDict", "Struct", "str"}  # these hold data or declare an interface,
BASES |= {"Refusal"}  # and this is the base of errors shown to people


def functions(tree: ast.Module) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    yield from (n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef))


def lines(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    return (node.end_lineno or 0) - node.lineno + 1


def arguments(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Return the number of a function's arguments; a command's options do not count."""
    if any(ast.unparse(d).startswith("app.c") for d in node.decorator_list):
        return 0
    a = node.args
    named = [x for x in (*a.posonlyargs, *a.args, *a.kwonlyargs) if x.arg not in ("self", "cls")]
    return len(named)


@pytest.mark.parametrize("path", SOURCES, ids=lambda p: p.relative_to(ROOT).as_posix())
def test_a_module_and_its_functions_stay_small(path):
    text = path.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= MODULE
    for node in functions(ast.parse(text)):
        assert lines(node) <= (TEST if node.name.startswith("test_") else FUNCTION), node.name
        assert arguments(node) <= ARGUMENTS, node.name


def test_no_class_of_ours_inherits_from_one_that_inherits():
    nodes = (n for p in SOURCES for n in ast.walk(ast.parse(p.read_text(encoding="utf-8"))))
    parents = {n.name: set(map(base_name, n.bases)) for n in nodes if isinstance(n, ast.ClassDef)}
    for name, bases in parents.items():
        deep = {b for b in bases - BASES - {name} if parents.get(b, set()) - BASES}
        assert not deep, f"{name} inherits through {deep}"


def base_name(base: ast.expr) -> str:
    return ast.unparse(base).split("[")[0].split(".")[-1]
