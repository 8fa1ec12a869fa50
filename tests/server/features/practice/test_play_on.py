"""Playing on from a position of a replay: with new hidden cards, and without any rating."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.conftest import Visitor
from tinstar.games import load
from tinstar.match import verify
from tinstar.players.measured_strength import LEVELS
from tinstar.server.features.practice import play_on
from tinstar.server.tables.setup_schemas import NewChair, NewTable
from tinstar.server.tables.table_setup import record_of


def fields(scene: dict) -> dict:
    """Return what lies on the table, without the names of players and the number of decisions."""
    told = {key: scene.get(key) for key in ("zones", "counters", "choices", "prompt")}
    return told | {"scores": [seat["score"] for seat in scene["seats"]]}


def test_the_new_match_starts_as_the_seat_saw_the_old_one(visit: Callable[[], Visitor], short: str):
    ann = visit()
    id = ann.has_played(short)
    frames = ann.get(f"/tables/{id}/replay/0")["frames"]
    frame = next(f for f in frames[3:] if f["scene"].get("choices"))
    table = ann.post(f"/tables/{id}/practice", {"seat": 0, "position": frame["at"]}, 201)
    assert table["practice"]
    assert table["phase"] == "playing"
    assert [chair["yours"] for chair in table["chairs"]] == [True, False]
    now = ann.frame(table["id"], 0)["scene"]
    assert [zone["places"] for zone in now["zones"] if zone["kind"] == "hand"] == [
        zone["places"] for zone in frame["scene"]["zones"] if zone["kind"] == "hand"
    ]
    assert [seat["score"] for seat in now["seats"]] == [
        seat["score"] for seat in frame["scene"]["seats"]
    ]


def test_it_is_played_to_the_end_and_changes_no_rating(
    visit: Callable[[], Visitor], tmp_path: Path
):
    ann = visit()
    id = ann.has_played("")
    before = ann.get("/me/standing")
    assert before["ranks"][0]["rated"] == 1
    table = ann.post(f"/tables/{id}/practice", {"seat": 0, "position": 6}, 201)["id"]
    assert ann.plays(table, 0)["scene"]["ending"]
    assert ann.get("/me/standing") == before
    (now, *_) = ann.get("/me/history")["matches"]
    assert (now["table"], now["rated"]) == (table, False)
    journal = tmp_path / "match.jsonl"
    journal.write_bytes(ann.http.get(f"/tables/{table}/journal").content)
    assert "this is a practice match" in verify(journal).text
    assert "practice" in ann.get(f"/tables/{table}/verdict")["text"]
    assert ann.get(f"/tables/{table}/replay/0")["frames"]


def test_a_level_that_the_game_offers_plays_for_a_person(monkeypatch: pytest.MonkeyPatch):
    chairs = [NewChair("me"), NewChair("computer", kind="keen"), NewChair("friend")]
    new, game = NewTable("calaboose", chairs), load("calaboose", 3)
    record = record_of(new, game, "guest", "::1", bytes(32))
    kinds = []
    for levels in (["easy"], ["easy", "keen"], [*LEVELS]):
        monkeypatch.setattr(play_on, "offered", lambda _, found=levels: found)
        kinds.append([chair.kind for chair in play_on.setup(record, 0).chairs[1:]])
    assert kinds == [["keen", "easy"], ["keen", "keen"], ["keen", "net/manners"]]


def test_a_rematch_of_practice_is_a_match_from_the_deal(visit: Callable[[], Visitor], short: str):
    ann = visit()
    id = ann.has_played(short)
    table = ann.post(f"/tables/{id}/practice", {"seat": 0, "position": 6}, 201)["id"]
    ann.plays(table, 0)
    assert not ann.post(f"/tables/{table}/again", status=201)["practice"]


def test_only_from_a_position_that_there_is(visit: Callable[[], Visitor], short: str):
    ann = visit()
    id = ann.has_played(short)
    last = ann.get(f"/tables/{id}/replay/0")["frames"][-1]["at"]
    post = lambda seat, at, status: ann.post(  # noqa: E731
        f"/tables/{id}/practice", {"seat": seat, "position": at}, status
    )
    post(5, 3, 404)
    post(-1, 3, 400)
    post(0, last + 1, 404)
    assert "over at that position" in post(0, last, 409)["detail"]


def test_not_while_a_match_goes_on(visit: Callable[[], Visitor], short: str):
    ann = visit()
    id = ann.sets("me", "easy", edition=short)
    ann.post(f"/tables/{id}/start")
    ann.post(f"/tables/{id}/practice", {"seat": 0, "position": 0}, 409)


def test_not_while_others_have_yet_to_play_the_same_deals(visit: Callable[[], Visitor], short: str):
    ann, bob = visit(), visit()
    chairs = [{"who": "friend"}, {"who": "computer", "kind": "easy"}]
    table = {"game": "calaboose", "chairs": chairs, "pace": 0, "edition": short}
    links = ann.post("/duplicates", {"table": table, "tables": 2}, 201)["links"]
    played = links[0]["id"], links[1]["id"]
    for who, link in zip((ann, bob), links, strict=True):
        said = {"invitation": link["invitation"], "name": who.guest[:6]}
        who.post(f"/tables/{link['id']}/join", said)
    ann.post(f"/tables/{played[0]}/start")
    ann.plays(played[0], 0)
    asked = {"seat": 0, "position": 4}
    assert "all tables" in ann.post(f"/tables/{played[0]}/practice", asked, 409)["detail"]
    bob.post(f"/tables/{played[1]}/start")
    bob.plays(played[1], 0)
    assert ann.post(f"/tables/{played[0]}/practice", asked, 201)["practice"]
