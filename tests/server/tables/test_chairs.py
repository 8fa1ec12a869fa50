"""Seating before and after the deal, and messages about it."""

import time
from contextlib import ExitStack
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import Visit, Visitor, open_server, play_on, visitors
from tinstar.lab.journal_text import retell
from tinstar.match import verify
from tinstar.match.fair_chance import FairChance
from tinstar.players.characters import CHARACTERS
from tinstar.server.tables.table_description import describe_table as as_told
from tinstar.server.tables.table_record import ChairRecord, TableRecord

COMPUTER = {"who": "computer", "kind": "keen"}


@pytest.fixture
def table(visit: Visit, short: str) -> tuple[Visitor, Visitor, str]:
    """Return a running table: Ann, the host, on A, Bob on B, a computer player on C."""
    ann, bob = visit(), visit()
    table = ann.sets("me", "friend", "easy", edition=short)
    bob.joins(ann, table, "Bob")
    ann.post(f"/tables/{table}/start")
    return ann, bob, table


def invitation(host: Visitor, table: str, name: str) -> dict[str, Any]:
    return {"invitation": host.get(f"/tables/{table}/links")["invitation"], "name": name}


def chair(visitor: Visitor, table: str, seat: int) -> dict[str, Any]:
    return visitor.get(f"/tables/{table}")["chairs"][seat]


def told(visitor: Visitor, table: str) -> list[str]:
    """Return the log lines about seats, as a spectator sees them."""
    log = visitor.get(f"/tables/{table}/seats/-1/log")["lines"]
    return [line["text"] for line in log if line.get("kind") == "chair"]


def test_the_host_cannot_open_a_computer_player_s_chair_to_see_its_cards(
    table: tuple[Visitor, Visitor, str], visit: Visit
):
    ann, _, id = table
    for wanted in ({"who": "friend"}, COMPUTER):
        refused = ann.put(f"/tables/{id}/chairs/2", wanted, 409)
        assert refused["error"] == "Conflict"
    again = visit()
    again.post(f"/tables/{id}/join", invitation(ann, id, "Eve") | {"seat": 2}, 409)
    again.get(f"/tables/{id}/seats/2/frame", status=403)


def test_an_invitation_says_who_invites_and_has_a_code_to_scan(visit: Visit):
    ann, bob = visit(), visit()
    table = ann.sets("me", "friend")
    (host,) = [c["name"] for c in ann.get(f"/tables/{table}")["chairs"] if c["yours"]]
    assert bob.get(f"/tables/{table}")["host_name"] == host
    rows = ann.get(f"/tables/{table}/links")["qr"]
    assert {len(row) for row in rows} == {len(rows)}


def test_nobody_comes_to_a_second_chair_of_a_running_match(table: tuple[Visitor, Visitor, str]):
    ann, bob, id = table
    token = bob.get(f"/tables/{id}/links")["recovery"]["B"]
    assert ann.post(f"/tables/{id}/recover", {"token": token}, 403)["error"] == "Forbidden"
    bob.post(f"/tables/{id}/leave")
    ann.post(f"/tables/{id}/recover", {"token": token}, 403)
    assert ann.post(f"/tables/{id}/join", invitation(ann, id, "Eve"), 403)["error"] == "Forbidden"
    assert chair(ann, id, 1)["holder"] == "free"


def test_who_has_seen_a_hand_takes_no_other_chair_of_that_match(
    table: tuple[Visitor, Visitor, str], visit: Visit
):
    ann, bob, id = table
    cy = visit()
    asked = invitation(ann, id, "Cy")
    ann.post(f"/tables/{id}/leave")
    bob.post(f"/tables/{id}/join", asked | {"seat": 0}, 403)
    bob.post(f"/tables/{id}/leave")
    bob.post(f"/tables/{id}/join", asked | {"seat": 0}, 403)
    cy.post(f"/tables/{id}/join", asked | {"seat": 0})
    cy.post(f"/tables/{id}/join", asked | {"name": "Dee", "seat": 1}, 403)
    cy.post(f"/tables/{id}/leave")
    cy.post(f"/tables/{id}/join", asked | {"seat": 1}, 403)
    ann.post(f"/tables/{id}/recover", {}, 403)  # Cy sits there now
    bob.post(f"/tables/{id}/recover", {})


def test_a_chair_that_was_left_passes_on_in_the_open_and_the_journal_says_so(
    table: tuple[Visitor, Visitor, str], visit: Visit, tmp_path: Path
):
    ann, bob, id = table
    cy, path = visit(), f"/tables/{id}/chairs/1"
    ann.put(path, COMPUTER, 409)
    bob.post(f"/tables/{id}/leave")
    josie = ann.put(path, COMPUTER)["chairs"][1]
    assert (josie["holder"], josie["left"], josie["returns"]) == ("computer", "Bob", False)
    assert chair(bob, id, 1)["returns"]
    bob.post(f"/tables/{id}/recover", {})
    bob.post(f"/tables/{id}/leave")
    impostor = invitation(ann, id, "BOB")
    assert cy.post(f"/tables/{id}/join", impostor, 400)["error"] == "BadOption"
    cy.post(f"/tables/{id}/join", invitation(ann, id, "Cy"))
    bob.post(f"/tables/{id}/recover", {}, 403)
    said = [
        "Bob leaves chair B.", f"{josie['name']}, a computer player, plays for Bob.",
        "Bob is back.", "Bob leaves chair B.", "Cy takes chair B, where Bob sat.",
    ]  # fmt: skip
    assert told(ann, id) == said
    play_on(id, ann, cy)
    assert told(bob, id) == said
    journal = tmp_path / "match.jsonl"
    journal.write_bytes(ann.http.get(f"/tables/{id}/journal").content)
    assert verify(journal).fair
    assert [x.strip() for x in retell(journal) if x.strip() in said] == said
    replay = ann.get(f"/tables/{id}/replay/-1")["frames"]
    events = [e["text"] for f in replay for e in f["events"] if e["kind"] == "chair"]
    assert events == said


def test_a_change_of_chairs_is_told_at_once_and_disturbs_no_answer(
    table: tuple[Visitor, Visitor, str],
):
    ann, bob, id = table
    with bob.at_table(id) as live, ann.at_table(id) as watcher:
        watcher.says("look", seat=0)
        live.says("look", seat=1)
        at = live.hears("frame")["at"]
        before = ann.frame(id, 0)
        bob.post(f"/tables/{id}/leave")
        assert watcher.hears("note")["line"]["text"] == "Bob leaves chair B."
        assert live.hears("refused")["error"] == "Forbidden"
        assert ann.frame(id, 0)["at"] >= at
    if choices := before["scene"].get("choices"):
        ann.answers(id, before, choices[0]["action"])


def test_a_token_moves_a_chair_once_and_is_renewed(table: tuple[Visitor, Visitor, str], visit):
    _, bob, id = table
    same_bob, thief = visit(), visit()
    token = bob.get(f"/tables/{id}/links")["recovery"]["B"]
    with bob.at_table(id) as live:
        live.says("look", seat=1)
        live.hears("frame")
        assert same_bob.post(f"/tables/{id}/recover", {"token": token})["chairs"][1]["yours"]
        assert live.hears("refused")["error"] == "Forbidden"
    thief.post(f"/tables/{id}/recover", {"token": token}, 403)
    fresh = same_bob.get(f"/tables/{id}/links")["recovery"]["B"]
    assert fresh != token
    assert not chair(bob, id, 1)["yours"]
    assert same_bob.get("/tables")["tables"][0]["id"] == id
    assert told(thief, id) == ["Bob moves to another screen."]


def test_several_chairs_at_one_screen_are_known_to_all_and_move_together(
    visit: Visit, short: str, tmp_path: Path
):
    ann, bob, other_ann = visit(), visit(), visit()
    id = ann.sets("me", "friend", "me", edition=short)
    bob.joins(ann, id, "Bob")
    assert bob.get(f"/tables/{id}")["one_screen"] == [[0, 2]]
    ann.post(f"/tables/{id}/start")
    for token in ann.get(f"/tables/{id}/links")["recovery"].values():
        other_ann.post(f"/tables/{id}/recover", {"token": token})
    assert bob.get(f"/tables/{id}")["one_screen"] == [[0, 2]]
    play_on(id, other_ann, bob, other_ann)
    journal = tmp_path / "match.jsonl"
    journal.write_bytes(bob.http.get(f"/tables/{id}/journal").content)
    assert "A and C sit at one screen." in list(retell(journal))


def test_who_sits_where_survives_a_restart_and_a_chair_changes_hands_so_often_and_no_more(
    tmp_path: Path, short: str
):
    database = tmp_path / "house.sqlite"
    with visitors() as come:
        with open_server(database) as server_address:
            ann, bob = come(server_address), come(server_address)
            id = ann.sets("me", "friend", edition=short)
            bob.joins(ann, id, "Bob")
            ann.post(f"/tables/{id}/start")
            bob.post(f"/tables/{id}/leave")
            kinds = cycle(["keen", "easy"])
            while ann.http.put(
                f"/tables/{id}/chairs/1", json={"who": "computer", "kind": next(kinds)}
            ).is_success:
                pass
            said, seats = told(ann, id), ann.get(f"/tables/{id}")["chairs"]
            assert 5 < len(said) < 20
        with open_server(database) as server_address:
            for visitor in (ann, bob):
                visitor.http.base_url = f"{server_address}/api"
            assert told(ann, id) == said
            assert ann.get(f"/tables/{id}")["chairs"] == seats
            bob.post(f"/tables/{id}/recover", {})  # the host has left Bob some changes


# --- who comes and goes --------------------------------------------------------------------------


def test_a_hundred_watchers_who_come_and_go_throw_no_slow_player_off(
    table: tuple[Visitor, Visitor, str], visit: Visit
):
    ann, _, id = table
    eve = visit()
    with ann.at_table(id) as player:
        player.says("look", seat=0)
        player.hears("frame")
        heard, began = len(ann.heard), time.monotonic()
        for _ in range(10):  # nothing is read meanwhile
            come_and_go(eve, id, 10)
        time.sleep(1.2)
        player.says("answer", seat=0, at=2**30, action=0)
        player.hears("refused")
        kinds = [m["type"] for m in ann.heard[heard:]]
    assert 0 < kinds.count("presence") <= time.monotonic() - began + 1
    assert set(kinds) <= {"presence", "ping", "refused", "frame"}


def come_and_go(eve: Visitor, id: str, count: int) -> None:
    with ExitStack() as stack:
        watchers = [stack.enter_context(eve.at_table(id)) for _ in range(count)]
        for watcher in watchers:
            watcher.says("look", seat=-1)
            watcher.hears("company")


def test_who_has_lost_on_time_is_of_the_company_when_it_is_over_and_has_no_chair_before():
    """After the match, the page offers a rematch to such a player too."""
    chair = ChairRecord("Deputy", "computer", "easy", left_by="bob", left_name="Bob", why="lost")
    record = TableRecord("t", "caboo", [chair], {}, False, 0, "", "ann", "", b"", phase="playing")
    assert not as_told(record, "bob", [], None).chairs[0].returns
    record.phase = "over"
    assert as_told(record, "bob", [], None).chairs[0].returns
    assert not as_told(record, "eve", [], None).chairs[0].returns


def test_a_computer_player_is_called_by_no_name_that_looks_like_another_at_the_table():
    first, second = FairChance(bytes(32)).order(CHARACTERS)[:2]
    wide = "".join(chr(ord(letter) + 0xFEE0) for letter in CHARACTERS[first].name)
    chairs = [ChairRecord(wide, "person", guest="ann"), ChairRecord()]
    record = TableRecord("t", "calaboose", chairs, {}, False, 0, "", "ann", "", bytes(32))
    assert record.companion() == (CHARACTERS[second].name, second)
    record.chairs[0].name = "Ann"
    assert record.companion() == (CHARACTERS[first].name, first)
