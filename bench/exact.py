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

These variants of our games are small enough that a program can compute perfect play for them.
`make exact` writes this page. The solver is `tinstar.lab.solve`: CFR+ in compiled code. After the
same number of iterations, its policies equal those of OpenSpiel's CFR+, except for differences of
at most 1e-6 (`tests/lab/test_cfr_beside_openspiel.py`).

These columns of the table need an explanation:

- **Value**: the result that seat A can expect on average if both seats play perfectly. There are
  two numbers: the first if seat A begins (or deals first), the second if seat B does.
- **Uniform**: the exploitability of a policy that chooses all actions at random. It shows how much
  a player can learn in this game.
- **Exploitability**: how much an opponent who plays the best response gains, on average, against
  the policy that the solver found. Perfect play has 0.
- **By OpenSpiel**: the exploitability of the same policy as OpenSpiel computes it (half of
  `exploitability.nash_conv`). Some game trees are too large for OpenSpiel's function, which runs
  in Python.

Values of 25 Outlaws are in dollars. In all other games, a win counts 1 and a loss -1.

The variant `whole_hand` of 25 Outlaws is one hand of poker with all cards of the game. Its game
tree has 152 million histories, too many for the general solver. So
`tests/games/outlaws25/equilibrium.py` solves this variant in its own way, for all hands at once.
The seat that acts first loses 59 cents on average. Best responses to the policies of this solution
prove that the loss is between 58.9 and 59.8 cents.

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
            with suppress(BadOption):  # it has more seats, or its tree is too large
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
