from tinstar.lab.metrics import LUCK, Metric
from tinstar.lab.simulation.summary import chances

METRIC = Metric(
    "luck",
    "shift of the chance to win by the most influential chance event, by the game's own estimates",
    lambda games: chances(games, "luck"),
    "the most influential chance event shifts {amount} games in 100",
    share=True,
    chapter=LUCK,
)
