"""Several processes act as one server: any of them takes requests, and one owns each table."""

import time
from contextlib import ExitStack
from typing import Any

import psycopg
import pytest

from tests.server.conftest import Two, Visitor, open_server, until_asked, visitors
from tests.server.engines import Nats
from tests.server.waiting import until
from tinstar.server.cluster.leases import RENEW_SECONDS
from tinstar.server.gateway.remote_tables import RemoteTable
from tinstar.server.schema_types import EVERYTHING, WATCHER

pytestmark = pytest.mark.xdist_group("engines")
LATE = 3  # decisions


def test_a_match_is_played_through_another_door_than_that_of_its_owner(
    pair: tuple[Visitor, Visitor], short: str
):
    ann, far = pair
    table = ann.sets("me", "keen", edition=short)
    far.post(f"/tables/{table}/start")
    assert far.plays(table, 0)["scene"]["ending"]
    assert far.get(f"/tables/{table}/verdict")["finding"] == "fair"
    replay, german = f"/tables/{table}/replay/0", {"accept-language": "de"}
    assert far.get(replay) == ann.get(replay)
    assert far.http.get(replay, headers=german).json() != ann.get(replay)
    journal = far.http.get(f"/tables/{table}/journal")
    assert journal.content == ann.http.get(f"/tables/{table}/journal").content
    assert journal.headers["content-disposition"].startswith("attachment")
    far.get("/tables/nobodys", status=404)
    again = far.post(f"/tables/{table}/again", status=201)["id"]
    assert far.get(f"/tables/{again}")["id"] == again


def test_another_game_that_another_process_has_is_the_one_that_there_is(
    pair: tuple[Visitor, Visitor], shared: dict[str, Any], short: str
):
    ann, far = pair
    table = ann.sets("me", "keen", edition=short)
    ann.post(f"/tables/{table}/start")
    ann.plays(table, 0)
    again = ann.post(f"/tables/{table}/again", status=201)["id"]
    with psycopg.connect(shared["database"]) as db:
        db.execute(
            "UPDATE tables SET owner = (SELECT id FROM processes WHERE id != tables.owner AND"
            " until > extract(epoch from clock_timestamp())) WHERE id = %s",
            [again],
        )
    time.sleep(2 * RENEW_SECONDS)  # until the former owner knows
    for one in (ann, far):
        assert one.post(f"/tables/{table}/again", status=201)["id"] == again
        assert one.get(f"/tables/{again}")["chairs"][0]["yours"] is False


def test_sockets_at_both_doors_are_told_the_same_of_each_seat(
    pair: tuple[Visitor, Visitor], two: Two, short: str
):
    ann, far = pair
    with visitors() as come, ExitStack() as stack:
        bob = come(two.other)
        table = ann.sets("me", "friend", edition=short)
        bob.joins(ann, table, "Bob")
        ann.post(f"/tables/{table}/start")
        ears = [(ann, 0), (far, 0), (bob, 1), (ann, -1), (bob, -1)]
        lives = [(stack.enter_context(v.at_table(table)), seat) for v, seat in ears]
        for live, seat in lives:
            live.says("look", seat=seat)
        frames = [live.hears("frame") for live, _ in lives]
        while True:
            mover = {far: lives[1][0], bob: lives[2][0]}
            who, mine = until_asked(table, (far, 0), (bob, 1))
            for i, (live, _) in enumerate(lives):
                while frames[i]["at"] < mine["at"]:
                    frames[i] = live.hears("frame")
            assert [frame["seat"] for frame in frames] == [seat for _, seat in ears]
            assert frames[0]["scene"] == frames[1]["scene"]
            assert frames[3]["scene"] == frames[4]["scene"]
            assert frames[1 + mine["seat"]]["scene"] == mine["scene"]
            if mine["scene"].get("ending"):
                break
            said = {"seat": mine["seat"], "action": mine["scene"]["choices"][0]["action"]}
            mover[who].says("answer", at=mine["at"], **said)
            for i, (live, _) in enumerate(lives):
                while frames[i]["at"] <= mine["at"]:
                    frames[i] = live.hears("frame")
        lives[1][0].says("answer", seat=0, at=0, action=0)
        assert lives[1][0].hears("refused")["at"] == mine["at"]
        lives[1][0].says("look", seat=1)
        assert lives[1][0].hears("refused")["error"] == "Forbidden"


def test_a_line_is_heard_at_the_other_door_but_by_no_watcher_and_not_by_who_has_blocked(two: Two):
    with visitors() as come:
        ann, bob, eve = come(two.one), come(two.other), come(two.other)
        table = ann.sets("me", "friend", chat=True)
        bob.joins(ann, table, "Bob")
        ann.post(f"/tables/{table}/start")
        with bob.at_table(table) as hears, eve.at_table(table) as watches:
            for live, seat in ((hears, 1), (watches, -1)):
                live.says("look", seat=seat)
                live.hears("frame")
            line = ann.post(f"/tables/{table}/chat", {"seat": 0, "text": "howdy"}, 201)
            assert hears.hears("written") == line
            assert bob.get(f"/tables/{table}/chat") == {"lines": [line]}
            bob.post(f"/tables/{table}/blocked", {"seat": 0, "wish": True})
            ann.post(f"/tables/{table}/chat", {"seat": 0, "text": "hello?"}, 201)
            hears.says("say", seat=1, phrase=0)
            for live in (hears, watches):
                assert live.hears("spoken")["seat"] == 1
        assert sum(m.get("type") == "written" for m in bob.heard) == 1
        assert not [m for m in eve.heard if m.get("type") == "written"]
        bob.post(f"/tables/{table}/reports", {"seat": 0, "kind": "other"})


def test_watchers_at_the_other_door_are_sent_no_word_of_whom_they_have_blocked(two: Two):
    with visitors() as come, ExitStack() as stack:
        ann, bob, eve = come(two.one), come(two.other), come(two.other)
        met, table = (ann.sets("me", "friend") for _ in range(2))
        for who, at in ((eve, met), (bob, table)):
            who.joins(ann, at, "Friend")
        eve.post(f"/tables/{met}/blocked", {"seat": 0, "wish": True})
        doors = (ann, bob, eve, come(two.other))
        lives = [stack.enter_context(who.at_table(table)) for who in doors]
        for live, seat in zip(lives, (0, 1, -1, -1), strict=True):
            live.says("look", seat=seat)
            live.hears("company")
        for speaker, hear in ((0, (0, 1, 3)), (1, range(4)), (0, (0, 1, 3))):
            lives[speaker].says("say", seat=speaker, phrase=0)
            for i in hear:
                assert lives[i].hears("spoken")["seat"] == speaker
        ann.post(f"/tables/{table}/quiet", {"wish": True})
        while not lives[2].hears("company")["table"]["quiet"]:
            pass
        assert [m["seat"] for m in eve.heard if m.get("type") == "spoken"] == [1]


def test_a_device_that_was_signed_out_at_one_door_is_a_stranger_at_the_other(
    pair: tuple[Visitor, Visitor],
):
    ann, far = pair
    far.http.cookies = dict(ann.http.cookies)  # a device of its own
    ann.put("/me", {"name": "Ann", "mark": "hat"})
    assert far.get("/me")["name"] == "Ann"
    ann.post("/me/sign-out")
    until(lambda: far.get("/me")["name"] == "")
    assert ann.get("/me")["name"] == "Ann"


def test_who_loses_a_seat_hears_nothing_more_of_it(
    pair: tuple[Visitor, Visitor], two: Two, short: str
):
    ann, _ = pair
    with visitors() as come:
        bob, carl = come(two.other), come(two.one)
        table = ann.sets("me", "friend", edition=short)
        bob.joins(ann, table, "Bob")
        ann.post(f"/tables/{table}/start")
        token = bob.get(f"/tables/{table}/links")["recovery"]["B"]
        with bob.at_table(table) as live:
            live.says("look", seat=1)
            live.hears("frame")
            carl.post(f"/tables/{table}/recover", {"token": token})
            assert live.hears("refused")["error"] == "Forbidden"
            assert live.hears("frame")["seat"] == -1
            ann_frame = ann.frame(table, 0, wait=0)
            mover = ann if ann_frame["scene"].get("choices") else carl
            seat = 0 if mover is ann else 1
            mine = mover.frame(table, seat, wait=0)
            mover.answers(table, mine, mine["scene"]["choices"][0]["action"])
            assert live.hears("frame")["seat"] == -1


def test_a_house_that_closes_hands_its_tables_over_and_tells_its_sockets_to_come_back(
    two: Two, shared: dict[str, Any], short: str
):
    with visitors() as come:
        with open_server(**shared) as leaves:
            ann = come(leaves)
            here = come(two.one, ann)
            until(lambda: ann.http.get(f"{leaves}/readyz").text == "ready\n")
            table = ann.sets("me", "keen", edition=short)
            ann.post(f"/tables/{table}/start")
            ann.plays(table, 0, answers=2)
            live = here.at_table(table)
            seat = live.__enter__()
            seat.says("look", seat=0)
            seat.hears("frame")
        began = time.monotonic()
        with pytest.raises(Exception, match="1012"):
            seat.hears("the end")
        live.__exit__(None, None, None)
        assert here.plays(table, 0)["scene"]["ending"]
        assert time.monotonic() - began < 5


def test_without_the_bus_own_tables_go_on_and_others_wait_and_say_so(
    pair: tuple[Visitor, Visitor], nats: Nats, short: str
):
    ann, far = pair
    table = ann.sets("me", "keen", edition=short)
    ann.post(f"/tables/{table}/start")
    with far.at_table(table) as live:
        live.says("look", seat=0)
        stood = live.hears("frame")
        nats.stop()
        assert live.hears("refused")["error"] == "Unreachable"
        assert far.http.get(f"/tables/{table}").json()["error"] == "Unreachable"
        assert "bus is away" in far.http.get(f"{far.address}/readyz").text
        now = ann.plays(table, 0, answers=2)
        nats.start()
        while live.hears("frame")["at"] < now["at"]:
            assert now["at"] > stood["at"]
        until(lambda: far.http.get(f"/tables/{table}").status_code == 200)
        assert far.plays(table, 0)["scene"]["ending"]


def test_who_is_not_let_look_hears_on_as_before_at_once(
    pair: tuple[Visitor, Visitor], two: Two, short: str, monkeypatch: pytest.MonkeyPatch
):
    """The next frame comes before the owner's next report."""
    monkeypatch.setattr(RemoteTable, "stands", lambda *_: None)
    ann, far = pair
    with visitors() as come, ExitStack() as stack:
        table = ann.sets("me", "easy", edition=short, delay=LATE)
        ears = ((far, 0), (come(two.other), WATCHER))
        lives = [(stack.enter_context(who.at_table(table)), seat) for who, seat in ears]
        for live, seat in lives:
            live.says("look", seat=seat)
            live.hears("company")
            live.says("look", seat=EVERYTHING)  # before the match has begun
            assert live.hears("refused")["error"] == "Conflict"
        ann.post(f"/tables/{table}/start")
        for live, seat in lives:
            assert live.hears("frame")["seat"] == seat


def test_who_may_watch_all_cards_late_may_at_both_doors(two: Two, short: str):
    with visitors() as come:
        ann, bob, near, eve = map(come, (two.one, two.other, two.one, two.other))
        table = ann.sets("me", "friend", edition=short, delay=LATE)
        bob.joins(ann, table, "Bob")
        ann.post(f"/tables/{table}/start")
        for _ in range(LATE + 1):
            who, mine = until_asked(table, (ann, 0), (bob, 1))
            who.answers(table, mine, mine["scene"]["choices"][0]["action"])
        for path in ("frame", "log"):
            late = f"/tables/{table}/seats/{EVERYTHING}/{path}"
            assert eve.get(late) == near.get(late)
            for seated in (ann, bob):
                seated.get(late, 403)
        bob.post(f"/tables/{table}/leave")
        said = {"invitation": ann.get(f"/tables/{table}/links")["invitation"], "name": "E"}
        for watched in (near, eve):
            assert "watched all cards" in watched.post(f"/tables/{table}/join", said, 403)["detail"]


def test_what_is_a_guest_s_own_is_the_same_through_any_door_and_forgotten_at_all_processes(
    pair: tuple[Visitor, Visitor], short: str
):
    ann, far = pair
    over, running = (ann.sets("me", "keen", edition=short) for _ in range(2))
    for table in (over, running):
        ann.post(f"/tables/{table}/start")
    ann.plays(over, 0)
    until(lambda: ann.get("/me/turns")["turns"])
    assert far.get("/me/turns") == ann.get("/me/turns")  # the other process reports who is to act
    assert [turn["table"] for turn in far.get("/me/turns")["turns"]] == [running]
    found = far.get("/me/history")["matches"]
    assert [(m["table"], m["state"]) for m in found] == [(running, "running"), (over, "over")]
    assert far.get("/me/standing")["opponents"][0]["won"]["matches"] == 1
    far.post("/me/erase", {"sure": True})
    chairs = [ann.get(f"/tables/{table}")["chairs"][0] for table in (over, running)]
    assert [(c["holder"], c["name"]) for c in chairs] == [("free", "Somebody")] * 2
    assert ann.get(f"/tables/{over}/verdict")["finding"] == "fair"


def test_the_same_deals_may_be_played_at_different_processes(
    pair: tuple[Visitor, Visitor], two: Two, short: str
):
    """Everything that reveals the deals is closed and opened at both processes alike."""
    host, same = pair
    chairs = [{"who": "friend"}, {"who": "computer", "kind": "easy"}]
    table = {"game": "calaboose", "chairs": chairs, "pace": 0, "edition": short}
    id = host.post("/duplicates", {"table": table, "tables": 2}, 201)["id"]
    links = same.post(f"/duplicates/{id}/tables", status=201)["links"]
    assert len(links) == 3
    with visitors() as come:
        for link, door in zip(links, (two.other, two.one, two.one), strict=True):
            for far in (host, same):
                assert far.get(f"/duplicates/{id}")["open"] is False
            who = come(door)
            said = {"invitation": link["invitation"], "name": "P"}
            who.post(f"/tables/{link['id']}/join", said)
            who.post(f"/tables/{link['id']}/start")
            who.plays(link["id"], 0)
        for far in (host, same):
            told = far.get(f"/duplicates/{id}")
            assert (told["open"], len(told["seats"][0]["results"])) == (True, 3)
            for link in links:
                assert far.get(f"/tables/{link['id']}/verdict")["finding"] == "fair"
