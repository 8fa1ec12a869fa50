"""Tuning: it finds numbers for the given aims."""

import pytest

import tinstar
from tinstar.games import read_edition, rules
from tinstar.lab.experiments.tuning import Effort, aims_of, ranges_of, tune
from tinstar.lab.simulation.simulate import Plan

PLAN = Plan("calaboose", ("random", "random"), 1, seed=3, variant="mini")
EDITION = read_edition(rules("calaboose"), None)


def test_numbers_are_looked_for_around_what_they_are_as_far_as_the_box_allows():
    found = ranges_of(PLAN, EDITION, "bounty.gunslinger*")
    assert list(found) == [f"bounty.gunslinger.{i}" for i in range(1, 6)]
    assert found["bounty.gunslinger.5"] == (25, 13, 37)
    assert list(ranges_of(PLAN, EDITION, "HAND_size")) == ["hand_size"]


def test_a_pattern_that_matches_nothing_is_refused():
    with pytest.raises(tinstar.BadOption, match=r"--tune: expected a pattern .* hand_size"):
        ranges_of(PLAN, EDITION, "bountee.*")


@pytest.mark.parametrize("aim", ["fun", "length", "length=long", "seat-share=2", "chair=3", ""])
def test_an_aim_that_is_none_is_refused(aim: str):
    with pytest.raises(tinstar.BadOption, match="--for: expected"):
        aims_of(PLAN, aim)


@pytest.mark.compiled
def test_the_front_holds_what_is_nearer_to_the_aims_than_the_game_as_it_is():
    told: list[float] = []
    found = tune(PLAN, "hand_size", "seat-share,length=20", Effort(60, 6, 60), report=told.append)
    assert (found.trials, found.why_it_ended) == (6, "so many were tried")
    assert told[-1] == 1.0
    assert {tuple(s.numbers) for s in found.settings} == {("hand_size",)}
    lengths = [s.found["length"].value for s in found.settings]
    assert min(abs(v - 20) for v in lengths) <= abs(found.as_it_is["length"].value - 20)
    late = tune(PLAN, "hand_size", "length=20", Effort(1e-6, games=20))
    assert (late.trials, late.why_it_ended) == (1, "time was up")
