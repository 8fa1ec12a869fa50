"""The earliest reaction wins despite network latency, as far as the server can measure it."""

import heapq
import itertools
import json
import random
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import PATIENCE, Seated, Visitor
from tinstar.games import rules
from tinstar.server.gateway import client_latency
from tinstar.server.gateway.client_latency import MOST, UNANSWERED, ClientLatency

NEAR, FAR = 0.02, 0.2  # one-way delay in seconds
SHOUTS, TABLES = 60, 6
CLOSEST, WIDEST = 0.03, 0.15  # seconds between two shouts
FORESIGHT = 0.1  # seconds until the first of them
ACTION = rules("caboo").actions.read


class Distant:
    """A client whose messages are delayed in both directions."""

    def __init__(self, seated: Seated, way: float):
        self.seated = seated
        self.way = way
        self.heard: list[dict[str, Any]] = []
        self.news = threading.Condition()
        self._late: list[tuple[float, int, Callable[[], None]]] = []
        self._order = itertools.count()
        self._over = False
        for job in (self._listen, self._deliver):
            threading.Thread(target=job, daemon=True).start()

    def says(self, kind: str, **more: Any) -> None:
        self._later(time.monotonic() + self.way, lambda: self.seated.says(kind, **more))

    def shouts(self, moment: float, kind: str, **more: Any) -> None:
        """Send at that moment, to arrive later."""
        self._later(moment + self.way, lambda: self.seated.says(kind, **more))

    def hears(self, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        with self.news:
            found = lambda: next((m for m in reversed(self.heard) if fits(m)), None)  # noqa: E731
            message = self.news.wait_for(found, PATIENCE)
        assert message
        return message

    def _later(self, moment: float, do: Callable[[], None]) -> None:
        with self.news:
            heapq.heappush(self._late, (moment, next(self._order), do))
            self.news.notify_all()

    def _listen(self) -> None:
        try:
            while True:
                message = json.loads(self.seated.socket.recv())
                self._later(time.monotonic() + self.way, lambda m=message: self._hear(m))
        except ConnectionClosed:
            self._over = True

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "ping":
            self.says("pong", stamp=message["stamp"])
        with self.news:
            self.heard.append(message)
            self.news.notify_all()

    def _deliver(self) -> None:
        while not self._over:
            with self.news:
                wait = self._late[0][0] - time.monotonic() if self._late else PATIENCE
                if wait > 0:
                    self.news.wait(wait)
                    continue
                _, _, do = heapq.heappop(self._late)
            try:
                do()
            except ConnectionClosed:
                return


def endless() -> str:
    """Return the text of an edition of many rounds in which a wrong call costs nothing."""
    text = rules("caboo").edition_file.read_text(encoding="utf-8")
    for name, old, new in (("limit", 56, 9999), ("rounds", 100, 200)):
        changed = text.replace(f"[{name}]\nvalue = {old}", f"[{name}]\nvalue = {new}")
        assert changed != text
        text = changed
    return text


def to_a_window(table: str, *company: Visitor) -> int:
    """Draw and discard a card; return the table position."""
    frame = company[0].frame(table, -1)
    active = next(s["seat"] for s in frame["scene"]["seats"] if s.get("asked"))
    at = frame["at"]
    for notation in ("draw", "discard"):
        said = {"seat": active, "at": at, "action": ACTION(notation)}
        at = company[active].post(f"/tables/{table}/answers", said)["at"]
    return at


def right_orders(visit: Callable[[], Visitor], shouts: int, seed: int) -> int:
    """Return in how many rounds the earlier of two calls is ranked first."""
    rng, right = random.Random(seed), 0
    ann, bob = visit(), visit()
    table = ann.sets("me", "friend", game="caboo", window=30, edition=endless())
    bob.joins(ann, table, "Bob")
    with ann.at_table(table) as one, bob.at_table(table) as other:
        near, far = Distant(one, NEAR), Distant(other, FAR)
        for seat, client in enumerate((near, far)):
            client.says("look", seat=seat)
        ann.post(f"/tables/{table}/start")
        for client in (near, far):  # latency is measured while nothing happens
            client.hears(lambda _, c=client: sum(m["type"] == "ping" for m in c.heard) >= 4)
        far.hears(lambda m: m["type"] == "frame")
        time.sleep(2 * FAR)
        for _ in range(shouts):
            at = to_a_window(table, ann, bob)
            first = rng.randrange(2)
            moment = time.monotonic() + FORESIGHT
            for seat, client in enumerate((near, far)):
                late = 0 if seat == first else rng.uniform(CLOSEST, WIDEST)
                client.shouts(moment + late, "answer", seat=seat, at=at, action=ACTION("caboo"))
            after = ann.frame(table, -1, since=at)
            called = next(e for e in after["events"] if e["kind"] == "caboo")
            right += called["seat"] == first
    return right


@pytest.fixture
def attentive() -> Iterator[None]:
    """Switch threads often: server and clients are threads, and 5 ms would distort the result."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(0.0002)
    yield
    sys.setswitchinterval(usual)


@pytest.mark.usefixtures("attentive")
def test_of_two_with_20_and_200_milliseconds_the_truly_earlier_shout_wins(visit: Any):
    with ThreadPoolExecutor(TABLES) as pool:
        each = SHOUTS // TABLES
        found = pool.map(lambda seed: right_orders(visit, each, seed), range(TABLES))
    assert sum(found) >= 0.95 * SHOUTS


# --- measuring ------------------------------------------------------------------------------------


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Return a clock that the test sets."""
    now = [100.0]
    monkeypatch.setattr(client_latency.time, "monotonic", lambda: now[0])
    return now


def measured(clock: list[float], *there_and_back: float) -> ClientLatency:
    found = ClientLatency()
    for seconds in there_and_back:
        ping = found.ping()
        clock[0] += seconds
        found.pong(ping.stamp)
    return found


def test_half_the_way_there_and_back_counts_and_of_several_the_middle_one(clock: list[float]):
    assert measured(clock, 0.1).way == pytest.approx(0.05)
    assert measured(clock, 0.1, 9.0, 0.2).way == pytest.approx(0.1)


def test_who_was_not_measured_yet_is_not_corrected(clock: list[float]):
    assert ClientLatency().way == 0
    unanswered = ClientLatency()
    unanswered.ping()
    assert unanswered.way == 0


def test_an_absurd_distance_is_believed_up_to_a_bound(clock: list[float]):
    assert measured(clock, 60.0, 60.0).way == MOST


def test_a_stamp_that_was_never_sent_or_was_answered_already_tells_nothing(clock: list[float]):
    found = measured(clock, 0.1)
    ping = found.ping()
    clock[0] += 0.1
    found.pong(ping.stamp)
    clock[0] += 50
    for stamp in (ping.stamp, 0, ping.stamp ^ 1):
        found.pong(stamp)
    assert found.way == pytest.approx(0.05)


def test_pings_that_are_never_answered_are_forgotten(clock: list[float]):
    found = ClientLatency()
    first = found.ping()
    for _ in range(UNANSWERED):
        found.ping()
    clock[0] += 1
    found.pong(first.stamp)
    assert found.way == 0
