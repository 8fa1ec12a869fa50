"""The tutorial builds the game of `tinstar new`: its blocks equal the files, and its lines run."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tinstar.testing.new_game import STARTER, files

TUTORIAL = (Path(__file__).parents[2] / "docs" / "tutorial.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^In `([^`]+)`:\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINES = re.compile(r"^\$ tinstar (.+)\n(.+)$", re.MULTILINE)
UNTOLD = {"README.md"}


def written(text: str) -> list[str]:
    """Return the lines of a text without empty ones: the tutorial may split a file."""
    return [line for line in text.splitlines() if line]


@pytest.mark.parametrize("file", files(), ids=lambda p: p.relative_to(STARTER).as_posix())
def test_the_blocks_put_together_are_the_file(file: Path):
    name = file.relative_to(STARTER).as_posix()
    told = "\n".join(text for where, text in BLOCK.findall(TUTORIAL) if where == name)
    assert written(told) == written(file.read_text(encoding="utf-8")) or name in UNTOLD


def test_every_block_is_of_a_file_that_is_there():
    assert {where for where, _ in BLOCK.findall(TUTORIAL)} == {
        p.relative_to(STARTER).as_posix() for p in files()
    } - UNTOLD


@pytest.mark.slow
def test_every_line_that_is_typed_says_what_is_told(tmp_path: Path):
    folder = tmp_path
    for line, expected in LINES.findall(TUTORIAL):
        command = [sys.executable, "-m", "tinstar", *line.split()]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        assert expected in " ".join(done.stdout.split("\n"))
        folder = tmp_path / "tinsel"
