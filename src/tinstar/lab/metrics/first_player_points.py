import numpy as np

from tinstar.lab.metrics import WINNING, Columns, Metric
from tinstar.lab.simulation.simulate import Results


def of_the_first(games: Results) -> Columns:
    """Return the points of the first seat to act, minus the mean points of all other seats."""
    scores, first = games.rows["scores"].astype(float), games.rows["first"]
    own = np.take_along_axis(scores, first[:, None].astype(int), axis=1)[:, 0]
    others = (scores.sum(axis=1) - own) / max(scores.shape[1] - 1, 1)
    return {"": own - others}


METRIC = Metric(
    "points",
    "points of the first player, beyond those of the others",
    of_the_first,
    "the first player has {amount} points than another",
    chapter=WINNING,
    unit="points",
    says="the first player has {amount} points beyond what the others have",
)
