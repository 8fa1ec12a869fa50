"""Memory that Python reads as numbers, and that NumPy and compiled code share without a copy."""

from typing import Any


class InMemory:
    """Base of records and other numbers in memory.

    `_array` is the first slot, because compiled code reads the array from there.
    """

    __slots__ = ("_array",)

    @property
    def array(self) -> Any:
        """The same memory as an array of NumPy. It is made at the first use, which needs NumPy."""
        try:
            return self._array
        except AttributeError:
            from tinstar.engine.record_arrays import array_of

            self._array = made = array_of(self)
            return made
