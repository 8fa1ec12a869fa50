"""Read message catalogues: files in Fluent's syntax, such as `de.ftl`.

Parsing takes long in a browser. So the build of a site also parses each catalogue, and stores the
result beside the file as a pickle.
"""

import pickle
from functools import cache
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import FluentParser, ast

from tinstar.errors import BadWords

LARGEST = 512 * 1024  # bytes of a catalogue
PARSED = ".parsed"  # how the name of a parsed catalogue ends


@cache
def read(file: Path) -> ast.Resource:
    """Read a catalogue. If there is no such file, the catalogue is empty.

    A malformed file raises `BadWords`, which gives the place of the error.
    """
    kept = file.with_suffix(PARSED)
    if kept.is_file():
        return pickle.loads(kept.read_bytes())
    return _checked(file, FluentResource(_text(file)))


def parsed(file: Path) -> bytes:
    """Return a catalogue as a pickle for the file whose name ends in `PARSED`.

    The pickle lacks the positions in the text. Only errors need them, and the catalogue has none.
    """
    _checked(file, FluentResource(text := _text(file)))
    return pickle.dumps(FluentParser(with_spans=False).parse(text))


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


def _checked(file: Path, resource: ast.Resource) -> ast.Resource:
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            line = _text(file).count("\n", 0, entry.span.start if entry.span else 0) + 1
            why = entry.annotations[0].message if entry.annotations else "expected a message"
            raise BadWords(f"{file.name}, line {line}: {why}")
    return resource
