"""Random games on a graphics card, by a stand-in for its driver."""

import re
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

import tinstar
from tests.engine import kuhn
from tests.equal.card_driver import CUresult, Driver
from tests.equal.threads_of_a_card import compiled_threads, rows
from tinstar.engine import gpu_rollouts
from tinstar.engine.machine_code import gpu_driver, gpu_emission
from tinstar.engine.machine_code.gpu_driver import Card
from tinstar.engine.record_arrays import array_of
from tinstar.errors import BadOption
from tinstar.games import ours

GAME = kuhn.game()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory):
    return tmp_path_factory.mktemp("ptx")


@pytest.fixture(autouse=True)
def nothing_loaded(folder: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(gpu_rollouts, "cache_folder", lambda: folder)
    gpu_driver.the_card.cache_clear()
    yield
    gpu_driver.the_card.cache_clear()


@pytest.fixture(scope="module")
def thread(folder: Path):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(gpu_rollouts, "cache_folder", lambda: folder)
        return compiled_threads(GAME, folder / "c")


@pytest.fixture
def driver(thread, monkeypatch: pytest.MonkeyPatch) -> Driver:
    driver = Driver(thread)
    monkeypatch.setattr(gpu_driver, "import_module", {gpu_driver.DRIVER: driver}.get)
    return driver


def on_both(n: int, seed: int) -> tuple[bytes, bytes]:
    return tuple(GAME.rollouts(n, seed, device=d).tobytes() for d in ("cpu", "gpu"))


@pytest.mark.compiled
@pytest.mark.parametrize("seed", [1, -7, 2**64 + 3])
def test_the_card_plays_the_same_games(driver: Driver, seed: int):
    expected, found = on_both(100, seed)
    assert found == expected
    assert driver.launched == [100]
    assert gpu_driver.the_card().name == "A card"


@pytest.mark.compiled
def test_many_games_are_played_in_batches(driver: Driver, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(gpu_rollouts, "GAMES_AT_ONCE", 70)
    expected, found = on_both(150, 1)
    assert found == expected
    assert driver.launched == [70, 70, 10]


@pytest.mark.compiled
def test_free_memory_limits_a_batch(driver: Driver):
    driver._free = 100 * sum(gpu_rollouts.memory_of(GAME, rows()))
    expected, found = on_both(100, 1)
    assert found == expected
    assert driver.launched == [80, 20]


@pytest.mark.compiled
def test_no_games_need_no_launch(driver: Driver):
    assert len(GAME.rollouts(0, 1, device="gpu")) == 0
    assert driver.launched == []


@pytest.mark.compiled
@pytest.mark.parametrize("fails", ["cuMemAlloc", "cuLaunchKernel", "cuCtxSynchronize"])
def test_an_error_names_the_function_and_frees_the_memory(driver: Driver, fails: str):
    driver.fails[fails] = CUresult.CUDA_ERROR_OUT_OF_MEMORY
    said = f'device="gpu": expected the card to do {fails}, got: CUDA_ERROR_OUT_OF_MEMORY'
    with pytest.raises(BadOption, match=f"^{re.escape(said)}$"):
        GAME.rollouts(10, 1, device="gpu")
    assert driver.blocks == {}


@pytest.mark.compiled
def test_after_a_fault_the_first_error_is_named(driver: Driver):
    for function in ("cuCtxSynchronize", "cuMemFree"):
        driver.fails[function] = CUresult.CUDA_ERROR_INVALID_VALUE
    with pytest.raises(BadOption, match="expected the card to do cuCtxSynchronize, got"):
        GAME.rollouts(10, 1, device="gpu")


def test_a_machine_without_a_card_says_so(monkeypatch: pytest.MonkeyPatch):
    driver = Driver(print)
    driver.fails["cuInit"] = CUresult.CUDA_ERROR_NO_DEVICE
    monkeypatch.setattr(gpu_driver, "import_module", lambda _: driver)
    with pytest.raises(BadOption, match="expected the card to do cuInit, got: CUDA_ERROR_NO_DEV"):
        GAME.rollouts(1, 1, device="gpu")


def test_a_machine_without_the_package_says_so(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(gpu_driver, "DRIVER", "no_such_package.driver")
    with pytest.raises(BadOption, match=r'package cuda-bindings, got none .*: add the extra "gpu"'):
        GAME.rollouts(1, 1, device="gpu")


def test_a_machine_without_a_driver_says_so(monkeypatch: pytest.MonkeyPatch):
    def no_library(_: int):
        raise RuntimeError("no libcuda.so.1")

    monkeypatch.setattr(gpu_driver, "import_module", lambda _: SimpleNamespace(cuInit=no_library))
    with pytest.raises(BadOption, match=r"expected NVIDIA's driver, got none: no libcuda\.so\.1"):
        GAME.rollouts(1, 1, device="gpu")


def test_an_unknown_device_is_refused():
    with pytest.raises(BadOption, match="device: expected cpu or gpu, got 'cuda'"):
        GAME.rollouts(1, 1, device="cuda")


@pytest.mark.compiled
def test_checks_of_bounds_are_for_the_processor_only(tmp_path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(gpu_rollouts, "cache_folder", lambda: tmp_path)
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    with pytest.raises(BadOption, match="NUMBA_BOUNDSCHECK: expected 0 or no value"):
        gpu_rollouts.ptx_of(GAME, rows())


@pytest.mark.compiled
def test_ptx_needs_no_other_code_and_rounds_each_product():
    ptx = gpu_rollouts.ptx_of(GAME, rows())
    assert ".target sm_70" in ptx
    assert ".extern" not in ptx
    assert "rn.f64" in ptx
    assert not re.search(r"fma|(add|sub|mul|div)\.f(32|64)", ptx)  # a card may join these


@pytest.mark.compiled
def test_ptx_is_kept(folder: Path, monkeypatch: pytest.MonkeyPatch):
    made = gpu_rollouts.ptx_of(GAME, rows())
    assert [file.read_text() for file in folder.glob("kuhn*.ptx")] == [made]
    monkeypatch.setattr(gpu_rollouts, "games_of", None)
    assert gpu_rollouts.ptx_of(GAME, rows()) == made


@pytest.mark.compiled
def test_intermediate_code_for_a_card_has_true_alignments_and_copies_no_record_at_once():
    sizes = gpu_rollouts.memory_of(GAME, rows())
    text = str(gpu_emission.kernel_of(*gpu_rollouts.games_of(GAME, rows()), sizes))
    accesses = re.findall(r"(?:load|store) (i16|i32|double)\b.*, align (\d+)", text)
    assert set(accesses) == {("i16", "2"), ("i32", "1"), ("double", "1")}
    assert text.count("call void @tinstar_copy(") == 1
    assert not re.search(r"load \[\d+ x i8\]", text)


@pytest.mark.compiled
def test_a_number_that_is_not_aligned_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(gpu_rollouts, "cache_folder", lambda: tmp_path)
    monkeypatch.setattr(gpu_emission, "ALIGNMENTS", {"i16": 2})
    card = Card(Driver(compiled_threads(GAME, tmp_path)))
    with pytest.raises(AssertionError, match="thread 2: expected 4 bytes aligned, got some at"):
        gpu_rollouts.fill(card, GAME, rows(3), 1)


@pytest.mark.compiled
def test_a_thread_without_a_game_that_plays_one_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    kernel = gpu_emission._kernel
    monkeypatch.setattr(gpu_rollouts, "cache_folder", lambda: tmp_path)
    planted = lambda *args: kernel(*args).replace("icmp ult", "icmp ule")  # noqa: E731
    monkeypatch.setattr(gpu_emission, "_kernel", planted)
    card = Card(Driver(compiled_threads(GAME, tmp_path)))
    with pytest.raises(AssertionError, match="thread 3: expected 8 bytes in its own memory"):
        gpu_rollouts.fill(card, GAME, rows(3), 1)


def test_the_stand_in_has_functions_of_the_package_only():
    package = pytest.importorskip("cuda.bindings.driver")
    functions = [name for name in vars(Driver) if name.startswith("cu")]
    assert [name for name in functions if not hasattr(package, name)] == []
    assert {each.name: each.value for each in CUresult}.items() <= {
        each.name: each.value for each in package.CUresult
    }.items()


@pytest.mark.parametrize("name", ours())
def test_numbers_in_the_memory_of_all_threads_are_aligned(name: str):
    game = tinstar.load(name)
    arrays = np.zeros(2, game.rules.state.dtype), array_of(game.box), rows()
    for array in (*arrays, array_of(game.scratch())):
        for field, (kind, place, *_) in array.dtype.fields.items():
            if kind.base.kind in "iu" and kind.base.itemsize in (2, 8):
                assert place % kind.base.itemsize == 0, field
                assert array.itemsize % kind.base.itemsize == 0, field
