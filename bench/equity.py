"""Time the value of a poker hand of 25 Outlaws against one unknown hand, over all 136 of them.

This compares the compiled rule that computer players use with the plainest Python program for the
same question. The two share no code, and must find the same values.
"""

import random
from functools import cache
from itertools import combinations
from typing import Any

import numpy as np

import tinstar
from tinstar.engine.compiler import compiled
from tinstar.games.outlaws25.poker import equity

RANKS, SUITS, HANDS = 5, 4, 100  # number of hands, used in turn
KINDS = ("high card", "pair", "straight", "flush", "three of a kind", "straight flush")


@cache
def hands() -> np.ndarray:
    """Return two own cards and the flop, shape (HANDS, 3), always the same."""
    rng = random.Random(1)
    return np.array([rng.sample(range(RANKS * SUITS), 3) for _ in range(HANDS)])


def add_up(boxes: Any, cards: np.ndarray, n: int) -> float:
    total = 0.0
    for i in range(n):
        hand = cards[i % len(cards)]
        total += equity(boxes[0], hand[0], hand[1], hand[2])
    return total


def ours(n: int) -> int:
    """Compute n equities with compiled code."""
    compiled(add_up)(_box(), hands(), n)
    return n


def by_brute_force(n: int) -> int:
    """Compute n equities in plain Python."""
    cards = hands().tolist()
    for i in range(n):
        brute_force(*cards[i % HANDS])
    return n


def assert_both_agree() -> None:
    brute = sum(brute_force(*hand) for hand in hands().tolist())
    found = compiled(add_up)(_box(), hands(), HANDS)
    assert abs(found - brute) < 1e-9, f"expected {brute}, got {found}"


@cache
def _box() -> np.ndarray:
    return tinstar.load("outlaws25", players=2).box


def brute_force(one: int, two: int, flop: int) -> float:
    mine, points = _value(one, two, flop), 0.0
    rest = [card for card in range(RANKS * SUITS) if card not in (one, two, flop)]
    others = [_value(a, b, flop) for a, b in combinations(rest, 2)]
    for other in others:
        points += 1.0 if mine > other else 0.5 if mine == other else 0.0
    return points / len(others)


def _value(*cards: int) -> tuple[int, list[int]]:
    """Return the kind of a hand, then its ranks, pairs first."""
    ranks = sorted((card // SUITS for card in cards), reverse=True)
    ranks = sorted(ranks, key=ranks.count, reverse=True)
    straight = ranks[0] - ranks[2] == 2 and len(set(ranks)) == 3
    flush = len({card % SUITS for card in cards}) == 1
    if straight or flush:
        kind = "straight flush" if straight and flush else "straight" if straight else "flush"
    else:
        kind = ("three of a kind", "pair", "high card")[len(set(ranks)) - 1]
    return KINDS.index(kind), ranks
