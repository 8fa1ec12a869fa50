"""The file of a saved vector: a line with the format, a line with digest and JSON, and the arrays.

The JSON names the game, its rules version, edition and options, and the number of games. A vector
rejects a damaged file, and a file in which any of these differs.
"""

import hashlib
import json
import re
from collections.abc import Iterable
from typing import Any

import msgspec
import numpy as np

from tinstar.errors import BadRecord
from tinstar.system.format_mismatch import other_format

FORMAT = 1  # goes up when older files can no longer be read
SIGN = b"tinstar vector %d\n" % FORMAT
LONGEST = 10_000  # bytes of the line with the JSON
DIGEST = 64  # characters of the digest before the JSON


class Says(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The line of JSON.

    - header: the result of `Game.header`.
    - begun: whether `reset` was ever called.
    - anew: whether the next `reset` starts the random streams of chance again from the seed.
    """

    header: dict[str, Any]
    num_envs: int
    seed: int
    begun: bool
    anew: bool


def packed(says: Says, arrays: Iterable[np.ndarray]) -> bytes:
    """Return the header and the arrays as the bytes of a file."""
    body = b"".join(array.astype(_little(array)).tobytes() for array in arrays)
    line = json.dumps(msgspec.to_builtins(says)).encode()
    digest = hashlib.sha256(line + body).hexdigest().encode()
    return SIGN + digest + b" " + line + b"\n" + body


def longest(arrays: Iterable[np.ndarray]) -> int:
    """Return the largest number of bytes that a file with these arrays can have."""
    return len(SIGN) + DIGEST + 1 + LONGEST + 1 + sum(array.nbytes for array in arrays)


def unpacked(data: bytes, header: dict[str, Any], arrays: list[np.ndarray]) -> Says:
    """Read a file into `arrays`, and return its JSON. An invalid file raises `BadRecord`.

    The file must belong to the game with this `header`. `arrays` must have the shapes and types of
    the saved arrays. If any part of the file is invalid, no array changes.
    """
    if len(data) > (most := longest(arrays)):
        raise BadRecord(f"expected a file of Vector.save, at most {most} bytes long; got more")
    digest, line, body = _parts(data)
    if hashlib.sha256(line + body).hexdigest().encode() != digest:
        raise BadRecord(f"expected content with the digest {digest[:80]!r}, got other content")
    says = _said(line)
    if says.header != header:
        came = str(says.header)[:300]
        raise BadRecord(f"expected a vector of the game {header}, got a vector of {came}")
    if says.num_envs != len(arrays[0]):
        raise BadRecord(
            f"expected a saved vector of {len(arrays[0])} games, got one of {says.num_envs} games"
        )
    size = sum(array.nbytes for array in arrays)
    if len(body) != size:
        raise BadRecord(f"expected {size} bytes of numbers, got {len(body)}")
    at = 0
    for array in arrays:
        array[...] = np.frombuffer(body, _little(array), array.size, at).reshape(array.shape)
        at += array.nbytes
    return says


def _parts(data: bytes) -> tuple[bytes, bytes, bytes]:
    if not data.startswith(SIGN):
        if other := re.match(rb"tinstar vector (\d{1,9})\n", data):
            raise BadRecord(str(other_format("a vector", FORMAT, int(other[1]))))
        raise BadRecord(
            f"expected a file of Vector.save, which begins with {SIGN!r}; got {data[:20]!r}"
        )
    first, end, body = data[len(SIGN) :].partition(b"\n")
    digest, space, line = first.partition(b" ")
    if not end or not space or len(line) > LONGEST:
        raise BadRecord(f"expected a header line of at most {LONGEST} bytes, got none")
    return digest, line, body


def _said(line: bytes) -> Says:
    try:
        return msgspec.convert(json.loads(line), Says)
    except (ValueError, RecursionError, msgspec.ValidationError) as e:
        raise BadRecord(f"expected a header line in JSON, got {line[:60]!r}") from e


def _little(array: np.ndarray) -> np.dtype:
    """Return the type of an array in the file, which is little-endian on every machine."""
    return array.dtype.newbyteorder("<")
