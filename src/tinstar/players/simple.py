"""Players that do not search."""

import numpy as np

from tinstar.engine.compiler import plain
from tinstar.engine.kernel import GAMES_OWN, rounds_finished
from tinstar.engine.kernel_calls import add_merits
from tinstar.engine.view import View

WORLDS = 4  # states that greedy samples for each decision
ATTENTION = 0.5  # the probability that easy takes the action that seems best
MISTAKE = 0.05  # how much less utility easy's other actions may promise
SURE = 30, 90  # %: easy takes a risk above a chance of success that it draws from this range


class RandomPlayer:
    """Player that chooses at random among its legal actions, all equally likely."""

    def __init__(self, seed: int | None = None):
        self._rng = np.random.default_rng(seed)

    def choose(self, view: View) -> int:
        """Return a random legal action of the seat to act."""
        return int(self._rng.choice(view.legal_actions()))


class EasyPlayer:
    """Opponent for beginners: a greedy player that often takes a slightly worse action.

    How sure it wants to be of a risk (`kernel.manners`) changes from round to round.
    """

    def __init__(self, seed: int | None = None):
        self._rng = np.random.default_rng(seed)
        self._round = -1
        self._sure = GAMES_OWN

    def choose(self, view: View) -> int:
        """Return the action that seems best or, half of the time, one about as good."""
        finished = int(plain(rounds_finished, view.game.box[0], view.s))
        if finished != self._round:
            self._round = finished
            self._sure = int(self._rng.integers(*SURE, endpoint=True))
        actions, merits = seem(view, self._rng, self._sure)
        attentive = self._rng.random() < ATTENTION
        good = merits >= merits.max() - (0.0 if attentive else MISTAKE)
        return int(self._rng.choice(actions[good]))


class GreedyPlayer:
    """Player that looks one step ahead in a few states that are consistent with its view.

    It takes the action with the best heuristic evaluation, and breaks ties at random.
    """

    def __init__(self, seed: int | None = None):
        self._rng = np.random.default_rng(seed)

    def choose(self, view: View) -> int:
        """Return the action that seems best one step ahead."""
        actions, merits = seem(view, self._rng)
        return int(self._rng.choice(actions[merits == merits.max()]))


def seem(
    view: View, rng: np.random.Generator, sure: int = GAMES_OWN
) -> tuple[np.ndarray, np.ndarray]:
    """Return the legal actions of the seat to act, and the merit of each action.

    The merit is the evaluation of the position after the action, adjusted by etiquette. `sure` is
    as in `kernel.manners`.
    """
    game = view.game
    scratch, n = game.scratch(), 0
    states = np.repeat(view.record, 2)
    for _ in range(WORLDS):
        states[:1] = view.sample(rng)
        n = game.calls[add_merits](states, sure, scratch)
    return scratch["actions"][0, :n], scratch["merits"][0, :n] / WORLDS
