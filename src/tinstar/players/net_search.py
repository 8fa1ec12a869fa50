"""Tree search guided by a net. `SearchPlayer` uses this module if its guide is `net`.

The tree is the same as in `players.tree_search`. The net gives the priors and the values. At each
decision the net sees only what the acting seat sees in the sampled state.

- The searching seat chooses by PUCT, from the net's policy and past results (D. Silver et al.,
  "Mastering the game of Go without human knowledge", 2017). The formula stands a second time in
  `tree_search.choose`.
- The other seats draw their actions from the net's policy. So no seat exploits the hidden cards of
  the sampled state.

From a new node all seats play on by the net's policy for a few decisions, so that the value
includes chance and replies. The playout then goes on until the searching seat is to act, because
the net was trained mostly on the views of seats to act.
"""

import math
from typing import Any, NamedTuple

import numpy as np

from tinstar.engine import kernel
from tinstar.engine.compiler import rule
from tinstar.engine.game import Game
from tinstar.engine.kernel import DECISIONS, TERMINAL, answer_chance
from tinstar.engine.record_arrays import CELL
from tinstar.players.net import (
    Eyes,
    Mind,
    Net,
    draw_one,
    eyes_of,
    judge,
    mind_of,
    think,
    think_considerately,
)
from tinstar.players.search_nodes import add_child, find_children, learn
from tinstar.players.thinking import TRUST

EXPLORATION = 0.5
STEPS = 8  # decisions by policy from a new node, at least, before the net gives the value
MOST_STEPS = 24  # decisions at most, even if the searching seat is not to act by then
ANYBODY = -1  # instead of the searching seat: stop at any seat's decision


class Guide(NamedTuple):
    """A net, with the memory for evaluating the views of any seat inside a search."""

    net: Net
    eyes: Eyes
    mind: Mind
    sights: np.ndarray
    cells: np.ndarray  # the memory of the sampled state, as integers
    views: np.ndarray  # one record
    seen: np.ndarray  # the memory of that record, as integers
    considerate: int  # 1 if all seats choose only actions that etiquette allows, else 0


@rule
def grow_by_net(
    boxes: Any, states: Any, seat: int, tree: Any, scratches: Any, guide: Any, playouts: int
) -> None:
    """Add `playouts` playouts to the tree of `seat`.

    `tree_search.grow` describes `states` and `tree`.
    """
    box, s, scratch = boxes[0], states[1], scratches[0]
    for _ in range(playouts):
        states[1] = states[0]
        kernel.deal_unseen(box, s, seat, scratch.stream)
        depth = descend(box, s, seat, tree, scratch, guide)
        play_on(box, s, seat, scratch, guide)
        value(box, s, seat, scratch, guide)
        learn(tree, scratch, depth)


@rule
def descend(box: Any, s: Any, seat: int, tree: Any, scratch: Any, guide: Any) -> int:
    """Walk down the tree to a new node, and return its depth. Leave its path in `scratch`."""
    path = scratch.path
    node, depth = 0, 0
    path[0] = 0
    while depth + 1 < len(path) and (node == 0 or tree[node].visits > 0):
        if answer_chance(box, s, scratch) == TERMINAL:
            break
        node = choose(box, s, seat, tree, node, scratch, guide)
        if node == 0:
            break
        kernel.apply(box, s, tree[node].action)
        scratch.counters[DECISIONS] += 1
        depth += 1
        path[depth] = node
    return depth


@rule
def choose(box: Any, s: Any, seat: int, tree: Any, node: int, scratch: Any, guide: Any) -> int:
    """Return the child node that the acting seat chooses, or 0 if the tree has no free nodes.

    The searching seat chooses by the formula PUCT, as in `tree_search.choose` but with other
    priors. The other seats draw from the net's policy.
    """
    mind, slots, mover = guide.mind, scratch.slots, kernel.to_act(box, s)
    n = consider(box, s, guide)
    find_children(tree, node, scratch, mind.actions, n)
    for i in range(n):
        if slots[i] < 0:
            opinion = float(mind.values[0]), float(mind.odds[i])
            slots[i] = add_child(tree, node, mind.actions[i], mover, opinion, scratch)
        if slots[i] < 0:
            return 0
    first = tree[node].first
    if mover != seat:
        return first + slots[draw_one(mind.odds, n, 1.0, scratch.stream)]
    best, most = 0, -math.inf
    for i in range(n):
        child = tree[first + slots[i]]
        child.available += 1
        share = float(mind.odds[i]) * math.sqrt(child.available) / (1 + child.visits)
        promise = child.total / (child.visits + TRUST) + EXPLORATION * share
        if promise > most:
            best, most = first + slots[i], promise
    return best


@rule
def consider(box: Any, s: Any, guide: Any) -> int:
    """Evaluate the view of the seat to act. Return the number of actions that it considers."""
    mover, v, seen = kernel.to_act(box, s), guide.views[0], guide.seen
    kernel.see(box, s, guide.cells, guide.sights[mover], mover, v, seen)
    if guide.considerate:
        return think_considerately(box, v, seen, mover, guide.eyes, guide.net, guide.mind)
    return think(box, v, seen, mover, guide.eyes, guide.net, guide.mind)


@rule
def play_on(box: Any, s: Any, seat: int, scratch: Any, guide: Any) -> None:
    """Play at least STEPS decisions by the net's policy, until the searching seat is to act."""
    for step in range(MOST_STEPS):
        mover = answer_chance(box, s, scratch)
        if mover == TERMINAL or (step >= STEPS and seat in (mover, ANYBODY)):
            return
        n = consider(box, s, guide)
        chosen = draw_one(guide.mind.odds, n, 1.0, scratch.stream)
        kernel.apply(box, s, guide.mind.actions[chosen])
        scratch.counters[DECISIONS] += 1


@rule
def value(box: Any, s: Any, seat: int, scratch: Any, guide: Any) -> None:
    """Write the utility that the net expects for each seat, from the view of `seat`.

    If the game is over, write the real utilities.
    """
    players, values = int(box.players), scratch.values
    if answer_chance(box, s, scratch) == TERMINAL:
        for other in range(players):
            values[other] = kernel.utility(box, s, other, players)
        return
    v, seen = guide.views[0], guide.seen
    kernel.see(box, s, guide.cells, guide.sights[seat], seat, v, seen)
    judge(box, v, seen, seat, guide.eyes, guide.net, guide.mind)
    for turn in range(players):
        values[(seat + turn) % players] = guide.mind.values[turn]


def guide_of(game: Game, net: Net, states: np.ndarray, considerate: bool = False) -> Guide:
    """Return a guide for a search that stores the sampled state in `states[1]`."""
    cells = states.view(CELL).reshape(len(states), -1)[1]
    views = game.rules.state.blank().array
    sights, seen = game.sights.array, views.view(CELL)
    eyes, mind = eyes_of(game), mind_of(game, net)
    return Guide(net, eyes, mind, sights, cells, views, seen, int(considerate))
