"""Whose computer player thinks next: tables with people come first, then the address that has the
least of what there is."""

import asyncio
from collections import Counter
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import NamedTuple

from tinstar.system.cpu_count import cores

OF_ONE_ADDRESS = 0.5  # of all slots
BEHIND = max(1, cores() // 2)  # slots in which tables without people think


class ThinkingClaim(NamedTuple):
    """A table that has something to think about: whether people sit there, and from which address
    it was set."""

    people: bool
    address: str


class ThinkingSlots:
    """So many players think at the same time; the others wait."""

    def __init__(self, most: int, behind: int = BEHIND):
        self._most = most
        self._behind = min(most, behind)
        self._of_one = max(1, int(OF_ONE_ADDRESS * most))
        self._taken = Counter[ThinkingClaim]()
        self._waiting: list[
            tuple[ThinkingClaim, asyncio.Future[None]]
        ] = []  # who came first is first

    @asynccontextmanager
    async def one(self, claim: ThinkingClaim) -> AsyncGenerator[None]:
        """Wait for a slot, and have it for as long as this lasts."""
        waits = claim, asyncio.get_running_loop().create_future()
        self._waiting.append(waits)
        self._admit()
        try:
            await waits[1]
            yield
        finally:
            if waits in self._waiting:  # cancelled before its turn
                self._waiting.remove(waits)
            else:
                self._taken[claim] -= 1
                self._admit()

    def _admit(self) -> None:
        while may := [waits for waits in self._waiting if self._has_capacity(waits[0])]:
            waits = claim, turn = min(may, key=lambda waits: self._rank(waits[0]))
            self._waiting.remove(waits)
            self._taken[claim] += 1
            if not turn.done():  # or it was cancelled, and gives its slot back at once
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
