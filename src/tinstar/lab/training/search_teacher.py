"""Searches inside the games of a course, in machine code: as company, and as teachers.

Company goes by the game's hints. A teacher's search goes by a net, and shows better play than the
net's own. The net that searches learns nothing meanwhile. A search follows the odds of its net
wherever it finds no difference; a net that learned from its own searches would become sure of
itself for nothing.
"""

from typing import Any, NamedTuple

import numpy as np

from tinstar.engine.compiler import rule
from tinstar.engine.game import Game
from tinstar.engine.kernel import NODES_USED
from tinstar.players.net import Net
from tinstar.players.net_search import Guide, grow_by_net, guide_of
from tinstar.players.search import grow
from tinstar.players.search_nodes import NODE

NODES = 1 << 16


class Teacher(NamedTuple):
    """What it takes to search."""

    states: np.ndarray  # the view's record, room for a full one, and for one a step on
    tree: np.ndarray
    blank: np.ndarray  # a tree's root, before anything is known
    guide: Guide


@rule
def action_of(
    boxes: Any, views: Any, seat: int, teacher: Any, scratches: Any, playouts: int
) -> int:
    """The action that a search of so many playouts comes back to most often."""
    clear(views, teacher, scratches)
    states, tree, _, guide = teacher
    grow_by_net(boxes, states, seat, tree, scratches, guide, playouts)
    return favourite(tree)


@rule
def action_by_hints(
    boxes: Any, views: Any, seat: int, teacher: Any, scratches: Any, playouts: int
) -> int:
    """The same by a search that goes by hints, as `search:N/hints` does."""
    clear(views, teacher, scratches)
    states, tree, _, _ = teacher
    grow(boxes, states, seat, tree, scratches, 1, playouts)
    return favourite(tree)


@rule
def clear(views: Any, teacher: Any, scratches: Any) -> None:
    """Begin with a tree that is nothing but its root."""
    teacher.states[0] = views[0]
    teacher.tree[0] = teacher.blank[0]
    scratches[0].counters[NODES_USED] = 1


@rule
def favourite(tree: Any) -> int:
    """The action most often come back to, of equals the one that did better."""
    best = tree[0].first
    for child in range(best + 1, best + tree[0].children):
        more = int(tree[child].visits) - int(tree[best].visits)
        if more > 0 or (more == 0 and tree[child].total > tree[best].total):
            best = child
    return tree[best].action


def teacher_of(game: Game, net: Net) -> Teacher:
    states = np.zeros(3, game.rules.state.dtype)
    return Teacher(states, np.zeros(NODES, NODE), np.zeros(1, NODE), guide_of(game, net, states))
