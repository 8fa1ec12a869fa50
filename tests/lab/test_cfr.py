"""Solved small games have known values, and the values that other solvers find."""

import numpy as np
import pytest

import tinstar
from tests.engine import kuhn
from tinstar.engine.game import Game
from tinstar.engine.variants import Variant
from tinstar.errors import BadOption
from tinstar.lab import solve
from tinstar.lab.solving.cfr import Solver
from tinstar.lab.solving.game_tree import Tree

pytestmark = pytest.mark.compiled
CHIPS = Variant("chips", "for chips", 2, {}, {}, "score", 2)
TINY = "tiny"  # by convention the variant with a small tree


def for_chips() -> Game:
    return Game(kuhn.RULES, 2, CHIPS.edition(kuhn.BOX, kuhn.EDITION), {}, CHIPS)


def every_decision(state):
    """Yield all positions in which a seat is to act."""
    if state.current_player() >= 0:
        yield state
    for answer in state.legal_actions():
        after = state.clone()
        after.apply_action(answer)
        yield from every_decision(after)


def test_the_tree_of_kuhn_poker_has_what_it_is_known_to_have():
    tree = Tree.of(for_chips())
    assert (tree.nodes["player"] == tinstar.TERMINAL).sum() == 30
    assert len(tree.sets[0]) == 12
    assert tree.nodes["utility"].max() == 2.0


def test_decisions_fall_together_where_the_seat_is_told_the_same():
    game = for_chips()
    tree = Tree.of(game)
    sets: dict[str, set[int]] = {}
    for state in every_decision(game.new_initial_state()):
        name = state.information_state_string(state.current_player())
        sets.setdefault(name, set()).add(tree.find(state))
    assert sorted(map(sorted, sets.values())) == [[i] for i in range(len(tree.sets[0]))]


def test_kuhn_poker_costs_the_first_seat_an_eighteenth():
    policy, value, exploitability = solve(for_chips(), 2000)
    assert value == pytest.approx(-1 / 18, abs=1e-6)
    assert 0 <= exploitability < 1e-4
    solver = Solver(for_chips())
    jack, queen, king = solver.openings(policy)
    assert jack < queen < king
    assert (jack + queen + king) / 3 == pytest.approx(value)
    state = for_chips().new_initial_state()
    for answer in (kuhn.Card.JACK, kuhn.Card.KING, kuhn.BET):
        state.apply_action(answer)
    assert policy.action_probabilities(state)[kuhn.CALL] == pytest.approx(1, abs=1e-4)


def test_the_best_answer_to_a_random_player_is_the_one_that_is_known():
    """OpenSpiel's exploitability of the uniform policy in Kuhn poker is 11/24."""
    solver = Solver(for_chips())
    assert solver.exploitability(solver.average()) == pytest.approx(11 / 24)


def test_a_solution_takes_iterations_as_one_likes():
    once, twice = Solver(for_chips()), Solver(for_chips())
    once.learn(30)
    twice.learn(10)
    twice.learn(20)
    assert np.array_equal(once.average().strategy, twice.average().strategy)


@pytest.mark.parametrize(
    "name", [n for n in tinstar.available() if TINY in tinstar.load(n).variants()]
)
def test_the_smallest_variant_of_a_game_is_solved(name: str):
    game = tinstar.load(name).variant(TINY)
    solver = Solver(game)
    before = solver.exploitability(solver.average())
    solver.learn(20)
    policy = solver.average()
    assert solver.exploitability(policy) < before / 5
    assert game.min_utility() <= solver.value(policy) <= game.max_utility()
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    probabilities = policy.action_probabilities(state)
    assert list(probabilities) == state.legal_actions()
    assert sum(probabilities.values()) == pytest.approx(1)


@pytest.mark.parametrize(
    "name", [n for n in tinstar.available() if TINY in tinstar.load(n).variants()]
)
def test_nobody_forgets_what_they_knew_and_did(name: str):
    """Perfect recall: positions that look alike to a seat were reached by the same own actions."""
    tree = Tree.of(tinstar.load(name).variant(TINY))
    players, parents, slots = (tree.nodes[of].tolist() for of in ("player", "parent", "slot"))
    own_set = dict(zip(tree.decisions.tolist(), tree.sets[1].tolist(), strict=True))
    nothing: tuple[int, int] = (-1, -1)
    lasts, come_from = [(nothing, nothing)], dict[int, tuple[int, int]]()
    for node in range(len(players)):
        if node > 0:
            parent = parents[node]
            last = list(lasts[parent])
            if players[parent] >= 0:
                last[players[parent]] = own_set[parent], slots[node]
            lasts.append((last[0], last[1]))
        if players[node] >= 0:
            last_of_mover = lasts[node][players[node]]
            assert come_from.setdefault(own_set[node], last_of_mover) == last_of_mover


def test_a_game_that_is_too_large_or_for_more_than_two_is_refused():
    game = tinstar.load(tinstar.available()[0])
    with pytest.raises(BadOption, match="expected a game with at most 1000 histories"):
        Tree.of(game, 1000)
    with pytest.raises(BadOption, match="expected a game with two seats"):
        solve(tinstar.load(game.rules.name, players=3))
