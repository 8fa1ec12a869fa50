"""Rate limits (token buckets), slots for sockets, and limits of connections per address.

The limits themselves are settings of `server/config` (`requests_...`, `connections...`). For chat,
reports, tournaments and attempts to sign in, the limits are in the modules that `_bounds` in
`server/app` lists.
"""

import time
from collections import Counter
from collections.abc import Callable, Generator
from contextlib import contextmanager
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

from tinstar.server.errors import TooMuch
from tinstar.server.metrics import CONNECTIONS

MOST_BUCKETS = 50_000  # beyond this, the least recently used is dropped
LONGEST_ADDRESS = 64  # characters
SILENT, GUEST, SEATED = range(3)  # ranks of sockets: no request yet, a guest, seated at a table


def ip_of(address: str) -> IPv4Address | IPv6Address | None:
    """Parse an IP address, or return None if it is invalid.

    An IPv4 address that is mapped to IPv6 is returned as IPv4. A proxy may send any text in place
    of an address.
    """
    try:
        found = ip_address(address)
    except ValueError:
        return None
    return (found.ipv4_mapped if isinstance(found, IPv6Address) else None) or found


def address_prefix(address: str) -> str:
    """Return the key under which limits count an address.

    For IPv6 the key is the /64 prefix, because a client can choose the rest of the address freely.
    """
    found = ip_of(address)
    if found is None:
        return address[:LONGEST_ADDRESS]
    return str(found if found.version == 4 else ip_network((found, 64), strict=False))


class TokenBucket:
    """A token bucket, which allows bursts of up to `size` and gets `rate` new tokens per second."""

    def __init__(self, rate: float, size: float):
        self.rate = rate
        self.size = size
        self._level = size
        self._filled = time.monotonic()

    def take(self, amount: float = 1) -> bool:
        """Take tokens, and return whether there were enough."""
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
    """A token bucket for each key, such as a guest or an address."""

    def __init__(self, rate: float, size: float):
        self._rate = rate
        self._size = size
        self._buckets: dict[str, TokenBucket] = {}

    def take(self, key: str, amount: float = 1) -> None:
        """Take tokens from the key's bucket. Raise `TooMuch` if the bucket has too few."""
        bucket = self._buckets.pop(key, None) or TokenBucket(self._rate, self._size)
        self._buckets[key] = bucket  # moved to the end: most recently used
        if len(self._buckets) > MOST_BUCKETS:
            del self._buckets[next(iter(self._buckets))]
        if not bucket.take(amount):
            raise TooMuch("requests", most=f"{self._rate:g}")


class SocketSlots:
    """A fixed number of slots for sockets. If all are taken, a new socket causes an eviction.

    The server then evicts the first socket of this list that exists:

    - the oldest socket that has not sent a request;
    - the socket without a seat whose last request is longest ago;
    - the new socket itself.
    """

    def __init__(self, most: int):
        self.most = most
        self._taken: tuple[dict[SocketSlot, None], ...] = (
            {},
            {},
            {},
        )  # by rank, the next to evict first

    def take(self, leave: Callable[[], object]) -> "SocketSlot":
        """Return a slot for a new socket. `leave` is called if the socket is evicted."""
        place = SocketSlot(self._taken, leave)
        if sum(map(len, self._taken)) > self.most:
            goes = next((p for taken in self._taken[:SEATED] for p in taken if p != place), place)
            goes.give_up()
            goes.leave()
        return place


class SocketSlot:
    """The slot of one socket."""

    def __init__(self, taken: tuple[dict["SocketSlot", None], ...], leave: Callable[[], object]):
        self.leave = leave
        self._taken = taken
        self.rank = SILENT
        taken[SILENT][self] = None

    def now(self, rank: int) -> None:
        """Give the slot this rank. Of all slots of that rank, this one will be evicted last."""
        if self in self._taken[self.rank]:
            del self._taken[self.rank][self]
            self.rank = rank
            self._taken[rank][self] = None

    def give_up(self) -> None:
        self._taken[self.rank].pop(self, None)


class ConnectionLimits:
    """Counts the WebSockets of players and those of spectators, in total and per address.

    Each of the two groups may use half of the total, so spectators cannot crowd out players.
    """

    def __init__(self, in_all: int, per_address: int):
        self._in_all = in_all // 2
        self._per_address = per_address
        self._open: tuple[Counter[str], Counter[str]] = (Counter(), Counter())

    @contextmanager
    def one_more(
        self, place: SocketSlot, address: str, seated: bool
    ) -> Generator[Callable[[], None]]:
        """Count one more connection while the context lasts.

        Raises `TooMuch` at a limit. The context yields a function. Call the function when a
        spectator sits down: if there is room, the connection then counts as a player's.
        """
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
