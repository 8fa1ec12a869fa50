"""Interface through which tables ask for the decisions of their computer players."""

import asyncio
from collections import defaultdict
from typing import Protocol

from tinstar.engine.view import View
from tinstar.players import Player
from tinstar.players.thinking import Thought
from tinstar.server.tables.thinking_queue import ThinkingClaim


class Thinking(Protocol):
    """Runs the decisions of computer players, without delaying any table.

    `ready` and `made` say by game whether its search is compiled, and how much of it, up to 1.
    """

    ready: defaultdict[str, asyncio.Event]
    made: defaultdict[str, float]

    async def choose(self, decides: Player, view: View, claim: ThinkingClaim) -> int:
        """Return the player's action. The time that passes does not reveal how hard it was."""
        ...

    async def advise(self, view: View, seconds: float, claim: ThinkingClaim) -> Thought:
        """Return what a search recommends in a view. Raise `TooMuch` if it takes too long."""
        ...
