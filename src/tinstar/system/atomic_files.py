"""Files that are either there whole or not at all."""

import contextlib
import os
from collections.abc import Generator
from pathlib import Path
from typing import BinaryIO

from tinstar.errors import BadRecord


def write_whole(path: Path, data: bytes) -> None:
    """Put a file in its place; `BadRecord` where that fails, and then what was there is there.

    It is written beside its place and then moved: neither a kill nor a full disk harms the old one.
    """
    with _beside(path) as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
        Path(file.name).replace(path)


def write_new(path: Path, data: bytes) -> None:
    """Write a file that is not there yet; `BadRecord` where it is, or cannot be written."""
    if path.exists():
        raise BadRecord(f"{path}: expected a new file, got one that is there")
    write_whole(path, data)


def expect_writable(path: Path) -> None:
    """`BadRecord` where no file could be put: asked before the work, not after it."""
    if path.is_dir():
        raise BadRecord(f"{path}: expected a file to write, got a folder")
    with _beside(path) as file:
        Path(file.name).unlink()


def make_folder(path: Path) -> None:
    """Make a folder unless it is there, not those that it is in; `BadRecord` where that fails."""
    try:
        path.mkdir(exist_ok=True)
    except OSError as e:
        raise BadRecord(f"{path}: expected a folder to write to, got: {e.strerror}") from e


@contextlib.contextmanager
def _beside(path: Path) -> Generator[BinaryIO]:
    """A file beside the place of another, which does not stay if anything goes wrong."""
    beside = path.with_name(path.name + ".part")
    try:
        with beside.open("wb") as file:
            yield file
    except OSError as e:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise BadRecord(f"{path}: expected room to write, got: {e.strerror or e}") from e
