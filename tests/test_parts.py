"""`make test` runs a failed test once more, alone, and reports that."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.__main__ import PYTEST, RESULTS, Outcome, Part, run, summary

TESTS = """
from pathlib import Path

def test_passes_alone():
    earlier = Path(__file__).with_name("earlier")
    assert earlier.exists() or earlier.touch()

def test_passes():
    pass
"""
FAILS = """
def test_fails():
    assert False
"""


@pytest.fixture
def name(tmp_path: Path) -> Iterator[str]:
    """Return the name of a part whose results no other test writes."""
    RESULTS.mkdir(parents=True, exist_ok=True)
    yield tmp_path.name
    for path in RESULTS.glob(f"{tmp_path.name}*"):
        path.unlink()


def _run(name: str, folder: Path, tests: str) -> Outcome:
    folder.joinpath("test_planted.py").write_text(tests)
    own_cache = ("-o", f"cache_dir={folder / 'cache'}", "--rootdir", str(folder))
    outcome = run(Part(name, PYTEST, collected=(*own_cache, "-c", "/dev/null", str(folder))))
    shutil.rmtree(folder / "cache")
    return outcome


def test_a_test_that_passes_alone_is_named_and_fails_nothing(name: str, tmp_path: Path) -> None:
    outcome = _run(name, tmp_path, TESTS)
    assert outcome.status == 0
    assert "failed, and passed alone: test_planted::test_passes_alone" in summary([outcome])


def test_a_test_that_fails_again_fails_its_part(name: str, tmp_path: Path) -> None:
    outcome = _run(name, tmp_path, TESTS + FAILS)
    assert outcome.status == 1
    assert "failed: test_planted::test_fails" in summary([outcome])
