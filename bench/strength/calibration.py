"""Measure calibration: how often the win that a net expects comes true."""

from typing import NamedTuple

import numpy as np

import tinstar
from tinstar.engine.kernel import TERMINAL, share_of_win
from tinstar.players.net import thought
from tinstar.players.net_file import shipped
from tinstar.players.net_players import NetPlayer

BINS = 10


class Calibration(NamedTuple):
    """Brier score of the net and of an even share (`ignorant`), and reliability by bin.

    `bins`: for each tenth of the probability, the number of decisions, the mean probability, and
    the share of wins.
    """

    brier: float
    ignorant: float
    bins: list[tuple[int, float, float]]


def calibration(name: str, seats: int, games: int) -> Calibration:
    """Measure the mover's win probability at each decision, in games of the net against itself."""
    named, won = [], []
    for number in range(games):
        chances, returns = _one_game(name, seats, number)
        for seat, chance in chances:
            named.append(chance)
            won.append(share_of_win(returns[seat], seats))
    chances, wins = np.array(named), np.array(won)
    which = np.minimum((chances * BINS).astype(int), BINS - 1)
    bins = [
        (int(here.sum()), float(chances[here].mean()), float(wins[here].mean()))
        for here in (which == i for i in range(BINS))
        if here.any()
    ]
    brier, ignorant = ((wins - chances) ** 2).mean(), ((wins - 1 / seats) ** 2).mean()
    return Calibration(float(brier), float(ignorant), bins)


def _one_game(name: str, seats: int, seed: int) -> tuple[list[tuple[int, float]], list[float]]:
    game = tinstar.load(name, seats).compile()
    net, why = shipped(game)
    assert net, why
    state, rng, player = game.new_initial_state(), np.random.default_rng(seed), NetPlayer(seed)
    chances = []
    while (mover := state.draw(rng)) != TERMINAL:
        view = state.view(mover)
        values, _ = thought(view, net)
        chances.append((mover, share_of_win(float(values[mover]), seats)))
        state.apply_action(player.choose(view))
    return chances, state.returns()
