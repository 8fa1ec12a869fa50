import numpy as np

from tinstar.lab.metrics import CHOOSING, Metric

METRIC = Metric(
    "choice",
    "decisions that leave a choice",
    lambda games: {"": games.rows["choices"] / np.maximum(games.rows["decisions"], 1)},
    "{amount} decisions in 100 leave a choice",
    share=True,
    chapter=CHOOSING,
    says="{amount} decisions in 100 leave a choice; the others are forced",
)
