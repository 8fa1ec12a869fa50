"""How far from perfect is a net, where perfect is known: the smallest variants, best responses."""

from typing import Any

import numpy as np

import tinstar
from tinstar.lab.solving.cfr import Policy, Solver
from tinstar.lab.solving.game_tree import Tree
from tinstar.lab.training.trainer import Training
from tinstar.lab.training.training_config import Course
from tinstar.players.net import Net, thought

# Nobody shows the net what greedy does: it would be sure of that, and stay so (docs/strength.md).
OPEN_MINDED: dict[str, Any] = {
    "games": 256,
    "steps": 32,  # which are several whole games
    "warm": 0.0,
    "greedy": 0.0,
    "older": 0.6,
    "undecided": (0.5, 0.02),
    "longest": (1e-3, 2e-5),
    "drift": (2e-2, 1e-3),
    "smooth": 1.0,
}


def exploitability(name: str, minutes: float) -> tuple[float, float]:
    """What best responses gain on a net that learned the `tiny` variant of a game for so long, and
    on random play.

    Besides itself it meets what it was at first, which plays nearly at random: alone it would never
    come to much of a game of bets, and among nets that it was it would learn to beat just these.
    """
    game = tinstar.load(name).variant("tiny").compile()
    solver = Solver(game)
    course = Course(minutes=minutes, seats=(2,), ladder=0, **OPEN_MINDED)
    training = Training(game, course)
    while training.done < 1.0:
        training.round()
    net = training.learner.net
    mine = Policy(solver.tree, strategy_of(solver.tree, net))
    return solver.exploitability(mine), solver.exploitability(solver.average())


def strategy_of(tree: Tree, net: Net) -> np.ndarray:
    """What a net does at each information set, by the view that a seat has there."""
    strategy = np.full(int(tree.offsets[-1]), np.nan)
    infosets = dict(zip(tree.decisions.tolist(), tree.sets[1].tolist(), strict=True))
    below: list[list[int]] = [[] for _ in tree.nodes]
    for node, above in enumerate(tree.nodes["parent"][1:].tolist(), 1):
        below[above].append(node)
    open_nodes = [(0, tree.game.new_initial_state())]
    while open_nodes:
        node, state = open_nodes.pop()
        if node in infosets:
            first, last = tree.offsets[infosets[node] : infosets[node] + 2]
            if np.isnan(strategy[first]):
                view = state.view(state.current_player())
                strategy[first:last] = list(thought(view, net)[1].values())
        for child, answer in zip(below[node], answers(state), strict=True):
            after = state.clone()
            after.apply_action(answer)
            open_nodes.append((child, after))
    return strategy


def answers(state: tinstar.State) -> list[int]:
    """In the order of the tree."""
    if state.is_terminal():
        return []
    if state.is_chance_node():
        return [outcome for outcome, _ in state.chance_outcomes()]
    return state.legal_actions()
