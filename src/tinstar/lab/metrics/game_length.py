from tinstar.lab.metrics import Metric

METRIC = Metric(
    "length",
    "decisions in a game",
    lambda games: {"": games.rows["decisions"]},
    "games have {amount} decisions",
    unit="decisions",
)
