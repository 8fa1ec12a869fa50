"""Where the lines of a journal are kept: a file, or whatever else can keep this promise."""

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
    """Keeps lines, and the secret seed of fair chance until the last line publishes it."""

    @property
    def name(self) -> str:
        """How messages name it."""
        ...

    def begin(self, seed: bytes) -> None:
        """Make room for a new journal and keep its seed; `BadRecord` where there is one already."""
        ...

    def resume(self) -> None:
        """Get ready to add to what is there; `BadRecord` where that cannot be."""
        ...

    def read(self) -> Iterable[bytes]:
        """The lines so far, in order; `BadRecord` where there are none to be had."""
        ...

    def cut(self, size: int) -> None:
        """Forget all but the first `size` bytes: a last line was not written whole."""
        ...

    def add(self, raw: bytes) -> None:
        """Add whole lines, all of them or none. When this returns, they survive a kill."""
        ...

    def seed(self, committed: str) -> bytes:
        """The secret seed; `BadRecord` where it is not the one committed to."""
        ...

    def close(self, over: bool) -> None:
        """Let go; where the match is `over`, the seed is published and need not be kept."""
        ...


class JournalFile:
    """A journal in a file of its own, for one process at a time, its seed beside it."""

    def __init__(self, path: Path):
        self.path = path
        self._file: FileIO | None = None

    @property
    def name(self) -> str:
        return self.path.name

    def begin(self, seed: bytes) -> None:
        """An empty file is what a kill may have left."""
        self._file = open_alone(self.path, create=True)
        try:
            if self.path.stat().st_size:
                raise BadRecord(f"{self.name}: expected a new file, got one with something in it")
            keep_seed(self.path, seed)
            sync_folder(self.path)
        except OSError as e:
            self.close(over=False)
            raise BadRecord(f"{self.name}: expected to keep its seed, got: {e}") from e
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
            raise BadRecord(f"{self.path}: expected to drop a torn line, got: {e.strerror}") from e

    def add(self, raw: bytes) -> None:
        """After a failure the last line may be torn, so the file is closed, to be resumed."""
        if not self._file:
            raise BadRecord("expected an open journal, got one that was closed")
        try:
            add(self._file, raw)
        except OSError as e:
            self.close(over=False)
            raise BadRecord(f"expected to write it, got: {e}; the match can be resumed") from e

    def seed(self, committed: str) -> bytes:
        return kept_seed(self.path, committed)

    def close(self, over: bool) -> None:
        if over:
            forget_seed(self.path)
        if self._file:
            self._file.close()
            self._file = None
