import numpy as np

from tinstar.lab.metrics import CHOOSING, Columns, Metric
from tinstar.lab.simulation.simulate import Results


def of_a_choice(games: Results) -> Columns:
    """Return the effective number of actions per choice, if nets played in every game."""
    judged = games.rows["judged"]
    if not judged.all():
        return {}
    return {"": games.rows["breadth"] / np.maximum(judged, 1)}


METRIC = Metric(
    "breadth",
    "actions that a net in effect chooses among: exp(entropy) of its policy, where it has a choice",
    of_a_choice,
    "a net chooses among {amount} actions in effect",
    source="M. Hill, Diversity and Evenness, Ecology 54(2), 1973",
    chapter=CHOOSING,
    unit="actions",
)
