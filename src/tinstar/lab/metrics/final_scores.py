import numpy as np

from tinstar.lab.metrics import WINNING, Columns, Metric
from tinstar.lab.simulation.simulate import Results


def winners(games: Results) -> Columns:
    """Return the winner's points, and the mean points of all seats."""
    scores, returns = games.rows["scores"], games.rows["returns"]
    best = np.argmax(returns, axis=1)
    own = np.take_along_axis(scores, best[:, None], axis=1)[:, 0]
    return {"the winner": own, "a seat": scores.mean(axis=1)}


METRIC = Metric(
    "score",
    "points at the end",
    winners,
    "{which} has {amount} points",
    chapter=WINNING,
    unit="points",
)
