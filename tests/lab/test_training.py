"""Training: how it resumes, what its files contain, and what an interruption leaves."""

import errno
import math
import os
from dataclasses import replace

import numpy as np
import pytest

from tests.engine import kuhn
from tinstar.errors import BadOption, BadRecord
from tinstar.lab.training import Course, train
from tinstar.lab.training.checkpoint import packed, unpacked
from tinstar.lab.training.gradients import begun
from tinstar.lab.training.trainer import Training, beside
from tinstar.players.net import thought
from tinstar.players.net_file import read
from tinstar.system.atomic_files import write_whole

SHORT = Course(minutes=0.02, games=16, steps=8, batch=64, ladder=10, widths=(16, 16))


def test_a_full_disk_loses_no_earlier_file(tmp_path, monkeypatch):
    path = tmp_path / "some.net"
    write_whole(path, b"earlier")

    def full(_):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(BadRecord, match=r"some\.net: expected to write this file, got: No space"):
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
    with pytest.raises(BadRecord, match=r"some\.training: expected the whole checkpoint"):
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
    with pytest.raises(BadOption, match="begin: expected the file of a net"):
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
    net.features[::2] = 0.0  # never active
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
    with pytest.raises(BadRecord, match=r"kuhn\.net\.training: expected the checkpoint"):
        Training.resumed(kuhn.game(), path)


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
