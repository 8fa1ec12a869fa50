from tinstar.engine.actions import seat_letter
from tinstar.lab.metrics import WINNING, Columns, Metric
from tinstar.lab.simulation.simulate import Results
from tinstar.lab.simulation.summary import wins


def by_chair(games: Results) -> Columns:
    """Return how often each chair wins. The kinds of player change chairs between games."""
    won = wins(games)
    return {seat_letter(seat): won[:, seat] for seat in range(won.shape[1])}


METRIC = Metric(
    "chair",
    "wins by chair",
    by_chair,
    "chair {which} wins {amount} games in 100",
    share=True,
    about_who_wins=True,
    chapter=WINNING,
    even=True,
)
