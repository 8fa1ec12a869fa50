"""The order in which computer players may think, with fake thoughts that take no time."""

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.server.tables.random_leaving import Sun, open_quietly
from tinstar.server.tables import acknowledgements, seating
from tinstar.server.tables.setup_schemas import NewChair, NewTable
from tinstar.server.tables.thinking_queue import ThinkingClaim, ThinkingSlots

CROWD = [ThinkingClaim(False, "crowd")] * 55
BYSTANDER = ThinkingClaim(True, "bystander")


class Thoughts:
    """Fake thoughts that end on request."""

    def __init__(self, slots: ThinkingSlots):
        self._slots = slots
        self.tasks: list[asyncio.Task[None]] = []
        self.begun: list[ThinkingClaim] = []
        self._ends: list[asyncio.Event] = []

    async def want(self, *claims: ThinkingClaim) -> None:
        self.tasks += [asyncio.create_task(self._think(claim)) for claim in claims]
        await settled()

    async def _think(self, claim: ThinkingClaim) -> None:
        async with self._slots.one(claim):
            self.begun.append(claim)
            self._ends.append(ends := asyncio.Event())
            await ends.wait()

    async def end(self, number: int) -> None:
        self._ends[number].set()
        await settled()


async def settled() -> None:
    for _ in range(4):
        await asyncio.sleep(0)


async def test_tables_without_people_leave_most_slots_to_others():
    thoughts = Thoughts(ThinkingSlots(16, behind=2))
    await thoughts.want(*CROWD)
    assert len(thoughts.begun) == 2
    await thoughts.want(BYSTANDER)
    assert thoughts.begun[-1] == BYSTANDER  # at once


async def test_tables_with_people_come_first():
    thoughts = Thoughts(ThinkingSlots(1))
    await thoughts.want(*CROWD, BYSTANDER)
    assert thoughts.begun == CROWD[:1]
    await thoughts.end(0)
    assert thoughts.begun[1:] == [BYSTANDER]


async def test_one_address_has_half_of_the_slots_whatever_it_sets():
    thoughts = Thoughts(ThinkingSlots(4))
    await thoughts.want(*[ThinkingClaim(True, "crowd")] * 9)
    assert len(thoughts.begun) == 2
    await thoughts.want(BYSTANDER, BYSTANDER, BYSTANDER)
    assert Counter(thoughts.begun) == {ThinkingClaim(True, "crowd"): 2, BYSTANDER: 2}


async def test_the_address_that_has_least_is_next():
    a, b, c = (ThinkingClaim(True, name) for name in "abc")
    thoughts = Thoughts(ThinkingSlots(4))
    await thoughts.want(a, a, b, c)  # all slots are taken
    await thoughts.want(a, c, b)
    await thoughts.end(3)  # of c
    assert thoughts.begun[4:] == [c]
    await thoughts.end(0)  # of a, who like all others has one left
    assert thoughts.begun[5:] == [a]


async def test_who_waits_no_more_takes_no_slot():
    thoughts = Thoughts(ThinkingSlots(1))
    await thoughts.want(BYSTANDER, BYSTANDER, BYSTANDER)
    thoughts.tasks[1].cancel()
    await settled()
    await thoughts.end(0)
    assert len(thoughts.begun) == 2
    thoughts.tasks[2].cancel()
    await settled()
    await thoughts.want(BYSTANDER)
    assert len(thoughts.begun) == 3


@pytest.mark.parametrize(("who", "people", "pace"), [("me", True, 0), ("computer", False, 0.5)])
async def test_a_table_without_people_is_known_as_such_and_has_a_least_pace(
    who: Any, people: bool, pace: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(acknowledgements, "LEAST_PACE", 0.5)
    async with open_quietly(tmp_path, Sun()) as registry:
        new = NewTable("caboo", [NewChair(who), NewChair("computer")], pace=0)
        live_table = await registry.set_table(new, "ann", "here")
        await seating.start(live_table, "ann")
        assert live_table.claim == ThinkingClaim(people, "here")
        assert live_table.acknowledgements.pace(live_table.begun()) == pace
