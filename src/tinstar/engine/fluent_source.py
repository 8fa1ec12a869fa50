"""Parse catalogues: files in Fluent's syntax, such as `de.ftl`.

Messages may use the part of the syntax that `_part` reads. A catalogue that uses anything else is
refused.
"""

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_expression

from tinstar.engine.fluent_messages import (
    Catalogue,
    Name,
    Part,
    Pattern,
    Reference,
    Select,
    Ungrouped,
    Variable,
)
from tinstar.errors import BadWords

Expression = ast.Expression | ast.Placeable
LARGEST = 512 * 1024  # bytes of a catalogue


def catalogue(file: Path) -> Catalogue:
    """Read a catalogue.

    A malformed file raises `BadWords`, which gives the place of the error.
    """
    found: Catalogue = {}
    for entry in _checked(file).body:
        if isinstance(entry, ast.Message | ast.Term):
            try:
                found[entry.id.name] = _forms(entry)
            except BadWords as e:
                raise BadWords(f"{file.name}: message {entry.id.name}: {e}") from e
    return found


@cache
def syntax(file: Path) -> ast.Resource:
    """Return the syntax tree of a catalogue. If there is no such file, the tree is empty."""
    return _checked(file)


def _checked(file: Path) -> ast.Resource:
    text = _text(file)
    resource = FluentParser().parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            why = entry.annotations[0].message if entry.annotations else "expected a message"
            raise BadWords(f"{file.name}, line {line}: {why}")
    return resource


def _text(file: Path) -> str:
    if not file.is_file():
        return ""
    with file.open("rb") as stream:
        raw = stream.read(LARGEST + 1)
    if len(raw) > LARGEST:
        raise BadWords(f"{file.name}: expected at most {LARGEST:,} bytes, got more")
    try:
        return raw.decode()
    except UnicodeDecodeError as e:
        raise BadWords(f"{file.name}: expected UTF-8, got: {e}") from e


# --- from the syntax tree -------------------------------------------------------------------------


def _forms(entry: ast.Message | ast.Term) -> dict[str, Pattern]:
    if isinstance(entry, ast.Term):
        raise BadWords(f"expected messages only, got the term -{entry.id.name}")
    found = {attribute.id.name: _pattern(attribute.value) for attribute in entry.attributes}
    return found if entry.value is None else {"": _pattern(entry.value)} | found


def _pattern(pattern: ast.Pattern) -> Pattern:
    return tuple(
        element.value if isinstance(element, ast.TextElement) else _part(element.expression)
        for element in pattern.elements
    )


def _part(expression: Expression) -> Part:
    match expression:
        case ast.StringLiteral() | ast.NumberLiteral() | ast.VariableReference():
            return _value(expression)
        case ast.MessageReference(id=message, attribute=form):
            return Reference(message.name, form.name if form else "")
        case ast.FunctionReference(id=ast.Identifier(name="NAME")):
            return _name(expression)
        case ast.FunctionReference(id=ast.Identifier(name="NUMBER")):
            return _number(expression)
        case ast.SelectExpression():
            return _select(expression)
        case _:
            raise _refused("a text, a number, $variable, message, NAME or NUMBER", expression)


def _value(expression: Expression) -> str | int | Variable:
    match expression:
        case ast.StringLiteral():
            return expression.parse()["value"]
        case ast.NumberLiteral():
            return _whole(expression)
        case ast.VariableReference(id=name):
            return Variable(name.name)
        case _:
            raise _refused("a text, a number or $variable", expression)


def _whole(number: ast.NumberLiteral) -> int:
    if "." in number.value:
        raise _refused("a whole number", number)
    return int(number.value)


def _name(call: ast.FunctionReference) -> Name:
    values = [_value(value) for value in call.arguments.positional]
    options = [(option.name.name, _value(option.value)) for option in call.arguments.named]
    match values + [1] * (len(values) == 1), options or [("form", "")]:
        case (
            [(str() | Variable()) as thing, (int() | Variable()) as n],
            [("form", str() as form)],
        ):
            return Name(thing, n, form)
        case _:
            raise _refused('NAME($thing, $n, form: "form"), of which all but $thing may lack', call)


def _number(call: ast.FunctionReference) -> Ungrouped:
    given = [_value(value) for value in call.arguments.positional]
    options = [(option.name.name, option.value.value) for option in call.arguments.named]
    match given, options:
        case [Variable(name)], [("useGrouping", "0")]:
            return Ungrouped(name)
        case _:
            raise _refused("NUMBER($variable, useGrouping: 0)", call)


def _select(choice: ast.SelectExpression) -> Select:
    selector = choice.selector
    if not isinstance(selector, ast.VariableReference):
        raise _refused("a choice by $variable", selector)
    variants = tuple((_key(variant.key), _pattern(variant.value)) for variant in choice.variants)
    default = next(_pattern(variant.value) for variant in choice.variants if variant.default)
    return Select(selector.id.name, variants, default)


def _key(key: ast.Identifier | ast.NumberLiteral) -> str | int:
    return key.name if isinstance(key, ast.Identifier) else _whole(key)


def _refused(expected: str, expression: Expression) -> BadWords:
    return BadWords(f"expected {expected}, got {{ {serialize_expression(expression)} }}")
