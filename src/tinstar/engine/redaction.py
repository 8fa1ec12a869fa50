"""Redact records: keep what a seat may see, and put blanks in place of the rest."""

from collections.abc import Sequence
from typing import Any

from tinstar.engine.compiler import by_types
from tinstar.engine.in_memory import InMemory
from tinstar.engine.records import Record

CELL_BYTES = 2


class Sights(InMemory):
    """The masks that redact a record, for each seat and, as the last, for a spectator.

    `sights[seat]` has two rows with a cell for each cell of a record. In the first row, each cell
    that the labels of the fields let the seat see is -1 (all bits set), and others are 0. In the
    second row, each hidden cell has its blank value, and others are 0.
    """

    __slots__ = ("_rows", "flat", "shape")

    def __init__(self, grants: Sequence[Sequence[int]], blanks: Sequence[int]):
        self.shape = len(grants), 2, len(blanks)
        memory = bytearray(len(grants) * 2 * len(blanks) * CELL_BYTES)
        self.flat = memoryview(memory).cast("h")
        for i, granted in enumerate(grants):
            hidden = (0 if seen else blank for seen, blank in zip(granted, blanks, strict=True))
            for at, cell in enumerate((*(-seen for seen in granted), *hidden), i * 2 * len(blanks)):
                self.flat[at] = cell
        size = len(blanks) * CELL_BYTES
        rows = [bytes(memory[at : at + size]) for at in range(0, len(memory), size)]
        self._rows = [*zip(rows[::2], rows[1::2], strict=True)]

    def __getitem__(self, seat: int) -> tuple[bytes, bytes]:
        return self._rows[seat]


def redact(cells: Any, sight: Any, seen: Any) -> None:
    """Write (cell & sight[0]) | sight[1] for each cell of a record into `seen`."""
    kept = int.from_bytes(cells, "little") & int.from_bytes(sight[0], "little")
    found = kept | int.from_bytes(sight[1], "little")
    whole = memoryview(seen).cast("B")
    whole[:] = found.to_bytes(len(whole), "little")


def redact_record(records: Any, sight: Any, seen: Any) -> None:
    """Redact the only record of `records`, and write the result to the only record of `seen`."""
    redact(_bytes(records), sight, _bytes(seen))


def _bytes(records: Any) -> Any:
    return records.data if isinstance(records, Record) else records.view("u1")


def same_cells(one: Any, other: Any) -> bool:
    """Return whether two rows of 16-bit integers are equal."""
    return memoryview(one) == memoryview(other)


# --- compiled ------------------------------------------------------------------------------------


def _redact(*_: Any) -> Any:
    import numpy as np

    def redacted(cells: Any, sight: Any, seen: Any) -> None:
        fours = len(cells) - len(cells) % 4  # this many cells are processed four at a time
        words = seen[:fours].view(np.uint64)
        np.bitwise_and(cells[:fours].view(np.uint64), sight[0, :fours].view(np.uint64), words)
        np.bitwise_or(words, sight[1, :fours].view(np.uint64), words)
        for i in range(fours, len(cells)):
            seen[i] = (cells[i] & sight[0, i]) | sight[1, i]

    return redacted


def _redact_record(*_: Any) -> Any:
    import numpy as np

    cell = np.dtype("i2")

    def redacted(records: Any, sight: Any, seen: Any) -> None:
        redact(records.view(cell), sight, seen.view(cell))

    return redacted


def _same_cells(*_: Any) -> Any:
    def same(one: Any, other: Any) -> bool:
        for i in range(len(one)):
            if one[i] != other[i]:
                return False
        return True

    return same


by_types(redact, _redact)
by_types(redact_record, _redact_record)
by_types(same_cells, _same_cells)
