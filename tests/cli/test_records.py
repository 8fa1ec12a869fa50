"""Journals on the command line: written as text, verified and reviewed."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import GAME, Tinstar, assert_refused
from tinstar.lab.review import Effort, review
from tinstar.lab_schemas.review_result import Review
from tinstar.match.journal import Journal


def edited(text: str) -> str:
    lines = text.splitlines(keepends=True)
    return "".join([*lines[:4], lines[4].replace('"actor":-1', '"actor":0'), *lines[5:]])


def test_replay_tells_every_answer_of_a_match_that_is_over(says: Tinstar, finished: Path):
    said = says("replay", finished)
    answers = [json.loads(line) for line in finished.read_text().splitlines()][1:-1]
    lines = said.out.splitlines()
    assert said.code == 0
    assert [line.split(maxsplit=2)[2] for line in lines[1:-1]] == [a["text"] for a in answers]
    assert lines[-1].startswith("over: ")


def test_replay_for_a_seat_hides_what_it_did_not_see(says: Tinstar, finished: Path):
    whole, a, b, spectator = (
        says("replay", finished, *seat).out
        for seat in ([], ["--seat", "A"], ["--seat", "b"], ["--seat", "-"])
    )
    hidden = [text.count("  ?\n") for text in (whole, a, b, spectator)]
    assert hidden[0] == 0
    assert 0 < hidden[1] < hidden[3]
    assert 0 < hidden[2] < hidden[3]
    assert a != b


def test_replay_of_a_match_in_play_keeps_its_secrets(says: Tinstar, unfinished: Path):
    said = says("replay", unfinished)
    assert "draw" not in said.out
    assert said.out.splitlines()[-1] == "not over"


def test_replay_refuses_a_seat_that_is_not_there(says: Tinstar, finished: Path):
    assert_refused(says("replay", finished, "--seat", "C"), "expected A, B or -; got 'C'")


def test_verify_says_fair_of_a_match_as_it_was_played(says: Tinstar, finished: Path):
    said = says("verify", finished)
    assert said.code == 0
    assert said.out.startswith("fair: ")


def test_verify_cannot_say_fair_before_the_seed_is_published(says: Tinstar, unfinished: Path):
    said = says("verify", unfinished)
    assert said.code == 1
    assert said.out.startswith("unfinished: ")


@pytest.mark.parametrize("command", ["replay", "review", "verify", f"play {GAME} --resume"])
def test_a_record_that_does_not_hold_together_is_refused(
    says: Tinstar, finished: Path, tmp_path: Path, command: str
):
    """Other damage is tested in tests/match."""
    file = tmp_path / "changed.jsonl"
    file.write_text(edited(finished.read_text()))
    assert_refused(says(*command.split(), file), "changed.jsonl, line 5: expected")


@pytest.mark.parametrize("command", ["replay", "review", "verify"])
def test_a_record_that_is_not_there_is_refused(says: Tinstar, tmp_path: Path, command: str):
    assert_refused(says(command, tmp_path / "no.jsonl"), "no.jsonl: expected a journal")


def test_review_tells_what_decisions_cost_and_writes_a_page(
    says: Tinstar, finished: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    asked: list[object] = []

    def quick(journal: Journal, effort: Effort, seats: list[int] | None, report: object) -> Review:
        asked.append((effort.playouts, effort.seed, seats))
        return review(journal, Effort(1, fast=False), [])

    monkeypatch.setattr("tinstar.lab.review.review", quick)
    file = tmp_path / "match.html"
    said = says("review", finished, "--seat", "b", "--seed", 7, "--html", file)
    assert asked == [(2000, 7, [1])]
    assert said.code == 0
    for part in ("Luck and decisions", "The biggest swings of luck", "not reviewed"):
        assert part in said.out
    assert file.read_text().startswith("<!doctype html>")
    assert_refused(says("review", finished, "--seat", "C"), "--seat: expected A, B; got 'C'")


def test_review_keeps_the_secrets_of_a_match_in_play(says: Tinstar, unfinished: Path):
    said = says("review", unfinished)
    assert_refused(
        said, "half.jsonl: expected a match that is over, got one that is still going on"
    )
