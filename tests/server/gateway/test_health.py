"""Health checks, metrics and the access log."""

import asyncio
import json
import logging
import sqlite3
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.server.conftest import open_server, visitors
from tests.server.waiting import until
from tinstar.server.cluster.bus.memory_bus import MemoryBus
from tinstar.server.gateway.health import HealthAndMetricsMiddleware
from tinstar.server.logging_setup import JsonLogFormatter, TextLogFormatter

ELSEWHERE = {"Host": "pod-17:8260", "Origin": "https://elsewhere.example"}


def figures(address: str) -> dict[str, float]:
    """Return all metrics by name and labels."""
    families = text_string_to_metric_families(httpx.get(f"{address}/metrics").text)
    return {" ".join((s.name, *s.labels.values())): s.value for f in families for s in f.samples}


def test_who_runs_it_may_ask_under_any_name_whether_it_is_alive_and_ready(tmp_path: Path):
    with open_server(tmp_path / "house.sqlite") as address:
        for path, said in (("/healthz", "alive\n"), ("/readyz", "ready\n")):
            answer = httpx.get(address + path, headers=ELSEWHERE)
            assert (answer.status_code, answer.text) == (200, said)
            assert "set-cookie" not in answer.headers


def test_a_house_whose_store_fails_is_alive_but_not_ready(tmp_path: Path):
    file = tmp_path / "house.sqlite"
    with open_server(file) as address:
        until(lambda: httpx.get(f"{address}/readyz").status_code == 200)
        with sqlite3.connect(file) as db:
            db.execute("ALTER TABLE tables RENAME TO gone")
        assert httpx.get(f"{address}/healthz").status_code == 200
        until(lambda: httpx.get(f"{address}/readyz").status_code == 503)
        said = httpx.get(f"{address}/readyz").text
        assert said == "The server cannot reach its database right now. Try again.\n"


async def test_however_many_ask_at_once_whether_it_is_ready_the_store_is_asked_once():
    asked = list[str]()

    def playing() -> list[str]:
        asked.append("playing")
        time.sleep(0.05)
        return []

    tables = SimpleNamespace(playing=playing)
    config = SimpleNamespace(metrics=False, access_log=False)
    registry = SimpleNamespace(resumed=True, store=SimpleNamespace(tables=tables), config=config)
    watch = HealthAndMetricsMiddleware(cast("Any", None), cast("Any", registry), MemoryBus())
    transport = httpx.ASGITransport(cast("Any", watch))
    async with httpx.AsyncClient(transport=transport, base_url="http://house") as http:
        said = await asyncio.gather(*(http.get("/readyz") for _ in range(20)))
        said.append(await http.get("/readyz"))
    assert {answer.text for answer in said} == {"ready\n"}
    assert asked == ["playing"]


def test_figures_say_what_happened_and_name_nobody(tmp_path: Path):
    with open_server(tmp_path / "house.sqlite", metrics=True) as address, visitors() as come:
        before = figures(address)
        ann = come(address)
        id = ann.sets("me", "easy")
        ann.post(f"/tables/{id}/start")
        ann.plays(id, 0, answers=2)
        ann.get("/tables/nothing", 404)
        with ann.at_table(id):
            assert figures(address)["tinstar_connections seated"] == 1
        now = figures(address)
        assert id not in httpx.get(f"{address}/metrics").text

    def more(name: str) -> float:
        return now[name] - before.get(name, 0)

    assert more("tinstar_answers_total calaboose person") == 2
    assert more("tinstar_answers_total calaboose computer") >= 1
    assert more("tinstar_answer_seconds_count") == 2
    assert more("tinstar_refusals_total NotFound") == 1
    assert more("tinstar_requests_total 404") == 1
    assert now["tinstar_tables"] == 1
    assert now["tinstar_machine_code calaboose"] == 1


def test_who_watches_and_then_sits_down_is_counted_among_those_who_sit(tmp_path: Path):
    """A newcomer may evict a spectator, but not a seated player."""
    with open_server(tmp_path / "house.sqlite", metrics=True) as address, visitors() as come:
        ann, bob = come(address), come(address)
        id = ann.sets("me", "friend")
        with bob.at_table(id) as live:
            live.says("look", seat=-1)
            live.hears("company")
            assert figures(address)["tinstar_connections watching"] == 1
            bob.joins(ann, id, "Bob")
            live.says("look", seat=1)
            live.says("undo", seat=1, at=0)
            live.hears("refused")  # so the look is done
            now = figures(address)
            assert now["tinstar_connections seated"] == 1
            assert now["tinstar_connections watching"] == 0


def test_figures_are_not_shown_unless_the_owner_wishes(server_address: str):
    assert "tinstar_tables" not in httpx.get(f"{server_address}/metrics").text


def test_the_access_log_has_a_line_for_each_request_and_no_secret(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    caplog.set_level(logging.INFO, "tinstar.access")
    with open_server(tmp_path / "house.sqlite", access_log=True) as address, visitors() as come:
        ann = come(address)
        id = ann.sets("me", "friend")
        with ann.at_table(id):
            ann.get(f"/tables/{id}")
        httpx.get(f"{address}/a%0Ab?secret=1")
        assert httpx.get(f"{address}/api/house", headers=ELSEWHERE).status_code == 403
    noted = [r for r in caplog.records if r.name == "tinstar.access"]
    seen: list[Any] = [r.__dict__["seen"] for r in noted]
    lines = {(line["method"], line["path"], line["status"]) for line in seen}
    short = f"/api/tables/{id[:4]}..."
    assert {("GET", short, 200), ("WebSocket", f"{short}/live", 101)} <= lines
    assert {("GET", "/a%0Ab", 404), ("GET", "/api/house", 403)} <= lines
    for secret in (id, ann.cookie, "secret", "\n"):
        assert all(secret not in r.getMessage() for r in noted)


def test_a_line_of_the_log_is_text_or_json():
    record = logging.LogRecord("tinstar.access", logging.INFO, "", 0, "%s came", ("Ann",), None)
    record.seen = {"status": 200}
    assert TextLogFormatter().format(record).endswith("Z INFO Ann came")
    line = json.loads(JsonLogFormatter().format(record))
    assert (line["level"], line["message"], line["status"]) == ("INFO", "Ann came", 200)
