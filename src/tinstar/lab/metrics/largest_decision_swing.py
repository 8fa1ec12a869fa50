from tinstar.lab.metrics import TENSION, Metric
from tinstar.lab.simulation.summary import chances

METRIC = Metric(
    "swing",
    "shift of the chance to win by the most influential decision, by the game's own estimates",
    lambda games: chances(games, "swing"),
    "the most influential decision of a game shifts {amount} games in 100",
    share=True,
    chapter=TENSION,
)
