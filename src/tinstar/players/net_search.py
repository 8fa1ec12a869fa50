"""Tree search guided by a net: the tree of `search`, with the net as evaluation and prior.

Each playout samples a full state. At each decision in it, the net evaluates the view of the seat to
act. The searching seat selects its actions by the net's policy and by earlier results (PUCT, as in
D. Silver et al., "Mastering the game of Go without human knowledge", 2017). The other seats draw
actions from the net's policy for their own views. So no seat exploits hidden cards of the sampled
state.

From a new node all seats go on for a few decisions by the net's policy, so that the value includes
chance and replies. The playout ends when the searching seat is to act again, because the net's
values were trained on such positions.
"""

import math
from typing import Any, NamedTuple

import numpy as np

from tinstar.engine import kernel
from tinstar.engine.compiler import rule
from tinstar.engine.game import Game
from tinstar.engine.kernel import DECISIONS, TERMINAL, answer_chance
from tinstar.engine.layout import CELL
from tinstar.players.net import Eyes, Mind, Net, draw_one, eyes_of, judge, mind_of, think
from tinstar.players.search_nodes import TRUST, add_child, find_children, learn

EXPLORATION = 0.5
STEPS = 8  # the fewest decisions after a new node before the net's value is used
MOST_STEPS = 24  # the most such decisions, if the searching seat is not to act sooner
ANYBODY = -1  # stands for no particular searching seat


class Guide(NamedTuple):
    """A net with the memory that a search needs to evaluate the views of all seats."""

    net: Net
    eyes: Eyes
    mind: Mind
    sights: np.ndarray
    cells: np.ndarray  # the memory of the sampled state, as integers
    views: np.ndarray  # one record
    seen: np.ndarray  # the memory of that record, as integers


@rule
def grow_by_net(
    boxes: Any, states: Any, seat: int, tree: Any, scratches: Any, guide: Any, playouts: int
) -> None:
    """Add `playouts` playouts to the tree of `seat`.

    `search.grow` describes `states` and `tree`.
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
    """Walk down to a new node, and return its depth. Leave the path to it in `scratch`."""
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
    """Return the child that the seat to act selects, or 0 if there are no free nodes left."""
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
    """Evaluate the net for the seat to act, and return the number of that seat's legal actions."""
    mover, v, seen = kernel.to_act(box, s), guide.views[0], guide.seen
    kernel.see(box, s, guide.cells, guide.sights[mover], mover, v, seen)
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
    """Write the expected utility of each seat, by the net's evaluation of the view of `seat`.

    If the game is over, write the actual utilities.
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


def guide_of(game: Game, net: Net, states: np.ndarray) -> Guide:
    """Return a guide for a search whose sampled state is in states[1]."""
    cells = states.view(CELL).reshape(len(states), -1)[1]
    views = game.rules.state.blank()
    sights, seen = game.sights, views.view(CELL)
    return Guide(net, eyes_of(game), mind_of(game, net), sights, cells, views, seen)
