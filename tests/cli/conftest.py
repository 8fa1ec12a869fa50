"""Fixtures for the command line: run a command, and journals to use."""

import io
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

import tinstar
from tinstar import cli
from tinstar.match import Match

GAME = "calaboose"


class Said(NamedTuple):
    code: int
    out: str
    err: str


Tinstar = Callable[..., Said]


@pytest.fixture
def says(capsys: pytest.CaptureFixture[str]) -> Tinstar:
    """Return a function that runs a command line: exit code, standard output, standard error."""

    def run(*arguments: object) -> Said:
        code = cli.run([str(a) for a in arguments])
        out, err = capsys.readouterr()
        return Said(code, out, err)

    return run


def assert_refused(said: Said, *expected: str) -> None:
    """Check exit code 2, and one line on stderr that says what was expected and what it got."""
    assert said.code == 2
    assert said.err.startswith("tinstar: ")
    assert said.err.count("\n") == 1
    for words in expected:
        assert words in said.err


@pytest.fixture
def types(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Return a function that sets the text on standard input, which is no terminal."""
    return lambda text: monkeypatch.setattr("sys.stdin", io.StringIO(text))


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The journal of a finished match."""
    file = tmp_path_factory.mktemp("journals") / "match.jsonl"
    Match(tinstar.load(GAME, players=2), ["random", "random"], seed=1, journal=file).play()
    return file


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    """The journal of a match that waits for the person on seat B."""
    file = tmp_path / "half.jsonl"
    with Match(tinstar.load(GAME, players=2), ["random", None], seed=1, journal=file) as match:
        while match.step():
            pass
    return file
