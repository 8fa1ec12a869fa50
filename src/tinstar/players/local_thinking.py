"""Searches and nets in this process: what `players.thinking` asks for."""

import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import numpy as np

from tinstar.engine.compiler import compiled
from tinstar.engine.kernel import DECISIONS
from tinstar.engine.machine_code.availability import can_run_fast
from tinstar.engine.machine_code.native_calls import over_arrays
from tinstar.engine.view import View
from tinstar.players import Choice
from tinstar.players.net import decide, eyes_of, mind_of, thought
from tinstar.players.net_file import net_of
from tinstar.players.net_header import NetFile
from tinstar.players.net_search import grow_by_net, guide_of
from tinstar.players.playouts import play_out_by_hints, play_out_by_net
from tinstar.players.search_nodes import NODE
from tinstar.players.thinking import (
    BATCH_SECONDS,
    FIRST_BATCH,
    Draw,
    Playouts,
    Search,
    ThinkingPlayer,
    Thought,
    run,
)
from tinstar.players.tree_search import grow

UNDRAWN = -1.0  # marks entries of the net's memory that stand for no action


class LocalThinker:
    """Computes in this process, as machine code or in Python. Its coroutines never wait."""

    async def search(self, asked: Search) -> Thought:
        """Search, and return the thought."""
        game, fast = asked.view.game, _is_fast(asked)
        states = np.repeat(asked.view.array, 3)
        tree = np.empty(asked.nodes, NODE)  # `add_child` clears each child
        tree[0] = np.zeros(1, NODE)[0]
        scratch = asked.scratch()
        grows, way = _way(asked, states)
        clock = time.perf_counter if asked.live else time.thread_time
        start, done = clock(), 0
        for batch in _batches(asked, clock, FIRST_BATCH if fast else 1):
            grows(game.box, states, asked.view.seat, tree, scratch, way, batch)
            done += batch
            if tree[0].children == 1 and not asked.live:
                break
        seconds = clock() - start
        found = tree[tree[0].first : tree[0].first + tree[0].children]
        rows = [(int(node.action), int(node.visits), float(node.total)) for node in found]
        return Thought(game, rows, done, int(scratch.counters[DECISIONS]), seconds)

    async def draw(self, asked: Draw) -> tuple[int, dict[int, float]]:
        """Draw an action from a net's policy. Return it, and the probability of each action."""
        view, game, net = asked.view, asked.view.game, net_of(asked.net)
        drawing = np.asarray(asked.stream), asked.power, int(asked.considerate)
        eyes, mind = eyes_of(game), mind_of(game, net)
        mind.odds.fill(UNDRAWN)
        action = int(game.calls[decide](view.s, view.seat, eyes, net, mind, drawing))
        both = zip(mind.actions.tolist(), mind.odds.tolist(), strict=True)
        return action, {action: share for action, share in both if share > 0}

    async def policy(self, view: View, net: NetFile) -> dict[int, float]:
        """Return the probability of each legal action by a net's policy."""
        return thought(view, net_of(net))[1]

    async def play_out(self, asked: Playouts) -> list[list[list[float]]]:
        """Return the value to each seat, after each action, in each playout."""
        game = asked.game
        states = game.rules.state.type.blanks(3)
        states[0] = asked.record
        out = np.zeros((asked.playouts, len(asked.actions), game.players))
        lot = asked.seat, np.array(asked.actions, np.int64), np.uint64(asked.seed), asked.first
        plays, guide = _playing(asked, states.array)
        plays(game.box, states.array, lot, game.scratch(), guide, out)
        return out.tolist()


HERE = LocalThinker()


def think_here(asked: Search) -> Thought:
    """Make a search in this process, and return the thought."""
    return run(HERE.search(asked))


def ponder_here(player: ThinkingPlayer, view: View) -> Choice:
    """Return the player's choice. This process computes all that it asks for."""
    return run(player.ponder(view, HERE))


def _playing(asked: Playouts, states: np.ndarray) -> tuple[Callable[..., Any], Any]:
    """Return the function that plays out, and the guide or 1 for hints that it uses."""
    if asked.net:
        guide = guide_of(asked.game, net_of(asked.net), states)
        return compiled(play_out_by_net), guide
    plays = compiled(play_out_by_hints) if asked.fast else partial(over_arrays, play_out_by_hints)
    return plays, int(asked.hints)


def _is_fast(asked: Search) -> bool:
    return asked.fast and can_run_fast(asked.view.game.rules.name)


def _way(asked: Search, states: np.ndarray) -> tuple[Callable[..., Any], Any]:
    """Return the function that grows the tree, and the guide or the `ways` that it uses."""
    if asked.net and _is_fast(asked):
        guide = guide_of(asked.view.game, net_of(asked.net), states, asked.considerate)
        return compiled(grow_by_net), guide
    grows = compiled(grow) if _is_fast(asked) else partial(over_arrays, grow)
    return grows, asked.ways


def _batches(asked: Search, clock: Callable[[], float], first: int) -> Iterator[int]:
    """Yield the size of each next batch of playouts, until time or playouts are used up.

    `first` is the size of the first batch. `batches` in `web/src/thinking/search.ts` does the same.
    """
    if asked.playouts is not None:
        yield asked.playouts
        return
    assert asked.seconds is not None
    start, done, spent = clock(), 0, 0.0
    while spent < asked.seconds:
        speed = done / spent if spent else first / BATCH_SECONDS
        batch = max(1, int(speed * min(BATCH_SECONDS, asked.seconds - spent)))
        yield batch
        done += batch
        spent = clock() - start
