"""Several processes are one house: any takes a socket or a request, one has the table."""

import asyncio
import json
import random
import threading
import time
from collections.abc import Generator, Iterator
from contextlib import ExitStack, contextmanager
from operator import itemgetter
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from nats import connect
from nats.aio.msg import Msg

from tests.server.conftest import PATIENCE, Seated, Visitor, open_house, visitors
from tests.server.engines import Nats, Postgres, until
from tests.server.test_leaks import as_sent, assert_own
from tinstar.server.messages.terms import EVERYTHING, WATCHER
from tinstar.server.rooms.sight import Eyes
from tinstar.server.wire.letters import Alone, Batch, Mail, plain, unpack
from tinstar.server.wire.there import There
from tinstar.table.header import game_of
from tinstar.table.journal import Journal
from tinstar.table.replaying import follow, in_order

pytestmark = pytest.mark.xdist_group("engines")


class Two(NamedTuple):
    """The addresses of two houses that are one."""

    one: str
    other: str


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    engine = Postgres()
    yield engine
    engine.close()


@pytest.fixture(scope="module")
def nats() -> Iterator[Nats]:
    engine = Nats()
    yield engine
    engine.stop()


@pytest.fixture(scope="module")
def shared(postgres: Postgres, nats: Nats) -> dict[str, Any]:
    wide = dict.fromkeys(("requests_per_second", "requests_at_once"), 10**6)
    return {"database": postgres.new("two"), "bus": nats.url, **wide}


@pytest.fixture(scope="module")
def two(shared: dict[str, Any]) -> Iterator[Two]:
    with open_house(**shared) as one, open_house(**shared) as other:
        for address in (one, other):
            until(lambda a=address: httpx.get(f"{a}/readyz").text == "ready\n")
        yield Two(one, other)


@pytest.fixture
def pair(two: Two) -> Iterator[tuple[Visitor, Visitor]]:
    """One guest, through both doors."""
    with visitors() as come:
        ann, same = come(two.one), come(two.other)
        same.http.cookies = ann.http.cookies
        yield ann, same


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


def until_asked(table: str, *who: tuple[Visitor, int]) -> tuple[Visitor, Any]:
    """Who of them is asked, and the frame that says so; or the last frame."""
    limit = time.monotonic() + PATIENCE
    while True:
        frames = [(visitor, visitor.frame(table, seat, wait=0)) for visitor, seat in who]
        for visitor, frame in frames:
            if frame["scene"].get("choices") or frame["scene"].get("ending"):
                return visitor, frame
        assert time.monotonic() < limit, frames


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
        here = come(two.one)
        with open_house(**shared) as leaves:
            ann = come(leaves)
            here.http.cookies = ann.http.cookies
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


@contextmanager
def overheard(nats: Nats) -> Generator[list[tuple[str, bytes]]]:
    """All that the bus carries meanwhile: under which subject, and what."""
    heard: list[tuple[str, bytes]] = []
    ready, stop = threading.Event(), threading.Event()

    async def listen() -> None:
        client = await connect(nats.url)

        async def hear(message: Msg) -> None:
            heard.append((message.subject, message.data))

        await client.subscribe(">", cb=hear)
        await client.flush()
        ready.set()
        await asyncio.to_thread(stop.wait)
        await client.flush()
        await client.close()

    thread = threading.Thread(target=asyncio.run, args=[listen()])
    thread.start()
    assert ready.wait(PATIENCE)
    try:
        yield heard
    finally:
        stop.set()
        thread.join(PATIENCE)


def carried_to(
    carried: list[tuple[str, bytes]], table: str
) -> dict[tuple[int, str, str], list[dict[str, Any]]]:
    """What a table told, for which seat and whose ears, in which language."""
    found: dict[tuple[int, str, str], list[dict[str, Any]]] = {}
    for subject, raw in carried:
        _, _, *where = subject.split(".")
        if where[:2] == ["table", table]:
            seat, guest, language = where[2:]
            messages = found.setdefault((int(seat), guest, language), [])
            messages += map(json.loads, unpack(raw, Batch).messages)
    assert {m["type"] for messages in found.values() for m in messages} <= {
        "frame",
        "waiting",
        "log",
    }
    return found


LOOKS = ((0, "en"), (1, "de"), (-1, "en"), (-1, "de"))  # seats, and what is read there


def test_the_bus_carries_of_each_seat_what_that_seat_sees_in_its_languages_and_no_more(
    pair: tuple[Visitor, Visitor], two: Two, nats: Nats, short: str, tmp_path: Path
):
    ann, far = pair
    with visitors() as come, overheard(nats) as carried, ExitStack() as stack:
        bob, eve, gil = (come(two.other) for _ in range(3))
        table = ann.sets("me", "friend", edition=short)
        bob.joins(ann, table, "Bob")
        ann.post(f"/tables/{table}/start")
        lives = [stack.enter_context(visitor.at_table(table)) for visitor in (far, bob, eve, gil)]
        for live, (seat, language) in zip(lives, LOOKS, strict=True):
            live.says("look", seat=seat, language=language)
        while True:
            who, mine = until_asked(table, (far, 0), (bob, 1))
            for live in lives:
                while live.hears("frame")["at"] < mine["at"]:
                    pass
            if mine["scene"].get("ending"):
                break
            choices = mine["scene"]["choices"]
            who.answers(table, mine, choices[mine["at"] % len(choices)]["action"])
        path = tmp_path / "match.jsonl"
        path.write_bytes(ann.http.get(f"/tables/{table}/journal").content)
        names = [chair["name"] for chair in ann.get(f"/tables/{table}")["chairs"]]
    journal = Journal.load(path)
    kept = follow(journal, game_of(journal))
    ears = carried_to(carried, table)
    assert sorted((seat, language) for seat, _, language in ears) == sorted(LOOKS)
    assert (-1, "public", "de") in ears
    for (seat, _, language), messages in ears.items():
        frames = [m for m in messages if m["type"] == "frame"]
        assert len(frames) > 3
        for frame in frames:
            assert frame["seat"] == seat
            assert_own(frame, kept, names, False, language)
    assert journal.end
    before_the_end = b"".join(plain(raw) for _, raw in carried[: len(carried) // 2])
    assert journal.end.seed.encode() not in before_the_end


LATE = 3  # decisions


def test_late_watchers_are_shown_the_same_at_both_doors_and_the_bus_carries_nothing_earlier(
    two: Two, nats: Nats, short: str, tmp_path: Path
):
    """Also where an answer is taken back."""
    with visitors() as come, overheard(nats) as carried, ExitStack() as stack:
        ann, near, (bob, late, public) = come(two.one), come(two.one), map(come, [two.other] * 3)
        table = ann.sets("me", "friend", edition=short, delay=LATE)
        bob.joins(ann, table, "Bob")
        ann.post(f"/tables/{table}/start")
        until_asked(table, (ann, 0), (bob, 1))
        watches = [stack.enter_context(who.at_table(table)) for who in (public, near, late)]
        for live, seat in zip(watches, (-1, EVERYTHING, EVERYTHING), strict=True):
            live.says("look", seat=seat, language="de")
            live.hears("frame")
        shown = watched(watches, table, (ann, 0), (bob, 1))
        path = tmp_path / "match.jsonl"
        path.write_bytes(ann.http.get(f"/tables/{table}/journal").content)
        names = [chair["name"] for chair in ann.get(f"/tables/{table}")["chairs"]]
    logs, late_logs = ([m for m in x.heard if m.get("type") == "log"] for x in (near, late))
    assert logs == late_logs
    journal, eyes = Journal.load(path), Eyes(names, memory_aid=False, language="de")
    kept = follow(journal, game_of(journal))
    stood = [
        (0, kept[0].before),
        *((at, x.after) for (at, _), x in zip(in_order(journal, kept), kept, strict=True)),
    ]
    for due, frame in shown:
        at, state = max((x for x in stood if x[0] <= due), key=itemgetter(0))
        assert frame["at"] == at
        assert frame["scene"] == as_sent(eyes.scene(state, EVERYTHING))
    ears = carried_to(carried, table)
    ((_, whose, _),) = (where for where in ears if where[0] == EVERYTHING)
    assert whose != "public"
    assert [m for m in ears[EVERYTHING, whose, "de"] if m["type"] == "frame"] == [
        x for _, x in shown
    ]


def watched(lives: list[Seated], table: str, *people: tuple[Visitor, int]) -> list[tuple[int, Any]]:
    """Play to the end, with one answer taken back. What the last two who watch were shown, both the
    same and as often as the first one; each with where the table stood that was due then."""
    asked: list[int] = []  # where it stood at each decision
    shown: list[tuple[int, Any]] = []

    def look() -> None:
        limit, now = until_asked(table, *people)[1]["at"], {"at": -1}
        while now["at"] < limit:
            now, *both = (live.hears("frame") for live in lives)
            assert both[0] == both[1]
            due = asked[-LATE] if len(asked) >= LATE else 0
            shown.append((now["at"] if now["scene"].get("ending") else due, both[0]))

    undone = False
    while not (asks := until_asked(table, *people))[1]["scene"].get("ending"):
        who, mine = asks
        who.answers(table, mine, mine["scene"]["choices"][0]["action"])
        asked.append(mine["at"])
        look()
        after = who.frame(table, mine["seat"], wait=0)
        if after["undo"] and not undone and len(asked) > LATE:
            who.post(f"/tables/{table}/undo", {"seat": mine["seat"], "at": after["at"]})
            undone = bool(asked.pop())
            look()
    assert undone
    return shown


def test_who_is_not_let_look_hears_on_as_before_at_once(
    pair: tuple[Visitor, Visitor], two: Two, short: str, monkeypatch: pytest.MonkeyPatch
):
    """And does not have to wait until the owner is asked how everybody stands."""
    monkeypatch.setattr(There, "stands", lambda *_: None)
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


def test_what_is_lost_on_the_way_is_made_good(
    pair: tuple[Visitor, Visitor], short: str, monkeypatch: pytest.MonkeyPatch
):
    ann, far = pair
    chance, publish = random.Random(3), Mail.publish

    def lossy(mail: Mail, subject: str, letter: Batch | Alone) -> None:
        if chance.random() > 0.5:
            publish(mail, subject, letter)

    monkeypatch.setattr(Mail, "publish", lossy)
    table = ann.sets("me", "keen", edition=short)
    with far.at_table(table) as live:
        live.says("look", seat=0)
        live.hears("company")
        ann.post(f"/tables/{table}/start")
        end = ann.plays(table, 0)
        while (frame := live.hears("frame"))["at"] < end["at"]:
            assert frame["seat"] == 0
        assert frame["scene"] == end["scene"]


def test_what_is_a_guest_s_own_is_the_same_through_any_door_and_forgotten_at_all_processes(
    pair: tuple[Visitor, Visitor], short: str
):
    ann, far = pair
    over, running = (ann.sets("me", "keen", edition=short) for _ in range(2))
    for table in (over, running):
        ann.post(f"/tables/{table}/start")
    ann.plays(over, 0)
    until(lambda: ann.get("/me/turns")["turns"])
    assert far.get("/me/turns") == ann.get("/me/turns")  # the other process says whom it asks
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
    """What tells them is closed and open at both doors alike."""
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
