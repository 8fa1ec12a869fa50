"""Players that do not search."""

import numpy as np

from tinstar.engine.kernel_calls import add_merits
from tinstar.engine.view import View

WORLDS = 4  # sampled by greedy
ATTENTION = 0.5  # probability that an easy player takes the best action it sees
MISTAKE = 0.05  # largest loss of utility, by the evaluation, of its other actions


class RandomPlayer:
    """Player that chooses at random. Each legal action is equally likely."""

    def __init__(self, seed: int | None = None):
        self._rng = np.random.default_rng(seed)

    def choose(self, view: View) -> int:
        """Return a random legal action of the seat to act."""
        return int(self._rng.choice(view.legal_actions()))


class EasyPlayer:
    """A greedy player that often settles for less. It is an opponent for beginners."""

    def __init__(self, seed: int | None = None):
        self._rng = np.random.default_rng(seed)

    def choose(self, view: View) -> int:
        """Return the best action in half of the cases, else an action that seems about as good."""
        actions, merits = seem(view, self._rng)
        attentive = self._rng.random() < ATTENTION
        good = merits >= merits.max() - (0.0 if attentive else MISTAKE)
        return int(self._rng.choice(actions[good]))


class GreedyPlayer:
    """Player that looks one step ahead in a few worlds consistent with its view.

    It takes the action with the best heuristic evaluation. Ties are drawn by lot.
    """

    def __init__(self, seed: int | None = None):
        self._rng = np.random.default_rng(seed)

    def choose(self, view: View) -> int:
        """Return the action that seems best one step ahead."""
        actions, merits = seem(view, self._rng)
        return int(self._rng.choice(actions[merits == merits.max()]))


def seem(view: View, rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    """Return the legal actions and the merit of each.

    The merit is that of the position one step ahead, adjusted by etiquette.
    """
    game = view.game
    scratch, n = game.scratch(), 0
    states = np.repeat(view.record, 2)
    for _ in range(WORLDS):
        states[:1] = view.sample(rng)
        n = game.calls[add_merits](states, scratch)
    return scratch["actions"][0, :n], scratch["merits"][0, :n] / WORLDS
