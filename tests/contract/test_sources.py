"""The sources of a game keep to what compiles and to what is theirs; read from the syntax tree."""

import ast
from collections.abc import Iterator
from pathlib import Path

KERNEL = {"math", "tinstar.core.compile", "tinstar.core.kernel", "tinstar.core.random"}


def modules(bundle) -> dict[Path, ast.Module]:
    return {p: ast.parse(p.read_text(encoding="utf-8")) for p in bundle.folder.rglob("*.py")}


def is_rule(node: ast.AST) -> bool:
    if not isinstance(node, ast.FunctionDef):
        return False
    return any(isinstance(d, ast.Name) and d.id == "rule" for d in node.decorator_list)


def kernel_modules(bundle) -> dict[Path, ast.Module]:
    return {p: t for p, t in modules(bundle).items() if any(map(is_rule, ast.walk(t)))}


def fields_used(tree: ast.Module, record: str) -> set[str]:
    """The names that follow `s.`, `v.` or `box.` in a source."""
    attributes = (n for n in ast.walk(tree) if isinstance(n, ast.Attribute))
    return {n.attr for n in attributes if isinstance(n.value, ast.Name) and n.value.id == record}


def imports(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            yield node.module or "."
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def test_every_field_that_is_read_is_in_the_layout(bundle):
    used = {"s": set[str](), "v": set[str](), "box": set[str]()}
    for tree in modules(bundle).values():
        for record, names in used.items():
            names |= fields_used(tree, record)
    assert used["s"] | used["v"] <= set(bundle.state.fields)
    assert used["box"] <= set(bundle.box.layout.fields)


def test_every_field_of_the_layouts_is_read_somewhere(bundle):
    read = {"by_score"}  # by the kernel
    for tree in modules(bundle).values():
        read |= fields_used(tree, "s") | fields_used(tree, "v") | fields_used(tree, "box")
    assert set(bundle.state.fields) | set(bundle.box.layout.fields) <= read


def test_rules_import_their_own_folder_and_the_kernel_and_nothing_else(bundle):
    own = f"tinstar.games.{bundle.name}."
    for path, tree in kernel_modules(bundle).items():
        foreign = [m for m in imports(tree) if m not in KERNEL and not m.startswith(own)]
        assert not foreign, f"{path.name} imports {foreign}"


def test_every_function_of_a_kernel_module_is_a_rule(bundle):
    for path, tree in kernel_modules(bundle).items():
        unmarked = [n.name for n in tree.body if isinstance(n, ast.FunctionDef) and not is_rule(n)]
        assert not unmarked, f"{path.name}: {unmarked}"


def test_no_rule_raises(bundle):
    for path, tree in kernel_modules(bundle).items():
        raising = [n.lineno for n in ast.walk(tree) if isinstance(n, ast.Raise | ast.Assert)]
        assert not raising, f"{path.name}, lines {raising}"


def is_a_truth(node: ast.AST) -> bool:
    negated = isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)
    return negated or isinstance(node, ast.Compare | ast.BoolOp)


def test_no_rule_adds_two_truths_which_is_one_in_python_and_two_compiled(bundle):
    for path, tree in kernel_modules(bundle).items():
        sums = (n for n in ast.walk(tree) if isinstance(n, ast.BinOp) and isinstance(n.op, ast.Add))
        adding = [n.lineno for n in sums if is_a_truth(n.left) and is_a_truth(n.right)]
        assert not adding, f"{path.name}, lines {adding}"


def test_every_game_has_the_same_files(bundle):
    expected = {"RULES.md", "edition.toml", "__init__.py", "components.py", "state.py"}
    expected |= {"actions.py", "rules.py", "words.py", "scene.py"}
    assert expected <= {p.name for p in bundle.folder.iterdir()}
