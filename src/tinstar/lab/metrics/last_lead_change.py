import numpy as np

from tinstar.lab.metrics import TENSION, Metric

METRIC = Metric(
    "settled",
    "part of a game after which the lead no longer changes, by the game's own estimates",
    lambda games: {"": games.rows["settled"] / np.maximum(games.rows["decisions"], 1)},
    "the lead changes for the last time {amount}, in hundredths of the game",
    words=("later", "earlier"),
    share=True,
    source="G. Elias, R. Garfield, K. Gutschera, Characteristics of Games, 2012: lame-duck time",
    chapter=TENSION,
    says="the lead changes for the last time after {amount} % of the game",
)
