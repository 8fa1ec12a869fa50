"""A player that does what its net would do, without thinking ahead."""

from pathlib import Path

import numpy as np

from tinstar.core.errors import BadRecord
from tinstar.core.game import Game
from tinstar.core.random import new_stream
from tinstar.core.state import View
from tinstar.players.net import Eyes, Mind, Net, decide, eyes_of, mind_of
from tinstar.players.netfile import SHIPPED, read
from tinstar.players.simple import GreedyPlayer

MANY = 100
POWER = 2.0  # of the odds by which it draws: at 1 it still plays as curiously as it learned


_read: dict[tuple[Path, str], tuple[Net | None, str]] = {}  # by file, and a game's digest


def shipped(game: Game) -> tuple[Net | None, str]:
    """The net that comes with a game, or why there is none for it as it is played."""
    path = game.rules.folder / SHIPPED
    if len(_read) > MANY:  # games that somebody made up
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
    """A net with all that it takes to ask it in one game."""

    def __init__(self, game: Game, net: Net):
        self.net = net
        self.eyes: Eyes = eyes_of(game)
        self.mind: Mind = mind_of(game, net)


class NetPlayer:
    """Draws an action as likely as its net finds it good. Without a net for a game it is greedy."""

    def __init__(self, seed: int | None = None, file: Path | None = None, power: float = POWER):
        self.power = power
        self._file = file
        self._games: dict[str, tuple[Ready | None, str]] = {}
        self._stream = new_stream(int(np.random.default_rng(seed).integers(2**63)))
        self._greedy = GreedyPlayer(seed)

    def without_net(self, game: Game) -> str:
        """Why it plays a game without a net; empty where it has one."""
        return self._ready(game)[1]

    def choose(self, view: View) -> int:
        game = view.game
        ready, _ = self._ready(game)
        if ready is None:
            return self._greedy.choose(view)
        drawing = self._stream, self.power
        f = game.calls[decide]
        return int(f(view.record, view.seat, ready.eyes, ready.net, ready.mind, drawing))

    def _ready(self, game: Game) -> tuple[Ready | None, str]:
        if game.digest not in self._games:
            net, why = (read(game, self._file)[0], "") if self._file else shipped(game)
            self._games[game.digest] = Ready(game, net) if net else None, why
        return self._games[game.digest]
