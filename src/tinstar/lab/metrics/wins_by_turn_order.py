import numpy as np

from tinstar.lab.metrics import WINNING, Columns, Metric
from tinstar.lab.simulation.simulate import Results
from tinstar.lab.simulation.summary import wins

TURNS = (
    "first",
    "second",
    "third",
    "fourth",
    "fifth",
    "sixth",
    "seventh",
    "eighth",
    "ninth",
    "tenth",
)


def by_turn(games: Results) -> Columns:
    """Return how often the first seat to act wins, the next seat in turn order, and so on."""
    won = wins(games)
    seats = won.shape[1]
    order = (games.rows["first"][:, None] + np.arange(seats)) % seats
    ordered = np.take_along_axis(won, order, axis=1)
    return {TURNS[turn]: ordered[:, turn] for turn in range(seats)}


METRIC = Metric(
    "turn",
    "wins by turn order",
    by_turn,
    "the {which} player in turn order wins {amount} games in 100",
    share=True,
    about_who_wins=True,
    chapter=WINNING,
    even=True,
)
