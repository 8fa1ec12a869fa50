"""What must survive a kill: bytes that are on the disk before anybody is told of them."""

import contextlib
import os
import sys
from io import FileIO
from pathlib import Path

from tinstar.errors import BadRecord
from tinstar.match.fair_chance import SEED_BYTES, commitment

FAR_BEHIND = 1 << 30  # bytes: where a file is locked, as far as it must be said where


def open_alone(path: Path, create: bool = False) -> FileIO:
    """The file, open for adding to its end, for this process alone; `BadRecord` if it cannot be.

    It shows every hidden card, so its owner alone may read it (mode 0600), also if others could.
    """
    try:
        descriptor = os.open(path, os.O_RDWR | os.O_APPEND | (os.O_CREAT if create else 0), 0o600)
    except OSError as e:
        raise BadRecord(f"{path}: expected a file to write, got: {e.strerror}") from e
    file = FileIO(descriptor, "r+")
    if not locked(file):
        file.close()
        raise BadRecord(f"{path.name}: expected a free file, got one in use")
    for_its_owner(path)
    return file


def locked(file: FileIO) -> bool:
    """Whether this process has the file for itself now; the lock goes with the process, however
    that ends, and with the file when it is closed."""
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(FAR_BEHIND)  # what is locked there nobody else can read
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            file.seek(0)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def for_its_owner(*paths: Path) -> None:
    """Let nobody else read these files or look into these folders; whose they are not cannot."""
    for path in paths:
        with contextlib.suppress(OSError):
            path.chmod(0o700 if path.is_dir() else 0o600)


def own_folder(inside: str = "") -> Path:
    """Where the user's tables and journals are kept, for nobody else to look into.

    `BadRecord` where no such folder can be made.
    """
    from platformdirs import user_data_path

    folder = user_data_path("tinstar", appauthor=False)
    try:
        (folder / inside).mkdir(parents=True, exist_ok=True)
    except OSError as e:
        expected = "a folder to keep tables and journals in"
        raise BadRecord(f"{folder / inside}: expected {expected}, got: {e.strerror}") from e
    for_its_owner(folder)
    return folder / inside


def add(file: FileIO, raw: bytes) -> None:
    """Write to the end; when this returns, it is on the disk."""
    if file.write(raw) != len(raw):
        raise OSError("no room for the whole line")
    os.fsync(file.fileno())


def sync_folder(path: Path) -> None:
    """Have the folder of `path` remember which files it holds; Windows does so by itself."""
    if os.name == "posix":
        descriptor = os.open(path.absolute().parent, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


# --- the seed, beside the journal until it is published -------------------------------------------


def seed_file(path: Path) -> Path:
    return path.with_name(f"{path.name}.seed")


def keep_seed(path: Path, seed: bytes) -> None:
    """Keep the seed of the journal at `path` where only its owner may read it (mode 0600)."""
    forget_seed(path)
    descriptor = os.open(seed_file(path), os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with FileIO(descriptor, "w") as file:
        add(file, seed.hex().encode() + b"\n")


def kept_seed(path: Path, committed: str) -> bytes:
    """The seed beside the journal at `path`; `BadRecord` where it is not the one committed to."""
    name = seed_file(path).name
    try:
        with seed_file(path).open(encoding="ascii") as file:
            seed = bytes.fromhex(file.read(2 * SEED_BYTES + 2))
    except OSError as e:
        raise BadRecord(f"{name}: expected the seed of {path.name}, got: {e.strerror}") from e
    except ValueError as e:
        raise BadRecord(f"{name}: expected {2 * SEED_BYTES} hexadecimal digits, got others") from e
    if commitment(seed) != committed:
        raise BadRecord(
            f"{name}: expected a seed whose SHA-256 is {committed}, got one of {commitment(seed)}"
        )
    return seed


def forget_seed(path: Path) -> None:
    """Remove it. If that fails, nothing is lost: by then it is published, or not in use."""
    with contextlib.suppress(OSError):
        seed_file(path).unlink()
