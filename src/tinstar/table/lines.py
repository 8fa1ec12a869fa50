"""The lines of a journal: JSON Lines, one line an answer, each chained to the one before.

The first line is the header (which game, who sits where, the commitment, the words), then comes
one line for each answer, those of chance included, or for taking the last answer back, and after
the last answer one line with the ending, the scores and the seed. Every line is compact JSON and
ends in its own digest:

    {"line":"answer","position":7,"actor":1,"action":3,"text":"put bandit","digest":"..."}

A digest is SHA-256, in hexadecimal, of the digest of the line before (of nothing, for the first)
followed by this line up to, not including, `,"digest":`.
"""

import hashlib
import re
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from tinstar.core.actions import LETTERS
from tinstar.core.errors import BadRecord
from tinstar.core.kernel import CHANCE

FORMAT = 1
LONGEST_LINE = 1 << 16  # bytes
LONGEST_JOURNAL = 1 << 26  # bytes: a hundred times the longest match that was ever played
TAIL = len(',"digest":"') + 64 + len('"}\n')

Format = Annotated[int, Meta(ge=FORMAT, le=FORMAT)]
Small = Annotated[int, Meta(ge=-(2**31), lt=2**31)]
TAGGED = {"tag_field": "line", "tag": str.lower}

Actor = Annotated[int, Meta(ge=CHANCE, lt=len(LETTERS))]
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Entry = dict[str, Small | str | list[Small | str]]  # value, grade and source
Numbers = dict[str, str | dict[str, Small | str | list[Small | str] | Entry]]


class Seat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits there: a name, and `person` or the kind of computer player."""

    name: str
    kind: str


class Header(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, **TAGGED):
    """What must be known before the first answer; `edition` is a digest."""

    format: Format
    game: str
    version: Small
    players: Small
    options: dict[str, bool | Small | str]
    edition: Hex
    seats: list[Seat]
    commitment: Hex
    words: list[str]
    own_edition: Numbers | None = None
    variant: str | None = None


class Answer(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, **TAGGED):
    """`position` counts from 0; `actor` is a seat or CHANCE; `text` is the action in notation.

    `heard` marks an answer of chance that was not drawn: the seat that a live table heard first.
    """

    position: Small
    actor: Actor
    action: Small
    text: str
    heard: bool = False


class Undo(Struct, frozen=True, forbid_unknown_fields=True, **TAGGED):
    """The last answer, that at `position`, was taken back by the seat that had given it."""

    position: Small
    actor: Actor


class End(Struct, frozen=True, forbid_unknown_fields=True, **TAGGED):
    """The name of the ending, the scores, the digest of the last state, the seed of chance."""

    ending: str
    scores: list[Small]
    state: Hex
    seed: Hex


Line = Header | Answer | Undo | End

_reader = msgspec.json.Decoder(Line)


def sealed(previous: str, line: Line) -> tuple[bytes, str]:
    """A line as it is written, and its digest; `previous` is the digest of the line before."""
    body = msgspec.json.encode(line)[:-1]
    digest = hashlib.sha256(previous.encode() + body).hexdigest()
    raw = body + f',"digest":"{digest}"}}\n'.encode()
    if len(raw) > LONGEST_LINE:
        raise BadRecord(f"expected at most {LONGEST_LINE} bytes in a line, got {len(raw)}")
    return raw, digest


def unsealed(raw: bytes) -> Line:
    """The line that was written so, its digest not yet checked; `BadRecord` for other bytes."""
    if len(raw) > LONGEST_LINE:
        raise BadRecord(f"expected at most {LONGEST_LINE} bytes in a line, got more")
    if not re.fullmatch(rb',"digest":"[0-9a-f]{64}"}\n', raw[-TAIL:]):
        raise BadRecord(f"expected a JSON object that ends in its digest, got {raw[:60]!r}")
    try:
        return _reader.decode(raw[:-TAIL] + b"}")
    except msgspec.ValidationError as e:
        raise BadRecord(f"expected a header, an answer or an end: {e}") from e
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as e:
        raise BadRecord(f"expected JSON, got {raw[:60]!r}: {e}") from e


def checked(previous: str, line: Line, raw: bytes) -> str:
    """The digest of `line`, if it was written as `raw`: there is one way, down to the byte."""
    wanted, digest = sealed(previous, line)
    if wanted[:-TAIL] != raw[:-TAIL]:
        raise BadRecord(f"expected it written {wanted[:60]!r}, got {raw[:60]!r}")
    if wanted != raw:
        raise BadRecord(f"expected the digest {digest}, got {raw[-TAIL:][11:-3].decode()}")
    return digest
