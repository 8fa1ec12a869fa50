"""A change of a seat in mid-match is a line of the journal, which nobody can forge."""

from pathlib import Path
from typing import Any

import pytest

import tinstar
from tests.match.tampering import chained, lines
from tinstar.engine.game import Game
from tinstar.errors import BadRecord
from tinstar.lab.journal_text import retell
from tinstar.match import Finding, Match, verify
from tinstar.match.journal_lines import Chair, Seat
from tinstar.match.seat_changes import NOBODY, PERSON, Chairs


def chair(**other: Any) -> dict[str, Any]:
    return {"line": "chair", "position": 20, "seat": 1, "kind": "greedy", "name": "Eve"} | other


def test_what_is_told_of_each_change():
    chairs = Chairs([Seat("Ann", PERSON), Seat("Amos", PERSON)])
    changes = [(NOBODY, "Amos"), ("greedy", "Josie"), (PERSON, "Amos"), (PERSON, "Amos"),
               (NOBODY, "Amos"), (PERSON, "Cy"), (NOBODY, "Cy"), ("easy", "Gus")]  # fmt: skip
    assert [chairs.change(Chair(0, 1, *change)).said() for change in changes] == [
        "Amos leaves chair B.", "Josie, a computer player, plays for Amos.", "Amos is back.",
        "Amos moves to another screen.", "Amos leaves chair B.",
        "Cy takes chair B, where Amos sat.", "Cy leaves chair B.",
        "Gus, a computer player, plays for Cy.",
    ]  # fmt: skip
    assert chairs.names == ["Ann", "Gus"]


def test_a_chair_that_is_lost_on_time_says_so_and_changes_hands_no_more():
    chairs = Chairs([Seat("Ann", PERSON), Seat("Amos", PERSON)])
    assert chairs.change(Chair(0, 1, "greedy", "Josie", "time")).said() == (
        "Amos is out of time: Josie, a computer player, plays for them."
    )
    assert chairs.change(Chair(0, 1, PERSON, "Amos")).said() == "Amos is back."
    with pytest.raises(BadRecord, match="kind: expected a computer player"):
        chairs.check(Chair(0, 1, NOBODY, "Amos", "away"))
    assert not chairs.lost
    assert "Amos has lost on time" in chairs.change(Chair(0, 1, "easy", "Gus", "lost")).said()
    assert chairs.lost == {1}
    with pytest.raises(BadRecord, match="got one that has lost on time"):
        chairs.check(Chair(0, 1, PERSON, "Amos"))


def test_a_change_disturbs_neither_answers_on_their_way_nor_undo(tmp_path: Path):
    path = tmp_path / "match.jsonl"
    with Match(tinstar.load("calaboose", 2, redraw_hucksters=True), [None, None], 1, path) as match:
        while match.step():
            pass
        seat, position = match.asked, match.position
        other = Chair(position, 1 - seat, "greedy", "Josie")
        moments = match.moments
        assert match.seat_others(other)
        assert (match.position, match.moments) == (position, moments)
        match.answer(seat, match.state.string_to_action("keep"), position)
        match.seat_others(Chair(position + 1, 1 - seat, NOBODY, "B"))
        match.undo(seat)
        before = match.state
    with Match.resume(path) as again:
        assert (again.state, again.moments) == (before, moments + 2)
        assert again.decider(1 - seat) is None
        assert again.chairs.names == ["A", "B"]
    assert verify(path).finding is Finding.UNFINISHED
    assert sum("chair" in x or "Josie" in x for x in retell(path)) == 2


def test_a_computer_player_s_own_chair_is_never_another_s(short_game: Game):
    match = Match(short_game, [None, "easy"])
    for seat, expected in (
        (1, "expected a seat that began with a person"),
        (2, "seat: expected 0 to 1"),
    ):
        with pytest.raises(BadRecord, match=expected):
            match.seat_others(Chair(0, seat, "greedy", "Josie"))
    assert match.journal.lines == 1


@pytest.mark.parametrize(
    ("wrong", "expected"),
    [
        ({}, "expected a seat that began with a person, got one that began with a computer"),
        ({"seat": 2}, "seat: expected 0 to 1, got 2"),
        ({"position": 19}, "position: expected 20, got 19"),
        (
            {"seat": -1},
            "expected a header, a decision or the end of a match, got: Expected `int` >= 0",
        ),
    ],
)
def test_a_forged_chair_is_rejected(wrong: dict[str, Any], expected: str, unfinished: Path):
    unfinished.write_bytes(chained([*lines(unfinished), chair(**wrong)]))
    verdict = verify(unfinished)
    assert verdict.finding is Finding.REJECTED
    assert f"line 22: {expected}" in verdict.text
