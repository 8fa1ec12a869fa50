from tinstar.lab.metrics import WINNING, Metric
from tinstar.lab.simulation.summary import wins

METRIC = Metric(
    "shared",
    "games with several winners",
    lambda games: {"": (wins(games).max(axis=1) < 1).astype(float)},
    "{amount} games in 100 have several winners",
    share=True,
    chapter=WINNING,
)
