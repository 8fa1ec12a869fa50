"""Atomic writing of files: a file is there completely, or not at all."""

import contextlib
import os
from collections.abc import Generator
from pathlib import Path
from typing import BinaryIO

from tinstar.errors import BadRecord


def write_whole(path: Path, data: bytes) -> None:
    """Write or replace a file atomically. If that fails, raise `BadRecord` and keep the old file.

    The data goes to a file beside it, which is then moved. So neither a killed process nor a full
    disk harms the old file.
    """
    with _beside(path) as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
        Path(file.name).replace(path)


def write_new(path: Path, data: bytes) -> None:
    """Write a file that does not exist yet. If it does, or writing fails, raise `BadRecord`."""
    if path.exists():
        raise BadRecord(f"{path}: expected a file that does not exist yet, got one that does")
    write_whole(path, data)


def expect_writable(path: Path) -> None:
    """Raise `BadRecord` if a file cannot be written here. Call this before long work."""
    if path.is_dir():
        raise BadRecord(f"{path}: expected the name of a file, got a folder")
    with _beside(path) as file:
        Path(file.name).unlink()


def make_folder(path: Path) -> None:
    """Make a folder unless it exists, without its parents. A failure raises `BadRecord`."""
    try:
        path.mkdir(exist_ok=True)
    except OSError as e:
        raise BadRecord(f"{path}: expected a folder to write to, got: {e.strerror}") from e


@contextlib.contextmanager
def _beside(path: Path) -> Generator[BinaryIO]:
    """Open a file beside another, and delete it if anything goes wrong."""
    beside = path.with_name(path.name + ".part")
    try:
        with beside.open("wb") as file:
            yield file
    except OSError as e:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise BadRecord(f"{path}: expected to write this file, got: {e.strerror or e}") from e
