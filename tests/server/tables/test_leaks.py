"""Nothing sent to a seat reveals what it may not know."""

import json
from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np
import pytest
from msgspec.structs import replace

import tinstar
from tests.server.conftest import Seated, Visitor
from tinstar.match.journal import Journal
from tinstar.match.journal_header import game_of
from tinstar.match.journal_replay import follow
from tinstar.match.match import Match
from tinstar.match.transition import Happening
from tinstar.presentation.events import events
from tinstar.presentation.scene import scene
from tinstar.server.tables.live_match import LiveMatch
from tinstar.server.tables.table_record import ChairRecord, TableRecord
from tinstar.server.tables.websocket_schemas import Frame
from tinstar.testing import everything_told_to_seat

SEATS = 4
LANGUAGES = ("en", "de")  # of even seats; of odd seats and spectators


def as_sent(made: Any) -> Any:
    return json.loads(msgspec.json.encode(made))


def faces_of_others(frame: dict[str, Any]) -> list[str]:
    """Return faces in others' hands and in the pile of a frame during a match; must be empty."""
    hidden = [
        z
        for z in frame["scene"]["zones"]
        if z["kind"] == "pile" or (z["kind"] == "hand" and z["seat"] != frame["seat"])
    ]
    pieces = [p for z in hidden for place in z["places"] for p in place.get("pieces", [])]
    return [p["face"] for p in pieces if "face" in p]


@pytest.mark.parametrize("memory_aid", [False, True])
def test_a_whole_game_shows_each_seat_what_its_own_view_holds_and_no_more(
    visit: Callable[[], Visitor], tmp_path, short: str, memory_aid: bool
):
    people = [visit() for _ in range(SEATS)]
    host, eve = people[0], visit()
    table = host.sets("me", *["friend"] * (SEATS - 1), memory_aid=memory_aid, edition=short)
    for i, person in enumerate(people[1:]):
        person.joins(host, table, f"P{i}")
    frames = play(host, people, eve, table)
    path = tmp_path / "match.jsonl"
    path.write_bytes(host.http.get(f"/tables/{table}/journal").content)
    journal = Journal.load(path)
    kept = follow(journal, game_of(journal))
    names = [c["name"] for c in host.get(f"/tables/{table}")["chairs"]]
    assert {f["seat"] for f in frames} == set(range(-1, SEATS))
    for frame in frames:
        language = LANGUAGES[frame["seat"] % 2]
        assert_own(frame, kept, names, memory_aid, language)
        if not memory_aid and not frame["scene"].get("ending"):
            assert not faces_of_others(frame)
    assert_no_secrets(journal, people, eve, table)


def play(host: Visitor, people: list[Visitor], eve: Visitor, table: str) -> list[dict[str, Any]]:
    """Play to the end with everyone connected; return all frames that were sent."""
    from contextlib import ExitStack

    with ExitStack() as stack:
        seated: dict[int, Seated] = {}
        for seat, visitor in [*enumerate(people), (-1, eve)]:
            seated[seat] = stack.enter_context(visitor.at_table(table))
            seated[seat].says("look", seat=seat, language=LANGUAGES[seat % 2])
            seated[seat].hears("company")
        host.post(f"/tables/{table}/start")
        frames = [s.hears("frame") for s in seated.values()]
        while not frames[-1]["scene"].get("ending"):
            asked = next(f for f in reversed(frames) if f["scene"].get("choices"))
            turn, choices = asked["seat"], asked["scene"]["choices"]
            action = choices[len(frames) % len(choices)]["action"]
            seated[turn].says("answer", seat=turn, at=asked["at"], action=action)
            for live in seated.values():
                frames.append(live.hears("frame"))
                while frames[-1]["at"] <= asked["at"]:  # this frame offers an undo
                    assert frames[-1]["undo"]
                    frames.append(live.hears("frame"))
        return frames


def assert_own(
    frame: Any, kept: list[Happening], names: list[str], memory_aid: bool, language: str = "en"
) -> None:
    """Assert that a frame and its events follow from the seat's own view alone."""
    at, seat = frame["at"], frame["seat"]
    own = scene(kept[at - 1].after.view(seat), names, memory_aid, language)
    assert frame["scene"] == as_sent(own)
    shown = [event for event in frame["events"] if event["kind"] != "by-itself"]
    told: list[Any] = []
    for happening in reversed(kept[:at]):
        _, _, views, action = happening.seen_by(seat)
        told = events(views, action, names, memory_aid, language) + told
        if len(told) >= len(shown):
            break
    assert shown == as_sent(told)[len(told) - len(shown) :]


def assert_no_secrets(journal: Journal, people: list[Visitor], eve: Visitor, table: str) -> None:
    """Assert that nobody got the seed early, or another player's id or tokens."""
    assert journal.end
    tokens = [p.get(f"/tables/{table}/links")["recovery"] for p in people]
    for i, visitor in enumerate([*people, eve]):
        everything = json.dumps(visitor.heard)
        assert journal.end.seed not in everything
        for j, person in enumerate(people):
            if i != j:
                assert person.guest not in everything
                assert not any(token in everything for token in tokens[j].values())


def test_the_leak_kit_looks_at_all_that_a_frame_of_the_house_carries():
    """Caboo has windows, too. Without chance between them, the server shows one move at a time."""
    game, rng = tinstar.load("caboo", players=SEATS), np.random.default_rng(1)
    chairs = [ChairRecord(holder="person") for _ in range(SEATS)]
    record = TableRecord("table", "caboo", chairs, {}, True, 0, "", "", "", b"")
    alone: list[Frame] = []
    with Match(game, [None] * SEATS, seed=1) as match:
        play = LiveMatch(match, record)
        play.go_on()
        while not match.state.is_terminal():
            before, at = match.state, play.at
            seat, action = before.current_player(), int(rng.choice(before.legal_actions()))
            play.enter(seat, at, action)
            if play.at == at + 1:
                alone += [play.frame(other) for other in range(-1, SEATS)]
                for frame in alone[-SEATS - 1 :]:
                    there = everything_told_to_seat.frame(before, action, frame.seat)
                    assert as_sent(bare(frame)) == as_sent(there)
    assert {frame.undo for frame in alone} == {True, False}
    assert {frame.waiting is None for frame in alone} == {True, False}


def bare(frame: Frame) -> Frame:
    """Return the frame without table positions, which the leak kit does not know."""
    waiting = frame.waiting and replace(frame.waiting, at=0)
    return replace(frame, at=0, waiting=waiting)
