"""The equilibrium of a single hand, by CFR+ over all deals at once.

The flop is turned before the first bet, and its suit does not matter. So the hand is five games,
one for each rank of the flop. In each game a player has one of 171 hands. All actions are public:
they form a tree of bets, which comes from one run through the rules. A strategy is a matrix for
each decision, hands by actions. Only pairs of hands without a common card count.

CFR+ is by O. Tammelin, "Solving large imperfect information games using CFR+", 2014.
"""

from dataclasses import dataclass, field
from itertools import combinations

import numpy as np

from tinstar.engine.game import Game
from tinstar.engine.state import State
from tinstar.games.outlaws25.poker import strength

FIRST, DEALER = 1, 0  # the seats, when A deals


@dataclass
class Node:
    """A decision of `seat`, or an end. `pays`: what `FIRST` gets, or at a showdown the stake."""

    seat: int = -1
    after: list["Node"] = field(default_factory=list)
    pays: float = 0.0
    is_showdown: bool = False
    regret: np.ndarray = field(default_factory=lambda: np.zeros(0))
    total: np.ndarray = field(default_factory=lambda: np.zeros(0))

    def strategy(self) -> np.ndarray:
        return shares(self.regret)

    def average(self) -> np.ndarray:
        return shares(self.total)


def shares(weights: np.ndarray) -> np.ndarray:
    """Return rows normalised to a sum of 1; rows without weight become uniform."""
    sums = weights.sum(axis=1, keepdims=True)
    return np.where(sums > 0, weights / np.where(sums > 0, sums, 1), 1 / weights.shape[1])


def tree(state: State, hands: int, folded: bool = False) -> Node:
    """Return the tree of bets after a deal in which the first player has the better hand."""
    if state.is_terminal():
        return Node(pays=state.returns()[FIRST], is_showdown=not folded)
    legal = state.legal_actions()
    node = Node(state.current_player())
    node.regret, node.total = np.zeros((hands, len(legal))), np.zeros((hands, len(legal)))
    for action in legal:
        after = state.clone()
        after.apply_action(action)
        folds = state.action_to_string(node.seat, action) == "fold"
        node.after.append(tree(after, hands, folds))
    return node


class Hand:
    """The hand at one flop; `deals` and `wins` have shape (hands, hands)."""

    def __init__(self, game: Game, flop: int):
        deck = [int(c) for c in np.flatnonzero(game.box.array["deck"][0]) if c != flop]
        self.hands = list(combinations(deck, 2))
        worth = np.array([strength(game.box.array[0], *hand, flop) for hand in self.hands])
        self.deals = np.array([[float(not {*a} & {*b}) for b in self.hands] for a in self.hands])
        self.wins = np.sign(worth[:, None] - worth[None, :]) * self.deals
        best, least = np.argwhere(self.wins > 0)[0]
        state = game.new_initial_state()
        for card in (DEALER, *self.hands[best], *self.hands[least], flop):
            state.apply_action(card)
        self.root = tree(state, len(self.hands))

    def solve(self, iterations: int) -> None:
        for number in range(1, iterations + 1):
            for seat in (FIRST, DEALER):
                self._learn(self.root, seat, *self._all(), number)

    def value(self) -> float:
        """Return the first player's win per deal with average strategies."""
        mine, other = self._all()
        return float(mine @ self._worth(self.root, FIRST, other, best=False)) / self.deals.sum()

    def best_response(self, seat: int) -> float:
        """Return the most that `seat` wins per deal against the other's average strategy."""
        mine, other = self._all()
        return float(mine @ self._worth(self.root, seat, other, best=True)) / self.deals.sum()

    def _all(self) -> tuple[np.ndarray, np.ndarray]:
        return np.ones(len(self.hands)), np.ones(len(self.hands))

    def _end(self, node: Node, seat: int, other: np.ndarray) -> np.ndarray:
        sign = 1 if seat == FIRST else -1
        if node.is_showdown:
            return abs(node.pays) * (self.wins @ other)
        return sign * node.pays * (self.deals @ other)

    def _learn(
        self, node: Node, seat: int, mine: np.ndarray, other: np.ndarray, weight: int
    ) -> np.ndarray:
        """Run one step of CFR+ for `seat`; return the value of each of its hands here."""
        if not node.after:
            return self._end(node, seat, other)
        plan = node.strategy()
        if node.seat != seat:
            parts = [
                self._learn(after, seat, mine, other * plan[:, i], weight)
                for i, after in enumerate(node.after)
            ]
            return np.sum(parts, axis=0)
        parts = [
            self._learn(after, seat, mine * plan[:, i], other, weight)
            for i, after in enumerate(node.after)
        ]
        worth = np.stack(parts, axis=1)
        here = (plan * worth).sum(axis=1)
        node.regret = np.maximum(node.regret + worth - here[:, None], 0)
        node.total += weight * mine[:, None] * plan
        return here

    def _worth(self, node: Node, seat: int, other: np.ndarray, *, best: bool) -> np.ndarray:
        if not node.after:
            return self._end(node, seat, other)
        plan = node.average()
        if node.seat != seat:
            parts = [
                self._worth(after, seat, other * plan[:, i], best=best)
                for i, after in enumerate(node.after)
            ]
            return np.sum(parts, axis=0)
        worth = np.stack([self._worth(a, seat, other, best=best) for a in node.after], axis=1)
        return worth.max(axis=1) if best else (plan * worth).sum(axis=1)
