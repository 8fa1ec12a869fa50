"""A player who is out of the game holds up nobody, and may skip to the end of the match."""

import asyncio
from typing import Any

import pytest

from tests.server.tables.random_leaving import Sun, answer, set_table
from tests.server.waiting import PATIENCE
from tinstar.games.caboo.actions import CALL
from tinstar.presentation.scene import out_of_the_game
from tinstar.server.gateway.local_table import handle_message
from tinstar.server.schema_types import WATCHER
from tinstar.server.tables import answer_window, moves
from tinstar.server.tables.live_table import LiveTable
from tinstar.server.tables.registry import TableRegistry
from tinstar.server.tables.websocket_schemas import SceneSeen, SkipToEnd, ViewFromSeat

ANN = 0
EASY = ("computer", "computer")
ENDLESS = 10_000.0  # seconds
A_WHILE = 0.2  # seconds in which the match would go on


class Page:
    """A page that waits at resting scenes until its user goes on."""

    is_remote = reads = aside = own_time = False

    def __init__(self, guest: str):
        self.guest, self.language = guest, "en"
        self.seat: int | None = None
        self.rests, self.seen = True, 0

    def send(self, raw: bytes) -> None:
        """Nobody reads it."""

    def know(self, how: Any) -> None:
        """Nobody reads it."""

    def leave(self) -> None:
        """The server closes at the end of the test."""


async def sit(table: LiveTable, guest: str, seat: int) -> Page:
    page = Page(guest)
    await handle_message(table, page, ViewFromSeat(seat, rests=True), 0)
    return page


async def wait_until(table: LiveTable, so: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not so():
            await asyncio.sleep(0.005)
            table.wake()


async def out(registry: TableRegistry, *others: str) -> tuple[LiveTable, Page]:
    """Return a table where Ann has gone out of the game, and her page."""
    table = await set_table(registry, None, *others, game="caboo", window=2)
    ann = await sit(table, "ann", ANN)
    for seat, guest in enumerate(others, 1):
        if guest != "computer":
            await sit(table, guest, seat)
    play = table.begun()
    await wait_until(table, lambda: play.look)
    for page in table.audience.listeners:
        await handle_message(table, page, SceneSeen(play.at), 0)
    caller = await asked(table)
    totals(table)[ANN] = play.match.game.box.out_above + 24
    await moves.answer(table, table.record.chairs[caller].guest, caller, play.at, CALL.first)
    await wait_until(table, lambda: play.rests)
    assert out_of_the_game(play.match.view(WATCHER)) == {ANN}
    return table, ann


def totals(table: LiveTable) -> Any:
    return table.begun().match._state.s.total  # pyright: ignore[reportPrivateUsage]


async def asked(table: LiveTable) -> int:
    """Return the person whose own turn it is. Until then, everybody makes the first legal move."""
    people = [seat for seat, chair in enumerate(table.record.chairs) if chair.guest]
    while True:
        await wait_until(table, lambda: not {*people}.isdisjoint(table.asked))
        seat = next(seat for seat in people if seat in table.asked)
        if not table.begun().window and CALL.first in table.begun().view(seat).legal_actions():
            return seat
        await answer(table, seat)


async def stands(table: LiveTable) -> bool:
    async with table.lock:  # no move is being made
        before = table.at
    await asyncio.sleep(A_WHILE)
    return table.at == before


def test_the_table_plays_on_without_pauses_once_the_player_has_skipped(
    under_the_sun: Any, monkeypatch: pytest.MonkeyPatch
):
    async def work(registry: TableRegistry, sun: Sun) -> None:
        table, ann = await out(registry, *EASY)
        assert await stands(table)  # watching on, one sees the result of each round
        monkeypatch.setattr(answer_window, "AFTER_PEOPLE", ENDLESS)
        table.record.pace = ENDLESS
        for seat in (1, 2):  # the next round is the last
            totals(table)[seat] = table.begun().match.game.box.out_above
        await handle_message(table, ann, SkipToEnd(True), 0)
        await wait_until(table, lambda: table.record.phase == "over")

    under_the_sun(work)


def test_the_table_waits_again_for_a_player_who_watches_on(under_the_sun: Any):
    async def work(registry: TableRegistry, sun: Sun) -> None:
        table, ann = await out(registry, *EASY)
        table.record.pace = ENDLESS
        await handle_message(table, ann, SkipToEnd(True), 0)
        await handle_message(table, ann, SkipToEnd(False), 0)
        assert await stands(table)

    under_the_sun(work)


def test_nobody_skips_who_may_still_have_a_turn(under_the_sun: Any):
    async def work(registry: TableRegistry, sun: Sun) -> None:
        table = await set_table(registry, None, *EASY, game="caboo")
        ann = await sit(table, "ann", ANN)
        await wait_until(table, lambda: table.begun().look)
        await handle_message(table, ann, SkipToEnd(True), 0)
        assert not table.acknowledgements.is_skipped()

    under_the_sun(work)


def test_others_do_not_wait_for_a_player_who_is_out_to_see_a_result(under_the_sun: Any):
    async def work(registry: TableRegistry, sun: Sun) -> None:
        table, ann = await out(registry, "bob", "cyd")
        await handle_message(table, ann, SkipToEnd(True), 0)
        assert await stands(table)
        for page in table.audience.listeners - {ann}:
            await handle_message(table, page, SceneSeen(table.at), 0)
        await wait_until(table, lambda: table.begun().look)
        looking = table.begun().look
        assert looking
        assert not looking.is_over
        for page in table.audience.listeners - {ann}:
            await handle_message(table, page, SceneSeen(looking.at), 0)
        await wait_until(table, lambda: looking.is_over)

    under_the_sun(work)
