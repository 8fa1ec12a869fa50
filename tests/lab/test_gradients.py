"""Gradients of a net from recorded decisions: direction and size."""

import numpy as np
import pytest

import tinstar
from tests.engine import kuhn
from tests.lab.experience import TERMS, played
from tinstar.engine.compiler import compiled
from tinstar.lab.training.experience_buffer import PLAYED, Notes
from tinstar.lab.training.factorised_features import kin_of_actions, kin_of_features
from tinstar.lab.training.gradients import (
    Aims,
    Learner,
    gather_part,
    learn_one,
    pull_of,
    spread_part,
    step_part,
)
from tinstar.players.net import Net, mind_of


def loss(net: Net, notes: Notes, at: int, aims: Aims) -> float:
    """Return a decision's loss, computed again in double precision."""
    active = notes.active[at, : notes.counts[at]]
    first = np.maximum(net.first[0].astype(float) + net.features[active].astype(float).sum(0), 0)
    second = np.maximum(net.start[0] + first @ net.second.astype(float), 0)
    players, seats = notes.players[at], len(net.values)
    expected = (net.values.astype(float) @ second + net.bias[0, :seats])[:players]
    rows = notes.legal[at, : notes.options[at]]
    logits = net.policy[rows].astype(float) @ second + net.bias[0, seats + rows]
    logs = logits - np.log(np.exp(logits).sum())
    odds, results = np.exp(logs), notes.results[at, :players]
    if aims.by_score:
        value = ((expected - expected.mean() - results) ** 2).sum() / 2
    else:
        wanted = (results * (players - 1) + 1) / players
        value = -(wanted * (expected - np.log(np.exp(expected).sum()))).sum()
    policy = -logs[notes.chosen[at]]
    if notes.use[at] == PLAYED:
        ratio, gain = odds[notes.chosen[at]] / notes.odds[at], notes.gains[at]
        policy = -min(ratio * gain, np.clip(ratio, 1 - aims.clip, 1 + aims.clip) * gain)
    return policy + aims.value * value + aims.undecided * (odds * logs).sum()


@pytest.mark.parametrize("by_score", [0, 1])
@pytest.mark.parametrize("show", [0, 1])
def test_slopes_are_those_of_finite_differences(by_score, show):
    notes, net = played(TERMS._replace(show=show, greedy=float(show)))
    notes.results[:] -= notes.results.mean(axis=1, keepdims=True)
    for numbers in net:
        # With this seed no unit of the net is within a step of where it turns on.
        numbers[:] = np.random.default_rng(5).normal(scale=0.5, size=numbers.shape)
    aims, rng = Aims(0.2, 0.1, 0.7, by_score), np.random.default_rng(3)
    for at in np.flatnonzero(notes.use)[:6]:
        pupil = Learner(net, {}).pupil(mind_of(kuhn.game(), net))
        learn_one(notes, at, pupil, aims)
        for numbers, slopes in zip(net, pupil.slopes, strict=True):
            flat, found = numbers.reshape(-1), slopes.reshape(-1)
            for i in {*np.argsort(-abs(found))[:3], rng.integers(flat.size)}:
                kept, size = flat[i], np.float32(2**-10)
                above, below = [], []
                for losses, moved in ((above, kept + size), (below, kept - size)):
                    flat[i] = moved
                    losses.append(loss(net, notes, at, aims))
                flat[i] = kept
                slope = (above[0] - below[0]) / (2 * float(size))
                assert found[i] == pytest.approx(slope, rel=0.02, abs=2e-3)


def test_what_has_become_likelier_already_is_pulled_no_further():
    notes, net = played(TERMS)
    at = np.flatnonzero(notes.use == PLAYED)[0]
    notes.gains[at], notes.odds[at] = 1.0, notes.odds[at] / 2
    pupil = Learner(net, {}).pupil(mind_of(kuhn.game(), net))
    learn_one(notes, at, pupil, Aims(0.2, 0.0, 0.0, 0))
    assert not any(slopes.any() for slopes in pupil.slopes)
    notes.gains[at] = -1.0
    learn_one(notes, at, pupil, Aims(0.2, 0.0, 0.0, 0))
    assert pupil.slopes.policy.any()


@pytest.mark.compiled
def test_no_decision_within_the_bounds_is_left_out_for_being_rounded():
    notes, net = played(TERMS)
    pupil, aims = Learner(net, {}).pupil(mind_of(kuhn.game(), net)), Aims(0.2, 0.0, 0.0, 0)
    own = np.flatnonzero(notes.use == PLAYED)
    notes.gains[own] = np.random.default_rng(1).normal(size=len(own))
    for at in own:
        odds = np.float32(1.1) * notes.odds[at]
        assert compiled(pull_of)(notes, at, odds, pupil, aims) != 0


def test_a_step_is_as_long_as_it_is_told_and_passes_over_what_never_held():
    to, slopes = np.ones((3, 2), np.float32), np.array([[2, -3]] * 3, np.float32)
    means, squares, lit = np.zeros_like(to), np.zeros_like(to), np.array([1, 0, 1], np.uint8)
    step_part((to, slopes, means, squares), lit, (0.1, 0.5, 1 - 0.9, 1 - 0.999))
    assert to[[0, 2]] == pytest.approx(np.array([[0.9, 1.1]] * 2), abs=1e-4)
    assert to[1].tolist() == [1, 1]
    assert not slopes[[0, 2]].any()


def test_features_of_one_value_are_kin_and_so_are_actions_of_one_family_or_target():
    game = tinstar.load("calaboose")
    kin, encoder = kin_of_features(game.encoder()), game.encoder()
    jail = kin[encoder.slices["jail"]].reshape(*encoder.shapes["jail"], 2)
    assert all(len(np.unique(jail[..., value, 0])) == 1 for value in range(jail.shape[2]))
    assert len(np.unique(jail[..., 0])) == jail.shape[2]
    assert all(len(np.unique(jail[seat, :, 3, 1])) == 1 for seat in range(5))
    assert len(np.unique(jail[..., 1])) == 5 * jail.shape[2]
    kin, send = kin_of_actions(game.rules.actions), game.rules.actions.encode
    one, other = send("send", jail=1, cell=2, card=3), send("send", jail=1, cell=4, card=3)
    assert (kin[one] == kin[other]).tolist() == [True, True, False, True]


def test_rows_that_are_kin_move_together_besides_each_on_its_own():
    slopes, lit = np.array([[1] * 16, [2] * 16, [4] * 16], np.float32), np.ones(3, np.uint8)
    kin, summed = np.array([[0, -1], [0, 1], [-1, 1]], np.int32), np.zeros((2, 16), np.float32)
    gather_part(slopes, lit, kin, summed)
    assert summed[:, 0].tolist() == [3, 6]
    spread_part(slopes, np.array([1, 1, 0], np.uint8), kin, summed)
    assert slopes[:, 0].tolist() == [4, 11, 4]
