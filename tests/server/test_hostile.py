"""Hostile guests get clear errors and disturb no table."""

import asyncio
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.conftest import Visit, Visitor, asked, open_server, visitors
from tests.server.waiting import PATIENCE
from tinstar.errors import BadOption
from tinstar.players.net_players import KeenPlayer
from tinstar.players.simple import EasyPlayer
from tinstar.server.gateway import local_table
from tinstar.server.guests.display_names import checked
from tinstar.server.tables.table_record import ChairRecord, TableRecord


@contextmanager
def untouched(host: Visitor, table: str) -> Iterator[None]:
    """Assert that the table does not change meanwhile."""
    before = host.frame(table, 0)["scene"], host.frame(table, 0)["at"]
    yield
    assert (host.frame(table, 0)["scene"], host.frame(table, 0)["at"]) == before


@pytest.fixture
def table(visit: Visit, short: str) -> tuple[Visitor, str]:
    """Return the host of a running table of two people, on seat A, and the table."""
    ann, bob = visit(), visit()
    table = ann.sets("me", "friend", edition=short)
    bob.joins(ann, table, "Bob")
    ann.post(f"/tables/{table}/start")
    return ann, table


def test_a_page_of_another_site_can_neither_post_nor_connect(table: tuple[Visitor, str]):
    ann, id = table
    with untouched(ann, id):
        foreign = {"Origin": "https://evil.example"}
        refused = ann.http.post(f"/tables/{id}/leave", headers=foreign)
        assert refused.status_code == 403
        assert refused.json()["error"] == "Forbidden"
        with pytest.raises(InvalidStatus) as e, ann.at_table(id, Origin="https://evil.example"):
            pass
        assert e.value.response.status_code == 403
    assert ann.http.get("/house", headers={"Host": "evil.example"}).status_code == 403


def test_the_house_s_own_page_may_connect(table: tuple[Visitor, str]):
    ann, id = table
    with ann.at_table(id, Origin=ann.address) as seat:
        seat.says("look", seat=0)
        assert seat.hears("frame")["seat"] == 0


@pytest.mark.parametrize("forged", ["guest", "guest.0000", "guest.", ".", "ä.ö", "x" * 5000])
def test_a_forged_cookie_holds_no_seat(table: tuple[Visitor, str], forged: str):
    ann, id = table
    (name,) = ann.http.cookies
    headers = [("Cookie", f"{name}={forged}".encode())]
    url = f"{ann.address}/api/tables/{id}"
    answer = httpx.get(url, headers=headers)  # pyright: ignore[reportArgumentType]
    assert not any(c["yours"] for c in answer.json()["chairs"])


def test_a_cookie_of_another_house_holds_no_seat(table: tuple[Visitor, str], tmp_path: Path):
    ann, id = table
    with open_server(tmp_path / "other.sqlite") as other, visitors() as come:
        _, _, value = come(other).cookie.partition("=")
    (name,) = ann.http.cookies
    cookie = f"{name}={value}"
    answer = httpx.get(f"{ann.address}/api/tables/{id}/seats/0/frame", headers={"Cookie": cookie})
    assert answer.status_code == 403


def test_a_browser_that_visits_another_house_at_the_same_host_keeps_its_seats(
    table: tuple[Visitor, str], tmp_path: Path
):
    ann, id = table
    with open_server(tmp_path / "other.sqlite") as other, visitors() as come:
        there = come(other)
        there.http.cookies.update(ann.http.cookies)
        assert there.get("/tables")["tables"] == []
        for cookie in there.http.cookies.jar:
            ann.http.cookies.jar.set_cookie(cookie)
    assert ann.get(f"/tables/{id}/seats/0/frame")["seat"] == 0


def test_nobody_moves_for_another_seat_or_out_of_turn(table: tuple[Visitor, str], visit: Visit):
    ann, id = table
    eve = visit()
    frame = ann.frame(id, 0)
    with untouched(ann, id):
        for seat in (-1, 0, 1, 5):
            said = {"seat": seat, "at": frame["at"], "action": 0}
            assert eve.post(f"/tables/{id}/answers", said, 403)["error"] == "Forbidden"
            said = {"seat": seat, "at": frame["at"]}
            eve.post(f"/tables/{id}/undo", said, 403)
        said = {"seat": 1, "at": frame["at"], "action": 0}
        ann.post(f"/tables/{id}/answers", said, 403)
        eve.post(f"/tables/{id}/start", status=403)
        eve.post(f"/tables/{id}/leave", status=403)
        eve.get(f"/tables/{id}/links", status=403)
        eve.put(f"/tables/{id}/chairs/0", {"who": "computer"}, 403)
        eve.post(f"/tables/{id}/recover", {"token": "x" * 22}, 403)
        eve.post(f"/tables/{id}/join", {"invitation": "x" * 22, "name": "Eve"}, 403)


def test_who_is_not_asked_answers_nothing_and_who_is_nothing_that_the_rules_refuse(
    visit: Visit, short: str
):
    ann = visit()
    table = ann.sets("me", "me", edition=short)
    ann.post(f"/tables/{table}/start")
    (seat,) = asked(ann.frame(table, 0))
    with untouched(ann, table):
        ann.answers(table, ann.frame(table, 1 - seat), 0, 409)
        frame = ann.frame(table, seat)
        legal = {c["action"] for c in frame["scene"]["choices"]}
        for bad in (next(a for a in range(1000) if a not in legal), 2**31 - 1):
            ann.answers(table, frame, bad, 400)


def test_a_spectator_who_sends_moves_is_told_no(table: tuple[Visitor, str], visit: Visit):
    ann, id = table
    frame = ann.frame(id, 0)
    with untouched(ann, id), visit().at_table(id) as eve:
        eve.says("look", seat=0)
        assert eve.hears("refused")["error"] == "Forbidden"
        eve.says("look", seat=-1)
        assert eve.hears("frame")["seat"] == -1
        for seat in (-1, 0):
            eve.says("answer", seat=seat, at=frame["at"], action=0)
            assert eve.hears("refused")["at"] == frame["at"]


@pytest.mark.parametrize(
    "said",
    [
        "",
        "{",
        "null",
        "[]",
        '"look"',
        '{"type":"look"',
        '{"type":"dance"}',
        '{"type":"look","seat":"A"}',
        '{"type":"look","seat":99}',
        '{"type":"look","seat":1e400}',
        '{"type":"look","more":1}',
        '{"type":"answer","seat":0,"at":-1,"action":0}',
        '{"type":"answer","seat":0,"at":0,"action":99999999999999999999}',
        "[" * 4000,
        '{"a":' * 600,
        "\x00\x01\x02",
    ],
)
def test_what_is_no_message_is_refused_and_the_connection_goes_on(
    table: tuple[Visitor, str], said: str
):
    ann, id = table
    with untouched(ann, id), ann.at_table(id) as seat:
        seat.socket.send(said)
        refused = seat.hears("refused")
        assert refused["error"] == "BadMessage"
        assert "/" not in refused["detail"].replace("`", "")
        seat.says("look", seat=0)
        assert seat.hears("frame")["seat"] == 0


def test_bytes_instead_of_text_harm_nobody(table: tuple[Visitor, str]):
    ann, id = table
    with untouched(ann, id), ann.at_table(id) as seat:
        seat.socket.send(b"\xff\xfe\x00")
        assert seat.hears("refused")["error"] == "BadMessage"


def test_a_flood_is_refused_and_then_closed(table: tuple[Visitor, str]):
    ann, id = table
    with untouched(ann, id), ann.at_table(id) as seat:
        with suppress(ConnectionClosed):  # it may close before all is sent
            for _ in range(70):
                seat.says("pong", stamp=1)
        assert seat.hears("refused")["error"] == "TooMuch"
        with pytest.raises(ConnectionClosed) as e:
            seat.hears("never")
        assert e.value.rcvd
        assert e.value.rcvd.code in (1008, 1013)


@pytest.mark.parametrize("body", [b"[" * 20_000, b'{"a":' * 10_000, b"\xff", b"", b"nul", b"[]"])
def test_a_body_that_is_no_request_is_refused(visit: Visit, body: bytes):
    kind = {"Content-Type": "application/json"}
    answer = visit().http.post("/tables", content=body, headers=kind)
    assert answer.status_code == 400
    assert {"error", "detail"} == set(answer.json())
    assert "Traceback" not in answer.text
    assert "site-packages" not in answer.text


def test_a_body_that_is_too_big_is_refused(visit: Visit):
    answer = visit().http.post("/tables", json={"game": "x" * 200_000, "chairs": []})
    assert answer.status_code == 413
    assert {"error", "detail"} == set(answer.json())


@pytest.mark.parametrize(
    "name",
    [
        *("", " ", "a" * 41, "a\nb", "a\u202eb", "a\u200bb", "\x00", "\u2066x", "a\x1b[31m"),
        *("b" + "\u0301" * 3, "\u0301b", "\u0410nn", "Ann \u0392ob", "\uff21\u0430", "m\u03bcm"),
    ],
)
def test_names_that_cannot_be_shown_are_refused(visit: Visit, name: str):
    ann, bob = visit(), visit()
    table = ann.sets("me", "friend")
    said = {"invitation": ann.get(f"/tables/{table}/links")["invitation"], "name": name}
    bob.post(f"/tables/{table}/join", said, 400)
    said = {"invitation": said["invitation"], "name": "Bob", "words": "a"}
    bob.post(f"/tables/{table}/join", said, 400)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Zoe\u0308", "Zo\u00eb"),
        ("Nguye\u0302\u0303n", "Nguy\u1ec5n"),
        ("\u0410\u043d\u043d\u0430 Ann", ""),
        ("\u7530\u4e2d\u305f\u308d\u3046Ken", ""),
        ("\uae40\u6d77Lee", ""),
        ("\u05e9\u05b8\u05c1\u05dc\u05d5\u05b9\u05dd", ""),
    ],
)
def test_names_of_all_the_world_are_welcome(name: str, shown: str):
    assert checked(name) == (shown or name)


@pytest.mark.parametrize("name", ["ann", "\uff21nn", "\U0001d400nn"])
def test_a_name_that_looks_like_another_is_taken(name: str):
    chairs = [ChairRecord("Ann", "person"), ChairRecord()]
    record = TableRecord("id", "game", chairs, {}, False, 0.0, "", "host", "invitation", b"seed")
    with pytest.raises(BadOption, match="taken"):
        record.check_name(name, 1)


def test_one_unreadable_table_hides_no_other(
    tmp_path: Path, short: str, caplog: pytest.LogCaptureFixture
):
    path = tmp_path / "house.sqlite"
    with open_server(path) as server_address, visitors() as come:
        ann = come(server_address)
        tables = [ann.sets("me", "friend", edition=short) for _ in range(4)]
    with sqlite3.connect(path) as db:
        for table, raw in zip(tables, [b"{", b"\xff", b'{"game":"chess"}'], strict=False):
            db.execute("update tables set record = ? where id = ?", (raw, table))
            db.execute("update tables set phase = 'playing' where id = ?", (table,))
    db.close()
    with open_server(path) as server_address, visitors() as come:
        again = come(server_address, ann)
        assert [t["id"] for t in again.get("/tables")["tables"]] == tables[3:]
        for table in tables[:3]:
            assert again.get(f"/tables/{table}", 503)["error"] == "BadRecord"
            assert table in caplog.text
    assert "Traceback" not in caplog.text


def test_markup_in_a_name_is_plain_text(visit: Visit, short: str):
    ann, bob = visit(), visit()
    table = ann.sets("me", "friend", edition=short)
    name = '<img src=x onerror="alert(1)">'
    assert bob.joins(ann, table, name)["chairs"][1]["name"] == name
    answer = ann.http.get(f"/tables/{table}")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_guessed_id_opens_nothing(visit: Visit):
    eve = visit()
    for id in ("x", "A" * 16, "%00", "ä", "A" * 40):
        eve.get(f"/tables/{id}", status=404)
        with pytest.raises(InvalidStatus), eve.at_table(id):
            pass
    eve.get(f"/tables/{'A' * 41}", status=400)


def test_who_connects_and_says_nothing_is_let_go(tmp_path: Path, short: str):
    with open_server(tmp_path / "h.sqlite", hello_within=0.3) as server_address, visitors() as come:
        ann = come(server_address)
        table = ann.sets("me", "me", edition=short)
        with ExitStack() as stack:
            silent = [stack.enter_context(ann.at_table(table))]
            silent[0].says("pong", stamp=1)  # not a `look`
            silent += [stack.enter_context(ann.at_table(table)) for _ in range(50)]
            for seat in silent:
                with pytest.raises(ConnectionClosed) as e:
                    list(seat.socket)  # all remaining messages
                assert e.value.rcvd
                assert e.value.rcvd.code == 1008


def test_what_a_busy_house_takes_is_not_held_against_who_said_hello(
    tmp_path: Path, short: str, monkeypatch: pytest.MonkeyPatch
):
    at_once = local_table.handle_message

    async def later(*what: Any) -> None:
        await asyncio.sleep(0.6)
        await at_once(*what)

    monkeypatch.setattr(local_table, "handle_message", later)
    with open_server(tmp_path / "h.sqlite", hello_within=0.3) as server_address, visitors() as come:
        ann = come(server_address)
        table = ann.sets("me", "keen", edition=short)
        ann.post(f"/tables/{table}/start")
        with ann.at_table(table) as seat:
            seat.says("look", seat=0)
            assert seat.hears("frame")


def test_nobody_has_more_connections_than_they_may(tmp_path: Path, short: str):
    with (
        open_server(tmp_path / "h.sqlite", connections_per_address=5) as server_address,
        visitors() as come,
    ):
        ann = come(server_address)
        table = ann.sets("me", "me", edition=short)
        with ExitStack() as stack:
            for _ in range(5):
                stack.enter_context(ann.at_table(table))
            with pytest.raises(InvalidStatus), ann.at_table(table):
                pass
            wait = ann.http.get(f"/tables/{table}/seats/0/frame", params={"wait": 5})
            assert wait.status_code == 429


def test_too_many_requests_are_refused_for_a_while(tmp_path: Path):
    limits = {"requests_per_second": 20, "requests_at_once": 30}
    with open_server(tmp_path / "h.sqlite", **limits) as server_address, visitors() as come:
        ann = come(server_address)
        got = [ann.http.get("/house").status_code for _ in range(100)]
        assert got[:20] == [200] * 20
        assert 429 in got
        time.sleep(0.1)  # the bucket refills
        assert ann.http.get("/house").status_code == 200


def test_nobody_sets_more_tables_than_they_may(tmp_path: Path):
    with (
        open_server(tmp_path / "h.sqlite", tables_per_guest=3) as server_address,
        visitors() as come,
    ):
        ann = come(server_address)
        for _ in range(3):
            ann.sets("me", "friend")
        chairs = [{"who": "me"}, {"who": "friend"}]
        ann.post("/tables", {"game": "calaboose", "chairs": chairs}, 429)


def test_a_locked_database_refuses_moves_and_loses_none(
    tmp_path: Path, short: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("tinstar.server.storage.connections.LOCK_SECONDS", 0.2)
    path = tmp_path / "house.sqlite"
    with open_server(path) as server_address, visitors() as come:
        ann = come(server_address)
        table = ann.sets("me", "me", edition=short)
        ann.post(f"/tables/{table}/start")
        (seat,) = asked(ann.frame(table, 0))
        frame = ann.frame(table, seat)
        action = frame["scene"]["choices"][0]["action"]
        locked = sqlite3.connect(path, isolation_level=None)
        locked.execute("BEGIN IMMEDIATE")
        with untouched(ann, table):
            assert ann.answers(table, frame, action, 503)["error"] == "StoreFailed"
            ann.post("/tables", {"game": "calaboose", "chairs": [{"who": "me"}] * 2}, 503)
        with ann.at_table(table) as live:
            live.says("look", seat=seat)
            live.says("answer", seat=seat, at=frame["at"], action=action)
            assert live.hears("refused")["error"] == "StoreFailed"
        locked.execute("ROLLBACK")
        locked.close()
        assert ann.answers(table, frame, action)["at"] > frame["at"]
        assert ann.plays(table, 0, 1)["scene"]["ending"]
        assert ann.get(f"/tables/{table}/verdict")["finding"] == "fair"


def test_a_computer_player_that_breaks_down_does_not_stop_the_table(
    tmp_path: Path, short: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    def broken(self: KeenPlayer, view: object) -> int:
        raise RuntimeError(f"I hold {view}")

    monkeypatch.setattr(KeenPlayer, "weigh", broken)
    with open_server(tmp_path / "house.sqlite") as server_address, visitors() as come:
        ann = come(server_address)
        table = ann.sets("me", "keen", edition=short)
        ann.post(f"/tables/{table}/start")
        assert ann.plays(table, 0)["scene"]["ending"]
    assert "RuntimeError" in caplog.text
    assert "I hold" not in caplog.text


def test_a_computer_player_that_never_answers_delays_no_other_table(
    tmp_path: Path, short: str, monkeypatch: pytest.MonkeyPatch
):
    release = threading.Event()
    monkeypatch.setattr(EasyPlayer, "weigh", lambda *_: release.wait(PATIENCE))
    with open_server(tmp_path / "house.sqlite") as server_address, visitors() as come:
        ann = come(server_address)
        for table in [ann.sets("easy", "easy", edition=short) for _ in range(3)]:
            ann.post(f"/tables/{table}/start")
            ann.frame(table, -1, 1, wait=0.1)  # they play while somebody watches
        table = ann.sets("me", "keen", edition=short)
        ann.post(f"/tables/{table}/start")
        assert ann.plays(table, 0)["scene"]["ending"]
        release.set()


def test_a_slow_player_is_replaced_for_one_answer(
    tmp_path: Path, short: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    release = threading.Event()
    monkeypatch.setattr(KeenPlayer, "weigh", lambda *_: release.wait(PATIENCE))
    with (
        open_server(tmp_path / "h.sqlite", thought_within=0.05) as server_address,
        visitors() as come,
    ):
        ann = come(server_address)
        table = ann.sets("me", "keen", edition=short)
        ann.post(f"/tables/{table}/start")
        assert ann.plays(table, 0)["scene"]["ending"]
        release.set()
    assert "expected an action in time" in caplog.text
