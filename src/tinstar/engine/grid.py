"""Fields with two axes or more, over the memory of a record."""

from collections.abc import Iterator
from math import prod
from typing import Any

from tinstar.engine.in_memory import InMemory


class Grid(InMemory):
    """Numbers with two axes or more: `grid[row, column]` is a number, and `grid[row]` is a row.

    A row is a memoryview of the same memory. One index may be a slice, as in the column
    `grid[:, column]`.
    """

    __slots__ = ("_cells", "_rows", "flat", "shape")

    def __init__(self, flat: memoryview, shape: tuple[int, ...]):
        self.flat, self.shape = flat, shape  # all numbers in one row
        self._cells: Any = flat.cast("B").cast(flat.format, shape)  # pyright: ignore
        self._rows: list[Any] = []

    def __getitem__(self, key: Any) -> Any:
        if key.__class__ is slice:
            return self._part((key,))
        try:
            return self._cells[key]
        except (TypeError, NotImplementedError):  # not one number
            if key.__class__ is tuple:
                return self._part(key)
            return self._row(key)

    def __setitem__(self, key: Any, value: Any) -> None:
        try:
            self._cells[key] = value
        except (TypeError, NotImplementedError):
            put(self[key], value)

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[Any]:
        return (self._row(i) for i in range(self.shape[0]))

    def __repr__(self) -> str:
        return f"<{self.tolist()}>"

    def tolist(self) -> list[Any]:
        """Return the numbers as lists in lists."""
        return self._cells.tolist()

    def tobytes(self) -> bytes:
        """Return the bytes of the numbers."""
        return self.flat.tobytes()

    def _row(self, key: Any) -> Any:
        if not self._rows:
            self._rows = [self._part((i,)) for i in range(self.shape[0])]
        return self._rows[key]

    def _part(self, key: tuple[Any, ...]) -> Any:
        """Return the row, the column or the smaller grid that a key stands for."""
        first, step, axes = 0, prod(self.shape), list[tuple[int, int]]()
        for axis, length in enumerate(self.shape):
            step //= length
            given = key[axis] if axis < len(key) else slice(None)
            if isinstance(given, slice):
                start, stop, stride = given.indices(length)
                first += start * step
                axes.append((len(range(start, stop, stride)), stride * step))
            else:
                first += range(length)[given] * step
        (n, stride), *inner = axes
        if not inner:
            return self.flat[first : first + n * stride : stride]
        lengths = tuple(length for length, _ in axes)
        if any(prod(lengths[i + 1 :]) != stride for i, (_, stride) in enumerate(axes)):
            raise TypeError(f"expected numbers side by side in memory, got the index {key}")
        return Grid(self.flat[first : first + prod(lengths)], lengths)


def put(to: Any, value: Any) -> None:
    """Write a number into each cell of a row or grid, or write numbers of the same shape."""
    if isinstance(value, int):
        for i in range(len(to)):
            to[i] = value
        return
    if len(to) != len(value):
        raise ValueError(f"expected {len(to)} values, got {len(value)}")
    for i, each in enumerate(value):
        to[i] = each
