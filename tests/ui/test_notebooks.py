"""The example notebooks work: their cells run in order, as in a notebook."""

import ast
import json
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
NOTEBOOKS = sorted(EXAMPLES.glob("*.ipynb"))
MOST_LINES = 40


def cells(path: Path) -> list[str]:
    found = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in found if cell["cell_type"] == "code"]


def run(source: str, names: dict[str, Any]) -> Any:
    """Run one cell; return the value of its last line, which a notebook shows."""
    tree = ast.parse(source)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "a cell", "exec"), names)
    return eval(compile(ast.Expression(last.value), "a cell", "eval"), names) if last else None


@pytest.mark.compiled
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda p: p.stem)
def test_the_cells_of_a_notebook_run_in_order(path):
    names: dict[str, Any] = {}
    shown = [run(source, names) for source in cells(path)]
    for thing in shown:
        assert not hasattr(thing, "_repr_html_") or thing._repr_html_()


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda p: p.stem)
def test_a_notebook_is_short_and_kept_without_what_it_showed(path):
    assert sum(len(source.splitlines()) for source in cells(path)) <= MOST_LINES
    found = json.loads(path.read_text(encoding="utf-8"))
    assert found["nbformat"] == 4
    for cell in found["cells"]:
        assert not cell.get("outputs")
        assert cell.get("execution_count") is None


def test_what_the_last_line_of_a_cell_comes_to_is_shown():
    names: dict[str, Any] = {}
    assert run("x = 2\nx + 1", names) == 3
    assert run("y = x", names) is None
