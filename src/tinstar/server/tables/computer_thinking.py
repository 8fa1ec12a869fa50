"""Computer players, each thought in a thread of its own, so that none delays another table.

A search runs as machine code, which lets other threads go on. So many think at the same time; the
others wait their turn. Who takes too long or breaks down is replaced for this one answer by a legal
one drawn by lot, and the house's journal of errors says so: a table must go on. Nor does it stand
still while machine code is made: a search that has none yet does what it can in Python.

Who has one answer left has it at once, who has many takes longer: the time would tell of a hidden
hand. So an answer takes a whole number of `STEP`s, mostly one.
"""

import asyncio
import contextlib
import logging
import random
import threading
import time
from collections import defaultdict
from collections.abc import AsyncGenerator, Callable, Iterable
from typing import Any

from tinstar.engine.machine_code_folder import can_keep
from tinstar.engine.view import View
from tinstar.match import machine_code_warmup
from tinstar.players import Player
from tinstar.players.search import SearchPlayer, Thought
from tinstar.server.errors import TooMuch
from tinstar.server.metrics import QUEUE, THINKING
from tinstar.server.tables.thinking_queue import ThinkingClaim, ThinkingSlots
from tinstar.system.isolated_child_processes import PYTHON

log = logging.getLogger(__name__)
PATIENCE = 2.0  # seconds that a search waits for its machine code
STEP = 0.1  # seconds; what easy, greedy and net need is less once there is machine code
IN_PYTHON = 2.0  # and for which it searches without: some two hundred playouts


class BotThreads:
    """Where computer players think."""

    def __init__(self, at_once: int, within: float, fast: bool, games: Iterable[str] = ()):
        """Unless fast no machine code is made, and searches are in Python."""
        self._fast = fast
        self._slots = ThinkingSlots(at_once)
        self._within = within
        # Of each game, also one that is offered no more: is its search's machine code there, and
        # how much of it, up to 1?
        self.ready = defaultdict[str, asyncio.Event](asyncio.Event)
        self.made = defaultdict[str, float](float, dict.fromkeys(games, 0.0))

    async def choose(self, decides: Player, view: View, claim: ThinkingClaim) -> int:
        """The player's answer, after a time that does not tell how hard it was to find."""
        began = time.monotonic()
        action = await self._choice(decides, view, claim)
        await asyncio.sleep((began - time.monotonic()) % STEP)
        return action

    async def _choice(self, decides: Player, view: View, claim: ThinkingClaim) -> int:
        """The player's answer, which is legal; or, if it has none in time, one drawn by lot."""
        try:
            if isinstance(decides, SearchPlayer):
                decides = await self._searcher(decides, view.game.rules.name)
            action = await self._run(lambda: decides.choose(view), claim)
            if action in view.legal_actions():
                return action
            log.error("%s: expected a legal action, got another", type(decides).__name__)
        except TimeoutError:
            log.error("%s: expected an answer in time, got none", type(decides).__name__)
        except Exception as e:  # what it says may name a hidden card
            log.error("%s: expected an action, got %s", type(decides).__name__, type(e).__name__)
        return random.choice(view.legal_actions())

    async def advise(self, view: View, seconds: float, claim: ThinkingClaim) -> Thought:
        """What a search finds for whoever has this view; `TooMuch` if it has no time for it."""
        searcher = await self._searcher(SearchPlayer(seconds=seconds), view.game.rules.name)
        try:
            return await self._run(lambda: searcher.think(view), claim)
        except TimeoutError as e:
            raise TooMuch("busy") from e

    async def _searcher(self, asked: SearchPlayer, game: str) -> SearchPlayer:
        """Who was asked; or, while machine code is still being made, one who does without."""
        if self._fast:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.ready[game].wait(), PATIENCE)
                return asked
            log.warning("%s: no machine code yet (%.0f %%)", game, 100 * self.made[game])
        return SearchPlayer(seconds=min(asked.seconds or IN_PYTHON, IN_PYTHON), fast=False)

    async def _run(self, think: Callable[[], Any], claim: ThinkingClaim) -> Any:
        async with contextlib.AsyncExitStack() as slot:
            with QUEUE.track_inprogress():
                await slot.enter_async_context(self._slots.one(claim))
            with THINKING.track_inprogress():
                return await asyncio.wait_for(_in_thread(think), self._within)


async def _in_thread(think: Callable[[], Any]) -> Any:
    """The result of a thread that nobody needs to wait for: one that hangs blocks no other."""
    loop, done = asyncio.get_running_loop(), asyncio.Future[Any]()

    def settle(result: Any, error: BaseException | None) -> None:
        if not done.cancelled():
            done.set_exception(error) if error else done.set_result(result)

    def work() -> None:
        result, error = None, None
        try:
            result = think()
        except BaseException as e:
            error = e
        if not loop.is_closed():
            loop.call_soon_threadsafe(settle, result, error)

    threading.Thread(target=work, daemon=True, name="thinking").start()
    return await done


async def warm(game: str) -> AsyncGenerator[float]:
    """Have the machine code of a game on the disk, and say how much of its search is.

    Another process makes it: it may take a minute, during which this one would do little else.
    Where the disk takes none, this process makes its own.
    """
    if await asyncio.to_thread(machine_code_warmup.is_ready, game):
        yield 1.0
        return
    if await asyncio.to_thread(can_keep):
        async with contextlib.aclosing(_made_beside(game)) as making:
            async for share in making:
                yield share
    if not await asyncio.to_thread(can_keep):
        await _in_thread(lambda: machine_code_warmup.make_ready(game, lambda _: None))


async def _made_beside(game: str) -> AsyncGenerator[float]:
    process = await asyncio.create_subprocess_exec(
        *(*PYTHON, machine_code_warmup.__name__, game),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout
    try:
        async for line in process.stdout:
            yield float(line)
        await process.wait()
    finally:
        if process.returncode is None:  # the house closes
            process.kill()
            await process.wait()
