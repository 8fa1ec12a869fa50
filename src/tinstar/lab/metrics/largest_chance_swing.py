from tinstar.lab.metrics import LUCK, Metric
from tinstar.lab.simulation.summary import chances

METRIC = Metric(
    "luck",
    "chance to win that the weightiest answer of chance moves, by the game's own hints",
    lambda games: chances(games, "luck"),
    "the weightiest answer of chance moves {amount} games in 100",
    share=True,
    chapter=LUCK,
)
