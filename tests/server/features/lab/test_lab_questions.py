"""Comparisons in the lab: one per guest, few at once, limited, and dropped if nobody polls."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server import waiting
from tests.server.conftest import Visitor, open_server, visitors
from tests.server.waiting import PATIENCE
from tinstar.server.features.lab import service

SLOW, NEVER = "tests.server.features.lab.lab_job", "tests.server.no_such_job"
SHORT = {"hand_size": 3, "copies.HUCKSTER": 6, "copies.BANDIT": 6, "copies.CARD_SHARK": 0}
ELSEWHERE = {"X-Forwarded-For": "192.0.2.7"}  # as a proxy on this machine sends it


def asking(game: str = "calaboose", players: Any = 2, **more: Any) -> dict[str, Any]:
    changed = {"numbers": {"hand_size": 4}}
    return {"game": game, "players": players, "a": {}, "b": changed} | more


@pytest.fixture(autouse=True)
def _finds_the_jobs_of_tests(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[4]))


def until(ann: Visitor, id: str, good: Callable[[Any], bool]) -> Any:
    def found() -> Any:
        state = ann.get(f"/lab/questions/{id}")
        return state if good(state) else None

    return waiting.until(found, 5 * PATIENCE)  # a low-priority job


def works(ann: Visitor, id: str) -> int:
    """Return the process id of the running job."""
    return int(until(ann, id, lambda s: s["found"])["found"]["sentence"])


def ends(process: int) -> None:
    waiting.until(lambda: not Path(f"/proc/{process}").exists())


def test_games_are_played_until_time_is_up_and_the_sentence_says_what_differs(tmp_path: Path):
    with open_server(tmp_path / "h.sqlite", lab_seconds=1) as server_address, visitors() as come:
        ann = come(server_address)
        b = {"numbers": SHORT | {"hand_size": 2}, "options": {"games": 3}}
        question = asking(a={"numbers": SHORT}, b=b, kind="random")
        id = ann.post("/lab/questions", question, 201)["id"]
        done = until(ann, id, lambda s: s["phase"] == "done")
        assert done["question"]["b"] == b
        found = done["found"]
        assert found["ended"] == "time was up"
        assert found["sentence"].startswith("With B, games have ")
        length = found["findings"][0]
        assert length["metric"] == "length"
        assert length["sure"]
        low, high = length["difference"]["low"], length["difference"]["high"]
        assert 0 < low < length["b"]["value"] - length["a"]["value"] < high


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        (asking("solitaire"), "expected a game among"),
        (asking(players=9), "players: expected 2 to 5, got 9"),
        (asking(players="many"), "Expected `int`, got `str`"),
        (asking(kind="search:1s"), "Invalid enum value"),
        (asking(b={"numbers": {"hand_sise": 4}}), "the path of a number, such as hand_size"),
        (asking(b={"numbers": {"hand_size": 21}}), "expected a whole number from 1 to 20, got 21"),
        (asking(b={"numbers": {"hand_size": 4.5}}), "Expected `int`, got `float`"),
        (asking(b={"numbers": {"bounty.BANDIT.1": 2**31}}), "Expected `int` <= 2147483647"),
        (asking(b={"numbers": {f"n{i}": 1 for i in range(61)}}), "length <= 60"),
        (asking("showdown", b={"numbers": {"hand_size": 10, "hand_limit": 9}}), "expected at"),
        (asking(b={"options": {"games": 2}}), "option games: expected 1 or 3, got 2"),
        (asking(b={"options": {"chess": True}}), "expected an option among: games"),
        (asking(games=10**9), "unknown field `games`"),
    ],
)
def test_what_cannot_be_played_is_refused_and_says_why(
    visit: Callable[[], Visitor], question: dict[str, Any], expected: str
):
    assert expected in visit().post("/lab/questions", question, 400)["detail"]


def test_a_question_of_too_many_bytes_is_refused(visit: Callable[[], Visitor]):
    visit().post("/lab/questions", asking(game="x" * 70_000), 413)


def test_a_guest_has_one_question_and_may_leave_it(tmp_path: Path, monkeypatch: Any):
    monkeypatch.setattr(service, "JOB", SLOW)
    with open_server(tmp_path / "h.sqlite") as server_address, visitors() as come:
        ann = come(server_address)
        first, second = (ann.post("/lab/questions", asking(), 201)["id"] for _ in range(2))
        ann.get(f"/lab/questions/{first}", 404)
        process = works(ann, second)
        come(server_address).get(f"/lab/questions/{second}", 404)
        ann.delete(f"/lab/questions/{second}")
        ends(process)
        ann.get(f"/lab/questions/{second}", 404)


def test_a_few_are_answered_at_once_one_of_an_address_and_others_wait(
    tmp_path: Path, monkeypatch: Any
):
    monkeypatch.setattr(service, "JOB", SLOW)
    few: dict[str, Any] = {"lab_waiting": 4, "lab_per_address": 3, "proxies": ("127.0.0.1",)}
    with open_server(tmp_path / "h.sqlite", **few) as server_address, visitors() as come:
        guests = [come(server_address) for _ in range(4)]
        asked = [g.post("/lab/questions", asking(), 201) for g in guests[:3]]
        assert [a["ahead"] for a in asked] == [0, 1, 2]
        assert guests[3].post("/lab/questions", asking(), 429)["error"] == "TooMuch"
        far = [come(server_address) for _ in range(2)]
        for guest in far:
            guest.http.headers.update(ELSEWHERE)
        assert far[0].post("/lab/questions", asking(), 201)["phase"] == "working"
        far[1].post("/lab/questions", asking(), 429)
        guests[0].delete(f"/lab/questions/{asked[0]['id']}")
        until(guests[1], asked[1]["id"], lambda s: s["phase"] == "working")


def test_a_question_that_nobody_looks_at_is_left_and_one_that_breaks_down_makes_room(
    tmp_path: Path, monkeypatch: Any
):
    monkeypatch.setattr(service, "JOB", SLOW)
    monkeypatch.setattr(service, "NOBODY_LOOKS", 0.05)
    with open_server(tmp_path / "h.sqlite", lab_patience=3) as server_address, visitors() as come:
        ann = come(server_address)
        id = ann.post("/lab/questions", asking(), 201)["id"]
        ends(works(ann, id))
        assert until(ann, id, lambda s: s["phase"] == "done")["found"]["games"] == 32
        monkeypatch.setattr(service, "JOB", NEVER)
        id = ann.post("/lab/questions", asking(), 201)["id"]
        until(ann, id, lambda s: s["phase"] == "failed")


def test_a_house_may_keep_its_lab_closed(tmp_path: Path):
    with open_server(tmp_path / "h.sqlite", lab=False) as server_address, visitors() as come:
        ann = come(server_address)
        assert "lab" in ann.get("/lab/games/calaboose", 404)["detail"]
        assert "lab" in ann.post("/lab/questions", asking(), 404)["detail"]


def test_the_numbers_of_a_game_say_how_sure_they_are_and_how_far_they_may_go(
    visit: Callable[[], Visitor],
):
    found = visit().get("/lab/games/calaboose")
    bounty = next(n for n in found["numbers"] if n["name"] == "bounty")
    gunslinger = next(e for e in bounty["entries"] if e["path"] == "bounty.GUNSLINGER")
    assert (bounty["least"], bounty["most"], gunslinger["values"][0]) == (0, 999, 4)
    assert gunslinger["grades"] == ["A", "C", "C", "C", "C"]
    visit().get("/lab/games/solitaire", 404)
