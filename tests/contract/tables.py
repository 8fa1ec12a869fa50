"""Tables of all kinds: each game at each number of seats, with each of its options, with all its
rulings the other way, with all of both at once, and each of its variants."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st

import tinstar
from tinstar.games import rules
from tinstar.testing.leaks import random_answer


def plans(name: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every number of seats; at the largest table each other value of each option on its own, and
    those of all rulings together; the last values of all at once at the smallest."""
    sizes, options = rules(name).box.seats, rules(name).box.options.values()
    rulings = [o for o in options if o.ruling]
    yield from ((players, {}) for players in sizes)
    yield from ((sizes[-1], {o.name: v}) for o in options if not o.ruling for v in o.choices[1:])
    for nth in range(1, max((len(o.choices) for o in rulings), default=0)):
        yield sizes[-1], {o.name: o.choices[min(nth, len(o.choices) - 1)] for o in rulings}
    if len(options) > 1:
        yield sizes[0], {o.name: o.choices[-1] for o in options}


def tables() -> Iterator[Any]:
    """`make fast` plays only the smallest and the largest table of each game, and its variants."""
    for name in tinstar.available():
        sizes = rules(name).box.seats
        for players, options in plans(name):
            said = "-".join([name, str(players), *(f"{k}={v}" for k, v in options.items())])
            usual = not options and players in (sizes[0], sizes[-1])
            table = (name, players, tuple(options.items()), None)
            yield pytest.param(table, id=said, marks=[] if usual else [pytest.mark.slow])
        for variant in rules(name).variants:
            yield pytest.param((name, None, (), variant), id=f"{name}-{variant}")


Table = tuple[str, int | None, tuple[tuple[str, Any], ...], str | None]


@cache
def load(table: Table) -> tinstar.Game:
    name, players, options, variant = table
    game = tinstar.load(name, players=players, **dict(options))
    return game.variant(variant) if variant else game


@cache
def walk(game: tinstar.Game, seed: int) -> list[tinstar.State]:
    """Every position of a random game, the end included."""
    rng, state = np.random.default_rng(seed), game.new_initial_state()
    positions = [state.clone()]
    while not state.is_terminal():
        state.apply_action(random_answer(state, rng))
        positions.append(state.clone())
    return positions


def positions(game: tinstar.Game, about: int = 15) -> list[tinstar.State]:
    """So many positions spread evenly over a random game, the end included."""
    whole = walk(game, seed=1)
    return [*whole[: -1 : max(1, len(whole) // about)], whole[-1]]


# --- games that shrink: any whole numbers, each taken modulo the number of legal answers ---------

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
