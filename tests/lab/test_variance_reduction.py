"""Variance reduction changes no expectation, and reduces variance."""

import numpy as np
import pytest

import tinstar
from tinstar.engine.state import State
from tinstar.lab.simulation.chance_value import LATER, Weigher
from tinstar.lab.simulation.compiled_games import row_type
from tinstar.lab.simulation.simulate import Plan, Results, play
from tinstar.lab.simulation.variance_reduction import saved, surprises, with_less
from tinstar.statistics import mean_interval

RNG = np.random.default_rng(1)
TINY = Plan("calaboose", ("random", "random"), 600, 1, variant="tiny", playouts=4)
SEATS = 3


def results(found: np.ndarray, playouts: int = 4) -> Results:
    """Games of three seats in which seat B acts first, with these later surprises."""
    rows = np.zeros(len(found), row_type(SEATS))
    rows["surprises"][:, LATER, 1], rows["first"] = found, 1
    plan = Plan("calaboose", ("greedy",) * SEATS, len(found), 1, playouts=playouts)
    return Results(plan, tinstar.load("calaboose", SEATS), np.arange(len(found)), rows)


def brute_force(state: State) -> float:
    """Return the first seat's expected result, over all chance events and random actions."""
    if state.is_terminal():
        return state.returns()[0]
    if state.is_chance_node():
        ways = state.chance_outcomes()
    else:
        ways = [(a, 1 / len(state.legal_actions())) for a in state.legal_actions()]
    total = 0.0
    for answer, share in ways:
        after = state.clone()
        after.apply_action(answer)
        total += share * brute_force(after)
    return total


def off(game: tinstar.Game) -> tuple[float, float]:
    """Return the error in a tiny game of returns minus surprises, and of the surprises.

    Both are in standard errors: against brute force, and against 0.
    """
    rows = np.concatenate([play(TINY, game, number) for number in range(TINY.games)])
    surprise = rows["surprises"][:, :, 0].sum(axis=1)
    left = rows["returns"][:, 0] - surprise
    exact = brute_force(game.new_initial_state())
    return tuple(
        abs(v.mean() - at) / (v.std() / len(v) ** 0.5) for v, at in ((left, exact), (surprise, 0))
    )


@pytest.mark.compiled
def test_what_is_left_without_luck_is_as_brute_force_says(monkeypatch: pytest.MonkeyPatch):
    game = TINY.load()
    assert max(off(game)) < 3
    judge = Weigher._judge

    def biased(self: Weigher, state: State, out: np.ndarray) -> None:
        judge(self, state, out)
        out += 0.5 * state.is_chance_node()

    monkeypatch.setattr(Weigher, "_judge", biased)
    assert min(off(game)) > 5


@pytest.mark.compiled
def test_weighing_changes_no_game():
    game = TINY.load()
    weighed, plain = (
        np.concatenate([play(plan, game, number) for number in range(6)])
        for plan in (TINY, Plan(*TINY_ALIKE))
    )
    assert weighed["surprises"].any()
    weighed["surprises"] = 0
    assert weighed.tobytes() == plain.tobytes()


TINY_ALIKE = (TINY.game, TINY.seats, TINY.games, TINY.seed, None, {}, "tiny")


def test_luck_that_was_weighed_is_taken_out_and_what_it_saved_is_told():
    luck, skill = RNG.normal(size=2000), RNG.normal(size=2000)
    found = surprises(results(luck))
    values = 5 + 2 * luck + skill
    raw, less = mean_interval(values), mean_interval(with_less(values, found))
    assert less.low < 5 < less.high
    assert (raw.high - raw.low) / (less.high - less.low) == pytest.approx(5**0.5, rel=0.05)
    assert saved(values, found).as_good_as == pytest.approx(2000 * 5, rel=0.1)


def test_surprises_that_explain_nothing_or_were_not_weighed_take_nothing():
    values = RNG.normal(size=500)
    assert with_less(values, surprises(results(np.zeros(500), playouts=0))).tolist() == (
        values.tolist()
    )
    assert with_less(values, surprises(results(np.zeros(500)))) == pytest.approx(values)
    few = RNG.normal(size=20)
    assert with_less(few, surprises(results(few))).tolist() == few.tolist()


def test_what_is_taken_of_a_game_was_fitted_on_others():
    """If a game were in its own fit, games of pure noise would come out too low."""
    means = [
        with_less(x + y, surprises(results(y))).mean()
        for x, y in RNG.exponential(size=(300, 2, 100)) - 1
    ]
    assert abs(np.mean(means)) < 3 * np.std(means) / 300**0.5


def test_so_many_playouts_are_refused():
    with pytest.raises(tinstar.BadOption, match="playouts: expected 0 to 100000, got -1"):
        Plan("calaboose", ("random",) * 2, 1, 1, playouts=-1).load()
