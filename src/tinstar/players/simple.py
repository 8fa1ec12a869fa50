"""Players that do not think ahead."""

import numpy as np

from tinstar.core import kernel
from tinstar.core.state import View


class RandomPlayer:
    """Each legal action is equally likely."""

    def __init__(self, seed: int | None = None):
        self._rng = np.random.default_rng(seed)

    def choose(self, view: View) -> int:
        return int(self._rng.choice(view.legal_actions()))


class GreedyPlayer:
    """Takes the action of the highest merit by the game's hints, ties drawn by lot."""

    def __init__(self, seed: int | None = None):
        self._rng = np.random.default_rng(seed)

    def choose(self, view: View) -> int:
        actions, merits = view.game.room()[0], np.zeros(view.game.num_distinct_actions())
        n = view.game.call(kernel.list_merits, view.game.box, view.record, actions, merits)
        best = np.flatnonzero(merits[:n] == merits[:n].max())
        return int(actions[self._rng.choice(best)])
