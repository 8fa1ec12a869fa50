"""Render the messages of the server as Markdown: a heading, a docstring and a table of fields."""

import inspect
import json
from collections.abc import Iterable
from typing import Any

from msgspec import Struct
from msgspec.json import schema_components

REF = "#/$defs/"
BOUNDS = {
    "minimum": "at least {}",
    "exclusiveMinimum": "above {}",
    "maximum": "at most {}",
    "exclusiveMaximum": "below {}",
    "minLength": "at least {} characters",
    "maxLength": "at most {} characters",
    "maxItems": "at most {}",
    "maxProperties": "at most {}",
}
NAMES = {
    "integer": "integer",
    "number": "number",
    "string": "string",
    "boolean": "boolean",
    "null": "null",
}


def components(messages: Iterable[type[Struct]]) -> dict[str, Any]:
    """Return the JSON schema of each message, and of all that it contains."""
    return schema_components(messages)[1]


def section(name: str, schema: dict[str, Any]) -> str:
    """Return the section of one message."""
    rows = [
        f"| `{field}` | {kind(found)} | {_default(field, found, schema)} |"
        for field, found in schema.get("properties", {}).items()
    ]
    head = ["| field | type | default |", "| --- | --- | --- |"]
    table = "\n".join([*head, *rows]) if rows else "It has no fields."
    said = inspect.cleandoc(schema.get("description", ""))
    return "\n\n".join(part for part in (f"### {name}", said, table) if part)


def kind(schema: dict[str, Any]) -> str:
    """Return the type of a field in words, with a link if it is a message."""
    if "$ref" in schema:
        return link(schema["$ref"].removeprefix(REF))
    if "enum" in schema:
        return " or ".join(f"`{json.dumps(value)}`" for value in schema["enum"])
    if "anyOf" in schema:
        return " or ".join(map(kind, schema["anyOf"]))
    if schema.get("type") == "array":
        name = f"list of {kind(schema['items'])}" if schema.get("items") else "list"
    elif schema.get("type") == "object":
        values = schema.get("additionalProperties")
        name = f"object of {kind(values)}" if isinstance(values, dict) else "object"
    else:
        name = NAMES.get(schema.get("type", ""), "anything")
    bounds = [text.format(schema[key]) for key, text in BOUNDS.items() if key in schema]
    return f"{name} ({', '.join(bounds)})" if bounds else name


def link(name: str) -> str:
    return f"[{name}](#{name.lower()})"


def _default(field: str, found: dict[str, Any], schema: dict[str, Any]) -> str:
    """Return the default of a field; fields without one are required."""
    if field in schema.get("required", []):
        return "required"
    return f"`{json.dumps(found['default'])}`" if "default" in found else ""


def referenced(names: Iterable[str], found: dict[str, Any]) -> list[str]:
    """Return the messages that these contain, at any depth, sorted and without these."""
    open_names, seen = list(names), set(names)
    while open_names:
        for name in _refs(found[open_names.pop()]) - seen:
            seen.add(name)
            open_names.append(name)
    return sorted(seen - set(names))


def _refs(schema: Any) -> set[str]:
    if isinstance(schema, list):
        return set().union(*map(_refs, schema))
    if not isinstance(schema, dict):
        return set()
    own = {schema["$ref"].removeprefix(REF)} if "$ref" in schema else set()
    return own.union(*(_refs(value) for key, value in schema.items() if key != "discriminator"))
