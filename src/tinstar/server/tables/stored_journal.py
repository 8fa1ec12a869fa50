"""The journal of a match in the database."""

from collections.abc import Generator, Iterable
from contextlib import contextmanager

from tinstar.errors import BadRecord
from tinstar.match.fair_chance import commitment
from tinstar.server.tables.table_record import TableRecord
from tinstar.server.tables.table_store import TableStore


class StoredJournal:
    """A sink of a journal: lines go to the database, the seed to the table's record."""

    def __init__(self, store: TableStore, record: TableRecord):
        self._store = store
        self._record = record
        self._count = 0
        self._found: list[bytes] | None = None  # lines from the database, until they are read
        self._together: TableRecord | None = None
        self.played = False  # whether a person has moved, or tried to

    @property
    def name(self) -> str:
        return f"table {self._record.id}"

    def begin(self, seed: bytes) -> None:
        """Check that the journal is new. The seed was stored with the table."""
        assert seed == self._record.seed
        if self._store.lines(self._record.id):
            raise BadRecord(f"{self.name}: expected a new journal, got one that already has lines")

    def has_begun(self) -> bool:
        self._found = self._store.lines(self._record.id)
        return bool(self._found)

    def resume(self) -> None:
        if self._found is None:
            self._found = self._store.lines(self._record.id)
        self._count = len(self._found)

    def read(self) -> Iterable[bytes]:
        found, self._found = self._found, None
        return self._store.lines(self._record.id) if found is None else found

    def cut(self, size: int) -> None:
        raise BadRecord(
            f"{self.name}: expected whole lines, got one that was cut off after {size} bytes"
        )

    def add(self, raw: bytes) -> None:
        lines = raw.splitlines(keepends=True)
        self._store.add_lines(self._record, self._count, lines, self.played, self._together)
        self._count += len(lines)

    @contextmanager
    def together_with(self, record: TableRecord | None) -> Generator[None]:
        """Store the lines added in this context together with the table's record.

        All of it is stored, or none of it.
        """
        self._together = record
        try:
            yield
        finally:
            self._together = None

    def seed(self, committed: str) -> bytes:
        if commitment(self._record.seed) != committed:
            raise BadRecord(f"{self.name}: expected the seed with SHA-256 {committed}, got another")
        return self._record.seed

    def close(self, over: bool) -> None:
        """Do nothing: the database stays open, and the journal's last line has the seed."""
