"""The search where a game has a net."""

import math
from typing import Any, NamedTuple

import numpy as np

from tinstar.core import kernel
from tinstar.core.compile import rule
from tinstar.core.game import Game
from tinstar.core.kernel import CHANCE, DECISIONS, TERMINAL, answer_chance
from tinstar.core.layout import CELL
from tinstar.players.net import Eyes, Mind, Net, draw_one, eyes_of, judge, mind_of, think
from tinstar.players.tree import TRUST, add_child, find_children, learn


class Guide(NamedTuple):
    """A net, and what it takes to ask it of any seat in the middle of a search."""

    net: Net
    eyes: Eyes
    mind: Mind
    sights: np.ndarray
    cells: np.ndarray  # the memory of the world that is being played in, as integers
    views: np.ndarray  # one record, and its memory as integers
    seen: np.ndarray
    p: np.ndarray


@rule
def grow_by_net(
    boxes: Any, states: Any, seat: int, tree: Any, rooms: Any, guide: Any, playouts: int
) -> None:
    box, room = boxes[0], rooms[0]
    for _ in range(playouts):
        states[1] = states[0]
        kernel.deal_unseen(box, states[1], seat, room.stream)
        depth = descend(box, states[1], seat, tree, room, guide)
        if guide.p[2] > 0:
            play_on(box, states[1], room, guide)
        value(box, states[1], seat, room, guide)
        learn(tree, room, depth)


@rule
def consider(box: Any, s: Any, mover: int, guide: Any) -> int:
    v, seen = guide.views[0], guide.seen
    kernel.see(box, s, guide.cells, guide.sights[mover], mover, v, seen)
    return think(box, v, seen, mover, guide.eyes, guide.net, guide.mind)


@rule
def descend(box: Any, s: Any, seat: int, tree: Any, room: Any, guide: Any) -> int:
    path = room.path
    node, depth = 0, 0
    path[0] = 0
    while depth + 1 < len(path) and (node == 0 or tree[node].visits >= guide.p[4]):
        if guide.p[5] > 0 and depth > 0 and kernel.to_act(box, s) == CHANCE:
            break
        if answer_chance(box, s, room) == TERMINAL:
            break
        node = choose(box, s, seat, tree, node, room, guide)
        if node == 0:
            break
        kernel.apply(box, s, tree[node].action)
        room.counters[DECISIONS] += 1
        depth += 1
        path[depth] = node
    return depth


@rule
def choose(box: Any, s: Any, seat: int, tree: Any, node: int, room: Any, guide: Any) -> int:
    mind, slots = guide.mind, room.slots
    mover = kernel.to_act(box, s)
    n = consider(box, s, mover, guide)
    actions = mind.actions
    find_children(tree, node, room, actions, n)
    for i in range(n):
        if slots[i] < 0:
            opinion = float(mind.values[0]), float(mind.odds[i])
            slots[i] = add_child(tree, node, actions[i], mover, opinion, room)
            if slots[i] < 0:
                return 0
    first = tree[node].first
    if mover != seat and guide.p[1] == 0:
        return first + slots[draw_one(mind.odds, n, guide.p[6], room.stream)]
    best, most = 0, -math.inf
    for i in range(n):
        child = tree[first + slots[i]]
        child.available += 1
        share = float(mind.odds[i]) * math.sqrt(child.available) / (1 + child.visits)
        promise = child.total / (child.visits + TRUST) + guide.p[0] * share
        if promise > most:
            best, most = first + slots[i], promise
    return best


@rule
def play_on(box: Any, s: Any, room: Any, guide: Any) -> None:
    for _ in range(int(guide.p[2])):
        if answer_chance(box, s, room) == TERMINAL:
            return
        n = consider(box, s, kernel.to_act(box, s), guide)
        k = draw_one(guide.mind.odds, n, guide.p[6], room.stream)
        kernel.apply(box, s, guide.mind.actions[k])
        room.counters[DECISIONS] += 1


@rule
def value(box: Any, s: Any, seat: int, room: Any, guide: Any) -> None:
    players = int(box.players)
    if kernel.to_act(box, s) == TERMINAL:
        for other in range(players):
            room.values[other] = kernel.utility(box, s, other, players)
        return
    v, seen = guide.views[0], guide.seen
    if guide.p[3] == 0:
        kernel.see(box, s, guide.cells, guide.sights[seat], seat, v, seen)
        judge(box, v, seen, seat, guide.eyes, guide.net, guide.mind)
        for turn in range(players):
            room.values[(seat + turn) % players] = guide.mind.values[turn]
    else:
        for other in range(players):
            kernel.see(box, s, guide.cells, guide.sights[other], other, v, seen)
            judge(box, v, seen, other, guide.eyes, guide.net, guide.mind)
            room.values[other] = guide.mind.values[0]


def guide_of(game: Game, net: Net, states: np.ndarray, p) -> Guide:
    views = game.rules.state.blank()
    cells = states.view(CELL).reshape(len(states), -1)[1]
    return Guide(net, eyes_of(game), mind_of(game, net), game.sights, cells, views, views.view(CELL), np.array(p, float))
