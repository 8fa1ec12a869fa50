"""Training: what is noted of games, which way a net is pulled, and what survives an end."""

import errno
import math
import os
from dataclasses import replace

import numpy as np
import pytest

import tinstar
from tests.core import kuhn
from tinstar.core.compile import compiled, plain
from tinstar.core.errors import BadOption, BadRecord
from tinstar.core.sharing import DONE, Share
from tinstar.lab.training import Course, train
from tinstar.lab.training.keeping import packed, unpacked, write_whole
from tinstar.lab.training.kin import kin_of_actions, kin_of_features
from tinstar.lab.training.learning import (
    Aims,
    Learner,
    begun,
    gather_part,
    learn_one,
    lessons,
    pull_of,
    spread_part,
    step_part,
)
from tinstar.lab.training.playing import (
    GREEDY,
    LEARNER,
    PLAYED,
    SEARCHER,
    SHOWN,
    SKIPPED,
    WATCHED,
    Notes,
    Terms,
    begin_part,
    bench_of,
    match_part,
    notes_for,
    play_part,
    table_of,
)
from tinstar.lab.training.training import Training, beside
from tinstar.players.net import Net, mind_of, thought
from tinstar.players.netfile import read

TERMS = Terms(
    steps=12,
    power=1.0,
    older=0.3,
    greedy=0.3,
    smooth=0.9,
    blend=0.0,
    show=0,
    playouts=0,
    among=0.0,
    thinking=0,
)
SHORT = Course(minutes=0.02, games=16, steps=8, batch=64, ladder=10, widths=(16, 16))


def everything(n: int) -> Share:
    """The share of whoever does all of it."""
    return Share(0, np.array([DONE, n, n, 0]))


def played(terms: Terms, games: int = 20) -> tuple[Notes, Net]:
    """Notes of some games of Kuhn poker, played in Python."""
    game = kuhn.game()
    net = begun(game, (16, 16), np.random.default_rng(1))
    table, bench = table_of(game, games, 1), bench_of(game, net, 1)
    plain(begin_part, table, terms, bench, everything(games))
    notes = notes_for([game], games * terms.steps)
    plain(play_part, table, (net, net), notes, terms, bench, everything(games))
    return notes, net


# --- what is noted ------------------------------------------------------------------------------


def test_what_was_gained_and_how_it_ended_follow_from_what_was_expected():
    """The same as `look_back`, seat by seat and forwards: a sum of surprises up to the end."""
    notes, _ = played(TERMS)
    checked = 0
    for first in range(0, len(notes.use), TERMS.steps):
        rows = range(first, first + TERMS.steps)
        ends = [at for at in rows if notes.ended[at]]
        for at in (at for at in rows if ends and at <= ends[-1]):
            end = min(e for e in ends if e >= at)
            mover = notes.movers[at]
            last = notes.results[end] if notes.movers[end] == mover else notes.results[end][::-1]
            assert notes.results[at] == pytest.approx(last)
            if notes.use[at] == PLAYED:
                own = [k for k in range(at, end + 1) if notes.movers[k] == mover]
                values = [*notes.values[own, 0], last[0]]
                surprises = np.diff(values) * 0.9 ** np.arange(len(own))
                assert notes.gains[at] == pytest.approx(surprises.sum(), abs=1e-5)
                checked += 1
    assert checked > 20


def test_a_result_is_blended_with_what_was_expected_later():
    notes, _ = played(TERMS._replace(older=0.0, greedy=0.0, blend=0.25))
    ends = [
        at for at in np.flatnonzero(notes.ended) if at % TERMS.steps and not notes.ended[at - 1]
    ]
    for at in ends:
        expected, result = notes.values[at], notes.results[at]
        blended = result + 0.25 * (expected - result)
        assert notes.results[at - 1] == pytest.approx(blended[::-1], abs=1e-6)
    assert len(ends) > 20


def test_results_sum_to_zero_wherever_a_game_was_left():
    notes, _ = played(TERMS._replace(steps=5, blend=0.1))
    assert notes.results.sum(axis=1) == pytest.approx(0, abs=1e-6)
    assert abs(notes.results).min(axis=1).any()


def test_only_the_learner_is_noted_or_greedy_where_it_shows_how():
    notes, _ = played(TERMS)
    assert {PLAYED, SKIPPED} == set(notes.use.tolist())
    shown, _ = played(TERMS._replace(greedy=1.0, older=0.0, show=1))
    assert set(shown.use.tolist()) == {SHOWN}
    assert (shown.options == 2).all()


def test_a_teacher_shows_what_its_search_would_do_and_the_learner_plays_on_as_it_would():
    notes, _ = played(TERMS._replace(playouts=40), games=16)
    assert {SHOWN, WATCHED, SKIPPED} == set(notes.use.tolist())
    jack, _, king = range(*kuhn.game().encoder().slices["hand"].indices(1000)[:2])
    answers, lost = {jack: set(), king: set()}, 0
    for at in np.flatnonzero(notes.use == SHOWN):
        rows = notes.legal[at, : notes.options[at]].tolist()
        for card in {jack, king} & set(notes.active[at, : notes.counts[at]].tolist()):
            if kuhn.CALL in rows:
                answers[card].add(rows[notes.chosen[at]])
                lost += card == king and notes.ended[at] and notes.results[at, 0] < 0
    assert answers == {jack: {kuhn.FOLD}, king: {kuhn.CALL}}
    assert lost > 0  # it folded a king, and was shown to call


def test_searches_for_company_sit_in_all_seats_but_one_and_play_as_they_do():
    """A king calls and a jack folds, which a net that knows nothing yet does not know."""
    game, terms = kuhn.game(), TERMS._replace(among=1.0, thinking=40)
    net = begun(game, (16, 16), np.random.default_rng(1))
    table, bench, results = table_of(game, 40, 1), bench_of(game, net, 1), np.zeros((40, 2))
    plain(begin_part, table, terms, bench, everything(40))
    assert (np.sort(table.sitting, axis=1) == [LEARNER, SEARCHER]).all()
    assert len(np.unique(table.sitting[:, 0])) == 2
    notes = notes_for([game], 40 * terms.steps)
    plain(play_part, table, (net, net), notes, terms, bench, everything(40))
    assert {PLAYED, SKIPPED} == set(notes.use.tolist())
    plain(match_part, table, (net, net), np.uint64(5), terms, results, bench, everything(40))
    searched = table.sitting == SEARCHER
    assert results[searched].mean() > 0.1


def test_of_what_is_only_watched_the_value_alone_is_learned():
    notes, net = played(TERMS)
    pupil, at = Learner(net, {}).pupil(mind_of(kuhn.game(), net)), 5
    notes.use[at] = WATCHED
    learn_one(notes, at, pupil, Aims(0.2, 0.1, 1.0, 0))
    assert pupil.slopes.values.any()
    assert not pupil.slopes.policy.any()


def test_a_match_is_dealt_alike_for_as_many_games_as_there_are_seats():
    game = kuhn.game()
    net = begun(game, (16, 16), np.random.default_rng(1))
    table, bench, results = table_of(game, 40, 1), bench_of(game, net, 1), np.zeros((40, 2))
    table.sitting[:] = GREEDY
    table.sitting[np.arange(40), np.arange(40) % 2] = LEARNER
    plain(match_part, table, (net, net), np.uint64(5), TERMS, results, bench, everything(40))
    hands = table.states["laid"][:40] + table.states["hand"][:40]
    assert (hands[::2] == hands[1::2]).all()
    assert len(np.unique(hands, axis=0)) > 3
    assert results.sum(axis=1) == pytest.approx(0)


def test_what_was_gained_is_measured_where_something_was_played_and_nowhere_else():
    notes, _ = played(TERMS)
    own = notes.use == PLAYED
    notes.gains[~own] = 1e30
    assert (lessons(notes) == np.flatnonzero(own)).all()
    assert notes.gains[own].mean() == pytest.approx(0, abs=1e-5)
    assert notes.gains[own].std() == pytest.approx(1, rel=1e-4)
    assert (notes.gains[~own] == np.float32(1e30)).all()


# --- which way it is pulled ---------------------------------------------------------------------


def loss(net: Net, notes: Notes, at: int, aims: Aims) -> float:
    """What a decision adds to what is to be made small; written down once more, in doubles."""
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
        numbers[:] = np.random.default_rng(2).normal(scale=0.5, size=numbers.shape)
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


@pytest.mark.compiled
def test_steps_become_longer_while_the_policy_hardly_moves_and_shorter_where_it_moves_too_far():
    training = Training(kuhn.game(), replace(SHORT, drift=(0.01, 0.01), longest=(1e-3, 1e-4)))
    lengths = [training.learner.length]
    for drift in (0.0, 0.02, *[0.0] * 50):
        training.pace(drift)
        lengths.append(training.learner.length)
    assert lengths[1] > lengths[2] == pytest.approx(lengths[0])
    assert lengths[-1] == 1e-3
    training.spent = 60 * SHORT.minutes
    training.pace(0.0)
    assert training.learner.length == pytest.approx(1e-4)


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


# --- what survives ------------------------------------------------------------------------------


def test_a_full_disk_loses_no_earlier_file(tmp_path, monkeypatch):
    path = tmp_path / "some.net"
    write_whole(path, b"earlier")

    def full(_):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(BadRecord, match=r"some\.net: expected room to write, got: No space left"):
        write_whole(path, b"later")
    assert path.read_bytes() == b"earlier"
    assert [p.name for p in tmp_path.iterdir()] == ["some.net"]


@pytest.mark.parametrize(
    "data",
    [
        b"",
        packed({"spent": 1}, {"lit": np.ones(5)})[:300],
        b"PK\3\4" + bytes(50),
        packed({}, {"net": np.array([{}], object)}),
    ],
)
def test_a_file_to_go_on_from_that_is_damaged_is_refused(tmp_path, data):
    path = tmp_path / "some.training"
    path.write_bytes(data)
    with pytest.raises(BadRecord, match=r"some\.training: expected the file of a training"):
        unpacked(path)


@pytest.mark.parametrize(
    "course",
    [
        Course(seats=(7,)),
        Course(minutes=0),
        Course(minutes=math.nan),
        Course(threads=0),
        Course(widths=(16,)),
        Course(widths=(16, 40)),
        Course(widths=(0, 16)),
        Course(widths=(1024, 16)),
    ],
)
def test_a_course_that_cannot_be_is_refused(course):
    with pytest.raises(BadOption, match="expected"):
        course.check(kuhn.game())


def test_there_is_no_teacher_without_a_net():
    with pytest.raises(BadOption, match="expected a net to begin with, whose search"):
        train(kuhn.game(), Course(playouts=32))


@pytest.mark.compiled
def test_a_net_learns_is_kept_and_goes_on_where_it_was(tmp_path):
    game, path = kuhn.game(), tmp_path / "kuhn.net"
    told = []
    course = replace(SHORT, minutes=0.1, older=0.5)
    trained = train(game, course, path, report=told.append)
    ladder = trained.ladder(400)
    assert set(ladder) == {"random", "greedy", "earlier"}
    assert ladder["random"][2].value > 0.5
    net, says = read(game, path)
    assert says["made"]["decisions"] == trained.decisions > 1000
    assert net.policy == pytest.approx(trained.learner.net.policy, rel=1e-2, abs=1e-3)
    again = Training.resumed(game, path, minutes=1.0)
    assert (again.decisions, again.spent) == (trained.decisions, trained.spent)
    for one, same in (
        (again.learner.net, trained.learner.net),
        (again.older[-1], trained.older[-1]),
    ):
        lit = trained.learner.lit > 0
        assert (one.features[lit] == same.features[lit]).all()
        assert all((a == b).all() for a, b in zip(one[1:], same[1:], strict=True))
    again.round()
    assert again.decisions > trained.decisions


@pytest.mark.compiled
def test_a_net_from_a_file_is_gone_on_with_and_taught_by_its_own_search(tmp_path):
    game, path = kuhn.game(), tmp_path / "kuhn.net"
    first = train(game, SHORT, path)
    net, _ = read(game, path)
    second = Training(game, SHORT.by_search(8), net)
    for own, taught, numbers in zip(second.learner.net, second.teacher, net, strict=True):
        assert (own == numbers).all()
        assert (taught == numbers).all()
    assert (second.learner.lit == first.learner.lit).all()
    second.round()
    assert second.decisions > 0
    assert (second.learner.net.policy != net.policy).any()
    assert (second.teacher.policy == net.policy).all()
    second.save(path)
    again = Training.resumed(game, path)
    assert (again.teacher.policy == net.policy).all()
    assert again.course == second.course


@pytest.mark.compiled
def test_a_net_that_is_made_wider_says_the_same_and_has_room_to_learn():
    game, rng = kuhn.game(), np.random.default_rng(1)
    net = begun(game, (16, 16), rng)
    net.features[::2] = 0.0  # never held
    training = Training(game, Course(widths=(32, 48)), net)
    wide = training.learner.net
    assert (wide.features.shape[1], wide.second.shape) == (32, (32, 48))
    assert (training.learner.lit == net.features.any(axis=1)).all()
    state = game.new_initial_state()
    state.draw(rng)
    view = state.view(state.current_player())
    (values, odds), (same, also) = thought(view, net), thought(view, wide)
    assert same == pytest.approx(values, abs=1e-6)
    assert also == pytest.approx(odds, abs=1e-6)
    assert wide.second[16:, 16:].any(), "what is new leads on to what is new"
    with pytest.raises(BadOption, match="at least 16 and 16"):
        Training(game, Course(widths=(16, 0)), net)


@pytest.mark.compiled
def test_ctrl_c_keeps_what_was_learned(tmp_path):
    def enough(_):
        raise KeyboardInterrupt

    path = tmp_path / "kuhn.net"
    with pytest.raises(KeyboardInterrupt):
        train(kuhn.game(), replace(SHORT, minutes=5.0, threads=2), path, report=enough)
    assert Training.resumed(kuhn.game(), path).decisions > 0
    beside(path).unlink()
    with pytest.raises(BadRecord, match=r"kuhn\.net\.training: expected the file"):
        Training.resumed(kuhn.game(), path)
