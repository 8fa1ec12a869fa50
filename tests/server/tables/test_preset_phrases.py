"""Preset phrases and gestures at a table."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.conftest import Visitor
from tinstar.games import available
from tinstar.server.tables.catalogue import gestures, phrases
from tinstar.server.tables.preset_phrases import MOST

WEB = Path(__file__).parents[3] / "web"


@pytest.mark.parametrize("game", available())
def test_a_game_has_a_dozen_things_to_say_all_short(game: str):
    found = phrases(game)
    assert len(set(found)) == len(found) == 12
    assert max(map(len, found)) <= 30


def test_what_is_said_is_heard_by_all_a_few_times_and_kept_nowhere(
    visit: Callable[[], Visitor], short: str
):
    ann, bob, eve = visit(), visit(), visit()
    table = ann.sets("me", "friend", edition=short)
    bob.joins(ann, table, "Bob")
    ann.post(f"/tables/{table}/start")
    with ann.at_table(table) as says, bob.at_table(table) as hears, eve.at_table(table) as watches:
        for live, seat in ((says, 0), (hears, 1), (watches, -1)):
            live.says("look", seat=seat)
            live.hears("frame")
        for _ in range(MOST):
            says.says("say", seat=0, phrase=3)
        for live in (says, hears, watches):
            assert live.hears("spoken") == {
                "type": "spoken",
                "seat": 0,
                "phrase": 3,
                "gesture": False,
            }
        says.says("say", seat=0, phrase=4)
        assert says.hears("refused")["error"] == "TooMuch"
        for live, seat, phrase, error in (
            (hears, 1, 12, "BadOption"), (hears, 0, 1, "NotFound"), (watches, -1, 1, "Forbidden"),
        ):  # fmt: skip
            live.says("say", seat=seat, phrase=phrase)
            assert live.hears("refused")["error"] == error
    assert "spoken" not in ann.http.get(f"/tables/{table}/seats/0/log").text


@pytest.mark.parametrize("game", available())
def test_a_game_has_a_few_gestures_all_of_which_the_page_can_draw(game: str):
    drawn = (WEB / "src/live-table/chat-gestures.ts").read_text(encoding="utf-8")
    found = gestures(game)
    assert 3 <= len(set(found)) == len(found) <= 6
    assert all(f"\n  {sign}: " in drawn for sign in found)


def test_gestures_are_heard_like_phrases_and_the_host_wants_both_quiet(
    visit: Callable[[], Visitor], short: str
):
    ann, bob = visit(), visit()
    table = ann.sets("me", "friend", edition=short)
    bob.joins(ann, table, "Bob")
    ann.post(f"/tables/{table}/start")
    with ann.at_table(table) as hears, bob.at_table(table) as says:
        for live, seat in ((hears, 0), (says, 1)):
            live.says("look", seat=seat)
            live.hears("frame")
        says.says("say", seat=1, phrase=0, gesture=True)
        said = {"type": "spoken", "seat": 1, "phrase": 0, "gesture": True}
        assert hears.hears("spoken") == said
        says.says("say", seat=1, phrase=11, gesture=True)
        assert says.hears("refused")["error"] == "BadOption"
        bob.post(f"/tables/{table}/quiet", {"wish": True}, 403)
        assert ann.post(f"/tables/{table}/quiet", {"wish": True})["quiet"]
        for gesture in (False, True):
            says.says("say", seat=1, phrase=1, gesture=gesture)
            assert says.hears("refused")["error"] == "Conflict"
        assert not ann.post(f"/tables/{table}/quiet", {"wish": False})["quiet"]
        for _ in range(MOST):
            says.says("say", seat=1, phrase=1, gesture=True)
        assert says.hears("refused")["error"] == "TooMuch"
