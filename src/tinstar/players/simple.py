"""Players that do not think ahead."""

import numpy as np

from tinstar.engine.kernel_calls import add_merits
from tinstar.engine.view import View

WORLDS = 4  # that greedy looks into
ATTENTION = 0.5  # of an easy player: how often it takes the best that it sees
MISTAKE = 0.05  # of the utility, at the most, that seems lost by what it does otherwise


class RandomPlayer:
    """Each legal action is equally likely."""

    def __init__(self, seed: int | None = None):
        self._rng = np.random.default_rng(seed)

    def choose(self, view: View) -> int:
        """Any legal action of the seat to act."""
        return int(self._rng.choice(view.legal_actions()))


class EasyPlayer:
    """Greedy when it pays attention, else whatever seems not much worse: somebody to learn a game
    against."""

    def __init__(self, seed: int | None = None):
        self._rng = np.random.default_rng(seed)

    def choose(self, view: View) -> int:
        """The best it sees half of the time, else one that seems about as good."""
        actions, merits = seem(view, self._rng)
        attentive = self._rng.random() < ATTENTION
        good = merits >= merits.max() - (0.0 if attentive else MISTAKE)
        return int(self._rng.choice(actions[good]))


class GreedyPlayer:
    """Looks one step ahead, in a few worlds that fit what its seat has seen.

    It takes the action with the best outlook by the game's hints, ties drawn by lot.
    """

    def __init__(self, seed: int | None = None):
        self._rng = np.random.default_rng(seed)

    def choose(self, view: View) -> int:
        """The action that seems best one step ahead."""
        actions, merits = seem(view, self._rng)
        return int(self._rng.choice(actions[merits == merits.max()]))


def seem(view: View, rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    """The legal actions, and how good each seems one step ahead, manners minded."""
    game = view.game
    scratch, n = game.scratch(), 0
    states = np.repeat(view.record, 2)
    for _ in range(WORLDS):
        states[:1] = view.sample(rng)
        n = game.calls[add_merits](states, scratch)
    return scratch["actions"][0, :n], scratch["merits"][0, :n] / WORLDS
