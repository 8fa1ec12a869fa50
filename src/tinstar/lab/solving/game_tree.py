"""The whole game tree of a small game, built by compiled code.

Two decisions belong to one information set if their `State.information_state_string` is equal: the
seat has seen the same decisions, and its view is the same. The tree stores a 64-bit hash of both.
Two different sets have the same hash by accident in about one of 2**64 pairs.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from tinstar.engine.compiler import compiled, rule
from tinstar.engine.game import Game
from tinstar.engine.kernel import (
    CHANCE,
    TERMINAL,
    apply,
    chances,
    legal_actions,
    see,
    set_up,
    to_act,
    utility,
    who_sees,
)
from tinstar.engine.machine_code.native_calls import over_arrays
from tinstar.engine.random_streams import mixed
from tinstar.engine.record_arrays import CELL, array_type
from tinstar.engine.state import State
from tinstar.errors import BadOption

DEEPEST = 500  # decisions in a history
MOST_NODES = 4_000_000
PRIME = np.uint64(0x100000001B3)  # of the FNV hash

NODE = array_type(
    [
        ("parent", "i4"),
        ("slot", "i4"),  # index of the parent's action that leads here
        ("player", "i2"),
        ("answers", "i4"),
        ("chance", "f8"),  # probability of that action, if the parent is chance
        ("key", "u8"),  # of the information set
        ("utility", "f8"),  # of the first seat, at a terminal node
    ]
)


@rule
def told(key: Any, actor: int, action: int, sees: int, size: int) -> Any:
    """Return the hash of what a seat knows after a decision. `sees` says if it saw the action."""
    code = (actor + 2) * size + (action + 1 if sees else 0)
    return mixed(key ^ np.uint64(code))


@rule
def known(key: Any, seat: int, seen: Any) -> Any:
    """Return the hash of an information set, from the decisions seen and the current view."""
    key = mixed(key ^ np.uint64(seat))
    for i in range(len(seen)):
        key = (key ^ np.uint64(int(seen[i]) & 0xFFFF)) * PRIME
    return mixed(key)


@rule
def write_down(
    boxes: Any, states: Any, seen: Any, sights: Any, path: Any, nodes: Any, scratches: Any
) -> int:
    """Write all nodes, each after its parent. Return their number, or -1 if there is no room.

    - `states`: a blank record for each depth, and a last one for views.
    - `seen`: the same memory as integers.
    - `path`: an entry of dtype `_path_type` for each depth.
    """
    box, n, depth = boxes[0], 1, 0
    size = len(scratches[0].actions) + len(scratches[0].weights)
    set_up(box, states[0])
    enter(box, states, seen, sights, path[0], nodes[0], scratches[0])
    while depth >= 0:
        here = path[depth]
        if here.taken == here.count:
            depth -= 1
            continue
        if n == len(nodes) or depth + 2 == len(states):
            return -1
        below, answer, slot = path[depth + 1], here.answers[here.taken], here.taken
        chance = here.odds[slot]
        bits = who_sees(box, states[depth])
        mover = nodes[here.node].player
        for seat in range(box.players):
            below.keys[seat] = told(here.keys[seat], mover, answer, bits >> seat & 1, size)
        here.taken += 1
        depth += 1
        states[depth] = states[depth - 1]
        apply(box, states[depth], answer)
        below.node = n
        below.depth = depth
        nodes[n].parent = here.node
        nodes[n].slot = slot
        nodes[n].chance = chance
        enter(box, states, seen, sights, below, nodes[n], scratches[0])
        n += 1
    return n


@rule
def enter(
    box: Any, states: Any, seen: Any, sights: Any, here: Any, node: Any, scratch: Any
) -> None:
    """Write a node's actor, its possible actions and, if a seat is to act, its information set."""
    s, last = states[here.depth], len(states) - 1
    mover = to_act(box, s)
    node.player = mover
    node.utility = 0.0
    here.taken = 0
    here.count = 0
    if mover == TERMINAL:
        node.utility = utility(box, s, 0, int(box.players))
    elif mover == CHANCE:
        total, n = 0, chances(box, s, scratch.weights)
        for outcome in range(n):
            total += scratch.weights[outcome]
        for outcome in range(n):
            if scratch.weights[outcome]:
                here.answers[here.count] = outcome
                here.odds[here.count] = scratch.weights[outcome] / total
                here.count += 1
    else:
        here.count = legal_actions(box, s, here.answers)
        see(box, s, seen[here.depth], sights[mover], mover, states[last], seen[last])
        node.key = known(here.keys[mover], mover, seen[last])
    node.answers = here.count


def _path_type(game: Game) -> np.dtype:
    scratch = max(game.num_distinct_actions(), game.max_chance_outcomes()) + 1
    return array_type(
        [
            ("node", "i8"),
            ("depth", "i8"),
            ("taken", "i8"),
            ("count", "i8"),
            ("keys", "u8", (game.players,)),
            ("answers", "i8", (scratch,)),
            ("odds", "f8", (scratch,)),
        ]
    )


@dataclass(frozen=True)
class Tree:
    """Nodes of dtype NODE, each after its parent, and the information sets of both seats."""

    game: Game
    nodes: np.ndarray

    @classmethod
    def of(cls, game: Game, most: int = MOST_NODES) -> "Tree":
        """Build the tree of a game. A tree of more than `most` nodes raises `BadOption`."""
        layout = game.rules.state
        states, nodes = np.zeros(DEEPEST + 2, layout.dtype), np.empty(most, NODE)
        seen = states.view(CELL).reshape(len(states), -1)
        path = np.zeros(DEEPEST + 1, _path_type(game))
        nodes[0] = np.zeros(1, NODE)[0]
        n = compiled(write_down)(game.box, states, seen, game.sights, path, nodes, game.scratch())
        if n < 0:
            raise BadOption(
                f"expected a game with at most {most} histories, each of at most {DEEPEST}"
                f" decisions; got {game!r}, which has more"
            )
        return cls(game, nodes[:n].copy())

    @cached_property
    def decisions(self) -> np.ndarray:
        """The nodes at which a seat is to act."""
        return np.flatnonzero(self.nodes["player"] >= 0)

    @cached_property
    def sets(self) -> tuple[np.ndarray, np.ndarray]:
        """The keys of all information sets, ascending, and the index of each decision's set."""
        keys, which = np.unique(self.nodes["key"][self.decisions], return_inverse=True)
        return keys, which

    @cached_property
    def offsets(self) -> np.ndarray:
        """The index of each set's first action in one array of all actions, then its length."""
        keys, which = self.sets
        sizes = np.zeros(len(keys), np.int64)
        sizes[which] = self.nodes["answers"][self.decisions]
        return np.concatenate([[0], np.cumsum(sizes)])

    def find(self, state: State) -> int:
        """Return the information set of the seat to act in `state`."""
        key, seat = _key(state), state.current_player()
        keys, _ = self.sets
        at = int(np.searchsorted(keys, key))
        if seat < 0 or at == len(keys) or keys[at] != key:
            raise BadOption(
                f"expected a position of {self.game!r} in which a seat is to act, got {state}"
            )
        return at


def _key(state: State) -> np.uint64:
    game, seat = state.game, max(state.current_player(), 0)
    scratch = game.scratch()
    size, key = len(scratch.actions) + len(scratch.weights), np.uint64(0)
    for step in state.steps():
        action = -1 if step.action is None else step.action
        key = over_arrays(told, key, step.actor, action, step.seen >> seat & 1, size)
    return over_arrays(known, key, seat, game.rules.state.flat(state.view(seat).s))
