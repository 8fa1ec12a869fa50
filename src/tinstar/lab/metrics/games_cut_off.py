import numpy as np

from tinstar.lab.metrics import LASTING, Columns, Metric
from tinstar.lab.simulation.simulate import Results


def cut_off(games: Results) -> Columns:
    """Return the share of games that a limit cut off, if the game has an ending of this kind."""
    caps = [int(e) for e in games.game.rules.words.caps]
    return {"": np.isin(games.rows["ending"], caps).astype(float)} if caps else {}


METRIC = Metric(
    "capped",
    "games cut off by a limit",
    cut_off,
    "{amount} games in 100 are cut off by a limit",
    share=True,
    chapter=LASTING,
)
