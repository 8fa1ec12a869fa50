"""Promises about the flow: only declared transitions happen, and no chain of steps is endless."""

from collections.abc import Iterable, Iterator
from enum import IntEnum
from typing import Any

import numpy as np

from tinstar.engine import kernel
from tinstar.engine.compiler import plain
from tinstar.engine.flow_table import parameters
from tinstar.engine.game import Game
from tinstar.engine.game_bundle import Rules
from tinstar.engine.kernel import CHANCE, TERMINAL
from tinstar.engine.state import State
from tinstar.testing.contract.promise import expect, promise

Transition = tuple[Any, IntEnum]  # to a phase, from a phase or from a condition before all phases
LONGEST_CHAIN = 1000  # steps after one decision


def transitions(game: Game, seed: int) -> Iterator[Transition]:
    """Yield the transitions between phases in one random game, for each decision and each step."""
    rules, rng = game.rules, np.random.default_rng(seed)
    state, box = game.new_initial_state(), game.box
    while (asked := state.current_player()) != TERMINAL:
        answers = state.chance_outcomes() if asked == CHANCE else state.legal_actions()
        given = [a if isinstance(a, int) else a[0] for a in answers]
        s, action = state.s, int(rng.choice(given))
        before = place_of(rules, box, s)
        plain(kernel.carry_out, box, s, action)
        yield before, rules.flow.phase_of(s)
        for _ in steps_under_way(game, state):
            before = rules.flow.phase_of(s)
            plain(kernel.proceed, box, s)
            yield before, rules.flow.phase_of(s)


def steps_under_way(game: Game, state: State) -> Iterator[int]:
    """Yield 0, 1, 2, ... for as long as a further step follows automatically."""
    for step in range(LONGEST_CHAIN):
        if not plain(kernel.is_under_way, game.box, state.s):
            return
        yield step
    phase = game.rules.flow.phase_of(state.s).name
    expect(
        False, f"{LONGEST_CHAIN} automatic steps followed one action, and the next would be {phase}"
    )


def place_of(rules: Rules, box: Any, s: Any) -> Any:
    """Return the condition of `Flow.before` that is true now or, if none is, the current phase."""
    given = {"box": box, "s": s}
    for condition in rules.flow.before:
        if plain(condition, *(given[name] for name in parameters(condition))):
            return condition
    return rules.flow.phase_of(s)


def is_declared(rules: Rules, transition: Transition) -> bool:
    """Return whether the flow declares a transition. Staying in a phase is always allowed."""
    before, after = transition
    if before == after or before in rules.flow.before:  # that condition leads to the new phase
        return True
    return after in rules.flow.phases[before].leads_to


@promise("table", "otherwise the table of the flow misleads its readers")
def every_phase_leads_where_the_flow_says(game: Game) -> None:
    for before, after in transitions(game, seed=1):
        told = f"{getattr(before, 'name', before)} led to {after.name}"
        expect(
            is_declared(game.rules, (before, after)), f"{told}, which its leads_to does not name"
        )


def never_seen(games: Iterable[Game], seeds: Iterable[int]) -> list[str]:
    """Return the declared transitions that do not occur in random games from these seeds."""
    declared: dict[str, None] = {}
    seen: set[str] = set()
    for game in games:
        phases = game.rules.flow.phases.items()
        declared |= {f"{p.name} > {x.name}": None for p, e in phases for x in e.leads_to}
        for seed in seeds:
            made = transitions(game, seed)
            seen |= {f"{b.name} > {a.name}" for b, a in made if isinstance(b, IntEnum)}
    return [transition for transition in declared if transition not in seen]
