"""The search of a game that has a net: the same tree, grown by what the net makes of each view.

Whenever a seat is asked, its view in the world that was dealt is shown to the net. The seat that
thinks weighs its actions by the net's odds and by what came of them so far (PUCT, as in D. Silver
et al., "Mastering the game of Go without human knowledge", 2017). The others do what the net would
do: they draw by its odds, so that nobody makes use of what only the dealt world knows. From a new
node everybody plays on like that for a few decisions, which bring chance and the others' answers
about, and until the seat that thinks is asked again, as that is where the net has learned what a
seat may expect.
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
STEPS = 8  # decisions by the net's odds from a new node on, before the net's value is taken
MOST_STEPS = 24  # where the seat that thinks is not asked sooner
ANYBODY = -1  # in place of that seat


class Guide(NamedTuple):
    """A net, and what it takes to ask it for any seat in the midst of a search."""

    net: Net
    eyes: Eyes
    mind: Mind
    sights: np.ndarray
    cells: np.ndarray  # the memory of the world that is played in, as integers
    views: np.ndarray  # one record
    seen: np.ndarray  # its memory as integers


@rule
def grow_by_net(
    boxes: Any, states: Any, seat: int, tree: Any, scratches: Any, guide: Any, playouts: int
) -> None:
    """Add so many playouts to the tree of `seat`; states and tree: as for `grow`."""
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
    """Walk down to a node that is new; its depth, with the path in `scratch`."""
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
    """The child for what the seat to act does here; 0 if out of nodes."""
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
    """Let the net think for the seat to act; how many legal actions it has."""
    mover, v, seen = kernel.to_act(box, s), guide.views[0], guide.seen
    kernel.see(box, s, guide.cells, guide.sights[mover], mover, v, seen)
    return think(box, v, seen, mover, guide.eyes, guide.net, guide.mind)


@rule
def play_on(box: Any, s: Any, seat: int, scratch: Any, guide: Any) -> None:
    """Some decisions by everybody's odds, until after STEPS of them the seat is asked."""
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
    """What each seat may expect, by what `seat` can see, or has at the end of the game."""
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
    """For a search whose worlds are played in states[1]."""
    cells = states.view(CELL).reshape(len(states), -1)[1]
    views = game.rules.state.blank()
    sights, seen = game.sights, views.view(CELL)
    return Guide(net, eyes_of(game), mind_of(game, net), sights, cells, views, seen)
