"""Write files durably: a decision is on the disk before any player learns of the decision."""

import contextlib
import os
import sys
from io import FileIO
from pathlib import Path

from tinstar.errors import BadRecord
from tinstar.match.fair_chance import SEED_BYTES, commitment

FAR_BEHIND = 1 << 30  # bytes; offset of the lock on Windows


def open_alone(path: Path, create: bool = False) -> FileIO:
    """Open a file for appending, and lock it for this process.

    Raises `BadRecord` if that fails. The file contains every hidden card, so only its owner may
    read it (mode 0600).
    """
    try:
        descriptor = os.open(path, os.O_RDWR | os.O_APPEND | (os.O_CREAT if create else 0), 0o600)
    except OSError as e:
        raise BadRecord(f"{path}: expected a file that can be written, got: {e.strerror}") from e
    file = FileIO(descriptor, "r+")
    if not locked(file):
        file.close()
        raise BadRecord(f"{path.name}: expected a file that no other process uses, got one in use")
    for_its_owner(path)
    return file


def locked(file: FileIO) -> bool:
    """Lock the file, and return whether that worked.

    The lock ends when the file is closed or the process ends, even if it is killed.
    """
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(FAR_BEHIND)  # beyond the content: no process can read a locked byte
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            file.seek(0)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def for_its_owner(*paths: Path) -> None:
    """Let only the owner of these files and folders read and write them.

    If a path belongs to another user, its mode does not change, and this raises no error.
    """
    for path in paths:
        with contextlib.suppress(OSError):
            path.chmod(0o700 if path.is_dir() else 0o600)


def own_folder(inside: str = "") -> Path:
    """Return the user's private folder for tables and journals. Create it if needed.

    Raises `BadRecord` if the folder cannot be created.
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
    """Append bytes, and return when they are on the disk."""
    if file.write(raw) != len(raw):
        raise OSError("expected to write the whole line, got only a part onto the disk")
    os.fsync(file.fileno())


def sync_folder(path: Path) -> None:
    """Make a new file durable: sync the folder that holds `path`. Windows does not need this."""
    if os.name == "posix":
        descriptor = os.open(path.absolute().parent, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


# --- the seed, in a file next to the journal until it is published
# -------------------------------------------


def seed_file(path: Path) -> Path:
    return path.with_name(f"{path.name}.seed")


def keep_seed(path: Path, seed: bytes) -> None:
    """Write the seed of the journal at `path` to a second file.

    Only the file's owner may read it (mode 0600).
    """
    forget_seed(path)
    descriptor = os.open(seed_file(path), os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with FileIO(descriptor, "w") as file:
        add(file, seed.hex().encode() + b"\n")


def kept_seed(path: Path, committed: str) -> bytes:
    """Return the seed in the file next to the journal at `path`.

    Raises `BadRecord` unless the seed matches the commitment.
    """
    name = seed_file(path).name
    try:
        with seed_file(path).open(encoding="ascii") as file:
            seed = bytes.fromhex(file.read(2 * SEED_BYTES + 2))
    except OSError as e:
        raise BadRecord(
            f"{name}: expected the file with the seed of {path.name}, got: {e.strerror}"
        ) from e
    except ValueError as e:
        raise BadRecord(
            f"{name}: expected {2 * SEED_BYTES} hexadecimal digits, got other text"
        ) from e
    if commitment(seed) != committed:
        raise BadRecord(
            f"{name}: expected a seed whose SHA-256 is {committed}, got a seed whose SHA-256 is"
            f" {commitment(seed)}"
        )
    return seed


def forget_seed(path: Path) -> None:
    """Delete the second file, which holds the journal's seed.

    Errors are ignored: the seed is already published, or will never be used.
    """
    with contextlib.suppress(OSError):
        seed_file(path).unlink()
