"""Small faults in a function of the rules, planted one at a time.

A fault's name says where it is and what it does, so that it can be recognised after lines have
moved: `rounds.begin_turn: s.stacked = 0 -> pass`.
"""

import ast
import inspect
from collections import Counter
from collections.abc import Callable, Iterator
from enum import Enum
from types import CodeType
from typing import Any, NamedTuple

COMPARED = {
    ast.Eq: [ast.NotEq],
    ast.NotEq: [ast.Eq],
    ast.Lt: [ast.LtE, ast.GtE],
    ast.LtE: [ast.Lt, ast.Gt],
    ast.Gt: [ast.GtE, ast.LtE],
    ast.GtE: [ast.Gt, ast.Lt],
}
RECKONED = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}
TRUE_OR_FALSE = (ast.Compare, ast.BoolOp)


class Fault(NamedTuple):
    """A fault: its name, the lines it affects, and the changed function."""

    name: str
    file: str
    lines: range
    function: Callable[..., Any]
    code: CodeType


class Place(NamedTuple):
    """A node of the tree, its position in the parent, and its statement."""

    parent: ast.AST
    field: str
    at: int
    node: ast.AST
    statement: ast.stmt

    def put(self, node: ast.AST) -> None:
        if isinstance(siblings := getattr(self.parent, self.field), list):
            siblings[self.at] = node
        else:
            setattr(self.parent, self.field, node)


def faults(function: Callable[..., Any]) -> Iterator[Fault]:
    """Yield every fault of one function; meanwhile the tree contains it."""
    source, first = inspect.getsourcelines(function)
    tree = ast.parse("".join(source)).body[0]
    assert isinstance(tree, ast.FunctionDef)
    tree.decorator_list = []
    ast.increment_lineno(tree, first - 1)
    module = function.__module__.rpartition(".")[2]
    met: Counter[str] = Counter()
    for place in list(places(tree, tree)):
        before = headline(place.statement)
        for other in others(place, function):
            place.put(ast.copy_location(other, place.node))
            changed = other if place.node is place.statement else place.statement
            name = f"{module}.{function.__name__}: {before} -> {headline(changed)}"
            met[name] += 1
            name += f" #{met[name]}" * (met[name] > 1)
            file = inspect.getfile(function)
            yield Fault(name, file, lines(place.statement), function, code(tree, file))
        place.put(place.node)


def places(parent: ast.AST, statement: ast.stmt) -> Iterator[Place]:
    for field, value in ast.iter_fields(parent):
        for at, node in enumerate(value if isinstance(value, list) else [value]):
            if isinstance(node, ast.AST):
                around = node if isinstance(node, ast.stmt) else statement
                yield Place(parent, field, at, node, around)
                yield from places(node, around)


def headline(statement: ast.AST) -> str:
    return ast.unparse(statement).splitlines()[0]


def lines(statement: ast.stmt) -> range:
    """Return the lines of a statement itself, without its body."""
    body = getattr(statement, "body", None)
    end = body[0].lineno if body else (statement.end_lineno or 0) + 1
    return range(statement.lineno, max(end, statement.lineno + 1))


def code(tree: ast.FunctionDef, file: str) -> CodeType:
    module = ast.fix_missing_locations(ast.Module([tree], []))
    constants = compile(module, file, "exec").co_consts
    return next(c for c in constants if isinstance(c, CodeType))


# --- replacements of a node -----------------------------------------------------------------------


def others(place: Place, function: Callable[..., Any]) -> Iterator[ast.AST]:
    yield from forced(place)
    match place.node:
        case ast.stmt():
            yield from other_statements(place.node)
        case ast.Name(name, ast.Load()) if name not in function.__code__.co_varnames:
            bits = isinstance(
                getattr(place.parent, "op", None), ast.BitOr | ast.BitAnd | ast.Invert
            )
            if isinstance(function.__globals__.get(name), int) and not bits:
                yield ast.BinOp(place.node, ast.Add(), ast.Constant(1))
        case ast.Attribute(ast.Name(name), member):
            kind = function.__globals__.get(name)
            if isinstance(kind, type) and issubclass(kind, Enum):
                members = list(kind.__members__)
                after = members[(members.index(member) + 1) % len(members)]
                yield ast.Attribute(place.node.value, after, ast.Load())
        case ast.expr():
            yield from other_expressions(place, place.node)


def forced(place: Place) -> Iterator[ast.AST]:
    """Yield a condition that is always true, and one that never is."""
    match place.parent, place.field:
        case (ast.If() | ast.IfExp(), "test"):
            yield from (ast.Constant(True), ast.Constant(False))
        case (ast.While(), "test") if not isinstance(place.node, ast.Constant):
            yield ast.Constant(False)
        case (ast.BoolOp(op), "values"):
            yield ast.Constant(isinstance(op, ast.And))
        case (ast.Return(), "value") if isinstance(place.node, TRUE_OR_FALSE):
            yield from (ast.Constant(True), ast.Constant(False))


def other_statements(node: ast.stmt) -> Iterator[ast.AST]:
    match node:
        case ast.Assign() | ast.Expr(ast.Call()) | ast.Return(None):
            yield ast.Pass()
        case ast.AugAssign(target, op, value):
            yield ast.AugAssign(target, RECKONED[type(op)](), value)
            yield ast.Pass()
        case ast.Return(ast.Call() | ast.BinOp() | ast.Subscript() | ast.Name()):
            yield ast.Return(ast.Constant(0))
        case ast.Break():
            yield ast.Continue()
        case ast.Continue():
            yield ast.Break()


def other_expressions(place: Place, node: ast.expr) -> Iterator[ast.AST]:
    match node:
        case ast.Compare(left, [op], right):
            yield from (ast.Compare(left, [x()], right) for x in COMPARED[type(op)])
        case ast.BoolOp(op, values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
        case ast.UnaryOp(ast.Not() | ast.USub(), operand):
            yield operand
        case ast.BinOp(left, op, right) if type(op) in RECKONED:
            yield ast.BinOp(left, RECKONED[type(op)](), right)
        case ast.Constant(bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(int(value)) if not isinstance(place.parent, ast.UnaryOp):
            yield from (ast.Constant(value + 1), ast.Constant(value - 1))
        case ast.Subscript(array, ast.Tuple([row, column])):
            yield ast.Subscript(array, ast.Tuple([column, row], ast.Load()), node.ctx)
