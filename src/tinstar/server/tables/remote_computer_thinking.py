"""Run computer players without threads: searches and nets are computed elsewhere.

Players that neither search nor use a net decide at once, in Python. Such a server has no queue of
its own: the thinker takes one request after the other.
"""

import asyncio
from collections import defaultdict

from tinstar.engine.view import View
from tinstar.players import Player
from tinstar.players.search import SearchPlayer
from tinstar.players.thinking import Thinker, Thought, decided
from tinstar.server.errors import TooMuch
from tinstar.server.tables.computer_decisions import in_time, unhurried
from tinstar.server.tables.thinking_queue import ThinkingClaim


class RemoteThinking:
    """Runs the decisions of computer players by means of a thinker."""

    def __init__(self, thinker: Thinker, within: float):
        """Let each decision take `within` seconds at most, including the wait for others."""
        self._thinker = thinker
        self._within = within
        self.ready = defaultdict[str, asyncio.Event](asyncio.Event)
        self.made = defaultdict[str, float](lambda: 1.0)

    async def choose(self, decides: Player, view: View, claim: ThinkingClaim) -> int:  # noqa: ARG002
        """Return the player's action. The time that passes does not reveal how hard it was."""
        deciding = asyncio.wait_for(
            decided(in_time(decides, view), view, self._thinker), self._within
        )
        return await unhurried(deciding, type(decides).__name__, view)

    async def advise(self, view: View, seconds: float, claim: ThinkingClaim) -> Thought:  # noqa: ARG002
        """Return what a search recommends in a view. Raise `TooMuch` if it takes too long."""
        asked = SearchPlayer(seconds=seconds).request(view)
        try:
            return await asyncio.wait_for(self._thinker.search(asked), self._within)
        except TimeoutError as e:
            raise TooMuch("busy") from e
