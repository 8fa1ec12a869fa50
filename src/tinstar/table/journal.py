"""The journal of a match, in memory and, where it has a file, on the

A line is on the disk before its answer counts. So a last line that is not whole was never
acknowledged, and is dropped when the match is resumed; anything else that does not fit is
`BadRecord`, which names the line, what was expected and what came.

The secret seed of fair chance must survive a kill too. It is kept beside the journal, in a file
of the same name with `.seed` added that only its owner may read (mode 0600), and is removed once
the last line of the journal has published it. The journal itself shows every hidden card: until
the match is over it belongs to the table.
"""

from collections.abc import Generator
from contextlib import contextmanager
from io import FileIO
from pathlib import Path

from tinstar.core.errors import BadRecord
from tinstar.table.disk import add, forget_seed, keep_seed, open_alone, sync_folder
from tinstar.table.lines import LONGEST_LINE, Answer, End, Header, checked, sealed, unsealed


class Journal:
    """Header, answers and, once the match is over, its end; `digest` is that of the last line."""

    def __init__(self, header: Header, path: Path | None = None):
        self.path = path
        self.header = header
        self.answers: list[Answer] = []
        self.end: End | None = None
        raw, self.digest = sealed("", header)
        self.torn = 0  # bytes of a last line that is not whole
        self._size = len(raw)
        self._file: FileIO | None = None

    @classmethod
    def begin(cls, header: Header, seed: bytes, path: Path | None = None) -> "Journal":
        """A new journal. Its file must not exist; an empty one is what a kill may have left."""
        journal = cls(header, path)
        if path:
            journal._file = open_alone(path, create=True)
            if path.stat().st_size:
                journal.close()
                raise BadRecord(f"{path.name}: expected a new file, got one with something in it")
            journal._begin_file(path, seed)
        return journal

    def _begin_file(self, path: Path, seed: bytes) -> None:
        try:
            keep_seed(path, seed)
            sync_folder(path)
        except OSError as e:
            self.close()
            raise BadRecord(f"{path.name}: expected to keep its seed, got: {e}") from e
        self._write(sealed("", self.header)[0])

    @classmethod
    def load(cls, path: Path) -> "Journal":
        """The journal in a file, to read."""
        try:
            with path.open("rb") as file:
                journal = cls(_header(path.name, file.readline(LONGEST_LINE + 1)), path)
                while raw := file.readline(LONGEST_LINE + 1):
                    journal._read(raw)
        except OSError as e:
            raise BadRecord(f"{path.name}: expected a journal, got: {e.strerror}") from e
        return journal

    @classmethod
    def resume(cls, path: Path) -> "Journal":
        """The journal in a file, to go on with; a last line that is not whole is dropped."""
        file = open_alone(path)
        try:
            journal = cls.load(path)
            file.truncate(journal._size)
        except (BadRecord, OSError):
            file.close()
            raise
        journal._file = file
        return journal

    @property
    def lines(self) -> int:
        return 1 + len(self.answers) + bool(self.end)

    def where(self, line: int) -> str:
        """How messages name a line, counted from 1."""
        return f"{self.path.name if self.path else 'journal'}, line {line}"

    # --- writing ---------------------------------------------------------------------------------

    def write(self, line: Answer | End) -> None:
        """Add a line. With a file, it is on the disk when this returns, or else `BadRecord`."""
        raw, digest = sealed(self.digest, line)
        if self.path:
            self._write(raw)
        self._add(line, raw, digest)
        if self.end:
            self.close()

    def _write(self, raw: bytes) -> None:
        with at(self.where(self.lines + 1)):
            if not self._file:
                raise BadRecord("expected an open journal, got one that was closed")
            try:
                add(self._file, raw)
            except OSError as e:
                self.close()
                raise BadRecord(f"expected to write it, got: {e}; the match can be resumed") from e

    def close(self) -> None:
        """Let go of the file; whoever wants may resume the match. A published seed is removed."""
        if self.path and self.end:
            forget_seed(self.path)
        if self._file:
            self._file.close()
            self._file = None

    # --- reading ---------------------------------------------------------------------------------

    def _read(self, raw: bytes) -> None:
        """Take the next line of the file, if it fits the ones before."""
        with at(self.where(self.lines + 1)):
            if self.end:
                raise BadRecord(f"expected nothing after the end, got {raw[:60]!r}")
            if not _is_whole(raw):
                self.torn = len(raw)
                return
            line = unsealed(raw)
            if isinstance(line, Header):
                raise BadRecord("expected an answer or the end, got another header")
            if isinstance(line, Answer) and line.position != len(self.answers):
                raise BadRecord(f"expected position {len(self.answers)}, got {line.position}")
            self._add(line, raw, checked(self.digest, line, raw))

    def _add(self, line: Answer | End, raw: bytes, digest: str) -> None:
        if isinstance(line, Answer):
            self.answers.append(line)
        else:
            self.end = line
        self.digest = digest
        self._size += len(raw)


def _is_whole(raw: bytes) -> bool:
    return raw.endswith(b"\n") or len(raw) > LONGEST_LINE


def _header(name: str, raw: bytes) -> Header:
    with at(f"{name}, line 1"):
        if not _is_whole(raw):
            raise BadRecord(f"expected a header, got {raw[:60]!r} and no more")
        line = unsealed(raw)
        if not isinstance(line, Header):
            raise BadRecord(f"expected a header, got {line}")
        checked("", line, raw)
        return line


@contextmanager
def at(where: str) -> Generator[None]:
    """Say in each `BadRecord` from inside where it was found."""
    try:
        yield
    except BadRecord as e:
        raise BadRecord(f"{where}: {e}") from e
