"""How much of everything anybody may have, so that no one takes it all."""

import time
from collections import Counter
from collections.abc import Callable, Generator
from contextlib import contextmanager
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

from tinstar.server.errors import TooMuch
from tinstar.server.metrics import CONNECTIONS

MOST_BUCKETS = 50_000  # then the one that was used least recently is forgotten
LONGEST_ADDRESS = 64  # characters
SILENT, GUEST, SEATED = range(3)  # who has not asked yet, who has, who sits at a table just now


def ip_of(address: str) -> IPv4Address | IPv6Address | None:
    """The address that is written so, one of IPv4 as such however it came; None where it is none:
    a proxy may name anything."""
    try:
        found = ip_address(address)
    except ValueError:
        return None
    return (found.ipv4_mapped if isinstance(found, IPv6Address) else None) or found


def address_prefix(address: str) -> str:
    """What counts as one address: of IPv6 the first half, since the rest is anybody's to choose."""
    found = ip_of(address)
    if found is None:
        return address[:LONGEST_ADDRESS]
    return str(found if found.version == 4 else ip_network((found, 64), strict=False))


class TokenBucket:
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

    def _fill(self) -> None:
        now = time.monotonic()
        self._level = min(self.size, self._level + (now - self._filled) * self.rate)
        self._filled = now


class TokenBuckets:
    """A bucket for each key, such as a guest or an address."""

    def __init__(self, rate: float, size: float):
        self._rate = rate
        self._size = size
        self._buckets: dict[str, TokenBucket] = {}

    def take(self, key: str, amount: float = 1) -> None:
        """`TooMuch` where the bucket of the key is empty."""
        bucket = self._buckets.pop(key, None) or TokenBucket(self._rate, self._size)
        self._buckets[key] = bucket  # as the last
        if len(self._buckets) > MOST_BUCKETS:
            del self._buckets[next(iter(self._buckets))]
        if not bucket.take(amount):
            raise TooMuch("requests", most=f"{self._rate:g}")


class SocketSlots:
    """There is room for so many sockets. When all places are taken, somebody gives one up for a
    newcomer: of those who have not asked for anything the one that came first; else, of those who
    do not sit at a table, the one that asked least recently; else the newcomer."""

    def __init__(self, most: int):
        self.most = most
        self._taken: tuple[dict[SocketSlot, None], ...] = (
            {},
            {},
            {},
        )  # by rank, the first to go first

    def take(self, leave: Callable[[], object]) -> "SocketSlot":
        """A place for a newcomer; `leave` is called when it must go."""
        place = SocketSlot(self._taken, leave)
        if sum(map(len, self._taken)) > self.most:
            goes = next((p for taken in self._taken[:SEATED] for p in taken if p != place), place)
            goes.give_up()
            goes.leave()
        return place


class SocketSlot:
    """The place of one socket."""

    def __init__(self, taken: tuple[dict["SocketSlot", None], ...], leave: Callable[[], object]):
        self.leave = leave
        self._taken = taken
        self.rank = SILENT
        taken[SILENT][self] = None

    def now(self, rank: int) -> None:
        """It is of this rank from now on, and the last of it to go."""
        if self in self._taken[self.rank]:
            del self._taken[self.rank][self]
            self.rank = rank
            self._taken[rank][self] = None

    def give_up(self) -> None:
        self._taken[self.rank].pop(self, None)


class ConnectionLimits:
    """Counts those who are told what happens at a table, in all and from each address: who watch,
    and apart from them who sit there. Neither can take the places of the others."""

    def __init__(self, in_all: int, per_address: int):
        self._in_all = in_all // 2
        self._per_address = per_address
        self._open: tuple[Counter[str], Counter[str]] = (Counter(), Counter())

    @contextmanager
    def one_more(
        self, place: SocketSlot, address: str, seated: bool
    ) -> Generator[Callable[[], None]]:
        """Count one while it lasts; `TooMuch` where there are as many as may be. Who watched and
        has sat down is counted anew by what this gives, if there is room."""
        if not self._has_capacity(address, seated):
            raise TooMuch("connections")
        self._count(address, seated, 1)

        def sits() -> None:
            nonlocal seated
            if not seated and self._has_capacity(address, True):
                self._count(address, False, -1)
                self._count(address, True, 1)
                seated = True
                place.now(SEATED)

        if seated:
            place.now(SEATED)
        try:
            yield sits
        finally:
            place.now(GUEST)
            self._count(address, seated, -1)

    def _has_capacity(self, address: str, seated: bool) -> bool:
        count = self._open[seated]
        return count.total() < self._in_all and count[address] < self._per_address

    def _count(self, address: str, seated: bool, more: int) -> None:
        CONNECTIONS.labels("seated" if seated else "watching").inc(more)
        count = self._open[seated]
        count[address] += more
        if not count[address]:
            del count[address]
