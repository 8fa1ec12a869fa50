import numpy as np

from tinstar.lab.metrics import CHOOSING, Metric

METRIC = Metric(
    "dead",
    "turns without any choice",
    lambda games: {"": games.rows["dead"] / np.maximum(games.rows["turns"], 1)},
    "{amount} turns in 100 are dead",
    share=True,
    chapter=CHOOSING,
    says="{amount} turns in 100 are dead: every decision of their seat is forced",
)
