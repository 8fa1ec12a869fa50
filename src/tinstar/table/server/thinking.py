"""Computer players, each thought in a thread of its own, so that none delays another table.

A search runs as machine code, which lets other threads go on. So many think at the same time; the
others wait their turn. Who takes too long or breaks down is replaced for this one answer by a legal
one drawn by lot, and the house's journal of errors says so: a table must go on.
"""

import asyncio
import logging
import random
import sys
import threading
from collections.abc import Callable
from typing import Any

from tinstar.core.state import View
from tinstar.games import available, load
from tinstar.players import Player
from tinstar.players.search import SearchPlayer, Thought
from tinstar.table.match import Match
from tinstar.table.undo import was_foreseeable

log = logging.getLogger(__name__)


class Thinking:
    """Where computer players think."""

    def __init__(self, at_once: int, within: float):
        self._room = asyncio.Semaphore(at_once)
        self._within = within
        self.ready = {name: asyncio.Event() for name in available()}  # its machine code is

    async def choose(self, decides: Player, view: View) -> int:
        """The player's answer, which is legal; or, if it has none in time, one drawn by lot."""
        try:
            if isinstance(decides, SearchPlayer):
                await self.ready[view.game.rules.name].wait()
            action = await self._run(lambda: decides.choose(view))
            if action in view.legal_actions():
                return action
            log.error("%s: expected a legal action, got another", type(decides).__name__)
        except TimeoutError:
            log.error("%s: expected an answer in time, got none", type(decides).__name__)
        except Exception as e:  # what it says may name a hidden card
            log.error("%s: expected an action, got %s", type(decides).__name__, type(e).__name__)
        return random.choice(view.legal_actions())

    async def advise(self, view: View, seconds: float) -> Thought:
        """What a search finds for whoever has this view."""
        await self.ready[view.game.rules.name].wait()
        return await self._run(lambda: SearchPlayer(seconds=seconds).think(view))

    async def _run(self, think: Callable[[], Any]) -> Any:
        async with self._room:
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


async def warm(game: str) -> None:
    """Have the machine code of a game on the disk, made by another process: it may take a minute,
    during which this one would do little else."""
    code = "import sys; from tinstar.table.server.thinking import play_once; play_once(sys.argv[1])"
    nothing = asyncio.subprocess.DEVNULL
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", code, game, stdin=nothing, stdout=nothing
    )
    try:
        await process.wait()
    finally:
        if process.returncode is None:  # the house closes
            process.kill()


def play_once(name: str) -> None:
    """Use all that is compiled of a game."""
    game = load(name).compile()
    match = Match(game, ["greedy"] * game.players, seed=1)
    while happening := match.step():
        was_foreseeable(happening)
    SearchPlayer.prepare(game)
