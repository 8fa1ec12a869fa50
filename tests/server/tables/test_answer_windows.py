"""Reaction windows, with and without a time limit."""

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import Visit, Visitor, open_server, visitors
from tests.server.waiting import until
from tinstar.games import rules
from tinstar.server.errors import StoreFailed
from tinstar.server.tables import answer_window as windows
from tinstar.server.tables.answer_window import AnswerWindow
from tinstar.server.tables.table_record import TableRecord
from tinstar.server.tables.table_store import TableStore

SECONDS = 30  # of a window that a test closes early


def does(visitor: Visitor, table: str, seat: int, notation: str, status: int = 200) -> Any:
    frame = visitor.frame(table, seat)
    found = [c for c in frame["scene"].get("choices", []) if c["notation"] == notation]
    assert found, (notation, frame["scene"]["prompt"])
    return visitor.answers(table, frame, found[0]["action"], status)


def asked(visitor: Visitor, table: str) -> list[int]:
    return [s["seat"] for s in visitor.frame(table, -1)["scene"]["seats"] if s.get("asked")]


def to_a_window(table: str, *seats: tuple[Visitor, int]) -> int:
    """Draw and discard a card; return the seat whose turn it is."""
    active = asked(seats[0][0], table)[0]
    visitor = next(v for v, seat in seats if seat == active)
    for notation in ("draw", "discard"):
        does(visitor, table, active, notation)
    return active


@pytest.fixture
def three(visit: Visit) -> tuple[str, list[Visitor], int]:
    """Return a table of three people with an open window, and the seat whose turn it is."""
    return of_three(visit)


def of_three(visit: Visit, window: float = SECONDS) -> tuple[str, list[Visitor], int]:
    company = [visit(), visit(), visit()]
    host = company[0]
    table = host.sets("me", "friend", "friend", game="caboo", window=window)
    for visitor, name in zip(company[1:], ("Bob", "Cyd"), strict=True):
        visitor.joins(host, table, name)
    host.post(f"/tables/{table}/start")
    return table, company, to_a_window(table, *((v, i) for i, v in enumerate(company)))


def others(company: list[Visitor], active: int) -> list[tuple[Visitor, int]]:
    """Return the other players clockwise; they may claim."""
    n = len(company)
    return [(company[x % n], x % n) for x in range(active + 1, active + n)]


def test_all_are_asked_at_once_and_none_is_told_what_another_says(three: Any):
    table, company, active = three
    (first, a), (second, b) = others(company, active)
    assert asked(first, table) == [0, 1, 2]
    before = second.frame(table, b)["scene"]
    does(first, table, a, "mine")
    after = second.frame(table, b)
    assert after["scene"]["choices"] == before["choices"]
    assert after["waiting"]["seats"] == sorted({0, 1, 2} - {a})
    assert 0 < after["waiting"]["left"] <= after["waiting"]["seconds"] == SECONDS
    mine = first.frame(table, a)["scene"]
    assert "choices" not in mine
    assert a not in mine["window"]["seats"]


def test_who_is_heard_first_is_first_however_they_sit(visit: Visit):
    for quick in (0, 1):
        table, company, active = of_three(visit)
        claimers = others(company, active)
        for visitor, seat in (claimers[quick], claimers[1 - quick]):
            does(visitor, table, seat, "mine")
        does(company[active], table, active, "pass")
        assert asked(company[0], table) == [claimers[quick][1]]


def test_the_journal_says_which_order_was_heard_and_the_check_that_it_was_not_drawn(
    visit: Visit, tmp_path: Path
):
    ann, bob = visit(), visit()
    table = ann.sets("me", "friend", game="caboo", window=SECONDS, edition=one_round())
    bob.joins(ann, table, "Bob")
    ann.post(f"/tables/{table}/start")
    seats = [(ann, 0), (bob, 1)]
    to_a_window(table, *seats)
    for visitor, seat in seats:
        does(visitor, table, seat, "caboo")
    verdict = ann.get(f"/tables/{table}/verdict")
    assert verdict["finding"] == "fair"
    assert "one more says who spoke first" in verdict["text"]
    lines = ann.http.get(f"/tables/{table}/journal").text.splitlines()
    heard = [line for line in map(json.loads, lines) if line.get("heard")]
    assert [line["text"] for line in heard] == ["called A"]


def one_round() -> str:
    """Return the text of an edition with a single round."""
    text = rules("caboo").edition_file.read_text(encoding="utf-8")
    changed = text.replace("[rounds]\nvalue = 100", "[rounds]\nvalue = 1")
    assert changed != text
    return changed


def test_without_hurry_all_are_waited_for_and_the_order_is_drawn(visit: Visit):
    ann, bob = visit(), visit()
    table = ann.sets("me", "friend", game="caboo", edition=one_round())
    bob.joins(ann, table, "Bob")
    ann.post(f"/tables/{table}/start")
    seats = [(ann, 0), (bob, 1)]
    to_a_window(table, *seats)
    assert ann.frame(table, 0)["waiting"]["left"] is None
    for visitor, seat in seats:
        does(visitor, table, seat, "caboo")
    lines = ann.http.get(f"/tables/{table}/journal").text
    assert '"called ' in lines
    assert "heard" not in lines


def test_what_was_said_without_hurry_outlives_the_house(tmp_path: Path):
    with visitors() as come:
        with open_server(tmp_path / "h.sqlite") as address:
            ann = come(address)
            table = ann.sets("me", "me", game="caboo")
            ann.post(f"/tables/{table}/start")
            to_a_window(table, (ann, 0), (ann, 1))
            does(ann, table, 0, "pass")
        with open_server(tmp_path / "h.sqlite") as address:
            again = come(address, ann)
            assert again.frame(table, 0)["waiting"]["seats"] == [1]
            does(again, table, 1, "pass")
            assert "waiting" not in {k for k, v in again.frame(table, 0).items() if v}


def test_a_window_closes_when_the_time_is_up_and_a_late_shout_loses_nothing(visit: Visit):
    table, company, active = of_three(visit, window=2)
    visitor, seat = others(company, active)[0]
    late = visitor.frame(table, seat)
    mine = next(c["action"] for c in late["scene"]["choices"] if c["notation"] == "mine")
    after = visitor.frame(table, seat, since=late["at"])
    assert after["at"] > late["at"]
    assert not after.get("waiting")
    assert visitor.answers(table, late, mine, 409)["error"] == "Conflict"
    assert visitor.frame(table, seat)["scene"] == visitor.frame(table, seat, -1)["scene"]
    assert asked(visitor, table) == [seat]  # clockwise, it is their turn


def test_a_shout_counts_once_and_a_second_one_that_differs_is_refused(three: Any):
    table, company, active = three
    visitor, seat = others(company, active)[0]
    frame = visitor.frame(table, seat)
    by = {c["notation"]: c["action"] for c in frame["scene"]["choices"]}
    once = visitor.answers(table, frame, by["mine"])
    assert visitor.answers(table, frame, by["mine"]) == once
    assert visitor.answers(table, frame, by["pass"], 409)["error"] == "Conflict"
    assert visitor.frame(table, seat)["waiting"]["seats"] == sorted({0, 1, 2} - {seat})


def test_whose_turn_it_is_may_not_claim_and_is_asked_still(three: Any):
    table, company, active = three
    (other, seat), _ = others(company, active)
    mine = next(
        c["action"] for c in other.frame(table, seat)["scene"]["choices"] if c["notation"] == "mine"
    )
    visitor = company[active]
    frame = visitor.frame(table, active)
    refused = visitor.answers(table, frame, mine, 400)
    assert refused["error"] == "IllegalAction"
    assert "your own turn" in refused["detail"]
    assert active in visitor.frame(table, active)["waiting"]["seats"]


def test_nobody_answers_for_a_foreign_seat_or_when_nobody_is_asked(three: Any, visit: Visit):
    table, company, active = three
    (visitor, seat), (_, foreign) = others(company, active)
    frame = visitor.frame(table, seat)
    action = frame["scene"]["choices"][0]["action"]
    visitor.answers(table, frame | {"seat": foreign}, action, 403)
    visit().answers(table, frame, action, 403)
    visitor.answers(table, frame, 2**31 - 1, 400)
    assert visitor.frame(table, seat)["waiting"]["seats"] == [0, 1, 2]


def test_who_was_second_waits_until_all_are_asked_again(three: Any):
    table, company, active = three
    claimers = others(company, active)
    for visitor, seat in claimers:
        does(visitor, table, seat, "mine")
    does(company[active], table, active, "pass")
    (winner, seat), (loser, other) = claimers
    frame = loser.frame(table, other)
    assert not frame.get("waiting")
    assert "choices" not in frame["scene"]
    action = winner.frame(table, seat)["scene"]["choices"][0]["action"]
    loser.answers(table, frame, action, 409)
    assert winner.frame(table, seat)["at"] == frame["at"]


def test_who_leaves_does_not_hold_the_window_open_and_takes_the_shout_along(three: Any):
    table, company, active = three
    (first, a), (second, b) = others(company, active)
    does(first, table, a, "mine")
    does(company[active], table, active, "pass")
    first.post(f"/tables/{table}/leave")
    assert second.frame(table, b)["waiting"]["seats"] == [b]
    does(second, table, b, "mine")
    assert asked(second, table) == [b]


def test_computer_players_need_a_while_like_people_and_close_the_window_early(visit: Visit):
    ann = visit()
    table = ann.sets("me", "keen", game="caboo", window=SECONDS)
    with ann.at_table(table) as seat:
        seat.says("look", seat=0)
        ann.post(f"/tables/{table}/start")
        while not (frame := seat.hears("frame")).get("waiting"):
            if choices := frame["scene"].get("choices"):
                by = {c["notation"]: c["action"] for c in choices}
                action = by.get("draw", by.get("discard"))
                seat.says("answer", seat=0, at=frame["at"], action=action)
        while (waiting := seat.hears("waiting"))["seats"] != [0]:
            assert waiting["left"] > 0.1 * SECONDS
        assert 0.4 < waiting["seconds"] - waiting["left"] < 0.9 * SECONDS
        by = {c["notation"]: c["action"] for c in frame["scene"]["choices"]}
        seat.says("answer", seat=0, at=frame["at"], action=by["pass"])
        assert seat.hears("frame")["at"] > frame["at"]


@pytest.mark.timeout(60)
def test_a_window_that_a_person_closes_holds_nobody_up_who_waits_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """The server waits briefly after the last computer player. In this test it waits for ever."""

    async def stirs(window: AnswerWindow) -> bool:
        await window._stirred.wait()
        window._stirred.clear()
        return True

    monkeypatch.setattr(AnswerWindow, "stirs", stirs)
    with open_server(tmp_path / "house.sqlite") as server_address, visitors() as come:
        ann = come(server_address)
        table = ann.sets("me", "keen", game="caboo")
        ann.post(f"/tables/{table}/start")
        assert ann.plays(table, 0, answers=6)["at"] > 0


def test_a_table_chooses_from_two_to_thirty_seconds_or_no_hurry(visit: Visit):
    ann = visit()
    for window, status in ((0, 201), (2, 201), (30, 201), (1, 400), (31, 400), (-1, 400)):
        chairs = [{"who": "me"}, {"who": "computer"}]
        body = {"game": "caboo", "chairs": chairs, "window": window}
        ann.post("/tables", body, status)


# --- where the table rests ------------------------------------------------------------------------


def test_the_next_round_is_dealt_when_everybody_has_looked_who_said_that_they_would(visit: Visit):
    company = [visit(), visit(), visit()]
    host, bob, _ = company
    table = host.sets("me", "friend", "friend", game="caboo")
    for visitor, name in zip(company[1:], ("Bob", "Cyd"), strict=True):
        visitor.joins(host, table, name)
    host.post(f"/tables/{table}/start")
    with host.at_table(table) as first, bob.at_table(table) as second:
        for live, seat in ((first, 0), (second, 1)):
            live.says("look", seat=seat, rests=True)
            live.says("seen", at=live.hears("frame")["at"])
        until(lambda: first.hears("looking")["seats"] == [])
        active = asked(host, table)[0]
        does(company[active], table, active, "caboo")
        at = first.hears("frame")["at"]
        first.says("seen", at=at)
        assert host.frame(table, 0, at, wait=0.5)["at"] == at
        assert host.frame(table, 0)["scene"]["rests"]
        second.says("seen", at=at)
        assert not first.hears("frame")["scene"].get("rests")


def test_who_leaves_the_page_is_not_waited_for(visit: Visit):
    host, bob = visit(), visit()
    table = host.sets("me", "friend", game="caboo")
    bob.joins(host, table, "Bob")
    host.post(f"/tables/{table}/start")
    with host.at_table(table) as live:
        live.says("look", seat=0, rests=True)
        live.says("seen", at=live.hears("frame")["at"])
        until(lambda: live.hears("looking")["seats"] == [])
        active = asked(host, table)[0]
        does((host, bob)[active], table, active, "caboo")
        at = live.hears("frame")["at"]
        assert bob.frame(table, 1, at, wait=0.3)["at"] == at
    assert bob.frame(table, 1, at)["at"] > at


def test_what_the_last_says_is_kept_by_what_comes_of_it_and_else_not_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """One flush stores the last reply and its result. An unstored decision does not count."""
    flushes: list[str] = []
    said, lines = TableStore.keep_said, TableStore.add_lines

    def keep_said(self: TableStore, record: TableRecord) -> None:
        flushes.append("said")
        said(self, record)

    def add_lines(self: TableStore, *of: Any) -> None:
        flushes.append("lines")
        if broken:
            raise StoreFailed("expected to keep it, got no room")
        lines(self, *of)

    monkeypatch.setattr(TableStore, "keep_said", keep_said)
    monkeypatch.setattr(TableStore, "add_lines", add_lines)
    broken: list[bool] = []
    with visitors() as come, open_server(tmp_path / "h.sqlite") as address:
        ann = come(address)
        table = ann.sets("me", "me", game="caboo")
        ann.post(f"/tables/{table}/start")
        to_a_window(table, (ann, 0), (ann, 1))
        flushes.clear()
        does(ann, table, 0, "pass")
        broken.append(True)
        does(ann, table, 1, "pass", 503)
        assert ann.frame(table, 0)["waiting"]["seats"] == [1]
        broken.clear()
        does(ann, table, 1, "pass")
        assert flushes == ["said", "lines", "lines"]
        assert "waiting" not in {k for k, v in ann.frame(table, 0).items() if v}


def test_once_all_people_have_spoken_no_computer_player_keeps_them_waiting(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(windows, "REACTION", 60.0)  # so each would take most of the window
    ann = visit()
    table = ann.sets("me", "easy", "easy", game="caboo", window=SECONDS)
    ann.post(f"/tables/{table}/start")
    while 0 not in ((frame := ann.frame(table, 0))["waiting"] or {"seats": []})["seats"]:
        if asked(ann, table) == [0]:
            ann.answers(table, frame, frame["scene"]["choices"][-1]["action"])
    began = time.monotonic()
    does(ann, table, 0, "pass")
    while ann.frame(table, 0)["at"] == frame["at"]:
        time.sleep(0.05)
    assert time.monotonic() - began < SECONDS / 3


async def test_computer_players_in_a_hurry_keep_their_order():
    window = AnswerWindow(0, [0, 1, 2], SECONDS)
    moments = {seat: time.monotonic() + 10 - seat for seat in (1, 2)}
    window.say(0, 0, time.monotonic())
    window.hasten()
    began = time.monotonic()
    await asyncio.gather(*(window.comes_to(moment) for moment in moments.values()))
    for seat, moment in moments.items():
        window.say(seat, 0, moment)
    assert time.monotonic() - began < 5
    assert window.in_order() == [0, 2, 1]


# --- taking a shout back --------------------------------------------------------------------------


def takes_back(visitor: Visitor, table: str, frame: Any) -> None:
    visitor.post(f"/tables/{table}/undo", {"seat": frame["seat"], "at": frame["at"]})


@pytest.mark.parametrize("window", [0, SECONDS])
def test_a_shout_can_be_taken_back_and_counts_as_a_decline_unless_said_again(
    visit: Visit, window: int
):
    for again in (False, True):
        table, company, active = of_three(visit, window)
        (first, a), (second, b) = others(company, active)
        frame = first.frame(table, a)
        does(first, table, a, "mine")
        before = second.frame(table, b)
        takes_back(first, table, frame)
        assert second.frame(table, b)["waiting"]["seats"] == before["waiting"]["seats"]
        if again:
            mine = next(c["action"] for c in frame["scene"]["choices"] if c["notation"] == "mine")
            first.answers(table, frame, mine)
        does(second, table, b, "pass")
        does(company[active], table, active, "pass")
        assert asked(second, table) == [a]  # to claim, or because it is their turn
        claims = first.frame(table, a)["scene"]["choices"][0]["notation"] != "caboo"
        assert claims == again


# --- the first look -------------------------------------------------------------------------------


def test_nobody_moves_before_all_have_looked_at_their_cards(visit: Visit):
    ann, bob = visit(), visit()
    table = ann.sets("me", "friend", game="caboo")
    bob.joins(ann, table, "Bob")
    with ann.at_table(table) as first, bob.at_table(table) as second:
        for live, seat in ((first, 0), (second, 1)):
            live.says("look", seat=seat, rests=True)
            live.hears("company")
        ann.post(f"/tables/{table}/start")
        at = first.hears("frame")["at"]
        looking = first.hears("looking")
        assert (looking["seats"], looking["at"]) == ([0, 1], at)
        assert 0 < looking["left"] <= 60
        mover = asked(ann, table)[0]
        frame = (ann, bob)[mover].frame(table, mover)
        draw = next(c["action"] for c in frame["scene"]["choices"] if c["notation"] == "draw")
        first.says("seen", at=at)
        assert first.hears("looking")["seats"] == [1]
        refused = (ann, bob)[mover].answers(table, frame, draw, 409)
        assert "still looking" in refused["detail"]
        second.says("seen", at=at)
        assert first.hears("looking")["seats"] == []
        (ann, bob)[mover].answers(table, frame, draw)


def test_a_computer_player_waits_for_the_first_look(visit: Visit):
    ann = visit()
    table = ann.sets("me", "easy", "easy", "easy", "easy", game="caboo")
    with ann.at_table(table) as live:
        live.says("look", seat=0, rests=True)
        live.hears("company")
        ann.post(f"/tables/{table}/start")
        at = live.hears("frame")["at"]
        assert live.hears("looking") | {"type": ""} == {
            "type": "", "at": at, "seats": [0], "left": None,
        }  # fmt: skip
        assert ann.frame(table, 0, at, wait=0.5)["at"] == at
        live.says("seen", at=at)
        if 0 not in asked(ann, table):
            assert ann.frame(table, 0, at)["at"] > at
