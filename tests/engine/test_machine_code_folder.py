"""The cache folder of compiled code, and the behaviour without a writable one."""

import logging
import resource
import subprocess
import sys
from functools import partial
from pathlib import Path
from threading import Lock

import pytest

from tests.engine.test_compile_progress import TOLD
from tinstar.engine import machine_code_folder


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of three small sources, which the cache key depends on."""
    for folder in machine_code_folder.KERNEL_FOLDERS:
        (tmp_path / "package" / folder / "deeper").mkdir(parents=True)
        (tmp_path / "package" / folder / "deeper" / "one.py").write_text("A = 1\n")
    (tmp_path / "package" / "entry_points.py").write_text("")
    monkeypatch.setattr(
        machine_code_folder, "__file__", str(tmp_path / "package" / "engine" / "code_folder.py")
    )
    monkeypatch.setattr("platformdirs.user_cache_path", lambda name: tmp_path / "cache" / name)
    return tmp_path / "package"


def cache_folder():
    forget()
    try:
        return machine_code_folder.cache_folder()
    finally:
        forget()


def forget():
    machine_code_folder.cache_folder.cache_clear()
    machine_code_folder.digest_of_sources.cache_clear()


def test_the_cache_is_found_again_while_nothing_changes(sources: Path):
    assert cache_folder() == cache_folder()
    assert cache_folder().is_dir()


@pytest.mark.parametrize("folder", machine_code_folder.KERNEL_FOLDERS)
def test_one_byte_of_any_source_makes_another_cache(sources: Path, folder: str):
    before = cache_folder()
    (sources / folder / "deeper" / "one.py").write_text("A = 2\n")
    assert cache_folder() != before


def test_a_source_more_or_under_another_name_makes_another_cache(sources: Path):
    folders = [cache_folder()]
    (sources / "games" / "two.py").write_text("")
    folders.append(cache_folder())
    (sources / "games" / "two.py").rename(sources / "games" / "three.py")
    folders.append(cache_folder())
    assert len(set(folders)) == 3


def test_bounds_checks_have_a_cache_of_their_own(sources: Path, monkeypatch: pytest.MonkeyPatch):
    before = cache_folder()
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    assert cache_folder() != before


def test_caches_of_older_sources_are_cleared_away(sources: Path):
    for version in range(10):
        (sources / "engine" / "deeper" / "one.py").write_text(f"A = {version}\n")
        cache_folder()
    newest = cache_folder()
    kept = list(newest.parent.iterdir())
    assert newest in kept
    assert len(kept) <= machine_code_folder.KEPT_CACHES + 1


# --- without a writable folder -------------------------------------------------------------------

MADE = "[('pick', 1)] [('pick', 0)]\n"
FULL = partial(resource.setrlimit, resource.RLIMIT_FSIZE, (0, 0))  # a full disk


def compiling(code: str, cache: Path, full: bool) -> tuple[str, str]:
    """Return stdout and stderr of a new Python process that compiles."""
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={"XDG_CACHE_HOME": str(cache), "HOME": str(cache)},
        capture_output=True,
        text=True,
        check=True,
        preexec_fn=FULL if full else None,
    )
    return done.stdout, done.stderr


@pytest.mark.compiled
@pytest.mark.parametrize("full", [True, False])
def test_machine_code_that_cannot_be_kept_is_made_in_memory_with_one_warning(
    tmp_path: Path, full: bool
):
    (tmp_path / "file").touch()
    cache = tmp_path if full else tmp_path / "file" / "below"  # even root can create nothing here
    out, err = compiling(TOLD, cache, full)
    assert out == MADE
    assert err.startswith(f"{cache / 'tinstar' / 'compiled'}")
    assert err.count("expected a folder for compiled code, got: ") == err.count("\n") == 1


@pytest.mark.compiled
def test_what_is_kept_is_read_also_where_nothing_can_be_written(tmp_path: Path):
    assert compiling(TOLD, tmp_path, full=False) == (MADE, "")
    assert compiling(TOLD, tmp_path, full=True) == ("[] []\n", "")


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch):
    """Reset the warnings, as in a new process."""
    told = Lock()
    monkeypatch.setattr(machine_code_folder, "_claimed", lambda: told.acquire(blocking=False))
    monkeypatch.setattr(machine_code_folder, "_failed", False)
    machine_code_folder.told_by_one.cache_clear()


@pytest.mark.parametrize("told_before", [True, False])
def test_of_several_processes_one_warns(
    fresh: None, caplog: pytest.LogCaptureFixture, told_before: bool
):
    with caplog.at_level(logging.WARNING):
        if told_before:
            machine_code_folder.not_kept(OSError("full"))
        lock = machine_code_folder.told_by_one()
        for _ in "two others":
            machine_code_folder.leave_telling_to(partial(lock.acquire, False))
            machine_code_folder.not_kept(OSError("full"))
    assert len(caplog.messages) == 1
    assert not machine_code_folder.can_keep()
