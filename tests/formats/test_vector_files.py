"""Vectors of real games in files, and games from NumPy integers."""

import json
import pickle
from pathlib import Path

import numpy as np
import pytest

import tinstar
from tinstar.engine.game import Game
from tinstar.errors import BadRecord


def test_integers_of_numpy_make_the_same_game_as_those_of_python():
    chosen = {"games": np.int16(3), "edition": {"hand_size": np.uint8(4)}}
    game = tinstar.load("calaboose", np.int64(3), **chosen)
    assert game.header() == tinstar.load("calaboose", 3, {"hand_size": 4}, games=3).header()
    assert json.dumps(game.header())


def test_a_vector_can_be_pickled():
    vector = tinstar.load("calaboose", 2).vector(2, seed=3)
    again = pickle.loads(pickle.dumps(vector))
    assert again._packed() == vector._packed()
    assert again.game.digest == vector.game.digest


def tables() -> list[tuple[Game, int]]:
    short = {"hand_size": 4}
    load = tinstar.load
    return [
        (load("calaboose", 3), 2),
        (load("calaboose", 2, short), 2),
        (load("calaboose", 2, games=3), 2),
        (load("caboo", 2), 2),
    ]


@pytest.mark.parametrize("table", tables(), ids=["seats", "edition", "option", "game"])
def test_a_file_of_another_table_is_refused(tmp_path: Path, table: tuple[Game, int]):
    path = tmp_path / "some.vector"
    table[0].vector(table[1], seed=1).save(path)
    with pytest.raises(
        BadRecord, match=r"some\.vector: expected a vector of the game .*, got a vector of"
    ):
        tinstar.load("calaboose", 2).vector(2, seed=1).load(path)
