"""Read message catalogues.

Parsing takes long in a browser. So the build of a site also parses each catalogue, and stores the
result beside the file as a pickle.
"""

import pickle
from functools import cache
from pathlib import Path

from tinstar.engine.fluent_messages import Catalogue

PARSED = ".parsed"  # how the name of a parsed catalogue ends


@cache
def read(file: Path) -> Catalogue:
    """Read a catalogue. If there is no such file, the catalogue is empty.

    A malformed file raises `BadWords`, which gives the place of the error.
    """
    kept = file.with_suffix(PARSED)
    if kept.is_file():
        return pickle.loads(kept.read_bytes())
    if not file.is_file():
        return {}
    from tinstar.engine.fluent_source import catalogue  # a site has no parser

    return catalogue(file)


def parsed(file: Path) -> bytes:
    """Return a catalogue as a pickle for the file whose name ends in `PARSED`."""
    from tinstar.engine.fluent_source import catalogue

    return pickle.dumps(catalogue(file))
