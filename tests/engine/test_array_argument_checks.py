"""Invalid arrays get clear errors before compiled code could use them."""

import subprocess
import sys

import numpy as np
import pytest

from tests.engine import kuhn
from tinstar.engine.argument_checks import whole
from tinstar.engine.array_argument_checks import array, whole_numbers
from tinstar.errors import BadOption


@pytest.mark.compiled
def test_each_function_refuses_ten_thousand_wrong_arrays_and_none_ends_the_process():
    asked = [sys.executable, "-m", "tests.engine.wrong_arrays"]
    done = subprocess.run(asked, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith(" 10000 refused of each\n")
    assert {"Vector.step", "Encoder.encode", "thought"} <= {*done.stdout.split()}


@pytest.mark.parametrize(
    ("given", "came"),
    [
        (np.zeros(4), "float64 of shape (4,)"),
        (np.zeros(8, np.int16)[::2], "int16 of shape (4,), not C-contiguous"),
        (np.frombuffer(bytes(8), np.int16), "int16 of shape (4,), read-only"),
        ([1, 2, 3, 4], "[1, 2, 3, 4]"),
    ],
)
def test_an_error_names_the_array_what_was_expected_and_what_came(given, came):
    with pytest.raises(BadOption) as refused:
        array("buffers.counts", given, np.int16, (4,), written=True)
    expected = "int16 of shape (4,), C-contiguous and writable"
    assert str(refused.value) == f"buffers.counts: expected {expected}, got {came}"


def test_whole_numbers_are_taken_in_any_width_and_byte_order_or_as_a_list():
    for given in ([0, 3], np.array([0, 3], ">u4"), np.array([0, 9, 3, 9], np.int8)[::2]):
        assert whole_numbers("movers", given, (2,), (0, 3)).tolist() == [0, 3]
    with pytest.raises(BadOption, match="movers: expected 0 to 3, got 4"):
        whole_numbers("movers", [0, 4], (2,), (0, 3))


def test_a_whole_number_may_be_numpys_but_no_truth_and_no_fraction():
    numbers = [whole("n", n, 0, 9) for n in (7, np.int8(7), np.uint64(7), np.array(7))]
    assert all(type(n) is int and n == 7 for n in numbers)
    for wrong in (True, np.True_, 7.0, "7", None, np.array([7]), 10, -1):
        with pytest.raises(BadOption, match="n: expected 0 to 9, got"):
            whole("n", wrong, 0, 9)


@pytest.mark.compiled
def test_an_encoder_takes_no_more_views_than_there_is_room_for():
    game = kuhn.game()
    frame, encoder = game.vector(64, seed=1).reset(), game.encoder()
    for views in (8, 63):
        with pytest.raises(
            BadOption, match=f"memory for at least 64 views, got memory for {views}"
        ):
            encoder.encode(frame.observations, frame.players, encoder.buffers(views))
    with pytest.raises(BadOption, match="movers: expected 0 to 1, got 4"):
        encoder.encode(frame.observations, frame.players + 4, encoder.buffers(64))


@pytest.mark.compiled
def test_what_is_written_shares_no_memory_with_what_is_read():
    encoder = kuhn.game().encoder()
    buffers = encoder.buffers(64)
    memory = np.zeros(64 * max(2 * encoder.most, encoder.size), np.uint8)
    active = memory[: 2 * buffers.active.size].view(np.int16).reshape(buffers.active.shape)
    out = memory[: 64 * encoder.size].reshape(64, -1)
    with pytest.raises(BadOption, match="out: expected an array with memory of its own"):
        encoder.dense(buffers._replace(active=active), out)
