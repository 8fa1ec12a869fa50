"""Write the generated pages of the manual: the Python interface, the server, each game."""

import inspect
import shutil
from pathlib import Path
from typing import Any

import tinstar
from docs.manual import configuration, server_reference
from docs.manual.contents import ROOT
from docs.manual.interface import NUMBERS, PAGES, public
from tinstar.presentation.flow_diagram import diagram
from tinstar.presentation.programmer_reference import page

MADE = ROOT / "docs/reference"
KEY = """
In a thick box, a seat decides. In a round box, chance decides; if its name begins with *if*, it
comes before any phase. A dashed box is a step that follows automatically. The game begins at the
dot. A phase may also follow itself, which no arrow shows.
"""


def write() -> None:
    """Write all generated pages again, below docs/reference, which git ignores."""
    shutil.rmtree(MADE, ignore_errors=True)
    for title, (sentence, modules) in PAGES.items():
        _keep(f"interface/{title}.rst", interface(title, sentence, modules))
    _keep("server/configuration.md", configuration.page())
    _keep("server/http_reference.md", server_reference.http_page())
    _keep("server/websocket_reference.md", server_reference.socket_page())
    for name in tinstar.available():
        game = tinstar.load(name)
        title = f"The flow of {game.rules.title}"
        picture = f"\n![{title}]({name}-flow.svg)\n"
        _keep(f"games/{name}.md", page(game.rules, game.edition) + KEY + picture)
        _keep(f"games/{name}-flow.svg", diagram(game.rules.flow, title))


def interface(title: str, sentence: str, modules: tuple[str, ...]) -> str:
    """Return a page of directives; Sphinx fills them with the docstrings."""
    lines = [title, "=" * len(title), "", sentence, ""]
    for module in modules:
        if len(modules) > 1:
            lines += [module, "-" * len(module), ""]
        for name, value in public(module).items():
            lines += [_directive(module, name, value), ""]
    return "\n".join(lines)


def _directive(module: str, name: str, value: Any) -> str:
    if isinstance(value, int):
        said = NUMBERS[f"{module}.{name}"]
        return f".. py:data:: {module}.{name}\n   :value: {value}\n\n   {said}"
    if isinstance(value, type):
        kind = "exception" if issubclass(value, Exception) else "class"
    else:
        kind = "function"
    return f".. auto{kind}:: {module}.{name}\n\n   Source: {_source(value)}"


def _source(value: Any) -> str:
    """Return the file and line where something is defined."""
    written = inspect.unwrap(value)
    file = Path(inspect.getsourcefile(written) or "").relative_to(ROOT)
    return f"`{file.as_posix()}`, line {inspect.getsourcelines(written)[1]}"


def _keep(path: str, text: str) -> None:
    file = MADE / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
