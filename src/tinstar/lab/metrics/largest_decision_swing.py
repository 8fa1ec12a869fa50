from tinstar.lab.metrics import TENSION, Metric
from tinstar.lab.simulation.summary import chances

METRIC = Metric(
    "swing",
    "chance to win that the weightiest decision moves, by the game's own hints",
    lambda games: chances(games, "swing"),
    "the weightiest decision of a game moves {amount} games in 100",
    share=True,
    chapter=TENSION,
)
