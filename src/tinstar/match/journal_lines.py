"""The lines of a journal, as JSON. A digest in each line chains it to the line before.

The first line is the header, with the game, the seats, the commitments and the revealed phrases.
After the header there is one line for each decision, each undo and each change of a seat. The line
of a chance event includes the weights of its outcomes. The last line has the ending, the scores and
the seed. Every line is compact JSON and ends in its own digest:

    {"line":"answer","position":7,"actor":1,"action":3,"text":"put bandit","digest":"..."}

The digest is the SHA-256, in hexadecimal, of two texts: the digest of the line before (empty for
the first line), and this line up to, but not including, `,"digest":`.
"""

import hashlib
import re
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from tinstar.engine.actions import MOST_SEATS
from tinstar.engine.kernel import CHANCE
from tinstar.engine.state_as_text import Cells
from tinstar.errors import BadRecord
from tinstar.system.format_mismatch import other_format

FORMAT = 3
LONGEST_LINE = 1 << 16  # bytes
LONGEST_JOURNAL = 1 << 26  # bytes: a hundred times the longest match on record
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
    """The name of a seat's player, and the kind: `person`, or a kind of computer player.

    If one guest plays several seats from the start, `screen` is the first of these seats.
    """

    name: str
    kind: str
    screen: Small | None = None


class Share(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A player's part in fair chance: a commitment and, once revealed, its nonce and phrase."""

    commitment: Hex
    nonce: Hex | None = None
    words: Words | None = None


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """The position in which a practice match starts.

    `state` has all fields of the state, hidden cards included. The hidden cards were dealt
    anew, so `seat` cannot tell this position from the one in the earlier match.
    """

    seat: Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
    state: dict[str, Cells]


class Header(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, **TAGGED):
    """The header of a journal: everything that is fixed before the first decision.

    - `edition`: a digest of the edition.
    - `window`: how many seconds several seats have to decide at once. 0 means no limit.
    - `shares`: a `Share` for each seat. The share is null if the player has no phrase, or if an
      earlier seat has the same player.
    - `duplicate`: whether other tables get the same chance outcomes. If so, draws are numbered
      separately from decisions.
    - `start`: where a practice match starts. Any other match starts with the deal.
    - `daily`: the date, if the match is a deal of the day.
    - `package`, `package_version`: the Python package of a game that is not one of Tinstar's own.
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
    start: Start | None = None
    daily: str | None = None


class Answer(
    Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True, **TAGGED
):
    """A decision of a seat or of chance.

    - `position`: the number of decisions before this one.
    - `actor`: a seat or CHANCE.
    - `text`: the action in notation.
    - `weights`: for chance only, one weight for each possible outcome.
    - `heard`: true if the outcome was not drawn at random. The outcome then names the seat that
      reacted first at the live table.
    - `draw`: the number of the draw, in a duplicate.
    """

    position: Small
    actor: Actor
    action: Small
    text: str
    weights: list[Small] | None = None
    heard: bool = False
    draw: Small | None = None


class Undo(Struct, frozen=True, gc=False, forbid_unknown_fields=True, **TAGGED):
    """The seat took back its last action, which was at `position`."""

    position: Small
    actor: Actor


class Chair(
    Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True, **TAGGED
):
    """A change of the player who decides for a seat, before the decision at `position`.

    - `kind`: `person`, or the kind of computer player that stands in, or `nobody` if the person has
      left.
    - `why`: why a computer player stands in. The reasons are: the person's time for a move was up,
      the person was away, or the person has lost on time. After a loss on time the person cannot
      return.
    """

    position: Small
    seat: Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
    kind: str
    name: str
    why: Why = ""


class End(Struct, frozen=True, forbid_unknown_fields=True, **TAGGED):
    """The end of a match: ending, scores, the digest of the last state, and the seed of chance."""

    ending: str
    scores: list[Small]
    state: Hex
    seed: Hex


Entry = Answer | Undo | Chair
Line = Header | Entry | End

_reader = msgspec.json.Decoder(Line)


def sealed(previous: str, line: Line) -> tuple[bytes, str]:
    """Return the bytes of a line, and its digest.

    `previous` is the digest of the line before. Raises `BadRecord` if a text contains characters
    that a screen would hide or change.
    """
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
    """Return the texts of a line that user interfaces display."""
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
    """Return whether a text displays on one line exactly as it is.

    Joiners are allowed, because some scripts need them.
    """
    return text.translate(NO_JOINERS).isprintable()


def unsealed(raw: bytes) -> Line:
    """Decode a line, without checking its digest. Raise `BadRecord` if it is not a line."""
    if len(raw) > LONGEST_LINE:
        raise BadRecord(f"expected at most {LONGEST_LINE} bytes in a line, got more")
    if not re.fullmatch(rb',"digest":"[0-9a-f]{64}"}\n', raw[-TAIL:]):
        raise BadRecord(f"expected a JSON object with a digest at its end, got {raw[:60]!r}")
    try:
        return _reader.decode(raw[:-TAIL] + b"}")
    except msgspec.ValidationError as e:
        if why := _of_another_format(raw):
            raise BadRecord(why) from e
        raise BadRecord(f"expected a header, a decision or the end of a match, got: {e}") from e
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as e:
        raise BadRecord(f"expected JSON, got {raw[:60]!r}: {e}") from e


class _Formatted(Struct, tag_field="line", tag="header"):
    """The `format` number, which the headers of every format have.

    It is read alone if a line cannot be decoded.
    """

    format: int


def _of_another_format(raw: bytes) -> str | None:
    try:
        header = msgspec.json.decode(raw, type=_Formatted)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    return other_format("a journal", FORMAT, header.format)


def checked(previous: str, line: Line, raw: bytes) -> str:
    """Return the digest of `line`. Raise `BadRecord` unless `raw` is the line's encoding.

    Each line has only one valid encoding, so every byte is compared.
    """
    wanted, digest = sealed(previous, line)
    if wanted[:-TAIL] != raw[:-TAIL]:
        raise BadRecord(f"expected a line that reads {wanted[:60]!r}, got {raw[:60]!r}")
    if wanted != raw:
        raise BadRecord(f"expected the digest {digest}, got {raw[-TAIL:][11:-3].decode()}")
    return digest
