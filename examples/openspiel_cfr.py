"""OpenSpiel solves the smallest Calaboose by CFR+, and measures how near it came."""

import sys

import pyspiel
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

from tinstar.adapters import openspiel


def solve(iterations: int) -> tuple[float, list[float]]:
    """How much a best response gains on the average policy, and what it brings to each seat."""
    openspiel.register()
    game = pyspiel.load_game("tinstar_calaboose(variant=tiny)")
    solver = cfr.CFRPlusSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    values = expected_game_score.policy_value(game.new_initial_state(), [policy] * 2)
    return exploitability.exploitability(game, policy), list(values)


if __name__ == "__main__":
    for iterations in (1, 10, int(sys.argv[1]) if len(sys.argv) > 1 else 100):
        gain, values = solve(iterations)
        print(f"{iterations} iterations: exploitability {gain:.4f}, values {values}")
