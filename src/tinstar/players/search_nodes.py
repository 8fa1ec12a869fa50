"""The tree of a search: one array of nodes, in which the children of a node are adjacent.

A child is identified only by its action. Each visit samples another state, so an action can be
legal in one visit and illegal in the next.
"""

from typing import Any

from tinstar.engine.compiler import rule
from tinstar.engine.kernel import NODES_USED
from tinstar.engine.record_arrays import array_type
from tinstar.players.thinking import TRUST

FIRST_CHILDREN = 16  # initial capacity for children, doubled when it is full

NODE = array_type(
    [
        ("first", "i4"),  # index of its first child
        ("children", "i4"),
        ("capacity", "i4"),  # the number of children that fit into its block
        ("action", "i8"),
        ("mover", "i8"),  # the seat that chose the action
        ("visits", "i4"),
        ("available", "i4"),  # visits of the parent in which the action was legal
        ("prior", "f4"),
        ("total", "f8"),  # sum of the mover's outlooks
    ]
)


@rule
def find_children(tree: Any, node: int, scratch: Any, actions: Any, n: int) -> None:
    """Write the child of each of the n legal actions into `slots`, or -1 if there is none yet.

    Children are numbered from the node's first child, because adding a child may move all children.
    """
    slots, marks = scratch.slots, scratch.marks
    for i in range(n):
        marks[actions[i]] = i + 1
        slots[i] = -1
    parent = tree[node]
    for at in range(parent.children):
        legal = marks[tree[parent.first + at].action]
        if legal > 0:
            slots[legal - 1] = at
    for i in range(n):
        marks[actions[i]] = 0


@rule
def add_child(
    tree: Any, node: int, action: int, mover: int, opinion: tuple[float, float], scratch: Any
) -> int:
    """Add a child after the node's other children. Return its number, or -1 if no node is free.

    `opinion` has the outlook of the child's mover, and the child's prior.
    """
    parent = tree[node]
    if parent.children == parent.capacity and not make_room(tree, node, scratch):
        return -1
    child = tree[parent.first + parent.children]
    child.first = 0
    child.children = 0
    child.capacity = 0
    child.action = action
    child.mover = mover
    child.visits = 0
    child.available = 0
    child.total = TRUST * opinion[0]
    child.prior = opinion[1]
    parent.children += 1
    return parent.children - 1


@rule
def make_room(tree: Any, node: int, scratch: Any) -> bool:
    """Move a node's children to the end of the tree, with room for twice as many."""
    parent = tree[node]
    wanted = max(FIRST_CHILDREN, 2 * parent.capacity)
    end = scratch.counters[NODES_USED]
    if end + wanted > len(tree):
        return False
    for i in range(parent.children):
        tree[end + i] = tree[parent.first + i]
    parent.first = end
    parent.capacity = wanted
    scratch.counters[NODES_USED] = end + wanted
    return True


@rule
def learn(tree: Any, scratch: Any, depth: int) -> None:
    path, values = scratch.path, scratch.values
    tree[0].visits += 1
    for i in range(1, depth + 1):
        node = tree[path[i]]
        node.visits += 1
        node.total += values[node.mover]
