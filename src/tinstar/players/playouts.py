"""Playouts that evaluate a position for each seat.

A playout continues as in a search: by the net's policy for a few decisions, or by the game's
rollout policy. The value then comes from the net, from the heuristics, or from the end of the game.
"""

from typing import Any

from tinstar.engine import kernel
from tinstar.engine.compiler import rule
from tinstar.engine.kernel import TERMINAL
from tinstar.engine.random_streams import start
from tinstar.players import net_search, tree_search
from tinstar.players.net import judge


@rule
def play_out_by_net(
    boxes: Any, states: Any, asked: tuple[Any, ...], scratches: Any, guide: Any, out: Any
) -> None:
    """Write the value of each action to be compared, for each playout.

    - `states`: the position, then room for a sampled world and for its continuation.
    - `asked`: the viewing seat, the actions, the seed, and the number of the first playout. Each
      playout redeals what the viewing seat cannot see. Seat -1 keeps the true position, and action
      -1 applies no action. In one playout, all actions have the same sampled state and the same
      chance.
    """
    box, scratch, s = boxes[0], scratches[0], states[1]
    for k in range(len(out)):
        deal(box, states, asked, k, scratch)
        for a in range(len(asked[1])):
            begin(box, states, asked, k, a, scratch)
            net_search.play_on(box, s, net_search.ANYBODY, scratch, guide)
            value_each(box, s, scratch, guide)
            for seat in range(box.players):
                out[k, a, seat] = scratch.values[seat]


@rule
def play_out_by_hints(
    boxes: Any, states: Any, asked: tuple[Any, ...], scratches: Any, hints: int, out: Any
) -> None:
    """Write the same values as `play_out_by_net`, by heuristics and rollout policy.

    If `hints` is 0, play at random.
    """
    box, scratch, s = boxes[0], scratches[0], states[1]
    for k in range(len(out)):
        deal(box, states, asked, k, scratch)
        for a in range(len(asked[1])):
            begin(box, states, asked, k, a, scratch)
            tree_search.play_on(box, s, scratch, hints)
            kernel.outlook(box, s, scratch.values)
            for seat in range(box.players):
                out[k, a, seat] = scratch.values[seat]


@rule
def deal(box: Any, states: Any, asked: tuple[Any, ...], k: int, scratch: Any) -> None:
    """Sample the full state in which playout k begins."""
    states[2] = states[0]
    if asked[0] >= 0:
        start(scratch.stream, asked[2], 2 * (asked[3] + k))
        kernel.deal_unseen(box, states[2], asked[0], scratch.stream)


@rule
def begin(box: Any, states: Any, asked: tuple[Any, ...], k: int, a: int, scratch: Any) -> None:
    """Start playout k: apply action number `a` to the state that was sampled for playout k."""
    states[1] = states[2]
    start(scratch.stream, asked[2], 2 * (asked[3] + k) + 1)
    if asked[1][a] >= 0:
        kernel.apply(box, states[1], asked[1][a])


@rule
def value_each(box: Any, s: Any, scratch: Any, guide: Any) -> None:
    """Write the value to each seat by the seat's own view, scaled so that the sum is correct."""
    players, values = int(box.players), scratch.values
    if kernel.answer_chance(box, s, scratch) == TERMINAL:
        kernel.outlook(box, s, values)
        return
    total = 0.0
    for seat in range(players):
        v, seen = guide.views[0], guide.seen
        kernel.see(box, s, guide.cells, guide.sights[seat], seat, v, seen)
        judge(box, v, seen, seat, guide.eyes, guide.net, guide.mind)
        values[seat] = guide.mind.values[0]
        total += (players - 1) * values[seat] + 1.0
    for seat in range(players):
        if box.by_score:
            values[seat] -= (total / players - 1.0) / (players - 1)
        else:
            share = ((players - 1) * values[seat] + 1.0) / total
            values[seat] = (players * share - 1.0) / (players - 1)
