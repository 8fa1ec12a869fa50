import numpy as np

from tinstar.lab.metrics import Metric

METRIC = Metric(
    "choice",
    "decisions that leave a choice",
    lambda games: {"": games.rows["choices"] / np.maximum(games.rows["decisions"], 1)},
    "{amount} decisions in 100 leave a choice",
    share=True,
)
