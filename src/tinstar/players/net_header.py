"""The header of a net's file: which games the net is for, and what numbers follow.

`net_file` describes the format, and reads the numbers. This module needs no NumPy.
"""

import hashlib
import json
import re
from collections.abc import Iterable, Sequence
from math import prod
from pathlib import Path
from typing import Any

from tinstar.engine.game import Game
from tinstar.engine.row_width import padded
from tinstar.errors import BadRecord
from tinstar.system.format_mismatch import other_format

FORMAT = 1  # goes up when older files can no longer be read
SIGN = b"tinstar net %d\n" % FORMAT
LARGEST = 1_500_000  # bytes of a file
LONGEST = 10_000  # bytes of the header's line
WIDEST = 512
MOST_KEPT = 100  # files in memory
SHIPPED = "net.bin"
WHOSE = ("game", "version", "edition", "options", "variant", "encoder")
WITH_ANY_NUMBERS = ("game", "version", "encoder")
SAYS = {*WHOSE, "seats", "widths", "lit", "made", "digest"}


class NetFile:
    """The file of a net that fits a game.

    - says: the header.
    - body: the numbers of the features that have rows, then all numbers of the net.
    - shapes: the shapes of the net's arrays.
    """

    def __init__(self, game: Game, says: dict[str, Any], body: bytes):
        tables, most_seats = game.feature_tables, int(game.rules.box.seats[-1])
        self.says, self.body = says, body
        actions = game.num_distinct_actions()
        self.shapes = shapes(tables.size, most_seats, actions, says["widths"])
        self._check()

    def _check(self) -> None:
        rows = self.says["lit"] * (1 + self.shapes[0][1])
        size = 2 * (rows + sum(map(prod, self.shapes[1:])))
        if len(self.body) != size:
            raise BadRecord(f"expected {size} bytes of numbers, got {len(self.body)}")
        if hashlib.sha256(self.body).hexdigest() != self.says["digest"]:
            expected = str(self.says["digest"])[:80]
            raise BadRecord(
                f"expected numbers with the digest {expected!r}, got other numbers:"
                " the file is damaged"
            )


_read: dict[tuple[Path, str], tuple[NetFile | None, str]] = {}  # by file and digest of the game


def shapes(features: int, seats: int, actions: int, widths: Sequence[int]) -> list[tuple[int, int]]:
    """Return the shapes of a net's arrays, in the order of the arrays."""
    first, second = widths
    return [
        (features, first),
        (1, first),
        (first, second),
        (1, second),
        (seats, second),
        (actions, second),
        (1, padded(seats + actions)),
    ]


def whose(game: Game) -> dict[str, Any]:
    """Return the header fields that a net's file must have, so that the net can play this game."""
    header = {"variant": None} | game.header() | {"encoder": game.feature_tables.digest}
    return {name: header[name] for name in WHOSE}


def shipped_file(game: Game, considerate: bool = False) -> tuple[NetFile | None, str]:
    """Return the file of the net that ships with a game. This needs no NumPy.

    If `considerate` is true, this is the net of players that mind the game's etiquette. If no net
    fits this edition and these options, return None and the reason.
    """
    name = game.rules.considerate_net if considerate else SHIPPED
    if name is None:
        return None, f"no net of {game.rules.name} has learned its etiquette"
    path = game.rules.folder / name
    if len(_read) > MOST_KEPT:  # users could fill it with invented numbers
        _read.clear()
    if (path, game.digest) not in _read:
        _read[path, game.digest] = _file_at(path, game)
    return _read[path, game.digest]


def _file_at(path: Path, game: Game) -> tuple[NetFile | None, str]:
    if not path.is_file():
        return None, f"no net comes with {game.rules.name}"
    try:
        return read_file(game, path), ""
    except BadRecord as e:
        return None, str(e)


def read_file(game: Game, path: Path, same: Iterable[str] = WHOSE) -> NetFile:
    """Read the file of a net. A file of another game raises `BadRecord`.

    `same` names the fields of the header that must be as in `game`.
    """
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as e:
        raise BadRecord(f"{path.name}: expected the file of a net, got: {e.strerror}") from e
    try:
        return opened(game, data, same)
    except BadRecord as e:
        raise BadRecord(f"{path.name}: {e}") from e


def opened(game: Game, data: bytes, same: Iterable[str] = WHOSE) -> NetFile:
    """Return the file that these bytes are. If they belong to another game, raise `BadRecord`.

    `same` means the same as for `read_file`.
    """
    if len(data) > LARGEST:
        raise BadRecord(f"expected a net of at most {LARGEST} bytes, got more")
    if not data.startswith(SIGN):
        if other := re.match(rb"tinstar net (\d{1,9})\n", data):
            raise BadRecord(str(other_format("a net", FORMAT, int(other[1]))))
        raise BadRecord(
            f"expected the file of a net, which begins with {SIGN!r}; got {data[:20]!r}"
        )
    line, end, body = data[len(SIGN) :].partition(b"\n")
    if not end or len(line) > LONGEST:
        raise BadRecord(f"expected a header line of at most {LONGEST} bytes, got none")
    says = _said(line)
    header = whose(game)
    for name in same:
        if not _fits(expected := header[name], says[name]):
            got = str(says[name])[:80]
            raise BadRecord(f"expected a net for {name} {expected!r}, got one for {got!r}")
    if game.players not in says["seats"]:
        raise BadRecord(f"expected a net for {game.players} seats, got a net for {says['seats']}")
    return NetFile(game, says, body)


def _fits(expected: Any, said: Any) -> bool:
    """Return whether `said`, a value of the header, fits the value that the game has.

    If the header lists several choices of an option, the game's choice must be one of them.
    """
    if not isinstance(expected, dict) or not isinstance(said, dict):
        return bool(said == expected)
    lists = {name: s if isinstance(s, list) else [s] for name, s in said.items()}
    return lists.keys() == expected.keys() and all(e in lists[n] for n, e in expected.items())


def _said(line: bytes) -> dict[str, Any]:
    try:
        says = json.loads(line)
    except (ValueError, RecursionError) as e:
        raise BadRecord(f"expected a header line in JSON, got {line[:60]!r}") from e
    if not isinstance(says, dict) or set(says) != SAYS:
        given = sorted(says) if isinstance(says, dict) else type(says).__name__
        raise BadRecord(f"expected a header with the keys {sorted(SAYS)}, got {str(given)[:200]}")
    widths, seats, lit = says["widths"], says["seats"], says["lit"]
    if not _numbers_up_to(widths, WIDEST) or len(widths) != 2 or any(w % 16 for w in widths):
        raise BadRecord(f"widths: expected two multiples of 16, got {str(widths)[:80]}")
    if not _numbers_up_to(seats, 99):
        raise BadRecord(f"seats: expected a list of whole numbers, got {str(seats)[:80]}")
    if not _numbers_up_to([lit], LARGEST):
        raise BadRecord(f"lit: expected a whole number up to {LARGEST}, got {str(lit)[:80]}")
    return says


def _numbers_up_to(numbers: Any, most: int) -> bool:
    listed = isinstance(numbers, list) and len(numbers) < 100
    return listed and all(type(n) is int and 0 < n <= most for n in numbers)
