"""Replay a script on one of Python's backends: `python -m tests.equal.replay BACKEND SCRIPT OUT`.

`replay.ts` does the same in WebAssembly. Both write a digest of each part of each step.
"""

import argparse
import hashlib
from collections.abc import Callable, Iterator
from pathlib import Path
from struct import pack
from typing import Any

import msgspec
import numpy as np

from tests.equal.script import FEW_PLAYOUTS, Played, Script, net_for, table_of
from tinstar.engine import encoder, kernel
from tinstar.engine.actions import MOST_SEATS
from tinstar.engine.game import Game
from tinstar.engine.grid import put
from tinstar.engine.kernel import GAMES_OWN
from tinstar.engine.kernel_calls import (
    WHOEVER,
    add_merits,
    answer,
    fill_in,
    is_folly,
    list_actions,
    list_chances,
    list_objections,
    look,
    player_at,
    window_at,
)
from tinstar.engine.machine_code import compiled_units, shipped_libraries
from tinstar.engine.machine_code.units import Unit
from tinstar.engine.random_streams import new_stream
from tinstar.engine.record_arrays import array_type
from tinstar.engine.rollouts import noted
from tinstar.games import rules
from tinstar.players.net import decide, eyes_of, mind_of, think_once
from tinstar.players.net_search import grow_by_net, guide_of
from tinstar.players.search_nodes import NODE
from tinstar.players.thinking import BY_HINTS, CONSIDERATE, TRUST
from tinstar.players.tree_search import grow
from tinstar.testing.contract.sample_tables import fast

PYTHON, NUMBA, LIBRARY = "Python", "Numba", "library"
PARTS = (
    "the record or who is to act",
    "the legal actions or chance outcomes",
    "the objections",
    "the views",
    "a resampled world",
    "the merits",
    "the features",
    "the net's evaluation",
    "the search by hints",
    "the search by the net",
    "random games",
)
DIGEST = 8  # bytes of each digest that are kept; zeros if a backend leaves the part out
NODES, ROWS, POWER = 1 << 14, 2, 2.0
Part = tuple[int, tuple[bytes, ...]]


class Replay:
    """One game, and the memory for its calls."""

    def __init__(self, game: Game, script: Played, backend: str):
        self.game, self.script, self.backend = game, script, backend
        self.state, self.scratch = game.new_initial_state().s, game.scratch(script.seed)
        self.result = 0  # of the last action

    def call(self, f: Callable[..., Any], *args: Any) -> int:
        """Call an entry point as a table does, with the box first."""
        return int(self.game.calls[f](*args) or 0)

    def digests(self) -> Iterator[np.ndarray]:
        """Yield the digests of each step, shape (parts, DIGEST)."""
        for step, action in enumerate([*self.script.actions, None]):
            found = np.zeros((len(PARTS), DIGEST), np.uint8)
            for part, contents in self._parts(step):
                digest = hashlib.sha256(b"".join(contents)).digest()
                found[part] = np.frombuffer(digest[:DIGEST], np.uint8)
            yield found
            if action is not None:
                self.result = self.call(answer, self.state, action, self.scratch)

    def _parts(self, step: int) -> Iterator[Part]:
        mover, window = self.call(player_at, self.state), self.call(window_at, self.state)
        yield 0, (self.state.tobytes(), numbers(self.result, mover, window))
        yield 1, self._legal()
        if mover >= 0:
            self.call(list_objections, self.state, self.scratch)
            yield 2, (self.scratch.actions[:-1].tobytes(),)
        seats = self.game.players
        yield 3, tuple(self._view(seat).tobytes() for seat in (*range(seats), -1))
        yield 4, self._world(step % seats)
        if step in self.script.deep:
            yield from self._deep(mover)
        if step == self.script.searched:
            yield from self._searches(mover)
        if step == 0:
            yield 10, (self._random_games().tobytes(),)

    def _legal(self) -> tuple[bytes, ...]:
        n = self.call(list_actions, self.state, WHOEVER, self.scratch)
        actions = self.scratch.actions[:n].tobytes()
        m = self.call(list_chances, self.state, self.scratch)
        return numbers(n), actions, numbers(m), self.scratch.weights[:m].tobytes()

    def _view(self, seat: int) -> Any:
        view = self.game.rules.state.blank()
        self.call(look, self.state, self.game.sights, seat, view)
        return view

    def _world(self, seat: int) -> tuple[bytes, ...]:
        world = self._view(seat)
        self.call(fill_in, world, seat, self.scratch)
        return world.tobytes(), self.scratch.stream.tobytes()

    def _deep(self, mover: int) -> Iterator[Part]:
        put(self.scratch.merits, 0)
        states = self.game.rules.state.type.blanks(3)
        states[0] = self.state
        n = self.call(add_merits, states, GAMES_OWN, self.scratch)
        actions = self.scratch.actions[:n].tolist()
        follies = numbers(*(self.call(is_folly, self.state, action) for action in actions))
        yield 5, (self.scratch.merits[:n].tobytes(), follies)
        view, eyes = self._view(mover), eyes_of(self.game)
        out = np.zeros(self.script.most, np.int16)
        features = self.call(encoder.encode_one, view, mover, eyes.walk, out)
        yield 6, (out[:features].tobytes(),)
        if self.script.net:
            stream = np.asarray(new_stream(self.script.seed))
            net, drawing = self._net(), (stream, POWER, self._considerate)
            mind = mind_of(self.game, net)
            n = self.call(think_once, view, mover, eyes, net, mind)
            thought = mind.values[: self.game.players].tobytes(), mind.odds[:n].tobytes()
            drawn = self.call(decide, view, mover, eyes, net, mind, drawing)
            yield 7, (*thought, mind.actions[:n].tobytes(), numbers(drawn))

    def _net(self) -> Any:
        return net_for(self.game)

    @property
    def _considerate(self) -> int:
        """1 in every second game: its net and its searches then mind the game's etiquette."""
        return self.script.seed % 2

    def _searches(self, mover: int) -> Iterator[Part]:
        playouts = self.script.playouts
        if self.backend == PYTHON and playouts > FEW_PLAYOUTS:
            return
        states, tree, scratch = self._for_a_search(mover)
        ways = BY_HINTS + CONSIDERATE * self._considerate
        self.call(grow, states, mover, tree, scratch, ways, playouts)
        yield 8, searched(tree, scratch)
        if self.script.net:
            states, tree, scratch = self._for_a_search(mover)
            guide = guide_of(self.game, self._net(), states, self._considerate)
            self.call(grow_by_net, states, mover, tree, scratch, guide, playouts)
            yield 9, searched(tree, scratch)

    def _for_a_search(self, mover: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        scratch = self.game.scratch(self.script.seed)
        scratch.counters[kernel.NODES_USED] = 1
        return np.repeat(self._view(mover).array, 3), np.zeros(NODES, NODE), scratch.array

    def _random_games(self) -> np.ndarray:
        rows = np.zeros(ROWS, array_type(noted(MOST_SEATS)))
        states = np.zeros(2, self.game.rules.state.dtype)
        seed = np.uint64(self.script.seed)
        self.call(kernel.random_games, states, 0, seed, rows, self.game.scratch().array)
        return rows


def numbers(*values: int) -> bytes:
    return pack(f"<{len(values)}q", *values)


def searched(tree: np.ndarray, scratch: np.ndarray) -> tuple[bytes, ...]:
    """Return the action that a search chooses, the tree, and what it leaves in its memory."""
    first, children = int(tree[0]["first"]), int(tree[0]["children"])
    ranked = [
        (-int(child["visits"]), -float(child["total"]) / (int(child["visits"]) + TRUST), at)
        for at, child in enumerate(tree[first : first + children])
    ]
    chosen = int(tree[first + min(ranked)[2]]["action"])
    left = scratch["stream"].tobytes(), scratch["counters"].tobytes()
    return (numbers(chosen), tree.tobytes(), *left)


def use_libraries(folder: Path | None, name: str) -> None:
    """Load this game's library from a folder, or make sure that none is loaded."""
    shipped_libraries.FOLDER = folder or Path("no libraries")
    if (shipped_libraries.library(name) is not None) != (folder is not None):
        raise SystemExit(f"expected a library of {name} in {folder}, got none")
    if folder:  # what a library lacks would be compiled
        compiled_units.unit = _refused


def _refused(name: str, *_: Any) -> Unit:
    raise SystemExit(f"expected a library with {name}, got one without")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.equal.replay")
    parser.add_argument("backend", choices=(PYTHON, NUMBA, LIBRARY))
    parser.add_argument("script", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--libraries", type=Path)
    asked = parser.parse_args()
    script = msgspec.json.decode(asked.script.read_bytes(), type=Script)
    use_libraries(asked.libraries, script.game)
    found = [
        digest
        for played in script.games
        if played.python or asked.backend != PYTHON
        for digest in _replay(script, played, asked.backend).digests()
    ]
    np.stack(found).tofile(asked.out)


def _replay(script: Script, played: Played, backend: str) -> Replay:
    game = table_of(rules(script.game), played).load()
    return Replay(game if backend == PYTHON else fast(game), played, backend)


if __name__ == "__main__":
    main()
