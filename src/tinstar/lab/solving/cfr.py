"""CFR+ in compiled code, and best responses, for small two-seat games.

In CFR+, regrets never fall below 0, seats update in turns, and later strategies have more weight in
the average (O. Tammelin, "Solving large imperfect information games using CFR+", 2014).
"""

from typing import Any, NamedTuple

import numpy as np

from tinstar.engine.array_argument_checks import array
from tinstar.engine.compiler import compiled, rule
from tinstar.engine.game import Game
from tinstar.engine.machine_code.compiled_units import check_compiler
from tinstar.engine.state import State
from tinstar.errors import BadOption
from tinstar.lab.solving.game_tree import Tree


class Edges(NamedTuple):
    """A game tree as arrays for the loops below. Each array has an entry for each node."""

    parent: np.ndarray
    place: np.ndarray  # index of the action leading here, among those of all sets; -1 after chance
    chance: np.ndarray
    mover: np.ndarray  # the actor at the node itself
    infoset: np.ndarray  # of the node itself, if a seat is to act
    utility: np.ndarray


@rule
def reach(edges: Any, strategy: Any, reaches: Any) -> None:
    """Write the factors of each node's reach probability, from seat 0, seat 1 and chance.

    `reaches` has shape (nodes, 3).
    """
    parent, place, chance, mover, _, _ = edges
    reaches[0] = 1.0
    for node in range(1, len(parent)):
        above = parent[node]
        for who in range(3):
            reaches[node, who] = reaches[above, who]
        if place[node] < 0:
            reaches[node, 2] *= chance[node]
        else:
            reaches[node, mover[above]] *= strategy[place[node]]


@rule
def values(edges: Any, strategy: Any, worth: Any) -> float:
    """Write the value of each node to seat 0 under a strategy. Return the value of the root."""
    parent, place, chance, _, _, utility = edges
    for node in range(len(parent)):
        worth[node] = utility[node]
    for node in range(len(parent) - 1, 0, -1):
        p = chance[node] if place[node] < 0 else strategy[place[node]]
        worth[parent[node]] += p * worth[node]
    return worth[0]


@rule
def regret(edges: Any, seat: int, reaches: Any, worth: Any, regrets: Any) -> None:
    """Add the counterfactual regret of each action of `seat`.

    `worth` has the value of each node to seat 0.
    """
    parent, place, _, mover, _, _ = edges
    sign = 1.0 - 2.0 * seat
    for node in range(1, len(parent)):
        above = parent[node]
        if mover[above] == seat:
            others = reaches[above, 1 - seat] * reaches[above, 2]
            regrets[place[node]] += others * sign * (worth[node] - worth[above])


@rule
def learn(edges: Any, offsets: Any, tables: Any, work: Any, first: int, last: int) -> None:
    """Run iterations `first` to `last` of CFR+, with weights that grow by one each time.

    - `tables`: regrets, strategy and summed strategy, for each action of each information set.
    - `work`: memory for reaches and values.
    """
    regrets, strategy, summed = tables
    reaches, worth = work
    parent, place, _, mover, _, _ = edges
    for iteration in range(first, last + 1):
        for seat in range(2):
            reach(edges, strategy, reaches)
            values(edges, strategy, worth)
            regret(edges, seat, reaches, worth, regrets)
            for node in range(1, len(parent)):
                above = parent[node]
                if mover[above] == seat:
                    own = reaches[above, seat]
                    summed[place[node]] += iteration * own * strategy[place[node]]
            for i in range(len(regrets)):
                regrets[i] = max(regrets[i], 0.0)
            share(offsets, regrets, strategy)


@rule
def share(offsets: Any, weights: Any, strategy: Any) -> None:
    """Write a strategy: the weights in each information set, normalised to probabilities.

    If all weights of a set are 0, its actions are equally likely.
    """
    for infoset in range(len(offsets) - 1):
        first, last, total = offsets[infoset], offsets[infoset + 1], 0.0
        for i in range(first, last):
            total += weights[i]
        for i in range(first, last):
            strategy[i] = weights[i] / total if total > 0.0 else 1.0 / (last - first)


@rule
def respond(edges: Any, seat: int, strategy: Any, offsets: Any, levels: Any, work: Any) -> float:
    """Return the value of `seat`'s best response to the other seat's strategy.

    The function writes the best response into `strategy`. `levels` has, for each node, the number
    of decisions of `seat` before it.
    """
    parent, place, _, mover, infoset, _ = edges
    reaches, worth, gains = work
    reach(edges, strategy, reaches)
    sign, deepest = 1.0 - 2.0 * seat, 0
    for node in range(len(levels)):
        deepest = max(deepest, levels[node])
    for level in range(deepest, -1, -1):
        values(edges, strategy, worth)
        gains[:] = 0.0
        for node in range(1, len(parent)):
            above = parent[node]
            if mover[above] == seat and levels[above] == level:
                others = reaches[above, 1 - seat] * reaches[above, 2]
                gains[place[node]] += others * sign * worth[node]
        for node in range(len(parent)):
            if mover[node] == seat and levels[node] == level:
                choose_best(offsets[infoset[node]], offsets[infoset[node] + 1], gains, strategy)
    return sign * values(edges, strategy, worth)


@rule
def choose_best(first: int, last: int, gains: Any, strategy: Any) -> None:
    best = first
    for i in range(first, last):
        strategy[i] = 0.0
        if gains[i] > gains[best]:
            best = i
    strategy[best] = 1.0


class Policy:
    """A strategy for both seats: a probability for each action of each information set."""

    def __init__(self, tree: Tree, strategy: np.ndarray):
        self.tree = tree
        self.strategy = array("strategy", strategy, np.float64, (int(tree.offsets[-1]),))

    def action_probabilities(self, state: State, _player: int | None = None) -> dict[int, float]:
        """Return the probability of each legal action, given what the seat to act knows."""
        infoset = self.tree.find(state)
        first, last = self.tree.offsets[infoset : infoset + 2]
        return dict(zip(state.legal_actions(), self.strategy[first:last].tolist(), strict=True))


class Solution(NamedTuple):
    """A policy, its value to the first seat, and its exploitability (mean gain over both seats)."""

    policy: Policy
    value: float
    exploitability: float


class Solver:
    """CFR+ solver for one two-seat game, with any number of iterations."""

    def __init__(self, game: Game):
        if game.players != 2:
            raise BadOption(f"expected a game with two seats, got {game!r}")
        self.tree = Tree.of(game)
        self._edges = _edges(self.tree)
        self._offsets = self.tree.offsets
        actions, nodes = int(self._offsets[-1]), len(self.tree.nodes)
        self._tables = np.zeros(actions), np.zeros(actions), np.zeros(actions)
        self._work = np.zeros((nodes, 3)), np.zeros(nodes)
        self.iterations = 0
        compiled(share)(self._offsets, self._tables[0], self._tables[1])

    def learn(self, iterations: int) -> None:
        first, last = self.iterations + 1, self.iterations + iterations
        compiled(learn)(self._edges, self._offsets, self._tables, self._work, first, last)
        self.iterations = last

    def average(self) -> Policy:
        """Return the average strategy so far, which converges to an equilibrium."""
        strategy = np.zeros_like(self._tables[2])
        compiled(share)(self._offsets, self._tables[2], strategy)
        return Policy(self.tree, strategy)

    def value(self, policy: Policy) -> float:
        """Return the value of a policy to the first seat."""
        return float(compiled(values)(self._edges, policy.strategy, self._work[1]))

    def openings(self, policy: Policy) -> list[float]:
        """Return the value to the first seat after each outcome of the first chance event.

        In many games, the first chance event is the first player's card.
        """
        self.value(policy)
        after = np.flatnonzero(self._edges.parent == 0)[1:]  # the root is its own parent
        return self._work[1][after].tolist()

    def best_response(self, seat: int, policy: Policy) -> float:
        """Return the most that `seat` can win against the other seat, which plays by `policy`."""
        strategy, work = policy.strategy.copy(), (*self._work, np.zeros_like(policy.strategy))
        levels = _levels(self.tree, seat)
        return float(compiled(respond)(self._edges, seat, strategy, self._offsets, levels, work))

    def exploitability(self, policy: Policy) -> float:
        """Return the mean over both seats of the value of a best response to `policy`."""
        return (self.best_response(0, policy) + self.best_response(1, policy)) / 2


def solve(game: Game, iterations: int = 1000) -> Solution:
    """Solve a small game for two seats with CFR+. The result includes its exploitability.

    A game with more seats or too many histories raises `BadOption`, and so does a missing compiler.
    """
    check_compiler("solving")
    solver = Solver(game)
    solver.learn(iterations)
    policy = solver.average()
    return Solution(policy, solver.value(policy), solver.exploitability(policy))


def _edges(tree: Tree) -> Edges:
    nodes, (_, which) = tree.nodes, tree.sets
    infoset = np.full(len(nodes), -1)
    infoset[tree.decisions] = which
    above = nodes["parent"].astype(np.int64)
    place = np.where(infoset[above] < 0, -1, tree.offsets[infoset[above]] + nodes["slot"])
    mover = nodes["player"].astype(np.int64)
    return Edges(above, place, nodes["chance"].copy(), mover, infoset, nodes["utility"].copy())


def _levels(tree: Tree, seat: int) -> np.ndarray:
    """Return the number of decisions of `seat` before each node."""
    parent, player = tree.nodes["parent"].tolist(), tree.nodes["player"].tolist()
    levels = [0] * len(parent)
    for node in range(1, len(parent)):
        levels[node] = levels[parent[node]] + (player[parent[node]] == seat)
    return np.array(levels)
