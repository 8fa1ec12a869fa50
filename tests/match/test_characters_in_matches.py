"""Characters in journals: a resumed match keeps them."""

import logging
from pathlib import Path

import pytest

import tinstar
from tinstar.match.match import Match
from tinstar.players.characters import CharacterPlayer
from tinstar.players.simple import EasyPlayer

KINDS = ["greedy@amos", "net/manners@winnie", "easy"]


def test_the_header_names_the_characters_and_a_resumed_match_keeps_them(tmp_path: Path):
    file = tmp_path / "match.jsonl"
    match = Match(tinstar.load("calaboose", 3), KINDS, 1, file)
    for _ in range(9):
        match.step()
    match.close()
    resumed = Match.resume(file)
    assert [seat.kind for seat in resumed.journal.header.seats] == KINDS
    deciders = [resumed.decider(seat) for seat in range(3)]
    named = [d.character.name if isinstance(d, CharacterPlayer) else "" for d in deciders]
    assert named == ["Amos", "Winnie", ""]
    resumed.play()
    assert resumed.end


def test_in_a_journal_with_a_character_that_is_gone_the_level_plays_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    file = tmp_path / "match.jsonl"
    Match(tinstar.load("calaboose", 3), ["easy@gone", "easy", "easy"], 1, file).close()
    caplog.clear()
    with caplog.at_level(logging.WARNING):
        match = Match.resume(file)
    assert isinstance(match.decider(0), EasyPlayer)
    assert any(line.startswith("easy@gone: expected a character") for line in caplog.messages)
    match.play()
