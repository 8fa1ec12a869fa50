import numpy as np

from tinstar.lab.metrics import TENSION, Columns, Metric
from tinstar.lab.simulation.simulate import Results


def decided(games: Results) -> Columns:
    """Return the share of each game, at its end, that was played with the winner almost sure."""
    if games.game.box.by_score:
        return {}
    rows, best = games.rows, np.argmax(games.rows["returns"], axis=1)
    until = np.take_along_axis(rows["unsure"], best[:, None], axis=1)[:, 0]
    return {"": 1 - until / np.maximum(rows["decisions"], 1)}


METRIC = Metric(
    "decided",
    "part of a game played on while the winner is 80 % sure, by the game's own estimates",
    decided,
    "{amount} hundredths of a game are played when it is already decided",
    share=True,
    source="C. Browne, Automatic Generation and Evaluation of Recombination Games, 2008",
    chapter=TENSION,
)
