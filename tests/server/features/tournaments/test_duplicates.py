"""Duplicates: the same deals at several tables, hidden until all tables have played them."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.conftest import PATIENCE, Visit, Visitor
from tinstar.server.features.tournaments.duplicate_service import compare
from tinstar.server.tables import hidden_deals
from tinstar.server.tables.result_store import MatchSeat

CHAIRS = [{"who": "friend"}, {"who": "computer", "kind": "easy"}]
CLOSED = ("replay/-2", "replay/-1", "replay/1", "course", "review", "journal", "verdict")


def asks(host: Visitor, short: str, tables: int = 2, status: int = 201, **more: Any) -> Any:
    table = {"game": "calaboose", "chairs": CHAIRS, "pace": 0, "edition": short} | more
    return host.post("/duplicates", {"table": table, "tables": tables}, status)


def sits(who: Visitor, link: dict[str, str], name: str, status: int = 200, **more: Any) -> str:
    said = {"invitation": link["invitation"], "name": name, **more}
    who.post(f"/tables/{link['id']}/join", said, status)
    return link["id"]


def begins(who: Visitor, link: dict[str, str], name: str) -> str:
    table = sits(who, link, name)
    assert who.post(f"/tables/{table}/start")["phase"] == "playing"
    return table


def pass_of(who: Visitor) -> str:
    """Return the token of a device link."""
    return who.post("/me/link")["address"].partition("=")[2]


def first_hand(who: Visitor, table: str) -> Any:
    return [z for z in who.frame(table, 0, 0)["scene"]["zones"] if z["kind"] == "hand"]


def test_all_tables_get_the_same_deals_which_the_house_was_bound_to(at: Visit, short: str):
    host, ann, bob = at(), at(), at()
    links = asks(host, short)["links"]
    promised = {host.get(f"/tables/{link['id']}")["commitment"] for link in links}
    assert len(promised) == 1
    tables = [begins(who, x, n) for who, x, n in zip((ann, bob), links, "AB", strict=True)]
    assert first_hand(ann, tables[0]) == first_hand(bob, tables[1])
    for who, table in zip((ann, bob), tables, strict=True):
        who.plays(table, 0)
    verdict = ann.get(f"/tables/{tables[1]}/verdict")
    assert verdict["finding"] == "fair"
    assert verdict["commitment"] in promised


def test_what_tells_the_deals_is_closed_until_all_have_played_them(at: Visit, short: str):
    host, ann, bob, eve = at(), at(), at(), at()
    duplicate = asks(host, short)
    one, other = duplicate["links"]
    table = begins(ann, one, "Ann")
    ann.plays(table, 0)
    said = ann.get(f"/tables/{table}")
    assert said["scores"]
    assert ann.get(f"/tables/{table}/replay/0")["frames"]  # what she saw herself
    assert ann.get(f"/tables/{table}/seats/0/log")["lines"]
    assert ann.get("/me/cards") == {"games": [], "waiting": 0}
    for who in (ann, bob, host, eve):
        for closed in CLOSED:
            why = who.get(f"/tables/{table}/{closed}", 409)["detail"]
            assert "1 of 2 have" in why
        told = who.get(f"/duplicates/{duplicate['id']}")
        assert (told["open"], told["ended"], told["seats"]) == (False, 1, [])
    for who in (bob, host, eve):
        told = who.get(f"/tables/{table}")
        assert (told["scores"], told["winners"]) == ([], [])
        who.get(f"/tables/{table}/replay/0", 409)
        who.post(f"/tables/{table}/review", status=409)
    heard = [json.dumps(who.heard) for who in (ann, bob, host, eve)]
    bob.plays(begins(bob, other, "Bob"), 0)
    assert ann.get("/me/cards")["waiting"] == 1
    for closed in CLOSED:
        assert eve.http.get(f"/tables/{table}/{closed}").status_code == 200
    seed = eve.get(f"/tables/{table}/verdict")["seed"]
    hand = json.dumps(first_hand(ann, table))[1:-1]
    assert seed
    assert not any(seed in said for said in heard)
    assert not any(hand in said or '"zones"' in said for said in heard[1:])


def test_nobody_sits_at_two_of_them_nor_sits_where_they_have_not_watched(at: Visit, short: str):
    host, ann, bob, eve = at(), at(), at(), at()
    one, other = asks(host, short)["links"]
    table = begins(ann, one, "Ann")
    eve.frame(table, -1)
    for who in (ann, eve):
        sits(who, other, "Twice", 403)
    sits(bob, other, "Bob")
    for path in ("seats/-1/frame", "seats/-1/log"):
        assert "at another table" in bob.get(f"/tables/{table}/{path}", 403)["detail"]
    with bob.at_table(table) as live:
        live.says("look", seat=-1)
        assert live.hears("refused")["error"] == "Forbidden"
    everything = json.dumps(bob.heard)
    assert not any(f'"type": "{kind}"' in everything for kind in ("frame", "log"))


def test_who_looks_on_as_a_match_begins_knows_its_deals_from_there(at: Visit, short: str):
    """Before the deal looking reveals nothing, so these people may still sit down elsewhere."""
    host, ann, bob, eve = at(), at(), at(), at()
    one, other = asks(host, short)["links"]
    table = sits(ann, one, "Ann")
    sits(bob, other, "Bob")
    with bob.at_table(table) as his, eve.at_table(table) as hers:
        for live in (his, hers):
            live.says("look", seat=-1)
            live.hears("company")
        ann.post(f"/tables/{table}/start")
        hers.hears("frame")
        with pytest.raises(ConnectionClosed):
            his.hears("frame")
    sits(eve, other, "Eve", 403)


def test_who_leaves_before_the_deal_may_sit_at_another(at: Visit, short: str):
    host, ann = at(), at()
    one, other = asks(host, short)["links"]
    table = sits(ann, one, "Ann")
    sits(ann, other, "Ann", 403)
    ann.post(f"/tables/{table}/leave")
    sits(ann, other, "Ann", 409, seat=1)  # taken, so she sits nowhere
    ann.post(f"/tables/{begins(ann, one, 'Ann')}/leave")
    sits(ann, other, "Ann", 403)


def test_another_device_knows_what_the_first_one_knew(at: Visit, short: str):
    host, ann, bob, eve = at(), at(), at(), at()
    one, other = asks(host, short)["links"]
    table = begins(ann, one, "Ann")
    sits(bob, other, "Bob")
    ann.post("/me/move", {"token": pass_of(bob)}, 403)
    bob.post(f"/tables/{other['id']}/leave")
    eve.frame(table, -1)
    eve.post("/me/move", {"token": pass_of(bob)})
    sits(bob, other, "Bob", 403)


def test_words_are_no_part_of_chance_that_others_share(at: Visit, short: str):
    host, ann = at(), at()
    one, _ = asks(host, short)["links"]
    table = sits(ann, one, "Ann", commitment="a" * 64)
    assert not ann.get(f"/tables/{table}")["chairs"][0]["commitment"]
    ann.post(f"/tables/{table}/commit", {"commitment": "a" * 64}, 409)


def test_there_may_be_one_more_as_long_as_one_goes_on(at: Visit, short: str):
    host, ann, bob, eve = at(), at(), at(), at()
    duplicate = asks(host, short, chairs=[{"who": "me"}, CHAIRS[1]])
    id, (mine, other) = duplicate["id"], duplicate["links"]
    assert [c["holder"] for c in host.get(f"/tables/{other['id']}")["chairs"]] == [
        "free", "computer",
    ]  # fmt: skip
    host.post(f"/tables/{mine['id']}/start")
    host.plays(mine["id"], 0)
    ann.post(f"/duplicates/{id}/tables", status=403)
    third = host.post(f"/duplicates/{id}/tables", status=201)["links"][2]
    for who, link in ((ann, other), (bob, third)):
        assert eve.http.get(f"/tables/{mine['id']}/journal").status_code == 409
        who.plays(begins(who, link, "P"), 0)
    refused = host.post(f"/duplicates/{id}/tables", status=409)
    assert "Everybody can see these cards now" in refused["detail"]
    seats = ann.get(f"/duplicates/{id}")["seats"]
    assert [len(s["results"]) for s in seats] == [3, 3]
    assert sum(x["share"] for x in seats[0]["results"]) == pytest.approx(1.5)
    assert [x["yours"] for x in seats[0]["results"]].count(True) == 1


def test_another_game_of_the_same_company_has_chance_of_its_own(at: Visit, short: str):
    host, ann = at(), at()
    table = begins(ann, asks(host, short)["links"][0], "Ann")
    ann.plays(table, 0)
    again = ann.post(f"/tables/{table}/again", status=201)
    assert (again["duplicate"], again["commitment"]) != (
        ann.get(f"/tables/{table}")["duplicate"], ann.get(f"/tables/{table}")["commitment"],
    )  # fmt: skip
    assert not again["duplicate"]


@pytest.mark.parametrize(
    ("tables", "more", "says"),
    [(2, {"delay": 3}, "delay"), (2, {"game": "chess"}, "expected a game"), (1, {}, ">= 2"),
     (17, {}, "<= 16")],
)  # fmt: skip
def test_what_cannot_be_dealt_is_refused(at: Visit, short: str, tables: int, more: Any, says: str):
    assert says in asks(at(), short, tables, 400, **more)["detail"]


def test_a_duplicate_that_there_is_not_is_not_found(at: Visit):
    assert "do not exist" in at().get("/duplicates/nothing", 404)["detail"]


def result(seat: int, score: int, won: bool = False) -> tuple[str, MatchSeat]:
    return "table", MatchSeat(seat, "", f"{score}", "person", score, won, True)


def shares(*results: tuple[str, MatchSeat]) -> dict[str, float | None]:
    return {x.name: x.share for seat in compare(results) for x in seat.results}


def test_matchpoints_are_the_share_of_others_at_that_seat_one_did_better_than():
    assert shares(*(result(0, x) for x in (30, 10, 20))) == {"30": 1, "20": 0.5, "10": 0}
    assert shares(*(result(0, x) for x in (9, 5, 5))) == {"9": 1, "5": 0.25}
    assert shares(result(0, 9)) == {"9": None}


def test_whoever_won_did_better_and_where_the_least_wins_fewer_points_are_better():
    low = [result(0, 3, True), result(0, 8), result(0, 5), result(1, 9), result(1, 2, True)]
    assert shares(*low) == {"3": 1, "5": 0.5, "8": 0, "2": 1, "9": 0}
    assert shares(result(0, 7), result(0, 6, True), result(1, 1), result(1, 2)) == {
        "6": 1, "7": 0, "2": 1, "1": 0,
    }  # fmt: skip


def test_whoever_may_not_look_is_told_nothing_of_how_far_a_table_is(at: Visit, short: str):
    host, ann, bob = at(), at(), at()
    one, other = asks(host, short, clock={"kind": "bank", "seconds": 300})["links"]
    table = begins(ann, one, "Ann")
    ann.frame(table, 0)
    sits(bob, other, "Bob")
    for who in (bob, host, at()):
        said = who.get(f"/tables/{table}")
        assert (said["asked"], said.get("clocks")) == ([], None)
        assert "0 of 2 have" in who.get(f"/tables/{table}/verdict", 409)["detail"]
    with bob.at_table(table) as live:
        live.says("look", seat=-1)
        assert live.hears("refused")["at"] == -1
    assert ann.get(f"/tables/{table}")["asked"] == [0]
    assert ann.get(f"/tables/{table}/verdict")["finding"] == "unfinished"


def test_who_brings_no_cookie_leaves_no_trace_at_a_table_of_hidden_deals(
    at: Visit, short: str, tmp_path: Path
):
    host, ann = at(), at()
    table = begins(ann, asks(host, short)["links"][0], "Ann")
    for path in ("seats/-1/frame", "seats/-1/log"):
        assert httpx.get(f"{ann.address}/api/tables/{table}/{path}").status_code == 403
    with connect(f"{ann.address.replace('http', 'ws')}/api/tables/{table}/live") as socket:
        socket.send('{"type": "look", "seat": -1}')
        assert json.loads(socket.recv(PATIENCE))["error"] == "Forbidden"
    with sqlite3.connect(tmp_path / "house.sqlite") as db:
        assert [*db.execute("SELECT count(*) FROM knowing")] == [(1,)]  # Ann, who sits there
    db.close()


def test_so_many_look_on_at_hidden_deals_and_no_more(
    at: Visit, short: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(hidden_deals, "MOST_WATCHERS", 2)
    host, ann, eve, joe = at(), at(), at(), at()
    one, other = asks(host, short)["links"]
    table = begins(ann, one, "Ann")
    eve.frame(table, -1)
    joe.get(f"/tables/{table}/seats/-1/frame", 429)
    sits(joe, other, "Joe")
