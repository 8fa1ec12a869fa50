"""Random numbers for playouts and searches, the same in Python and in compiled code.

A stream is an array of one uint64, which each draw increases (SplitMix64: G. Steele, D. Lea, C.
Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014).

Rules never use a stream. The cards of a match come from `match.fair_chance`, which is slower, but
verifiable.
"""

from random import Random
from typing import Any

from tinstar.engine.argument_checks import described, whole
from tinstar.engine.compiler import by_types, rule
from tinstar.errors import BadOption

STEP = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB
ALL_BITS = 2**64 - 1


def unsigned(n: Any) -> Any:
    """Return the low 64 bits of an integer as an unsigned number."""
    return int(n) & ALL_BITS


def signed(n: Any) -> int:
    """Return an unsigned number below 2**63 as an `int`."""
    return int(n)


@rule
def mixed(z: Any) -> Any:
    """Return a scrambled 64-bit number. Different arguments give different results."""
    z = unsigned(z)
    z = unsigned((z ^ (z >> 30)) * MIX_1)
    z = unsigned((z ^ (z >> 27)) * MIX_2)
    return z ^ (z >> 31)


@rule
def below(stream: Any, n: int) -> int:
    """Return a random integer from 0 to n-1.

    The distribution differs from a uniform one by less than n in 2**32.
    """
    stream[0] = unsigned(unsigned(stream[0]) + STEP)
    return signed(((mixed(stream[0]) >> 32) * unsigned(n)) >> 32)


@rule
def start(stream: Any, seed: Any, index: Any) -> None:
    """Set `stream` to the start of stream number `index`. Each `seed` has streams of its own."""
    stream[0] = mixed(mixed(seed) + unsigned(index) * STEP)


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


def new_stream(seed: int, index: int = 0) -> memoryview:
    """Return a stream: a memoryview of one unsigned integer of eight bytes."""
    stream = memoryview(bytearray(8)).cast("Q")
    start(stream, whole("seed", seed), index)
    return stream


def seed_from(rng: Any) -> int:
    """Draw the seed of a stream from a `random.Random`, or from a generator of NumPy."""
    if isinstance(rng, Random):
        return rng.getrandbits(63)
    return int(_checked(rng).integers(2**63))


def word_from(rng: Any) -> int:
    """Draw 64 bits from a `random.Random`, or from a generator of NumPy."""
    if isinstance(rng, Random):
        return rng.getrandbits(64)
    return _checked(rng).bit_generator.random_raw()


def _checked(rng: Any) -> Any:
    if not hasattr(rng, "bit_generator"):
        raise BadOption(
            f"rng: expected a random.Random or a numpy.random.Generator, got {described(rng)}"
        )
    return rng


# --- compiled ------------------------------------------------------------------------------------


def _unsigned(_: Any) -> Any:
    from numpy import uint64

    return lambda n: uint64(n)


def _signed(_: Any) -> Any:
    from numpy import int64

    return lambda n: int64(n)


by_types(unsigned, _unsigned)
by_types(signed, _signed)
