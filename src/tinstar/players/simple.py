"""Players that do not think ahead."""

import numpy as np

from tinstar.core.calls import add_merits
from tinstar.core.state import View

WORLDS = 4
ATTENTION = 0.6  # of an easy player: how often it looks at all


class RandomPlayer:
    """Each legal action is equally likely."""

    def __init__(self, seed: int | None = None):
        self._rng = np.random.default_rng(seed)

    def choose(self, view: View) -> int:
        return int(self._rng.choice(view.legal_actions()))


class EasyPlayer:
    """Greedy when it pays attention, else random: somebody to learn a game against."""

    def __init__(self, seed: int | None = None):
        self._rng = np.random.default_rng(seed)
        self._random, self._greedy = RandomPlayer(seed), GreedyPlayer(seed)

    def choose(self, view: View) -> int:
        player = self._greedy if self._rng.random() < ATTENTION else self._random
        return player.choose(view)


class GreedyPlayer:
    """Looks one step ahead, in a few worlds that fit what its seat has seen.

    It takes the action with the best outlook by the game's hints, ties drawn by lot.
    """

    def __init__(self, seed: int | None = None):
        self._rng = np.random.default_rng(seed)

    def choose(self, view: View) -> int:
        game = view.game
        room, n = game.room(), 0
        states = np.repeat(view.record, 2)
        for _ in range(WORLDS):
            states[:1] = view.sample(self._rng)
            n = game.calls[add_merits](states, room)
        merits = room["merits"][0, :n]
        best = np.flatnonzero(merits == merits.max())
        return int(room["actions"][0, self._rng.choice(best)])
