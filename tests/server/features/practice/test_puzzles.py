"""Puzzles over the API: the view's scene only, and a judgement of each try."""

from collections.abc import Callable

import msgspec
import pytest

from tests.server.conftest import Visitor
from tinstar.games import rules
from tinstar.lab_schemas import puzzles
from tinstar.presentation.scene import scene
from tinstar.server.tables.table_record import COMPANY_NAMES

GAME = "calaboose"
FILE = puzzles.puzzles_in(rules(GAME).folder)


def test_a_puzzle_is_the_scene_of_its_seat_and_nothing_else(visit: Callable[[], Visitor]):
    ann = visit()
    told = ann.get(f"/games/{GAME}/puzzles")
    assert FILE
    assert told["version"] == rules(GAME).version
    assert {p["id"] for p in told["puzzles"]} == {p.id for p in FILE.puzzles}
    assert all(p["playable"] for p in told["puzzles"])
    puzzle = FILE.puzzles[0]
    shown = ann.get(f"/games/{GAME}/puzzles/{puzzle.id}")
    assert set(shown) == {"id", "game", "players", "rating", "scene"}
    view = puzzles.view_of(puzzle, puzzles.game_of(puzzle, rules(GAME)))
    names = COMPANY_NAMES[: puzzle.players]
    expected = msgspec.json.decode(msgspec.json.encode(scene(view, names, memory_aid=True)))
    assert shown["scene"] == expected
    assert shown["scene"]["you"] == puzzle.seat
    assert len(shown["scene"]["choices"]) == len(puzzle.moves)


def test_a_puzzle_of_caboo_shows_the_cards_that_its_player_had_seen(visit: Callable[[], Visitor]):
    ann, file = visit(), puzzles.puzzles_in(rules("caboo").folder)
    assert file
    view = puzzles.view_of(file.puzzles[0], puzzles.game_of(file.puzzles[0], rules("caboo")))
    seen = [view.s.seen[view.seat, at] >> view.seat & 1 for at in range(view.s.places[view.seat])]
    assert {0, 1} <= set(seen)
    shown = ann.get(f"/games/caboo/puzzles/{file.puzzles[0].id}")["scene"]
    (own,) = (z for z in shown["zones"] if z.get("seat") == view.seat)
    assert [bool(place["pieces"][0].get("face")) for place in own["places"]] == list(
        map(bool, seen)
    )


def test_a_try_says_whether_it_was_the_best_and_what_each_move_is_worth(
    visit: Callable[[], Visitor],
):
    ann = visit()
    assert FILE
    puzzle = FILE.puzzles[0]
    path = f"/games/{GAME}/puzzles/{puzzle.id}/tries"
    for move in puzzle.moves:
        judged = ann.post(path, {"action": move.action})
        assert judged["solved"] == (move.action == puzzle.solution)
        assert judged["moves"][0]["action"] == puzzle.solution
        assert len({m["text"] for m in judged["moves"]}) > 1
        assert judged["moves"][0]["chance"]["value"] == pytest.approx(puzzle.moves[0].chance.value)
    illegal = next(a for a in range(1000) if a not in {m.action for m in puzzle.moves})
    ann.post(path, {"action": illegal}, 400)


def test_a_puzzle_of_other_rules_is_listed_with_their_version_and_cannot_be_played(
    visit: Callable[[], Visitor], monkeypatch: pytest.MonkeyPatch
):
    assert FILE
    old = msgspec.structs.replace(FILE.puzzles[0], version=FILE.puzzles[0].version - 1)
    file = msgspec.structs.replace(FILE, puzzles=[old])
    monkeypatch.setattr(puzzles, "puzzles_in", lambda _: file)
    ann = visit()
    (told,) = ann.get(f"/games/{GAME}/puzzles")["puzzles"]
    assert (told["version"], told["playable"]) == (old.version, False)
    detail = ann.get(f"/games/{GAME}/puzzles/{old.id}", 409)["detail"]
    assert f"version {old.version}" in detail
    ann.post(f"/games/{GAME}/puzzles/{old.id}/tries", {"action": old.solution}, 409)


def test_what_there_is_not_is_not_found(visit: Callable[[], Visitor]):
    ann = visit()
    ann.get(f"/games/{GAME}/puzzles/none", 404)
    ann.get("/games/nothing/puzzles", 404)
