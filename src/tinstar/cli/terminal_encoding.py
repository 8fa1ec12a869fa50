"""Output for terminals that cannot show every character, or that can only print lines."""

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
EVERY_KIND = "♠→█"  # one character each of the cards, the text and the drawn table


def ascii_of(error: UnicodeError) -> tuple[str, int]:
    """Replace characters that the output cannot encode with ASCII text.

    The function is an error handler for `codecs`.
    """
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_ascii, error.object[error.start : error.end])), error.end


def _ascii(letter: str) -> str:
    bare = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode()
    return INSTEAD.get(letter) or bare or "?"


def never_fail(*streams: TextIO) -> None:
    """Let these streams print any text.

    Characters that their encoding does not have are replaced.
    """
    codecs.register_error("tinstar.ascii", ascii_of)
    for stream in streams:
        if reconfigure := getattr(stream, "reconfigure", None):
            reconfigure(errors="tinstar.ascii")


def write_no_more(stream: TextIO) -> int:
    """Discard the unwritten output of a stream. Return 0.

    Otherwise Python would try to write this output at exit, and fail again.
    """
    with suppress(OSError, ValueError):  # it has no file descriptor
        number = stream.fileno()
        os.dup2(os.open(os.devnull, os.O_WRONLY), number)
    return 0


def only_lines() -> bool:
    """Return whether to print plain lines instead of drawing on the screen.

    Lines are needed if the output is not a terminal, or if the terminal cannot move its cursor or
    cannot show some characters.
    """
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM") == "dumb":
        return True
    try:
        EVERY_KIND.encode(sys.stdout.encoding)
    except UnicodeEncodeError:
        return True
    return False
