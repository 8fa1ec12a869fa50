"""Players that use a net without a search: to choose among all actions, or among the best ones."""

from pathlib import Path
from random import Random

import numpy as np

from tinstar.engine.game import Game
from tinstar.engine.random_streams import new_stream
from tinstar.engine.view import View
from tinstar.errors import BadRecord
from tinstar.players import Choice
from tinstar.players.net import Eyes, Mind, Net, decide, eyes_of, mind_of, thought
from tinstar.players.net_file import SHIPPED, read
from tinstar.players.simple import GreedyPlayer, seem

MANY = 100
POWER = 2.0  # exponent of the probabilities; 1 would explore as much as in training
CLOSE = 0.6  # two actions are about as good if neither is less probable than the other, times this
UNDRAWN = -1.0  # marks entries of the net's memory that stand for no action
KEEN_ON = 0.03  # how much less utility than the best an action may promise, to be considered


_read: dict[tuple[Path, str], tuple[Net | None, str]] = {}  # by file and digest of the game


def shipped(game: Game, considerate: bool = False) -> tuple[Net | None, str]:
    """Return the net that ships with a game.

    If `considerate` is true, this is the net of players that mind the game's etiquette. If no net
    fits this edition and these options, return None and the reason.
    """
    file = game.rules.considerate_net if considerate else SHIPPED
    if file is None:
        return None, f"no net of {game.rules.name} has learned its etiquette"
    path = game.rules.folder / file
    if len(_read) > MANY:  # users could fill it with invented numbers
        _read.clear()
    if (path, game.digest) not in _read:
        _read[path, game.digest] = _net_in(path, game)
    return _read[path, game.digest]


def _net_in(path: Path, game: Game) -> tuple[Net | None, str]:
    if not path.is_file():
        return None, f"no net comes with {game.rules.name}"
    try:
        return read(game, path)[0], ""
    except BadRecord as e:
        return None, str(e)


class Ready:
    """A net, with its working memory for one game."""

    def __init__(self, game: Game, net: Net):
        self.net = net
        self.eyes: Eyes = eyes_of(game)
        self.mind: Mind = mind_of(game, net)


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
        self._games: dict[str, tuple[Ready | None, str]] = {}
        self._stream = np.asarray(new_stream(int(np.random.default_rng(seed).integers(2**63))))
        self._seed = seed
        self._greedy: GreedyPlayer | None = None

    def restart(self, seed: int) -> None:
        """Draw from now on from the random stream that begins at this 64-bit number."""
        self._stream[0] = self._seed = seed
        self._greedy = None

    def without_net(self, game: Game) -> str:
        """Return why this player has no net for a game, or "" if it has one."""
        return self._ready(game)[1]

    def choose(self, view: View) -> int:
        """Return an action drawn from the net's policy. Without a net, return greedy's action."""
        return self.weigh(view).action

    def weigh(self, view: View) -> Choice:
        """Return the choice, and the actions that the policy considers about as probable."""
        ready, _ = self._ready(view.game)
        if ready is None:
            self._greedy = self._greedy or GreedyPlayer(self._seed)
            return self._greedy.weigh(view)
        drawing, mind = (self._stream, self.power, int(self.considerate)), ready.mind
        mind.odds.fill(UNDRAWN)
        f = view.game.calls[decide]
        chosen = int(f(view.s, view.seat, ready.eyes, ready.net, mind, drawing))
        both = zip(mind.actions.tolist(), mind.odds.tolist(), strict=True)
        odds = {action: share for action, share in both if share > 0}
        return _choice(chosen, [*odds], odds)

    def _ready(self, game: Game) -> tuple[Ready | None, str]:
        if game.digest not in self._games:
            net, why = (
                (read(game, self._file)[0], "") if self._file else shipped(game, self.considerate)
            )
            self._games[game.digest] = Ready(game, net) if net else None, why
        return self._games[game.digest]


class KeenPlayer:
    """Player that looks one step ahead, and draws from its net's policy among the best actions.

    In a game for which it has no net, it plays like `greedy`.
    """

    def __init__(self, seed: int | None = None):
        self._rng = Random(seed)

    def without_net(self, game: Game) -> str:
        """Return why this player has no net for a game, or "" if it has one."""
        return shipped(game, considerate=True)[1]

    def choose(self, view: View) -> int:
        """Return an action drawn from the net's policy, among the actions that seem about best."""
        return self.weigh(view).action

    def weigh(self, view: View) -> Choice:
        """Return the choice, and those of the best actions that are about as probable."""
        actions, merits = seem(view, self._rng)
        net, _ = shipped(view.game, considerate=True)
        least = max(merits) - (KEEN_ON if net else 0.0)
        good = [action for action, merit in zip(actions, merits, strict=True) if merit >= least]
        if net is None or len(good) == 1:
            return Choice(self._rng.choice(good), good)
        odds = thought(view, net)[1]
        return _choice(self._rng.choices(good, [odds[x] for x in good])[0], good, odds)


def _choice(chosen: int, good: list[int], odds: dict[int, float]) -> Choice:
    """Return a choice with those of the good actions whose probability is close to its own."""
    own = odds[chosen]
    return Choice(chosen, [x for x in good if CLOSE * own <= odds[x] <= own / CLOSE])
