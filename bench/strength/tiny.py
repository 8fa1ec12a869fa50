"""Measure how far a net is from perfect in the smallest variants, by best responses."""

from typing import Any

import numpy as np

import tinstar
from tinstar.lab.solving.cfr import Policy, Solver
from tinstar.lab.solving.game_tree import Tree
from tinstar.lab.training.trainer import Training
from tinstar.lab.training.training_config import Course
from tinstar.players.net import Net, thought

# The net does not imitate greedy, or it would become sure of greedy's actions and stay so
# (docs/strength.md).
OPEN_MINDED: dict[str, Any] = {
    "games": 256,
    "steps": 32,  # one round has several whole games
    "warm": 0.0,
    "greedy": 0.0,
    "older": 0.6,
    "undecided": (0.5, 0.02),
    "longest": (1e-3, 2e-5),
    "drift": (2e-2, 1e-3),
    "smooth": 1.0,
}


def exploitability(name: str, minutes: float) -> tuple[float, float]:
    """Return the exploitability of a net trained on a game's `tiny` variant, and of random play.

    The net meets itself and its initial version, which plays nearly at random. Against itself alone
    it would stay weak at betting games. Against later versions it would learn to beat only these.
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
    """Return a net's policy at each information set, from the acting seat's view."""
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
    """Return the actions or outcomes in the order of the tree."""
    if state.is_terminal():
        return []
    if state.is_chance_node():
        return [outcome for outcome, _ in state.chance_outcomes()]
    return state.legal_actions()
