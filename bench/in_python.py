"""Time rules that run as Python: a random decision, an answer at a table, a decision of `greedy`.

    python -m bench.in_python

An answer is what a table does for each: apply the action, then make a view, events and a scene.
"""

import time
from collections.abc import Callable
from itertools import count
from random import Random
from statistics import median

import tinstar
from tinstar.engine.state import State
from tinstar.match.transition import Happening
from tinstar.players.simple import GreedyPlayer
from tinstar.presentation.events import events
from tinstar.presentation.scene import scene

SEATS, POSITIONS = 4, 60


def positions(name: str, seed: int) -> list[State]:
    """Return positions of random games in which a seat is to act."""
    found, rng = list[State](), Random(seed)
    for _ in count():
        state = tinstar.load(name, SEATS).new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                found.append(state.clone())
            if len(found) == POSITIONS:
                return found
            state.apply_action(rng.choice(state.legal_actions()))
    return found


def decide(state: State) -> None:
    """List the legal actions, and apply the first."""
    state.clone().apply_action(state.legal_actions()[0])


def answer(state: State) -> None:
    """Apply an action, and show it to the seat that acted."""
    happening = Happening(state, state.legal_actions()[0])
    seen = happening.seen_by(happening.actor)
    events(list(seen.views), seen.action)
    scene(seen.after)


def greedy(state: State) -> None:
    """Choose as `greedy` does."""
    GreedyPlayer(1).choose(state.view(state.current_player()))


def milliseconds(f: Callable[[State], None], states: list[State]) -> float:
    """Return how long `f` takes for a state, as the median of all states."""
    spent = []
    for state in states:
        begun = time.perf_counter()
        f(state)
        spent.append(time.perf_counter() - begun)
    return 1000 * median(spent)


def main() -> None:
    """Print a row for each game."""
    print("game, milliseconds of: a decision, an answer, a decision of greedy")
    for name in tinstar.available():
        states = positions(name, 1)
        print(name, *(f"{milliseconds(f, states):.3f}" for f in (decide, answer, greedy)))


if __name__ == "__main__":
    main()
