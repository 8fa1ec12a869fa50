"""States of a game as text: JSON with the record, the decisions, and a digest of all of it."""

import hashlib
import json
from typing import TYPE_CHECKING, Any

import msgspec

from tinstar.errors import BadRecord
from tinstar.system.format_mismatch import other_format

if TYPE_CHECKING:
    from tinstar.engine.game import Game

FORMAT = 1  # of a state as text; goes up when older texts can no longer be read
LONGEST_STATE = 1 << 22  # characters of a state as text
Cells = int | list[int | list[int | list[int | list[int]]]]
Given = tuple[int, int | None, int]  # actor, action, and the seats that saw it, as bits


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The JSON of a state. Its types limit how deeply a text may be nested."""

    format: int
    header: dict[str, int | str | dict[str, bool | int | str]]
    steps: list[Given]
    state: dict[str, Cells]
    digest: str


def text_of(game: "Game", record: Any, steps: list[Given]) -> str:
    """Return a state as JSON, which `read_state` reads."""
    content = _content(game.header(), steps, game.rules.state.to_dict(record))
    return _compact(content | {"digest": _digest(content)})


def read_state(game: "Game", text: str) -> Kept:
    """Return the content of a state of `game` as text.

    Any other text raises `BadRecord`.
    """
    if len(text) > LONGEST_STATE:
        raise BadRecord(
            f"expected a state as text of at most {LONGEST_STATE} characters, got {len(text)}"
        )
    try:
        kept = msgspec.json.decode(text, type=Kept)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as e:
        why = _of_another_format(text) or f"expected a serialised state, got {text[:60]!r} ({e})"
        raise BadRecord(why) from e
    if why := other_format("a state", FORMAT, kept.format):
        raise BadRecord(why)
    if kept.header != game.header():
        came = str(kept.header)[:300]
        raise BadRecord(f"expected a state of the game {game.header()}, got a state of {came}")
    digest = _digest(_content(kept.header, kept.steps, kept.state))
    if kept.digest != digest:
        raise BadRecord(f"expected a state with digest {digest}, got digest {kept.digest[:80]}")
    return kept


def _content(header: Any, steps: list[Given], state: dict[str, Cells]) -> dict[str, Any]:
    return {"format": FORMAT, "header": header, "steps": steps, "state": state}


class _Formatted(msgspec.Struct):
    """The `format` number, which serialised states of every format have.

    It is read alone if a state cannot be decoded.
    """

    format: int


def _of_another_format(text: str) -> str | None:
    try:
        found = msgspec.json.decode(text, type=_Formatted)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    return other_format("a state", FORMAT, found.format)


def _compact(content: Any) -> str:
    return json.dumps(content, separators=(",", ":"))


def _digest(content: Any) -> str:
    return hashlib.sha256(_compact(content).encode()).hexdigest()
