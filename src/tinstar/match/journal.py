"""The journal of a match, in memory and possibly also in a `Sink` (a file or a database).

A decision counts only when its line is stored. So no player has seen a decision whose line is
incomplete, and `resume` drops an incomplete last line. Any other damage raises `BadRecord`, which
names the line, what was expected and what was found.

The sink also stores the secret seed until the last line publishes it, because a match cannot go on
without its seed. A journal in a file has the seed in a second file, with `.seed` added to the name.
Only the owner may read that file (mode 0600).

The journal contains every hidden card. Until the match ends, only the server may read it.
"""

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from tinstar.errors import BadRecord
from tinstar.match.journal_lines import (
    LONGEST_LINE,
    Answer,
    Chair,
    End,
    Entry,
    Header,
    Undo,
    checked,
    sealed,
    unsealed,
)
from tinstar.match.journal_storage import JournalFile, Sink

LONGEST_WHY = 400  # characters of the error about a line


class Journal:
    """A journal: its header, the decisions and, after the match, its last line (`End`).

    `digest` is the digest of the last line so far.
    """

    def __init__(self, header: Header, sink: Sink | None = None):
        self.sink = sink
        self.header = header
        self.entries: list[Entry] = []  # every line after the header, except the end
        self.chairs: list[Chair] = []  # the entries that change who plays for a seat
        self.answers: list[Answer] = []  # decisions that were not taken back
        self.end: End | None = None
        raw, self.digest = sealed("", header)
        self.torn = 0  # bytes of an incomplete last line
        self._size = len(raw)

    @classmethod
    def begin(cls, header: Header, seed: bytes, sink: Sink | None = None) -> "Journal":
        """Start a new journal. Raise `BadRecord` if the sink already has a journal."""
        journal = cls(header, sink)
        if sink:
            sink.begin(seed)
            journal._keep(sealed("", header)[0])
        return journal

    @classmethod
    def load(cls, place: Path | Sink) -> "Journal":
        """Read the journal in a file or in another sink."""
        sink = JournalFile(place) if isinstance(place, Path) else place
        lines = iter(sink.read())
        journal = cls(_header(sink.name, next(lines, b"")), sink)
        for raw in lines:
            journal._read(raw)
        return journal

    @classmethod
    def resume(cls, sink: Sink) -> "Journal":
        """Load the journal in a sink, to continue it.

        An incomplete last line is dropped.
        """
        sink.resume()
        try:
            journal = cls.load(sink)
            if journal.torn:
                sink.cut(journal._size)
        except BadRecord:
            sink.close(over=False)
            raise
        return journal

    @property
    def path(self) -> Path | None:
        """The journal's file, or None if it is not in a file."""
        return self.sink.path if isinstance(self.sink, JournalFile) else None

    @property
    def lines(self) -> int:
        return 1 + len(self.entries) + bool(self.end)

    def where(self, line: int) -> str:
        """Return the file and number of a line, for error messages. Lines count from 1."""
        return f"{self.sink.name if self.sink else 'journal'}, line {line}"

    # --- writing ---------------------------------------------------------------------------------

    def write(self, *lines: Entry | End) -> None:
        """Append lines: all of them or none.

        Return when the sink, if any, has stored the lines.
        """
        sealed_lines: list[tuple[bytes, str]] = []
        digest = self.digest
        for line in lines:
            raw, digest = sealed(digest, line)
            sealed_lines.append((raw, digest))
        if self.sink:
            self._keep(b"".join(raw for raw, _ in sealed_lines))
        for line, (raw, digest) in zip(lines, sealed_lines, strict=True):
            self._add(line, raw, digest)
        if self.end:
            self.close()

    def _keep(self, raw: bytes) -> None:
        assert self.sink
        with at(self.where(self.lines + 1)):
            self.sink.add(raw)

    def close(self) -> None:
        """Close the sink, so that the match can be resumed.

        If the seed is published, the second file, which holds the seed, is deleted.
        """
        if self.sink:
            self.sink.close(over=self.end is not None)

    # --- reading ---------------------------------------------------------------------------------

    def _read(self, raw: bytes) -> None:
        """Read the next line of the file and check it against the lines before."""
        with at(self.where(self.lines + 1)):
            if self.end:
                raise BadRecord(f"expected no line after the end of the match, got {raw[:60]!r}")
            if not _is_whole(raw):
                self.torn = len(raw)
                return
            line = unsealed(raw)
            if isinstance(line, Header):
                raise BadRecord("expected a decision or the end of the match, got a second header")
            self._check_position(line)
            self._add(line, raw, checked(self.digest, line, raw))

    def _check_position(self, line: Entry | End) -> None:
        """Raise `BadRecord` unless a line has the expected position.

        The position of a decision is the number of decisions before it. An undo must have the
        position of the last decision.
        """
        expected = len(self.answers) - isinstance(line, Undo)
        if not isinstance(line, End) and line.position != expected:
            raise BadRecord(f"position: expected {expected}, got {line.position}")

    def _add(self, line: Entry | End, raw: bytes, digest: str) -> None:
        if isinstance(line, End):
            self.end = line
        else:
            self.entries.append(line)
            if isinstance(line, Undo):
                self.answers.pop()
            elif isinstance(line, Chair):
                self.chairs.append(line)
            else:
                self.answers.append(line)
        self.digest = digest
        self._size += len(raw)


def _is_whole(raw: bytes) -> bool:
    return raw.endswith(b"\n") or len(raw) > LONGEST_LINE


def _header(name: str, raw: bytes) -> Header:
    with at(f"{name}, line 1"):
        if not _is_whole(raw):
            raise BadRecord(f"expected a whole header line, got only {raw[:60]!r}")
        line = unsealed(raw)
        if not isinstance(line, Header):
            raise BadRecord(f"expected a header, got {line}")
        checked("", line, raw)
        return line


@contextmanager
def at(where: str) -> Generator[None]:
    """Context manager: if a `BadRecord` is raised inside, put `where` before its message.

    A message that is too long is cut short.
    """
    try:
        yield
    except BadRecord as e:
        why = str(e)
        short = why if len(why) <= LONGEST_WHY else f"{why[:LONGEST_WHY]}..."
        raise BadRecord(f"{where}: {short}") from e
