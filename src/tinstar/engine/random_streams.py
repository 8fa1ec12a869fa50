"""Random numbers for playouts and searches, the same in Python and in compiled code.

A stream is an array of one uint64, which each draw increases (SplitMix64: G. Steele, D. Lea, C.
Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014).

Rules never use a stream. The cards of a match come from `match.fair_chance`, which is slower, but
verifiable.
"""

from typing import Any

import numpy as np

from tinstar.engine.array_argument_checks import whole
from tinstar.engine.compiler import rule

STEP = np.uint64(0x9E3779B97F4A7C15)
MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
MIX_2 = np.uint64(0x94D049BB133111EB)
BY_27, BY_30, BY_31, BY_32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)


@rule
def mixed(z: Any) -> Any:
    """Return a scrambled 64-bit number. Different arguments give different results."""
    z = (z ^ (z >> BY_30)) * MIX_1
    z = (z ^ (z >> BY_27)) * MIX_2
    return z ^ (z >> BY_31)


@rule
def below(stream: Any, n: int) -> int:
    """Return a random integer from 0 to n-1.

    The distribution differs from a uniform one by less than n in 2**32.
    """
    stream[0] = stream[0] + STEP
    return int(np.int64(((mixed(stream[0]) >> BY_32) * np.uint64(n)) >> BY_32))


@rule
def start(stream: Any, seed: Any, index: Any) -> None:
    """Set `stream` to the start of stream number `index`. Each `seed` has streams of its own."""
    stream[0] = mixed(mixed(np.uint64(seed)) + np.uint64(index) * STEP)


@rule
def pick(stream: Any, weights: Any, n: int) -> int:
    """Return a random index below n.

    Each index has a probability in proportion to its integer weight.
    """
    total = 0
    for i in range(n):
        total += weights[i]
    left, picked = below(stream, total), 0
    for i in range(n - 1):
        left -= weights[i]
        picked += left >= 0  # no branch, because the processor could not predict it
    return picked


def new_stream(seed: int, index: int = 0) -> np.ndarray:
    stream = np.zeros(1, np.uint64)
    with np.errstate(over="ignore"):
        start(stream, np.uint64(whole("seed", seed) % 2**64), np.uint64(index))
    return stream
