"""Time OpenSpiel in comparable games, in its own C++ wherever it has it.

For random play the game is `hearts`. After the deal every game of it has the same number of
decisions (12 cards passed, 52 played) and no chance. OpenSpiel is fastest there, because dealing
goes through 53 chance nodes.

`MCTSBot` with one simulation evaluates the given position by random rollouts. Its C++ loop lists
the legal actions each time, but accepts no chance nodes. So whole games are played by
`evaluate_bots`, which is also a C++ loop.
"""

import random
from functools import cache
from typing import Any

import pyspiel

SEARCHED = "gin_rummy"
DEAL = 53  # chance events in a game of hearts: the passing direction, and each card


@cache
def dealt(name: str) -> Any:
    """Return the first decision of hearts, after a deal that is always the same."""
    rng = random.Random(2)
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(_chance(state, rng))
    return state


def _chance(state: Any, rng: random.Random) -> int:
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    return rng.choices(outcomes, weights)[0]


@cache
def decisions_of_hearts() -> int:
    """Return the decisions of a game of hearts, whose number does not depend on play."""
    return _played(dealt("hearts").clone(), random.Random(1))


def hearts_in_cpp(n: int) -> int:
    """Play n random games from the deal on, in C++. Return the decisions."""
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=n, seed=1)
    _mcts(evaluator).mcts_search(dealt("hearts"))
    return n * decisions_of_hearts()


def _mcts(evaluator: Any) -> Any:
    return pyspiel.MCTSBot(
        pyspiel.load_game("hearts"),
        evaluator,
        uct_c=2.0,
        max_simulations=1,
        max_memory_mb=100,
        solve=False,
        seed=1,
        verbose=False,
    )


def whole_hearts_in_cpp(n: int) -> int:
    """Play n random games with OpenSpiel's random players, with the deal. Return the decisions."""
    game, decisions = pyspiel.load_game("hearts"), 0
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
    for seed in range(n):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        decisions += state.move_number() - DEAL
    return decisions


def hearts_from_python(n: int) -> int:
    """Play n random games from the deal on, each action from Python. Return the decisions."""
    rng = random.Random(1)
    return sum(_played(dealt("hearts").clone(), rng) for _ in range(n))


def whole_hearts_from_python(n: int) -> int:
    """Play n random games with the deal, all from Python. Return the decisions."""
    rng = random.Random(1)
    game = pyspiel.load_game("hearts")
    return sum(_played(game.new_initial_state(), rng) for _ in range(n))


def _played(state: Any, rng: random.Random) -> int:
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(_chance(state, rng))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions


def ismcts_in_cpp(n: int) -> int:
    """Run a search of n playouts (at least 2) with OpenSpiel's C++ ISMCTSBot."""
    n = max(n, 2)
    bot = pyspiel.ISMCTSBot(
        seed=1,
        evaluator=pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1),
        uct_c=2.0,
        max_simulations=n,
    )
    bot.step(dealt(SEARCHED))
    return n


def ismcts_in_python(n: int) -> int:
    """Run a search of n playouts (at least 2) with OpenSpiel's Python ISMCTSBot."""
    n = max(n, 2)
    import numpy as np
    from open_spiel.python.algorithms import ismcts, mcts

    bot = ismcts.ISMCTSBot(
        game=pyspiel.load_game(SEARCHED),
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=2.0,
        max_simulations=n,
        random_state=np.random.RandomState(1),
    )
    bot.step(dealt(SEARCHED))
    return n
