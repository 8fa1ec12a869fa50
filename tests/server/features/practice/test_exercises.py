"""Exercises: one's own costly moves, repeated until they are known."""

import sqlite3
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.conftest import Visitor, open_server, visitors
from tinstar.lab_schemas.review_result import Decision, Figure, MoveChance, Review
from tinstar.server.features.practice import exercise_list

DAY = 24 * 3600


def reviewed(decisions: list[Decision]) -> bytes:
    review = Review("Calaboose", ["A", "B"], "wins", "plain", 1, 0, True, [], [], decisions)
    return msgspec.json.encode(review)


def costly(frame: Any, seat: int = 0, cost: float = 0.3, error: float = 0.01) -> Decision:
    """Return a costly decision at a frame: the first choice is best, the last costs most."""
    actions = [choice["action"] for choice in frame["scene"]["choices"]]
    moves = [MoveChance(a, Figure(0.9 - 0.01 * i, 0.001)) for i, a in enumerate(actions)]
    moves[-1] = MoveChance(actions[-1], Figure(0.9 - cost, error))
    return Decision(frame["at"], seat, "x", "y", False, 0.9, Figure(cost, error), moves)


@contextmanager
def played(
    tmp_path: Path, game: str = "calaboose", least: int = 4
) -> Generator[tuple[Visitor, Visitor, str, Any, Path]]:
    """Yield two guests, the table of a match of the first, a frame of it, and the database."""
    file = tmp_path / "h.sqlite"
    with visitors() as come, open_server(file) as address:
        ann, bob = come(address), come(address)
        id = ann.has_played(
            "", game=game
        )  # the whole game, where a seat always has several choices
        frames = ann.get(f"/tables/{id}/replay/0")["frames"]
        frame = next(f for f in frames if len(f["scene"].get("choices", [])) >= least)
        yield ann, bob, id, frame, file


def keeps(file: Path, table: str, raw: bytes) -> None:
    with sqlite3.connect(file) as db:
        db.execute("insert into reviews (table_id, raw) values (?, ?)", (table, raw))


def test_a_costly_move_is_repeated_until_it_is_solved(
    tmp_path: Path, short: str, monkeypatch: pytest.MonkeyPatch
):
    now = [1_700_000_000.0]
    monkeypatch.setattr(exercise_list.time, "time", lambda: now[0])
    with played(tmp_path) as (ann, bob, id, frame, file):
        nothing = {"due": [], "waiting": 0, "later": 0, "next_due": 0}
        assert ann.get("/me/exercises") == nothing
        keeps(file, id, reviewed([costly(frame)]))
        (one,) = ann.get("/me/exercises")["due"]
        assert (one["table"], one["position"]) == (id, frame["at"])
        path = f"/tables/{id}/exercises/{frame['at']}"
        shown = ann.get(path)
        assert shown["scene"]["zones"] == frame["scene"]["zones"]
        choices = [choice["action"] for choice in shown["scene"]["choices"]]
        wrong = ann.post(path, {"action": choices[-1]})
        assert not wrong["solved"]
        assert now[0] < wrong["due"] < now[0] + DAY
        now[0] = wrong["due"]
        right = ann.post(path, {"action": choices[1]})  # one point worse than the best
        assert right["solved"]
        gaps = []
        for _ in range(4):
            gaps.append(right["due"] - now[0])
            now[0] = right["due"]
            right = ann.post(path, {"action": choices[0]})
        assert gaps[-1] > gaps[0] > 0
        assert gaps[-1] > 2 * DAY
        told = ann.get("/me/exercises")
        assert (told["due"], told["later"], told["next_due"]) == ([], 1, right["due"])
        assert bob.get("/me/exercises")["due"] == []
        bob.get(path, 404)


def test_each_one_tells_its_match_and_moment_but_not_the_solution(tmp_path: Path):
    with played(tmp_path) as (ann, _, id, frame, file):
        keeps(file, id, reviewed([costly(frame)]))
        (one,) = ann.get("/me/exercises")["due"]
        match = ann.get("/me/history")["matches"][0]
        assert one["ended"] == match["when"]
        assert one["others"] == [s["name"] for s in match["seats"] if not s["yours"]]
        assert one["decisions"] == ann.get(f"/tables/{id}/replay/0")["frames"][-1]["at"]
        assert one["prompt"] == frame["scene"]["prompt"]
        assert one["round"] == ""  # Calaboose counts none
        assert one["cost"] == pytest.approx(0.3)
        assert not set(one) & {"moves", "best", "solution", "text"}
        german = ann.http.get("/me/exercises", headers={"Accept-Language": "de"}).json()
        assert "du" in german["due"][0]["prompt"].lower().split()


def test_the_costliest_come_first_and_few_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(exercise_list, "SHOWN", 2)
    with played(tmp_path) as (ann, _, id, _, file):
        frames = ann.get(f"/tables/{id}/replay/0")["frames"]
        own = [f for f in frames if len(f["scene"].get("choices", [])) > 1]
        costs = [0.1, 0.3, 0.2]
        found = [costly(f, cost=cost) for f, cost in zip(own[:3], costs, strict=True)]
        keeps(file, id, reviewed(found))
        told = ann.get("/me/exercises")
        assert [one["cost"] for one in told["due"]] == pytest.approx([0.3, 0.2])
        assert told["waiting"] == 3


def test_a_match_of_caboo_names_its_round(tmp_path: Path):
    with played(tmp_path, "caboo", least=2) as (ann, _, id, frame, file):
        keeps(file, id, reviewed([costly(frame)]))
        assert ann.get("/me/exercises")["due"][0]["round"] == "round 1"


def test_only_own_mistakes_are_exercises(tmp_path: Path):
    with played(tmp_path) as (ann, _, id, frame, file):
        others = [
            costly(frame, seat=1),
            msgspec.structs.replace(costly(frame), position=3, moves=[]),
        ]
        keeps(file, id, reviewed(others))
        assert ann.get("/me/exercises")["due"] == []


def test_a_second_try_at_once_changes_nothing(tmp_path: Path):
    with played(tmp_path) as (ann, _, id, frame, file):
        keeps(file, id, reviewed([costly(frame)]))
        ann.get("/me/exercises")
        path = f"/tables/{id}/exercises/{frame['at']}"
        best = frame["scene"]["choices"][0]["action"]
        first = ann.post(path, {"action": best})["due"]
        assert ann.post(path, {"action": best})["due"] == first


def test_they_are_exported_and_forgotten_with_their_guest(tmp_path: Path):
    with played(tmp_path) as (ann, _, id, frame, file):
        keeps(file, id, reviewed([costly(frame)]))
        ann.get("/me/exercises")
        (one,) = ann.get("/me/export")["exercises"]
        assert (one["table"], one["position"]) == (id, frame["at"])
        ann.post("/me/erase", {"sure": True})
        with sqlite3.connect(file) as db:
            assert db.execute("select count(*) from exercises").fetchone() == (0,)
