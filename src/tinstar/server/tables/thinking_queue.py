"""A fair queue for computer players that want to think.

At most `thoughts` players (a setting of `server/config`) think at the same time. Tables with people
come before tables without. Within each of these groups, the table whose network address uses fewer
slots comes first.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import NamedTuple

from tinstar.system.cpu_count import cores

OF_ONE_ADDRESS = 0.5  # part of all slots
BEHIND = max(1, cores() // 2)  # slots for tables without people


class ThinkingClaim(NamedTuple):
    """A table whose computer player wants to think.

    `people` says whether people sit there. `address` is the network address that created the table.
    """

    people: bool
    address: str


class ThinkingSlots:
    """A limited number of slots for players that think. Other players wait in a queue."""

    def __init__(self, most: int, behind: int = BEHIND):
        self._most = most
        self._behind = min(most, behind)
        self._of_one = max(1, int(OF_ONE_ADDRESS * most))
        self._taken = Counter[ThinkingClaim]()
        self._waiting: list[tuple[ThinkingClaim, asyncio.Future[None]]] = []  # in order of arrival

    @asynccontextmanager
    async def one(self, claim: ThinkingClaim) -> AsyncGenerator[None]:
        """Wait for a slot, and hold it while the context lasts."""
        waits = claim, asyncio.get_running_loop().create_future()
        self._waiting.append(waits)
        self._admit()
        try:
            await waits[1]
            yield
        finally:
            if waits in self._waiting:  # cancelled while waiting
                self._waiting.remove(waits)
            else:
                self._taken[claim] -= 1
                self._admit()

    def _admit(self) -> None:
        while may := [waits for waits in self._waiting if self._has_capacity(waits[0])]:
            waits = claim, turn = min(may, key=lambda waits: self._rank(waits[0]))
            self._waiting.remove(waits)
            self._taken[claim] += 1
            if not turn.done():  # a cancelled waiter gives the slot back at once
                turn.set_result(None)

    def _rank(self, claim: ThinkingClaim) -> tuple[bool, int]:
        return not claim.people, self._of_address(claim.address)

    def _of_address(self, address: str) -> int:
        return sum(n for claim, n in self._taken.items() if claim.address == address)

    def _has_capacity(self, claim: ThinkingClaim) -> bool:
        behind = sum(n for one, n in self._taken.items() if not one.people)
        return (
            self._taken.total() < self._most
            and self._of_address(claim.address) < self._of_one
            and (claim.people or behind < self._behind)
        )
