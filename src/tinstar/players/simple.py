"""Players that do not search."""

from random import Random

from tinstar.engine.compiler import plain
from tinstar.engine.kernel import GAMES_OWN, rounds_finished
from tinstar.engine.kernel_calls import add_merits
from tinstar.engine.view import View
from tinstar.players import Choice

WORLDS = 4  # states that greedy samples for each decision
ATTENTION = 0.5  # the probability that easy takes the action that seems best
MISTAKE = 0.05  # how much less utility easy's other actions may promise
NEARLY = 0.003  # by how much the utility of actions that are about equally good may differ
SURE = 10, 60  # %: easy takes a risk above a chance of success that it draws from this range


class RandomPlayer:
    """Player that chooses at random among its legal actions, all equally likely."""

    def __init__(self, seed: int | None = None):
        self._rng = Random(seed)

    def choose(self, view: View) -> int:
        """Return a random legal action of the seat to act."""
        return self.weigh(view).action

    def weigh(self, view: View) -> Choice:
        """Return a random legal action. To this player all legal actions are equally good."""
        actions = view.legal_actions()
        return Choice(self._rng.choice(actions), actions)


class EasyPlayer:
    """Opponent for beginners: a greedy player that often takes a slightly worse action.

    How sure it wants to be of a risk (`kernel.manners`) changes from round to round.
    """

    def __init__(self, seed: int | None = None):
        self._rng = Random(seed)
        self._round = -1
        self._sure = GAMES_OWN

    def choose(self, view: View) -> int:
        """Return the action that seems best or, half of the time, one about as good."""
        return self.weigh(view).action

    def weigh(self, view: View) -> Choice:
        """Return the choice, and the actions that seem about as good."""
        finished = int(plain(rounds_finished, view.game.box[0], view.s))
        if finished != self._round:
            self._round = finished
            self._sure = self._rng.randint(*SURE)
        actions, merits = seem(view, self._rng, self._sure)
        attentive = self._rng.random() < ATTENTION
        least = max(merits) - (0.0 if attentive else MISTAKE)
        good = [action for action, merit in zip(actions, merits, strict=True) if merit >= least]
        return _choice(self._rng.choice(good), actions, merits)


class GreedyPlayer:
    """Player that looks one step ahead in a few states that are consistent with its view.

    It takes the action with the best heuristic evaluation, and breaks ties at random.
    """

    def __init__(self, seed: int | None = None):
        self._rng = Random(seed)

    def choose(self, view: View) -> int:
        """Return the action that seems best one step ahead."""
        return self.weigh(view).action

    def weigh(self, view: View) -> Choice:
        """Return the choice, and the actions that seem about as good."""
        actions, merits = seem(view, self._rng)
        most = max(merits)
        best = [action for action, merit in zip(actions, merits, strict=True) if merit == most]
        return _choice(self._rng.choice(best), actions, merits)


def _choice(chosen: int, actions: list[int], merits: list[float]) -> Choice:
    """Return a choice with the actions whose merit is close to the merit of the chosen action."""
    own, both = merits[actions.index(chosen)], zip(actions, merits, strict=True)
    return Choice(chosen, [action for action, merit in both if abs(merit - own) <= NEARLY])


def seem(view: View, rng: Random, sure: int = GAMES_OWN) -> tuple[list[int], list[float]]:
    """Return the legal actions of the seat to act, and the merit of each action.

    The merit is the evaluation of the position after the action, adjusted by etiquette. `sure` is
    as in `kernel.manners`.
    """
    game = view.game
    scratch, n = game.scratch(), 0
    states = game.rules.state.type.blanks(2)
    for _ in range(WORLDS):
        states[0] = view.sample(rng)
        n = game.calls[add_merits](states, sure, scratch)
    merits = [merit / WORLDS for merit in scratch.merits[:n]]
    return scratch.actions[:n].tolist(), merits
