"""Information-set Monte Carlo tree search for any game and any number of seats.

One tree is grown from the view of the seat to act (single-observer ISMCTS: P. Cowling, E. Powley,
D. Whitehouse, "Information set Monte Carlo tree search", IEEE TCIAIG 4(2), 2012). Each playout
draws a full state that the seat cannot tell from the true one, walks down the tree along actions
that are legal there, plays on at random for a while, and passes each seat's outlook back up. Every
seat is taken to look after itself (max^n). Chance is not in the tree: its answers are drawn anew
in each playout. Untried actions are weighed by the outlook one step on (PUCT, where the times that
an action was available stand for the visits of its parent).
"""

import math
import time
from typing import Any

import numpy as np

from tinstar.core import kernel
from tinstar.core.compile import compiled, rule
from tinstar.core.kernel import CHANCE, TERMINAL
from tinstar.core.random import below, new_stream, pick
from tinstar.core.state import View

EXPLORATION = 1.0
TEMPERATURE = 0.1  # of the softmax that makes a prior of merits
TRUST = 1.0  # how many visits the merit of an action counts for
EXPAND_AFTER = 2  # visits before a node gets children
HORIZON = 20  # random decisions before the outlook is believed
NODES = 500_000
DEPTH = 100
FIRST_BATCH = 50  # playouts between looks at the clock, then as many as fit in BATCH_SECONDS
BATCH_SECONDS = 0.02

NODE = np.dtype(
    [
        ("child", "i4"),  # the last one added; 0 for none
        ("sibling", "i4"),  # the one added before; 0 for none
        ("action", "i4"),
        ("mover", "i4"),  # who chose the action
        ("visits", "i4"),
        ("available", "i4"),  # visits of the parent at which the action was legal
        ("total", "f8"),  # outlooks of the mover, summed
        ("prior", "f8"),
    ]
)
ROOM = ("actions", "weights", "stream", "slots", "path", "values", "counters")
NODES_USED, DECISIONS = 0, 1  # counters


@rule
def grow(boxes: Any, states: Any, seat: int, tree: Any, room: Any, playouts: int) -> None:
    """Add so many playouts to the tree of `seat`.

    states: the seat's redacted record, room for a full one, and for one a step on. room: scratch
    arrays as `ROOM` names them. tree: of dtype NODE, its root at 0.
    """
    box = boxes[0]
    for _ in range(playouts):
        states[1] = states[0]
        kernel.deal_unseen(box, states[1], seat, room[2])
        depth = descend(box, states[1:], tree, room)
        play_on(box, states[1], room)
        kernel.outlook(box, states[1], room[5])
        learn(tree, room, depth)


@rule
def descend(box: Any, states: Any, tree: Any, room: Any) -> int:
    """Walk down to a node that has no children yet; its depth, with the path in `room`."""
    s, path = states[0], room[4]
    node, depth = 0, 0
    path[0] = 0
    while depth + 1 < len(path) and (node == 0 or tree[node].visits >= EXPAND_AFTER):
        if answer_chance(box, s, room) == TERMINAL:
            break
        node = choose(box, states, tree, node, room)
        if node == 0:
            break
        kernel.apply(box, s, int(tree[node].action))
        room[6][DECISIONS] += 1
        depth += 1
        path[depth] = node
    return depth


@rule
def answer_chance(box: Any, s: Any, room: Any) -> int:
    """Let chance answer until a seat is asked or the game is over: who is asked, or TERMINAL."""
    mover = kernel.to_act(box, s)
    while mover == CHANCE:
        n = kernel.chances(box, s, room[1])
        kernel.apply(box, s, pick(room[2], room[1], n))
        mover = kernel.to_act(box, s)
    return mover


@rule
def choose(box: Any, states: Any, tree: Any, node: int, room: Any) -> int:
    """The most promising child for the seat to act among those legal now; 0 if out of nodes."""
    actions = room[0]
    n = kernel.legal_actions(box, states[0], actions)
    find_children(box, states, tree, node, room, n)
    slots = room[3]
    priors = 0.0
    for i in range(n):
        priors += tree[slots[i]].prior
    best, most = 0, -math.inf
    for i in range(n):
        child = tree[slots[i]]
        if slots[i] > 0:
            child.available += 1
            promise = child.total / (child.visits + TRUST) + EXPLORATION * (
                child.prior / priors * math.sqrt(child.available) / (1 + child.visits)
            )
            if promise > most:
                best, most = slots[i], promise
    return best


@rule
def find_children(box: Any, states: Any, tree: Any, node: int, room: Any, n: int) -> None:
    """Put the child for each of the n legal actions into `slots`, adding those that are new."""
    actions, slots = room[0], room[3]
    for i in range(n):
        slots[i] = 0
    child = tree[node].child
    while child > 0:
        at = place_of(actions, n, tree[child].action)
        if at >= 0:
            slots[at] = child
        child = tree[child].sibling
    for i in range(n):
        if slots[i] == 0 and room[6][NODES_USED] + 1 < len(tree):
            slots[i] = add_child(box, states, tree, node, actions[i], room)


@rule
def place_of(actions: Any, n: int, action: int) -> int:
    """Where an action stands in an ascending list of n, or -1."""
    low, high = 0, n
    while low < high:
        middle = (low + high) // 2
        if actions[middle] < action:
            low = middle + 1
        else:
            high = middle
    if low < n and actions[low] == action:
        return low
    return -1


@rule
def add_child(box: Any, states: Any, tree: Any, node: int, action: int, room: Any) -> int:
    mover = kernel.to_act(box, states[0])
    merit = kernel.merit(box, states, action, room[5])
    room[6][NODES_USED] += 1
    new = room[6][NODES_USED]
    child = tree[new]
    child.child = 0
    child.sibling = tree[node].child
    child.action = action
    child.mover = mover
    child.visits = 0
    child.available = 0
    child.total = TRUST * merit
    child.prior = math.exp(merit / TEMPERATURE)
    tree[node].child = new
    return new


@rule
def play_on(box: Any, s: Any, room: Any) -> None:
    """Random decisions up to the horizon or the end."""
    for _ in range(HORIZON):
        if answer_chance(box, s, room) == TERMINAL:
            return
        n = kernel.legal_actions(box, s, room[0])
        kernel.apply(box, s, room[0][below(room[2], n)])
        room[6][DECISIONS] += 1


@rule
def learn(tree: Any, room: Any, depth: int) -> None:
    path, values = room[4], room[5]
    tree[0].visits += 1
    for i in range(1, depth + 1):
        node = tree[path[i]]
        node.visits += 1
        node.total += values[node.mover]


class Thought:
    """What a search found: the actions it considered, with visits and mean outlook of each."""

    def __init__(self, tree: np.ndarray, playouts: int, decisions: int, seconds: float):
        self.playouts = playouts
        self.decisions = decisions  # made inside the search, in tree and playouts
        self.seconds = seconds
        found = []
        child = int(tree["child"][0])
        while child:
            node = tree[child]
            mean = float(node["total"]) / (int(node["visits"]) + TRUST)
            found.append((int(node["visits"]), mean, int(node["action"])))
            child = int(node["sibling"])
        found.sort(key=lambda row: (-row[0], -row[1], row[2]))
        self.ranking = [(action, visits, mean) for visits, mean, action in found]

    @property
    def action(self) -> int:
        return self.ranking[0][0]


class SearchPlayer:
    """Searches for a time or a number of playouts before each decision."""

    def __init__(
        self, seconds: float | None = None, playouts: int | None = None, seed: int | None = None
    ):
        self.seconds = seconds
        self.playouts = playouts
        self._rng = np.random.default_rng(seed)

    def choose(self, view: View) -> int:
        actions = view.legal_actions()
        return actions[0] if len(actions) == 1 else self.think(view).action

    def think(self, view: View) -> Thought:
        """Search from this view; the view's seat must be the one to act."""
        game = view.game
        states = np.repeat(view.record, 3).view(np.recarray)
        tree = np.zeros(NODES, NODE).view(np.recarray)
        actions, weights = game.room()
        counters = np.zeros(2, np.int64)
        room = (
            actions,
            weights,
            new_stream(int(self._rng.integers(2**63))),
            np.zeros_like(actions),
            np.zeros(DEPTH, np.int64),
            np.zeros(game.players),
            counters,
        )
        start, done = time.perf_counter(), 0
        for batch in self._batches(start):
            compiled(grow)(game.box, states, view.seat, tree, room, batch)
            done += batch
        seconds = time.perf_counter() - start
        return Thought(tree, done, int(counters[DECISIONS]), seconds)

    def _batches(self, start: float) -> Any:
        """How many playouts to do next, until the effort is spent."""
        if self.playouts is not None:
            yield self.playouts
            return
        assert self.seconds is not None
        done, spent = 0, 0.0
        while spent < self.seconds:
            speed = done / spent if spent else FIRST_BATCH / BATCH_SECONDS
            batch = max(1, int(speed * min(BATCH_SECONDS, self.seconds - spent)))
            yield batch
            done += batch
            spent = time.perf_counter() - start
