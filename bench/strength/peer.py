"""Play our search against OpenSpiel's search, with the same processor time for each."""

from time import process_time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from tinstar.adapters import openspiel
from tinstar.engine.kernel import share_of_win
from tinstar.players import player
from tinstar.statistics import Estimate, wilson

SEATS = 2
FIRST_SIMULATIONS = 2


def share_among_ismcts(name: str, seconds: float, games: int) -> Estimate:
    """Return our search's share of wins against OpenSpiel's ISMCTSBot with random rollouts."""
    openspiel.register()
    game = pyspiel.load_game(f"tinstar_{name}(players={SEATS})")
    shares = [_one_game(game, seconds, number) for number in range(games)]
    return wilson(sum(shares), games)


def _one_game(game: Any, seconds: float, seed: int) -> float:
    rng, ours = np.random.default_rng(seed // SEATS), seed % SEATS
    searcher, other = player(f"search:{seconds:g}s", seed), Timed(game, seconds, seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=odds)))
        elif state.current_player() == ours:
            state.apply_action(searcher.choose(state.held.state.view(ours)))
        else:
            state.apply_action(other.step(state))
    return share_of_win(float(state.returns()[ours]), SEATS)


class Timed:
    """An ISMCTSBot with a time limit. The speed of its last move sets the number of simulations."""

    def __init__(self, game: Any, seconds: float, seed: int):
        rng = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(1, rng)
        self._bot: Any = ismcts.ISMCTSBot(game, evaluator, 2.0, FIRST_SIMULATIONS, random_state=rng)
        self._bot.set_resampler(openspiel.resampler(seed))
        self._seconds = seconds
        self.simulations = FIRST_SIMULATIONS

    def step(self, state: Any) -> int:
        if len(legal := state.legal_actions()) == 1:  # the bot would take no time
            return int(legal[0])
        self._bot._max_simulations = self.simulations
        began = process_time()
        action = self._bot.step(state)
        each = (process_time() - began) / self.simulations
        self.simulations = max(FIRST_SIMULATIONS, int(self._seconds / max(each, 1e-6)))
        return int(action)
