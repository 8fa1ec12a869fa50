"""The lines of a journal: JSON Lines, one line an answer, each chained to the one before.

The first line is the header (which game, who sits where, the commitments, the words shown), then
comes one line for each answer, those of chance included with their weights, for taking the last
answer back, or for somebody who leaves a chair or sits down there, and after the last answer one
line with the ending, the scores and the seed. Every line is compact JSON and ends in its own
digest:

    {"line":"answer","position":7,"actor":1,"action":3,"text":"put bandit","digest":"..."}

A digest is SHA-256, in hexadecimal, of the digest of the line before (of nothing, for the first)
followed by this line up to, not including, `,"digest":`.
"""

import hashlib
import re
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from tinstar.engine.actions import MOST_SEATS
from tinstar.engine.kernel import CHANCE
from tinstar.errors import BadRecord
from tinstar.system.format_mismatch import other_format

FORMAT = 3
LONGEST_LINE = 1 << 16  # bytes
LONGEST_JOURNAL = 1 << 26  # bytes: a hundred times the longest match that was ever played
TAIL = len(',"digest":"') + 64 + len('"}\n')
JOINERS = "\u200c\u200d"
NO_JOINERS = dict.fromkeys(map(ord, JOINERS))
LONGEST_WORDS = 80  # characters
SHORTEST_WINDOW, LONGEST_WINDOW = 2, 30  # seconds

Format = Annotated[int, Meta(ge=FORMAT, le=FORMAT)]
Small = Annotated[int, Meta(ge=-(2**31), lt=2**31)]
TAGGED = {"tag_field": "line", "tag": str.lower}

LOST = "lost"
Why = Literal["", "time", "away", "lost"]

Actor = Annotated[int, Meta(ge=CHANCE, lt=MOST_SEATS)]
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Words = Annotated[str, Meta(min_length=1, max_length=LONGEST_WORDS)]
Named = Annotated[str, Meta(min_length=1, max_length=200)]
WindowSeconds = Annotated[int, Meta(ge=0, le=LONGEST_WINDOW)]
Graded = dict[str, Small | str | list[Small | str]]  # value, grade and source
Numbers = dict[str, str | dict[str, Small | str | list[Small | str] | Graded]]


class Seat(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who sits there: a name, and `person` or the kind of computer player.

    Where one guest plays several seats from the beginning, `screen` is the first of them.
    """

    name: str
    kind: str
    screen: Small | None = None


class Share(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Somebody's part in chance: the commitment, and nonce and words if they were shown."""

    commitment: Hex
    nonce: Hex | None = None
    words: Words | None = None


class Header(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, **TAGGED):
    """What must be known before the first answer; `edition` is a digest.

    `window` is how many seconds seats that are asked at once had to speak, 0 where nobody hurried.
    `shares` has an entry for each seat: null for who had no words, or holds an earlier seat too.
    A `duplicate` has its chance in common with other tables: its draws are numbered by themselves.
    `package` brought a game from outside, in that version.
    """

    format: Format
    game: str
    version: Small
    players: Small
    options: dict[str, bool | Small | str]
    edition: Hex
    seats: list[Seat]
    commitment: Hex
    window: WindowSeconds
    shares: list[Share | None]
    own_edition: Numbers | None = None
    variant: str | None = None
    package: Named | None = None
    package_version: Named | None = None
    duplicate: bool = False


class Answer(
    Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True, **TAGGED
):
    """`position` counts from 0; `actor` is a seat or CHANCE; `text` is the action in notation.

    An answer of chance has the `weights` of all that could have come instead. `heard` marks one
    that was not drawn: the seat that a live table heard first. `draw` is the number of a draw in a
    duplicate.
    """

    position: Small
    actor: Actor
    action: Small
    text: str
    weights: list[Small] | None = None
    heard: bool = False
    draw: Small | None = None


class Undo(Struct, frozen=True, gc=False, forbid_unknown_fields=True, **TAGGED):
    """The last answer, that at `position`, was taken back by the seat that had given it."""

    position: Small
    actor: Actor


class Chair(
    Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True, **TAGGED
):
    """Before the answer to `position` somebody else came to decide for a seat: its `kind` is
    `person`, that of a computer player who sits in, or `nobody` where a person left.

    `why` the table had somebody sit in: the person's time was up, they were away, or they have lost
    on time, after which the chair is never theirs again.
    """

    position: Small
    seat: Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
    kind: str
    name: str
    why: Why = ""


class End(Struct, frozen=True, forbid_unknown_fields=True, **TAGGED):
    """The name of the ending, the scores, the digest of the last state, the seed of chance."""

    ending: str
    scores: list[Small]
    state: Hex
    seed: Hex


Entry = Answer | Undo | Chair
Line = Header | Entry | End

_reader = msgspec.json.Decoder(Line)


def sealed(previous: str, line: Line) -> tuple[bytes, str]:
    """A line as it is written, and its digest; `previous` is the digest of the line before.
    `BadRecord` where a terminal or a page would not show its texts as they are."""
    for text in _shown(line):
        if not is_printable(text):
            raise BadRecord(f"expected printable text, got {text[:60]!r}")
    body = msgspec.json.encode(line)[:-1]
    digest = hashlib.sha256(previous.encode() + body).hexdigest()
    raw = body + f',"digest":"{digest}"}}\n'.encode()
    if len(raw) > LONGEST_LINE:
        raise BadRecord(f"expected at most {LONGEST_LINE} bytes in a line, got {len(raw)}")
    return raw, digest


def _shown(line: Line) -> list[str]:
    """The texts that people are shown of it."""
    match line:
        case Answer():
            return [line.text]
        case Chair():
            return [line.name, line.kind]
        case Header():
            seats = [text for seat in line.seats for text in (seat.name, seat.kind)]
            package = (line.package or "", line.package_version or "")
            return [line.game, line.variant or "", *package, *seats]
        case _:
            return []


def is_printable(text: str) -> bool:
    """Whether it is shown as it is, on one line. Joiners, which some scripts need, are."""
    return text.translate(NO_JOINERS).isprintable()


def unsealed(raw: bytes) -> Line:
    """The line that was written so, its digest not yet checked; `BadRecord` for other bytes."""
    if len(raw) > LONGEST_LINE:
        raise BadRecord(f"expected at most {LONGEST_LINE} bytes in a line, got more")
    if not re.fullmatch(rb',"digest":"[0-9a-f]{64}"}\n', raw[-TAIL:]):
        raise BadRecord(f"expected a JSON object that ends in its digest, got {raw[:60]!r}")
    try:
        return _reader.decode(raw[:-TAIL] + b"}")
    except msgspec.ValidationError as e:
        if why := _of_another_format(raw):
            raise BadRecord(why) from e
        raise BadRecord(f"expected a header, an answer or an end: {e}") from e
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as e:
        raise BadRecord(f"expected JSON, got {raw[:60]!r}: {e}") from e


class _Formatted(Struct, tag_field="line", tag="header"):
    """What headers of all formats have."""

    format: int


def _of_another_format(raw: bytes) -> str | None:
    try:
        header = msgspec.json.decode(raw, type=_Formatted)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    return other_format("a journal", FORMAT, header.format)


def checked(previous: str, line: Line, raw: bytes) -> str:
    """The digest of `line`, if it was written as `raw`: there is one way, down to the byte."""
    wanted, digest = sealed(previous, line)
    if wanted[:-TAIL] != raw[:-TAIL]:
        raise BadRecord(f"expected it written {wanted[:60]!r}, got {raw[:60]!r}")
    if wanted != raw:
        raise BadRecord(f"expected the digest {digest}, got {raw[-TAIL:][11:-3].decode()}")
    return digest
