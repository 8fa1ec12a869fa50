"""Output for terminals that cannot show every letter, or can only print lines."""

import codecs
import os
import sys
import unicodedata
from contextlib import suppress
from typing import TextIO

INSTEAD = {
    "♠": "s",
    "♥": "h",
    "♦": "d",
    "♣": "c",
    "→": "->",
    "✓": "ok",
    "…": "...",
    "\N{MULTIPLICATION SIGN}": "x",
    "\N{MINUS SIGN}": "-",
    "\N{EN DASH}": "-",
    "\N{LEFT DOUBLE QUOTATION MARK}": '"',
    "\N{RIGHT DOUBLE QUOTATION MARK}": '"',
    "\N{DOUBLE LOW-9 QUOTATION MARK}": '"',
    "\N{RIGHT SINGLE QUOTATION MARK}": "'",
}
EVERY_KIND = "♠→█"  # a sign of the cards, one of the text, one of the drawn table


def ascii_of(error: UnicodeError) -> tuple[str, int]:
    """Say a letter that the output cannot encode in ASCII. An error handler of `codecs`."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_ascii, error.object[error.start : error.end])), error.end


def _ascii(letter: str) -> str:
    bare = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode()
    return INSTEAD.get(letter) or bare or "?"


def never_fail(*streams: TextIO) -> None:
    """Let these streams print every text, as well as their encoding can."""
    codecs.register_error("tinstar.ascii", ascii_of)
    for stream in streams:
        if reconfigure := getattr(stream, "reconfigure", None):
            reconfigure(errors="tinstar.ascii")


def write_no_more(stream: TextIO) -> int:
    """Let go of what a stream could not write: Python would fail with it once more at the end."""
    with suppress(OSError, ValueError):  # it is no file of the system
        number = stream.fileno()
        os.dup2(os.open(os.devnull, os.O_WRONLY), number)
    return 0


def only_lines() -> bool:
    """Whether a drawn table is of no use: no terminal, a dumb one, or too few letters."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM") == "dumb":
        return True
    try:
        EVERY_KIND.encode(sys.stdout.encoding)
    except UnicodeEncodeError:
        return True
    return False
