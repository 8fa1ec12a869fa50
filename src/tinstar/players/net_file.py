"""The file of a net: a line that marks the format, a header as a line of JSON, then the numbers.

The header names the game, its rules version, edition, options and variant, and the encoder's
features. It may list several choices of an option, if the net fits all of them.

A file of another game is rejected. A damaged file is also rejected, because its SHA-256 does not
match. Nothing in a file is executed. Features that were never active in training have no rows in
the file.
"""

import hashlib
import json
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from tinstar.engine.argument_checks import instance
from tinstar.engine.array_argument_checks import array
from tinstar.engine.game import Game
from tinstar.errors import BadRecord
from tinstar.players.net import Net, check_net
from tinstar.players.net_header import (
    LARGEST,
    MOST_KEPT,
    SIGN,
    WHOSE,
    NetFile,
    opened,
    read_file,
    shipped_file,
    whose,
)

HALF = np.dtype("<f2")
NUMBER = np.dtype("<u2")


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


def read(game: Game, path: Path, same: Iterable[str] = WHOSE) -> tuple[Net, dict[str, Any]]:
    """Read a net and its header from a file. A file of another game raises `BadRecord`.

    `same` names the fields of the header that must be as in `game`.
    """
    file = read_file(game, path, same)
    try:
        return net_of(file), file.says
    except BadRecord as e:
        raise BadRecord(f"{path.name}: {e}") from e


def from_bytes(game: Game, data: bytes) -> tuple[Net, dict[str, Any]]:
    """Read a net and its header from bytes. If they belong to another game, raise `BadRecord`."""
    file = opened(game, data)
    return net_of(file), file.says


def shipped(game: Game, considerate: bool = False) -> tuple[Net | None, str]:
    """Return the net that ships with a game.

    If `considerate` is true, this is the net of players that mind the game's etiquette. If no net
    fits this edition and these options, return None and the reason.
    """
    file, why = shipped_file(game, considerate)
    return file and net_of(file), why


@lru_cache(MOST_KEPT)
def net_of(file: NetFile) -> Net:
    """Return the net in a file.

    Numbers that are not finite, or features in the wrong order, raise `BadRecord`.
    """
    lit, features = file.says["lit"], file.shapes[0][0]
    net = Net(*(np.zeros(shape, np.float32) for shape in file.shapes))
    rows = np.frombuffer(file.body, NUMBER, lit)
    halves = np.frombuffer(file.body, HALF, offset=2 * lit)
    if not np.isfinite(halves).all():
        raise BadRecord("expected finite weights, got infinite or undefined ones")
    if (np.diff(rows.astype(int)) <= 0).any():
        raise BadRecord("expected ascending feature indices, got an index that does not rise")
    if rows[-1] >= features:
        raise BadRecord(f"expected feature indices below {features}, got {rows[-1]}")
    at = lit * net.features.shape[1]
    net.features[rows] = halves[:at].reshape(lit, -1)
    for part in net[1:]:
        part[:] = halves[at : at + part.size].reshape(part.shape)
        at += part.size
    return net
