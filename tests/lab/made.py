"""Invented results of games, as input for metrics."""

import numpy as np

import tinstar
from tinstar.lab.simulation.compiled_games import row_type
from tinstar.lab.simulation.simulate import Plan, Results

PLAN = Plan("calaboose", ("greedy", "random", "random"), games=1, seed=7)


def results(games: int = 400, plan: Plan = PLAN, **rows: object) -> Results:
    """Return invented games of three seats: A always wins, unless `rows` says otherwise."""
    made = np.zeros(games, row_type(3))
    made["returns"] = (1, -0.5, -0.5)
    made["decisions"], made["choices"], made["options"] = 20, 10, 30
    for name, values in rows.items():
        made[name] = values
    return Results(plan, tinstar.load("calaboose", 3), np.arange(games), made)
