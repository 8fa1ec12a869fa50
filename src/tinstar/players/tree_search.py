"""Information-set Monte Carlo tree search for any game and any number of seats.

The search builds one tree for the view of the seat to act (single-observer ISMCTS: P. Cowling, E.
Powley, D. Whitehouse, "Information set Monte Carlo tree search", IEEE TCIAIG 4(2), 2012). Each
playout

1. samples a full state that looks to the seat like the true state,
2. walks down the tree along actions that are legal in that state,
3. plays on for a while by the game's rollout policy, or at random to the end,
4. adds to each node of its path the outlook of the seat that moved there.

An outlook is an expected utility. Each seat maximises its own outlook (max^n). The tree has no
chance nodes, because each playout draws chance again. So a choice below a chance event is the same
for every outcome of the event. A game may therefore end the tree at a chance event
(`ends_at_chance`), if its rollout policy plays better from there.

This module grows the tree by the game's heuristics or by random playouts. `players.net_search`
grows it by a net.

The selection formula (PUCT) stands twice: in `choose` here and in `net_search.choose`. Both count
the visits in which an action was legal, instead of the visits of its parent. This module applies
the formula to every seat, `net_search` only to the searching seat. Priors and `EXPLORATION` also
differ. If you change the formula in one place, look at the other place.
"""

import math
from typing import Any

from tinstar.engine import kernel
from tinstar.engine.compiler import rule
from tinstar.engine.float_functions import exp
from tinstar.engine.kernel import CHANCE, DECISIONS, GAMES_OWN, TERMINAL, answer_chance
from tinstar.engine.random_streams import below
from tinstar.players.search_nodes import add_child, find_children, learn
from tinstar.players.thinking import BY_HINTS, CONSIDERATE, TRUST

EXPLORATION = 1.0
TEMPERATURE = 0.1  # of the softmax that turns merits into a prior
WORLDS = 16  # sampled states over which the root's first merits are averaged
EXPAND_AFTER = 4  # visits before a node gets children


@rule
def grow(
    boxes: Any, states: Any, seat: int, tree: Any, scratches: Any, ways: int, playouts: int
) -> None:
    """Add `playouts` playouts to the tree of `seat`.

    - `states`: three records: the seat's redacted record, memory for a full record, and memory for
      a record one step ahead.
    - `tree`: nodes of dtype NODE, with the root at 0.
    - `ways`: the sum of BY_HINTS (otherwise playouts are random, without heuristics or the game's
      rollout policy) and CONSIDERATE (all seats choose only actions that etiquette allows).
    """
    box, scratch = boxes[0], scratches[0]
    if tree[0].children == 0 and playouts > 0 and ways & BY_HINTS:
        weigh(box, states, seat, tree, scratch, ways)
    for _ in range(playouts):
        states[1] = states[0]
        kernel.deal_unseen(box, states[1], seat, scratch.stream)
        depth = descend(box, states, tree, scratch, ways)
        play_on(box, states[1], scratch, ways)
        kernel.outlook(box, states[1], scratch.values)
        learn(tree, scratch, depth)


@rule
def weigh(box: Any, states: Any, seat: int, tree: Any, scratch: Any, ways: int) -> None:
    """Give the root its children, each with its mean merit over several sampled states.

    A single sampled state is not enough. A call that ends the round, for example, shows all cards,
    so its merit in one state is luck. This luck would outweigh everything that the playouts find.
    """
    for world in range(WORLDS):
        states[1] = states[0]
        kernel.deal_unseen(box, states[1], seat, scratch.stream)
        if world == 0:
            find_and_add(box, states, tree, 0, scratch, ways)
            continue
        for at in range(tree[0].children):
            child = tree[tree[0].first + at]
            child.total += TRUST * kernel.merit(box, states, 1, child.action, scratch)
    for at in range(tree[0].children):
        child = tree[tree[0].first + at]
        child.total /= WORLDS
        child.prior = exp(child.total / TRUST / TEMPERATURE)


@rule
def descend(box: Any, states: Any, tree: Any, scratch: Any, ways: int) -> int:
    """Walk down to a node without children, and return its depth.

    `scratch` then holds the path to the node.
    """
    s, path = states[1], scratch.path
    node, depth = 0, 0
    path[0] = 0
    while depth + 1 < len(path) and (node == 0 or tree[node].visits >= EXPAND_AFTER):
        ends = ways & BY_HINTS and kernel.ends_at_chance(box, s)
        if ends and kernel.to_act(box, s) == CHANCE:
            break
        if answer_chance(box, s, scratch) == TERMINAL:
            break
        node = choose(box, states, tree, node, scratch, ways)
        if node == 0:
            break
        kernel.apply(box, s, tree[node].action)
        scratch.counters[DECISIONS] += 1
        depth += 1
        path[depth] = node
    return depth


@rule
def choose(box: Any, states: Any, tree: Any, node: int, scratch: Any, ways: int) -> int:
    """Return the child with the highest PUCT value among legal actions, or 0 if no nodes are left.

    `net_search.choose` has the same formula, for the searching seat alone. The prior of a new child
    comes from its merit, which is its mover's outlook one step ahead.
    """
    slots, n = scratch.slots, find_and_add(box, states, tree, node, scratch, ways)
    first = tree[node].first
    priors = 0.0
    for i in range(n):
        if slots[i] >= 0:
            priors += float(tree[first + slots[i]].prior)
    best, most = 0, -math.inf
    for i in range(n):
        if slots[i] >= 0:
            child = tree[first + slots[i]]
            child.available += 1
            prior = float(child.prior) / priors  # NumPy would compute in four bytes
            share = prior * math.sqrt(child.available) / (1 + child.visits)
            promise = child.total / (child.visits + TRUST) + EXPLORATION * share
            if promise > most:
                best, most = first + slots[i], promise
    return best


@rule
def find_and_add(box: Any, states: Any, tree: Any, node: int, scratch: Any, ways: int) -> int:
    """Write the child node of each legal action into `slots`. Add missing children to the tree.

    Return the number of these actions.
    """
    actions, slots, mover = scratch.actions, scratch.slots, kernel.to_act(box, states[1])
    n = kernel.legal_actions(box, states[1], actions)
    if ways & CONSIDERATE:
        n = kernel.keep_considerate(box, states[1], actions, n, 0)
    find_children(tree, node, scratch, actions, n)
    for i in range(n):
        if slots[i] < 0:
            merit = kernel.merit(box, states, 1, actions[i], scratch) if ways & BY_HINTS else 0.0
            opinion = merit, exp(merit / TEMPERATURE)
            slots[i] = add_child(tree, node, actions[i], mover, opinion, scratch)
    return n


@rule
def play_on(box: Any, s: Any, scratch: Any, ways: int) -> None:
    """Play by the rollout policy up to the game's horizon, or at random to the end of the game."""
    if not ways & BY_HINTS:
        while kernel.step_at_random(box, s, scratch) != TERMINAL:
            scratch.counters[DECISIONS] += 1
        return
    for _ in range(kernel.horizon(box, s)):
        if answer_chance(box, s, scratch) == TERMINAL:
            return
        kernel.apply(box, s, habitual(box, s, scratch, ways))
        scratch.counters[DECISIONS] += 1


@rule
def habitual(box: Any, s: Any, scratch: Any, ways: int) -> int:
    """Return the action of the rollout policy.

    Where etiquette matters and objects, return a random action that it allows.
    """
    action = kernel.habit(box, s, scratch)
    if not ways & CONSIDERATE or kernel.manners(box, s, action, GAMES_OWN) >= 0:
        return action
    n = kernel.legal_actions(box, s, scratch.actions)
    n = kernel.keep_considerate(box, s, scratch.actions, n, 0)
    return scratch.actions[below(scratch.stream, n)]
