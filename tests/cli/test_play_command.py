"""Playing on the command line, and resuming."""

import io
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import GAME, Tinstar, assert_refused


def test_play_sits_down_as_asked_and_keeps_the_match(
    says: Tinstar, types: Callable[[str], None], tmp_path: Path
):
    journal = tmp_path / "match.jsonl"
    types("quit\n")
    table = ("games=3", "--players", 3, "--seat", "b", "--others", "random")
    said = says("play", "calaboose", *table, "--journal", journal, "--plain")
    assert (said.code, said.err) == (0, "")
    header = json.loads(journal.read_text().splitlines()[0])
    assert [seat["kind"] for seat in header["seats"]] == ["random", "person", "random"]
    assert header["options"]["games"] == 3
    assert str(journal) in said.out


def test_play_goes_on_with_a_match_that_was_left(
    says: Tinstar, types: Callable[[str], None], unfinished: Path
):
    before = unfinished.read_text()
    types("1\nquit\n")
    assert says("play", GAME, "--resume", unfinished).code == 0
    assert unfinished.read_text().startswith(before)
    assert len(unfinished.read_text()) > len(before)


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ("--players 6", "players: expected 2 to 5, got 6"),
        ("--players 2 --seat C", "--seat: expected A, B; got 'C'"),
        (
            "--others clever",
            "expected a player among: random, easy, greedy, keen, net, search; got 'clever'",
        ),
        ("--seed soon", "expected a whole number, got 'soon'"),
        ("games=2", "option games: expected 1 or 3, got '2'"),
        ("--resume no.jsonl", "no.jsonl"),
        (
            "--resume no.jsonl --players 2 hand_size=4",
            "as the journal contains the settings; got --players, hand_size=4",
        ),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    says: Tinstar,
    types: Callable[[str], None],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: str,
    expected: str,
):
    monkeypatch.chdir(tmp_path)
    types("")
    assert_refused(says("play", "calaboose", "--plain", *arguments.split()), expected)


def test_an_interrupt_in_the_middle_of_a_game_loses_nothing(
    says: Tinstar, unfinished: Path, monkeypatch: pytest.MonkeyPatch
):
    class Interrupted(io.StringIO):
        def readline(self, *_: object) -> str:
            raise KeyboardInterrupt

        __next__ = readline

    before = unfinished.read_text()
    monkeypatch.setattr("sys.stdin", Interrupted())
    said = says("play", GAME, "--resume", unfinished)
    assert "Nothing is lost" in said.out
    assert (said.code, said.err) == (2, "tinstar: stopped by Ctrl-C\n")
    assert unfinished.read_text().startswith(before)
    assert says("replay", unfinished).code == 0
