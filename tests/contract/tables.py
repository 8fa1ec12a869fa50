"""Tables of all built-in games as test parameters, and games that Hypothesis can shrink."""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st

import tinstar
from tinstar.games import ours, rules
from tinstar.testing.contract.sample_tables import plans, positions, walk
from tinstar.testing.contract.sample_tables import tables as tables_of

__all__ = ["ANSWERS", "SOME", "each_table", "plans", "positions", "reached", "walk"]


def each_table() -> Iterator[Any]:
    """Return the tables as parameters; `make fast` runs only the usual ones."""
    for table in (t for name in ours() for t in tables_of(rules(name))):
        marks = [] if table.usual else [pytest.mark.slow]
        yield pytest.param((table.rules.name, table), id=str(table), marks=marks)


# --- games that shrink: integers, each taken modulo the number of legal actions -----------------

ANSWERS = st.integers(0, 120).flatmap(
    lambda n: st.lists(st.integers(0, 2**16 - 1), min_size=n, max_size=n)
)
SOME = settings(
    max_examples=6,
    deadline=None,
    derandomize=True,
    database=None,
    report_multiple_bugs=False,
    phases=[Phase.generate, Phase.shrink],
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


def reached(game: tinstar.Game, answers: list[int]) -> tinstar.State:
    state = game.new_initial_state()
    for n in answers:
        if state.is_terminal():
            break
        legal = state.legal_actions()
        state.apply_action(legal[n % len(legal)])
    return state
