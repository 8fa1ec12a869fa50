"""The file of a net: a line that marks the format, a header as a line of JSON, then the numbers.

The header names the game, its rules version, edition, options and variant, and the encoder's
features. It may list several choices of an option, if the net fits all of them.

A file of another game is rejected. A damaged file is also rejected, because its SHA-256 does not
match. Nothing in a file is executed. Features that were never active in training have no rows in
the file.
"""

import hashlib
import json
import re
from pathlib import Path
from typing import Any

import numpy as np

from tinstar.engine.argument_checks import instance
from tinstar.engine.array_argument_checks import array
from tinstar.engine.game import Game
from tinstar.errors import BadRecord
from tinstar.players.net import Net, blank_net, check_net
from tinstar.system.format_mismatch import other_format

FORMAT = 1  # goes up when older files can no longer be read
SIGN = b"tinstar net %d\n" % FORMAT
LARGEST = 1_500_000  # bytes of a file
LONGEST = 10_000  # bytes of the header's line
WIDEST = 512
SHIPPED = "net.bin"
HALF = np.dtype("<f2")
NUMBER = np.dtype("<u2")
WHOSE = ("game", "version", "edition", "options", "variant", "encoder")
SAYS = {*WHOSE, "seats", "widths", "lit", "made", "digest"}


def whose(game: Game) -> dict[str, Any]:
    """Return the header fields that a net's file must have, so that the net can play this game."""
    header = {"variant": None} | game.header() | {"encoder": game.encoder().digest}
    return {name: header[name] for name in WHOSE}


def to_bytes(game: Game, net: Net, lit: np.ndarray, seats: list[int], made: Any) -> bytes:
    """Return the content of a net's file. A net that cannot be stored raises `BadRecord`.

    - `lit`: 1 for each feature that was active in training.
    - `seats`: the numbers of players that the net was trained with.
    - `made`: how the net was trained, as free text or data.
    """
    check_net(game, net)
    kind = instance("lit", lit, np.ndarray).dtype
    rows = np.flatnonzero(array("lit", lit, kind, (len(net.features),)))
    with np.errstate(over="ignore"):
        halves = [numbers.astype(HALF) for numbers in (net.features[rows], *net[1:])]
    if not all(np.isfinite(numbers).all() for numbers in halves):
        raise BadRecord("net: expected finite numbers, got infinite or undefined ones")
    body = rows.astype(NUMBER).tobytes() + b"".join(numbers.tobytes() for numbers in halves)
    says = whose(game) | {
        "seats": seats,
        "widths": [net.first.shape[1], net.start.shape[1]],
        "lit": len(rows),
        "made": made,
        "digest": hashlib.sha256(body).hexdigest(),
    }
    data = SIGN + json.dumps(says).encode() + b"\n" + body
    if len(data) > LARGEST:
        raise BadRecord(f"expected a net of at most {LARGEST} bytes, got {len(data)}")
    return data


def read(game: Game, path: Path) -> tuple[Net, dict[str, Any]]:
    """Read a net and its header from a file. A file of another game raises `BadRecord`."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as e:
        raise BadRecord(f"{path.name}: expected the file of a net, got: {e.strerror}") from e
    try:
        return from_bytes(game, data)
    except BadRecord as e:
        raise BadRecord(f"{path.name}: {e}") from e


def from_bytes(game: Game, data: bytes) -> tuple[Net, dict[str, Any]]:
    """Read a net and its header from bytes. If they belong to another game, raise `BadRecord`."""
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
    return _numbers(game, says, body), says


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


def _numbers(game: Game, says: dict[str, Any], body: bytes) -> Net:
    encoder, lit = game.encoder(), says["lit"]
    most, actions = game.rules.box.seats[-1], game.num_distinct_actions()
    net = blank_net(encoder.size, most, actions, tuple(says["widths"]))
    size = 2 * (lit * (1 + net.features.shape[1]) + sum(a.size for a in net[1:]))
    if len(body) != size:
        raise BadRecord(f"expected {size} bytes of numbers, got {len(body)}")
    if hashlib.sha256(body).hexdigest() != says["digest"]:
        raise BadRecord(
            f"expected numbers with the digest {str(says['digest'])[:80]!r}, got other numbers"
        )
    rows, numbers = np.frombuffer(body, NUMBER, lit), np.frombuffer(body, HALF, offset=2 * lit)
    if not np.isfinite(numbers).all() or (np.diff(rows.astype(int)) <= 0).any():
        raise BadRecord("expected finite numbers, and features in ascending order; got others")
    if rows[-1] >= encoder.size:
        raise BadRecord(f"expected numbers of features below {encoder.size}, got {rows[-1]}")
    at = lit * net.features.shape[1]
    net.features[rows] = numbers[:at].reshape(lit, -1)
    for part in net[1:]:
        part[:] = numbers[at : at + part.size].reshape(part.shape)
        at += part.size
    return net
