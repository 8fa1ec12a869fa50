"""Storage of journals: the interface `Sink`, and an implementation in files."""

from collections.abc import Iterable
from io import FileIO
from pathlib import Path
from typing import Protocol

from tinstar.errors import BadRecord
from tinstar.match.durable_files import (
    add,
    forget_seed,
    keep_seed,
    kept_seed,
    open_alone,
    sync_folder,
)
from tinstar.match.journal_lines import LONGEST_JOURNAL, LONGEST_LINE


class Sink(Protocol):
    """Storage for the lines of a journal.

    The storage also holds the secret seed, until the journal's last line publishes the seed.
    """

    @property
    def name(self) -> str:
        """The name of the storage, for error messages."""
        ...

    def begin(self, seed: bytes) -> None:
        """Prepare a new journal, and store its seed.

        Raises `BadRecord` if there is a journal already.
        """
        ...

    def resume(self) -> None:
        """Prepare to append to an existing journal. Raise `BadRecord` if that fails."""
        ...

    def read(self) -> Iterable[bytes]:
        """Return the lines so far, in order. Raise `BadRecord` if they cannot be read."""
        ...

    def cut(self, size: int) -> None:
        """Keep only the first `size` bytes, to drop an incomplete last line."""
        ...

    def add(self, raw: bytes) -> None:
        """Append complete lines: all of them or none.

        When this returns, the lines are safe even if the process is killed.
        """
        ...

    def seed(self, committed: str) -> bytes:
        """Return the secret seed. Raise `BadRecord` unless it matches the commitment."""
        ...

    def close(self, over: bool) -> None:
        """Close the storage.

        If the match is `over`, the seed is published and can be removed.
        """
        ...


class JournalFile:
    """A journal in a file, for one process at a time. A second file next to it has the seed."""

    def __init__(self, path: Path):
        self.path = path
        self._file: FileIO | None = None

    @property
    def name(self) -> str:
        return self.path.name

    def begin(self, seed: bytes) -> None:
        """Create the file, or use an existing one that is empty.

        A process that was killed may have left an empty file.
        """
        self._file = open_alone(self.path, create=True)
        try:
            if self.path.stat().st_size:
                raise BadRecord(f"{self.name}: expected a new or empty file, got one with content")
            keep_seed(self.path, seed)
            sync_folder(self.path)
        except OSError as e:
            self.close(over=False)
            raise BadRecord(
                f"{self.name}: expected to write the seed of the match to a file, got: {e}"
            ) from e
        except BadRecord:
            self.close(over=False)
            raise

    def resume(self) -> None:
        self._file = open_alone(self.path)

    def read(self) -> Iterable[bytes]:
        try:
            with self.path.open("rb") as file:
                while raw := file.readline(LONGEST_LINE + 1):
                    if file.tell() > LONGEST_JOURNAL:
                        raise BadRecord(
                            f"{self.name}: expected at most {LONGEST_JOURNAL} bytes, got more"
                        )
                    yield raw
        except OSError as e:
            raise BadRecord(f"{self.name}: expected a journal, got: {e.strerror}") from e

    def cut(self, size: int) -> None:
        assert self._file
        try:
            self._file.truncate(size)
        except OSError as e:
            raise BadRecord(
                f"{self.path}: expected to remove the incomplete last line, got: {e.strerror}"
            ) from e

    def add(self, raw: bytes) -> None:
        """Append lines.

        If this fails, the last line may be incomplete. So the file is closed, and the match must be
        resumed.
        """
        if not self._file:
            raise BadRecord("expected an open journal, got a closed one; resume the match")
        try:
            add(self._file, raw)
        except OSError as e:
            self.close(over=False)
            raise BadRecord(f"expected to write a line, got: {e}; you can resume the match") from e

    def seed(self, committed: str) -> bytes:
        return kept_seed(self.path, committed)

    def close(self, over: bool) -> None:
        if over:
            forget_seed(self.path)
        if self._file:
            self._file.close()
            self._file = None
