"""Run computer players. Each decision has a thread of its own and delays no other table.

- Compiled searches release the GIL. At most `thoughts` players (a setting of `server/config`) think
  at once. Further players wait in a queue.
- No decision takes longer than the setting `thought_within`.
- While the game is being compiled, a search does as much as it can in Python.
"""

import asyncio
import contextlib
import logging
import threading
from collections import defaultdict
from collections.abc import AsyncGenerator, Callable, Iterable
from typing import Any

from tinstar.engine.machine_code_folder import can_keep
from tinstar.engine.view import View
from tinstar.match import machine_code_warmup
from tinstar.players import Player
from tinstar.players.characters import CharacterPlayer
from tinstar.players.search import SearchPlayer
from tinstar.players.thinking import Thought
from tinstar.server.errors import TooMuch
from tinstar.server.metrics import QUEUE, THINKING
from tinstar.server.tables.computer_decisions import in_time, unhurried
from tinstar.server.tables.thinking_queue import ThinkingClaim, ThinkingSlots
from tinstar.system.isolated_child_processes import PYTHON

log = logging.getLogger(__name__)
COMPILING_SECONDS = 2.0  # seconds that a search waits for compiled code
SEARCH_SECONDS_IN_PYTHON = 2.0  # seconds of search without compiled code: some two hundred playouts


class BotThreads:
    """Runs the decisions of computer players in threads."""

    def __init__(self, at_once: int, within: float, fast: bool, games: Iterable[str] = ()):
        """Limit how many players think at once (`at_once`) and for how long (`within`).

        `within` is in seconds. If `fast` is false, searches run in Python instead of compiled code.
        """
        self._fast = fast
        self._slots = ThinkingSlots(at_once)
        self._within = within
        # By game, including games no longer on offer: is its search compiled, and how much of it,
        # up to 1?
        self.ready = defaultdict[str, asyncio.Event](asyncio.Event)
        self.made = defaultdict[str, float](float, dict.fromkeys(games, 0.0))

    async def choose(self, decides: Player, view: View, claim: ThinkingClaim) -> int:
        """Return the player's action. The time that passes does not reveal how hard it was."""
        return await unhurried(self._decision(decides, view, claim), type(decides).__name__, view)

    async def _decision(self, decides: Player, view: View, claim: ThinkingClaim) -> int:
        able = await self._able(in_time(decides, view), view.game.rules.name)
        return await self._run(lambda: able.choose(view), claim)

    async def advise(self, view: View, seconds: float, claim: ThinkingClaim) -> Thought:
        """Return what a search recommends in a view.

        Raises `TooMuch` if the search does not finish within the time limit.
        """
        searcher = await self._searcher(SearchPlayer(seconds=seconds), view.game.rules.name)
        try:
            return await self._run(lambda: searcher.think(view), claim)
        except TimeoutError as e:
            raise TooMuch("busy") from e

    async def _able(self, asked: Player, game: str) -> Player:
        """Return the player with a search that can run now, if it searches."""
        if isinstance(asked, CharacterPlayer) and isinstance(asked.level, SearchPlayer):
            return asked.on(await self._searcher(asked.level, game))
        return await self._searcher(asked, game) if isinstance(asked, SearchPlayer) else asked

    async def _searcher(self, asked: SearchPlayer, game: str) -> SearchPlayer:
        """Return the requested search player.

        While the game is still being compiled, return a slower one that runs in Python.
        """
        if self._fast:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.ready[game].wait(), COMPILING_SECONDS)
                return asked
            log.warning(
                "%s: expected compiled code, got only %.0f %%; players are slow until then",
                game,
                100 * self.made[game],
            )
        return SearchPlayer(
            seconds=min(asked.seconds or SEARCH_SECONDS_IN_PYTHON, SEARCH_SECONDS_IN_PYTHON),
            fast=False,
            considerate=asked.considerate,
        )

    async def _run(self, think: Callable[[], Any], claim: ThinkingClaim) -> Any:
        async with contextlib.AsyncExitStack() as slot:
            with QUEUE.track_inprogress():
                await slot.enter_async_context(self._slots.one(claim))
            with THINKING.track_inprogress():
                return await asyncio.wait_for(_in_thread(think), self._within)


async def _in_thread(think: Callable[[], Any]) -> Any:
    """Run a function in a thread of its own, so that a function that hangs blocks no other."""
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
    """Compile a game's search and store the result on disk. Yield the share that is done.

    Another process does the compiling. Compiling can take a minute, during which this process would
    have little time for anything else. If the result cannot be stored on disk, this process
    compiles for itself.
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
        if process.returncode is None:  # the server is shutting down
            process.kill()
            await process.wait()
