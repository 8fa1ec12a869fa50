"""Practice matches start from a position in which all that one seat could not see is dealt anew."""

from pathlib import Path

import numpy as np
import pytest

import tinstar
from tests.match.tampering import chained, lines
from tinstar.engine.game import Game
from tinstar.engine.state import State
from tinstar.errors import BadOption, BadRecord
from tinstar.match import Finding, Match, verify
from tinstar.match.journal import Journal
from tinstar.match.journal_replay import follow, replay
from tinstar.match.practice import Practice, dealt_anew, practice_of

SECRETIVE = {"caboo", "calaboose", "outlaws25", "showdown"}  # early on, the others have no secrets


def middle(game: Game, seed: int = 3, decisions: int = 12) -> State:
    match = Match(game, ["random"] * game.players, seed)
    for _ in range(decisions):
        match.step()
    return match.state


@pytest.fixture
def practice(short_game: Game) -> Practice:
    return dealt_anew(middle(short_game), 1, np.random.default_rng(5))


@pytest.fixture
def played(practice: Practice, tmp_path: Path) -> Path:
    path = tmp_path / "practice.jsonl"
    Match(practice, ["random", "random"], 7, path).play()
    return path


@pytest.mark.parametrize("name", tinstar.available())
def test_the_seat_cannot_tell_the_start_from_the_position(name: str):
    state = middle(tinstar.load(name))
    starts = [dealt_anew(state, 1, np.random.default_rng(seed)) for seed in range(8)]
    assert {start.state.view(1).digest() for start in starts} == {state.view(1).digest()}
    if name in SECRETIVE:
        assert len({start.state.digest() for start in starts}) > 1


def test_it_is_played_replayed_and_verified_as_what_it_is(played: Path, practice: Practice):
    happenings = replay(played)
    assert happenings[0].before == practice.state
    assert happenings[0].position == 0
    verdict = verify(played)
    assert verdict.fair
    assert "this is a practice match" in verdict.text
    assert "seat B could not see" in verdict.text


def test_it_can_be_resumed_at_any_moment(practice: Practice, played: Path, tmp_path: Path):
    path = tmp_path / "other.jsonl"
    with Match(practice, ["random", "random"], 7, path) as match:
        match.step()
    assert verify(path).finding is Finding.UNFINISHED
    with Match.resume(path, [None, None]) as match:
        expected = follow(Journal.load(played), practice.state.game)[0].after
        assert match.state == expected
        assert match.position == 1


def test_no_practice_begins_after_the_end(short_game: Game):
    match = Match(short_game, ["random", "random"], 1)
    match.play()
    with pytest.raises(BadOption, match="before the end of the match"):
        dealt_anew(match.state, 0, np.random.default_rng(0))


def test_a_start_that_is_no_position_of_the_game_is_refused(played: Path):
    for field, value in (("start.seat", 7), ("hand", 10**6), ("phase", 99)):
        content = lines(played)
        start = content[0]["start"]
        if field == "start.seat":
            start["seat"] = value
        elif isinstance(start["state"][field], list):
            start["state"][field][0] = value
        else:
            start["state"][field] = value
        played.write_bytes(chained(content))
        assert verify(played).finding is Finding.REJECTED, field


def test_other_journals_do_not_mention_a_start(finished: Path):
    assert "start" not in lines(finished)[0]
    assert "practice" not in verify(finished).text


def test_a_start_is_read_as_it_was_written(practice: Practice):
    game = practice.state.game
    assert practice_of(practice.start, game) == practice
    with pytest.raises(BadRecord, match="expected fields"):
        practice_of(type(practice.start)(0, {}), game)
