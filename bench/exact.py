"""Solve the smallest variants and write docs/exact.md: `python -m bench.exact`, or `make exact`."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from time import perf_counter

import pyspiel
from open_spiel.python import policy as spiel_policy
from open_spiel.python.algorithms import exploitability

import tinstar
from bench import machine
from tinstar.adapters import openspiel
from tinstar.errors import BadOption
from tinstar.lab.solving.cfr import Policy, Solver

PAGE = Path(__file__).parents[1] / "docs" / "exact.md"
SOLVED = 1e-6  # exploitability of a solved game, relative to the largest win
MOST_HISTORIES = 1_000_000
BATCH, MOST_ITERATIONS = 250, 20_000
CHECKED = 20_000  # histories that OpenSpiel can check in a minute, in Python

HEAD = """# Exact solutions

These variants have trees small enough to write down whole, and are solved. `make exact` writes this
page. The solver is `tinstar.lab.solve`: CFR+ in compiled code. Its policies agree with those of
OpenSpiel's CFR+ to 1e-6 after the same iterations (`tests/lab/test_cfr_beside_openspiel.py`).

- **Value**: what seat A may expect if both play perfectly, after each possible first outcome of
  chance (who begins, or deals).
- **Exploitability**: the mean gain of a best response against the policy found. "By OpenSpiel"
  checks it with OpenSpiel's own `exploitability.nash_conv`, halved, through the adapter, where the
  tree is small enough for Python.
- **Uniform**: the exploitability of choosing at random, so what there is to learn.
- The hands of poker are played for dollars, everything else for who wins.

The hand with its whole deck (25 Outlaws, `whole_hand`) has 152 million histories.
`tests/games/outlaws25/equilibrium.py` solves it for all hands at once: the seat that speaks first
loses 59 cents. Best responses to the policies found bound the value between 58.9 and 59.8 cents.

```python
import tinstar
from tinstar.lab import solve

policy, value, exploitability = solve(tinstar.load("calaboose").variant("tiny"), iterations=1000)
policy.action_probabilities(state)
```

"""
COLUMNS = (
    "game",
    "what",
    "histories",
    "information sets",
    "value, as A or B begins",
    "uniform",
    "exploitability",
    "by OpenSpiel",
    "iterations",
    "seconds",
)


def solvable() -> Iterator[tuple[str, str, tinstar.Game, Solver]]:
    """Yield every two-seat variant with a tree that is not too large."""
    for name in tinstar.available():
        for variant, text in tinstar.load(name).variants().items():
            game = tinstar.load(name).variant(variant).compile()
            with suppress(BadOption):  # more seats, or too large
                solver = Solver(game)
                if len(solver.tree.nodes) <= MOST_HISTORIES:
                    yield f"{name}, {variant}", text, game, solver


def solved(label: str, text: str, game: tinstar.Game, solver: Solver) -> list[str]:
    start = perf_counter()
    uniform = solver.exploitability(solver.average())
    policy, left = solver.average(), uniform
    while left > SOLVED * game.max_utility() and solver.iterations < MOST_ITERATIONS:
        solver.learn(BATCH)
        policy = solver.average()
        left = solver.exploitability(policy)
    seconds = perf_counter() - start
    histories, sets = len(solver.tree.nodes), len(solver.tree.sets[0])
    return [
        label,
        text,
        f"{histories:,}",
        f"{sets:,}",
        " ".join(f"{round(value, 6) + 0.0:+.6f}" for value in solver.openings(policy)),
        f"{uniform:.4f}",
        f"{left:.1e}",
        f"{by_openspiel(game, policy):.1e}" if histories <= CHECKED else "too large",
        f"{solver.iterations:,}",
        f"{seconds:.1f}",
    ]


def by_openspiel(game: tinstar.Game, policy: Policy) -> float:
    """Return the exploitability that OpenSpiel computes for the same policy."""
    assert game.variation
    openspiel.register()
    there = pyspiel.load_game(f"tinstar_{game.rules.name}(variant={game.variation.name})")
    known = spiel_policy.tabular_policy_from_callable(
        there, lambda state: policy.action_probabilities(state.held.state)
    )
    return exploitability.nash_conv(there, known) / 2


def main() -> None:
    lines = [COLUMNS, ("---",) * len(COLUMNS), *(solved(*each) for each in solvable())]
    table = "".join(f"| {' | '.join(line)} |\n" for line in lines)
    PAGE.write_text(f"{HEAD}{table}\n{machine.versions()}.\n", encoding="utf-8")
    print(table)


if __name__ == "__main__":
    main()
