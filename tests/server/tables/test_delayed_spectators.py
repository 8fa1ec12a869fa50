"""Spectators see only open cards, or all cards after a delay of some decisions."""

import json
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import numpy as np
import pytest

import tinstar
from tests.server.conftest import Visitor, open_server, play_on, visitors
from tinstar.engine.kernel import CHANCE
from tinstar.server.schema_types import EVERYTHING, WATCHER
from tinstar.server.tables import delayed_spectators
from tinstar.server.tables import live_match as play
from tinstar.server.tables.live_match import LiveMatch
from tinstar.server.tables.seat_frames import SceneRenderer
from tinstar.server.tables.seats_in_journal import begin_or_resume
from tinstar.server.tables.table_record import ChairRecord, TableRecord
from tinstar.server.tables.table_store import TableStore

SEATS, LATE = 3, 4


def as_sent(made: Any) -> Any:
    return json.loads(msgspec.json.encode(made))


def test_a_late_watcher_sees_all_as_it_was_so_many_decisions_ago_and_nothing_of_what_came_since(
    tmp_path: Path,
):
    """After an undo, and after everything is rendered again as after a restart, too."""
    game, rng = tinstar.load("caboo", players=SEATS), np.random.default_rng(3)
    chairs = [ChairRecord(holder="person") for _ in range(SEATS)]
    seed = bytes(range(32))
    record = TableRecord("t", "caboo", chairs, {}, False, 0, "", "h", "", seed, delay=LATE)
    record.shares = [None] * SEATS
    store = TableStore(f"sqlite:///{tmp_path}/house.sqlite")
    store.add(record)
    undone = 0
    with closing(store), begin_or_resume(record, game, store) as match:
        play, decided = LiveMatch(match, record), []
        assert play.standing(EVERYTHING).at == 0  # before the deal
        play.go_on()
        eyes = play.eyes()
        assert play.standing(EVERYTHING).at == 0
        while not match.state.is_terminal():
            if match.asked == CHANCE:
                play.go_on()
                continue
            before, at = match.state, play.at
            seat, action = before.current_player(), int(rng.choice(before.legal_actions()))
            play.enter(seat, at, action)
            decided.append(before)
            if play.frame(seat).undo and undone < 5:
                assert_late(play, eyes, decided)
                play.undo(seat, play.at)
                decided = [x for x in decided if x.position < match.position]
                undone += 1
            assert_late(play, eyes, decided)
            if len(decided) % 25 == 0:
                assert_late(LiveMatch(match, record), eyes, decided)
    assert undone == 5
    assert play.later.at == play.at


def assert_late(play: LiveMatch, eyes: SceneRenderer, decided: list[Any]) -> None:
    frame = play.frame(EVERYTHING)
    if play.match.end:
        due = play.match.state
    elif len(decided) < LATE:
        assert frame.at == 0
        return
    else:
        due = decided[-LATE]
    assert as_sent(frame.scene) == as_sent(eyes.scene(due, EVERYTHING))
    assert not frame.undo
    assert frame.waiting is None
    public = [line for line in play.log(WATCHER) if line.at <= frame.at]
    assert play.log(EVERYTHING) == public
    told = [e.text for e in frame.events if e.text]
    assert told == [line.text for line in public][len(public) - len(told) :]


def late_table(ann: Visitor, bob: Visitor, short: str, **more: Any) -> str:
    long_enough = {"redraw_hucksters": True}  # so that late moves become due at all
    table = ann.sets("me", "friend", edition=short, delay=LATE, options=long_enough, **more)
    bob.joins(ann, table, "Bob")
    ann.post(f"/tables/{table}/start")
    return table


def test_who_sits_or_sat_there_cannot_watch_so_and_who_watched_so_cannot_sit_down(
    visit: Callable[[], Visitor], short: str
):
    ann, bob, eve = visit(), visit(), visit()
    table = late_table(ann, bob, short)
    link = bob.post("/me/link")
    eve.frame(table, -2)
    for path in ("frame", "log"):
        for seated in (ann, bob):
            seated.get(f"/tables/{table}/seats/-2/{path}", 403)
    with ann.at_table(table) as live:
        live.says("look", seat=-2)
        assert live.hears("refused")["error"] == "Forbidden"
    eve.post("/me/move", {"token": link["address"].partition("#device=")[2]}, 403)
    token = bob.get(f"/tables/{table}/links")["recovery"]["B"]
    bob.post(f"/tables/{table}/leave")
    bob.get(f"/tables/{table}/seats/-2/frame", 403)
    invitation = ann.get(f"/tables/{table}/links")["invitation"]
    refused = eve.post(f"/tables/{table}/join", {"invitation": invitation, "name": "Eve"}, 403)
    assert "watched all cards" in refused["detail"]
    eve.post(f"/tables/{table}/recover", {"token": token}, 403)


def test_what_is_shown_late_is_made_beside_the_loop_also_after_an_undo(
    visit: Callable[[], Visitor], short: str, monkeypatch: pytest.MonkeyPatch
):
    made: list[str] = []

    class Noted(delayed_spectators.DelayedSpectators):
        def __init__(self, *history: Any):
            made.append(threading.current_thread().name)
            super().__init__(*history)

    monkeypatch.setattr(play, "DelayedSpectators", Noted)
    ann, bob, eve = visit(), visit(), visit()
    table = late_table(ann, bob, short)
    seat = next(s["seat"] for s in eve.frame(table, -1)["scene"]["seats"] if s.get("asked"))
    who = (ann, bob)[seat]
    while not (frame := who.frame(table, seat))["undo"]:
        who.answers(table, frame, frame["scene"]["choices"][-1]["action"])
    at = eve.frame(table, -2)["at"]
    waits = threading.Thread(target=lambda: eve.frame(table, -2, at, wait=1))
    waits.start()
    who.post(f"/tables/{table}/undo", {"seat": seat, "at": frame["at"]})
    waits.join()
    eve.frame(table, -2)  # in case the other request was answered before, on a busy machine
    assert len(made) > 1
    assert {name.partition("_")[0] for name in made} == {"house"}


def test_who_brings_no_cookie_is_not_noted_among_late_watchers(
    visit: Callable[[], Visitor], short: str
):
    ann, bob = visit(), visit()
    table = late_table(ann, bob, short)
    url = f"{ann.address}/api/tables/{table}/seats/{EVERYTHING}/frame"
    assert httpx.get(url).status_code == 403


def test_no_table_shows_all_cards_that_did_not_say_so(visit: Callable[[], Visitor], short: str):
    ann, eve = visit(), visit()
    table = ann.sets("me", "friend", edition=short, delay=LATE)
    eve.get(f"/tables/{table}/seats/-2/frame", 409)
    plain = ann.sets("me", "easy", edition=short)
    ann.post(f"/tables/{plain}/start")
    eve.get(f"/tables/{plain}/seats/-2/frame", 403)
    eve.get(f"/tables/{plain}/seats/-2/log", 403)
    eve.get(f"/tables/{plain}/replay/-2", 409)


def test_what_is_late_stays_late_and_refused_over_a_restart(tmp_path: Path, short: str):
    path = tmp_path / "house.sqlite"
    with visitors() as come:
        with open_server(path) as address:
            ann, bob, eve = come(address), come(address), come(address)
            table = late_table(ann, bob, short)
            play_on(table, ann, bob, answers=LATE + 3)
            before = eve.frame(table, -2)
            assert 0 < before["at"] < eve.frame(table, -1)["at"]
        with open_server(path) as address:
            for who in (ann, bob, eve):
                who.http.base_url = f"{address}/api"
            bob.post(f"/tables/{table}/leave")
            invitation = ann.get(f"/tables/{table}/links")["invitation"]
            eve.post(f"/tables/{table}/join", {"invitation": invitation, "name": "E"}, 403)
            assert eve.frame(table, -2)["scene"] == before["scene"]
            ann.get(f"/tables/{table}/seats/-2/frame", 403)
