"""Our CFR+ equals OpenSpiel's, and OpenSpiel finds our equilibria hard to exploit."""

import pyspiel
import pytest
from open_spiel.python import policy as spiel_policy
from open_spiel.python.algorithms import exploitability

import tinstar
from tests.engine import kuhn
from tests.lab.test_cfr import every_decision, for_chips
from tinstar.adapters import openspiel
from tinstar.lab.solving.cfr import Solver
from tinstar.lab.solving.game_tree import Tree

pytestmark = pytest.mark.compiled
TINY = "tiny"  # by convention the variant with a small tree
SMALL = 1000  # histories: OpenSpiel plays our games in Python


def theirs(game: pyspiel.Game, iterations: int) -> pyspiel.Policy:
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    return solver.tabular_average_policy()


def test_in_kuhn_poker_the_same_iterations_give_the_same_policy():
    solver, game = Solver(for_chips()), pyspiel.load_game("kuhn_poker")
    solver.learn(50)
    ours, other = solver.average(), theirs(game, 50)
    for state in every_decision(for_chips().new_initial_state()):
        there = game.new_initial_state()
        for answer in state.history():
            there.apply_action(answer % 2 if there.current_player() >= 0 else answer)
        expected = [p for _, p in sorted(other.action_probabilities(there).items())]
        found = list(ours.action_probabilities(state).values())
        assert found == pytest.approx(expected, abs=1e-9)
    assert kuhn.BET % 2 == kuhn.CALL % 2 == 1


def tiny() -> list[str]:
    openspiel.register()
    return [name for name in tinstar.available() if TINY in tinstar.load(name).variants()]


@pytest.mark.parametrize("name", tiny())
def test_in_the_smallest_variants_too_and_openspiel_gains_no_more_than_we_say(name: str):
    small = tinstar.load(name).variant(TINY)
    if small.max_game_length() > 60 or len(Tree.of(small).nodes) > SMALL:
        return
    solver, game = Solver(small), pyspiel.load_game(f"tinstar_{name}(variant={TINY})")
    solver.learn(10)
    ours, other = solver.average(), theirs(game, 10)
    for state in every_decision(small.new_initial_state()):
        there = game.new_initial_state()
        for answer in state.history():
            there.apply_action(answer)
        expected = other.action_probabilities(there)
        assert ours.action_probabilities(state) == pytest.approx(expected, abs=1e-6)
    solver.learn(500)
    found = solver.average()
    policy = spiel_policy.tabular_policy_from_callable(
        game, lambda state: found.action_probabilities(state.held.state)
    )
    gain = exploitability.nash_conv(game, policy) / 2
    assert gain == pytest.approx(solver.exploitability(found), abs=1e-9)
