"""Chance is asked by the rules, and answered by its weights."""

import numpy as np
import pytest
from scipy import stats

from tests.contract.tables import positions
from tinstar.core.compile import plain
from tinstar.core.kernel import CHANCE
from tinstar.core.random import new_stream, pick


def at_chance(game):
    found = [state for state in positions(game, about=40) if state.is_chance_node()]
    assert found
    return found


def test_weights_are_whole_numbers_of_at_least_nothing_and_not_all_nothing(game):
    for state in at_chance(game):
        weights = state.chance_weights()
        assert min(weights) >= 0
        assert 0 < sum(weights) < 2**31
        assert len(weights) <= game.max_chance_outcomes()


def test_probabilities_sum_to_one_and_follow_the_weights(game):
    for state in at_chance(game):
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        weights = state.chance_weights()
        assert sum(chances) == pytest.approx(1)
        assert list(outcomes) == [i for i, w in enumerate(weights) if w]
        assert state.legal_actions() == list(outcomes)


def test_random_play_draws_outcomes_as_likely_as_they_are_said_to_be(game):
    stream = new_stream(3)
    for state in at_chance(game)[:4]:
        weights = np.array(state.chance_weights(), np.int32)
        drawn = [plain(pick, stream, weights, len(weights)) for _ in range(1000)]
        counts = np.bincount(drawn, minlength=len(weights))
        possible = weights > 0
        assert not counts[~possible].any()
        if possible.sum() > 1:
            expected = 1000 * weights[possible] / weights.sum()
            assert stats.chisquare(counts[possible], expected).pvalue > 1e-4


def test_every_possible_outcome_can_be_applied(game):
    for state in at_chance(game):
        for outcome, _ in state.chance_outcomes():
            after = state.clone()
            after.apply_action(outcome)
            assert after.history() == [*state.history(), outcome]


def test_chance_answers_by_itself_as_if_it_had_been_asked_each_time(game, fast_game):
    for position in at_chance(game)[:4]:
        state = position.clone()
        drawn = type(state)(fast_game, state.array.copy(), state.steps())
        asked = drawn.draw(np.random.default_rng(5))
        for answer in drawn.history()[len(state.history()) :]:
            assert state.is_chance_node()
            state.apply_action(answer)
        assert asked == state.current_player() != CHANCE
        assert drawn.array.tobytes() == state.array.tobytes()
        assert drawn.steps() == state.steps()
