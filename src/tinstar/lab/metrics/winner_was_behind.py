import numpy as np

from tinstar.lab.metrics import TENSION, Columns, Metric
from tinstar.lab.simulation.simulate import Results
from tinstar.lab.simulation.summary import as_chances


def way_back(games: Results) -> Columns:
    """Return how far the winner was behind the leading seat, averaged over all decisions."""
    if games.game.box.by_score:
        return {}
    behind, best = as_chances(games, "behind"), np.argmax(games.rows["returns"], axis=1)
    own = np.take_along_axis(behind, best[:, None], axis=1)[:, 0]
    return {"": own / np.maximum(games.rows["decisions"], 1)}


METRIC = Metric(
    "drama",
    "chance to win by which the winner was behind on the way, by the game's own estimates",
    way_back,
    "on the way, the winner was behind by {amount} games in 100",
    share=True,
    source="C. Browne, Automatic Generation and Evaluation of Recombination Games, 2008",
    chapter=TENSION,
    says="on average over the game, the winner was behind by {amount} games in 100",
)
