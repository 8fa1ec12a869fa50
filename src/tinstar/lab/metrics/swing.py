from tinstar.lab.metrics import TENSION, Metric
from tinstar.lab.summary import as_chances

METRIC = Metric(
    "swing",
    "chance to win that the weightiest decision moves, by the game's own hints",
    lambda games: {"": as_chances(games, "swing")},
    "the weightiest decision of a game moves {amount} games in 100",
    share=True,
    chapter=TENSION,
)
