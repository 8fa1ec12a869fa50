"""Sessions for tests of the terminal, with fast players and journals in temporary folders."""

from pathlib import Path

import tinstar
from tests.games.calaboose.table import Table
from tinstar.match.match import Match
from tinstar.match.solo_session import Session
from tinstar.players.simple import RandomPlayer
from tinstar.ui.terminal.match_series import Setup, Sitting


def sitting(folder: Path, players: int = 2, seed: int = 5, **more) -> Sitting:
    game = tinstar.load("calaboose", players=players)
    journal = folder / "match.jsonl"
    return Sitting(Setup(game=game, others="random", seed=seed, journal=journal, **more))


class Drawn(Match):
    """A match in memory that starts at a random position."""

    def __init__(self, table: Table):
        super().__init__(table.game, [None] + ["random"] * (table.game.players - 1), seed=1)
        self._state = table.state()


class At(Sitting):
    """A series that starts at a random position, on the first seat."""

    def __init__(self, table: Table):
        session = Session(Drawn(table), 0, adviser=RandomPlayer(1))
        super().__init__(Setup(game=table.game, others="random"), session)
