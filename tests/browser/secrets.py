"""Compare everything sent to a browser with what its seat may know, by the journal."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from tests.browser.person import Person
from tinstar.engine.i18n import ENGLISH
from tinstar.engine.state import State
from tinstar.match import replay
from tinstar.match.seat_changes import say
from tinstar.match.transition import Happening
from tinstar.match.undo import had_no_choice
from tinstar.presentation.events import events
from tinstar.presentation.scene import Scene, scene
from tinstar.server.tables.seat_frames import SceneRenderer

FACES = """() => [...document.querySelectorAll('[data-place] [data-face]')]
    .map(e => [e.closest('[data-place]').dataset.place, e.dataset.face])
    .filter(([, face]) => face)"""
WATCHER = -1
KINDS = ("frame", "log", "company", "presence", "ping", "waiting", "looking")
TOLD_WHILE_WAITING = {"type", "at", "seats", "seconds", "left"}
TOLD_WHILE_LOOKING = {"type", "at", "seats", "left"}


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def assert_nothing_else_was_sent(person: Person, seat: int, table: str, folder: Path) -> None:
    """Check that every frame is the scene of the seat's own view, by the published journal."""
    happened = _happened(person, table, folder)
    names = [chair["name"] for chair in person.get(f"/api/tables/{table}")["chairs"]]
    assert person.scenes()
    for frame in person.scenes():
        eyes = frame["seat"]
        assert eyes in (seat, WATCHER)
        state = happened[frame["at"] - 1].after
        waits = (frame.get("waiting") or {}).get("seats", [])
        assert frame["scene"] == plain(_scene(state, eyes, waits, names))
    _assert_only_own_sentences(person, seat, happened, names)
    assert not any('"face"' in body for body in person.bodies)


def _scene(state: State, seat: int, waits: list[int], names: list[str]) -> Scene:
    """Return the scene of a seat or, in a window, of a seat that has not yet reacted."""
    view = state.view(seat)
    if not waits:
        return scene(view, names)
    asked = view.asked_at_once(seat if seat in waits else waits[0])
    return SceneRenderer(names, memory_aid=False).scene_in_window(asked, waits)


def _assert_only_own_sentences(
    person: Person, seat: int, happened: list[Happening], names: list[str]
) -> None:
    told = {text for eyes in (seat, WATCHER) for text in _told(happened, eyes, names)}
    for message in person.frames:
        sentences = message.get("lines", []) + message.get("events", [])
        assert {s["text"] for s in sentences if s.get("text")} <= told
        assert message["type"] in KINDS
        assert message["type"] != "waiting" or message.keys() <= TOLD_WHILE_WAITING
        assert message["type"] != "looking" or message.keys() <= TOLD_WHILE_LOOKING


def _told(happened: list[Happening], seat: int, names: list[str]) -> set[str]:
    found: set[str] = set()
    for happening in happened:
        _, actor, views, action = happening.seen_by(seat)
        found |= {e.text for e in events(views, action, names)}
        if had_no_choice(happening):
            found.add(say(ENGLISH, "by-itself", name=names[actor]))
    return found


def _happened(person: Person, table: str, folder: Path) -> list[Happening]:
    path = folder / f"{table}.jsonl"
    address = f"{person.address}/api/tables/{table}/journal"
    path.write_bytes(person.context.request.get(address).body())
    return replay(path)


def assert_the_page_shows_no_more(person: Person) -> None:
    """Check that every face in the document is in the same place of the last scene."""
    shown = Counter(map(tuple, person.page.evaluate(FACES)))
    known: Counter[tuple[str, str]] = Counter()
    for zone in person.scenes()[-1]["scene"]["zones"]:
        for place in zone["places"]:
            for piece in place.get("pieces", []):
                known[place["id"], piece.get("face") or ""] += piece.get("count", 1)
    assert shown <= known, shown - known
