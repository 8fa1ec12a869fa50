"""Hints: what a search would play. Each position is searched only once.

The setting `hint_seconds` of `server/config` limits the search.
"""

import asyncio

from tinstar.engine.kernel import share_of_win
from tinstar.engine.view import View
from tinstar.players.thinking import Thought
from tinstar.server.errors import NotYourTurn
from tinstar.server.tables.live_match import LiveMatch
from tinstar.server.tables.seat_frames import SceneRenderer
from tinstar.server.tables.table_schemas import Hint, HintMove
from tinstar.server.tables.thinking_interface import Thinking
from tinstar.server.tables.thinking_queue import ThinkingClaim


class Hints:
    """The hints of one table."""

    def __init__(self, thinking: Thinking):
        self._thinking = thinking
        self._last: tuple[tuple[int, int], Thought] | None = None  # seat, position and result
        self._one_at_a_time = asyncio.Lock()

    async def of(
        self, play: LiveMatch, seat: int, seconds: float, language: str, claim: ThinkingClaim
    ) -> Hint:
        """Return the moves that a search considers for a seat.

        Raises `NotYourTurn` if another seat is to act.
        """
        at, view = play.at, play.view(seat)
        if view.current_player() != seat:
            raise NotYourTurn("not-you")
        async with self._one_at_a_time:
            if self._last is None or self._last[0] != (seat, at):
                self._last = (seat, at), await self._thinking.advise(view, seconds, claim)
            thought, eyes = self._last[1], play.eyes(language)
            return await asyncio.to_thread(lambda: _hint(eyes, view, at, thought))


def _hint(eyes: SceneRenderer, view: View, at: int, thought: Thought) -> Hint:
    visits = sum(n for _, n, _ in thought.ranking) or 1
    moves = [
        HintMove(a, eyes.action_text(view, a), n / visits, _chance(mean, view.game.players))
        for a, n, mean in thought.ranking
    ]
    return Hint(at, thought.playouts, moves)


def _chance(outlook: float, players: int) -> float:
    """Return the chance of winning, between 0 and 1.

    A search's own estimate may lie outside of that range.
    """
    return max(0.0, min(1.0, share_of_win(outlook, players)))
