"""The value of a position to each seat, estimated by playouts.

A playout continues as in a search: by the net's policy for a few decisions, or by the game's
rollout policy. The value then comes from the net, from the heuristics, or from the end of the game.

In a game without a net, playouts go to the end of the game. The heuristics are not used, because
they rate most decisions alike, and do not say how wrong their values may be.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Literal

import numpy as np

from tinstar.engine import kernel
from tinstar.engine.compiler import compiled, rule
from tinstar.engine.game import Game
from tinstar.engine.kernel import TERMINAL, share_of_win
from tinstar.engine.machine_code.native_calls import over_arrays
from tinstar.engine.random_streams import start
from tinstar.players import net_search, tree_search
from tinstar.players.net import judge
from tinstar.players.net_players import SHIPPED, shipped
from tinstar.players.net_search import guide_of
from tinstar.players.search import BEST, NET, PLAIN

By = Literal["net", "hints", "plain"]


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


def by_what(game: Game, by: str, fast: bool) -> By:
    """Return the kind of evaluation for this game, given the kind that was requested.

    If nothing was requested, a game with a net in its folder uses the net. A game without one uses
    "plain", which plays to the end. Heuristics replace the net if it does not fit the numbers of
    this game, or if nothing is compiled.
    """
    if by == PLAIN or (by == BEST and not (game.rules.folder / SHIPPED).is_file()):
        return "plain"
    return "net" if by in (BEST, NET) and fast and shipped(game)[0] else "hints"


class Judge:
    """Evaluates positions of one game. The same seed gives the same values."""

    def __init__(self, game: Game, by: str = BEST, seed: int = 0, fast: bool = True):
        """Prepare the evaluation.

        `by` means the same as for `SearchPlayer`. If `fast` is False, the evaluation runs in
        Python, without a net.
        """
        self._game = game
        self._seed = np.uint64(seed % 2**64)
        self._states = np.zeros(3, game.rules.state.dtype)
        self._scratch = game.scratch()
        self.by: By = by_what(game, by, fast)
        net = shipped(game)[0] if self.by == "net" else None
        self._guide = guide_of(game, net, self._states) if net else int(self.by != PLAIN)
        f = play_out_by_net if net else play_out_by_hints
        self._f: Callable[..., Any] = compiled(f) if fast else partial(over_arrays, f)

    def truth(self, record: np.ndarray, playouts: int, first: int = 0) -> np.ndarray:
        """Return the value of the true position to each seat: shape (playouts, seats)."""
        return self._play_out(record, -1, [-1], (playouts, first))[:, 0]

    def compare(
        self, view: np.ndarray, seat: int, actions: Sequence[int], playouts: int
    ) -> np.ndarray:
        """Return the value of each action to a seat by its view: shape (playouts, actions)."""
        return self._play_out(view, seat, actions, (playouts, 0))[:, :, seat]

    def _play_out(
        self, record: np.ndarray, seat: int, actions: Sequence[int], lot: tuple[int, int]
    ) -> np.ndarray:
        n, (playouts, first) = self._game.players, lot
        self._states[0] = record[0]
        out = np.zeros((playouts, len(actions), n))
        asked = seat, np.array(actions, np.int64), self._seed, first
        self._f(self._game.box, self._states, asked, self._scratch, self._guide, out)
        return out if self._game.box.by_score else share_of_win(out, n)
