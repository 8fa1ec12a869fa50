"""Compare the messages that the page's code names with its catalogues (docs/languages.md)."""

import re
from collections.abc import Iterator
from pathlib import Path

from tinstar.engine.i18n import ENGLISH
from tinstar.testing.contract.translations import catalogue

CODE = (".svelte", ".ts")
SAYING = re.compile(r"(?<![.\w])say\(")
COMPARED = re.compile(r"[!=]== *$")
QUOTED = re.compile(r"'([^'\n]*)'|`([^`]*)`")
PUT_IN = re.compile(r"\$\{[^}]*\}")


def unsaid(folder: Path) -> Iterator[str]:
    """Yield messages that the code uses and no catalogue has, and messages never used."""
    known = catalogue(folder, ENGLISH)
    codes = [file.read_text(encoding="utf-8") for file in sorted(folder.iterdir()) if _speaks(file)]
    asked = {name for code in codes for name in _asked(code)}
    for name in sorted(asked):
        if not any(_fits(name, message) for message in known):
            yield f"{name} is said, and there is no such message"
    spoken = asked.union(*(_quoted(code) for code in codes), *(a.messages for a in known.values()))
    for message in known:
        if not any(_fits(name, message) for name in spoken):
            yield f"{message} is never said"


def _speaks(file: Path) -> bool:
    return file.suffix in CODE and not file.name.endswith(".test.ts")


def _asked(code: str) -> Iterator[str]:
    """Yield the messages that a file names: `say('one')`, `say(n ? 'some' : 'none', { n })`."""
    for found in SAYING.finditer(code):
        first = _argument(code[found.end() :])
        for quoted in QUOTED.finditer(first):
            if not COMPARED.search(first[: quoted.start()]):
                yield quoted[1] or quoted[2]


def _argument(code: str) -> str:
    """Return the first argument of a call, as far as brackets and quotes show it."""
    depth, quote = 0, ""
    for i, letter in enumerate(code):
        if quote:
            quote = "" if letter == quote else quote
        elif letter in "'`":
            quote = letter
        elif depth == 0 and letter in ",)":
            return code[:i]
        else:
            depth += (letter in "([{") - (letter in ")]}")
    return code


def _quoted(code: str) -> set[str]:
    return {found[1] for found in QUOTED.finditer(code) if found[1]}


def _fits(name: str, message: str) -> bool:
    """Return whether a name, perhaps with a placeholder such as `mark-${mark}`, fits a message."""
    return bool(re.fullmatch(".+".join(map(re.escape, PUT_IN.split(name))), message))
