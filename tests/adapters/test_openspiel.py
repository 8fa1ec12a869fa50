"""OpenSpiel's own tests, unmodified, and further tests of our OpenSpiel games.

OpenSpiel's wheel has `random_sim_test`, `integration_tests.api_test` and the playthrough tools. Of
`api_test` we run the part for every registered game. The part for whole trees accepts only a list
of OpenSpiel's own games, with their numbers of states.
"""

import random
import unittest
from itertools import groupby

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.observation import make_observation

import tinstar
from tests.adapters.tables import load, spiel_name, tables
from tests.contract.tables import walk
from tinstar.adapters import openspiel
from tinstar.games import rules

openspiel.register()
flags.FLAGS.mark_as_parsed()  # otherwise the playthrough tools refuse to run under pytest
from open_spiel.integration_tests import api_test  # noqa: E402 (lists the games as it is imported)

pytestmark = pytest.mark.compiled


def played(game, answers: int, seed: int = 1):
    """Return a state after `answers` random actions, or the last decision of a shorter game."""
    rng, state = random.Random(seed), game.new_initial_state()
    asked = state
    while not state.is_terminal() and (answers > 0 or state.is_chance_node()):
        if not state.is_chance_node():
            asked = state.clone()
        state.apply_action(rng.choice(state.legal_actions()))
        answers -= 1
    return asked if state.is_terminal() else state


@pytest.mark.parametrize("table", tables())
def test_its_random_simulation_passes_with_serialisation(table):
    game = pyspiel.load_game(spiel_name(table))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("table", tables())
def test_its_api_test_passes(table):
    game = pyspiel.load_game(spiel_name(table))
    case = {"game_name": spiel_name(table), "game": game}
    suite = type("EnforceAPI", (api_test.EnforceAPIOnPartialTreeBase,), case)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(suite).run(result)
    assert result.testsRun >= 5
    assert not result.errors + result.failures, result.errors + result.failures


@pytest.mark.parametrize("name", tinstar.available())
def test_its_api_test_finds_the_game_by_itself(name):
    assert f"tinstar_{name}" in api_test._GAMES_TO_TEST


@pytest.mark.parametrize("name", tinstar.available())
def test_its_playthrough_is_generated_and_replayed(name, tmp_path):
    text = generate_playthrough.playthrough(f"tinstar_{name}", [], seed=1)
    (tmp_path / "playthrough.txt").write_text(text, encoding="utf-8")
    original, again = generate_playthrough.replay(str(tmp_path / "playthrough.txt"))
    assert again == original
    assert "State 10" in text


@pytest.mark.parametrize("name", tinstar.available())
def test_its_ismcts_plays_by_dealing_anew(name):
    game = pyspiel.load_game(f"tinstar_{name}")
    state = played(game, answers=12)
    for resampler in (None, openspiel.resampler(seed=1)):
        rng = np.random.RandomState(1)
        evaluator = mcts.RandomRolloutEvaluator(1, rng)
        bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 4, random_state=rng)
        bot.set_resampler(resampler)
        assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", tinstar.available())
def test_a_state_dealt_anew_looks_the_same_and_holds_no_secrets(name):
    state = played(pyspiel.load_game(f"tinstar_{name}"), answers=30)
    seat = state.current_player()
    world = openspiel.resampler(seed=2)(state, seat)
    assert world.information_state_string(seat) == state.information_state_string(seat)
    assert world.move_number() == state.move_number()
    told = [s.action if s.seen_by(seat, 9) else -1 for s in state.held.state.steps()]
    assert world.history() == told
    world.apply_action(world.legal_actions()[0])


@pytest.mark.parametrize("name", tinstar.available())
def test_a_state_is_copied_and_written_down_whole(name):
    state = played(pyspiel.load_game(f"tinstar_{name}"), answers=20)
    _, read = pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(state.get_game(), state)
    )
    for other in (state.clone(), read):
        assert other.held.state == state.held.state
        assert other.history() == state.history() == state.held.state.history()
        other.apply_action(other.legal_actions()[0])
        assert other.history() != state.history()


@pytest.mark.parametrize("table", tables())
def test_parameters_are_seats_variants_and_options(table):
    ours, theirs = load(table), pyspiel.load_game(spiel_name(table))
    assert theirs.table.digest == ours.digest
    assert theirs.num_players() == ours.num_players()
    assert theirs.max_game_length() == ours.max_game_length()
    assert (theirs.min_utility(), theirs.max_utility()) == (ours.min_utility(), ours.max_utility())
    assert theirs.observation_tensor_shape() == ours.observation_tensor_shape()


@pytest.mark.parametrize("name", tinstar.available())
def test_public_and_private_observations_are_parts_of_the_whole(name):
    game = pyspiel.load_game(f"tinstar_{name}")
    state, one, none = (
        played(game, 12),
        *(getattr(pyspiel.PrivateInfoType, n) for n in ("SINGLE_PLAYER", "NONE")),
    )
    whole, public, private = (
        make_observation(game, pyspiel.IIGObservationType(p, False, of))
        for p, of in ((True, one), (True, none), (False, one))
    )
    for seat in range(game.num_players()):
        for observer in (whole, public, private):
            observer.set_from(state, seat)
        assert set(public.dict) | set(private.dict) == set(whole.dict)
        for field, values in private.dict.items():
            assert (values == whole.dict[field]).all()
    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert whole.string_from(state, 0) == state.held.state.observation_string(0)


@pytest.mark.parametrize("name", tinstar.available())
def test_chance_answers_less_often_between_decisions_than_is_said(name):
    game = tinstar.load(name, players=rules(name).box.seats[-1])
    actors = [step.actor for step in walk(game, seed=1)[-1].steps()]
    in_a_row = max(len(list(run)) for actor, run in groupby(actors) if actor == tinstar.CHANCE)
    assert in_a_row < openspiel.CHANCES / 2


def test_observers_that_cannot_be_are_refused():
    game = pyspiel.load_game(f"tinstar_{tinstar.available()[0]}")
    every, one = pyspiel.PrivateInfoType.ALL_PLAYERS, pyspiel.PrivateInfoType.SINGLE_PLAYER
    for given, said in (
        ((True, False, every), "private_info: expected SINGLE_PLAYER or NONE, got ALL"),
        ((False, True, one), "public_info: expected True, as perfect_recall"),
    ):
        with pytest.raises(ValueError, match=said):
            make_observation(game, pyspiel.IIGObservationType(*given))
    with pytest.raises(ValueError, match="params: expected none, as observers have no settings"):
        make_observation(game, None, {"size": 3})
    recalling = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    with pytest.raises(ValueError, match="expected an observer with perfect_recall=False"):
        recalling.set_from(game.new_initial_state(), 0)
