"""Players that use a net without a search: to choose among all actions, or among the best ones."""

from pathlib import Path
from random import Random

from tinstar.engine.game import Game
from tinstar.engine.random_streams import new_stream, seed_from
from tinstar.engine.view import View
from tinstar.players import Choice
from tinstar.players.net_header import NetFile, read_file, shipped_file
from tinstar.players.simple import GreedyPlayer, seem
from tinstar.players.thinking import Draw, Thinker

POWER = 2.0  # exponent of the probabilities; 1 would explore as much as in training
CLOSE = 0.6  # two actions are about as good if neither is less probable than the other, times this
KEEN_ON = 0.03  # how much less utility than the best an action may promise, to be considered


class NetPlayer:
    """Player that draws its actions from its net's policy.

    In a game for which there is no net, this player plays like `greedy`.
    """

    def __init__(
        self,
        seed: int | None = None,
        file: Path | None = None,
        power: float = POWER,
        considerate: bool = False,
    ):
        self.power = power
        self.considerate = considerate
        self._file = file
        self._files: dict[str, tuple[NetFile | None, str]] = {}  # by digest of the game
        self._stream = new_stream(seed_from(Random(seed)))
        self._seed = seed
        self._greedy: GreedyPlayer | None = None

    def restart(self, seed: int) -> None:
        """Draw from now on from the random stream that begins at this 64-bit number."""
        self._stream[0] = self._seed = seed
        self._greedy = None

    def without_net(self, game: Game) -> str:
        """Return why this player has no net for a game, or "" if it has one."""
        return self._net(game)[1]

    def choose(self, view: View) -> int:
        """Return an action drawn from the net's policy. Without a net, return greedy's action."""
        return self.weigh(view).action

    def weigh(self, view: View) -> Choice:
        """Return the choice, and the actions that the policy considers about as probable."""
        from tinstar.players.local_thinking import ponder_here  # needs NumPy

        return ponder_here(self, view)

    async def ponder(self, view: View, thinker: Thinker) -> Choice:
        """Return what `weigh` returns. The thinker draws the action."""
        net, _ = self._net(view.game)
        if net is None:
            self._greedy = self._greedy or GreedyPlayer(self._seed)
            return self._greedy.weigh(view)
        asked = Draw(view, net, self._stream, self.power, self.considerate)
        chosen, odds = await thinker.draw(asked)
        return _choice(chosen, [*odds], odds)

    def _net(self, game: Game) -> tuple[NetFile | None, str]:
        if self._file is None:
            return shipped_file(game, self.considerate)
        if game.digest not in self._files:
            self._files[game.digest] = read_file(game, self._file), ""
        return self._files[game.digest]


class KeenPlayer:
    """Player that looks one step ahead, and draws from its net's policy among the best actions.

    In a game for which it has no net, it plays like `greedy`.
    """

    def __init__(self, seed: int | None = None):
        self._rng = Random(seed)

    def without_net(self, game: Game) -> str:
        """Return why this player has no net for a game, or "" if it has one."""
        return shipped_file(game, considerate=True)[1]

    def choose(self, view: View) -> int:
        """Return an action drawn from the net's policy, among the actions that seem about best."""
        return self.weigh(view).action

    def weigh(self, view: View) -> Choice:
        """Return the choice, and those of the best actions that are about as probable."""
        from tinstar.players.local_thinking import ponder_here  # needs NumPy

        return ponder_here(self, view)

    async def ponder(self, view: View, thinker: Thinker) -> Choice:
        """Return what `weigh` returns. The thinker computes the policy."""
        actions, merits = seem(view, self._rng)
        net, _ = shipped_file(view.game, considerate=True)
        least = max(merits) - (KEEN_ON if net else 0.0)
        good = [action for action, merit in zip(actions, merits, strict=True) if merit >= least]
        if net is None or len(good) == 1:
            return Choice(self._rng.choice(good), good)
        odds = await thinker.policy(view, net)
        return _choice(self._rng.choices(good, [odds[x] for x in good])[0], good, odds)


def _choice(chosen: int, good: list[int], odds: dict[int, float]) -> Choice:
    """Return a choice with those of the good actions whose probability is close to its own."""
    own = odds[chosen]
    return Choice(chosen, [x for x in good if CLOSE * own <= odds[x] <= own / CLOSE])
