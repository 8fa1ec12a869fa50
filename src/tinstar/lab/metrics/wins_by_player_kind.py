import numpy as np

from tinstar.lab.metrics import WINNING, Columns, Metric
from tinstar.lab.simulation.simulate import Results
from tinstar.lab.simulation.summary import wins


def by_kind(games: Results) -> Columns:
    """Return how often a seat of each kind of player wins, if several kinds of player play."""
    names = np.array(games.plan.seats)
    sat, won = names[games.kinds()], wins(games)
    kinds = list(dict.fromkeys(games.plan.seats))
    return {kind: won.mean(axis=1, where=sat == kind) for kind in kinds if len(kinds) > 1}


METRIC = Metric(
    "kind",
    "wins of one seat, by kind of player",
    by_kind,
    "one seat of {which} wins {amount} games in 100",
    share=True,
    about_who_wins=True,
    chapter=WINNING,
    even=True,
)
