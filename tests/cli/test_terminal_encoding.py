"""Terminals that cannot show every character, or can only print lines."""

import io
import subprocess
import sys

import pytest

from tinstar.cli.terminal_encoding import never_fail, only_lines


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
def test_a_suit_is_said_by_its_letter_where_the_output_cannot_encode_its_sign(encoding: str):
    out = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    never_fail(out)
    print("A♠ K♥ Q♦ J♣", file=out, flush=True)
    assert out.buffer.getvalue() == b"As Kh Qd Jc\n"  # type: ignore[attr-defined]


class Screen(io.TextIOWrapper):
    """A terminal with that encoding."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("reader", "says"),
    [("| true", ""), ("> /dev/full", "tinstar: expected to read and write files, got: ")],
)
def test_an_output_that_takes_no_more_ends_in_one_line_at_most(reader: str, says: str):
    command = f"{sys.executable} -m tinstar rules calaboose {reader}"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert done.stderr.startswith(says)
    assert done.stderr.count("\n") == bool(says)


@pytest.mark.parametrize(
    ("term", "encoding", "plain"),
    [
        ("xterm-256color", "utf-8", False),
        ("dumb", "utf-8", True),
        ("xterm", "cp1252", True),
        ("xterm", "ascii", True),
    ],
)
def test_the_table_is_drawn_only_where_the_terminal_can_show_it(
    monkeypatch: pytest.MonkeyPatch, term: str, encoding: str, plain: bool
):
    monkeypatch.setenv("TERM", term)
    monkeypatch.setattr("sys.stdin", Screen(io.BytesIO(), encoding))
    monkeypatch.setattr("sys.stdout", Screen(io.BytesIO(), encoding))
    assert only_lines() == plain
