"""How much of everything anybody may have, so that no one takes it all."""

import time
from collections import Counter
from collections.abc import Generator
from contextlib import contextmanager

from tinstar.table.server.errors import TooMuch

MOST_BUCKETS = 50_000  # then those that are full again are forgotten


class Bucket:
    """So many at once, refilled at so many a second."""

    def __init__(self, rate: float, size: float):
        self.rate = rate
        self.size = size
        self._level = size
        self._filled = time.monotonic()

    def take(self, amount: float = 1) -> bool:
        """Whether there was enough left."""
        self._fill()
        if self._level < amount:
            return False
        self._level -= amount
        return True

    def is_full(self) -> bool:
        self._fill()
        return self._level >= self.size

    def _fill(self) -> None:
        now = time.monotonic()
        self._level = min(self.size, self._level + (now - self._filled) * self.rate)
        self._filled = now


class Buckets:
    """A bucket for each key, such as a guest or an address."""

    def __init__(self, rate: float, size: float):
        self._rate = rate
        self._size = size
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str, amount: float = 1) -> None:
        """`TooMuch` where the bucket of the key is empty."""
        if len(self._buckets) >= MOST_BUCKETS:
            self._buckets = {k: b for k, b in self._buckets.items() if not b.is_full()}
        bucket = self._buckets.setdefault(key, Bucket(self._rate, self._size))
        if not bucket.take(amount):
            raise TooMuch(f"expected at most {self._rate:g} requests a second, got more")


class Connections:
    """Counts the connections that are open, in all and from each address."""

    def __init__(self, in_all: int, per_address: int):
        self._in_all = in_all
        self._per_address = per_address
        self._open: Counter[str] = Counter()

    @contextmanager
    def one_more(self, address: str) -> Generator[None]:
        """Count one while it lasts; `TooMuch` where there are as many as may be."""
        if self._open.total() >= self._in_all or self._open[address] >= self._per_address:
            raise TooMuch("expected fewer connections than there are; close some")
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]
