"""Phrases for the shuffle: committed, revealed, and recorded in the journal."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import Visit, Visitor, open_server, play_on, visitors
from tinstar.match.fair_chance import share_of
from tinstar.server.tables import live_table


def header(visitor: Visitor, table: str) -> dict[str, Any]:
    return json.loads(visitor.http.get(f"/tables/{table}/journal").text.splitlines()[0])


def said(visitor: Visitor, table: str) -> list[str]:
    return [chair["words"] for chair in visitor.get(f"/tables/{table}")["chairs"]]


@pytest.fixture
def two(visit: Visit, short: str) -> tuple[str, Visitor, Visitor]:
    """Return a table that has not begun, its host and a friend."""
    ann, bob = visit(), visit()
    table = ann.sets("me", "friend", edition=short)
    bob.joins(ann, table, "Bob")
    return table, ann, bob


def test_who_sits_down_is_bound_before_the_host_can_deal(visit: Visit, short: str):
    ann, bob = visit(), visit()
    table = ann.sets("me", "friend", edition=short)
    there = bob.joins(ann, table, "Bob", commitment="b" * 64)
    assert [c["commitment"] for c in there["chairs"]] == ["", "b" * 64]


def test_nobodys_words_are_known_before_all_are_committed_to(two: Any):
    table, ann, bob = two
    first, second = ann.commits(table, "howdy"), bob.commits(table, "partner")
    ann.reveals(table, first, 409)
    assert ann.post(f"/tables/{table}/start")["phase"] == "revealing"
    for late in (ann, bob):
        late.post(f"/tables/{table}/commit", {"commitment": "0" * 64}, 409)
    fixed = bob.reveals(table, second)
    assert [c["commitment"] for c in fixed["chairs"]] == [first.commitment, second.commitment]
    assert said(ann, table) == ["", "partner"]
    assert 0 < fixed["left"] <= live_table.REVEAL_SECONDS
    assert ann.reveals(table, first)["phase"] == "playing"
    play_on(table, ann, bob)
    shares = header(ann, table)["shares"]
    assert [(s["nonce"], s["words"]) for s in shares] == [
        (first.nonce, "howdy"),
        (second.nonce, "partner"),
    ]
    verdict = ann.get(f"/tables/{table}/verdict")
    assert verdict["finding"] == "fair"
    seed = bytes.fromhex(verdict["seed"])
    assert hashlib.sha256(seed).hexdigest() == fixed["commitment"] == verdict["commitment"]


def test_while_words_are_shown_nobody_comes_or_goes(two: Any):
    table, ann, bob = two
    share, links = ann.commits(table, "howdy"), bob.get(f"/tables/{table}/links")
    assert ann.post(f"/tables/{table}/start")["phase"] == "revealing"
    said = [
        bob.post(f"/tables/{table}/leave", status=409),
        bob.post(f"/tables/{table}/recover", {"token": links["recovery"]["B"]}, 409),
        bob.post(f"/tables/{table}/join", {"invitation": links["invitation"], "name": "X"}, 409),
        ann.put(f"/tables/{table}/chairs/1", {"who": "computer"}, 409),
    ]
    assert all("is about to begin" in told["detail"] for told in said)
    assert ann.reveals(table, share)["phase"] == "playing"
    bob.post(f"/tables/{table}/leave")


def test_who_does_not_show_the_words_in_time_is_left_out_and_the_journal_says_so(
    two: Any, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(live_table, "REVEAL_SECONDS", 0.3)
    table, ann, bob = two
    first, second = ann.commits(table, "howdy"), bob.commits(table, "partner")
    ann.post(f"/tables/{table}/start")
    bob.reveals(table, share_of("partner"), 400)  # the same words with another nonce
    ann.reveals(table, first)
    ann.frame(table, 0)
    bob.reveals(table, second, 409)
    play_on(table, ann, bob)
    assert header(ann, table)["shares"][1] == {"commitment": second.commitment}
    verdict = ann.get(f"/tables/{table}/verdict")
    assert verdict["finding"] == "fair"
    assert "not shown: B (Bob)" in verdict["text"]


def test_a_house_that_is_opened_again_waits_for_words_and_goes_on(tmp_path: Path, short: str):
    with visitors() as come:
        with open_server(tmp_path / "h.sqlite") as address:
            ann = come(address)
            table = ann.sets("me", "easy", edition=short)
            share = ann.commits(table, "howdy")
            ann.post(f"/tables/{table}/start")
        with open_server(tmp_path / "h.sqlite") as address:
            again = come(address, ann)
            assert again.reveals(table, share)["phase"] == "playing"
            assert again.frame(table, 0)["scene"]["zones"]


def test_nobody_need_have_words_and_then_nobody_waits(two: Any):
    table, ann, bob = two
    ann.commits(table, "howdy")
    ann.post(f"/tables/{table}/leave")
    ann.joins(ann, table, "Ann")
    assert ann.post(f"/tables/{table}/start")["phase"] == "playing"
    play_on(table, ann, bob)
    assert header(ann, table)["shares"] == [None, None]


def test_several_people_at_one_screen_commit_once_and_the_last_commitment_counts(visit: Visit):
    ann = visit()
    table = ann.sets("me", "me")
    ann.commits(table, "howdy")
    share = ann.commits(table, "partner")
    chairs = ann.get(f"/tables/{table}")["chairs"]
    assert [c["commitment"] for c in chairs] == [share.commitment, ""]
    ann.post(f"/tables/{table}/start")
    assert ann.reveals(table, share)["phase"] == "playing"


def test_a_watcher_commits_to_nothing(two: Any, visit: Visit):
    visit().post(f"/tables/{two[0]}/commit", {"commitment": "0" * 64}, 403)


def test_no_request_that_draws_or_is_shown_a_seed_carries_words(visit: Visit):
    ann = visit()
    chairs = [{"who": "me"}, {"who": "friend"}]
    ann.post("/tables", {"game": "calaboose", "chairs": chairs, "words": "howdy"}, 400)


def test_a_rematch_has_a_seed_of_its_own_and_words_of_its_own(two: Any):
    table, ann, bob = two
    share = ann.commits(table, "howdy")
    ann.post(f"/tables/{table}/start")
    ann.reveals(table, share)
    play_on(table, ann, bob)
    before = ann.get(f"/tables/{table}")
    after = ann.post(f"/tables/{table}/again", status=201)
    assert after["commitment"] != before["commitment"]
    assert {c["commitment"] + c["words"] for c in after["chairs"]} == {""}
    there = bob.post(f"/tables/{after['id']}/recover", {"commitment": "b" * 64})
    assert sorted(c["commitment"] for c in there["chairs"]) == ["", "b" * 64]
    ann.commits(after["id"], "again")
    assert ann.post(f"/tables/{after['id']}/start")["phase"] == "revealing"


def test_the_window_is_in_the_journal(visit: Visit, short: str):
    ann = visit()
    table = ann.sets("me", "easy", edition=short, window=8)
    ann.post(f"/tables/{table}/start")
    ann.plays(table, 0)
    assert header(ann, table)["window"] == 8
