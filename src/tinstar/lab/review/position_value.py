"""The value of a position to each seat, estimated by playouts (`players.playouts`).

In a game without a net, playouts go to the end of the game. The heuristics are not used, because
they rate most decisions alike, and do not say how wrong their values may be. This module needs no
NumPy.
"""

from collections.abc import Sequence
from typing import Any, Literal

from tinstar.engine.game import Game
from tinstar.engine.kernel import share_of_win
from tinstar.players.net_header import SHIPPED, shipped_file
from tinstar.players.search import BEST, NET, PLAIN
from tinstar.players.thinking import Playouts, Thinker

By = Literal["net", "hints", "plain"]
SEEDS = 2**64


def by_what(game: Game, by: str, fast: bool) -> By:
    """Return the kind of evaluation for this game, given the kind that was requested.

    If nothing was requested, a game with a net in its folder uses the net. A game without one uses
    "plain", which plays to the end. Heuristics replace the net if it does not fit the numbers of
    this game, or if nothing is compiled.
    """
    if by == PLAIN or (by == BEST and not (game.rules.folder / SHIPPED).is_file()):
        return "plain"
    return "net" if by in (BEST, NET) and fast and shipped_file(game)[0] else "hints"


class Judge:
    """Evaluates positions of one game. The same seed gives the same values."""

    def __init__(
        self, game: Game, thinker: Thinker, by: str = BEST, seed: int = 0, fast: bool = True
    ):
        """Prepare the evaluation. The thinker makes the playouts.

        `by` means the same as for `SearchPlayer`. If `fast` is False, the evaluation runs in
        Python, without a net.
        """
        self.game = game
        self.thinker = thinker
        self.by: By = by_what(game, by, fast)
        self._seed = seed % SEEDS
        self._fast = fast
        self._net = shipped_file(game)[0] if self.by == "net" else None

    async def truth(self, record: Any, playouts: int, first: int = 0) -> list[list[float]]:
        """Return the value of the true position to each seat: for each playout a list."""
        found = await self._play_out(record, -1, [-1], (playouts, first))
        return [of_actions[0] for of_actions in found]

    async def compare(
        self, view: Any, seat: int, actions: Sequence[int], playouts: int
    ) -> list[list[float]]:
        """Return the value of each action to a seat by its view: for each playout a list."""
        found = await self._play_out(view, seat, actions, (playouts, 0))
        return [[of_seats[seat] for of_seats in of_actions] for of_actions in found]

    async def _play_out(
        self, record: Any, seat: int, actions: Sequence[int], lot: tuple[int, int]
    ) -> list[list[list[float]]]:
        playouts, first = lot
        asked = Playouts(
            game=self.game,
            record=record,
            seat=seat,
            actions=actions,
            seed=self._seed,
            first=first,
            playouts=playouts,
            hints=self.by != PLAIN,
            net=self._net,
            fast=self._fast,
        )
        found, n = await self.thinker.play_out(asked), self.game.players
        if self.game.box.by_score:
            return found
        return [[[share_of_win(x, n) for x in seats] for seats in each] for each in found]
