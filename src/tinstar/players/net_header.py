"""The header of a net's file: which games the net is for, and what numbers follow.

`net_file` describes the format, and reads the numbers. This module needs no NumPy.
"""

import hashlib
import json
import re
from collections.abc import Sequence
from functools import cached_property
from math import prod
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tinstar.engine.game import Game
from tinstar.engine.row_width import padded
from tinstar.errors import BadRecord
from tinstar.system.format_mismatch import other_format

if TYPE_CHECKING:
    from tinstar.players.net import Net

FORMAT = 1  # goes up when older files can no longer be read
SIGN = b"tinstar net %d\n" % FORMAT
LARGEST = 1_500_000  # bytes of a file
LONGEST = 10_000  # bytes of the header's line
WIDEST = 512
WHOSE = ("game", "version", "edition", "options", "variant", "encoder")
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
            raise BadRecord(f"expected numbers with the digest {expected!r}, got other numbers")

    @cached_property
    def net(self) -> "Net":
        """The net. It is made at the first use, which needs NumPy.

        Numbers that are none, or features in no order, raise `BadRecord`.
        """
        from tinstar.players.net_file import numbers

        return numbers(self)


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


def read_file(game: Game, path: Path) -> NetFile:
    """Read the file of a net. A file of another game raises `BadRecord`."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as e:
        raise BadRecord(f"{path.name}: expected the file of a net, got: {e.strerror}") from e
    try:
        return opened(game, data)
    except BadRecord as e:
        raise BadRecord(f"{path.name}: {e}") from e


def opened(game: Game, data: bytes) -> NetFile:
    """Return the file that these bytes are. If they belong to another game, raise `BadRecord`."""
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
    for name, expected in whose(game).items():
        if not _fits(expected, says[name]):
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
    if not _numbers_up_to(seats, 99) or not _numbers_up_to([lit], LARGEST):
        raise BadRecord(f"seats, lit: expected whole numbers, got others; seats: {str(seats)[:80]}")
    return says


def _numbers_up_to(numbers: Any, most: int) -> bool:
    listed = isinstance(numbers, list) and len(numbers) < 100
    return listed and all(type(n) is int and 0 < n <= most for n in numbers)
