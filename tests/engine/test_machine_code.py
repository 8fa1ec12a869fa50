"""Machine code: what is compiled together, what is kept, and how Python calls it."""

from pathlib import Path
from threading import Thread
from typing import NamedTuple

import numpy as np
import pytest

from tests.engine import kuhn
from tests.engine.test_compiler import run
from tinstar.engine import kernel_calls
from tinstar.engine.compiler import atomic_add, compiled, rule
from tinstar.engine.machine_code import compiled_units, native_calls
from tinstar.engine.machine_code.calling_convention import (
    bits_of,
    flattened,
    float_of,
    name_of,
)
from tinstar.engine.machine_code.units import Functions, Unit

CELLS = np.dtype([("short", np.int16), ("three", np.int16, (3,)), ("five", np.int16, (5,))])

# --- arguments ------------------------------------------------------------------------------------


class Pair(NamedTuple):
    numbers: np.ndarray
    factor: float


def test_arguments_are_flattened_to_addresses_lengths_and_numbers():
    rows, pair = np.zeros((2, 3), np.int32), Pair(np.zeros(4), 0.5)
    types, numbers = flattened((rows, pair, True, np.uint64(2**64 - 1), -3))
    assert numbers == [
        rows.ctypes.data, 2, 3, pair.numbers.ctypes.data, 4, bits_of(0.5), 1, 2**64 - 1, -3,
    ]  # fmt: skip
    assert name_of(types) == "<i4,2,Pair,2,<f8,1,float,bool,uint64,int"
    assert float_of(bits_of(-1.25)) == -1.25


def test_records_of_other_fields_have_other_names():
    longer = np.dtype([*((n, CELLS[n]) for n in CELLS.names), ("more", np.int16)])
    names = [name_of(flattened((np.zeros(1, kind),))[0]) for kind in (CELLS, longer)]
    assert len(set(names)) == 2


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (np.zeros((4, 4))[:, ::2], "expected C-contiguous arrays, got one with strides"),
        ("seven", "expected an array, a number, or a tuple of these; got str"),
        ([1, 2], "expected an array, a number, or a tuple of these; got list"),
    ],
    ids=["not contiguous", "text", "a list"],
)
def test_other_arguments_are_refused(wrong: object, said: str):
    with pytest.raises(TypeError, match=said):
        flattened((wrong,))


# --- compiling ------------------------------------------------------------------------------------


@rule
def total(cells):
    found = 0
    for cell in cells:
        found += cell
    return found


@rule
def more(cells, than):
    return total(cells) + than


def in_all(rows):
    s = rows[0]
    return more(s["three"], s["short"]) + more(s["five"], 1) + total(s["five"])


COMPILED = """
import numpy as np
from numba.core import event
from tests.engine.test_machine_code import CELLS, in_all
from tinstar.engine.compiler import compiled

made = []
class Ear(event.Listener):
    def on_start(self, event):
        made.append(event.data["dispatcher"].py_func.__name__)
    def on_end(self, event):
        pass
event.register("numba:compile", Ear())

print(compiled(in_all)(np.array([(1, (2, 3, 4), (5, 6, 7, 8, 9))], CELLS)))
print(sorted(name for name in made if name in ("more", "total")))
"""


@pytest.mark.compiled
def test_a_rule_is_compiled_once_for_all_integers_lengths_and_callers(tmp_path: Path):
    assert run(COMPILED, tmp_path, PYTHONPATH=".") == "81\n['more', 'total']\n"


def halved(number: float) -> float:
    return number / 2


def is_odd(number: int) -> bool:
    return number % 2 == 1


def emptied(numbers: np.ndarray) -> None:
    numbers[:] = 0


@pytest.mark.compiled
def test_a_result_is_a_float_a_bool_or_nothing():
    assert compiled(halved)(5.0) == 2.5
    assert compiled(is_odd)(7) is True
    numbers = np.ones(3)
    assert compiled(emptied)(numbers) is None
    assert not numbers.any()


def pair_of(number: int) -> tuple[int, int]:
    return number, number


@pytest.mark.compiled
def test_a_function_that_returns_anything_else_is_refused():
    with pytest.raises(TypeError, match="expected a function that returns a number or nothing"):
        compiled(pair_of)(1)


# --- calls with Python objects --------------------------------------------------------------------


@pytest.mark.compiled
def test_a_quick_call_with_other_objects_raises_an_error():
    game = kuhn.game()
    player_at = native_calls.quick(
        kernel_calls.player_at, (game.box, game.new_initial_state().array)
    )
    for wrong in ((None,), ("text",), (7,), (), (np.zeros(1), 2)):
        with pytest.raises(TypeError):
            player_at(game.box, *wrong)


@pytest.mark.compiled
def test_a_quick_call_with_a_number_that_does_not_fit_raises_an_error():
    game = kuhn.game()
    state = game.new_initial_state()
    objection = native_calls.quick(kernel_calls.objection_at, (game.box, state.array, 0))
    with pytest.raises(OverflowError):
        objection(game.box, state.array, 2**64)
    assert objection(game.box, state.array, -1) >= 0  # the error is not kept


def weighed(pair: tuple[np.ndarray, float], seed: np.uint64, twice: bool) -> float:
    return pair[0].sum() * pair[1] + float(seed) + twice


@pytest.mark.compiled
def test_a_quick_call_reads_tuples_floats_and_bools():
    given = Pair(np.arange(4.0), 0.5), np.uint64(2**63), True
    call = native_calls.quick(weighed, given)
    assert call(*given) == compiled(weighed)(*given) == 3.0 + 2.0**63 + 1
    for wrong in (
        (given[0][0], 0.5, 1),
        (given[0].numbers, *given[1:]),
        (Pair(given[0][0], None), *given[1:]),
    ):
        with pytest.raises((TypeError, SystemError)):
            call(*wrong)


@rule
def counted(limit: int, numbers: tuple[np.ndarray]) -> None:
    while atomic_add(numbers[0], 0, 0) < limit:
        pass


@pytest.mark.compiled
def test_other_threads_run_while_a_function_runs_if_asked_for():
    numbers = np.zeros(1, np.int64)
    call = native_calls.quick(counted, (0, (numbers,)), nogil=True)
    thread = Thread(target=call, args=(1, (numbers,)))
    thread.start()
    numbers[0] = 1  # ends the other thread's loop
    thread.join(10)
    assert not thread.is_alive()


# --- on disk --------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(compiled_units, "cache_folder", lambda: tmp_path)
    return tmp_path


def made(name: str = "tests.halved(float)", sources: str = "") -> tuple[Unit, int]:
    """Return a unit, and how many functions were compiled for it."""
    asked = 0

    def functions() -> Functions:
        nonlocal asked
        asked += 1
        return {name: (halved, (1.0,))}

    return compiled_units.unit(name, functions, sources), asked


@pytest.mark.compiled
def test_a_unit_is_compiled_once_and_then_read(folder: Path):
    for compiled_now in (1, 0):
        unit, asked = made()
        assert asked == compiled_now
        assert unit.function("tests.halved(float)", nogil=True)(bits_of(3.0)) == 1.5
    assert compiled_units.is_kept("tests.halved(float)")


@pytest.mark.compiled
@pytest.mark.parametrize("harm", ["cut", "changed", "empty", "another"])
def test_a_damaged_file_is_compiled_again(folder: Path, harm: str):
    made()
    (path,) = folder.glob("*.code")
    data = path.read_bytes()
    path.write_bytes(
        {"cut": data[:-7], "changed": data[:-1] + b"!", "empty": b"", "another": b"[]\n"}[harm]
    )
    unit, asked = made()
    assert asked == 1
    assert unit.function("tests.halved(float)", nogil=True)(bits_of(3.0)) == 1.5
    assert path.read_bytes() == data


@pytest.mark.compiled
def test_other_sources_make_another_file(folder: Path):
    assert [made(sources=sources)[1] for sources in ("", "changed", "")] == [1, 1, 0]


def test_a_file_of_another_processor_is_another_file(folder: Path, monkeypatch: pytest.MonkeyPatch):
    before = compiled_units._path("some.table", "")
    monkeypatch.setattr("llvmlite.binding.get_host_cpu_name", lambda: "another")
    assert compiled_units._path("some.table", "") != before


TWO = """
import sys, tinstar
from tests.engine.test_machine_code import halved
from tinstar.engine.compiler import compiled
assert compiled(halved)(3.0) == 1.5
print("numba" in sys.modules)
"""


@pytest.mark.compiled
def test_of_two_processes_the_second_compiles_nothing_and_needs_no_numba(tmp_path: Path):
    assert [run(TWO, tmp_path, PYTHONPATH=".") for _ in "ab"] == ["True\n", "False\n"]
