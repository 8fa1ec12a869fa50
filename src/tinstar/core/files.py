"""Files that are either there whole or not at all."""

import contextlib
import os
from pathlib import Path

from tinstar.core.errors import BadRecord


def write_whole(path: Path, data: bytes) -> None:
    """Put a file in its place; `BadRecord` where that fails, and then what was there is there.

    It is written beside its place and then moved: neither a kill nor a full disk harms the old one.
    """
    beside = path.with_name(path.name + ".part")
    try:
        with beside.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as e:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise BadRecord(f"{path.name}: expected room to write, got: {e.strerror}") from e
