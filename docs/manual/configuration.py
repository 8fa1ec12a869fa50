"""Write the reference of the configuration from its declaration, `tinstar.server.config`.

A comment after an empty line opens a group; its first sentence is the heading. A comment beside a
setting, or right above it, explains it.
"""

import inspect
import json
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import typer
from msgspec import NODEFAULT, structs

from tinstar.cli.shared_options import app
from tinstar.server import config
from tinstar.server.config import Config
from tinstar.server.config_sources import KINDS

INTRODUCTION = """# Configuration

The server has these settings. Each has a default; set only what you want to change.

- In a config file (TOML, `--config FILE`), write the key: `keep = 90`.
- In the environment, write `TINSTAR_` and the key in capitals: `TINSTAR_KEEP=90`. Separate several
  values with commas.
- For some keys, `tinstar serve` has an option: `--keep 90`.

Options override environment variables, which override the config file. `tinstar serve
--show-config` prints the settings in force. How to use them: [running a server](../../running.md).
"""
TYPES = {
    "Count": "whole number from 1",
    "Seconds": "seconds, above 0",
    "Days": "days, above 0",
    "Rate": "number above 0",
    "Port": "whole number, 0 to 65535",
    "Log": '`"text"` or `"json"`',
}
PLAIN = {"str": "string", "bool": "`true` or `false`", "tuple": "list of strings"}
OPTIONS = {"hosts": "--name", "games": "--game", "lab": "--no-lab"}  # options of other names
FIELD = re.compile(r"    (\w+): [^#]*?(?: = [^#]*)?(?:  # (.*))?$")


class Setting(NamedTuple):
    """A setting as it is declared."""

    group: str  # heading and remark
    key: str
    meaning: str


def settings() -> Iterator[Setting]:
    """Yield all settings in order, each with its group and its comment."""
    group, above, after_empty = "", "", False
    for line in inspect.getsource(Config).splitlines():
        comment = line.strip().startswith("#")
        found = FIELD.match(line)
        if comment:
            text = line.strip().removeprefix("#").strip()
            if after_empty:
                group, above = text, ""
            else:  # a continued comment, or one about the setting below
                above = f"{above} {text}".strip()
        elif found and found[1] in KINDS:
            yield Setting(group, found[1], (found[2] or above).strip())
            above = ""
        after_empty = not line.strip()


def page() -> str:
    """Return the page as Markdown."""
    fields = {field.name: field for field in structs.fields(Config)}
    lines, last = [INTRODUCTION], None
    for one in settings():
        if one.group != last:
            last = one.group
            title, _, remark = one.group.partition(".")
            lines += ["", f"## {title}", ""]
            lines += [remark.strip(), ""] if remark.strip() else []
            lines += [
                "| key | value | default | meaning | option |",
                "| --- | --- | --- | --- | --- |",
            ]
        cells = [f"`{one.key}`", kind_of(one.key), _default(fields[one.key]), one.meaning]
        lines.append("| " + " | ".join([*cells, _option(one.key)]) + " |")
    return "\n".join([*lines, ""])


def kind_of(key: str) -> str:
    """Return the type of a setting in words."""
    named = {name: said for name, said in TYPES.items() if KINDS[key] == getattr(config, name)}
    plain = (said for start, said in PLAIN.items() if _name(KINDS[key]).startswith(start))
    return next(iter(named.values()), None) or next(plain, "path")


def _name(kind: Any) -> str:
    return getattr(kind, "__name__", str(kind))


def _default(field: structs.FieldInfo) -> str:
    if field.default is NODEFAULT:
        return "in your data folder"
    if field.default in ("", (), None):
        return ""
    return f"`{json.dumps(field.default)}`"


def _option(key: str) -> str:
    serve = typer.main.get_command(app).commands["serve"]  # pyright: ignore[reportAttributeAccessIssue] - a group
    known = {option for parameter in serve.params for option in parameter.opts}
    option = OPTIONS.get(key, f"--{key.replace('_', '-')}")
    return f"`{option}`" if option in known else ""
