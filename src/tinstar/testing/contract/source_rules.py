"""Promises about a game's source files: which modules they import, and what they compile.

The check reads the syntax trees of the files.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

from tinstar.engine.game_bundle import Rules
from tinstar.testing.contract.promise import expect, promise

KERNEL = {
    "math",
    "tinstar.engine.compiler",
    "tinstar.engine.float_functions",
    "tinstar.engine.kernel",
    "tinstar.engine.random_streams",
}
COMPILES = "otherwise it cannot be compiled, or not with the same results"


def modules(rules: Rules) -> dict[Path, ast.Module]:
    files = sorted(rules.folder.rglob("*.py"))
    return {p: ast.parse(p.read_text(encoding="utf-8")) for p in files}


def is_rule(node: ast.AST) -> bool:
    if not isinstance(node, ast.FunctionDef):
        return False
    return any(isinstance(d, ast.Name) and d.id == "rule" for d in node.decorator_list)


def kernel_modules(rules: Rules) -> dict[Path, ast.Module]:
    return {p: t for p, t in modules(rules).items() if any(map(is_rule, ast.walk(t)))}


def fields_used(tree: ast.Module, record: str) -> set[str]:
    """Return the names of fields that a source file uses: the names after `s.`, `v.` or `box.`."""
    attributes = (n for n in ast.walk(tree) if isinstance(n, ast.Attribute))
    return {n.attr for n in attributes if isinstance(n.value, ast.Name) and n.value.id == record}


def imports(tree: ast.Module) -> Iterator[str]:
    """Yield the imported modules. A relative import counts as a module of the game itself."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and not node.level:
            yield node.module or ""
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


@promise("rules", "Python reports a misspelt field at once; compiled code may write elsewhere")
def every_field_that_is_read_is_in_the_layout(rules: Rules) -> None:
    for path, tree in modules(rules).items():
        state = fields_used(tree, "s") | fields_used(tree, "v")
        odd = sorted(state - set(rules.state.fields))
        expect(not odd, f"{path.name} reads {odd}, which state.py does not declare")
        odd = sorted(fields_used(tree, "box") - set(rules.box.layout.fields))
        expect(not odd, f"{path.name} reads box.{odd}, which the box does not declare")


@promise("rules", "an unused field takes memory in every position of every search")
def every_field_of_the_layouts_is_read_somewhere(rules: Rules) -> None:
    read = {"by_score"}  # used by the kernel
    for tree in modules(rules).values():
        read |= fields_used(tree, "s") | fields_used(tree, "v") | fields_used(tree, "box")
    unread = {*rules.state.fields, *rules.box.layout.fields} - read
    expect(not unread, f"these fields are declared, but no code reads them: {sorted(unread)}")


@promise("rules", COMPILES)
def rules_import_their_own_folder_and_the_kernel_and_nothing_else(rules: Rules) -> None:
    own = rules.package
    for path, tree in kernel_modules(rules).items():
        foreign = [
            m for m in imports(tree) if m not in KERNEL and f"{m}."[: len(own) + 1] != f"{own}."
        ]
        expect(not foreign, f"{path.name} imports {foreign}")


@promise("rules", COMPILES)
def every_function_of_a_kernel_module_is_a_rule(rules: Rules) -> None:
    for path, tree in kernel_modules(rules).items():
        unmarked = [n.name for n in tree.body if isinstance(n, ast.FunctionDef) and not is_rule(n)]
        expect(not unmarked, f"{path.name}: {unmarked} is not marked with @rule")


@promise("rules", COMPILES)
def no_rule_raises(rules: Rules) -> None:
    for path, tree in kernel_modules(rules).items():
        raising = [n.lineno for n in ast.walk(tree) if isinstance(n, ast.Raise | ast.Assert)]
        expect(not raising, f"{path.name} raises in lines {raising}")


def is_a_truth(node: ast.AST) -> bool:
    negated = isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)
    return negated or isinstance(node, ast.Compare | ast.BoolOp)


@promise("rules", "True + True is 2 in Python, but may be 1 in compiled code")
def no_rule_adds_two_truths(rules: Rules) -> None:
    for path, tree in kernel_modules(rules).items():
        sums = (n for n in ast.walk(tree) if isinstance(n, ast.BinOp) and isinstance(n.op, ast.Add))
        adding = [n.lineno for n in sums if is_a_truth(n.left) and is_a_truth(n.right)]
        expect(not adding, f"{path.name} adds truths in lines {adding}")


def is_a_phase(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "phase"


@promise("rules", "a new phase would change the meaning of such a comparison")
def no_source_compares_phases_by_their_order(rules: Rules) -> None:
    by_order = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
    for path, tree in modules(rules).items():
        compares = [n for n in ast.walk(tree) if isinstance(n, ast.Compare)]
        of_phases = [n for n in compares if any(map(is_a_phase, [n.left, *n.comparators]))]
        found = [n.lineno for n in of_phases if any(isinstance(op, by_order) for op in n.ops)]
        expect(not found, f"{path.name} compares phases by order in lines {found}")
