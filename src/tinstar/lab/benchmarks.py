"""Benchmarks: work per second of processor time, independent of other load on the machine."""

from collections.abc import Callable
from time import process_time
from typing import Any

import numpy as np

from tinstar.engine.compiler import compiled, rule
from tinstar.engine.game import Game
from tinstar.engine.kernel import TERMINAL
from tinstar.engine.record_arrays import CELL
from tinstar.engine.view import View
from tinstar.players.net import Net, eyes_of, mind_of, think
from tinstar.players.search import BEST, SearchPlayer
from tinstar.players.thinking import Thought


def per_second(work: Callable[[int], int], seconds: float) -> float:
    """Return units of work per second of processor time.

    `work(n)` does n pieces of work and returns the number of units in them. A first run of one
    piece warms up. Further runs find how many pieces fill `seconds`. Only the last run, which is
    the longest, counts.
    """
    work(1)
    n = 1
    while True:
        start = process_time()
        units = work(n)
        took = process_time() - start
        if took >= seconds:
            return units / took
        n = min(10 * n, int(1.2 * n * seconds / took) + 1)


def random_play(game: Game, seconds: float, seed: int = 1) -> float:
    """Return decisions per second of random games on one thread, with legal actions listed.

    Set-up and chance take time too, but do not count as decisions.
    """
    return per_second(lambda n: int(game.rollouts(n, seed)["decisions"].sum()), seconds)


def outside_windows(game: Game, games: int = 20, seed: int = 1) -> float:
    """Return the share of decisions in random games at which a single seat is to act.

    All other decisions belong to a window, in which several seats may act at once.
    """
    rng, alone, decisions = np.random.default_rng(seed), 0, 0
    for _ in range(games):
        state = game.new_initial_state()
        while (mover := state.draw(rng)) != TERMINAL:
            decisions += 1
            alone += not state.view(mover).window()
            state.apply_action(int(rng.choice(state.legal_actions())))
    return alone / decisions


def search_decisions(game: Game, seconds: float, by: str = BEST, seed: int = 1) -> float:
    """Return decisions per second inside a search from the first decision of a game."""
    thinks, view = _searcher(by, seed), first_decision(game, seed)
    return per_second(lambda n: thinks(n, view).decisions, seconds)


def search_playouts(game: Game, seconds: float, by: str = BEST, seed: int = 1) -> float:
    """Return playouts per second of a search from the first decision of a game."""
    thinks, view = _searcher(by, seed), first_decision(game, seed)
    return per_second(lambda n: thinks(n, view).playouts, seconds)


def _searcher(by: str, seed: int) -> Callable[[int, View], Thought]:
    return lambda n, view: SearchPlayer(playouts=n, seed=seed, by=by).think(view)


def net_evaluations(game: Game, net: Net, seconds: float, seed: int = 1) -> float:
    """Return how often per second a net evaluates the first decision of a game.

    Each evaluation computes the features, the values, and the probability of each legal action.
    """
    view, eyes, mind = first_decision(game, seed), eyes_of(game), mind_of(game, net)
    f = compiled(think_often)

    def work(n: int) -> int:
        return f(game.box, view.s, view.seat, eyes, net, mind, n)

    return per_second(work, seconds)


@rule
def think_often(
    boxes: Any, views: Any, seat: int, eyes: Any, net: Any, mind: Any, times: int
) -> int:
    for _ in range(times):
        think(boxes[0], views[0], views.view(CELL), seat, eyes, net, mind)
    return times


def first_decision(game: Game, seed: int) -> View:
    """Return the view of the first seat that has a choice, in the game dealt from the seed."""
    state, rng = game.new_initial_state(), np.random.default_rng(seed)
    seat = state.draw(rng)
    while len(actions := state.legal_actions()) < 2:
        state.apply_action(actions[0])
        seat = state.draw(rng)
    return state.view(seat)
