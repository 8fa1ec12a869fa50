"""The bus carries for each seat only what that seat sees, and lost messages are sent again."""

import asyncio
import json
import random
import threading
from collections.abc import Generator
from contextlib import ExitStack, contextmanager
from operator import itemgetter
from pathlib import Path
from typing import Any

import pytest
from nats import connect
from nats.aio.msg import Msg

from tests.server.conftest import Seated, Two, Visitor, until_asked, visitors
from tests.server.engines import Nats
from tests.server.tables.test_leaks import as_sent, assert_own
from tests.server.waiting import PATIENCE
from tinstar.match.journal import Journal
from tinstar.match.journal_header import game_of
from tinstar.match.journal_replay import follow, in_order
from tinstar.server.gateway.relay_messages import (
    Courier,
    NumberedBroadcast,
    PrivateMessage,
    decompress,
    unpack,
)
from tinstar.server.schema_types import EVERYTHING
from tinstar.server.tables.seat_frames import SceneRenderer

pytestmark = pytest.mark.xdist_group("engines")
LATE = 3  # decisions


@contextmanager
def overheard(nats: Nats) -> Generator[list[tuple[str, bytes]]]:
    """Record all messages of the bus, with their subjects."""
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
    """Return a table's messages by seat, guest and language."""
    found: dict[tuple[int, str, str], list[dict[str, Any]]] = {}
    for subject, raw in carried:
        _, _, *where = subject.split(".")
        if where[:2] == ["table", table]:
            seat, guest, language = where[2:]
            messages = found.setdefault((int(seat), guest, language), [])
            messages += map(json.loads, unpack(raw, NumberedBroadcast).messages)
    assert {m["type"] for messages in found.values() for m in messages} <= {
        "frame",
        "waiting",
        "log",
    }
    return found


LOOKS = ((0, "en"), (1, "de"), (-1, "en"), (-1, "de"))  # seats and languages


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
    before_the_end = b"".join(decompress(raw) for _, raw in carried[: len(carried) // 2])
    assert journal.end.seed.encode() not in before_the_end


def test_late_watchers_are_shown_the_same_at_both_doors_and_the_bus_carries_nothing_earlier(
    two: Two, nats: Nats, short: str, tmp_path: Path
):
    """After an undo, too."""
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
    journal, eyes = Journal.load(path), SceneRenderer(names, memory_aid=False, language="de")
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
    """Play to the end, with one undo. Return what the spectators saw.

    The last two spectators must see the same views, one for each view of the first spectator. Each
    view is returned with the position that was due.
    """
    asked: list[int] = []  # its position at each decision
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


def test_what_is_lost_on_the_way_is_made_good(
    pair: tuple[Visitor, Visitor], short: str, monkeypatch: pytest.MonkeyPatch
):
    ann, far = pair
    chance, publish = random.Random(3), Courier.publish

    def lossy(courier: Courier, subject: str, letter: NumberedBroadcast | PrivateMessage) -> None:
        if chance.random() > 0.5:
            publish(courier, subject, letter)

    monkeypatch.setattr(Courier, "publish", lossy)
    table = ann.sets("me", "keen", edition=short)
    with far.at_table(table) as live:
        live.says("look", seat=0)
        live.hears("company")
        ann.post(f"/tables/{table}/start")
        end = ann.plays(table, 0)
        while (frame := live.hears("frame"))["at"] < end["at"]:
            assert frame["seat"] == 0
        assert frame["scene"] == end["scene"]
