"""Reviews: only of finished matches, one at a time, limited, and stored."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server import waiting
from tests.server.conftest import Visitor, open_server, visitors
from tests.server.waiting import PATIENCE
from tinstar.server.features.reviews import service
from tinstar.server.jobs import runner

SLOW = "tests.server.features.reviews.slow_job"
NEVER = "tests.server.no_such_job"


@pytest.fixture(autouse=True)
def _finds_the_jobs_of_tests(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[4]))


def until(ann: Visitor, id: str, good: Callable[[Any], bool]) -> Any:
    def found() -> Any:
        state = ann.get(f"/tables/{id}/review")
        return state if good(state) else None

    return waiting.until(found, 5 * PATIENCE)  # a low-priority job


def test_a_review_is_made_once_and_kept_for_whoever_asks(
    tmp_path: Path, short: str, monkeypatch: pytest.MonkeyPatch
):
    with visitors() as come:
        with open_server(tmp_path / "h.sqlite", review_playouts=2) as server_address:
            ann = come(server_address)
            id = ann.has_played(short)
            assert ann.get(f"/tables/{id}/review")["phase"] == "none"
            assert ann.post(f"/tables/{id}/review")["phase"] in ("waiting", "working")
            done = until(ann, id, lambda s: s["phase"] == "done")
        for b in done["review"]["balance"]:
            parts = (b[part]["value"] for part in ("start", "luck", "own", "others"))
            assert sum(parts) == pytest.approx(b["result"])
        assert {d["seat"] for d in done["review"]["decisions"]} == {0}
        monkeypatch.setattr(service, "JOB", NEVER)
        with open_server(tmp_path / "h.sqlite") as server_address:
            assert come(server_address).post(f"/tables/{id}/review") == done


def test_only_a_match_that_is_over_is_reviewed(visit: Callable[[], Visitor], short: str):
    ann = visit()
    for begun in (False, True):
        id = ann.sets("me", "easy", edition=short)
        if begun:
            ann.post(f"/tables/{id}/start")
        ann.get(f"/tables/{id}/review", 409)
        ann.post(f"/tables/{id}/review", status=409)
    ann.post("/tables/nowhere/review", status=404)


def test_one_is_made_at_a_time_and_few_may_wait(
    tmp_path: Path, short: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(service, "JOB", SLOW)
    bounds = {"reviews_waiting": 3, "reviews_waiting_per_address": 2, "proxies": ("127.0.0.1",)}
    with open_server(tmp_path / "h.sqlite", **bounds) as server_address, visitors() as come:
        ann = come(server_address)
        ids = [ann.has_played(short) for _ in range(4)]
        for _ in range(2):  # asking twice queues one review
            ann.post(f"/tables/{ids[0]}/review")
        until(ann, ids[0], lambda s: (s["phase"], s["share"]) == ("working", 0.25))
        waiting = ann.post(f"/tables/{ids[1]}/review")
        assert (waiting["phase"], waiting["ahead"]) == ("waiting", 1)
        assert ann.post(f"/tables/{ids[2]}/review", status=429)["error"] == "TooMuch"
        for id, status in ((ids[2], 200), (ids[3], 429)):
            elsewhere = {"X-Forwarded-For": "192.0.2.7"}
            answer = ann.http.post(f"/tables/{id}/review", headers=elsewhere)
            assert answer.status_code == status


@pytest.mark.parametrize("job", [SLOW, NEVER])
def test_one_that_takes_too_long_or_breaks_down_makes_room_and_may_be_asked_for_again(
    tmp_path: Path, short: str, monkeypatch: pytest.MonkeyPatch, job: str
):
    monkeypatch.setattr(service, "JOB", job)
    monkeypatch.setattr(runner, "GRACE", 0.0)
    with (
        open_server(tmp_path / "h.sqlite", review_within=0.5) as server_address,
        visitors() as come,
    ):
        ann = come(server_address)
        first, second = ann.has_played(short), ann.has_played(short)
        for id in (first, second):
            ann.post(f"/tables/{id}/review")
        for id in (first, second):
            until(ann, id, lambda s: s["phase"] == "failed")
        assert ann.post(f"/tables/{first}/review")["phase"] in ("waiting", "working")
