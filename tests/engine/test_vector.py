"""Many games of Kuhn poker in parallel: which arrays are accepted, and which raise errors."""

import numpy as np
import pytest

from tests.engine import kuhn
from tests.engine.kuhn import BET, CHECK, FOLD
from tinstar.engine.vector import Vector
from tinstar.errors import BadOption, NotAnAction, NotYourTurn

pytestmark = pytest.mark.compiled
N = 50


@pytest.fixture
def vector() -> Vector:
    made = kuhn.game().vector(N, seed=3)
    made.reset()
    return made


def test_a_game_is_followed_by_the_next_and_its_end_is_noted(vector: Vector):
    frame = vector.step(np.full(N, BET))
    assert not frame.terminated.any()
    assert set(frame.players.tolist()) == {1}
    frame = vector.step(np.full(N, FOLD))
    assert frame.terminated.all()
    assert frame.rewards.tolist() == [[1.0, -1.0]] * N
    assert set(frame.players.tolist()) == {0}
    assert vector.ends.episodes.tolist() == [1] * N
    assert vector.ends.lengths.tolist() == [2] * N
    assert vector.ends.endings.tolist() == [kuhn.Ending.FOLDED] * N
    assert vector.ends.scores.tolist() == [[1, -1]] * N
    frame = vector.step(np.full(N, CHECK))
    assert not frame.rewards.any()
    assert not frame.terminated.any()


def test_fields_have_names(vector: Vector):
    hands = vector.frame.observations[:, vector.slices["hand"]]
    assert set(hands[:, 0].tolist()) == {0, 1, 2}
    assert set(hands[:, 1].tolist()) == {kuhn.Card.NONE}
    assert vector.slices["has_bet"].stop == vector.frame.observations.shape[1]


def test_all_cards_are_dealt_equally_often():
    vector = kuhn.game().vector(3000, seed=4)
    hands = vector.reset().observations[:, vector.slices["hand"]][:, 0]
    assert np.abs(np.bincount(hands) - 1000).max() < 5 * np.sqrt(3000 * 2 / 9)


def test_arrays_are_made_once_and_handed_on_without_copying(vector: Vector):
    first = vector.frame
    for _ in range(4):
        again = vector.step(vector.sample())
        assert all(a is b for a, b in zip(first, again, strict=True))
    for array in (*vector.frame, *vector.ends, vector.objections):
        assert array.flags.c_contiguous
        assert np.shares_memory(np.from_dlpack(array), array)
        assert array.ctypes.data % 64 == 0  # else JAX copies it


def test_the_same_seed_is_the_same_games_and_a_reset_without_one_goes_on(vector: Vector):
    def told() -> list[bytes]:
        frames = [vector.step(vector.sample()) for _ in range(20)]
        return [frame.observations.tobytes() for frame in frames]

    def begun(seed: int | None) -> bytes:
        return vector.reset(seed).observations.tobytes()

    first, played = begun(3), told()
    assert begun(None) != first
    assert (begun(3), told()) == (first, played)
    assert begun(5) != first


def test_without_a_seed_each_vector_draws_its_own_and_says_which():
    one, two = (kuhn.game().vector(64) for _ in range(2))
    first = one.reset().observations.copy()
    assert one.seed != two.seed
    assert len(np.unique(first, axis=0)) > 1
    again = kuhn.game().vector(64, one.seed).reset()
    assert again.observations.tobytes() == first.tobytes()


def test_whatever_is_written_into_the_masks_a_sample_is_legal(vector: Vector):
    legal = vector.frame.masks.copy()
    vector.frame.masks[:] = 0
    sampled = vector.sample()
    assert legal[np.arange(N), sampled].all()


def test_what_is_handed_out_can_be_neither_resized_nor_reshaped(vector: Vector):
    with pytest.raises(ValueError, match="does not own its data"):
        vector.frame.masks.resize((1, 1), refcheck=False)
    vector.frame.observations.setflags(write=False)
    vector.step(vector.sample())
    assert vector.refusals() == {}


def test_numpys_integers_are_taken_for_numbers():
    vector = kuhn.game().vector(np.int64(8), seed=np.uint8(3), threads=np.int32(1))
    assert vector.reset(np.int64(-3)).players.shape == (8,)
    assert vector.state(np.int16(7)) == vector.state(7)


@pytest.mark.parametrize("i", [-1, N, 0.0, "0", True])
def test_there_is_a_state_for_each_game_and_no_other(vector: Vector, i):
    with pytest.raises(BadOption, match=f"i: expected 0 to {N - 1}, got"):
        vector.state(i)


def test_an_action_that_may_not_be_done_is_named_and_the_others_go_on(vector: Vector):
    actions = np.full(N, CHECK)
    actions[3], actions[5], actions[6] = FOLD, 9, -7
    before = [vector.state(i) for i in (3, 5, 6)]
    players = vector.step(actions).players
    assert vector.refusals() == {
        3: "fold: there is no bet to answer",
        5: "expected an action from 0 to 3, got 9",
        6: "expected an action from 0 to 3, got -7",
    }
    assert [vector.state(i) for i in (3, 5, 6)] == before
    assert players.sum() == N - 3
    vector.step(vector.sample())
    assert vector.refusals() == {}


@pytest.mark.parametrize(
    "actions",
    [
        *([0.5] * N, np.zeros(N), [True] * N, [0] * (N - 1), 0, np.zeros((N, 1), int)),
        *(["bet"] * N, [[0]] * 3 + [[0, 1]] * (N - 3)),
    ],
    ids=["fractions", "floats", "truths", "too few", "one", "a column", "words", "ragged"],
)
def test_actions_are_whole_numbers_one_for_each_game(vector: Vector, actions):
    before = vector.state(0)
    with pytest.raises(NotAnAction, match=rf"expected whole numbers of shape \({N},\), got"):
        vector.step(actions)
    assert vector.state(0) == before


def test_any_width_of_whole_numbers_will_do(vector: Vector):
    for kind in (np.int8, np.uint8, np.int32, np.uint64):
        vector.reset()
        assert vector.step(np.full(N, BET, kind)).players.all()


def test_nothing_is_stepped_before_a_reset():
    vector = kuhn.game().vector(N, seed=3)
    for act in (lambda: vector.step([0] * N), vector.sample):
        with pytest.raises(NotYourTurn, match=r"expected reset\(\)"):
            act()


@pytest.mark.parametrize(("n", "threads"), [(0, 1), (N, 0), (True, 1), (2.0, 1)])
def test_there_is_at_least_one_game_and_one_thread(n, threads):
    with pytest.raises(BadOption, match="expected a whole number of at least 1, got"):
        kuhn.game().vector(n, seed=1, threads=threads)


def test_there_may_be_more_threads_than_games():
    with kuhn.game().vector(2, seed=3, threads=3) as vector:
        vector.reset()
        assert vector.step(vector.sample()).players.shape == (2,)
