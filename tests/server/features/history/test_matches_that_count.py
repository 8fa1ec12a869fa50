"""Matches with a hint or with no holds barred are stored, and do not move ratings."""

from collections.abc import Callable

import pytest

from tests.server.conftest import Visitor, asked, play_on


def asks(who: Visitor, table: str) -> None:
    """Ask for a hint at the first decision of seat A."""
    frame = who.frame(table, 0)
    while not frame["scene"].get("choices"):
        frame = who.frame(table, 0, since=frame["at"])
    who.post(f"/tables/{table}/seats/0/hint")


def plays_with_a_hint(ann: Visitor) -> str:
    table = ann.sets("me", "easy")
    ann.post(f"/tables/{table}/start")
    asks(ann, table)
    assert ann.plays(table, 0)["scene"]["ending"]
    return table


@pytest.mark.parametrize(
    ("plays", "rated"),
    [
        (lambda ann: ann.has_played(""), True),
        (lambda ann: ann.has_played("", no_holds_barred=True), False),
        (plays_with_a_hint, False),
    ],
)
def test_a_match_with_a_hint_or_without_manners_does_not_move_the_rating(
    visit: Callable[[], Visitor], plays: Callable[[Visitor], str], rated: bool
):
    ann = visit()
    table = plays(ann)
    ranks = ann.get("/me/standing")["ranks"]
    assert [rank["rated"] for rank in ranks] == [1] * rated
    (match,) = ann.get("/me/history")["matches"]
    assert (match["table"], match["rated"]) == (table, rated)


def test_a_hint_concerns_only_the_player_who_asked_for_it(visit: Callable[[], Visitor]):
    ann, bob = visit(), visit()
    table = ann.sets("me", "friend", "easy")
    bob.joins(ann, table, "Bob")
    ann.post(f"/tables/{table}/start")
    while asked(frame := ann.frame(table, 0)) != [0]:
        if asked(frame) == [1]:
            play_on(table, None, bob, answers=1)
    asks(ann, table)
    play_on(table, ann, bob)
    assert [who.get("/me/history")["matches"][0]["rated"] for who in (ann, bob)] == [False, True]
