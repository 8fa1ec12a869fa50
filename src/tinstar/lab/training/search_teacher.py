"""Searches inside training games, in compiled code, as opponents or as teachers.

Opponents search with the game's heuristics. A teacher searches with a net, so its choices are
better than the net's own.

The teacher's net is fixed. If a search finds no difference between actions, it follows the policy
of its net. So a net that learned from its own searches would become surer of its policy without a
reason.
"""

from typing import Any, NamedTuple

import numpy as np

from tinstar.engine.compiler import rule
from tinstar.engine.game import Game
from tinstar.engine.kernel import NODES_USED
from tinstar.players.net import Net
from tinstar.players.net_search import Guide, grow_by_net, guide_of
from tinstar.players.search_nodes import NODE
from tinstar.players.tree_search import grow

NODES = 1 << 16


class Teacher(NamedTuple):
    """The memory that a teacher's search works in."""

    states: np.ndarray  # the view's record, room for a full record, and for a record one step ahead
    tree: np.ndarray
    blank: np.ndarray  # the root of an empty tree
    guide: Guide


@rule
def action_of(
    boxes: Any, views: Any, seat: int, teacher: Any, scratches: Any, playouts: int
) -> int:
    """Return the most visited action of a search with `playouts` playouts, guided by the net."""
    clear(views, teacher, scratches)
    states, tree, _, guide = teacher
    grow_by_net(boxes, states, seat, tree, scratches, guide, playouts)
    return favourite(tree)


@rule
def action_by_hints(
    boxes: Any, views: Any, seat: int, teacher: Any, scratches: Any, playouts: int
) -> int:
    """Return the most visited action of a search with heuristics, as `search:N/hints` makes it."""
    clear(views, teacher, scratches)
    states, tree, _, _ = teacher
    grow(boxes, states, seat, tree, scratches, 1, playouts)
    return favourite(tree)


@rule
def clear(views: Any, teacher: Any, scratches: Any) -> None:
    """Reset the tree to its root."""
    teacher.states[0] = views[0]
    teacher.tree[0] = teacher.blank[0]
    scratches[0].counters[NODES_USED] = 1


@rule
def favourite(tree: Any) -> int:
    """Return the most visited action. A tie goes to the action with the higher total."""
    best = tree[0].first
    for child in range(best + 1, best + tree[0].children):
        more = int(tree[child].visits) - int(tree[best].visits)
        if more > 0 or (more == 0 and tree[child].total > tree[best].total):
            best = child
    return tree[best].action


def teacher_of(game: Game, net: Net) -> Teacher:
    states = np.zeros(3, game.rules.state.dtype)
    return Teacher(states, np.zeros(NODES, NODE), np.zeros(1, NODE), guide_of(game, net, states))
