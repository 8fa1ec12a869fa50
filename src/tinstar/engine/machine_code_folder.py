"""The folder in which machine code is cached, and one warning if it cannot be written to."""

import hashlib
import logging
import os
import shutil
import tempfile
from collections.abc import Callable
from contextlib import suppress
from functools import cache, partial
from multiprocessing import get_context
from pathlib import Path
from threading import Lock
from typing import Any

import platformdirs

log = logging.getLogger(__name__)
KERNEL_FOLDERS = ("engine", "games", "lab", "players", "testing")
KEPT_CACHES = 4  # how many folders of older sources stay on disk
BLOCK = 1 << 16  # bytes of a test file: on a full disk an empty file could still be created

_told = Lock()  # the first thread that warns takes it and never releases it
_claimed: Callable[[], bool] = partial(_told.acquire, False)
_failed = False


@cache
def cache_folder() -> Path:
    """Return the folder for the machine code of these sources. Create it if possible.

    Delete the folders of older sources, except for the newest few.
    """
    checked = os.environ.get("NUMBA_BOUNDSCHECK", "")
    digest = hashlib.sha256((checked + digest_of_sources()).encode()).hexdigest()
    root = platformdirs.user_cache_path("tinstar") / "compiled"
    folder = root / digest[:16]
    with suppress(OSError):  # existing files can still be read; `not_kept` warns later
        folder.mkdir(parents=True, exist_ok=True)
        _forget_old_caches(root, folder)
    return folder


@cache
def digest_of_sources() -> str:
    """Return the SHA-256 of all sources that can influence machine code."""
    digest, package = hashlib.sha256(), Path(__file__).parents[1]
    sources = [s for folder in KERNEL_FOLDERS for s in (package / folder).rglob("*.py")]
    sources.append(package / "entry_points.py")  # what is compiled together
    for source in sorted(sources, key=Path.as_posix):
        digest.update(source.relative_to(package).as_posix().encode())
        digest.update(source.read_bytes())
    return digest.hexdigest()


def _forget_old_caches(root: Path, current: Path) -> None:
    others = [p for p in root.iterdir() if p != current]
    for old in sorted(others, key=lambda p: p.stat().st_mtime)[:-KEPT_CACHES]:
        shutil.rmtree(old, ignore_errors=True)


def can_keep() -> bool:
    """Return whether the cache folder can be written to now. If not, warn once."""
    try:
        with tempfile.TemporaryFile(dir=cache_folder()) as file:
            file.write(bytes(BLOCK))
    except OSError as e:
        not_kept(e)
    return not _failed


def not_kept(e: OSError) -> None:
    """Warn once that machine code stays in memory, naming the folder."""
    global _failed
    _failed = True
    if _claimed():
        log.warning(
            "%s: expected a folder for compiled code, got: %s; each start compiles anew",
            cache_folder(),
            e.strerror or e,
        )


def leave_telling_to(claimed: Callable[[], bool]) -> None:
    """From now on, warn only if `claimed()` returns true: no related process has warned yet."""
    global _claimed
    _claimed = claimed


@cache
def told_by_one() -> Any:
    """Return a lock by which only one process warns: this one, or a process that it starts.

    Give the lock to each started process, which calls `leave_telling_to(partial(lock.acquire,
    False))`.
    """
    lock = get_context("spawn").Lock()
    if not _claimed():
        lock.acquire()
    leave_telling_to(partial(lock.acquire, False))
    return lock
