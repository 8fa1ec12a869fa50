"""Check that every refusal (an error of the server) has a message, and that none is unused."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tinstar.engine.i18n import ENGLISH
from tinstar.server import errors
from tinstar.server.errors import KINDS, REFUSALS, Refusal
from tinstar.testing.contract.translations import asked, catalogue

SERVER = Path(errors.__file__).parent
TOLD = {
    name
    for name, kind in vars(errors).items()
    if isinstance(kind, type) and issubclass(kind, Refusal) and kind.__init__ is Refusal.__init__
}  # shown to people; other errors are for programs and the owner
OWN = ("broken", "elsewhere", "unreachable")  # or have messages of their own


def unsaid(server: Path = SERVER, folder: Path = REFUSALS) -> Iterator[str]:
    """Yield refusals without a message or with wrong variables, and messages that none uses."""
    known = catalogue(folder, ENGLISH)
    said = {*KINDS.values(), *OWN}
    for file in sorted(server.rglob("*.py")):
        for call in _raised(ast.parse(file.read_text(encoding="utf-8"))):
            given = {word.arg for word in call.keywords}
            for name in _names(call.args[0]):
                where = f"{file.name}, line {call.lineno}"
                if name not in known:
                    yield f"{where}: {name} is raised, and there is no such message"
                elif given != asked(known, name):
                    yield f"{where}: {name} asks for {sorted(asked(known, name))}"
                said.add(name)
    yield from (f"{name} is never raised" for name in sorted(known.keys() - said))


def _raised(tree: ast.Module) -> Iterator[ast.Call]:
    """Yield the calls by which a module creates refusals, under whatever name it imports them."""
    theirs = set[str]()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == errors.__name__:
            theirs |= {x.asname or x.name for x in node.names if x.name in TOLD}
    theirs |= {f"errors.{name}" for name in TOLD}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in theirs and node.args:
            yield node


def _names(said: ast.expr) -> Iterator[str]:
    """Yield the ids of messages that an argument may name. Yield other expressions as written."""
    match said:
        case ast.IfExp(body=one, orelse=other):
            yield from (*_names(one), *_names(other))
        case ast.Constant(value=str(name)):
            yield name
        case _:
            yield ast.unparse(said)
