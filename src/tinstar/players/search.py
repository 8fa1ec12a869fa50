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

`SearchPlayer` grows the tree in one of two ways, by its guide:

- `hints` and `plain`: this module, with the game's heuristics or with random playouts.
- `net`: `players.net_search`, with the game's net.

If you name no guide, the game's rules choose it (`search_by`). If no net fits the game, heuristics
replace the net.

The selection formula (PUCT) stands twice: in `choose` here and in `net_search.choose`. Both count
the visits in which an action was legal, instead of the visits of its parent. This module applies
the formula to every seat, `net_search` only to the searching seat. Priors and `EXPLORATION` also
differ. If you change the formula in one place, look at the other place.
"""

import math
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from tinstar.engine import kernel, kernel_calls
from tinstar.engine.compiler import compiled, rule
from tinstar.engine.float_functions import exp
from tinstar.engine.game import Game
from tinstar.engine.kernel import (
    CHANCE,
    DECISIONS,
    GAMES_OWN,
    NODES_USED,
    TERMINAL,
    answer_chance,
)
from tinstar.engine.machine_code.native_calls import can_run_fast, over_arrays
from tinstar.engine.notebook_hook import shown
from tinstar.engine.random_streams import below
from tinstar.engine.view import View
from tinstar.players import Choice
from tinstar.players.net import Net
from tinstar.players.net_players import shipped
from tinstar.players.net_search import grow_by_net, guide_of
from tinstar.players.search_nodes import NODE, TRUST, add_child, find_children, learn

EXPLORATION = 1.0
TEMPERATURE = 0.1  # of the softmax that turns merits into a prior
WORLDS = 16  # sampled states over which the root's first merits are averaged
EXPAND_AFTER = 4  # visits before a node gets children
NODES = 1 << 19
FIRST_BATCH = 50  # playouts before the search first reads the clock
BATCH_SECONDS = 0.02  # time between two readings of the clock
CLOSE = 0.5  # an action is about as good as the best if it has this share of its visits
NEARLY = 0.02  # and if its outlook is at most this much worse
BEST, NET, HINTS, PLAIN = "", "net", "hints", "plain"  # the guides of a search
BY_HINTS, CONSIDERATE = 1, 2  # bits of `ways`


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
        n = kernel.keep_considerate(box, states[1], actions, n)
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
    n = kernel.keep_considerate(box, s, scratch.actions, n)
    return scratch.actions[below(scratch.stream, n)]


class Thought:
    """The result of a search: each action that it considered, with its visits and mean outlook."""

    def __init__(self, game: Game, tree: np.ndarray, playouts: int, decisions: int, seconds: float):
        self.game = game
        self.playouts = playouts
        self.decisions = decisions  # inside the search: in the tree and in playouts
        self.seconds = seconds
        root = tree[0]
        found = []
        for child in tree[root.first : root.first + root.children]:
            mean = float(child.total) / (int(child.visits) + TRUST)
            found.append((int(child.visits), mean, int(child.action)))
        found.sort(key=lambda row: (-row[0], -row[1], row[2]))
        self.ranking = [(action, visits, mean) for visits, mean, action in found]

    @property
    def action(self) -> int:
        """The action that the search prefers."""
        return self.ranking[0][0]

    def __repr__(self) -> str:
        return f"<{self.game.rules.actions.text(self.action)} by {self.playouts} playouts>"

    def _repr_html_(self) -> str | None:
        return shown("thought", self)


class SearchPlayer:
    """The player `search`. Before each move it searches, limited by time or by playouts.

    If `live` is true, somebody may watch this player. Its time is then time by the clock, and it
    uses all of it. Otherwise it is processor time, so that a busy machine does not weaken the
    player, and a decision with only one action to consider takes none.
    """

    def __init__(
        self,
        seconds: float | None = None,
        playouts: int | None = None,
        seed: int | None = None,
        by: str = BEST,
        fast: bool = True,
        considerate: bool = False,
    ):
        """Set the limit, the guide and the seed.

        - `by`: the guide, one of `net`, `hints` and `plain`. If it is empty, the game's rules name
          it. If no net fits the game, heuristics replace the net.
        - `fast`: if False, search in Python by heuristics. A search in Python needs no machine
          code, but makes only about a thousandth of the playouts. If there is neither machine code
          nor a compiler, every search is one in Python.
        - `considerate`: whether this player minds the game's etiquette, and expects the same of all
          others.
        """
        self.seconds = seconds
        self.playouts = playouts
        self.by = by
        self.fast = fast
        self.considerate = considerate
        self.live = True
        self._rng = np.random.default_rng(seed)

    def by_in(self, game: Game) -> str:
        """Return the guide that this player uses in a game."""
        by = self.by or game.rules.search_by
        return HINTS if by == NET and not (self._is_fast(game) and self._net(game)[0]) else by

    def without_net(self, game: Game) -> str:
        """Return why this player cannot use a net in this game, or "" if it can or needs none."""
        return self._net(game)[1] if (self.by or game.rules.search_by) == NET else ""

    def choose(self, view: View) -> int:
        """Return the best action that the search finds, but no blunder.

        A live player with a time limit uses all its time, even if only one action is legal. A quick
        move would reveal that the player had no choice.
        """
        return self.weigh(view).action

    def weigh(self, view: View) -> Choice:
        """Return the choice, and the actions that the search considers about as good."""
        actions = view.legal_actions()
        if len(actions) == 1 and (self.seconds is None or not self.live):
            return Choice(actions[0], actions)
        is_folly = view.game.calls[kernel_calls.is_folly]
        ranking = self.think(view).ranking
        best, *others = (row for row in ranking if not is_folly(view.s, row[0]))
        action, visits, mean = best
        close = (a for a, n, m in others if n >= CLOSE * visits and m >= mean - NEARLY)
        return Choice(action, [action, *close])

    def think(self, view: View) -> Thought:
        """Search from a view whose seat is to act, and return the result."""
        game = view.game
        states = np.repeat(view.array, 3)
        tree = np.empty(NODES, NODE)  # `add_child` clears each child
        tree[0] = np.zeros(1, NODE)[0]
        scratch = game.scratch(int(self._rng.integers(2**63)))
        counters = scratch.counters
        counters[NODES_USED] = 1  # the root
        search, way = self._way(game, states)
        clock = time.perf_counter if self.live else time.thread_time
        start, done = clock(), 0
        for batch in self._batches(clock, FIRST_BATCH if self._is_fast(game) else 1):
            search(game.box, states, view.seat, tree, scratch, way, batch)
            done += batch
            if tree[0].children == 1 and not self.live:
                break
        seconds = clock() - start
        return Thought(game, tree, done, int(counters[DECISIONS]), seconds)

    def _way(self, game: Game, states: np.ndarray) -> tuple[Callable[..., Any], Any]:
        """Return the function that grows the tree, and the guide or the `ways` that it uses."""
        by, (net, _) = self.by_in(game), self._net(game)
        if net and by == NET:
            return compiled(grow_by_net), guide_of(game, net, states, self.considerate)
        grows = compiled(grow) if self._is_fast(game) else partial(over_arrays, grow)
        return grows, BY_HINTS * (by != PLAIN) + CONSIDERATE * self.considerate

    def _net(self, game: Game) -> tuple[Net | None, str]:
        return shipped(game, self.considerate)

    def _is_fast(self, game: Game) -> bool:
        return self.fast and can_run_fast(game.rules.name)

    def _batches(self, clock: Callable[[], float], first: int) -> Any:
        """Yield the size of each next batch of playouts, until time or playouts are used up.

        `first` is the size of the first batch.
        """
        if self.playouts is not None:
            yield self.playouts
            return
        assert self.seconds is not None
        start, done, spent = clock(), 0, 0.0
        while spent < self.seconds:
            speed = done / spent if spent else first / BATCH_SECONDS
            batch = max(1, int(speed * min(BATCH_SECONDS, self.seconds - spent)))
            yield batch
            done += batch
            spent = clock() - start
