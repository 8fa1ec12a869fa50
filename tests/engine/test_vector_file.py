"""A vector of Kuhn poker, saved in the middle of games and continued."""

import copy
from pathlib import Path

import numpy as np
import pytest

from tests.engine import kuhn
from tinstar.engine.vector import Vector
from tinstar.errors import BadRecord, NotYourTurn

N = 50


def begun() -> Vector:
    made = kuhn.game().vector(N, seed=3)
    made.reset()
    for _ in range(3):
        made.step(made.sample())
    return made


def played(vector: Vector) -> list[bytes]:
    """Return all results of twenty more decisions."""
    told: list[bytes] = []
    for _ in range(20):
        frame = vector.step(vector.sample())
        told += [array.tobytes() for array in (*frame, *vector.ends, vector.objections)]
    return [*told, vector.reset().observations.tobytes()]


def kept(path: Path, vector: Vector | None = None) -> Path:
    (vector or kuhn.game().vector(N, seed=3)).save(path / "some.vector")
    return path / "some.vector"


@pytest.mark.compiled
def test_a_vector_goes_on_from_its_file_to_the_same_bytes(tmp_path: Path):
    vector, other = begun(), kuhn.game().vector(N, seed=4, threads=2)
    frame = other.load(kept(tmp_path, vector))
    assert frame is other.frame
    assert frame.masks.tobytes() == vector.frame.masks.tobytes()
    assert other.seed == 3
    assert played(other) == played(vector)


@pytest.mark.compiled
@pytest.mark.parametrize("duplicate", [copy.copy, copy.deepcopy])
def test_a_copy_goes_its_own_way(duplicate):
    vector = begun()
    other = duplicate(vector)
    assert played(other) == played(vector)
    assert not np.shares_memory(other.frame.observations, vector.frame.observations)


@pytest.mark.compiled
def test_what_was_kept_before_the_first_reset_begins_as_it_would_have(tmp_path: Path):
    other = kuhn.game().vector(N, seed=4)
    other.load(kept(tmp_path))
    with pytest.raises(NotYourTurn, match=r"expected reset\(\)"):
        other.sample()
    first = kuhn.game().vector(N, seed=3).reset().observations
    assert other.reset().observations.tobytes() == first.tobytes()


def test_a_file_of_another_number_of_games_is_refused(tmp_path: Path):
    with pytest.raises(BadRecord, match="expected a saved vector of 7 games, got one of 50"):
        kuhn.game().vector(7, seed=1).load(kept(tmp_path))


def test_a_file_that_is_not_whole_is_refused_and_changes_nothing(tmp_path: Path):
    path, vector = kept(tmp_path), kuhn.game().vector(N, seed=8)
    whole = path.read_bytes()
    before = vector._packed()
    spoilt = [whole[:at] for at in (0, 9, 30, 100, len(whole) - 1)]
    spoilt += [whole + b"0", whole[:-1] + b"7", whole.replace(b'"seed": 3', b'"seed": 4')]
    for data in spoilt:
        path.write_bytes(data)
        with pytest.raises(BadRecord, match=r"some\.vector: expected"):
            vector.load(path)
        assert vector._packed() == before
    path.write_bytes(whole + bytes(20_000))
    with pytest.raises(BadRecord, match=r"at most \d+ bytes long; got more"):
        vector.load(path)
    with pytest.raises(BadRecord, match=r"none: expected a file of Vector\.save, got"):
        vector.load(tmp_path / "none")
