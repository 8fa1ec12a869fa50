"""What a search by a net would do: examples of better play than the net's own, in machine code.

The net that searches learns nothing meanwhile. A search follows the odds of its net wherever it
finds no difference; a net that learned from its own searches would become sure of itself for
nothing.
"""

from typing import Any, NamedTuple

import numpy as np

from tinstar.core.compile import rule
from tinstar.core.game import Game
from tinstar.core.kernel import NODES_USED
from tinstar.players.guided import Guide, grow_by_net, guide_of
from tinstar.players.net import Net
from tinstar.players.tree import NODE

NODES = 1 << 14


class Teacher(NamedTuple):
    """Who searches, and what that takes."""

    states: np.ndarray  # the view's record, room for a full one, and for one a step on
    tree: np.ndarray
    blank: np.ndarray  # a tree's root, before anything is known
    guide: Guide


@rule
def action_of(boxes: Any, views: Any, seat: int, teacher: Any, rooms: Any, playouts: int) -> int:
    """The action that a search of so many playouts comes back to most often."""
    states, tree, blank, guide = teacher
    states[0] = views[0]
    tree[0] = blank[0]
    rooms[0].counters[NODES_USED] = 1
    grow_by_net(boxes, states, seat, tree, rooms, guide, playouts)
    best = tree[0].first
    for at in range(tree[0].children):
        child = tree[0].first + at
        if tree[child].visits > tree[best].visits:
            best = child
    return tree[best].action


def teacher_of(game: Game, net: Net) -> Teacher:
    states = np.zeros(3, game.rules.state.dtype)
    return Teacher(states, np.zeros(NODES, NODE), np.zeros(1, NODE), guide_of(game, net, states))
