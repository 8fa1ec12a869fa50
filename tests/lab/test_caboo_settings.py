"""The scripts that look for settings of Caboo in which players wait before they call."""

import numpy as np
import pytest

import tinstar
from bench.strength import caboo_settings, caboo_thresholds
from bench.strength.caboo_rounds import RoundCount
from bench.strength.caboo_thresholds import CALLS, CHANCES, RIGHT, ROUNDS, TIMELY, TURNS


@pytest.mark.compiled
def test_players_who_call_above_a_higher_chance_wait_longer_and_are_right_more_often(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(caboo_thresholds, "GAMES", 40)
    game, rng = tinstar.load("caboo", 4).compile(), np.random.default_rng(1)
    daring, careful = (
        caboo_thresholds.generation(game, np.eye(len(CHANCES))[k], rng, 1).counts for k in (0, -1)
    )
    for counts in (daring, careful):
        assert counts[RIGHT] <= counts[CALLS] <= counts[ROUNDS]
        assert counts[ROUNDS] > 0
    assert careful[TURNS] / careful[ROUNDS] > 2 * daring[TURNS] / daring[ROUNDS]
    assert careful[RIGHT] / careful[CALLS] > daring[RIGHT] / daring[CALLS]
    assert careful[TIMELY] / careful[ROUNDS] > daring[TIMELY] / daring[ROUNDS]


def test_a_row_tells_how_many_rounds_gave_everybody_time_to_play():
    found = RoundCount(rounds=200, turns=900.0, calls=150, right=120, in_time=180)
    setting, in_time, turns, right = caboo_settings.told("wrong_call=48", found)
    assert (setting, turns, right) == ("`wrong_call=48`", "4.5", "80%")
    assert in_time == "90 % (85 to 93) of 200"
