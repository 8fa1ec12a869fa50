import numpy as np

from tinstar.lab.metrics import CHOOSING, Metric

METRIC = Metric(
    "options",
    "legal actions where there is a choice",
    lambda games: {"": games.rows["options"] / np.maximum(games.rows["choices"], 1)},
    "a choice is among {amount} actions",
    source="L. V. Allis, Searching for Solutions in Games and Artificial Intelligence, 1994",
    chapter=CHOOSING,
    unit="actions",
)
