"""Pass 10,000 wrong arrays to each public function that takes arrays.

Run it as `python -m tests.engine.wrong_arrays`, in its own process, because an accepted wrong array
may crash it. Each call must raise a `TinstarError` that names the argument, what was expected and
what it got.
"""

import random
from collections.abc import Callable
from typing import Any

import numpy as np

from tests.engine import kuhn
from tinstar.engine.encoder import Encoder, Features
from tinstar.engine.state import State
from tinstar.engine.vector import Vector
from tinstar.engine.view import View
from tinstar.errors import TinstarError
from tinstar.lab.solving.cfr import Policy
from tinstar.lab.solving.game_tree import Tree
from tinstar.players.net import Net, blank_net, thought
from tinstar.players.net_file import to_bytes

SEED, MANY, N = 45, 10_000, 16
KINDS = "?ifFUO"
Spoil = Callable[[np.ndarray, random.Random], Any]
Call = tuple[Callable[[Any], object], np.ndarray, tuple[Spoil, ...]]
Calls = dict[str, list[Call]]


# --- ways to spoil an array ---------------------------------------------------------------------


def another_length(array: np.ndarray, rng: random.Random) -> Any:
    """Change the length of one axis: shorter, or along the last one longer."""
    axis = rng.randrange(array.ndim)
    grown = axis == array.ndim - 1 and rng.random() < 0.5
    size = array.shape[axis] + rng.choice((1, 3, 500)) if grown else rng.randrange(N)
    if size == array.shape[axis]:
        size += 1
    return np.zeros((*array.shape[:axis], size, *array.shape[axis + 1 :]), array.dtype)


def another_number_of_axes(array: np.ndarray, rng: random.Random) -> Any:
    return array[..., None] if rng.random() < 0.5 else array[None]


def another_type(array: np.ndarray, rng: random.Random) -> Any:
    """Change the type, but not only its width, which is allowed where arrays are copied."""
    kinds = [k for k in KINDS if np.dtype(k).kind != array.dtype.kind]
    return np.zeros(array.shape, rng.choice(kinds))


def no_array(array: np.ndarray, rng: random.Random) -> Any:
    return rng.choice((None, 7, "rows", object(), [[1], [2, 3]], b"1234", 0.5, {}, np.float64(1)))


WAYS: tuple[Spoil, ...] = (another_length, another_number_of_axes, another_type, no_array)


def in_pieces(array: np.ndarray, rng: random.Random) -> Any:
    """Return every other column of a wider array."""
    return np.zeros((*array.shape[:-1], 2 * array.shape[-1]), array.dtype)[..., ::2]


def read_only(array: np.ndarray, rng: random.Random) -> Any:
    copied = array.copy()
    copied.setflags(write=False)
    return copied


def not_aligned(array: np.ndarray, rng: random.Random) -> Any:
    memory = bytearray(array.nbytes + 1)
    return np.frombuffer(memory, array.dtype, offset=1, count=array.size).reshape(array.shape)


def of_another_byte_order(array: np.ndarray, rng: random.Random) -> Any:
    return array.astype(array.dtype.newbyteorder())


def beyond(low: int, high: int) -> Spoil:
    """Return a function that puts one number below or above the valid range."""

    def spoil(array: np.ndarray, rng: random.Random) -> Any:
        spoiled, limits = array.copy(), np.iinfo(array.dtype)
        wrong = [n for n in (low - 1, high + 1, limits.min, limits.max) if not low <= n <= high]
        spoiled.flat[rng.randrange(array.size)] = rng.choice(wrong)
        return spoiled

    return spoil


AS_IT_IS = (*WAYS, in_pieces, of_another_byte_order, not_aligned)  # where arrays are not copied
WRITTEN = (*AS_IT_IS, read_only)


# --- functions that take arrays -----------------------------------------------------------------


def calls() -> Calls:
    """Return for each public function its calls with one array.

    Each entry has the call, a valid array, and how to spoil the array.
    """
    game = kuhn.game().compile()
    vector, encoder = game.vector(N, seed=SEED), game.encoder()
    return {
        **of_a_vector(vector),
        **of_an_encoder(vector, encoder),
        **of_records(vector),
        **of_a_net(vector),
    }


def of_a_vector(vector: Vector) -> Calls:
    vector.reset()
    return {
        "Vector.step": [(vector.step, np.zeros(N, np.int64), WAYS)],
        "Vector.state": [(vector.state, np.zeros(1, int), (no_array_of_one,))],
    }


def no_array_of_one(array: np.ndarray, rng: random.Random) -> Any:
    return rng.choice((-1, N, 10**30, -(10**9), 0.0, "0", True, array))


def of_an_encoder(vector: Vector, encoder: Encoder) -> Calls:
    return {"Encoder.encode": of_encode(vector, encoder), "Encoder.dense": of_dense(encoder)}


def of_encode(vector: Vector, encoder: Encoder) -> list[Call]:
    seen, masks, players = vector.reset().observations, vector.frame.masks, vector.frame.players
    buffers, blank = encoder.buffers(N), encoder.buffers(N)
    overlapping = buffers._replace(active=blank.active)

    def encode(**other: Any) -> Features:
        given = {"observations": seen, "movers": players, "buffers": buffers} | other
        return encoder.encode(*given.values())

    return [
        (lambda a: encode(observations=a), seen, (*AS_IT_IS, no_card)),
        (lambda a: encode(movers=a), players, (*WAYS, beyond(0, 1))),
        (lambda a: encode(buffers=buffers._replace(active=a)), blank.active, WRITTEN),
        (lambda a: encode(buffers=overlapping._replace(counts=a)), blank.counts, WRITTEN),
        (lambda a: encode(buffers=a), masks, (no_array,)),
    ]


def no_card(array: np.ndarray, rng: random.Random) -> Any:
    spoiled, hand = array.copy(), kuhn.STATE.start["hand"]
    spoiled[rng.randrange(N), hand] = rng.choice((-2, 3, -32768, 32767))
    return spoiled


def of_dense(encoder: Encoder) -> list[Call]:
    buffers = encoder.buffers(N)
    buffers.counts[:] = encoder.most
    out = np.zeros((N, encoder.size), np.uint8)

    def dense(**other: Any) -> np.ndarray:
        return encoder.dense(buffers._replace(**other))

    wrong_feature = beyond(0, encoder.size - 1)
    return [
        (lambda a: dense(active=a), buffers.active, (*AS_IT_IS, wrong_feature)),
        (lambda a: dense(counts=a), buffers.counts, (*AS_IT_IS, beyond(0, encoder.most))),
        (lambda a: encoder.dense(buffers, a), out, (another_length, in_pieces, read_only)),
    ]


def of_records(vector: Vector) -> Calls:
    game, state = vector.game, vector.state(0)
    ways = another_length, another_number_of_axes, another_type, no_array, read_only
    return {
        "State": [(lambda a: State(game, a), state.array, ways)],
        "View": [(lambda a: View(game, 0, a, 0), state.view(0).array, ways)],
    }


def of_a_net(vector: Vector) -> Calls:
    game, view = vector.game, vector.state(0).view(0)
    net = blank_net(game.encoder().size, 2, game.num_distinct_actions(), (16, 16))
    lit, tree = np.ones(len(net.features)), Tree.of(kuhn.game().compile())
    strategy = np.zeros(int(tree.offsets[-1]))

    def think(part: str) -> Callable[[Any], object]:
        return lambda a: thought(view, net._replace(**{part: a}))

    def keep(part: str) -> Callable[[Any], object]:
        return lambda a: to_bytes(game, net._replace(**{part: a}), lit, [2], "")

    ways = (another_number_of_axes, another_type, no_array, in_pieces, not_aligned)
    parts = [(part, getattr(net, part)) for part in Net._fields]
    shorter = (another_length, in_pieces, no_array)
    return {
        "thought": [
            *((think(part), right, ways) for part, right in parts),
            (think("features"), net.features, (another_length,)),
        ],
        "to_bytes": [
            *((keep(part), right, ways) for part, right in parts),
            (lambda a: to_bytes(game, net, a, [2], ""), lit, shorter),
        ],
        "Policy": [(lambda a: Policy(tree, a), strategy, AS_IT_IS)],
    }


def refused(f: Callable[[Any], object], wrong: Any) -> bool:
    """Return whether the call raised an error that says what was expected and what it got."""
    try:
        f(wrong)
    except TinstarError as e:
        return ": expected " in str(e) and ", got " in str(e)
    return False


def main() -> None:
    every = calls()
    for name, some in every.items():
        rng = random.Random(f"{SEED} {name}")
        for number in range(MANY):
            f, right, ways = some[number % len(some)]
            spoil = rng.choice(ways)
            wrong = spoil(right, rng)
            if not refused(f, wrong):
                said = f"{name} {number}: expected an error, {spoil.__name__} got none: {wrong!r}"
                raise SystemExit(said)
    print(*every, f"{MANY} refused of each")


if __name__ == "__main__":
    main()
